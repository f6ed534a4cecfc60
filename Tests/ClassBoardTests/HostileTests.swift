import CurrycombWorkbook
import Foundation
import Testing

@testable import CurrycombClassBoard

/// Tests against attackers on the same network who know the room's word.
struct HostileTests {
    private let folder = Folder()
    private let clock = Clock()
    private let board: Board
    private let site: BoardSite
    private var events: String { "/rooms/\(board.room.word)/events" }
    private var teacher: String { "/board/\(board.room.key)" }

    init() throws {
        board = try Board(folder.board, .fixture, title: "Monday", now: clock.read)
        site = BoardSite(board, assets: .none, now: clock.read)
    }

    private func send(_ script: Script, to path: String? = nil, from address: String = "10.0.0.7") -> HTTPResponse {
        site.answer(HTTPRequest("POST", path ?? events, script.lines, from: address))
    }

    private func decide(_ path: String) -> Int { site.answer(HTTPRequest("POST", "\(teacher)/\(path)")).status }

    private func show(_ page: String) -> String { site.answer(HTTPRequest("GET", "\(page)/state")).text }

    private var room: ClassRoom? {
        let answer = site.answer(HTTPRequest("GET", "/rooms/\(board.room.word)", from: "10.0.0.99"))
        return try? JSONDecoder().decode(ClassRoom.self, from: Data(answer.body))
    }

    private func joined(_ letter: Character, _ name: String = "Ada") -> Script {
        var script = Script(letter)
        script.join(name, at: clock.now)
        return script
    }

    private func refusal(_ answer: HTTPResponse) -> ClassRefusal.Reason? {
        guard answer.status == 403 else { return nil }
        return try? JSONDecoder().decode(ClassRefusal.self, from: Data(answer.body)).reason
    }

    @Test func untrustedTextsAreNotPublished() {
        // At least two learners make each mistake, because the projector omits a mistake that only one learner makes.
        for letter in "abcd" {
            var script = joined(letter, "EVIL name")
            script.say(.opened(exercise: "7.7", title: "EVIL title"), at: clock.now)
            script.say(.opened(exercise: "EVIL id", title: "EVIL title"), at: clock.now)
            script.say(.opened(exercise: "2.1", title: "EVIL title"), at: clock.now)
            let exercise = letter < "c" ? "7.7" : "2.1"
            script.say(
                .verdict(
                    ClassVerdict(
                        exercise: exercise, isSolved: false, held: ["EVIL held"], failed: ["EVIL check"],
                        misconception: "EVIL key", sentence: "EVIL sentence")), at: clock.now)
            script.fail(exercise, "EVIL key", "EVIL sentence", at: clock.now)
            script.fail("2.2", "swapped", "EVIL sentence", at: clock.now)
            script.say(.unknown("EVIL kind"), at: clock.now)
            script.raise("EVIL id", "EVIL question", at: clock.now)
            #expect(send(script).status == 200)
        }
        let wall = show("/projector/\(board.room.projectorKey)")
        #expect(!wall.contains("EVIL"))
        #expect(wall.contains("Sentence of swapped.") && wall.contains("Title of 2.1") && !wall.contains("7.7"))
        // Until a hand is opened, the teacher's page has names and the questions of raised hands, but no other text of
        // a learner.
        let texts = show(teacher).split(separator: "EVIL").dropFirst().map { $0.prefix(5) }
        #expect(Set(texts) == [" name", " ques"])
        let report = ReportFiles(Report(board.room, board.state, .fixture), style: "").all()
        for (name, text) in report {
            #expect(text.components(separatedBy: "EVIL").dropFirst().allSatisfy { $0.hasPrefix(" name") }, "\(name)")
        }
        let stored = String(decoding: (try? JSONEncoder().encode(board.state)) ?? Data(), as: UTF8.self)
        for word in ["title", "id", "held", "check", "key", "sentence", "kind"] {
            #expect(!stored.contains("EVIL \(word)"))
        }
    }

    @Test func textsStoredByAnEarlierBoardAreNotShown() {
        var state = BoardState()
        for letter in "ab" {
            var script = Script(letter)
            script.fail("7.7", "EVIL key", "EVIL sentence", at: clock.now)
            script.fail("2.1", "EVIL key", "EVIL sentence", at: clock.now)
            _ = BoardState.reducer(&state, .received(script.events, ahead: 0, now: clock.now))
        }
        #expect(Told.now(state, .fixture, at: clock.now).isEmpty)
        #expect(PageData.Column.all(state, .fixture).map(\.id) == ["2.1"])
    }

    @Test func fiveHundredInventedLearnersAreRateLimited() {
        var counts: [Int: Int] = [:]
        for number in 0..<500 {
            var script = Script(id: "invented\(1000 + number)")
            script.join("Bot")
            counts[send(script).status, default: 0] += 1
        }
        #expect(counts == [200: 40, 429: 460])
        #expect(send(joined("a"), from: "10.0.0.8").received == 1, "learners at other addresses can join")
        #expect(room?.refusal == nil)
    }

    @Test func aFullRoomRejectsOnlyNewcomers() {
        #expect(decide("room/most/2") == 204)
        var ada = joined("a")
        #expect(send(ada).received == 1 && room?.refusal == nil)
        #expect(send(joined("b")).received == 1)
        #expect(refusal(send(joined("c"))) == .full && room?.refusal == .full)
        ada.open("2.1")
        #expect(send(ada).received == 2)
        ada.say(.left)
        #expect(send(ada).received == 3)
        #expect(send(joined("c")).received == 1)
        ada.join("Ada")
        #expect(send(ada).received == 4, "a learner who has left can join again, even if the room is full")
        #expect(decide("room/most/501") == 404 && decide("room/most/0") == 404)
        board.close()
        let again = try? Board(folder.board, .fixture, now: clock.read)
        #expect(again?.room.most == 2)
    }

    @Test func aClosedRoomRejectsNewcomers() {
        var ada = joined("a")
        #expect(send(ada).received == 1)
        #expect(decide("room/close") == 204 && room?.refusal == .closed)
        #expect(refusal(send(joined("b"))) == .closed)
        ada.open("2.1")
        #expect(send(ada).received == 2)
        ada.say(.left)
        ada.join("Ada")
        #expect(send(ada).received == 4, "a learner who has left can join again, even if the room is closed")
        #expect(decide("room/open") == 204 && room?.refusal == nil)
        #expect(send(joined("b")).received == 1)
    }

    @Test func aRemovedLearnerCannotReturn() {
        let bad = joined("b", "Rude")
        #expect(send(joined("a")).received == 1 && send(bad).received == 1)
        #expect(decide("learners/2/remove") == 204)
        #expect(!show(teacher).contains("Rude"))
        #expect(refusal(send(bad)) == .removed)
        var good = joined("c", "Chi")
        good.open("2.1")
        #expect(send(good).received == 2)
        #expect(board.state.learner(good)?.order == 3, "no two learners have the same number")
        #expect(decide("learners/idle/remove") == 204)
        #expect(board.state.inOrder.map(\.name) == ["Chi"])
    }

    @Test func allHandsCanBeLoweredAtOnce() {
        for letter in "abc" {
            var script = joined(letter)
            script.raise("2.1", "?", at: clock.now)
            _ = send(script)
        }
        #expect(board.state.hands.count == 3 && decide("hands/helped") == 204)
        #expect(board.state.hands.isEmpty && board.state.learners.values.allSatisfy { $0.helped == 2 })
    }

    @Test func changingTheWordKeepsJoinedLearners() {
        let before = events
        let word = board.room.word
        var ada = joined("a")
        #expect(send(ada).received == 1)
        #expect(decide("room/word") == 204 && board.room.word != word)
        ada.open("2.1")
        #expect(send(ada, to: before).received == 2, "the earlier word works for learners in the room")
        #expect(send(joined("b"), to: before).status == 404)
        #expect(site.answer(HTTPRequest("GET", "/rooms/\(word)", from: "10.0.0.98")).status == 404)
        #expect(send(joined("b")).received == 1)
        board.close()
        let again = try? Board(folder.board, .fixture, now: clock.read)
        #expect(again?.room == board.room)
    }

    @Test func aNameBelongsToItsFirstUser() {
        var thief = joined("t", "Tom")
        _ = send(thief)
        let ada = joined("a", "Ada")
        _ = send(ada)
        thief.join("Ada")
        _ = send(thief)
        let (state, names) = (board.state, board.state.names)
        #expect(state.learner(ada).flatMap { names[$0.order] } == "Ada")
        #expect(state.learner(thief).flatMap { names[$0.order] } == "Ada (2)")
        // Only a client that knows a learner's id can act for that learner.
        var other = Script("z")
        other.join("Ada")
        other.solve("2.1")
        _ = send(other)
        #expect(board.state.learner(ada)?.exercises.isEmpty == true)
    }

    @Test func onlyTheTeacherCanModerate() {
        #expect(send(joined("a")).received == 1)
        for path in [
            "learners/1/remove", "learners/idle/remove", "room/close", "room/word", "room/most/1", "hands/helped",
        ] {
            for place in [
                "/projector/\(board.room.projectorKey)", "/rooms/\(board.room.word)", "/board/\(board.room.word)",
            ] {
                let request = HTTPRequest("POST", "\(place)/\(path)", from: "\(place)\(path)")
                #expect(site.answer(request).status == 404)
            }
            #expect(site.answer(HTTPRequest("GET", "\(teacher)/\(path)", from: path)).status == 404)
        }
        #expect(board.state.learners.count == 1 && !board.room.isClosed)
    }
}

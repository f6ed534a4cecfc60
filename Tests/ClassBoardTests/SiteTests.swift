import CurrycombWorkbook
import Foundation
import Testing

@testable import CurrycombClassBoard

struct SiteTests {
    private let folder = Folder()
    private let clock = Clock()
    private let board: Board
    private let site: BoardSite
    private var word: String { board.room.word }
    private var events: String { "/rooms/\(word)/events" }

    init() throws {
        board = try Board(folder.board, .fixture, title: "<Monday>", now: clock.read)
        site = BoardSite(board, assets: .none, now: clock.read)
    }

    private func ask(
        _ method: String, _ path: String, _ body: [UInt8] = [], clock: Double? = nil, from address: String = "10.0.0.7"
    ) -> HTTPResponse {
        site.answer(HTTPRequest(method, path, body, clock: clock, from: address))
    }

    private func ada(_ letter: Character = "a") -> Script {
        var ada = Script(letter)
        ada.join("<b>Ada</b>", at: clock.now)
        ada.open("2.1", at: clock.now)
        ada.fail("2.1", "swapped", at: clock.now)
        return ada
    }

    // MARK: - The wire

    @Test func theDoctorsRequestDoesNotCountAsAGuess() throws {
        let board = try Board(Folder().board, .fixture)
        var speeds = BoardSite.Speeds()
        speeds.guesses = Rates.Rate(burst: 2, perSecond: 0.001)
        let site = BoardSite(board, assets: .none, speeds: speeds)
        for _ in 0..<30 {
            let answer = site.answer(HTTPRequest("GET", "/projector/doctor/state"))
            #expect(answer.status == 404)
            #expect(String(decoding: answer.bytes(keepsAlive: false), as: UTF8.self).contains("\r\nClass-Board: 1\r\n"))
        }
        #expect(site.answer(HTTPRequest("GET", ClassWire.room(board.room.word))).status == 200)
        board.close()
    }

    @Test func aRoomIsFoundByItsWord() throws {
        let answer = ask("GET", "/rooms/\(word)")
        let room = try JSONDecoder().decode(ClassRoom.self, from: Data(answer.body))
        #expect(answer.status == 200 && room == ClassRoom(title: "<Monday>", id: board.room.id))
        #expect(ask("HEAD", "/rooms/\(word)") == answer)
    }

    @Test func repeatedEventsAreReceivedOnce() {
        let script = ada()
        #expect(ask("POST", events, script.lines).received == 3)
        #expect(ask("POST", events, script.lines).received == 3)
        #expect(board.state.learner(script)?.exercises["2.1"]?.verdicts == 1)
    }

    @Test func theSendersClockIsCorrected() {
        var script = Script("a")
        script.join("Ada", at: 500)
        #expect(ask("POST", events, script.lines, clock: 510).received == 1)
        #expect(board.state.learner(script)?.joined == clock.now - 10)
        script.open("2.1", at: 520)
        #expect(ask("POST", events, script.lines, clock: .infinity).received == 2)
        #expect(board.state.learner(script)?.moved == 520)
    }

    @Test func aNewerWorkshopsEventsAreCounted() {
        let lines =
            Script.lines([ada().events[0]])
            + Array(
                (#"{"learner":"aaaaaaaaaaaaaaaa","number":2,"time":1,"kind":"verdict","result":{"new":true}}"# + "\n"
                    + #"{"learner":"aaaaaaaaaaaaaaaa","number":3,"time":1,"kind":"danced"}"#).utf8)
        #expect(ask("POST", events, lines).received == 3)
    }

    @Test func invalidEventsAreRejected() {
        for body in ["", "\n", "hello", "{}", #"{"learner":"../..","number":1,"time":1,"kind":"left"}"#] {
            #expect(ask("POST", events, Array(body.utf8)).status == 422)
        }
        let many = (1...ClassBounds.eventsPerRequest + 1).map {
            ClassEvent(learner: "aaaaaaaaaaaaaaaa", number: $0, time: 1, .lowered)
        }
        #expect(ask("POST", events, Script.lines(many)).status == 413)
        #expect(ask("POST", events, Script.lines(many.dropLast())).received == ClassBounds.eventsPerRequest)
    }

    // MARK: - Strangers

    @Test func pathsWithoutTheRightKeyAreNotFound() {
        let nothing = ask("GET", "/nothing/at-all")
        #expect(nothing.status == 404)
        let key = board.room.key
        for (method, path) in [
            ("GET", "/"), ("GET", "/rooms"), ("GET", "/rooms/"), ("GET", "/rooms/wrong-word"),
            ("POST", "/rooms/x/events"),
            ("GET", events), ("POST", "/rooms/\(word)"), ("GET", "/rooms/\(word)/learners"), ("GET", "/board/\(word)"),
            ("GET", "/board/\(key.dropLast())"), ("GET", "/board/\(key)0/"), ("GET", "/projector/\(key)/"),
            ("GET", "/board/\(board.room.projectorKey)/"), ("GET", "/board/\(key)/../../etc/passwd"),
        ] {
            #expect(ask(method, path, from: "\(method)\(path)") == nothing, "\(method) \(path)")
        }
        #expect(ask("GET", "/board/\(key)/").status == 200)
        #expect(ask("GET", "/board/\(key)").header("Location") == "/board/\(key)/")
    }

    @Test func guessingIsRateLimited() {
        var tries = 0
        while ask("GET", "/rooms/wrong-word").status == 404, tries < 1000 { tries += 1 }
        #expect(tries == 20)
        let refused = ask("GET", "/rooms/\(word)")
        #expect(refused.status == 429 && refused.header("Retry-After") == "3", "even the right word is refused")
        #expect(ask("GET", "/rooms/\(word)", from: "10.0.0.8").status == 200, "other clients are not delayed")
        #expect(ask("GET", "/board/\(board.room.key)/").status == 200)
        clock.advance(3)
        #expect(ask("GET", "/rooms/\(word)").status == 200)
    }

    /// A page of an earlier class may still be open in the teacher's browser and send requests with its old key.
    @Test func aPageWithAnOldKeyDoesNotSlowDownItsAddress() {
        for page in ["board", "projector"] {
            for _ in 0..<60 { #expect(ask("GET", "/\(page)/0123456789abcdef/state").status == 404) }
        }
        #expect(ask("GET", "/rooms/\(word)").status == 200)
    }

    @Test func aFloodingLearnerIsRateLimited() {
        let lines = ada().lines
        var taken = 0
        while ask("POST", events, lines).status == 200, taken < 1000 { taken += 1 }
        #expect(taken == 20)
        #expect(ask("POST", events, lines).header("Retry-After") == "1")
        #expect(ask("POST", events, ada("b").lines).received == 3, "other clients are not delayed")
        clock.advance(1)
        #expect(ask("POST", events, lines).received == 3)
    }

    @Test func aFloodingAddressIsRateLimited() {
        var taken = 0
        for number in 0..<2000 {
            let id = "learner\(10000 + number)"
            let line = Script.lines([ClassEvent(learner: id, number: 1, time: 1, .lowered)])
            if ask("POST", events, line).status == 200 { taken += 1 }
        }
        #expect(taken == 40, "only forty newcomers at one address can join at once")
        let big = Array(repeating: UInt8(ascii: " "), count: 250 << 10)
        taken = 0
        while ask("POST", events, big, from: "10.0.0.9").status != 429, taken < 1000 { taken += 1 }
        #expect(taken == 15)
    }

    @Test func allChecksOfAnExerciseAreCounted() {
        var script = Script("a")
        script.join("Ada")
        script.say(.verdict(ClassVerdict(exercise: "2.1", isSolved: false, failed: ["types"], sentence: "No.")))
        _ = ask("POST", events, script.lines)
        #expect(ask("GET", "/board/\(board.room.key)/state").text.contains(#""checks":2,"held":0"#))
    }

    // MARK: - Pages

    @Test func theTeacherSeesNamesAndCode() {
        var script = ada()
        script.raise("2.1", "why?", at: clock.now)
        _ = ask("POST", events, script.lines)
        let base = "/board/\(board.room.key)"
        let state = ask("GET", base + "/state?after=")
        #expect(state.text.contains("<b>Ada</b>") && state.text.contains("why?"))
        #expect(!state.text.contains("struct Answer"), "code is sent when a hand is opened")
        #expect(!state.text.contains(script.learner))
        #expect(ask("GET", base + "/hands/1").text.contains("struct Answer"))
        #expect(ask("GET", base + "/hands/2").status == 404)
        #expect(ask("POST", base + "/hands/1/4/helped").status == 204)
        #expect(ask("GET", base + "/hands/1").status == 404)
        // If a client sends an event again, the board must confirm the event.
        let receipt = ask("POST", events, script.lines)
        #expect(receipt.text.contains(#""helped":4"#) && receipt.text.contains(#""received":4"#))
    }

    @Test func learnersOfOneAddressCanBeRemovedAtOnce() {
        for number in 0..<12 {
            var script = Script(id: "invented\(10000 + number)")
            script.join("Bot \(number)", at: clock.now)
            script.open("2.2", at: clock.now)
            _ = ask("POST", events, script.lines, from: "10.0.0.66")
        }
        let base = "/board/\(board.room.key)"
        #expect(
            !ask("GET", base + "/state").text.contains(#""beside":11"#),
            "if all learners have one address, it is a router's")
        _ = ask("POST", events, ada().lines)
        let state = ask("GET", base + "/state").text
        #expect(state.contains(#""beside":11"#) && state.contains(#""beside":0"#))
        #expect(!state.contains("10.0.0"), "no page shows the addresses")
        #expect(ask("POST", base + "/learners/99/address/remove").status == 404)
        #expect(ask("POST", base + "/learners/3/address/remove").status == 204)
        #expect(board.state.inOrder.map(\.name) == ["<b>Ada</b>"])
        #expect(ask("POST", "/projector/\(board.room.projectorKey)/learners/1/address/remove").status == 404)
    }

    /// After a restart, the origins of the learners who have not sent anything again are unknown.
    @Test func unknownOriginsDoNotMakeAnAddressSuspect() throws {
        var (bo, cy) = (Script("b"), Script("c"))
        bo.join("Bo", at: clock.now)
        cy.join("Cy", at: clock.now)
        _ = try board.receive(ada().events)
        for script in [bo, cy] { _ = ask("POST", events, script.lines) }
        let state = ask("GET", "/board/\(board.room.key)/state").text
        #expect(state.contains(#""beside":0"#) && !state.contains(#""beside":1"#))
    }

    @Test func aHandShowsThatItsExerciseWasSolved() {
        var script = ada()
        script.raise("2.1", "why?", at: clock.now)
        _ = ask("POST", events, script.lines)
        let base = "/board/\(board.room.key)"
        #expect(ask("GET", base + "/state").text.contains(#""isSolved":false"#))
        clock.advance(60)
        script.solve("2.1", at: clock.now)
        _ = ask("POST", events, script.lines)
        #expect(ask("GET", base + "/state").text.contains(#""isSolved":true"#))
    }

    @Test func anUnchangedStateIsNotSentAgain() throws {
        struct Version: Decodable { let version: String }
        let path = "/board/\(board.room.key)/state"
        let version = try JSONDecoder().decode(Version.self, from: Data(ask("GET", path).body)).version
        #expect(ask("GET", path + "?after=\(version)").status == 204)
        _ = ask("POST", events, ada().lines)
        #expect(ask("GET", path + "?after=\(version)").status == 200)
    }

    @Test func theProjectorShowsNoPersonalData() {
        for letter in "abc" {
            var script = ada(letter)
            if letter == "c" { script.fail("2.2", "alone") }
            script.raise("2.1", "secret question")
            _ = ask("POST", events, script.lines)
        }
        let base = "/projector/\(board.room.projectorKey)"
        let text = ask("GET", base + "/state").text
        #expect(text.contains("Sentence of swapped.") && text.contains("\"count\":2"))
        for secret in ["Ada", "secret question", "struct Answer", board.room.key, "aaaaaaaaaaaaaaaa", "alone"] {
            #expect(!text.contains(secret), "\(secret)")
        }
        for path in ["/all", "/hands/1", "/diary"] { #expect(ask("GET", base + path).status == 404) }
        #expect(ask("POST", base + "/diary").status == 404)
    }

    @Test func pagesHaveARestrictiveSecurityPolicy() {
        let head = String(decoding: ask("GET", "/board/\(board.room.key)/").bytes(keepsAlive: true), as: UTF8.self)
        for rule in [
            "default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "form-action 'none'",
            "Referrer-Policy: no-referrer", "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
        ] {
            #expect(head.contains(rule))
        }
        #expect(!head.contains("unsafe"))
    }

    @Test func pageAssetsInsertNoHTML() throws {
        let assets = try #require(Assets.load())
        let script = String(decoding: assets.script, as: UTF8.self)
        for word in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function"] {
            #expect(!script.contains(word))
        }
        for page in [assets.board, assets.projector] {
            let text = String(decoding: page, as: UTF8.self)
            #expect(!text.contains("http://") && !text.contains("https://"), "no page loads anything from the internet")
            #expect(!text.contains("<style") && !text.contains(" style="))
        }
    }

    @Test func aDiaryCanBeSentToAnOpenBoard() {
        let answer = ask("POST", "/board/\(board.room.key)/diary", ada().lines)
        #expect(answer.text == #"{"fresh":3,"unaccepted":0}"#)
        #expect(ask("POST", "/board/\(board.room.key)/diary", ada().lines).text == #"{"fresh":0,"unaccepted":0}"#)
    }
}

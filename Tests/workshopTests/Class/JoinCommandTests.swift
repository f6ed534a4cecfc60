import CurrycombWorkbook
import Foundation
import Testing

@testable import CurrycombTeaching
@testable import CurrycombWorkshop

@Suite struct JoinCommandTests {
    let clone: Clone
    var commands: CourseCommands
    var folder: ClassFolder { commands.classFolder }

    init() throws {
        clone = try Clone()
        commands = CourseCommands(
            course: Fixture.course, workspace: clone.workspace, answerJudge: FakeJudge(root: clone.workspace.root),
            traits: TerminalTraits())
        // When hundreds of tests run at the same time, a board in this process may be slow, so the command waits longer
        // than usual.
        commands.patience = 60
    }

    private func board(_ room: String = LoopbackServer.here) throws -> LoopbackServer {
        let count = Shared(0)
        return try LoopbackServer { request in
            guard request.hasPrefix("POST") else { return room }
            count.value += LoopbackServer.events(in: request)
            return LoopbackServer.http(200, "{\"received\":\(count.value)}")
        }
    }

    private func join(_ room: RoomAddress, _ name: String = "Ada") -> Int32 {
        commands.run(.classroom(.join(room, name: name)))
    }

    private func kinds(_ word: String = "calm-otter") -> [ClassEvent.Kind] {
        folder.diary(of: word).events().map(\.kind)
    }

    @Test func joiningAndLeavingAreSentToTheBoard() throws {
        let server = try board()
        #expect(join(try server.room, "  Ada \u{7} L. ") == 0)
        let member = try #require(folder.membership)
        #expect(member.name == "Ada L." && member.word == "calm-otter")
        #expect(folder.received(of: "calm-otter") == 1)
        #expect(commands.run(.classroom(.join(nil, name: nil))) == 0)
        #expect(commands.run(.classroom(.leave)) == 0)
        #expect(folder.membership == nil && folder.received(of: "calm-otter") == 2)
        #expect(kinds() == [.joined(name: "Ada L."), .left])
        #expect(commands.run(.classroom(.leave)) == 1)
        #expect(join(try server.room) == 0)
        #expect(folder.membership?.learner == member.learner && kinds().count == 3)
    }

    @Test func anUnreachableBoardDoesNotPreventJoining() throws {
        #expect(join(try RoomAddress("127.0.0.1:\(LoopbackServer.closedPort())/calm-otter")) == 1)
        #expect(folder.membership != nil && kinds() == [.joined(name: "Ada")])
        #expect(folder.received(of: "calm-otter") == 0)
    }

    @Test func aWrongRoomIsNotJoined() throws {
        for answer in [LoopbackServer.http(404, ""), LoopbackServer.http(200, "<html>"), "SSH-2.0\r\n"] {
            #expect(join(try board(answer).room) == 1)
            #expect(folder.membership == nil && !Files.exists(folder.path))
        }
    }

    @Test func joiningAnotherRoomCreatesANewLearner() throws {
        let server = try board()
        #expect(join(try server.room) == 0)
        let first = folder.membership?.learner
        let other = try RoomAddress("127.0.0.1:\(server.port)/quick-fox")
        _ = join(other)
        #expect(folder.membership?.word == "quick-fox" && folder.membership?.learner != first)
        #expect(kinds() == [.joined(name: "Ada"), .left] && kinds("quick-fox") == [.joined(name: "Ada")])
    }

    @Test func aNewWordOfTheSameRoomKeepsTheLearner() throws {
        let bees = LoopbackServer.http(200, #"{"version":1,"course":"Currycomb","title":"Bees","id":"r1"}"#)
        let server = try board(bees)
        #expect(join(try server.room) == 0)
        let first = folder.membership?.learner
        let other = try RoomAddress("127.0.0.1:\(server.port)/quick-fox")
        #expect(join(other) == 0)
        #expect(folder.membership?.learner == first && folder.membership?.word == "quick-fox")
        #expect(kinds() == [.joined(name: "Ada"), .joined(name: "Ada")] && kinds("quick-fox").isEmpty)
        #expect(join(try server.room, "Ada L.") == 0 && folder.membership?.learner == first)
    }

    @Test(arguments: ["closed", "full", "removed"])
    func aRoomThatRefusesLearnersIsNotJoined(_ reason: String) throws {
        let shut = "{\"version\":1,\"course\":\"Currycomb\",\"title\":\"Bees\",\"id\":\"r1\",\"refusal\":\"\(reason)\"}"
        #expect(join(try board(LoopbackServer.http(200, shut)).room) == 1)
        #expect(folder.membership == nil && !Files.exists(folder.path))
        // This room passes the check before joining, but refuses the first event.
        let server = try LoopbackServer { request in
            request.hasPrefix("POST") ? LoopbackServer.http(403, "{\"reason\":\"\(reason)\"}") : LoopbackServer.here
        }
        #expect(join(try server.room) == 1)
        #expect(folder.membership == nil)
    }

    @Test func removalFromTheRoomIsReported() throws {
        let isRemoved = Shared(false)
        let server = try LoopbackServer { request in
            guard request.hasPrefix("POST") else { return LoopbackServer.here }
            return isRemoved.value
                ? LoopbackServer.http(403, #"{"reason":"removed"}"#) : LoopbackServer.http(200, #"{"received":1}"#)
        }
        #expect(join(try server.room) == 0)
        #expect(commands.run(.classroom(.join(nil, name: nil))) == 0)
        isRemoved.value = true
        ClassNotes(folder).note(.opened(exercise: "2.1", title: "Compose"))
        #expect(commands.run(.classroom(.join(nil, name: nil))) == 1)
    }

    @Test func aBusyBoardIsNotReportedAsJoined() throws {
        let server = try LoopbackServer { request in
            request.hasPrefix("POST") ? LoopbackServer.http(429, "") : LoopbackServer.here
        }
        #expect(join(try server.room) == 1)
        #expect(folder.membership != nil, "the events are sent later")
    }

    @Test func anInvisibleNameIsRejected() throws {
        #expect(join(try board().room, "\u{200B}\u{7}") == 2)
        #expect(folder.membership == nil)
    }

    @Test func checksAreRecordedOnlyAfterJoining() throws {
        #expect(commands.run(.check(["curry"], json: true)) == 1)
        #expect(!Files.exists(folder.path))
        _ = join(try board().room)
        try clone.write("wrong", Fixture.curry.file)
        #expect(commands.run(.check(["curry"], json: true)) == 1)
        #expect(kinds().dropFirst().first == .opened(exercise: "3.1", title: "Curry"))
        guard case .verdict(let verdict)? = kinds().last else {
            Issue.record("no verdict: \(kinds())")
            return
        }
        #expect(verdict.exercise == "3.1" && verdict.failed == ["type"])
        // If all exercises are checked, only the exercises that were begun are reported.
        #expect(commands.run(.check([], json: true)) == 1)
        #expect(kinds().count == 4)
    }

    @Test func theDoctorChecksTheBoard() throws {
        func grades(_ board: BoardPlace?) -> [Doctor.Finding.Grade] {
            ClassDoctor(commands: commands, board: board).boardAnswer().map(\.grade)
        }
        #expect(grades(nil).isEmpty)
        let closed = BoardPlace(host: "127.0.0.1", port: try LoopbackServer.closedPort())
        #expect(grades(closed) == [.bad])
        // Before the learner joins a room, a 404 from a class board is a good response, but a 404 from another server
        // is not.
        let other = try board(LoopbackServer.http(404, ""))
        withExtendedLifetime(other) { #expect(grades(other.place) == [.bad]) }
        let silent = try board(LoopbackServer.http(404, "", "Class-Board: 1\r\n"))
        withExtendedLifetime(silent) { #expect(grades(silent.place) == [.good]) }
        #expect(silent.requests.value.allSatisfy { !$0.contains("/rooms/") }, "a wrong word counts as a guess")
        let server = try board()
        _ = join(try server.room)
        #expect(grades(nil) == [.good] && grades(server.place) == [.good])
        try folder.join(Membership(board: closed, word: "calm-otter", learner: "abcdefgh", name: "Ada"))
        #expect(grades(nil) == [.note], "on the evening before, the board need not be open")
    }

    @Test func theDiaryIsWrittenForTheTeacher() throws {
        let file = clone.workspace.path("stick/ada.diary")
        #expect(commands.run(.classroom(.diary(file))) == 1)
        _ = join(try board().room)
        #expect(commands.run(.classroom(.diary(file))) == 3, "a mistyped path does not become a folder")
        #expect(!Files.exists(clone.workspace.path("stick")))
        try FileManager.default.createDirectory(
            atPath: clone.workspace.path("stick"), withIntermediateDirectories: true)
        #expect(commands.run(.classroom(.diary(file))) == 0)
        #expect(Files.text(file)?.hasPrefix(#"{"room":"calm-otter","#) == true)
        #expect(ClassDiary(file: file).events().map(\.kind) == [.joined(name: "Ada")])
        _ = commands.run(.classroom(.leave))
        #expect(commands.run(.classroom(.diary(file))) == 0, "the learner's events are written even after leaving")
        #expect(ClassDiary(file: file).events().count == 2)
        // If the path is a folder, the diary is written into it with a generated name.
        #expect(commands.run(.classroom(.diary(clone.workspace.path("stick")))) == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: clone.workspace.path("stick")).count == 2)
    }

    /// Joins a room whose board cannot be reached, and records there that an exercise was opened.
    private func joinOffline(_ word: String, at port: Int, _ name: String = "Ada", exercise: String = "2.1") throws {
        #expect(join(try RoomAddress("127.0.0.1:\(port)/\(word)"), name) == 1)
        ClassNotes(folder).note(.opened(exercise: exercise, title: "Compose"))
    }

    @Test func eventsOfAMistypedWordMoveToTheRightRoom() throws {
        let bees = LoopbackServer.http(200, #"{"version":1,"course":"Currycomb","title":"Bees","id":"r1"}"#)
        let isOpen = Shared(false)
        let bodies = Shared("")
        let count = Shared(0)
        let server = try LoopbackServer { request in
            guard isOpen.value else { return LoopbackServer.http(503, "") }
            guard request.hasPrefix("POST") else { return bees }
            bodies.value += request
            count.value += LoopbackServer.events(in: request)
            return LoopbackServer.http(200, "{\"received\":\(count.value)}")
        }
        let port = Int(server.port)
        try joinOffline("clam-otter", at: port)
        isOpen.value = true
        #expect(join(try server.room) == 0)
        let opened = ClassEvent.Kind.opened(exercise: "2.1", title: "Compose")
        #expect(kinds() == [.joined(name: "Ada"), opened, .joined(name: "Ada")])
        #expect(folder.received(of: "calm-otter") == 3 && bodies.value.contains("\"opened\""))
        #expect(!Files.exists(folder.diary(of: "clam-otter").file))
        // The room's word changes, and the learner mistypes the new word while the board cannot be reached.
        isOpen.value = false
        try joinOffline("quick-fax", at: port, exercise: "2.2")
        isOpen.value = true
        let learner = folder.diary(of: "calm-otter").events().first?.learner
        #expect(join(try RoomAddress("127.0.0.1:\(port)/quick-fox")) == 0)
        #expect(kinds().contains(.opened(exercise: "2.2", title: "Compose")))
        #expect(folder.diary(of: "calm-otter").events().allSatisfy { $0.learner == learner })
        #expect(folder.membership?.learner == learner && folder.unsentWork(of: "calm-otter") == 0)
    }

    @Test func eventsForAnotherBoardAreNotMoved() throws {
        try joinOffline("clam-otter", at: LoopbackServer.closedPort())
        #expect(join(try board().room) == 0)
        #expect(kinds() == [.joined(name: "Ada")])
        #expect(folder.roomsWithUnsentWork(except: "calm-otter") == ["clam-otter"])
        let stick = clone.workspace.path("stick")
        try FileManager.default.createDirectory(atPath: stick, withIntermediateDirectories: true)
        #expect(commands.run(.classroom(.diary(stick + "/ada.diary"))) == 0)
        #expect(ClassDiary(file: stick + "/ada.diary").events().map(\.kind) == [.joined(name: "Ada")])
        try FileManager.default.removeItem(atPath: stick + "/ada.diary")
        // If the path is a folder, the command writes the current room's diary, and the diaries of other rooms whose
        // boards have not received all the work.
        #expect(commands.run(.classroom(.diary(stick))) == 0)
        let files = try FileManager.default.contentsOfDirectory(atPath: stick).sorted()
        #expect(files.map { String($0.prefix(10)) } == ["calm-otter", "clam-otter"])
        #expect(ClassDiary(file: "\(stick)/\(files[1])").events().count == 3)
    }

    @Test func aCopiedCloneBecomesANewLearner() throws {
        let server = try board()
        #expect(join(try server.room, "Teacher") == 0)
        let teacher = folder.membership?.learner
        func copy() throws {
            try FileManager.default.copyItem(atPath: folder.path, toPath: folder.path + "-copy")
            try FileManager.default.moveItem(atPath: folder.path, toPath: folder.path + "-of-the-teacher")
            try FileManager.default.moveItem(atPath: folder.path + "-copy", toPath: folder.path)
        }
        try copy()
        // The name is the same, so the copy counts as the original clone, as if it had been moved, for example to
        // another disk.
        #expect(join(try server.room, "Teacher") == 0)
        #expect(folder.membership?.learner == teacher)
        try FileManager.default.removeItem(atPath: folder.path + "-of-the-teacher")
        try copy()
        _ = join(try server.room, "Ada")
        #expect(folder.membership?.learner != teacher)
        #expect(kinds() == [.joined(name: "Ada")] && Files.exists(folder.path + "/calm-otter.copied-1"))
        // If the name changes but the folder does not, the learner is still the same.
        let ada = folder.membership?.learner
        _ = join(try server.room, "Ada L.")
        #expect(folder.membership?.learner == ada)
    }

    @Test func aDamagedMembershipIsReportedAndRepaired() throws {
        let server = try board()
        #expect(join(try server.room) == 0)
        let learner = folder.membership?.learner
        let file = folder.path + "/joined.json"
        try Files.write("{", to: file)
        #expect(folder.isMembershipDamaged)
        #expect(commands.run(.classroom(.join(nil, name: nil))) == 1)
        #expect(commands.run(.classroom(.leave)) == 0 && !Files.exists(file))
        #expect(join(try server.room) == 0 && folder.membership?.learner == learner)
    }

    @Test func aClosedRoomIsNotReportedAsJoined() throws {
        let answer = Shared(LoopbackServer.http(429, ""))
        let server = try LoopbackServer { $0.hasPrefix("POST") ? answer.value : LoopbackServer.here }
        #expect(join(try server.room) == 1)
        for reason in ["closed", "full"] {
            answer.value = LoopbackServer.http(403, "{\"reason\":\"\(reason)\"}")
            #expect(commands.run(.classroom(.join(nil, name: nil))) == 1)
        }
    }

    @Test func leavingReportsUnsentEvents() {
        #expect(Say.left("calm-otter", reached: false, unsent: 2).contains("2 events were not sent"))
        #expect(!Say.left("calm-otter", reached: false, unsent: 0).contains("could not be reached"))
    }

    @Test func filesOfOthersAreNotOverwritten() throws {
        _ = join(try board().room)
        let file = clone.workspace.path("notes.txt")
        for text in ["my notes\n", "{\"kind\":\"left\",\"learner\":\"zzzzzzzz\",\"number\":1,\"time\":1}\n"] {
            try Files.write(text, to: file)
            #expect(commands.run(.classroom(.diary(file))) == 3)
            #expect(Files.text(file) == text)
        }
    }
}

@Suite struct ClassArgumentsTests {
    private func request(_ words: String...) throws -> Request { try Arguments(words, Fixture.course).command }

    private func message(_ words: String...) -> String? {
        do throws(UsageError) {
            _ = try Arguments(words, Fixture.course)
            return nil
        } catch {
            return error.message
        }
    }

    @Test func classCommandsAreParsed() throws {
        let room = try RoomAddress("192.168.1.20/calm-otter")
        #expect(try request("join", "192.168.1.20/calm-otter") == .classroom(.join(room, name: nil)))
        #expect(try request("join", "192.168.1.20/calm-otter", "Ada", "L.") == .classroom(.join(room, name: "Ada L.")))
        #expect(try request("join") == .classroom(.join(nil, name: nil)))
        #expect(try request("leave") == .classroom(.leave))
        #expect(try request("diary", "ada.diary") == .classroom(.diary("ada.diary")))
    }

    @Test func invalidArgumentsAreReported() {
        #expect(message("join", "a b") == Say.nonsense("a b"))
        #expect(message("join", "192.168.1.20:8427") == Say.noWord("192.168.1.20:8427"))
        #expect(message("leave", "now") != nil)
        #expect(message("diary") != nil)
        #expect(message("diary", "a", "b") != nil)
    }
}

import CurrycombStores
import CurrycombWorkbook
import Foundation
import Testing

@testable import CurrycombClassBoard

struct BoardTests {
    private func ada() -> Script {
        var ada = Script("a")
        ada.join("Ada")
        ada.open("2.1")
        ada.fail("2.1", "swapped")
        return ada
    }

    @Test func aRestartRestoresTheBoard() throws {
        let folder = Folder()
        let first = try Board(folder.board, .fixture, title: "Monday", port: 9000)
        #expect(try first.receive(ada().events) == .init(received: 3, fresh: 3))
        let (room, state) = (first.room, first.state)
        first.close()
        let second = try Board(folder.board, .fixture)
        #expect(second.room == room && second.state == state)
        #expect(try second.receive(ada().events) == .init(received: 3, fresh: 0))
        #expect(second.version != first.version)
    }

    @Test(arguments: 1..<40)
    func aTruncatedJournalKeepsAcknowledgedEvents(_ cut: Int) throws {
        let folder = Folder()
        let script = ada()
        let board = try Board(folder.board, .fixture)
        _ = try board.receive(Array(script.events[...1]))
        let acknowledged = board.state
        _ = try board.receive(script.events)
        board.close()
        let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.board.journal))
        try bytes.dropLast(cut).write(to: URL(fileURLWithPath: folder.board.journal))
        let again = try Board(folder.board, .fixture)
        #expect(again.state == acknowledged)
        #expect(again.report.tornTail != nil && again.report.isWhole)
        #expect(try again.receive(script.events) == .init(received: 3, fresh: 1), "the learner sends it again")
    }

    @Test func aFolderCannotBeOpenedTwice() throws {
        let folder = Folder()
        let board = try Board(folder.board, .fixture)
        #expect(throws: JournalError.self) { try Board(folder.board, .fixture) }
        guard case .failure(let failure) = ClassBoardCommand.opened(folder.board) else {
            Issue.record("the board was opened twice")
            return
        }
        #expect(failure.isInUse && failure.message == Say.inUse(folder.board.path))
        board.close()
    }

    @Test func eventsInADeletedFileAreNotAcknowledged() throws {
        let folder = Folder()
        let script = ada()
        let board = try Board(folder.board, .fixture)
        _ = try board.receive(Array(script.events[...1]))
        let site = BoardSite(board, assets: .none)
        try FileManager.default.removeItem(atPath: folder.board.journal)
        let path = ClassWire.events(board.room.word)
        #expect(site.answer(HTTPRequest("POST", path, script.lines)).status == 503)
        #expect(site.answer(HTTPRequest("POST", path, script.lines)).status == 503, "sent again")
        #expect(throws: JournalError.self) { try board.moderate(.helpedAll) }
        let room = board.room
        board.close()
        let again = try Board(folder.board, .fixture)
        #expect(again.room == room)
        #expect(try again.receive(script.events) == .init(received: 3, fresh: 3), "the learner sends everything again")
        // If the room's file is missing, the board writes it again.
        try FileManager.default.removeItem(atPath: folder.board.path + "/room.json")
        _ = try again.receive(script.events)
        #expect(folder.board.room == room)
    }

    @Test func aPortIsStoredOnlyIfTheBoardListensOnIt() throws {
        let folder = Folder()
        let board = try Board(folder.board, .fixture)
        let port = board.room.port
        let other = try #require(SystemSocket.listening(at: 0, onlyHere: true).socket)
        let taken = other.port
        guard case .failure(let failure) = ClassBoardCommand.listening(board, at: taken, onlyHere: true) else {
            Issue.record("two boards listen on one port")
            return
        }
        #expect(failure.message == Say.portTaken(taken))
        #expect(board.room.port == port && folder.board.room?.port == port)
        other.close()
        if case .success(let socket) = ClassBoardCommand.listening(board, at: taken, onlyHere: true) {
            socket.close()
            #expect(folder.board.room?.port == taken)
        }
        board.close()
    }

    @Test func diariesOfAnotherClassAreNotAdded() throws {
        let folder = Folder()
        let diary = folder.path + "/ada.diary"
        func run(_ words: String...) -> Int32 {
            ClassBoardCommand.run(["add", diary, "--folder", folder.board.path] + words)
        }
        func write(_ members: String) throws {
            let lines = String(decoding: ada().lines, as: UTF8.self).replacing("{\"", with: "{\(members)\"")
            try Data(lines.utf8).write(to: URL(fileURLWithPath: diary))
        }
        func count() throws -> Int {
            let board = try Board(folder.board, .fixture)
            defer { board.close() }
            return board.state.learners.count
        }
        try write("")
        #expect(run() == ClassBoardCommand.failed, "there is no class in this folder")
        #expect(!FileManager.default.fileExists(atPath: folder.board.path))
        let board = try Board(folder.board, .fixture)
        try board.changeRoom { $0.changeWord() }
        let room = board.room
        board.close()
        for members in ["\"room\":\"other-word\",", "\"room\":\"\(room.word)\",\"roomID\":\"other\","] {
            try write(members)
            #expect(run() == ClassBoardCommand.failed)
            #expect(try count() == 0)
        }
        for members in [
            "\"room\":\"\(room.earlierWords[0])\",", "\"room\":\"x\",\"roomID\":\"\(room.id)\",",
        ] {
            #expect(EventLines.rooms(Array("{\(members)\"a\":1}\n".utf8)).map { $0.isRoom(room) } == [true])
        }
        try write("\"room\":\"other-word\",")
        #expect(run("--any-class") == ClassBoardCommand.done)
        #expect(try count() == 1)
    }

    @Test func anUnusableFolderIsReportedInPlainWords() throws {
        let folder = Folder()
        // There is a file at the folder's path, so the folder cannot be made.
        try Data().write(to: URL(fileURLWithPath: folder.board.path))
        guard case .failure(let failure) = ClassBoardCommand.opened(folder.board) else {
            Issue.record("a file was opened as a folder")
            return
        }
        #expect(!failure.message.contains("Domain") && failure.message.contains(folder.board.path))
    }

    @Test func onlyTheOwnerCanReadTheBoardsFiles() throws {
        let folder = Folder()
        let board = try Board(folder.board, .fixture)
        _ = try board.receive(ada().events)
        for name in ["", "/room.json", "/board.journal"] {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.board.path + name)
            let mode = (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0o777
            #expect(mode & 0o077 == 0, "\(name)")
        }
        board.close()
    }

    /// A folder that already exists can contain other files, so it keeps its permissions. Only the board's own files
    /// become private.
    @Test func filesInAnExistingFolderArePrivate() throws {
        let folder = Folder()
        let files = FileManager.default
        func mode(_ name: String) throws -> Int? {
            try (files.attributesOfItem(atPath: folder.board.path + name)[.posixPermissions] as? NSNumber)?.intValue
        }
        try files.createDirectory(
            atPath: folder.board.path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
        for _ in 1...2 {
            let board = try Board(folder.board, .fixture)
            _ = try board.receive(ada().events)
            board.close()
            #expect(try mode("") == 0o755)
            for name in ["/room.json", "/board.journal"] {
                #expect(try mode(name) == 0o600, "\(name)")
                // A copy of a board may have files that everyone can read. When the board is opened, they must become
                // private again.
                try files.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder.board.path + name)
            }
        }
    }

    @Test func forgettingDeletesTheBoard() throws {
        let folder = Folder()
        let board = try Board(folder.board, .fixture)
        _ = try board.receive(ada().events)
        #expect(ClassBoardCommand.run(["forget", "--yes", "--folder", folder.board.path]) == ClassBoardCommand.failed)
        #expect(folder.board.isThere, "a board that is open is not deleted")
        board.close()
        #expect(ClassBoardCommand.run(["forget", "--yes", "--folder", folder.board.path]) == 0)
        #expect(!FileManager.default.fileExists(atPath: folder.board.path))
        #expect(ClassBoardCommand.run(["forget", "--yes", "--folder", folder.board.path]) == ClassBoardCommand.failed)
    }

    @Test func forgettingKeepsForeignFiles() throws {
        let folder = Folder()
        try Board(folder.board, .fixture).close()
        let own = folder.board.path + "/my notes.txt"
        try Data("x".utf8).write(to: URL(fileURLWithPath: own))
        #expect(ClassBoardCommand.run(["forget", "--yes", "--folder", folder.board.path]) == 0)
        #expect(FileManager.default.fileExists(atPath: own) && !folder.board.isThere)
    }

    /// Without a network, the command to join contains `board` in place of an address. Learners should join even so,
    /// because joining begins their diaries, and any address will do for that.
    @Test func joiningIsExplainedWithoutANetwork() throws {
        let room = Room(title: "Bees", port: 8500, now: 0)
        let line = Say.opened(room, [], 0, "/class").split(separator: "\n").first { $0.contains("workshop join") }
        #expect(line == "  swift run workshop join board:8500/\(room.word)")
        #expect(Say.opened(room, [], 0, "/class").contains(Say.noNetwork))
        #expect(!Say.opened(room, ["10.0.0.2"], 0, "/class").contains(Say.noNetwork))
    }

    @Test func aDiaryIsAddedOnce() throws {
        let folder = Folder()
        let diary = folder.path + "/ada.diary"
        let script = ada()
        try Data(script.lines + Array(#"{"learner":"aaaa"#.utf8)).write(to: URL(fileURLWithPath: diary))
        try Board(folder.board, .fixture).close()
        for _ in 0..<2 {
            #expect(ClassBoardCommand.run(["add", diary, "--folder", folder.board.path]) == 0)
        }
        let board = try Board(folder.board, .fixture)
        #expect(board.state.learner(script)?.received == 3)
        #expect(board.state.learner(script)?.exercises["2.1"]?.verdicts == 1)
        board.close()
        #expect(
            ClassBoardCommand.run(["add", "/nowhere/x", "--folder", folder.board.path]) == ClassBoardCommand.failed)
    }

    @Test func aDiaryWithAMissingEventIsNotReportedAsKnown() throws {
        let folder = Folder()
        let board = try Board(folder.board, .fixture)
        var script = ada()
        script.solve("2.1")
        let gap = script.events.filter { $0.number != 2 }
        #expect(try board.receive(gap).unaccepted == 2)
        // The events of a file are sorted, so if a file contains a diary twice, each event arrives twice in a row.
        #expect(try board.receive(script.events.flatMap { [$0, $0] }).unaccepted == 0)
        try board.moderate(.removed(orders: [1]))
        #expect(try board.receive(script.events).unaccepted == 4)
        var added = AddedEvents(Board.Outcome())
        #expect(Say.added("f", added, of: 2, unreadable: 0) == "f: 0 events added, 2 were known already.")
        (added.fresh, added.unaccepted) = (1, 2)
        #expect(
            Say.added("f", added, of: 3, unreadable: 1)
                == "f: 1 event added. 1 line could not be read. 2 events could not be added. \(Say.whyNotAdded)")
    }

    @Test func aWriteErrorIsNotReportedAsABoardInUse() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let folder = Folder()
            try Board(folder.board, .fixture).close()
            var script = Script("a")
            script.join("Ada")
            for _ in 0..<100 { script.raise("2.1", "why?") }
            let diary = folder.path + "/ada.diary"
            try Data(script.lines).write(to: URL(fileURLWithPath: diary))
            // No file can grow beyond 8 KB, as if the disk were full.
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: 8192, rlim_max: 8192)
            #if canImport(Glibc)
            setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            #else
            setrlimit(RLIMIT_FSIZE, &limit)
            #endif
            exit(ClassBoardCommand.run(["add", diary, "--folder", folder.board.path]))
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("ada.diary could not be added") && !words.contains("another window"))
    }

    @Test func unorderedDiariesAreRead() {
        let script = ada()
        let mixed = Script.lines(script.events.reversed()) + Array("nonsense\n".utf8)
        let (events, unreadable) = EventLines.diary(mixed)
        #expect(events == script.events && unreadable == 1)
    }

    @Test func aDamagedRoomFileIsNotReplaced() throws {
        let folder = Folder()
        try folder.board.make()
        let room = try folder.board.room(title: "Bees", port: nil, most: nil, now: 0)
        let file = folder.board.path + "/room.json"
        let text = try String(contentsOfFile: file, encoding: .utf8) + ","
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        #expect(throws: BoardFolder.Damage.self) {
            try folder.board.room(title: nil, port: nil, most: 40, now: 0)
        }
        #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
        try String(text.dropLast()).write(toFile: file, atomically: true, encoding: .utf8)
        #expect(try folder.board.room(title: nil, port: nil, most: nil, now: 9) == room)
    }

    @Test func roomsAreHardToGuessAndEasyToType() {
        let rooms = (0..<50).map { _ in Room(title: "", port: 1, now: 0) }
        #expect(Set(rooms.flatMap { [$0.key, $0.projectorKey] }).count == 100)
        #expect(rooms.allSatisfy { $0.key.count == 32 })
        #expect(RoomWords.first.count * RoomWords.second.count > 40_000)
        for list in [RoomWords.first, RoomWords.second] {
            for (index, word) in list.enumerated() {
                #expect(word.allSatisfy { $0.isASCII && $0.isLowercase })
                #expect(!list[..<index].contains { isNear($0, word) }, "\(word) looks like another")
            }
        }
        #expect(isNear("plum", "plump") && isNear("lime", "line") && !isNear("otter", "badger"))
    }

    /// Returns true if two words differ by at most one letter: one that is replaced, or one that is missing.
    private func isNear(_ left: String, _ right: String) -> Bool {
        let (short, long) = left.count < right.count ? (Array(left), Array(right)) : (Array(right), Array(left))
        if short.count == long.count { return zip(short, long).count { $0 != $1 } <= 1 }
        guard long.count - short.count == 1 else { return false }
        return long.indices.contains { index in
            var rest = long
            rest.remove(at: index)
            return rest == short
        }
    }
}

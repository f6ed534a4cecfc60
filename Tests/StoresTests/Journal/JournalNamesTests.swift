import Foundation
import Synchronization
import TestSupport
import Testing

@testable import CurrycombStores

@Suite("A journal's file")
struct JournalNamesTests {
    /// Keeps only the last ten numbers, so even a small journal is compacted often.
    static let keeping = Reducer<[Int], Int> { list, number in list = Array((list + [number]).suffix(10)) }

    @discardableResult
    func run(_ path: String, _ numbers: ClosedRange<Int>, compactionThreshold: Int = 500) async throws -> JournalReport
    {
        let journal = try Journal(at: path, [], Self.keeping, compactionThreshold: compactionThreshold, disk: .quick)
        let store = Store(journal)
        for number in numbers {
            store.dispatch(number)
            if number % 5 == 0 { try await journal.flush() }
        }
        try await journal.flush()
        journal.close()
        return journal.report
    }

    func state(_ path: String) throws -> [Int] {
        let journal = try Journal(at: path, [], Self.keeping, disk: .quick)
        defer { journal.close() }
        return journal.takeState()
    }

    /// Returns the description of the error that opening the journal throws, or an empty string if it throws no error.
    func refusal(_ path: String) -> String {
        do {
            try Journal(at: path, [], listing, disk: .quick).close()
            return ""
        } catch {
            return "\(error)"
        }
    }

    func isLink(_ path: String) -> Bool { (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil }

    @Test("under two names, by a hard link, is open once, and both names show every acknowledged action")
    func hardLink() async throws {
        let folder = Folder()
        let other = Folder()
        let second = other.path + "/second.journal"
        try await run(folder.journal, 1...100)
        try FileManager.default.linkItem(atPath: folder.journal, toPath: second)
        let open = try Journal(at: folder.journal, [], Self.keeping)
        #expect(refusal(second) == "The journal \(second) is in use.")
        open.close()
        let byOther = try Journal(at: second, [], Self.keeping)
        #expect(refusal(folder.journal).contains("in use"))
        byOther.close()
        for round in 1...6 {
            let numbers = round * 1000...round * 1000 + 300
            try await run(round % 2 == 0 ? folder.journal : second, numbers)
            #expect(try state(folder.journal) == Array(numbers.suffix(10)))
            #expect(try state(second) == Array(numbers.suffix(10)))
        }
        // A file that cannot be replaced still gets a snapshot from time to time, so only a few actions have
        // to be reduced again.
        let report = try await run(second, 9001...9001)
        #expect(report.actions < 100)
        let length = try folder.bytes().count
        try FileManager.default.removeItem(atPath: folder.journal)
        try await run(second, 9002...9010)
        #expect(try other.bytes("second.journal").count < length / 10)
    }

    @Test("is not on the disk after its file has been deleted")
    func deletedWhileOpen() async throws {
        let folder = Folder()
        let journal = try Journal(at: folder.journal, [], Self.keeping, compactionThreshold: 500, disk: .quick)
        let store = Store(journal)
        store.dispatch(1)
        try await journal.flush()
        let file = try #require(FileHandle(forReadingAtPath: folder.journal))
        try FileManager.default.removeItem(atPath: folder.journal)
        store.dispatch(2)
        await #expect(throws: JournalError.self) { try await journal.flush() }
        await #expect(throws: JournalError.self) { try await journal.flush() }
        // The error remains, although the next action is written to the file, because the file no longer has a name.
        let wells = Atomic<Int>(0)
        let observation = journal.writeError.observe { error in
            if error == nil { wells.add(1, ordering: .relaxed) }
        }
        let length = try file.seekToEnd()
        store.dispatch(3)
        while try file.seekToEnd() == length { try await Task.sleep(for: .milliseconds(1)) }
        await #expect(throws: JournalError.self) { try await journal.flush() }
        #expect(wells.load(ordering: .relaxed) == 0)
        // A snapshot makes a new file.
        for number in 4...200 { store.dispatch(number) }
        try await journal.flush()
        #expect(journal.writeError.value == nil)
        observation.dispose()
        journal.close()
        #expect(try state(folder.journal) == Array(191...200))
    }

    @Test("that gets a second name while it is open continues under both")
    func linkedWhileOpen() async throws {
        let folder = Folder()
        let journal = try Journal(at: folder.journal, [], Self.keeping, compactionThreshold: 500, disk: .quick)
        let store = Store(journal)
        let second = folder.path + "/second.journal"
        try FileManager.default.linkItem(atPath: folder.journal, toPath: second)
        for number in 1...500 {
            store.dispatch(number)
            if number % 5 == 0 { try await journal.flush() }
        }
        #expect(refusal(second).contains("in use"))
        journal.close()
        #expect(try state(second) == Array(491...500))
        #expect(try state(folder.journal) == Array(491...500))
    }

    @Test("that is moved away while it is open keeps every acknowledged action")
    func movedWhileOpen() async throws {
        let folder = Folder()
        let journal = try Journal(at: folder.journal, [], Self.keeping, compactionThreshold: 500, disk: .quick)
        let store = Store(journal)
        let moved = folder.path + "/moved.journal"
        try FileManager.default.moveItem(atPath: folder.journal, toPath: moved)
        for number in 1...500 {
            store.dispatch(number)
            if number % 5 == 0 { try await journal.flush() }
        }
        journal.close()
        #expect(try state(moved) == Array(491...500))
    }

    @Test("does not overwrite another file that was put in its place while it is open")
    func replacedWhileOpen() async throws {
        let folder = Folder()
        let other = Folder()
        try await run(other.journal, 1...10)
        let journal = try Journal(at: folder.journal, [], Self.keeping, compactionThreshold: 500, disk: .quick)
        let store = Store(journal)
        #expect(rename(other.journal, folder.journal) == 0)
        await #expect(throws: JournalError.self) {
            for number in 1...500 {
                store.dispatch(number)
                try await journal.flush()
            }
        }
        journal.close()
        #expect(try state(folder.journal) == Array(1...10))
    }

    @Test("behind a symbolic link is found, locked and replaced where it is; the link stays")
    func symbolicLink() async throws {
        let folder = Folder()
        let other = Folder()
        let link = other.path + "/link.journal"
        // A relative link leads to another link, whose target does not exist yet.
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "next")
        try FileManager.default.createSymbolicLink(atPath: other.path + "/next", withDestinationPath: folder.journal)
        for round in 1...4 {
            let numbers = round * 1000...round * 1000 + 300
            let path = round % 2 == 0 ? folder.journal : link
            let open = try Journal(at: path, [], Self.keeping)
            #expect(refusal(folder.journal).contains("in use by process \(ProcessInfo.processInfo.processIdentifier)"))
            #expect(refusal(link).contains("in use by process \(ProcessInfo.processInfo.processIdentifier)"))
            open.close()
            try await run(path, numbers)
            #expect(try state(folder.journal) == Array(numbers.suffix(10)))
            #expect(try state(link) == Array(numbers.suffix(10)))
        }
        #expect(isLink(link) && !isLink(folder.journal))
        #expect(folder.names == ["test.journal", "test.journal.lock"])
        #expect(other.names == ["link.journal", "next"])
        #expect(try folder.bytes().count < 2000)
        try FileManager.default.removeItem(atPath: folder.journal)
        try FileManager.default.createSymbolicLink(atPath: folder.journal, withDestinationPath: link)
        #expect(refusal(link) != "")
    }

    @Test("is not written through a link that was put beside it")
    func companions() async throws {
        let manager = FileManager.default
        for isHard in [false, true] {
            let folder = Folder()
            let precious = folder.path + "/precious"
            try Data("precious".utf8).write(to: URL(fileURLWithPath: precious))
            func link(_ name: String) throws {
                if isHard {
                    try manager.linkItem(atPath: precious, toPath: name)
                } else {
                    try manager.createSymbolicLink(atPath: name, withDestinationPath: precious)
                }
            }
            try link(folder.journal + ".new")
            try await run(folder.journal, 1...300)
            try link(folder.journal + ".new")
            try await run(folder.journal, 301...600)
            #expect(try state(folder.journal) == Array(591...600))
            #expect(try folder.bytes("precious") == Array("precious".utf8))
            try manager.removeItem(atPath: folder.journal + ".lock")
            try link(folder.journal + ".lock")
            #expect(refusal(folder.journal).contains("lock"))
            #expect(try folder.bytes("precious") == Array("precious".utf8))
            try manager.removeItem(atPath: folder.journal + ".lock")
            #expect(try state(folder.journal) == Array(591...600))
        }
    }

    @Test("is not begun or compacted in place of another file")
    func filesOfOthers() async throws {
        let folder = Folder()
        let other = folder.journal + ".new"
        let precious = Data("precious".utf8)
        try precious.write(to: URL(fileURLWithPath: other))
        #expect(refusal(folder.journal).contains("create \(other)"))
        #expect(try Data(folder.bytes("test.journal.new")) == precious)
        try FileManager.default.removeItem(atPath: other)
        try await run(folder.journal, 1...5)
        try precious.write(to: URL(fileURLWithPath: other))
        try await run(folder.journal, 6...300)
        #expect(try Data(folder.bytes("test.journal.new")) == precious)
        #expect(try state(folder.journal) == Array(291...300))
    }

    /// The last ten numbers, and a count of how often they are encoded.
    struct Counted: Codable {
        var numbers: [Int] = []
        let encodings = Tally()

        init() {}
        init(from decoder: any Decoder) throws { numbers = try [Int](from: decoder) }
        func encode(to encoder: any Encoder) throws {
            encodings.add()
            try numbers.encode(to: encoder)
        }
    }

    @Test("that cannot be replaced: the state is not encoded for each action, and a later snapshot replaces the file")
    func encodings() async throws {
        let folder = Folder()
        let initial = Counted()
        let keeping = Reducer<Counted, Int> { $0.numbers = Array(($0.numbers + [$1]).suffix(10)) }
        let journal = try Journal(at: folder.journal, initial, keeping, compactionThreshold: 500, disk: .quick)
        let store = Store(journal)
        let other = folder.journal + ".new"
        try Data("precious".utf8).write(to: URL(fileURLWithPath: other))
        #expect(initial.encodings.value == 1)
        for number in 1...200 {
            store.dispatch(number)
            try await journal.flush()
        }
        let length = try folder.bytes().count
        #expect((2...2 + length / 500).contains(initial.encodings.value))
        try FileManager.default.removeItem(atPath: other)
        for number in 201...230 {
            store.dispatch(number)
            try await journal.flush()
        }
        journal.close()
        #expect(try folder.bytes().count < 1500)
        #expect(try state(folder.journal) == Array(221...230))
    }

    @Test("is not begun in place of another journal, open or closed")
    func journalWithTheNameOfADraft() async throws {
        let folder = Folder()
        let other = folder.journal + ".new"
        let open = try Journal(at: other, [], Self.keeping, disk: .quick)
        #expect(refusal(folder.journal).contains("create \(other)"))
        open.close()
        try await run(other, 1...5)
        #expect(refusal(folder.journal).contains("create \(other)"))
        #expect(try state(other) == Array(1...5))
    }

    @Test(
        "replaces a draft that a crash left",
        arguments: [[], [0x89, 0x43], Header.magic + [7], [0, 0], [UInt8](repeating: 0, count: 50)])
    func leftDraft(_ draft: [UInt8]) async throws {
        let folder = Folder()
        try Data(draft).write(to: URL(fileURLWithPath: folder.journal + ".new"))
        try await run(folder.journal, 1...5)
        #expect(try state(folder.journal) == Array(1...5))
        #expect(folder.names == ["test.journal", "test.journal.lock"])
    }

    @Test("keeps its permissions when it is replaced")
    func permissions() async throws {
        let folder = Folder()
        try await run(folder.journal, 1...5)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder.journal)
        try await run(folder.journal, 6...600)
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.journal)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    }

    @Test(
        "that is not a journal is refused, and left as it is",
        arguments: [
            Array("Dear diary, …\n".utf8), Array("x".utf8), [UInt8](repeating: 0, count: 5000),
            [0x89] + Array("PNG\r\n".utf8) + [0x1A, 0x0A, 0, 0, 0, 13], Array("{\"todos\": []}".utf8),
        ])
    func otherContent(_ content: [UInt8]) throws {
        let folder = Folder()
        try folder.put(content)
        #expect(refusal(folder.journal).contains("is not a journal"))
        #expect(try folder.bytes() == content)
        #expect(folder.names == ["test.journal"])
    }

    @Test("that is not a regular file is refused at once", .timeLimit(.minutes(60)))
    func otherKinds() throws {
        let folder = Folder()
        let name = folder.journal
        #expect(mkfifo(name, 0o644) == 0)
        #expect(refusal(name) == "\(name) is not a journal: it is a pipe. It was not changed.")
        try FileManager.default.removeItem(atPath: name)
        try FileManager.default.createDirectory(atPath: name, withIntermediateDirectories: false)
        #expect(refusal(name) == "\(name) is not a journal: it is a folder. It was not changed.")
        try FileManager.default.removeItem(atPath: name)
        try FileManager.default.createSymbolicLink(atPath: name, withDestinationPath: "/dev/null")
        #expect(refusal(name) == "\(name) is not a journal: it is a device. It was not changed.")
        try FileManager.default.removeItem(atPath: name)
        #expect(folder.names == [])
        #expect(mkfifo(name + ".lock", 0o644) == 0)
        #expect(refusal(name).contains("is a pipe, not a lock"))
    }

    @Test("that is intact is opened on a full disk", arguments: [false, true])
    func fullDisk(hasLock: Bool) throws {
        let folder = Folder()
        try write(1...20, to: folder)
        let bytes = try folder.bytes()
        // The file ends with a record that was only begun. The journal can cut it off without free space on the disk.
        try folder.put(bytes + Record.marker)
        if !hasLock { try FileManager.default.removeItem(atPath: folder.journal + ".lock") }
        let host = Process()
        let pipe = Pipe()
        host.executableURL = URL(fileURLWithPath: Places.executable("stores-host"))
        host.arguments = [folder.journal, "full"]
        host.standardOutput = pipe
        try host.run()
        let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        host.waitUntilExit()
        #expect(said.hasPrefix("open 20\nThe journal's file: write: "), "\(said)")
        #expect(try folder.bytes() == bytes)
    }

    @Test("that was set aside before its repair was stopped is set aside only once")
    func stoppedRepair() throws {
        let folder = Folder()
        try write(1...3, to: folder)
        var bytes = try folder.bytes()
        bytes[bytes.count - 1] ^= 1
        try folder.put(bytes)
        var disk = Disk.quick
        disk.rename = { (_, _) throws(SystemError) in throw SystemError("stopped") }
        #expect(throws: JournalError.self) { try Journal(at: folder.journal, [], listing, disk: disk) }
        #expect(folder.names.contains("test.journal.damaged-1"))
        let (state, report) = try reopen(folder)
        #expect(state == [1, 2] && report.keptAside == folder.journal + ".damaged-1")
        #expect(folder.names.filter { $0.contains("damaged") } == ["test.journal.damaged-1"])
        #expect(try folder.bytes("test.journal.damaged-1") == bytes)
    }

    @Test("that must be replaced and has a second name is refused, and left as it is")
    func linkedAndDamaged() throws {
        let folder = Folder()
        let second = folder.path + "/second.journal"
        try write(1...3, to: folder)
        var bytes = try folder.bytes()
        bytes[bytes.count - 1] ^= 1
        try folder.put(bytes)
        try FileManager.default.linkItem(atPath: folder.journal, toPath: second)
        #expect(refusal(folder.journal).contains("has 2 names"))
        #expect(try folder.bytes() == bytes)
        try FileManager.default.removeItem(atPath: second)
        #expect(try reopen(folder).state == [1, 2])
        try FileManager.default.removeItem(atPath: folder.journal)
        try folder.put([])
        try FileManager.default.linkItem(atPath: folder.journal, toPath: second)
        #expect(refusal(folder.journal).contains("has 2 names"))
    }

    @Test("has an absolute path: the process may change its current folder")
    func relative() throws {
        let folder = FileManager.default.currentDirectoryPath
        #expect(try followLinks("some.journal") == folder + "/some.journal")
        #expect(try followLinks("/some.journal") == "/some.journal")
    }
}

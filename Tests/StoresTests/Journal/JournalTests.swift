import CurrycombSignals
import Foundation
import TestSupport
import Testing

@testable import CurrycombStores

final class Folder: Sendable {
    let path: String

    init() {
        path = NSTemporaryDirectory() + "currycomb-" + UUID().uuidString
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var journal: String { path + "/test.journal" }
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

    func bytes(_ name: String = "test.journal") throws -> [UInt8] {
        try [UInt8](Data(contentsOf: URL(fileURLWithPath: path + "/" + name)))
    }

    func put(_ bytes: [UInt8]) throws { try Data(bytes).write(to: URL(fileURLWithPath: journal)) }
}

let listing = Reducer<[Int], Int> { list, number in list.append(number) }

extension Disk {
    /// A disk that does not sync, for tests without a power cut.
    static var quick: Disk {
        var disk = Disk()
        disk.sync = { _ in }
        disk.syncFolder = { _ in }
        return disk
    }
}

extension Journal {
    convenience init(
        at path: String, _ initial: State, _ reducer: Reducer<State, Action>, compactionThreshold: Int = 1 << 20,
        disk: Disk
    ) throws(JournalError) {
        try self.init(
            at: path, initial, reducer, version: 1, migrations: [], compactionThreshold: compactionThreshold, disk: disk
        )
    }
}

func write(_ numbers: some Sequence<Int>, to folder: Folder) throws {
    let journal = try Journal(at: folder.journal, [], listing, disk: .quick)
    let store = Store(journal)
    for number in numbers { store.dispatch(number) }
    journal.close()
}

func reopen(
    _ folder: Folder, _ reducer: Reducer<[Int], Int> = listing
) throws -> (state: [Int], report: JournalReport) {
    let journal = try Journal(at: folder.journal, [], reducer, disk: .quick)
    defer { journal.close() }
    return (journal.takeState(), journal.report)
}

@Suite("A journal")
struct JournalTests {
    @Test("reads back the written records, every time")
    func reopens() async throws {
        let folder = Folder()
        for round in 0..<4 {
            let journal = try Journal(at: folder.journal, Counter(), counter)
            #expect(journal.report.isNew == (round == 0))
            #expect(journal.report.actions == round * 2)
            let store = Store(journal)
            #expect(store.state == Counter(count: round * 10, name: round == 0 ? "" : "\(round - 1)"))
            store.dispatch(.add(10))
            store.dispatch(.rename("\(round)"))
            try await journal.flush()
            journal.close()
        }
        #expect(folder.names == ["test.journal", "test.journal.lock"])
    }

    @Test("has acknowledged actions on the disk while it is still open")
    func acknowledged() async throws {
        let folder = Folder()
        let journal = try Journal(at: folder.journal, [], listing)
        let store = Store(journal)
        for number in 1...5 { store.dispatch(number) }
        try await journal.flush()
        let scan = Scan(try folder.bytes())
        #expect(scan.runs.map { $0.map(\.kind) } == [[.snapshot] + [Record.Kind](repeating: .action, count: 5)])
        #expect(scan.damaged.isEmpty && scan.torn == nil)
    }

    @Test("writes the rest when it and its store are released without close")
    func writesAtRelease() throws {
        let folder = Folder()
        do {
            let store = Store(try Journal(at: folder.journal, [], listing))
            for number in 1...5 { store.dispatch(number) }
        }
        #expect(try reopen(folder).state == [1, 2, 3, 4, 5])
    }

    @Test("is unlocked as soon as it and its store are released, even if its queue is busy")
    func freeAtOnce() async throws {
        let folder = Folder()
        for round in 0..<300 {
            let journal = try Journal(at: folder.journal, [], listing, disk: .quick)
            #expect(journal.report.actions == round)
            let store = Store(journal)
            store.dispatch(round)
            if round.isMultiple(of: 3) { try await journal.flush() }
        }
    }

    @Test("opens only after a released store has left another thread's turn")
    func freeAfterTheTurn() throws {
        let folder = Folder()
        let (inTurn, mayEnd) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        do {
            let store = Store(try Journal(at: folder.journal, [], listing, disk: .quick))
            store.property.skip(1).observe { _ in
                inTurn.signal()
                mayEnd.wait()
            }
            // The thread retains only the engine, not the store.
            let engine = store.engine
            Thread { engine.dispatch(7) }.start()
            inTurn.wait()
        }
        let alarm = Thread {
            usleep(50_000)
            mayEnd.signal()
        }
        alarm.start()
        let journal = try Journal(at: folder.journal, [], listing, disk: .quick)
        #expect(journal.report.actions == 1)
    }

    @Test("records a state that was set without an action")
    func replaced() throws {
        let folder = Folder()
        let journal = try Journal(at: folder.journal, [], listing)
        let store = Store(journal)
        store.dispatch(1)
        store.replace(with: [7, 8])
        store.dispatch(9)
        journal.close()
        let (state, report) = try reopen(folder)
        #expect(state == [7, 8, 9])
        #expect(report.actions == 1)
    }

    @Test("refuses a second user, in the same process or another, and names the first")
    func inUse() throws {
        let folder = Folder()
        let journal = try Journal(at: folder.journal, [], listing)
        #expect {
            _ = try Journal(at: folder.journal, [], listing)
        } throws: { error in
            guard case .inUse(let path, let process) = error as? JournalError else { return false }
            return path == folder.journal && process == Int(ProcessInfo.processInfo.processIdentifier)
        }
        let other = Process()
        let pipe = Pipe()
        other.executableURL = URL(fileURLWithPath: Places.executable("stores-host"))
        other.arguments = [folder.journal]
        other.standardOutput = pipe
        try other.run()
        let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        other.waitUntilExit()
        #expect(said.contains("is in use by process \(ProcessInfo.processInfo.processIdentifier)"))
        journal.close()
        #expect(try reopen(folder).state == [])
    }

    @Test("does not grow forever, and replays few actions")
    func compaction() async throws {
        let folder = Folder()
        let keeping = Reducer<[Int], Int> { list, number in list = Array((list + [number]).suffix(10)) }
        let journal = try Journal(at: folder.journal, [], keeping, compactionThreshold: 3000)
        let store = Store(journal)
        for number in 1...2000 {
            store.dispatch(number)
            if number % 20 == 0 { try await journal.flush() }
            if number % 100 == 0 { #expect(try folder.bytes().count < 5000) }
        }
        journal.close()
        let again = try Journal(at: folder.journal, [], keeping)
        #expect(again.takeState() == Array(1991...2000))
        #expect(again.report.actions < 150)
        again.close()
        #expect(folder.names == ["test.journal", "test.journal.lock"])
    }

    @Test("migrates an old version, its actions included, and keeps the old file")
    func migration() throws {
        let folder = Folder()
        try write(1...3, to: folder)
        let old = try folder.bytes()
        let naming = Reducer<Counter, CounterAction> { _, _ in }
        #expect(throws: JournalError.self) { try Journal(at: folder.journal, Counter(), naming, version: 2) }
        #expect(try folder.bytes() == old)
        let migration = Migration<Counter>(from: 1, listing) { Counter(count: $0.count, name: "\($0)") }
        let journal = try Journal(at: folder.journal, Counter(), counter, version: 2, migrations: [migration])
        #expect(journal.report.migratedFrom == 1)
        #expect(journal.report.keptAside == folder.journal + ".version-1-1")
        #expect(try folder.bytes("test.journal.version-1-1") == old)
        let store = Store(journal)
        store.dispatch(.add(10))
        journal.close()
        let again = try Journal(at: folder.journal, Counter(), counter, version: 2)
        #expect(again.takeState() == Counter(count: 13, name: "[1, 2, 3]"))
        #expect(again.report.migratedFrom == nil)
        again.close()
        #expect {
            _ = try reopen(folder)
        } throws: { error in
            if case .newer(found: 2, known: 1) = error as? JournalError { true } else { false }
        }
    }

    @Test("refuses a file whose types changed without a new version, and does not change it")
    func undecodable() throws {
        let folder = Folder()
        try write(1...3, to: folder)
        let before = try folder.bytes()
        #expect {
            _ = try Journal(at: folder.journal, Counter(), counter)
        } throws: { error in
            if case .undecodable(record: 1, _) = error as? JournalError { true } else { false }
        }
        #expect(try folder.bytes() == before)
    }

    @Test("reports a state that cannot be encoded, and writes nothing after it")
    func unencodable() async throws {
        let folder = Folder()
        let summing = Reducer<Double, Double> { $0 += $1 }
        let journal = try Journal(at: folder.journal, 0, summing)
        let store = Store(journal)
        store.dispatch(1)
        store.dispatch(.infinity)
        store.dispatch(2)
        await #expect(throws: JournalError.self) { try await journal.flush() }
        journal.close()
        await #expect(throws: JournalError.self) { try await journal.flush() }
        let again = try Journal(at: folder.journal, 0, summing)
        #expect(again.takeState() == 1)
        again.close()
    }

    @Test("reports a snapshot that cannot be encoded in the flush that needs it", arguments: [false, true])
    func unencodableSnapshot(hasSecondName: Bool) async throws {
        let folder = Folder()
        let dividing = Reducer<Double, Double> { $0 = 1 / $1 }
        let journal = try Journal(at: folder.journal, 1, dividing, compactionThreshold: 60, disk: .quick)
        let store = Store(journal)
        if hasSecondName {
            try FileManager.default.linkItem(atPath: folder.journal, toPath: folder.path + "/second.journal")
        }
        var dispatched = 0
        var error: JournalError?
        while error == nil, dispatched < 100 {
            store.dispatch(0)
            dispatched += 1
            do { try await journal.flush() } catch let thrown { error = thrown }
        }
        guard case .unencodable? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(journal.writeError.value != nil)
        // All actions that were dispatched before the snapshot failed have been written.
        #expect(Scan(try folder.bytes()).runs[0].count == 1 + dispatched)
        journal.close()
    }

    @Test("is for one store: a second one stops the program, and the message gives the reason")
    func secondStore() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let folder = Folder()
            let journal = try Journal(at: folder.journal, [], listing, disk: .quick)
            _ = (Store(journal), Store(journal))
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("a second store was made from one journal"))
    }

    @Test("describes its reports as text")
    func words() throws {
        var report = JournalReport()
        report.actions = 1
        report.tornTail = .init(offset: 90, bytes: 7)
        #expect(
            report.description
                == "An incomplete last record (7 bytes) was dropped. 1 action replayed.")
        report.damage = .init(stretches: [3..<5, 9..<9], unplacedActions: 2)
        report.keptAside = "x.damaged-1"
        #expect(report.description.hasPrefix("The journal is damaged in bytes 3–4, at byte 9."))
        #expect(report.description.contains(" 2 complete actions after the damage could not be used."))
        #expect(report.description.contains("kept as x.damaged-1"))
        report.damage = .init(stretches: [3..<5], unplacedActions: 1)
        #expect(report.description.contains(" 1 complete action after the damage could not be used."))
        #expect(CRC32.checksum("123456789".utf8) == 0xCBF4_3926)
    }
}

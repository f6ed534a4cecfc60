import Foundation
import Synchronization
import TestSupport
import Testing

@testable import CurrycombStores

@Suite("A journal whose writer is stopped", .waitsForPrograms)
struct CrashTests {
    static let reducer = Reducer<[Int], Int> { list, number in
        list.append(number)
        if list.count > 200 { list.removeFirst(100) }
    }

    /// Returns an environment variable as a number, or the standard value if the variable is not set.
    /// `Tests/Scripts/kill-test` sets the number of kills and the seed.
    private static func setting<Number: LosslessStringConvertible>(_ name: String, otherwise standard: Number) -> Number
    {
        ProcessInfo.processInfo.environment[name].flatMap(Number.init) ?? standard
    }

    @Test("by kill -9, again and again, has every acknowledged action, in order")
    func killed() throws {
        let folder = Folder()
        let seed: UInt64 = Self.setting("CURRYCOMB_SEED", otherwise: 11)
        var generator = SplitMix64(seed: seed)
        for round in 0..<Self.setting("CURRYCOMB_KILLS", otherwise: 40) {
            let lines = Int.random(in: 1...60, using: &generator)
            let acknowledged = try runAndKill(folder.journal, after: lines)
            let (state, report) = try reopen(folder, Self.reducer)
            let last = state.last ?? 0
            #expect(last >= acknowledged, "seed \(seed), round \(round)")
            #expect(state == Self.reducer.reduce([], last > 0 ? Array(1...last) : []), "seed \(seed), round \(round)")
            #expect(report.isWhole, "seed \(seed), round \(round): \(report)")
        }
        #expect(folder.names.allSatisfy { !$0.contains("damaged") })
    }

    @Test("by kill -9 is the same under all of its names, one after another")
    func killedByNames() throws {
        let folder = Folder()
        let (link, second) = (folder.path + "/link.journal", folder.path + "/second.journal")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.journal)
        var generator = SplitMix64(seed: 12)
        for round in 0..<24 {
            // Some rounds add a hard link; as long as it exists, the file is not replaced.
            if round % 8 == 2 { try FileManager.default.linkItem(atPath: folder.journal, toPath: second) }
            if round % 8 == 6 { try FileManager.default.removeItem(atPath: second) }
            let names = (2..<6).contains(round % 8) ? [folder.journal, link, second] : [folder.journal, link]
            let name = names[round % names.count]
            let acknowledged = try runAndKill(name, after: Int.random(in: 1...40, using: &generator))
            let (state, report) = try reopen(folder, Self.reducer)
            let last = state.last ?? 0
            #expect(last >= acknowledged, "seed 12, round \(round)")
            #expect(state == Self.reducer.reduce([], last > 0 ? Array(1...last) : []), "seed 12, round \(round)")
            #expect(report.isWhole, "seed 12, round \(round): \(report)")
        }
        #expect(folder.names.allSatisfy { !$0.contains("damaged") })
    }

    /// Kills the program when it has printed a number of lines, and returns the last number that it reported as
    /// acknowledged.
    private func runAndKill(_ path: String, after lines: Int) throws -> Int {
        let host = Process()
        let pipe = Pipe()
        host.executableURL = URL(fileURLWithPath: Places.executable("stores-host"))
        host.arguments = [path]
        host.standardOutput = pipe
        try host.run()
        var said = Data()
        while said.filter({ $0 == 10 }).count < lines {
            let more = pipe.fileHandleForReading.availableData
            if more.isEmpty { break }
            said += more
        }
        kill(host.processIdentifier, SIGKILL)
        said += pipe.fileHandleForReading.readDataToEndOfFile()
        host.waitUntilExit()
        #expect(host.terminationReason == .uncaughtSignal && host.terminationStatus == SIGKILL)
        let words = String(decoding: said, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        // The last line may be incomplete.
        let whole = words.dropLast()
        #expect(whole.first?.hasPrefix("open ") == true, "\(whole)")
        return whole.last.flatMap { Int($0.split(separator: " ").last ?? "") } ?? 0
    }

    /// A disk whose calls succeed up to a given number and then fail, as if the process had been stopped at that point.
    final class FailingDisk: Sendable {
        let left: Mutex<Int>
        let calls = Mutex(0)
        /// True if the first call that fails still writes half of its bytes, or renames its file.
        let halfway: Bool

        init(after calls: Int, halfway: Bool) {
            left = Mutex(calls)
            self.halfway = halfway
        }

        var isDead: Bool { left.withLock { $0 < 0 } }

        func call(_ work: () throws(SystemError) -> Void, half: () -> Void = {}) throws(SystemError) {
            let left = left.withLock { left in
                left -= 1
                return left
            }
            if left >= 0 { return try work() }
            if left == -1, halfway { half() }
            throw SystemError("the disk has gone")
        }

        var disk: Disk {
            var disk = Disk()
            disk.append = { (file, bytes) throws(SystemError) in
                try self.call { () throws(SystemError) in
                    try file.append(bytes)
                } half: {
                    try? file.append(Array(bytes.prefix(bytes.count / 2)))
                }
            }
            disk.sync = { file throws(SystemError) in try self.call { () throws(SystemError) in try file.sync() } }
            disk.rename = { (old, new) throws(SystemError) in
                try self.call { () throws(SystemError) in
                    try renameFile(old, to: new)
                } half: {
                    try? renameFile(old, to: new)
                }
            }
            disk.syncFolder = { path throws(SystemError) in
                try self.call { () throws(SystemError) in try syncFolder(of: path) }
            }
            return disk
        }
    }

    @Test("at any call to the disk, compaction included, has every acknowledged action", arguments: [false, true])
    func stopped(halfway: Bool) async throws {
        var survived = false
        var calls = 0
        while !survived, calls < 500 {
            let folder = Folder()
            let failing = FailingDisk(after: calls, halfway: halfway)
            var acknowledged = 0
            do {
                let journal = try Journal(
                    at: folder.journal, [], Self.reducer, compactionThreshold: 300, disk: failing.disk)
                let store = Store(journal)
                for number in 1...40 {
                    store.dispatch(number)
                    if number % 3 == 0 {
                        try await journal.flush()
                        acknowledged = number
                    }
                }
                survived = !failing.isDead
                journal.close()
            } catch {
                guard case .file = error else { throw error }
            }
            let (state, report) = try reopen(folder, Self.reducer)
            let last = state.last ?? 0
            #expect(last >= acknowledged, "stopped at call \(calls)")
            #expect(state == (last > 0 ? Array(1...last) : []), "stopped at call \(calls)")
            #expect(report.isWhole, "stopped at call \(calls): \(report)")
            calls += 1
        }
        #expect(survived && calls > 30)
    }

    @Test("by a disk that is full for a while continues when there is room, without a gap")
    func full() async throws {
        let folder = Folder()
        let isFull = Mutex(false)
        let disk = Self.disk { isFull.withLock { $0 } }
        let journal = try Journal(at: folder.journal, [], listing, disk: disk)
        let store = Store(journal)
        store.dispatch(1)
        try await journal.flush()
        isFull.withLock { $0 = true }
        store.dispatch(2)
        await #expect(throws: JournalError.self) { try await journal.flush() }
        store.dispatch(3)
        await #expect(throws: JournalError.self) { try await journal.flush() }
        isFull.withLock { $0 = false }
        store.dispatch(4)
        try await journal.flush()
        journal.close()
        let (state, report) = try reopen(folder)
        #expect(state == [1, 2, 3, 4])
        #expect(report.isWhole && report.tornTail == nil)
    }

    private static func disk(isFull: @escaping @Sendable () -> Bool) -> Disk {
        var disk = Disk()
        disk.append = { (file, bytes) throws(SystemError) in
            if isFull() {
                try? file.append(Array(bytes.prefix(3)))
                throw SystemError("write")
            }
            try file.append(bytes)
        }
        return disk
    }

    @Test("a full disk is reported to observers without a flush, and again when there is space")
    func observed() async throws {
        let folder = Folder()
        let isFull = Mutex(false)
        let journal = try Journal(
            at: folder.journal, [], listing, disk: Self.disk { isFull.withLock { $0 } })
        let told = Log<Bool>()
        journal.writeError.observe { told.add($0 == nil) }
        let store = Store(journal)
        store.dispatch(1)
        try await journal.flush()
        #expect(told.all == [true])
        isFull.withLock { $0 = true }
        store.dispatch(2)
        await wait { told.all == [true, false] }
        await #expect(throws: JournalError.self) { try await journal.flush() }
        #expect(journal.writeError.value.map { "\($0)".hasPrefix("The journal's file: write") } == true)
        isFull.withLock { $0 = false }
        try await journal.flush()
        #expect(journal.writeError.value == nil)
        #expect(told.all.last == true)
        // An observer may even close the journal.
        let hasClosed = Mutex(false)
        journal.writeError.observe { [weak journal] error in
            if error == nil { return }
            journal?.close()
            hasClosed.withLock { $0 = true }
        }
        isFull.withLock { $0 = true }
        store.dispatch(3)
        await wait { hasClosed.withLock { $0 } }
        await #expect(throws: JournalError.self) { try await journal.flush() }
        #expect(try reopen(folder).state == [1, 2])
    }
}

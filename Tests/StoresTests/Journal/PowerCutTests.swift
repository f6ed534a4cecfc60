import Foundation
import Synchronization
import Testing

@testable import CurrycombStores

/// A disk that keeps only synced data after a power cut: a file's synced bytes, and a folder's synced names.
final class VolatileDisk: Sendable {
    private struct State {
        /// The bytes that were appended to each file, by its descriptor, and how many of these bytes are synced.
        var files: [Int32: (bytes: [UInt8], synced: Int)] = [:]
        /// The file that was renamed last.
        var renamed: Int32?
        /// The file whose name is on the disk.
        var named: Int32?
        var last: Int32 = -1
        var calls = 0
    }

    private let state = Mutex(State())
    private let stopsAfter: Int

    init(stopsAfter calls: Int) { stopsAfter = calls }

    var hasStopped: Bool { state.withLock { $0.calls > stopsAfter } }

    /// The content of the journal's file after the power cut, or `nil` if there is no file.
    var left: [UInt8]? {
        state.withLock { state in
            state.named.flatMap { state.files[$0] }.map { Array($0.bytes.prefix($0.synced)) }
        }
    }

    private func call(_ body: (inout State) -> Void) throws(SystemError) {
        let goesOn = state.withLock { state in
            state.calls += 1
            if state.calls > stopsAfter { return false }
            body(&state)
            return true
        }
        if !goesOn { throw SystemError("the power has gone") }
    }

    var disk: Disk {
        var disk = Disk()
        disk.append = { (file, bytes) throws(SystemError) in
            try self.call { state in
                // A header begins a new file, even if its descriptor number has been used before.
                if state.last != file.descriptor, bytes.starts(with: Header.magic) {
                    state.files[file.descriptor] = nil
                }
                state.files[file.descriptor, default: ([], 0)].bytes += bytes
                state.last = file.descriptor
            }
            try file.append(bytes)
        }
        disk.sync = { file throws(SystemError) in
            try self.call { state in
                let length = state.files[file.descriptor]?.bytes.count ?? 0
                state.files[file.descriptor]?.synced = length
            }
        }
        disk.rename = { (old, new) throws(SystemError) in
            try self.call { $0.renamed = $0.last }
            try renameFile(old, to: new)
        }
        disk.syncFolder = { _ throws(SystemError) in try self.call { $0.named = $0.renamed ?? $0.named } }
        return disk
    }
}

@Suite("A journal whose machine loses its power")
struct PowerCutTests {
    @Test("flush and close also sync the records that an earlier process wrote without a flush")
    func actionsOfAnEarlierProcess() async throws {
        for closes in [false, true] {
            let folder = Folder()
            try write([1, 2], to: folder)
            let syncs = Log<Int>()
            var disk = Disk.quick
            disk.sync = { file in syncs.add(1) }
            let journal = try Journal(at: folder.journal, [], listing, disk: disk)
            if closes { journal.close() } else { try await journal.flush() }
            #expect(syncs.all == [1])
        }
    }

    @Test("at any call to the disk, compaction included, has every acknowledged action")
    func anyCall() async throws {
        var survived = false
        var calls = 0
        while !survived, calls < 500 {
            let folder = Folder()
            let volatile = VolatileDisk(stopsAfter: calls)
            var acknowledged = 0
            do {
                let journal = try Journal(
                    at: folder.journal, [], listing, compactionThreshold: 200, disk: volatile.disk)
                let store = Store(journal)
                for number in 1...60 {
                    store.dispatch(number)
                    if number % 3 == 0 {
                        try await journal.flush()
                        acknowledged = number
                    }
                }
                survived = !volatile.hasStopped
                journal.close()
            } catch {
                guard case .file = error else { throw error }
            }
            let after = Folder()
            if let left = volatile.left { try after.put(left) }
            let (state, report) = try reopen(after)
            let last = state.last ?? 0
            #expect(last >= acknowledged, "stopped at call \(calls)")
            #expect(state == (last > 0 ? Array(1...last) : []), "stopped at call \(calls)")
            #expect(report.isWhole, "stopped at call \(calls): \(report)")
            calls += 1
        }
        #expect(survived && calls > 40)
    }
}

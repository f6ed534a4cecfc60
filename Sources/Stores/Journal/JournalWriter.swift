// @unchecked is sound: every `var` of `JournalWriter` is accessed only on `queue`.
import CurrycombSignals
import Dispatch
import Foundation
import Synchronization

/// Writes a store's actions to the file on a separate queue, so a dispatch waits neither for the encoding nor for the
/// disk.
final class JournalWriter<State: Codable & Sendable, Action: Codable & Sendable>: @unchecked Sendable {
    enum Item: Sendable {
        case action(Action)
        case state(State)
    }

    private struct Pending: Sendable {
        var items: [Item] = []
        var latest: State?
        var waiters: [CheckedContinuation<Result<Void, JournalError>, Never>] = []
        var isScheduled = false
        var isClosed = false
    }

    private let pending = Mutex(Pending())
    private let queue = DispatchQueue(label: "currycomb.journal")
    private let path: String
    private let version: Int
    private let disk: Disk
    private let compactionThreshold: Int
    private let lock: JournalFile?
    private var file: JournalFile
    /// The file's length, without the bytes of a failed write.
    private var length: Int
    private var lastNumber: UInt64
    private var snapshotLength: Int
    /// The minimum length at which a snapshot is appended to a file that cannot be replaced.
    private var nextSnapshot = 0
    /// The minimum length of the file for the next attempt to replace it; 0 unless the last attempt failed.
    private var nextReplacement = 0
    private var isSynced: Bool
    /// Records that could not be written yet. The next action, `flush` or `close` tries again to write them.
    private var unwritten: [UInt8] = []
    private var failure: JournalError?
    let writeError = Unspecialized.property(JournalError?.none)
    /// The queue on which observers of `writeError` are notified. It is not `queue`, because an observer may close the
    /// journal, and closing waits for `queue`.
    private let reports = DispatchQueue(label: "currycomb.journal.reports")
    private var isWell = true
    /// True after a flush has found that the file was deleted. Until a snapshot begins a new file, an action that is
    /// written to the old file will be lost, so such a write must not clear the error.
    private var isDeleted = false
    /// True after the file has been closed: a `drain` that was scheduled before must not use the file's descriptor.
    private var isFinished = false

    init(_ opened: OpenedFile, path: String, version: Int, lock: JournalFile?, compactionThreshold: Int, disk: Disk) {
        self.path = path
        self.version = version
        self.disk = disk
        self.compactionThreshold = compactionThreshold
        self.lock = lock
        file = opened.file
        length = opened.length
        lastNumber = opened.lastNumber
        snapshotLength = opened.snapshotLength
        isSynced = opened.isSynced
    }

    /// Enqueues an item to be written. Called in the store's turn.
    func append(_ item: Item, latest: State) {
        change {
            $0.items.append(item)
            $0.latest = latest
        }
    }

    func flush() async throws(JournalError) {
        try await withCheckedContinuation { continuation in
            let isOpen = change { $0.waiters.append(continuation) }
            if !isOpen { continuation.resume(returning: .failure(.closed)) }
        }.get()
    }

    /// Writes all waiting items and closes the file. The first call waits for the queue; later calls do nothing.
    func close() {
        let wasOpen = pending.withLock { pending in
            defer { pending.isClosed = true }
            return !pending.isClosed
        }
        if wasOpen { queue.sync { finish() } }
    }

    @discardableResult
    private func change(_ change: (inout Pending) -> Void) -> Bool {
        let (isOpen, isFirst) = pending.withLock { pending in
            guard !pending.isClosed else { return (false, false) }
            change(&pending)
            defer { pending.isScheduled = true }
            return (true, !pending.isScheduled)
        }
        if isFirst { queue.async { self.drain() } }
        return isOpen
    }

    // MARK: - On the queue

    private func drain(andSync: Bool = false) {
        if isFinished { return }
        let batch = pending.withLock { pending in
            let batch = pending
            pending = Pending(isClosed: pending.isClosed)
            return batch
        }
        var result = Result<Void, JournalError>.success(())
        do throws(JournalError) {
            try write(batch.items)
            if let latest = batch.latest, length - snapshotLength > max(compactionThreshold, 4 * snapshotLength) {
                try compact(latest)
                // If the snapshot could not be encoded, `compact` sets `failure` but does not throw. Nothing more will
                // be written, so the error is reported now.
                if let failure { throw failure }
            }
            if andSync || !batch.waiters.isEmpty { try sync() }
            if isDeleted || !batch.waiters.isEmpty { try checkName() }
        } catch {
            result = .failure(error)
        }
        report(result, to: batch.waiters)
    }

    /// Reports a result. The observers of `writeError` are notified first, before `flush` returns or throws.
    private func report(
        _ result: Result<Void, JournalError>, to waiters: [CheckedContinuation<Result<Void, JournalError>, Never>]
    ) {
        let wasWell = isWell
        let now: JournalError? = if case .failure(let error) = result { error } else { nil }
        isWell = now == nil
        if isWell, wasWell, waiters.isEmpty { return }
        reports.async { [writeError] in
            if now != nil || !wasWell { Unspecialized.set(writeError, to: now) }
            for waiter in waiters { waiter.resume(returning: result) }
        }
    }

    private func write(_ items: [Item]) throws(JournalError) {
        if let failure { throw failure }
        for item in items where failure == nil {
            switch item {
            case .action(let action): unwritten += record(.action, action)?.bytes ?? []
            case .state(let state): unwritten += record(.snapshot, state)?.bytes ?? []
            }
        }
        // If an item cannot be encoded, the items before it are still written.
        if !unwritten.isEmpty { try writeUnwritten() }
        if let failure { throw failure }
    }

    private func writeUnwritten() throws(JournalError) {
        isSynced = false
        do throws(SystemError) {
            try disk.append(file, unwritten)
        } catch {
            // Removes any part of the records that was written, because the next attempt writes all of them again.
            do throws(SystemError) { try file.truncate(to: length) } catch { try fail(.file(reason: "\(error)")) }
            throw .file(reason: "\(error)")
        }
        length += unwritten.count
        unwritten = []
    }

    private func sync() throws(JournalError) {
        if isSynced { return }
        // The failure is permanent: after a failed `fsync`, the content of the disk is unknown, and the next `fsync`
        // may wrongly report success.
        do throws(SystemError) { try disk.sync(file) } catch { try fail(.file(reason: "\(error)")) }
        isSynced = true
    }

    /// Throws an error if the file has been removed: its records are on the disk, but no name refers to them.
    private func checkName() throws(JournalError) {
        let facts: FileFacts
        do throws(SystemError) { facts = try file.facts() } catch { throw .file(reason: "\(error)") }
        isDeleted = facts.names == 0
        if isDeleted { throw .file(reason: "\(path) was deleted while it was open") }
    }

    /// Makes a record of a value, or returns `nil` if the value cannot be encoded. After such a failure, no more
    /// records are made, because a later run of the app would apply them without this record.
    private func record<Value: Encodable>(_ kind: Record.Kind, _ value: Value) -> Record? {
        do {
            let payload = try encoded(value)
            lastNumber &+= 1
            return Record(kind: kind, number: lastNumber, payload: payload)
        } catch {
            failure = .unencodable(reason: "\(error)")
            return nil
        }
    }

    /// Replaces the file with a new one that contains only a snapshot of the state. If the file has names other than
    /// `path`, the snapshot is appended instead, because those names would continue to refer to the old file.
    private func compact(_ state: State) throws(JournalError) {
        let (own, there): (FileFacts, FileFacts?)
        do throws(SystemError) {
            (own, there) = (try file.facts(), try FileFacts(at: path))
        } catch {
            return try fail(.file(reason: "\(error)"))
        }
        switch (own.names, there) {
        case (0, nil): break
        case (0, _): try fail(.file(reason: "\(path) is another file now"))
        case (1, let there?) where there.identity == own.identity: break
        default: return try addSnapshot(state)
        }
        guard length >= nextReplacement, let snapshot = record(.snapshot, state)?.bytes else { return }
        let bytes = Header(stateVersion: UInt32(version)).bytes + snapshot
        let new: JournalFile
        do throws(ReplacementError) {
            new = try disk.replace(path, with: bytes, permissions: own.permissions)
        } catch {
            if case .renaming(let error) = error { try fail(.file(reason: "\(error)")) }
            // The old file remains valid; the next record gets the number that the snapshot would have had.
            lastNumber &-= 1
            // The next attempt waits until the file has grown: encoding the whole state again for each batch would be
            // slow.
            nextReplacement = length + max(compactionThreshold, bytes.count)
            return
        }
        file.unlockAndClose()
        file = new
        length = bytes.count
        snapshotLength = bytes.count
        nextReplacement = 0
        isSynced = true
        // If the folder is not synced, the name could refer to the old file again after a crash of the machine.
        do throws(SystemError) { try disk.syncFolder(path) } catch { try fail(.file(reason: "\(error)")) }
    }

    private func addSnapshot(_ state: State) throws(JournalError) {
        guard length >= nextSnapshot, let snapshot = record(.snapshot, state)?.bytes else { return }
        unwritten += snapshot
        try writeUnwritten()
        nextSnapshot = length + max(compactionThreshold, 4 * snapshot.count)
    }

    private func fail(_ error: JournalError) throws(JournalError) {
        failure = error
        throw error
    }

    private func finish() {
        drain(andSync: true)
        isFinished = true
        file.unlockAndClose()
        lock?.unlockAndClose()
    }
}

/// The ownership of a writer that a journal and its store share. When both have been released, the last release waits
/// for the writer's queue and closes the file, so the journal can be opened again immediately.
final class JournalLease<State: Codable & Sendable, Action: Codable & Sendable>: Sendable {
    let writer: JournalWriter<State, Action>

    init(_ writer: JournalWriter<State, Action>) { self.writer = writer }

    deinit { writer.close() }
}

/// Returns a value as JSON. The same value always gives the same bytes, unless a part of it, such as a `Set`, has no
/// fixed order.
func encoded(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try [UInt8](encoder.encode(value))
}

import CurrycombSignals
import Synchronization

/// A store's state on disk: a snapshot and the actions after it, in a file that survives a crash at any moment.
///
/// ```swift
/// let journal = try Journal(at: "todos.journal", Todos(), todos)
/// let store = Store(journal)              // continues from the state of the last run
/// journal.writeError.observe { error in show(error) }  // for example a full disk; nil after the next success
/// store.dispatch(.add("milk"))
/// try await journal.flush() // on disk, safe even from a power cut
/// ```
///
/// **Guarantees.**
///
/// 1. *Acknowledged actions are kept*: if an action was reduced before a successful ``flush()``, it is in the state
/// when the journal is opened again, even after a crash or a power cut.
/// 2. *Order*: the state after a crash includes all actions up to a certain action, and no later ones.
/// 3. *An incomplete last record is not damage*, if a complete snapshot precedes it: the record is dropped, and the
/// ``report`` says so. Any other part that is neither the header nor a complete record is damage, and so is a missing
/// record. After damage, the report contains the position of the damage, the file is kept under another name, and the
/// state is the latest that is certain. If a record of that state cannot be decoded, opening throws ``JournalError``,
/// and the file is not changed. However, if the header is damaged, too, the journal begins again with the initial
/// state.
/// 4. *One user at a time*: opening a journal that is already open throws ``JournalError/inUse(path:process:)``, even
/// if you use another name of the same file.
/// 5. *The file does not grow forever*: when the actions take more than four times the space of the state, and more
/// than `compactionThreshold` (by default a megabyte), a snapshot replaces them. A file with several names (hard links)
/// cannot be replaced: it grows until the other names are removed.
///
/// An empty file counts as no journal. A file that is not a journal is rejected and not changed. States and actions are
/// written as JSON, on the journal's own queue; dispatching does not wait for this. Effects are not run again when a
/// journal is opened.
///
/// **Without a flush**, the queue usually writes an action to the file a few milliseconds after the dispatch. From then
/// on, the action survives if the process is killed. The action is on the disk itself, safe from a power cut, after the
/// next ``flush()`` or ``close()``, or after a snapshot that replaces the file. Otherwise, the system writes its cache
/// to disk later, on Linux by default after about half a minute.
///
/// **Files.** `path.lock`, `path.new` (while the file is replaced) and the files that are kept after damage or a
/// migration (``JournalReport/keptAside``) are in the same folder as the file `path`. If `path` is a symbolic link,
/// these files are in the folder of its target.
///
/// A crash may leave the file `path.new`. Before the journal makes this file again, it removes a link with this name,
/// and also a file with this name that is empty, or begins like a journal or with zeros, unless that file is locked or
/// `path.new.lock` exists. Any other file with this name is kept. Until you move it, the journal cannot begin a new
/// file or replace the actions with a snapshot. While the journal cannot replace `path`, it tries again each time that
/// file has grown by the size of a snapshot, and by at least `compactionThreshold`.
public final class Journal<State: Codable & Sendable, Action: Codable & Sendable>: Sendable {
    /// The report on the opening of the journal.
    public let report: JournalReport
    /// The error that prevents actions from being written to disk; `nil` if there is none.
    ///
    /// After a failed write, for example on a full disk, the journal tries again with the next action and in the next
    /// ``flush()``. After a success, the property is `nil` again. Most other errors, such as a failed sync or an action
    /// that cannot be encoded, are permanent. If a flush finds that the file was deleted, the error remains until a
    /// snapshot begins a new file. If ``flush()`` throws any error except ``JournalError/closed``, the property is set
    /// before the call throws. Without a flush, it is set soon after the action that could not be written. Changes are
    /// sent on a separate queue.
    public var writeError: Property<JournalError?> { lease.writer.writeError }
    /// The state with which the store begins; `nil` after a store has been made.
    private let found: Mutex<State?>
    let reducer: Reducer<State, Action>
    private let lease: JournalLease<State, Action>

    /// Opens a journal, or begins one if there is none.
    ///
    /// - Parameters:
    ///   - path: the path of the file, which need not exist yet; its folder must exist.
    ///   - initial: the initial state if there is no journal, or if damage leaves no certain state.
    ///   - reducer: the reducer of the actions. The reducer must be deterministic, because the actions after the last
    ///     snapshot are reduced again.
    ///   - version: the version that the app gives to the types of its state and its actions. Increase the version when
    ///     an old file can no longer be decoded, or when the reducer's result for the same actions changes.
    ///   - migrations: one migration for each older version that may still be in use.
    ///   - compactionThreshold: the number of bytes that actions may take in the file before a snapshot replaces them;
    ///     by default, a megabyte. If four times the state's size is greater, that size is used instead.
    /// - Throws: ``JournalError``; the file is not changed, unless the file system failed while the file was being
    ///   repaired or replaced (``JournalError/file(reason:)``).
    /// - Complexity: linear in the size of the file, plus the work of the reducer.
    public convenience init(
        at path: String, _ initial: State, _ reducer: Reducer<State, Action>, version: Int = 1,
        migrations: [Migration<State>] = [], compactionThreshold: Int = 1 << 20
    ) throws(JournalError) {
        try self.init(
            at: path, initial, reducer, version: version, migrations: migrations,
            compactionThreshold: compactionThreshold, disk: Disk())
    }

    init(
        at path: String, _ initial: State, _ reducer: Reducer<State, Action>, version: Int,
        migrations: [Migration<State>], compactionThreshold: Int, disk: Disk
    ) throws(JournalError) {
        precondition(UInt32(exactly: version) != nil, "Journal: the version must be in 0...\(UInt32.max)")
        let claim = try JournalClaim(path)
        var recovery = JournalRecovery(
            claim: claim, version: version, initial: initial, reducer: reducer, migrations: migrations, disk: disk)
        do throws(JournalError) {
            let (state, file) = try recovery.open()
            found = Mutex(state)
            lease = JournalLease(
                JournalWriter(
                    file, path: claim.path, version: version, lock: claim.nameLock,
                    compactionThreshold: compactionThreshold, disk: disk))
        } catch {
            claim.release()
            throw error
        }
        self.reducer = reducer
        report = recovery.report
    }

    /// Returns when every action that was reduced before the call is on disk. Callers that wait at the same time share
    /// one write.
    ///
    /// An action has been reduced when ``Store/dispatch(_:)`` returns, unless the store was handling another action.
    ///
    /// - Throws: ``JournalError`` if the write fails or the journal is closed. After a failed write, for example on a
    ///   full disk, the next call tries again. Every later call fails if an action or a state could not be encoded, or
    ///   if the file's content or name is uncertain, for example after a failed sync or rename. If the file has been
    ///   deleted, calls fail until a snapshot begins a new file.
    public func flush() async throws(JournalError) { try await lease.writer.flush() }

    /// Writes all actions to disk and closes the file; later actions are not written. The file is also closed when the
    /// journal and its store are released. If the write fails, ``writeError`` is set soon afterward.
    public func close() { lease.writer.close() }

    /// Returns the state for a store. A second call stops the program, because a second store would write its actions
    /// among the first store's actions.
    func takeState() -> State {
        guard let state = found.withLock({ $0.take() }) else {
            preconditionFailure(
                "Journal: a second store was made from one journal. Pass the first store on, or open another journal.")
        }
        return state
    }

    func makeRecorder() -> Recorder<State, Action> {
        Recorder(
            stepped: { [lease] action, _, after in lease.writer.append(.action(action), latest: after) },
            replaced: { [lease] state in lease.writer.append(.state(state), latest: state) })
    }
}

extension Store where State: Codable, Action: Codable {
    /// Makes a store that continues from the state of a journal and writes its actions to the journal.
    ///
    /// You can make only one store from a journal. Making a second store stops the program, because that store's
    /// actions would be written among the first store's actions. Opening the same file a second time, however, throws
    /// ``JournalError/inUse(path:process:)``, which can be caught.
    ///
    /// - Precondition: no other store has been made from this journal.
    /// - Parameters:
    ///   - journal: the journal with the state and the reducer, to which the actions are written.
    ///   - name: the store's name, which appears in each ``StoreEvent``; by default, the name of the state's type.
    ///   - middleware: the middleware that actions pass through before the reducer, outermost first.
    public convenience init(
        _ journal: Journal<State, Action>, name: String? = nil, middleware: [Middleware<State, Action>] = []
    ) {
        self.init(
            journal.takeState(), journal.reducer, name: name, middleware: middleware, recorder: journal.makeRecorder())
    }
}

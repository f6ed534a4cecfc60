import CurrycombSignals
import Synchronization

/// A store's state on disk: a snapshot and the actions after it, in a file that survives a crash at any moment.
///
/// ```swift
/// let journal = try Journal(at: "todos.journal", Todos(), todos)
/// let store = Store(journal)              // continues from the state of the last run
/// journal.writeError.observe { error in show(error) }  // a full disk, and nil when there is room again
/// store.dispatch(.add("milk"))
/// try await journal.flush() // on the disk: not even a power cut undoes it
/// ```
///
/// **Guarantees.**
///
/// 1. *Acknowledged actions are kept*: an action that was dispatched before a ``flush()`` that returned is in the state
///    the next time the journal is opened, even after a crash or a power cut.
/// 2. *Order*: after a crash the state is the one after some action and all the actions before it.
/// 3. *An incomplete last action is not damage*: it is dropped, and the ``report`` says so. Anything else that cannot
///    be read is damage: the report has its position, a copy of the file is kept, and the state is the latest that is
///    certain.
/// 4. *One user at a time*: opening a journal that is already open throws ``JournalError/inUse(path:process:)``, even
///    under another name of the file.
/// 5. *It does not grow forever*: when the actions take more space than the state, a snapshot replaces them. A file
///    with several names (hard links) cannot be replaced: it grows until the other names are removed.
///
/// An empty file counts as none. A file that is not a journal is rejected, and does not change. States and actions are
/// written as JSON, on the journal's own queue; dispatching does not wait for this. Effects are not run again when a
/// journal is opened.
///
/// **Without a flush** the queue writes an action to the file a few milliseconds after the dispatch (five were
/// measured), so it survives if the process is killed after that. It is on the disk itself, safe from a power cut,
/// after the next ``flush()``, after ``close()``, after a snapshot, or when the system writes its cache, on Linux after
/// half a minute.
///
/// **Files.** Next to the file `path` there are `path.lock` and, while the file is replaced, `path.new`; if `path` is a
/// symbolic link, they are next to its target.
public final class Journal<State: Codable & Sendable, Action: Codable & Sendable>: Sendable {
    /// The report on the opening of the journal.
    public let report: JournalReport
    /// The error because of which actions are not on the disk; `nil` if there is none.
    ///
    /// It reports a full disk even without a flush. Failed writes are repeated with the next action and at the next
    /// ``flush()``, and after a success this is `nil` again; other errors stay. It is set before a failing ``flush()``
    /// returns, and soon after an action that could not be written. Observers run on a queue of their own.
    public var writeError: Property<JournalError?> { lease.writer.writeError }
    /// The state in the file, until a store is made from it.
    private let found: Mutex<State?>
    let reducer: Reducer<State, Action>
    private let lease: JournalLease<State, Action>

    /// Opens a journal, or begins one if there is none.
    ///
    /// - Parameters:
    ///   - path: the path of the file, which may not exist yet; its folder exists.
    ///   - initial: the initial state if there is no journal.
    ///   - reducer: the reducer of the actions. It must be deterministic, because the actions after the last snapshot
    ///     are reduced again.
    ///   - version: the app's version of the state's and the actions' types. Increase it when an old file cannot be
    ///     decoded, or when the reducer's result for the same actions changes.
    ///   - migrations: one for each older version that may still exist.
    ///   - compactionThreshold: the number of bytes of actions after which a snapshot replaces them; at least four
    ///     times the state's size.
    /// - Throws: ``JournalError``; the file is not changed.
    /// - Complexity: linear in the size of the file.
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
        precondition(version >= 0, "Journal: a version cannot be negative")
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

    /// Returns when every action that was dispatched before is on the disk. Several callers share one write to the
    /// disk.
    ///
    /// - Throws: ``JournalError`` if the write fails. After a write error, such as a full disk, the next call tries
    ///   again; after an error of encoding or of the disk itself, every call fails.
    public func flush() async throws(JournalError) { try await lease.writer.flush() }

    /// Writes all actions to the disk and closes the file; later actions are not written. This also happens when the
    /// journal and its store are released. If the write fails, ``writeError`` is set soon afterwards.
    public func close() { lease.writer.close() }

    /// Returns the state in the file, only once: a second store would write among the actions of the first.
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
    /// Makes a store that continues from the state of a journal, and writes its actions to it.
    ///
    /// A journal is for one store: making a second one from it stops the program, because its actions would be written
    /// among those of the first. Opening the same file a second time is an error that can be caught,
    /// ``JournalError/inUse(path:process:)``.
    ///
    /// - Precondition: no store was made from this journal before.
    /// - Parameters:
    ///   - journal: the journal with the state and the reducer, to which the actions are written.
    ///   - name: the store's name for observers of all stores; by default the state's type.
    ///   - middleware: the middleware that actions pass on their way to the reducer, the outermost first.
    public convenience init(
        _ journal: Journal<State, Action>, name: String? = nil, middleware: [Middleware<State, Action>] = []
    ) {
        self.init(journal.takeState(), journal.reducer, name: name, middleware: middleware)
        let recorder = journal.makeRecorder()
        engine.send(.perform { $0.add(recorder) })
    }
}

import CurrycombSignals
import Synchronization

/// A store's state on disk: a snapshot and the actions since, in a file that survives a crash at any moment.
///
/// ```swift
/// let journal = try Journal(at: "todos.journal", Todos(), todos)
/// let store = Store(journal)              // goes on where the last run ended
/// journal.writeError.observe { error in show(error) }  // a full disk, and nil when there is room again
/// store.dispatch(.add("milk"))
/// try await journal.flush()             // on the disk: not even a power cut takes it back
/// ```
///
/// **What holds.**
///
/// 1. *Acknowledged actions are there*: an action that was dispatched before a ``flush()`` that returned is in the
///    state after the next opening, whatever stopped the process or the machine.
/// 2. *Order*: after a crash the state is the one after some action; never one without an action that came earlier.
/// 3. *A torn tail is no damage*: an action that was not written to its end is dropped, and the ``report`` says so.
///    Anything else that does not read as it was written is damage: the report says where, the file is kept aside as
///    it was, and the state is the latest that is known for certain.
/// 4. *One user at a time*: who opens a journal that is open gets ``JournalError/inUse(path:process:)``, by whatever
///    name of the file it was opened.
/// 5. *It does not grow forever*: when the actions outweigh the state, the state takes their place. A file that has
///    several names (hard links) stays the one that all of them show: it grows until the others are removed.
///
/// A file that is there and empty counts as none. What is no journal is refused, and left as it is. States and actions
/// are written as JSON, on a queue of the journal's own; dispatching waits for neither. Effects are not run again when
/// a journal is opened.
///
/// **Without a flush** an action is in the file a few milliseconds after it was dispatched, as soon as the queue has
/// come to it (five were measured), so it is there also if the process is killed after that. On the disk itself, where
/// a power cut cannot take it, it is after the next ``flush()``, after ``close()``, after a snapshot, or when the system
/// writes its cache, which on Linux is after half a minute.
///
/// **Files.** Beside the file `path` there are `path.lock` and, while the file is replaced, `path.new`; where
/// `path` is a symbolic link, beside its target.
public final class Journal<State: Codable & Sendable, Action: Codable & Sendable>: Sendable {
    /// The report on the opening.
    public let report: JournalReport
    /// The error that keeps actions from the file or the disk; `nil` while all is well.
    ///
    /// It reports a full disk even without a flush. Failed writes are repeated with the next action and at the next
    /// ``flush()``, and once it is written this is `nil` again; other errors stay. It is set before a ``flush()`` that
    /// fails returns, and soon after an action that could not be written. Observers run on a queue of their own.
    public var writeError: Property<JournalError?> { lease.writer.writeError }
    /// The state that was found, until a store takes it.
    private let found: Mutex<State?>
    let reducer: Reducer<State, Action>
    private let lease: JournalLease<State, Action>

    /// Opens a journal, or begins one if there is none.
    ///
    /// - Parameters:
    ///   - path: the path of the file, which may not exist yet; its folder exists.
    ///   - initial: the state to begin with if there is no journal.
    ///   - reducer: the work of actions. It is to do the same each time, as the actions since the last snapshot are
    ///     reduced again.
    ///   - version: the version of the state's and the actions' types, the app's own: to be raised when an old file
    ///     would not decode, or when the reducer does something else with the same actions.
    ///   - migrations: one for each older version that may be met.
    ///   - compactionThreshold: the bytes of actions that may gather before a snapshot takes their place; at least four
    ///     times the state's size.
    /// - Throws: ``JournalError``; the file was left as it is.
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

    /// Returns when every action that was dispatched before is on the disk. Several callers share one round to the
    /// disk.
    ///
    /// - Throws: ``JournalError`` if the disk does not take it. After an error of writing (a full disk) the next
    ///   call tries again; after one of encoding or of the disk itself, every call fails.
    public func flush() async throws(JournalError) { try await lease.writer.flush() }

    /// Brings everything to the disk and closes the file, now; later actions are not written. The same happens by
    /// itself when the journal and its store have gone. If the write fails, ``writeError`` says so soon afterwards.
    public func close() { lease.writer.close() }

    /// The state that was found. A second store would write among the actions of the first.
    func takeState() -> State {
        guard let state = found.withLock({ $0.take() }) else {
            preconditionFailure(
                "Journal: a second store was made of one journal. Hand the first one on, or open a journal of its own.")
        }
        return state
    }

    /// The recorder that receives the store's actions.
    func makeRecorder() -> Recorder<State, Action> {
        Recorder(
            stepped: { [lease] action, _, after in lease.writer.append(.action(action), latest: after) },
            replaced: { [lease] state in lease.writer.append(.state(state), latest: state) })
    }
}

extension Store where State: Codable, Action: Codable {
    /// Makes a store that goes on where a journal ended, and writes its actions there.
    ///
    /// A journal is for one store: a second one made of it stops the program, as its actions would be written among
    /// those of the first. To open the same file a second time is an error that can be caught,
    /// ``JournalError/inUse(path:process:)``.
    ///
    /// - Precondition: no store was made of this journal before.
    /// - Parameters:
    ///   - journal: gives the state and the reducer, and takes the actions.
    ///   - name: the store's name for those who observe all stores; by default the state's type.
    ///   - middleware: the middleware that actions pass on their way to the reducer, the outermost first.
    public convenience init(
        _ journal: Journal<State, Action>, name: String? = nil, middleware: [Middleware<State, Action>] = []
    ) {
        self.init(journal.takeState(), journal.reducer, name: name, middleware: middleware)
        let recorder = journal.makeRecorder()
        engine.send(.perform { $0.add(recorder) })
    }
}

// @unchecked and `@exclusivity(unchecked)` are sound: after `init`, every `var` here is accessed only in a turn. `turn`
// grants one turn at a time, which is taken with acquire ordering and released with release ordering.
import CurrycombSignals
import Synchronization

/// The part of a store that does the work, in turns. When the store is released, the engine is closed in one of its
/// turns. A signal of the store may keep the closed engine alive.
///
/// A thread that finds the engine idle takes the turn immediately, and a thread that finds the engine busy enqueues a
/// command. No lock is held while reducers, middleware and observers run, so they may call any function.
@usableFromInline
final class StoreEngine<State: Sendable, Action: Sendable>: @unchecked Sendable {
    /// The number of commands that are waiting or being handled; 0 if the engine is idle.
    @usableFromInline let turn = Atomic<Int>(0)
    @usableFromInline let waiting = Mutex<[Command]>([])
    @usableFromInline let cell: StateCell<State>
    @usableFromInline let reducer: Reducer<State, Action>
    @usableFromInline let states = Subject<State, Never>(replay: 1)
    @usableFromInline let transitions = Subject<Store<State, Action>.Transition, Never>()
    let name: String
    /// The number of the thread that is inside the middleware; 0 if there is none.
    let middlewareThread = Atomic<UInt>(0)
    let root = Mutex<MutableProperty<State>?>(nil)

    /// True only if the store is open and has no recorders, and if its `transitions` have never been observed.
    @usableFromInline let isPlain = Atomic<Bool>(true)
    /// True once `transitions` have been observed.
    @usableFromInline let isWatched = Atomic<Bool>(false)
    @exclusivity(unchecked) @usableFromInline var isClosed = false
    @exclusivity(unchecked) @usableFromInline var hasMiddleware = false
    @exclusivity(unchecked) @usableFromInline var number = 0
    @exclusivity(unchecked) var middleware: (@Sendable (Action) -> Void)?
    @exclusivity(unchecked) @usableFromInline var recorders: [Recorder<State, Action>] = []
    @exclusivity(unchecked) var jobs: [ObjectIdentifier: EffectJob] = [:]
    @exclusivity(unchecked) var namedJobs: [String: EffectJob] = [:]
    @exclusivity(unchecked) var effectWaiters: [CheckedContinuation<Void, Never>] = []

    init(
        _ state: State, _ reducer: Reducer<State, Action>, name: String, middleware: [Middleware<State, Action>],
        recorder: Recorder<State, Action>?
    ) {
        cell = StateCell(state)
        self.reducer = reducer
        self.name = name
        states.send(state)
        if let recorder { add(recorder) }
        guard !middleware.isEmpty else { return }
        // This takes the turn while the middleware is made. So actions that a middleware dispatches meanwhile are
        // enqueued, and pass through all of the middleware later.
        turn.store(1, ordering: .relaxed)
        self.middleware = combineMiddleware(middleware)(StoreReference(self)) { [weak self] in self?.passed($0) }
        hasMiddleware = true
        drain()
    }

    /// First changes the state, then notifies recorders and observers, then starts the effects.
    @inlinable
    func step(_ action: Action, runsEffects: Bool = true) {
        guard isPlain.load(ordering: .relaxed), !Stores.areObserved else {
            return stepAndRecord(action, runsEffects: runsEffects)
        }
        var next = cell.own
        let effect = reducer.body(&next, action)
        number &+= 1
        cell.publish(next)
        states.send(next)
        if runsEffects, !effect.isNone { start(effect) }
    }

    /// The variant of `step` for a store with recorders or observed actions, and for a closed store, which ignores the
    /// action.
    @inlinable
    @inline(never)
    func stepAndRecord(_ action: Action, runsEffects: Bool) {
        guard !isClosed else { return }
        // This flag is read before the action: if `transitions` are first observed during the action, they begin with
        // the next action.
        let isWatched = isWatched.load(ordering: .relaxed)
        let before = cell.own
        var next = before
        let effect = reducer.body(&next, action)
        number &+= 1
        cell.publish(next)
        for recorder in recorders { recorder.stepped(action, before, next) }
        states.send(next)
        if isWatched {
            transitions.send(Store.Transition(number: number, action: action, before: before, after: next))
        }
        if Stores.areObserved { tellAllStores(action) }
        if runsEffects, !effect.isNone { start(effect) }
    }

    @usableFromInline
    func tellAllStores(_ action: Action) { Stores.tell(StoreEvent(store: name, number: number, action: action)) }

    func replace(with state: State) {
        guard !isClosed else { return }
        cell.publish(state)
        for recorder in recorders { recorder.replaced(state) }
        states.send(state)
    }

    /// Makes the engine send transitions, beginning with the next action that it handles, even if that action is
    /// already waiting.
    @usableFromInline
    func watch() {
        isWatched.store(true, ordering: .sequentiallyConsistent)
        isPlain.store(false, ordering: .sequentiallyConsistent)
    }

    func add(_ recorder: Recorder<State, Action>) {
        guard !isClosed else { return }
        recorders.append(recorder)
        isPlain.store(false, ordering: .relaxed)
    }

    func remove(_ recorder: Recorder<State, Action>) {
        recorders.removeAll { $0 === recorder }
        guard !isClosed, recorders.isEmpty else { return }
        isPlain.store(true, ordering: .sequentiallyConsistent)
        // `watch` may run at the same time and may set `isPlain` to false just before the store above. It sets
        // `isWatched` first, so this function then reads true and sets `isPlain` back to false.
        if isWatched.load(ordering: .sequentiallyConsistent) { isPlain.store(false, ordering: .relaxed) }
    }

    func close() {
        isClosed = true
        isPlain.store(false, ordering: .relaxed)
        hasMiddleware = false
        middleware = nil
        recorders = []
        for job in jobs.values { job.cancel() }
        jobs = [:]
        namedJobs = [:]
        states.complete()
        transitions.complete()
        // The property is released outside the lock: it then completes, and its observers must not run while the lock
        // is held.
        let property = root.withLock { $0.take() }
        _ = property
    }
}

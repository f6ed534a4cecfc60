import CurrycombSignals
import Synchronization

/// The part of a command that the command and its executions share. An execution retains this object, but not the
/// command.
final class CommandCore<Input: Sendable, Output: Sendable, Failure: Error>: Sendable {
    private struct State {
        var count = 0
        var isClosed = false
        var running = CompositeDisposable()
    }

    let values = Subject<Output, Never>()
    let errors = Subject<Failure, Never>()
    let isEnabled: Property<Bool>
    var isExecuting: Property<Bool> { executing }

    private let executing: MutableProperty<Bool>
    private let condition: Property<Bool>
    private let policy: CommandPolicy
    private let work: @Sendable (Input) -> AnySignal<Output, Failure>
    private let state = Mutex(State())

    init(
        _ condition: Property<Bool>, _ policy: CommandPolicy,
        _ work: @escaping @Sendable (Input) -> AnySignal<Output, Failure>
    ) {
        let executing = MutableProperty(false)
        self.executing = executing
        self.condition = condition
        self.policy = policy
        self.work = work
        isEnabled = condition.combine(with: executing) { $0 && !($1 && policy == .oneAtATime) }
    }

    /// Counts a new execution and returns the bag for its subscription, or returns `nil` if the command is not enabled.
    /// An observer of `isExecuting` is notified during this call and may cancel the execution, so the bag may already
    /// be disposed of.
    func begin() -> CompositeDisposable? {
        guard condition.value else { return nil }
        let (bag, isFirst): (CompositeDisposable?, Bool) = state.withLock { state in
            if state.isClosed || (policy == .oneAtATime && state.count > 0) { return (nil, false) }
            state.count += 1
            return (state.running, state.count == 1)
        }
        if isFirst { updateExecuting() }
        return bag
    }

    func run(
        _ input: Input, in bag: CompositeDisposable, next: @escaping @Sendable (Output) -> Void,
        ended: @escaping @Sendable (End<Failure>) -> Void
    ) -> Subscription {
        let subscription = Subscription()
        run(input, in: bag, subscription, next: next, ended: ended)
        return subscription
    }

    /// Begins an execution with a subscription that the caller has made. So the caller can stop the work even while it
    /// begins.
    func run(
        _ input: Input, in bag: CompositeDisposable, _ subscription: Subscription,
        next: @escaping @Sendable (Output) -> Void, ended: @escaping @Sendable (End<Failure>) -> Void
    ) {
        // If the bag has already been disposed of, `add` immediately disposes of the subscription, too.
        bag.add(subscription)
        work(input).subscribe(
            Execution(core: self, subscription: subscription, forward: next, ended: ended), in: subscription)
        Trampoline.runDeferredWork()
    }

    fileprivate func finish() {
        let isLast = state.withLock { state in
            state.count -= 1
            return state.count == 0
        }
        if isLast { updateExecuting() }
    }

    /// Updates `isExecuting`. The state is read while the property is being modified, so that the last of several
    /// threads sets the correct value.
    private func updateExecuting() {
        executing.modify { $0 = state.withLock { $0.count > 0 } }
    }

    func cancel() {
        let running = state.withLock { state in
            defer { if !state.isClosed { state.running = CompositeDisposable() } }
            return state.running
        }
        running.dispose()
    }

    func close() {
        state.withLock { $0.isClosed = true }
        cancel()
        values.complete()
        errors.complete()
    }
}

private struct Execution<Input: Sendable, Output: Sendable, Failure: Error>: Observer {
    let core: CommandCore<Input, Output, Failure>
    let subscription: Subscription
    let forward: @Sendable (Output) -> Void
    let ended: @Sendable (End<Failure>) -> Void

    mutating func next(_ value: Output) -> Demand {
        core.values.send(value)
        // An observer of `values` may have cancelled the execution.
        if !subscription.isDisposed { forward(value) }
        return .more
    }

    mutating func end(_ end: End<Failure>) {
        // The execution may have been cancelled while it sent its last value. In that case, it counts as interrupted,
        // as in `ClosureObserver`.
        let end: End<Failure> = subscription.isDisposed ? .interrupted : end
        core.finish()
        if case .failed(let error) = end { core.errors.send(error) }
        ended(end)
        subscription.dispose()
    }
}

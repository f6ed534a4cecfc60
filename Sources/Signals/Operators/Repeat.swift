// @unchecked and `@exclusivity(unchecked)`: the observer is touched only by the one upstream that runs, whose events are
// serial, and by the loop after that upstream has ended.
import Synchronization

/// Runs a signal again and again, in a loop and not within itself, so that a million runs need no more stack than one.
@usableFromInline
final class Rerun<Upstream: Signal, Downstream: Observer<Upstream.Value, Upstream.Failure>>: @unchecked Sendable {
    @usableFromInline let upstream: Upstream
    @usableFromInline let subscription: Subscription
    @exclusivity(unchecked) @usableFromInline var downstream: Downstream
    @exclusivity(unchecked) @usableFromInline var ends = 0
    /// What to do at an end, of which this is the given number: run again, at once or later, or pass it on.
    @usableFromInline let decide: @Sendable (End<Upstream.Failure>, Int) -> RerunDecision
    /// How many runs are asked for and not yet begun, and the one that is just beginning.
    @usableFromInline let asked = Atomic<Int>(0)

    @inlinable
    init(
        _ upstream: Upstream, _ downstream: consuming Downstream, in subscription: Subscription,
        decide: @escaping @Sendable (End<Upstream.Failure>, Int) -> RerunDecision
    ) {
        self.upstream = upstream
        self.downstream = downstream
        self.subscription = subscription
        self.decide = decide
    }

    @inlinable
    func run() {
        guard asked.add(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
        repeat {
            // A run lets go of what it holds before the next one starts.
            subscription.restart()
            if subscription.isDisposed {
                downstream.end(.interrupted)
            } else {
                upstream.subscribe(RerunObserver(self), in: subscription)
            }
        } while asked.subtract(1, ordering: .acquiringAndReleasing).newValue != 0
    }

    @inlinable
    func ended(_ end: End<Upstream.Failure>) {
        if case .interrupted = end { return downstream.end(end) }
        ends += 1
        switch decide(end, ends) {
        case .passOn: downstream.end(end)
        case .again: run()
        case .later(let delay, let scheduler): run(after: delay, on: scheduler)
        }
    }

    /// Runs later, unless disposed of by then.
    @usableFromInline
    func run(after delay: Duration, on scheduler: StoredScheduler) {
        subscription.restart()
        let next = Once { self.run() }
        let timer = scheduler.schedule(after: delay) { next.take()?() }
        subscription.onDispose {
            timer()
            if next.take() != nil { self.downstream.end(.interrupted) }
        }
    }
}

/// What to do at an end.
@usableFromInline
enum RerunDecision: Sendable {
    case passOn
    case again
    case later(Duration, StoredScheduler)
}

/// What listens to each run.
@usableFromInline
struct RerunObserver<Upstream: Signal, Downstream: Observer<Upstream.Value, Upstream.Failure>>: Observer {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline let rerun: Rerun<Upstream, Downstream>

    @inlinable
    init(_ rerun: Rerun<Upstream, Downstream>) { self.rerun = rerun }

    @inlinable
    mutating func next(_ value: Upstream.Value) -> Demand { rerun.downstream.next(value) }

    @inlinable
    mutating func end(_ end: End<Upstream.Failure>) { rerun.ended(end) }
}

/// A signal that runs again.
@usableFromInline
struct Rerunning<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline let upstream: Upstream
    @usableFromInline let decide: @Sendable (End<Upstream.Failure>, Int) -> RerunDecision

    @inlinable
    init(_ upstream: Upstream, _ decide: @escaping @Sendable (End<Upstream.Failure>, Int) -> RerunDecision) {
        self.upstream = upstream
        self.decide = decide
    }

    @inlinable
    func subscribe<O: Observer<Upstream.Value, Upstream.Failure>>(
        _ observer: consuming O, in subscription: Subscription
    ) {
        Rerun(upstream, observer, in: subscription.child(), decide: decide).run()
    }
}

extension Signal {
    /// Runs the signal again each time it has completed, without end.
    ///
    /// ```marbles
    /// a  -1-2--|
    ///  ┌────────────┐
    ///  │ a.repeat() │
    ///  └────────────┘
    ///    -1-2---1-2---1-2---1
    /// ```
    ///
    /// - Returns: a signal that ends only when this one fails.
    @inlinable
    public func `repeat`() -> some Signal<Value, Failure> {
        Rerunning(self) { end, _ in if case .completed = end { .again } else { .passOn } }
    }

    /// Runs the signal several times in a row.
    ///
    /// ```marbles
    /// a  -1-2--|
    ///  ┌─────────────┐
    ///  │ a.repeat(3) │
    ///  └─────────────┘
    ///    -1-2---1-2---1-2--|
    /// ```
    ///
    /// - Parameter count: how many times in all. With none, the signal completes without being run.
    /// - Returns: a signal of the values of all runs.
    @inlinable
    public func `repeat`(_ count: Int) -> some Signal<Value, Failure> {
        precondition(count >= 0, "repeat: a number of runs cannot be negative")
        let runs = Rerunning(self) { end, runs in
            if case .completed = end, runs < count { .again } else { .passOn }
        }
        return RunUnless(count == 0, runs)
    }

    /// Runs the signal again when it has failed.
    ///
    /// ```marbles
    /// a  -1-2--#
    ///  ┌────────────┐
    ///  │ a.retry(1) │
    ///  └────────────┘
    ///    -1-2---1-2--#
    /// ```
    ///
    /// - Parameter count: how many times it may be run again; the failure after that is passed on.
    /// - Returns: a signal of the values of all runs.
    @inlinable
    public func retry(_ count: Int) -> some Signal<Value, Failure> {
        Rerunning(self) { end, failures in if case .failed = end, failures <= count { .again } else { .passOn } }
    }

    /// Runs the signal again when it has failed in a way that another run may mend.
    ///
    /// Known as `retry` in Rx and Combine, which retry whatever the error.
    ///
    /// ```marbles
    /// a  -1-2--#
    ///  ┌───────────────────────────┐
    ///  │ a.retry(2) { $0 == late } │
    ///  └───────────────────────────┘
    ///    -1-2---1-2---1-2--#
    /// ```
    ///
    /// - Parameters:
    ///   - count: how many times it may be run again; as often as it takes, if nothing is said.
    ///   - isWorthRetrying: whether to run it again after this error; otherwise the failure is passed on.
    /// - Returns: a signal of the values of all runs.
    @inlinable
    public func retry(
        _ count: Int = .max, where isWorthRetrying: @escaping @Sendable (Failure) -> Bool
    ) -> some Signal<Value, Failure> {
        Rerunning(self) { end, failures in
            if case .failed(let error) = end, failures <= count, isWorthRetrying(error) { .again } else { .passOn }
        }
    }

    /// Runs the signal again when it has failed, after the pauses of a policy.
    ///
    /// Known as `retry` with a `delay` in Rx.
    ///
    /// ```marbles
    /// a  -1-#
    ///  ┌───────────────────────────────────────────────────────────────────────────────────┐
    ///  │ a.retry(.doubling(from: .seconds(2), upTo: .seconds(9), times: 2), on: scheduler) │
    ///  └───────────────────────────────────────────────────────────────────────────────────┘
    ///    -1----1------1-#
    /// ```
    ///
    /// - Parameters:
    ///   - policy: says how often, and after which pauses.
    ///   - scheduler: keeps the time, and runs the signal again.
    ///   - isWorthRetrying: whether to run it again after this error; after any, if nothing is said.
    /// - Returns: a signal of the values of all runs.
    @inlinable
    public func retry(
        _ policy: RetryPolicy, on scheduler: some Scheduler,
        where isWorthRetrying: (@Sendable (Failure) -> Bool)? = nil
    ) -> some Signal<Value, Failure> {
        Rerunning(self) { end, failures in
            guard case .failed(let error) = end, isWorthRetrying?(error) ?? true, let pause = policy.pause(failures)
            else { return .passOn }
            return .later(pause, stored(scheduler))
        }
    }

    /// Runs the signal again when it has failed, after a pause.
    ///
    /// ```marbles
    /// a  -1-2-#
    ///  ┌────────────────────────────────────────────────┐
    ///  │ a.retry(2, on: scheduler) { .seconds(3 * $0) } │
    ///  └────────────────────────────────────────────────┘
    ///    -1-2-----1-2--------1-2-#
    /// ```
    ///
    /// - Parameters:
    ///   - count: how many times it may be run again; the failure after that is passed on.
    ///   - scheduler: keeps the time, and runs the signal again.
    ///   - backoff: the pause after the first failure, the second, and so on (it is handed 1, 2, …); for example
    ///     `{ .seconds(1 << $0) }`.
    /// - Returns: a signal of the values of all runs.
    @inlinable
    public func retry(
        _ count: Int, on scheduler: some Scheduler, backoff: @escaping @Sendable (Int) -> Duration
    ) -> some Signal<Value, Failure> {
        Rerunning(self) { end, failures in
            if case .failed = end, failures <= count { .later(backoff(failures), stored(scheduler)) } else { .passOn }
        }
    }
}

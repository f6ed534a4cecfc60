// @unchecked and `@exclusivity(unchecked)` are sound: while the upstream runs, the observer and `ends` are accessed
// only when the upstream sends an event, and events are serial. Between two runs, only the loop in `run()` or a
// disposal accesses the observer.
import Synchronization

/// Runs a signal again and again, in a loop instead of by recursion, so a million runs need no more stack than one run.
@usableFromInline
final class Resubscriber<Upstream: Signal, Downstream: Observer<Upstream.Value, Upstream.Failure>>: @unchecked Sendable
{
    @usableFromInline let upstream: Upstream
    @usableFromInline let subscription: Subscription
    @exclusivity(unchecked) @usableFromInline var downstream: Downstream
    @exclusivity(unchecked) @usableFromInline var ends = 0
    /// Decides whether to run again immediately, to run again later, or to forward the end. Receives the end of a run
    /// and the number of runs that have ended. Not called after an interruption.
    @usableFromInline let decide: @Sendable (End<Upstream.Failure>, Int) -> EndDecision
    /// The number of requested runs whose `subscribe` has not returned yet.
    @usableFromInline let asked = Atomic<Int>(0)

    @inlinable
    init(
        _ upstream: Upstream, _ downstream: consuming Downstream, in subscription: Subscription,
        decide: @escaping @Sendable (End<Upstream.Failure>, Int) -> EndDecision
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
            // Releases the resources of the previous run before the next run starts.
            subscription.restart()
            if subscription.isDisposed {
                downstream.end(.interrupted)
            } else {
                upstream.subscribe(ResubscriberObserver(self), in: subscription)
            }
        } while asked.subtract(1, ordering: .acquiringAndReleasing).newValue != 0
    }

    @inlinable
    func ended(_ end: End<Upstream.Failure>) {
        if case .interrupted = end { return downstream.end(end) }
        ends += 1
        switch decide(end, ends) {
        case .passOn: downstream.end(end)
        case .again:
            // This call runs the teardowns of the run that has ended. Without it, `subscribe` might never return:
            // `share`, for example, does not stop an endless source before a teardown removes its last observer.
            subscription.restart()
            run()
        case .later(let delay, let scheduler): run(after: delay, on: scheduler)
        }
    }

    /// Runs the signal later, unless the subscription has been disposed of by then.
    @usableFromInline
    func run(after delay: Duration, on scheduler: any Scheduler) {
        subscription.restart()
        let next = Once { self.run() }
        let timer = scheduler.schedule(after: delay) { next.take()?() }
        subscription.onDispose {
            timer()
            if next.take() != nil { self.downstream.end(.interrupted) }
        }
    }
}

@usableFromInline
enum EndDecision: Sendable {
    case passOn
    case again
    case later(Duration, any Scheduler)
}

@usableFromInline
struct ResubscriberObserver<Upstream: Signal, Downstream: Observer<Upstream.Value, Upstream.Failure>>: Observer {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline let resubscriber: Resubscriber<Upstream, Downstream>

    @inlinable
    init(_ resubscriber: Resubscriber<Upstream, Downstream>) { self.resubscriber = resubscriber }

    @inlinable
    mutating func next(_ value: Upstream.Value) -> Demand { resubscriber.downstream.next(value) }

    @inlinable
    mutating func end(_ end: End<Upstream.Failure>) { resubscriber.ended(end) }
}

@usableFromInline
struct Rerunning<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline let upstream: Upstream
    @usableFromInline let decide: @Sendable (End<Upstream.Failure>, Int) -> EndDecision

    @inlinable
    init(_ upstream: Upstream, _ decide: @escaping @Sendable (End<Upstream.Failure>, Int) -> EndDecision) {
        self.upstream = upstream
        self.decide = decide
    }

    @inlinable
    consuming func subscribe<O: Observer<Upstream.Value, Upstream.Failure>>(
        _ observer: consuming O, in subscription: Subscription
    ) {
        Resubscriber(upstream, observer, in: subscription.child(), decide: decide).run()
    }
}

// @unchecked and `@exclusivity(unchecked)` are sound: only the thread that drains accesses the observer, and
// `isDraining` ensures that only one thread drains at a time.

/// A rule for values that arrive faster than they can be delivered. The number of values that may wait must be
/// positive.
@frozen
public enum Backpressure: Sendable, Equatable {
    /// All values are kept until they can be delivered.
    case buffer
    /// At most this many values wait; a new value replaces the oldest if the buffer is full.
    case dropOldest(Int)
    /// At most this many values wait; a new value is dropped if the buffer is full.
    case dropNewest(Int)

    @inlinable
    func requireRoom() {
        switch self {
        case .dropOldest(let room), .dropNewest(let room):
            precondition(room > 0, "Backpressure: the number of waiting values must be positive")
        case .buffer: break
        }
    }
}

@usableFromInline
final class Delivery<Downstream: Observer>: @unchecked Sendable {
    @usableFromInline
    struct Queue: Sendable {
        @usableFromInline var values = Deque<Downstream.Value>()
        @usableFromInline var end: StoredEnd<Downstream.Failure>?
        @usableFromInline var isDraining = false
        @usableFromInline var isOver = false

        @inlinable
        init() { end = nil }
    }

    @usableFromInline let queue = Guarded(Queue())
    @usableFromInline let scheduler: any Scheduler
    @usableFromInline let policy: Backpressure
    @usableFromInline let upstream: Subscription
    @exclusivity(unchecked) @usableFromInline var downstream: Downstream

    @inlinable
    init(
        _ downstream: consuming Downstream, _ scheduler: any Scheduler, _ policy: Backpressure,
        _ upstream: Subscription
    ) {
        self.downstream = downstream
        self.scheduler = scheduler
        self.policy = policy
        self.upstream = upstream
    }

    @inlinable
    func next(_ value: Downstream.Value) -> Demand {
        // Releases the dropped value when no lock is held, because a `deinit` in the value may send events.
        var dropped: Downstream.Value?
        defer { withExtendedLifetime(dropped) {} }
        return change { queue in
            switch policy {
            case .dropNewest(let room) where queue.values.count >= room: return
            case .dropOldest(let room) where queue.values.count >= room: dropped = queue.values.popFirst()
            default: break
            }
            queue.values.append(value)
        }
    }

    @inlinable
    func end(_ end: End<Downstream.Failure>) { _ = change { if $0.end == nil { $0.end = StoredEnd(end) } } }

    /// Drops the waiting values; the observer receives the interruption on the scheduler, like all other events.
    @inlinable
    func interrupt() {
        upstream.dispose()
        var dropped = Deque<Downstream.Value>()
        _ = change { queue in
            swap(&dropped, &queue.values)
            queue.end = .interrupted
        }
    }

    @inlinable
    func change(_ body: (inout Queue) -> Void) -> Demand {
        let (isOver, isFirst) = queue.withLock { queue in
            if queue.isOver { return (true, false) }
            body(&queue)
            defer { queue.isDraining = true }
            return (false, !queue.isDraining)
        }
        if isFirst { scheduler.schedule { self.drain() } }
        return isOver ? .enough : .more
    }

    @inlinable
    func drain() {
        while let event = takeNext() {
            if downstream.take(event) == .enough {
                queue.withLock { $0.isOver = true }
                upstream.dispose()
                return
            }
        }
    }

    @inlinable
    func takeNext() -> Event<Downstream.Value, Downstream.Failure>? {
        queue.withLock { queue in
            if let value = queue.values.popFirst() { return .next(value) }
            queue.isDraining = false
            guard !queue.isOver, let end = queue.end else { return nil }
            queue.isOver = true
            queue.isDraining = true
            return Event(end.end)
        }
    }
}

@usableFromInline
struct DeliveryObserver<Downstream: Observer>: Observer {
    @usableFromInline let delivery: Delivery<Downstream>

    @inlinable
    init(_ delivery: Delivery<Downstream>) { self.delivery = delivery }

    @inlinable
    mutating func next(_ value: Downstream.Value) -> Demand { delivery.next(value) }

    @inlinable
    mutating func end(_ end: End<Downstream.Failure>) {
        delivery.upstream.dispose()
        delivery.end(end)
    }
}

@usableFromInline
struct DeliverOn<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline let upstream: Upstream
    @usableFromInline let scheduler: any Scheduler
    @usableFromInline let policy: Backpressure

    @inlinable
    init(_ upstream: Upstream, _ scheduler: any Scheduler, _ policy: Backpressure) {
        policy.requireRoom()
        self.upstream = upstream
        self.scheduler = scheduler
        self.policy = policy
    }

    @inlinable
    consuming func subscribe<O: Observer<Upstream.Value, Upstream.Failure>>(
        _ observer: consuming O, in subscription: Subscription
    ) {
        let upstream = Subscription(within: subscription)
        let delivery = Delivery(observer, scheduler, policy, upstream)
        subscription.onDispose { delivery.interrupt() }
        if upstream.isDisposed { return }
        self.upstream.subscribe(DeliveryObserver(delivery), in: upstream)
    }
}

extension Signal {
    /// Delivers events on a scheduler, in order, and one at a time even if the scheduler runs work concurrently.
    ///
    /// ```marbles
    /// a  -1-2--3--|
    ///  ┌──────────────────────────┐
    ///  │ a.deliver(on: scheduler) │
    ///  └──────────────────────────┘
    ///    -1-2--3--|
    /// ```
    @_alwaysEmitIntoClient
    public func deliver(
        on scheduler: any Scheduler, policy: Backpressure = .buffer
    ) -> some Signal<Value, Failure> {
        DeliverOn(self, scheduler, policy)
    }
}

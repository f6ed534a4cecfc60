import Synchronization

/// One inner signal of `expand`, or of a flatMap that does not run all inner signals at the same time.
@usableFromInline
final class QueueChild: Sendable {
    @usableFromInline let subscription: Subscription
    /// True if the signal has been dropped. The flag is set before the subscription is disposed of, so the interruption
    /// that follows does not start the next signal. If a new signal replaces this signal, the flag is set under the
    /// lock, before the new signal can start. So a value of the dropped signal cannot follow values of the new one,
    /// unless the old value passed the check of the flag before the flag was set.
    @usableFromInline let isDropped = Atomic<Bool>(false)

    @inlinable
    init(within parent: Subscription) { subscription = Subscription(within: parent) }
}

@usableFromInline
struct FlatMapQueueState<Input: Sendable>: Sendable {
    @usableFromInline var waiting = Deque<Input>()
    @usableFromInline var running: [ObjectIdentifier: QueueChild] = [:]
    /// True if a thread is starting an inner signal. The same thread then starts the next one.
    @usableFromInline var isStarting = false
    @usableFromInline var outerHasEnded = false
    @usableFromInline var isClosed = false

    @inlinable
    init() {}

    @inlinable
    var isOver: Bool { outerHasEnded && running.isEmpty && waiting.isEmpty }
}

/// Starts inner signals when it is their turn, in a loop instead of by recursion.
@usableFromInline
final class FlatMapQueue<Input: Sendable, Inner: Signal, Downstream: Observer<Inner.Value, Inner.Failure>>: Sendable {
    @usableFromInline let serial: Serial<SerializedObserver<Downstream>>
    @usableFromInline let outer: Subscription
    @usableFromInline let limit: Int
    @usableFromInline let cancelsPrevious: Bool
    @usableFromInline let dropsNew: Bool
    @usableFromInline let transform: @Sendable (Input) -> Inner
    /// Makes the next input from a value of an inner signal; for `expand`.
    @usableFromInline let feedback: (@Sendable (Inner.Value) -> Input)?
    @usableFromInline let state = Guarded(FlatMapQueueState<Input>())

    @inlinable
    init(
        _ serial: Serial<SerializedObserver<Downstream>>, outer: Subscription, limit: Int, _ how: FlattenStrategy,
        _ transform: @escaping @Sendable (Input) -> Inner, feedback: (@Sendable (Inner.Value) -> Input)? = nil
    ) {
        self.feedback = feedback
        self.serial = serial
        self.outer = outer
        self.limit = limit
        cancelsPrevious = how == .latest
        dropsNew = how == .first
        self.transform = transform
    }

    @inlinable
    func next(_ value: Input) -> Demand {
        // Holds the former values until the lock has been released, because a `deinit` in a value may send events.
        var former = Deque<Input>()
        let dropped = state.withLock { state in
            var dropped: [QueueChild] = []
            if cancelsPrevious {
                swap(&former, &state.waiting)
                dropped = Array(state.running.values)
                state.running = [:]
                // The flags must be set under the lock: as soon as it is released, another thread may start the next
                // signal.
                for child in dropped { child.isDropped.store(true, ordering: .releasing) }
            }
            if !dropsNew || state.running.isEmpty && state.waiting.isEmpty { state.waiting.append(value) }
            return dropped
        }
        for child in dropped { child.subscription.dispose() }
        pump()
        return serial.isClosed ? .enough : .more
    }

    @inlinable
    func pump() {
        while true {
            let start = state.withLock { state -> (Input, QueueChild)? in
                guard !state.isClosed, !state.isStarting, state.running.count < limit,
                    let value = state.waiting.popFirst()
                else { return nil }
                state.isStarting = true
                let child = QueueChild(within: outer)
                state.running[ObjectIdentifier(child)] = child
                return (value, child)
            }
            guard let (value, child) = start else { return }
            transform(value).subscribe(QueueChildObserver(self, child), in: child.subscription)
            state.withLock { $0.isStarting = false }
        }
    }

    @inlinable
    func left(_ child: QueueChild) {
        child.subscription.dispose()
        let isOver = state.withLock { state in
            state.running.removeValue(forKey: ObjectIdentifier(child)) != nil && state.isOver
        }
        if isOver { serial.end(.completed) } else { pump() }
    }

    @inlinable
    func outerEnded(_ end: End<Inner.Failure>) {
        outer.dispose()
        guard case .completed = end else { return finish(end) }
        let isOver = state.withLock { state in
            state.outerHasEnded = true
            return state.isOver
        }
        if isOver { serial.end(.completed) }
    }

    /// Stops everything. Returns false if the queue was already closed.
    @inlinable
    @discardableResult
    func close() -> Bool {
        var former = Deque<Input>()
        let running = state.withLock { state -> [QueueChild]? in
            if state.isClosed { return nil }
            state.isClosed = true
            swap(&former, &state.waiting)
            defer { state.running = [:] }
            return Array(state.running.values)
        }
        guard let running else { return false }
        outer.dispose()
        for child in running {
            child.isDropped.store(true, ordering: .releasing)
            child.subscription.dispose()
        }
        return true
    }

    /// Closes the queue first, so the interruptions of the stopped signals have no effect, and then sends the end.
    @inlinable
    func finish(_ end: End<Inner.Failure>) {
        if close() { serial.end(end) }
    }
}

@usableFromInline
struct QueueChildObserver<Input: Sendable, Inner: Signal, Downstream: Observer<Inner.Value, Inner.Failure>>: Observer {
    @usableFromInline typealias Value = Inner.Value
    @usableFromInline typealias Failure = Inner.Failure

    @usableFromInline let queue: FlatMapQueue<Input, Inner, Downstream>
    @usableFromInline let child: QueueChild

    @inlinable
    init(_ queue: FlatMapQueue<Input, Inner, Downstream>, _ child: QueueChild) {
        self.queue = queue
        self.child = child
    }

    @inlinable
    mutating func next(_ value: Inner.Value) -> Demand {
        if child.isDropped.load(ordering: .acquiring) { return .enough }
        let demand = withoutRetaining(queue.serial) { $0.next(value) }
        if demand == .enough {
            queue.close()
        } else if let feedback = queue.feedback {
            return queue.next(feedback(value))
        }
        return demand
    }

    @inlinable
    mutating func end(_ end: End<Inner.Failure>) {
        if child.isDropped.load(ordering: .acquiring) { return }
        if case .failed = end { queue.finish(end) } else { queue.left(child) }
    }
}

@usableFromInline
struct FlatMapQueueObserver<Input: Sendable, Inner: Signal, Downstream: Observer<Inner.Value, Inner.Failure>>: Observer
{
    @usableFromInline typealias Value = Input
    @usableFromInline typealias Failure = Inner.Failure

    @usableFromInline let queue: FlatMapQueue<Input, Inner, Downstream>

    @inlinable
    init(_ queue: FlatMapQueue<Input, Inner, Downstream>) { self.queue = queue }

    @inlinable
    mutating func next(_ value: Input) -> Demand { queue.next(value) }

    @inlinable
    mutating func end(_ end: End<Inner.Failure>) { queue.outerEnded(end) }
}

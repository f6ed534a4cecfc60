import Synchronization

/// One inner signal of a flatMap that runs a few at a time or the latest only.
@usableFromInline
final class QueueChild: Sendable {
    @usableFromInline let subscription: Subscription
    @usableFromInline let isDropped = Atomic<Bool>(false)

    @inlinable
    init(within parent: Subscription) { subscription = Subscription(within: parent) }
}

/// Which inner signals wait and which run.
@usableFromInline
struct FlatMapBook<Input: Sendable>: Sendable {
    @usableFromInline var waiting = Deque<Input>()
    @usableFromInline var running: [ObjectIdentifier: QueueChild] = [:]
    /// Whether somebody is starting inner signals, and will go on to the next.
    @usableFromInline var isStarting = false
    @usableFromInline var outerHasEnded = false
    @usableFromInline var isClosed = false

    @inlinable
    init() {}

    @inlinable
    var isOver: Bool { outerHasEnded && running.isEmpty && waiting.isEmpty }
}

/// Starts inner signals when it is their turn, in a loop and not within each other.
@usableFromInline
final class FlatMapQueue<Input: Sendable, Inner: Signal, Downstream: Observer<Inner.Value, Inner.Failure>>: Sendable {
    @usableFromInline let serial: Serial<Outlet<Downstream>>
    @usableFromInline let outer: Subscription
    @usableFromInline let limit: Int
    @usableFromInline let dropsFormer: Bool
    @usableFromInline let transform: @Sendable (Input) -> Inner
    @usableFromInline let book = Guarded(FlatMapBook<Input>())

    @inlinable
    init(
        _ serial: Serial<Outlet<Downstream>>, outer: Subscription, limit: Int, dropsFormer: Bool,
        _ transform: @escaping @Sendable (Input) -> Inner
    ) {
        self.serial = serial
        self.outer = outer
        self.limit = limit
        self.dropsFormer = dropsFormer
        self.transform = transform
    }

    @inlinable
    func next(_ value: Input) -> Demand {
        let dropped = book.withLock { book in
            var dropped: [QueueChild] = []
            if dropsFormer {
                book.waiting = Deque()
                dropped = Array(book.running.values)
                book.running = [:]
            }
            book.waiting.append(value)
            return dropped
        }
        for child in dropped {
            child.isDropped.store(true, ordering: .releasing)
            child.subscription.dispose()
        }
        pump()
        return serial.isClosed ? .enough : .more
    }

    @inlinable
    func pump() {
        while true {
            let start = book.withLock { book -> (Input, QueueChild)? in
                guard !book.isClosed, !book.isStarting, book.running.count < limit, let value = book.waiting.popFirst()
                else { return nil }
                book.isStarting = true
                let child = QueueChild(within: outer)
                book.running[ObjectIdentifier(child)] = child
                return (value, child)
            }
            guard let (value, child) = start else { return }
            transform(value).subscribe(QueueChildObserver(self, child), in: child.subscription)
            book.withLock { $0.isStarting = false }
        }
    }

    @inlinable
    func left(_ child: QueueChild) {
        child.subscription.dispose()
        let isOver = book.withLock { book in
            book.running.removeValue(forKey: ObjectIdentifier(child)) != nil && book.isOver
        }
        if isOver { serial.end(.completed) } else { pump() }
    }

    @inlinable
    func outerEnded(_ end: End<Inner.Failure>) {
        guard case .completed = end else {
            close()
            return serial.end(end)
        }
        let isOver = book.withLock { book in
            book.outerHasEnded = true
            return book.isOver
        }
        if isOver { serial.end(.completed) }
    }

    /// Stops everything.
    @inlinable
    func close() {
        let running = book.withLock { book in
            book.isClosed = true
            book.waiting = Deque()
            defer { book.running = [:] }
            return Array(book.running.values)
        }
        outer.dispose()
        for child in running {
            child.isDropped.store(true, ordering: .releasing)
            child.subscription.dispose()
        }
    }
}

/// What listens to an inner signal.
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
        let demand = queue.serial.next(value)
        if demand == .enough { queue.close() }
        return demand
    }

    @inlinable
    mutating func end(_ end: End<Inner.Failure>) {
        if child.isDropped.load(ordering: .acquiring) { return }
        if case .failed = end {
            queue.close()
            queue.serial.end(end)
        } else {
            queue.left(child)
        }
    }
}

/// What listens to the outer signal.
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

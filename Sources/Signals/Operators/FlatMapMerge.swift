// `@exclusivity(unchecked)`: `phase` arbitrates who touches a child's subscription; the rest belongs to its `Serial`.
import Synchronization

/// One inner signal of a flatMap that runs them all at once.
@usableFromInline
final class MergeChild: @unchecked Sendable {
    /// Bit 0: subscribing has returned. Bit 1: the signal has ended. Whoever sets the second of the two sees the other's, and what
    /// was done before it: the ending thread then reports that the child has left, the starting thread reuses it. A mere look
    /// is enough where the end is seen already, since nobody touches the phase after that.
    @usableFromInline let phase = Atomic<Int>(0)
    @exclusivity(unchecked) @usableFromInline var subscription: Subscription
    /// Whether it ended before it was taken into the list.
    @exclusivity(unchecked) @usableFromInline var hasLeft = false

    @inlinable
    init(within parent: Subscription) { subscription = Subscription(within: parent) }

    /// Whether an inner signal that has ended left nothing behind in its subscription, so that it can serve the next one: no
    /// teardown, and no reference that could still hand one in. Only called after the end, when nobody else can gain one.
    @inlinable
    func isFresh() -> Bool {
        subscription.slot.load(ordering: .relaxed) == 0 && isKnownUniquelyReferenced(&subscription)
    }
}

/// The state of a flatMap that runs all inner signals at once.
@usableFromInline
struct FlatMapMergeCore<Downstream: Observer>: SerialCore {
    @usableFromInline
    enum Command: Sendable {
        case next(Downstream.Value)
        case failed(End<Downstream.Failure>)
        /// An inner signal is about to run.
        case current(MergeChild)
        /// An inner signal goes on after subscribing has returned.
        case adopt(MergeChild)
        /// Such a signal has ended.
        case left(MergeChild)
        case outerEnded(End<Downstream.Failure>)
    }

    @usableFromInline var downstream: Downstream
    @usableFromInline let outer: Subscription
    @usableFromInline var current: MergeChild?
    @usableFromInline var children: [ObjectIdentifier: MergeChild] = [:]
    @usableFromInline var outerHasEnded = false

    @inlinable
    init(_ downstream: consuming Downstream, outer: Subscription) {
        self.downstream = downstream
        self.outer = outer
        current = nil
    }

    @inlinable
    mutating func handle(_ command: consuming Command) -> Bool {
        switch command {
        case .next(let value): return next(value)
        case .failed(let end): return finish(end)
        case .current(let child):
            current = child
            return false
        case .adopt(let child):
            current = nil
            if !child.hasLeft { children[ObjectIdentifier(child)] = child }
            return false
        case .left(let child):
            child.subscription.dispose()
            if children.removeValue(forKey: ObjectIdentifier(child)) == nil { child.hasLeft = true }
            return outerHasEnded && children.isEmpty ? finish(.completed) : false
        case .outerEnded(let end):
            outer.dispose()
            guard case .completed = end else { return finish(end) }
            outerHasEnded = true
            return children.isEmpty ? finish(.completed) : false
        }
    }

    @inlinable
    @inline(__always)
    mutating func next(_ value: Downstream.Value) -> Bool {
        if downstream.next(value) == .more { return false }
        stop()
        return true
    }

    @inlinable
    mutating func finish(_ end: End<Downstream.Failure>) -> Bool {
        stop()
        downstream.end(end)
        return true
    }

    @inlinable
    mutating func stop() {
        outer.dispose()
        current?.subscription.dispose()
        current = nil
        for child in children.values { child.subscription.dispose() }
        children = [:]
    }

    @inlinable
    mutating func interrupt() { _ = finish(.interrupted) }
}

/// What listens to an inner signal.
@usableFromInline
struct MergeChildObserver<Downstream: Observer>: Observer {
    @usableFromInline typealias Value = Downstream.Value
    @usableFromInline typealias Failure = Downstream.Failure

    @usableFromInline let serial: Serial<FlatMapMergeCore<Downstream>>
    @usableFromInline let child: MergeChild

    @inlinable
    init(_ serial: Serial<FlatMapMergeCore<Downstream>>, _ child: MergeChild) {
        self.serial = serial
        self.child = child
    }

    @inlinable
    mutating func next(_ value: Downstream.Value) -> Demand {
        serial.perform({ $0.next(value) }, orLater: .next(value))
    }

    @inlinable
    mutating func end(_ end: End<Downstream.Failure>) {
        if case .failed = end { serial.send(.failed(end)) }
        if child.phase.bitwiseOr(2, ordering: .acquiringAndReleasing).oldValue & 1 != 0 { serial.send(.left(child)) }
    }
}

/// What listens to the outer signal.
@usableFromInline
struct FlatMapMergeObserver<Input: Sendable, Inner: Signal, Downstream: Observer<Inner.Value, Inner.Failure>>: Observer
{
    @usableFromInline typealias Value = Input
    @usableFromInline typealias Failure = Inner.Failure

    @usableFromInline let serial: Serial<FlatMapMergeCore<Downstream>>
    @usableFromInline let outer: Subscription
    @usableFromInline let transform: @Sendable (Input) -> Inner
    /// A child whose signal ended before subscribing returned; most inner signals do, and they take turns in it.
    @usableFromInline var spare: MergeChild?

    @inlinable
    init(
        _ serial: Serial<FlatMapMergeCore<Downstream>>, outer: Subscription,
        _ transform: @escaping @Sendable (Input) -> Inner
    ) {
        self.serial = serial
        self.outer = outer
        self.transform = transform
        spare = nil
    }

    @inlinable
    mutating func next(_ value: Input) -> Demand {
        if serial.isClosed { return .enough }
        let child: MergeChild
        if let spare {
            child = spare
            child.phase.store(0, ordering: .relaxed)
        } else {
            child = MergeChild(within: outer)
            serial.send(.current(child))
            spare = child
        }
        transform(value).subscribe(MergeChildObserver(serial, child), in: child.subscription)
        // Most have ended by now; then nobody else touches the phase, and a look is enough.
        if child.phase.load(ordering: .acquiring) & 2 == 0,
            child.phase.bitwiseOr(1, ordering: .acquiringAndReleasing).oldValue & 2 == 0
        {
            spare = nil
            // Where downstream has had enough the inner signal ends without a word.
            if serial.send(.adopt(child)) == .enough { child.subscription.dispose() }
        } else if !child.isFresh() {
            spare = nil
            child.subscription.dispose()
        }
        return serial.isClosed ? .enough : .more
    }

    @inlinable
    mutating func end(_ end: End<Inner.Failure>) {
        spare?.subscription.dispose()
        spare = nil
        outer.dispose()
        serial.send(.outerEnded(end))
    }
}

// @unchecked and `@exclusivity(unchecked)` are sound: the `hasLeft` of a child is accessed only in steps of its
// `Serial`. `Unmanaged` is sound: a child holds one retain of its subscription and releases it in `deinit`.
import Synchronization

/// The run of an inner signal in a flatMap that runs all inner signals at the same time. A child refers to the `Serial`
/// that receives the signal's values, so the signal's observer needs to hold only the child.
@usableFromInline
final class MergeChild<Downstream: Observer>: @unchecked Sendable {
    @usableFromInline let serial: Serial<FlatMapMergeCore<Downstream>>
    /// Bit 0: `subscribe` has returned. Bit 1: the signal has ended. Different threads may set the two bits. The later
    /// thread sees the bit that is already set, and all writes before it. If the signal ends later, the thread that
    /// ends it sends `.left`; if `subscribe` returns later, the thread that called it reuses or disposes of the child.
    @usableFromInline let phase = Atomic<Int>(0)
    /// The run's subscription, with one retain. It is unmanaged, because reading it must not add another retain: see
    /// ``isFresh()``.
    @usableFromInline let held: Unmanaged<Subscription>
    /// True if `.left` was handled before `.adopt`; then `.adopt` must not add the child.
    @exclusivity(unchecked) @usableFromInline var hasLeft = false

    @inlinable
    init(_ serial: Serial<FlatMapMergeCore<Downstream>>, within parent: Subscription) {
        self.serial = serial
        held = .passRetained(Subscription(within: parent))
    }

    deinit { held.release() }

    @inlinable
    func dispose() { held._withUnsafeGuaranteedRef { $0.dispose() } }

    /// Returns true if the next inner signal can use the subscription: the subscription holds no teardown and has not
    /// been disposed of, and no other reference can add a teardown. Called only after the end, when no new reference
    /// can appear.
    @inlinable
    func isFresh() -> Bool {
        if held._withUnsafeGuaranteedRef({ $0.slot.load(ordering: .relaxed) != 0 }) { return false }
        var subscription = held
        return withUnsafeMutableBytes(of: &subscription) {
            isKnownUniquelyReferenced(&$0.assumingMemoryBound(to: Subscription.self)[0])
        }
    }

    /// Records that `subscribe` has returned. Returns true if the next inner signal can use the child.
    @inlinable
    @inline(__always)
    func settle() -> Bool {
        // If the load shows that the signal has ended, no other thread will access the phase again, so the slower
        // `bitwiseOr` is not needed.
        if phase.load(ordering: .acquiring) & 2 == 0,
            phase.bitwiseOr(1, ordering: .acquiringAndReleasing).oldValue & 2 == 0
        {
            // If `serial` is already closed, it does not adopt the child, so the child is disposed of here. The end of
            // the child's signal is then ignored.
            if serial.send(.adopt(self)) == .enough { dispose() }
            return false
        }
        if isFresh() {
            phase.store(0, ordering: .relaxed)
            return true
        }
        dispose()
        return false
    }
}

@usableFromInline
struct FlatMapMergeCore<Downstream: Observer>: SerialCore {
    @usableFromInline
    enum Command: Sendable {
        indirect case next(Downstream.Value)
        case failed(StoredEnd<Downstream.Failure>)
        /// A new child is about to run its first signal.
        case current(MergeChild<Downstream>)
        /// An inner signal was still running when `subscribe` returned.
        case adopt(MergeChild<Downstream>)
        /// An inner signal that was running when `subscribe` returned has ended. This command may come before `.adopt`.
        case left(MergeChild<Downstream>)
        case outerEnded(StoredEnd<Downstream.Failure>)
    }

    @usableFromInline var downstream: Downstream
    @usableFromInline let outer: Subscription
    @usableFromInline var current: MergeChild<Downstream>?
    @usableFromInline var children: [ObjectIdentifier: MergeChild<Downstream>] = [:]
    @usableFromInline var outerHasEnded = false

    @inlinable
    init(_ downstream: consuming Downstream, outer: Subscription) {
        self.downstream = downstream
        self.outer = outer
        current = nil
    }

    @inlinable
    mutating func handle(_ command: Command) -> Bool {
        switch command {
        case .next(let value): return next(value)
        case .failed(let end): return finish(end.end)
        case .current(let child):
            current = child
            return false
        case .adopt(let child):
            current = nil
            if !child.hasLeft { children[ObjectIdentifier(child)] = child }
            return false
        case .left(let child):
            child.dispose()
            if children.removeValue(forKey: ObjectIdentifier(child)) == nil { child.hasLeft = true }
            return outerHasEnded && children.isEmpty ? finish(.completed) : false
        case .outerEnded(let end):
            outer.dispose()
            guard case .completed = end else { return finish(end.end) }
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
        current?.dispose()
        current = nil
        for child in children.values { child.dispose() }
        children = [:]
    }

    @inlinable
    mutating func interrupt() { _ = finish(.interrupted) }

    /// Stops an inner signal that began during the last step.
    @inlinable
    mutating func drop(_ command: Command) {
        switch command {
        case .current(let child), .adopt(let child): child.dispose()
        case .next, .failed, .left, .outerEnded: break
        }
    }
}

@usableFromInline
struct MergeChildObserver<Downstream: Observer>: Observer {
    @usableFromInline typealias Value = Downstream.Value
    @usableFromInline typealias Failure = Downstream.Failure

    @usableFromInline let child: MergeChild<Downstream>

    @inlinable
    init(_ child: MergeChild<Downstream>) { self.child = child }

    @inlinable
    mutating func next(_ value: Downstream.Value) -> Demand {
        withoutRetaining(child) { $0.serial.perform({ $0.next(value) }, orLater: .next(value)) }
    }

    @inlinable
    mutating func end(_ end: End<Downstream.Failure>) {
        withoutRetaining(child) { child in
            // This disposal runs the teardowns of the inner signal, which has ended. Without it, `subscribe` might
            // never return: `share`, for example, does not stop an endless source before a teardown removes its last
            // observer.
            if child.held._withUnsafeGuaranteedRef({ $0.slot.load(ordering: .relaxed) != 0 }) { child.dispose() }
            if case .failed = end { child.serial.send(.failed(StoredEnd(end))) }
            if child.phase.bitwiseOr(2, ordering: .acquiringAndReleasing).oldValue & 1 != 0 {
                child.serial.send(.left(child))
            }
        }
    }
}

@usableFromInline
struct FlatMapMergeObserver<Input: Sendable, Inner: Signal, Downstream: Observer<Inner.Value, Inner.Failure>>: Observer
{
    @usableFromInline typealias Value = Input
    @usableFromInline typealias Failure = Inner.Failure

    @usableFromInline let serial: Serial<FlatMapMergeCore<Downstream>>
    @usableFromInline let outer: Subscription
    @usableFromInline let transform: @Sendable (Input) -> Inner
    /// The child for the next signal, or `nil` to make a new one. A child may be used again if its signal ended before
    /// `subscribe` returned; see ``MergeChild/isFresh()``.
    @usableFromInline var spare: MergeChild<Downstream>?

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
        if spare == nil { begin() }
        let isReusable = withoutRetaining(spare.unsafelyUnwrapped) { child in
            child.held._withUnsafeGuaranteedRef { transform(value).subscribe(MergeChildObserver(child), in: $0) }
            return child.settle()
        }
        if !isReusable { spare = nil }
        return withoutRetaining(serial) { $0.isClosed } ? .enough : .more
    }

    @inlinable
    @inline(never)
    mutating func begin() {
        let child = MergeChild(serial, within: outer)
        serial.send(.current(child))
        spare = child
    }

    @inlinable
    mutating func end(_ end: End<Inner.Failure>) {
        spare?.dispose()
        spare = nil
        outer.dispose()
        serial.send(.outerEnded(StoredEnd(end)))
    }
}

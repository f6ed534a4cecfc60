// @unchecked (inherited from `Teardown`) is sound: only the thread that sends or drains accesses the content of the
// `Serial`, as explained below. All other properties are atomic or constant.
import Synchronization

/// A point in a long chain of erased operators where an event that is too deep on the stack can be deferred.
///
/// As long as no event is deferred, events pass straight through without becoming steps: upstream sends them serially,
/// by contract, so no other thread accesses the core. A deferred event waits as a step, and later events from any
/// thread are enqueued after it: while `state` is not 0, the thread that drains the queue owns the core. Only an
/// incoming event raises `state` from 0, so this never happens while another event passes straight through. A thread
/// that reads 0 with acquire ordering sees everything that the drain did.
///
/// If the same thread sends again before the stack has unwound, as a loop upstream does, the deferred events are
/// delivered first if there is room on the stack. So a loop is usually at most one event ahead of its consumer.
@usableFromInline
final class StackBoundary<Value: Sendable, Failure: Error>: Serial<SerializedObserver<AnyObserver<Value, Failure>>>,
    @unchecked Sendable
{
    // The atomic is this class's first field, for the reason given in `Entry`.

    /// The address of the trampoline whose thread has deferred an event and has not begun to deliver it; 0 if there is
    /// none.
    @usableFromInline let putOffBy = Atomic<UInt>(0)
    @usableFromInline let upstream: Subscription

    @inlinable
    init(_ downstream: AnyObserver<Value, Failure>, _ upstream: Subscription) {
        self.upstream = upstream
        super.init(SerializedObserver(downstream)) { boundary, _ in
            let boundary = unsafeDowncast(boundary, to: StackBoundary<Value, Failure>.self)
            // From now on, no value is delivered. When there is room on the stack, the upstream is disposed of, and
            // then sends the end.
            _ = boundary.close()
            let upstream = boundary.upstream
            Trampoline.perform { upstream.dispose() }
        }
    }

    @inlinable
    func next(_ value: Value) -> Demand {
        guard state.load(ordering: .acquiring) == 0, let step = Trampoline.enter() else {
            return takeLater(.next(value))
        }
        var demand = Demand.enough
        if !isClosed {
            demand = core.downstream.next(value)
            if demand == .enough { hasEnded = true }
        } else if !hasEnded {
            hasEnded = true
            core.downstream.end(.interrupted)
        }
        Trampoline.leave(step)
        if demand == .enough { letGo() }
        return demand
    }

    @inlinable
    func end(_ end: End<Failure>) {
        guard state.load(ordering: .acquiring) == 0, let step = Trampoline.enter() else {
            _ = takeLater(Event(end))
            return
        }
        if !hasEnded {
            hasEnded = true
            core.downstream.end(isClosed ? .interrupted : end)
        }
        Trampoline.leave(step)
        letGo()
    }

    @usableFromInline
    func takeLater(_ event: Event<Value, Failure>) -> Demand {
        let trampoline = Trampoline.current
        let identity = UInt(bitPattern: Unmanaged.passUnretained(trampoline).toOpaque())
        // If a value arrives while an event that this thread deferred is still waiting, a loop upstream must be
        // sending. So the deferred events are delivered now if there is room on the stack. An end need not be delivered
        // now.
        if case .next = event, putOffBy.load(ordering: .acquiring) == identity { trampoline.catchUpIfThereIsRoom() }
        // `enqueue` returns false if the queue already has an owner; that owner then delivers this event, too.
        if enqueue(event) {
            if let step = Trampoline.enter() {
                drain()
                Trampoline.leave(step)
            } else {
                putOffBy.store(identity, ordering: .releasing)
                trampoline.putOff { [self] in
                    putOffBy.store(0, ordering: .releasing)
                    drain()
                    if isClosed { letGo() }
                }
                return .more
            }
        }
        guard isClosed else { return .more }
        letGo()
        return .enough
    }

    @usableFromInline
    func letGo() {
        _ = close()
        upstream.dispose()
    }
}

@usableFromInline
struct StackBoundaryObserver<Value: Sendable, Failure: Error>: Observer {
    @usableFromInline let boundary: StackBoundary<Value, Failure>

    @inlinable
    init(_ boundary: StackBoundary<Value, Failure>) { self.boundary = boundary }

    @inlinable
    mutating func next(_ value: Value) -> Demand { boundary.next(value) }

    @inlinable
    mutating func end(_ end: End<Failure>) { boundary.end(end) }
}

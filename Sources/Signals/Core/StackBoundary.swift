// @unchecked (by Teardown): the content of `Serial` belongs to the thread that calls serially or drains, see below; the
// rest is atomic.
import Synchronization

/// A place in a long chain of erased operators where an event that lies too deep on the stack can be put off.
///
/// As long as nothing is put off, events go straight through without becoming steps: upstream sends them serially, by
/// contract, so no other thread touches the core. An event that is put off waits as a step, and those that come after
/// it, from wherever, queue up behind it: while `state` is not 0 the thread that drains the queue owns the core. Only
/// an event that comes in raises `state` from 0, hence never while another passes straight through, and a thread that
/// reads 0 with acquire ordering sees all that the drain did.
///
/// Should the same thread send again before the stack has unwound, as a loop upstream does, whatever was put off goes
/// first: a loop is never more than one event ahead of its consumer.
@usableFromInline
final class StackBoundary<Value: Sendable, Failure: Error>: Serial<SerializedObserver<AnyObserver<Value, Failure>>>,
    @unchecked Sendable
{
    // The atomic stands first, as in `Entry`.

    /// The trampoline of the thread that has put off an event and not caught up; 0 if none has.
    @usableFromInline let putOffBy = Atomic<UInt>(0)
    @usableFromInline let upstream: Subscription

    @inlinable
    init(_ downstream: AnyObserver<Value, Failure>, _ upstream: Subscription) {
        self.upstream = upstream
        super.init(SerializedObserver(downstream)) { boundary, _ in
            let boundary = unsafeDowncast(boundary, to: StackBoundary<Value, Failure>.self)
            // No more values; upstream is notified when there is room on the stack, and answers with the end.
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

    /// Takes an event as a step.
    @usableFromInline
    func takeLater(_ event: Event<Value, Failure>) -> Demand {
        let trampoline = Trampoline.current
        let identity = UInt(bitPattern: Unmanaged.passUnretained(trampoline).toOpaque())
        // A loop upstream: let its consumer catch up before it goes on.
        if putOffBy.load(ordering: .acquiring) == identity { trampoline.catchUp() }
        // Whoever is busy here takes the event along.
        if enqueue(event) {
            if let step = Trampoline.enter() {
                drain()
                Trampoline.leave(step)
            } else {
                // This thread is busy from now until it has caught up.
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

    /// Downstream wants no more.
    @usableFromInline
    func letGo() {
        _ = close()
        upstream.dispose()
    }
}

/// The observer upstream of a boundary.
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

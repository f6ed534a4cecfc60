// @unchecked: nothing but `putOffBy` changes here, and that is atomic; the queue is a `Serial`.
import Synchronization

/// A place in a long chain of erased operators where an event that lies too deep on the stack can be put off.
///
/// Only the thread that is named by `putOffBy` resets it, so of a put-off drain and one that is made up for early, one runs.
///
/// An event that is put off waits in the boundary's own queue, so those that come after it, from wherever, queue up behind it.
/// Should the same thread send again before the stack has unwound, as a loop upstream does, whatever was put off goes first:
/// a loop is never more than one event ahead of its consumer.
final class StackBoundary<Value: Sendable, Failure: Error>: @unchecked Sendable {
    private let serial: Serial<SerializedObserver<AnyObserver<Value, Failure>>>
    private let upstream: Subscription
    /// The trampoline of the thread that has put off an event and not caught up; 0 if none has.
    private let putOffBy = Atomic<UInt>(0)

    init(_ downstream: AnyObserver<Value, Failure>, _ upstream: Subscription) {
        serial = Serial(SerializedObserver(downstream))
        self.upstream = upstream
    }

    func take(_ event: Event<Value, Failure>) -> Demand {
        let trampoline = Trampoline.current
        let identity = UInt(bitPattern: Unmanaged.passUnretained(trampoline).toOpaque())
        // A loop upstream: let its consumer catch up before it goes on.
        if putOffBy.load(ordering: .acquiring) == identity { trampoline.catchUp() }
        let demand =
            if trampoline.isShallow {
                trampoline.descend { serial.take(event) }
            } else {
                putOff(event, trampoline, identity)
            }
        if demand == .enough { upstream.dispose() }
        return demand
    }

    /// Is called at disposal: downstream hears of it now, upstream when there is room on the stack.
    func stop() {
        serial.interrupt()
        let trampoline = Trampoline.current
        if trampoline.isShallow {
            trampoline.descend { upstream.dispose() }
        } else {
            trampoline.putOff { [upstream] in upstream.dispose() }
        }
    }

    private func putOff(_ event: Event<Value, Failure>, _ trampoline: Trampoline, _ identity: UInt) -> Demand {
        if serial.isClosed { return .enough }
        serial.waiting.append(event)
        // Whoever is busy here takes the event along; otherwise this thread is busy from now until it has caught up.
        guard serial.state.add(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return .more }
        putOffBy.store(identity, ordering: .releasing)
        trampoline.putOff { [self] in
            let (isOurs, _) = putOffBy.compareExchange(
                expected: identity, desired: 0, ordering: .acquiringAndReleasing)
            guard isOurs else { return }
            serial.drain()
            if serial.isClosed { upstream.dispose() }
        }
        return .more
    }
}

/// What listens upstream of a boundary.
struct StackBoundaryObserver<Value: Sendable, Failure: Error>: Observer {
    let boundary: StackBoundary<Value, Failure>

    mutating func next(_ value: Value) -> Demand { boundary.take(.next(value)) }

    mutating func end(_ end: End<Failure>) { _ = boundary.take(Event(end)) }
}

// @unchecked: `hasEnded` is touched by the upstream, whose events are serial; `putOffBy` is atomic; the rest is a `Serial`.
import Synchronization

/// A place in a long chain of erased operators where an event that lies too deep on the stack can be put off.
///
/// An event that is put off waits in the breaker's own queue, so those that come after it, from wherever, queue up behind it.
/// Should the same thread send again before the stack has unwound, as a loop upstream does, whatever was put off goes first:
/// a loop is never more than one event ahead of its consumer.
final class Breaker<Value: Sendable, Failure: Error>: @unchecked Sendable {
    private let serial: Serial<Outlet<AnyObserver<Value, Failure>>>
    private let upstream: Subscription
    /// The trampoline of the thread that has put off an event and not caught up; 0 if none has.
    private let putOffBy = Atomic<UInt>(0)

    init(_ downstream: AnyObserver<Value, Failure>, _ upstream: Subscription) {
        serial = Serial(Outlet(downstream))
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
            serial.drain(1)
            if serial.isClosed { upstream.dispose() }
        }
        return .more
    }
}

/// What listens upstream of a breaker.
struct BreakerObserver<Value: Sendable, Failure: Error>: Observer {
    let breaker: Breaker<Value, Failure>

    mutating func next(_ value: Value) -> Demand { breaker.take(.next(value)) }

    mutating func end(_ end: End<Failure>) { _ = breaker.take(Event(end)) }
}

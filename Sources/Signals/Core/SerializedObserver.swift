/// The core of a `Serial` that forwards events to an observer, one at a time.
@usableFromInline
struct SerializedObserver<Downstream: Observer>: SerialCore {
    @usableFromInline typealias Command = Event<Downstream.Value, Downstream.Failure>

    @usableFromInline var downstream: Downstream

    @inlinable
    init(_ downstream: consuming Downstream) { self.downstream = downstream }

    @inlinable
    static func serial(_ downstream: consuming Downstream, in subscription: Subscription) -> Serial<Self> {
        let serial = Serial(Self(downstream))
        subscription.onDispose(serial)
        return serial
    }

    @inlinable
    mutating func handle(_ event: consuming Command) -> Bool { downstream.take(event) == .enough }

    @inlinable
    mutating func interrupt() { downstream.end(.interrupted) }
}

extension Serial {
    @inlinable
    @inline(__always)
    func next<D: Observer>(_ value: D.Value) -> Demand where Core == SerializedObserver<D> {
        perform({ $0.downstream.next(value) == .enough }, orLater: .next(value))
    }

    @inlinable
    func end<D: Observer>(_ end: End<D.Failure>) where Core == SerializedObserver<D> {
        _ = perform(
            {
                $0.downstream.end(end)
                return true
            }, orLater: Event(end))
    }

    @inlinable
    func take<D: Observer>(_ event: Event<D.Value, D.Failure>) -> Demand where Core == SerializedObserver<D> {
        perform({ $0.handle(event) }, orLater: event)
    }
}

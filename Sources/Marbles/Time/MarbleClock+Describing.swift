import CurrycombSignals

/// An observer that passes each event to a closure and disposes of its subscription after the end.
struct Listener<Value: Sendable, Failure: Error>: Observer {
    let takes: @Sendable (Event<Value, Failure>) -> Void
    let subscription: Subscription

    init(take: @escaping @Sendable (Event<Value, Failure>) -> Void, subscription: Subscription) {
        takes = take
        self.subscription = subscription
    }

    mutating func next(_ value: Value) -> Demand {
        takes(.next(value))
        return .more
    }

    mutating func end(_ end: End<Failure>) {
        takes(Event(end))
        subscription.dispose()
    }
}

#if !hasFeature(Embedded)
extension MarbleClock {
    /// Observes a signal that may fail with any error, and records its events. By default, values are written as
    /// their descriptions.
    @_disfavoredOverload
    public func record<S: Signal>(
        _ signal: S, _ values: MarbleValues<S.Value> = .described, from start: Int = 0, until end: Int? = nil
    ) -> MarbleRecorder<S.Value> {
        record(
            signal.mapError { MarbleFailure(of: $0) }, values, from: start, until: end)
    }

    /// Makes a recorder for events that you pass to it. Values are written as their descriptions.
    public func recorder<Value: Sendable>(of type: Value.Type = Value.self) -> MarbleRecorder<Value> {
        recorder(.described)
    }
}
#endif

import CurrycombSignals

/// An observer that forwards events of any type to a recorder.
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
        /// Observes a signal that may fail with any error, and records its events.
        ///
        /// - Parameters:
        ///   - signal: the signal, which is observed when the clock runs.
        ///   - values: the notation of the values; by default, their descriptions.
        ///   - start: the frame at which to subscribe.
        ///   - end: the frame at which to dispose of the subscription, before all other events of that frame.
        /// - Returns: the recorder.
        @_disfavoredOverload
        public func record<S: Signal>(
            _ signal: S, _ values: MarbleValues<S.Value> = .described, from start: Int = 0, until end: Int? = nil
        ) -> MarbleRecorder<S.Value> {
            record(
                signal.mapError { MarbleFailure(of: $0) }, values, from: start, until: end)
        }

        /// Makes a recorder for events that you pass to it.
        ///
        /// - Parameter type: the type of the values, which are written as their descriptions.
        /// - Returns: the recorder.
        public func recorder<Value: Sendable>(of type: Value.Type = Value.self) -> MarbleRecorder<Value> {
            recorder(.described)
        }
    }
#endif

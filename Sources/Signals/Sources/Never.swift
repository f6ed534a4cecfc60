@usableFromInline
struct NeverSignal<Value: Sendable, Failure: Error>: Signal {
    @inlinable
    init() {}

    @inlinable
    @inline(__always)
    func subscribe<O: Observer<Value, Failure>>(_ observer: consuming O, in subscription: Subscription) {
        subscription.onDispose(Serial(SerializedObserver<O>(observer)))
    }
}

extension Signals {
    /// Returns a signal that sends nothing and does not end by itself.
    ///
    /// ```marbles
    /// ┌─────────────────────────┐
    /// │ Signals.never(Int.self) │
    /// └─────────────────────────┘
    ///   ------------
    /// ```
    @_alwaysEmitIntoClient
    public static func never<Value: Sendable>(_ value: Value.Type = Value.self) -> some Signal<Value, Never> {
        NeverSignal<Value, Never>()
    }

    /// Like ``never(_:)``, but with a failure type, for use with signals that may fail.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public static func never<Value: Sendable, Failure: Error>(
        _ value: Value.Type = Value.self, failure: Failure.Type = Failure.self
    ) -> some Signal<Value, Failure> {
        NeverSignal<Value, Failure>()
    }
}

@usableFromInline
struct Ended<Value: Sendable, Failure: Error>: Signal {
    @usableFromInline let how: StoredEnd<Failure>

    @inlinable
    init(_ how: StoredEnd<Failure>) { self.how = how }

    @inlinable
    @inline(__always)
    func subscribe<O: Observer<Value, Failure>>(_ observer: consuming O, in subscription: Subscription) {
        observer.end(subscription.isDisposed ? .interrupted : how.end)
    }
}

extension Signals {
    /// Returns a signal that completes immediately.
    ///
    /// ```marbles
    /// ┌─────────────────────────┐
    /// │ Signals.empty(Int.self) │
    /// └─────────────────────────┘
    ///   |
    /// ```
    @_alwaysEmitIntoClient
    public static func empty<Value: Sendable>(_ value: Value.Type = Value.self) -> some Signal<Value, Never> {
        Ended<Value, Never>(.completed)
    }

    /// Like ``empty(_:)``, but with a failure type, for use with signals that may fail.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public static func empty<Value: Sendable, Failure: Error>(
        _ value: Value.Type = Value.self, failure: Failure.Type = Failure.self
    ) -> some Signal<Value, Failure> {
        Ended<Value, Failure>(.completed)
    }

    /// Returns a signal that fails immediately.
    ///
    /// ```marbles
    /// ┌──────────────────────────────────────┐
    /// │ Signals.fail(error, value: Int.self) │
    /// └──────────────────────────────────────┘
    ///   #
    /// ```
    @inlinable
    public static func fail<Value: Sendable, Failure: Error>(
        _ error: Failure, value: Value.Type = Value.self
    ) -> some Signal<Value, Failure> {
        Ended<Value, Failure>(.failed(error))
    }
}

/// The namespace of functions that make signals: `Signals.just(1)`, `Signals.from(list)`, `Signals.merge(a, b)` and so
/// on.
///
/// Signals such as ``just(_:)`` cannot fail, but you can use them with signals that may fail. Either the compiler
/// infers the failure type, as in `requests.merge(with: Signals.just(1))`, or you name it:
/// `Signals.just(1, failure: NetworkError.self)`.
public enum Signals {}

@usableFromInline
struct SingleValue<Value: Sendable, Failure: Error>: Signal {
    @usableFromInline let value: Value

    @inlinable
    init(_ value: Value) { self.value = value }

    @inlinable
    @inline(__always)
    func subscribe<O: Observer<Value, Failure>>(_ observer: consuming O, in subscription: Subscription) {
        if subscription.isDisposed { return observer.end(.interrupted) }
        if observer.next(value) == .more { observer.end(subscription.isDisposed ? .interrupted : .completed) }
    }
}

extension Signals {
    /// Returns a signal that sends one value and completes: the `return` of the signal monad.
    ///
    /// ```marbles
    /// ┌─────────────────┐
    /// │ Signals.just(1) │
    /// └─────────────────┘
    ///   (1|)
    /// ```
    @_alwaysEmitIntoClient
    public static func just<Value: Sendable>(_ value: Value) -> some Signal<Value, Never> {
        SingleValue(value)
    }

    /// Like ``just(_:)``, but with a failure type, for use with signals that may fail.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public static func just<Value: Sendable, Failure: Error>(
        _ value: Value, failure: Failure.Type = Failure.self
    ) -> some Signal<Value, Failure> {
        SingleValue(value)
    }

    /// Returns a signal that sends one value and completes: ``just(_:)`` under its name in the monad laws.
    ///
    /// ```marbles
    /// ┌─────────────────┐
    /// │ Signals.just(1) │
    /// └─────────────────┘
    ///   (1|)
    /// ```
    @_alwaysEmitIntoClient
    public static func `return`<Value: Sendable>(_ value: Value) -> some Signal<Value, Never> {
        SingleValue(value)
    }

    /// Like ``return(_:)``, but with a failure type, for use with signals that may fail.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public static func `return`<Value: Sendable, Failure: Error>(
        _ value: Value, failure: Failure.Type = Failure.self
    ) -> some Signal<Value, Failure> {
        SingleValue(value)
    }
}

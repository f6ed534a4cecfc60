/// The signals that come from nowhere: `Signals.just(1)`, `Signals.from(list)`, `Signals.merge(a, b)` and so on.
///
/// They cannot fail, and fit among signals that may: the type of a failure that they will not have comes from what
/// stands around them, `requests.merge(with: Signals.just(1))`, or is said, `Signals.just(1, failure:
/// NetworkError.self)`.
public enum Signals {}

/// A signal of one value.
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
    /// A signal that sends one value and completes: the `return` of the signal monad.
    ///
    /// ```marbles
    /// ┌─────────────────┐
    /// │ Signals.just(1) │
    /// └─────────────────┘
    ///   (1|)
    /// ```
    ///
    /// - Parameter value: the value to send.
    /// - Returns: a cold signal.
    @inlinable
    public static func just<Value: Sendable>(_ value: Value) -> some Signal<Value, Never> {
        SingleValue(value)
    }

    /// See ``just(_:)``; among signals that may fail.
    @_disfavoredOverload @inlinable
    public static func just<Value: Sendable, Failure: Error>(
        _ value: Value, failure: Failure.Type = Failure.self
    ) -> some Signal<Value, Failure> {
        SingleValue(value)
    }

    /// A signal that sends one value and completes: ``just(_:)`` under the name that the monad laws use.
    ///
    /// ```marbles
    /// ┌─────────────────┐
    /// │ Signals.just(1) │
    /// └─────────────────┘
    ///   (1|)
    /// ```
    ///
    /// - Parameter value: the value to send.
    /// - Returns: a cold signal.
    @inlinable
    public static func `return`<Value: Sendable>(_ value: Value) -> some Signal<Value, Never> {
        SingleValue(value)
    }

    /// See ``return(_:)``; among signals that may fail.
    @_disfavoredOverload @inlinable
    public static func `return`<Value: Sendable, Failure: Error>(
        _ value: Value, failure: Failure.Type = Failure.self
    ) -> some Signal<Value, Failure> {
        SingleValue(value)
    }
}

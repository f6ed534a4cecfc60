/// The signals that come from nowhere: `Signals.just(1)`, `Signals.from(list)`, `Signals.merge(a, b)` and so on.
///
/// Each can be given the type of a failure that it will not have, so that it fits among signals that may fail:
/// `Signals.just(1, failure: NetworkError.self)`. Left out, that is `Never`.
public enum Signals {}

/// A signal of one value.
@usableFromInline
struct Just<Value: Sendable, Failure: Error>: Signal {
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
    /// - Parameters:
    ///   - value: what to send.
    ///   - failure: the type of a failure; it does not fail.
    /// - Returns: a cold signal.
    @inlinable
    public static func just<Value: Sendable, Failure: Error>(
        _ value: Value, failure: Failure.Type = Never.self
    ) -> some Signal<Value, Failure> {
        Just(value)
    }

    /// A signal that sends one value and completes: ``just(_:failure:)`` under the name that the monad laws use.
    ///
    /// ```marbles
    /// ┌─────────────────┐
    /// │ Signals.just(1) │
    /// └─────────────────┘
    ///   (1|)
    /// ```
    ///
    /// - Parameters:
    ///   - value: what to send.
    ///   - failure: the type of a failure; it does not fail.
    /// - Returns: a cold signal.
    @inlinable
    public static func `return`<Value: Sendable, Failure: Error>(
        _ value: Value, failure: Failure.Type = Never.self
    ) -> some Signal<Value, Failure> {
        Just(value)
    }
}

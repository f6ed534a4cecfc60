/// A type that receives a signal's values and its end.
///
/// The caller of an observer keeps this contract, and the author of an observer may rely on it:
///
/// - **Serial**: calls never overlap, even if they come from several threads; each call sees the effects of the
///   previous one.
/// - **One end, then silence**: after ``end(_:)``, or after ``next(_:)`` has returned ``Demand/enough``, there are no
///   more calls.
/// - **In order**: a value that the observer sends to its own source inside ``next(_:)`` is delivered after this call
///   has returned, never during it.
///
/// Operators such as `map` make observers that hold the next observer by value. So a chain of such operators becomes
/// one type, which the compiler can turn into one loop. When an observer is subscribed, it is moved into its source. An
/// operator with several inputs or with a timer moves the next observer into an object that the inputs and the timer
/// share.
public protocol Observer<Value, Failure>: Sendable {
    /// The signal's values.
    associatedtype Value: Sendable
    /// The signal's failures; `Never` if it cannot fail.
    associatedtype Failure: Error

    /// Receives a value.
    ///
    /// - Returns: ``Demand/more`` if the observer wants another value. After ``Demand/enough``, the observer is not
    ///   called again.
    mutating func next(_ value: Value) -> Demand

    /// Receives the end.
    mutating func end(_ end: End<Failure>)
}

extension Observer {
    /// Receives an event of any kind.
    ///
    /// - Returns: the observer's answer to a value, or ``Demand/enough`` after an end.
    @_alwaysEmitIntoClient
    public mutating func take(_ event: Event<Value, Failure>) -> Demand {
        switch event {
        case .next(let value): return next(value)
        case .failed(let error): end(.failed(error))
        case .completed: end(.completed)
        case .interrupted: end(.interrupted)
        }
        return .enough
    }
}

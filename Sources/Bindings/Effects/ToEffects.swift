import CurrycombEffects
import CurrycombSignals

extension Signal {
    /// Returns a lazy task that runs the signal and returns its first value.
    ///
    /// ```swift
    /// let first = try await taps.firstValue().run()
    /// ```
    ///
    /// - Returns: a task with the value, with `nil` if the signal ends without a value, or with the signal's error. The
    ///   subscription is disposed of when the task has the value or is cancelled.
    public func firstValue() -> LazyTask<Value?, Failure> { take(1).values().firstElement() }

    /// Returns a lazy task that runs the signal to its end and returns its last value.
    ///
    /// ```swift
    /// let total = try await prices.scan(0, +).lastValue().run()
    /// ```
    ///
    /// - Returns: a task with the value, with `nil` if the signal ends without a value, or with the signal's error. The
    ///   subscription is disposed of when the task is cancelled.
    public func lastValue() -> LazyTask<Value?, Failure> { values(policy: .dropOldest(1)).lastElement() }

    /// Returns a lazy task that runs the signal to its end and returns all its values.
    ///
    /// ```swift
    /// let lines = try await reading.allValues().run()
    /// ```
    ///
    /// - Returns: a task with the values, or with the signal's error. The subscription is disposed of when the task is
    ///   cancelled.
    public func allValues() -> LazyTask<[Value], Failure> { values().collected() }

    /// Returns an effect that starts to observe the signal.
    ///
    /// ```swift
    /// let listening = taps.observation { print($0) }      // nothing is observed yet
    /// let subscription = listening.run()
    /// ```
    ///
    /// - Parameter next: the closure that receives each value. The end is ignored, even a failure.
    /// - Returns: an effect that returns the subscription. Each run adds a new observer.
    public func observation(_ next: @escaping @Sendable (Value) -> Void) -> IO<Subscription, Never> {
        IO { observe(next, ended: { _ in }) }
    }
}

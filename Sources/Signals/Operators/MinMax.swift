extension Signal {
    /// Sends the smallest value, or the first of several equal ones, when the signal has completed.
    ///
    /// Known as `min` in RxJS and `min(by:)` in Combine.
    ///
    /// ```marbles
    /// a  -2-1-3-|
    ///  ┌─────────┐
    ///  │ a.min() │
    ///  └─────────┘
    ///    -------(1|)
    /// ```
    ///
    /// - Parameter areInIncreasingOrder: returns true if the first of two values is smaller.
    /// - Returns: a signal that sends one value, or none if there are no values or if this signal fails or is
    ///   interrupted.
    @_alwaysEmitIntoClient
    public func min(
        by areInIncreasingOrder: @escaping @Sendable (Value, Value) -> Bool
    ) -> some Signal<Value, Failure> {
        reduce { areInIncreasingOrder($1, $0) ? $1 : $0 }
    }

    /// Sends the largest value, or the first of several equal ones, when the signal has completed.
    ///
    /// Known as `max` in RxJS and `max(by:)` in Combine.
    ///
    /// ```marbles
    /// a  -2-1-3-|
    ///  ┌─────────┐
    ///  │ a.max() │
    ///  └─────────┘
    ///    -------(3|)
    /// ```
    ///
    /// - Parameter areInIncreasingOrder: returns true if the first of two values is smaller.
    /// - Returns: a signal that sends one value, or none if there are no values or if this signal fails or is
    ///   interrupted.
    @_alwaysEmitIntoClient
    public func max(
        by areInIncreasingOrder: @escaping @Sendable (Value, Value) -> Bool
    ) -> some Signal<Value, Failure> {
        reduce { areInIncreasingOrder($0, $1) ? $1 : $0 }
    }
}

extension Signal where Value: Comparable {
    /// Sends the smallest value when the signal has completed.
    ///
    /// Known as `min` in RxJS and Combine.
    ///
    /// ```marbles
    /// a  -2-1-3-|
    ///  ┌─────────┐
    ///  │ a.min() │
    ///  └─────────┘
    ///    -------(1|)
    /// ```
    ///
    /// - Returns: a signal that sends one value, or none if there are no values or if this signal fails or is
    ///   interrupted.
    @_alwaysEmitIntoClient
    public func min() -> some Signal<Value, Failure> { min { $0 < $1 } }

    /// Sends the largest value when the signal has completed.
    ///
    /// Known as `max` in RxJS and Combine.
    ///
    /// ```marbles
    /// a  -2-1-3-|
    ///  ┌─────────┐
    ///  │ a.max() │
    ///  └─────────┘
    ///    -------(3|)
    /// ```
    ///
    /// - Returns: a signal that sends one value, or none if there are no values or if this signal fails or is
    ///   interrupted.
    @_alwaysEmitIntoClient
    public func max() -> some Signal<Value, Failure> { max { $0 < $1 } }
}

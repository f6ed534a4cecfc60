extension Signal {
    /// Sends the given values when the signal has completed.
    ///
    /// Known as `endWith` in RxJS and `append(_:)` in Combine. To end with another signal, use ``concat(_:)``.
    ///
    /// ```marbles
    /// a  --1--2--|
    ///  ┌────────────────┐
    ///  │ a.endWith("e") │
    ///  └────────────────┘
    ///    --1--2--(e|)
    /// ```
    ///
    /// - Parameter values: the values to send last, unless the signal fails or is interrupted.
    @_alwaysEmitIntoClient
    public func endWith(_ values: Value...) -> some Signal<Value, Failure> {
        Concat(self, From<[Value], Failure>(values))
    }
}

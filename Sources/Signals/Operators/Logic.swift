extension Signal where Value == Bool {
    /// Turns each value into its opposite.
    ///
    /// ```marbles
    /// a  -t---f---t---|
    ///  ┌─────────┐
    ///  │ a.not() │
    ///  └─────────┘
    ///    -f---t---f---|
    /// ```
    @_alwaysEmitIntoClient
    public func not() -> some Signal<Bool, Failure> { map { !$0 } }

    /// Sends true while the latest values of both signals are true, and false otherwise.
    ///
    /// ```marbles
    /// a  t-----f--t--|
    /// b  f--t-------f---|
    ///  ┌──────────┐
    ///  │ a.and(b) │
    ///  └──────────┘
    ///    f--t--f--t-f---|
    /// ```
    ///
    /// - Returns: a signal that sends a value for each value of either signal, once both have sent a value.
    @_alwaysEmitIntoClient
    public func and(_ other: some Signal<Bool, Failure>) -> some Signal<Bool, Failure> {
        combineLatest(with: other).map { $0 && $1 }
    }

    /// Sends true while the latest value of either signal is true, and false otherwise.
    ///
    /// ```marbles
    /// a  t-----f--t--|
    /// b  f--t-------f---|
    ///  ┌─────────┐
    ///  │ a.or(b) │
    ///  └─────────┘
    ///    t--t--t--t-t---|
    /// ```
    ///
    /// - Returns: a signal that sends a value for each value of either signal, once both have sent a value.
    @_alwaysEmitIntoClient
    public func or(_ other: some Signal<Bool, Failure>) -> some Signal<Bool, Failure> {
        combineLatest(with: other).map { $0 || $1 }
    }
}

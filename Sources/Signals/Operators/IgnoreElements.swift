@usableFromInline
struct IgnoreElements<Value: Sendable, Failure: Error>: Stage<Value, Value, Failure> {
    @inlinable
    init() {}

    @inlinable
    func next<D: Observer<Value, Failure>>(_ value: Value, to downstream: inout D) -> Demand { .more }
}

extension Signal {
    /// Drops all values and forwards the end.
    ///
    /// Known as `ignoreElements` in Rx and `ignoreOutput()` in Combine.
    ///
    /// ```marbles
    /// a  -a-b-c-|
    ///  ┌────────────────────┐
    ///  │ a.ignoreElements() │
    ///  └────────────────────┘
    ///    -------|
    /// ```
    ///
    /// - Returns: a signal that sends no values, only the end. The value type stays the same, so you can add values of
    ///   that type with `concat`.
    @_alwaysEmitIntoClient
    public func ignoreElements() -> some Signal<Value, Failure> { through(IgnoreElements()) }
}

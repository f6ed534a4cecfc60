/// The implementation of `ignoreElements`: it drops every value.
@usableFromInline
struct IgnoreElements<Value: Sendable, Failure: Error>: Stage<Value, Value, Failure> {
    @inlinable
    init() {}

    @inlinable
    func next<D: Observer<Value, Failure>>(_ value: Value, to downstream: inout D) -> Demand { .more }
}

extension Signal {
    /// Drops all values and passes on the end.
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
    /// - Returns: a signal of the end alone; its values keep their type, so that others can follow by `concat`.
    @inlinable
    public func ignoreElements() -> some Signal<Value, Failure> { through(IgnoreElements()) }
}

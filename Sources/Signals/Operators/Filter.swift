@usableFromInline
struct Filter<Value: Sendable, Failure: Error>: Stage<Value, Value, Failure> {
    @usableFromInline let isIncluded: @Sendable (Value) -> Bool

    @inlinable
    init(_ isIncluded: @escaping @Sendable (Value) -> Bool) { self.isIncluded = isIncluded }

    @inlinable
    func next<D: Observer<Value, Failure>>(_ value: Value, to downstream: inout D) -> Demand {
        isIncluded(value) ? downstream.next(value) : .more
    }
}

extension Signal {
    /// Keeps the values that satisfy a condition.
    ///
    /// ```marbles
    /// a  -2-5-1-7-3-9-|
    ///  ┌─────────────────────┐
    ///  │ a.filter { $0 > 3 } │
    ///  └─────────────────────┘
    ///    ---5---7---9-|
    /// ```
    @_alwaysEmitIntoClient
    public func filter(_ isIncluded: @escaping @Sendable (Value) -> Bool) -> some Signal<Value, Failure> {
        through(Filter(isIncluded))
    }
}

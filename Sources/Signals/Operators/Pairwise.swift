@usableFromInline
struct Pairwise<Value: Sendable, Failure: Error>: Stage<Value, (Value, Value), Failure> {
    @usableFromInline var last: Value?

    @inlinable
    init() { last = nil }

    @inlinable
    mutating func next<D: Observer<(Value, Value), Failure>>(_ value: Value, to downstream: inout D) -> Demand {
        let former = last
        last = value
        if let former { return downstream.next((former, value)) }
        return .more
    }
}

extension Signal {
    /// Sends each value together with the previous value.
    ///
    /// ```marbles
    /// a  -a---b---c---d---|
    ///  ┌──────────────┐
    ///  │ a.pairwise() │
    ///  └──────────────┘
    ///    -----[ab][bc][cd]|
    /// ```
    ///
    /// - Returns: a signal of pairs, with the older value first. Nothing is sent for the first value.
    @_alwaysEmitIntoClient
    public func pairwise() -> some Signal<(Value, Value), Failure> { through(Pairwise()) }
}

@usableFromInline
struct Enumerated<Value: Sendable, Failure: Error>: Stage<Value, (offset: Int, element: Value), Failure> {
    @usableFromInline var offset = 0

    @inlinable
    init() {}

    @inlinable
    mutating func next<D: Observer<(offset: Int, element: Value), Failure>>(
        _ value: Value, to downstream: inout D
    ) -> Demand {
        defer { offset += 1 }
        return downstream.next((offset, value))
    }
}

extension Signal {
    /// Numbers the values, from 0, as a sequence's `enumerated()` does.
    ///
    /// In RxJS, the functions of many operators receive the number as `index`.
    ///
    /// ```marbles
    /// a  -a---b---c---|
    ///  ┌────────────────┐
    ///  │ a.enumerated() │
    ///  └────────────────┘
    ///    -[0a][1b][2c]|
    /// ```
    @_alwaysEmitIntoClient
    public func enumerated() -> some Signal<(offset: Int, element: Value), Failure> { through(Enumerated()) }
}

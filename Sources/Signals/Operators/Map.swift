@usableFromInline
struct Map<Input: Sendable, Output: Sendable, Failure: Error>: Stage<Input, Output, Failure> {
    @usableFromInline let transform: @Sendable (Input) -> Output

    @inlinable
    init(_ transform: @escaping @Sendable (Input) -> Output) { self.transform = transform }

    @inlinable
    func next<D: Observer<Output, Failure>>(_ value: Input, to downstream: inout D) -> Demand {
        downstream.next(transform(value))
    }
}

extension Signal {
    /// Changes each value.
    ///
    /// ```marbles
    /// a  -1---2---3---|
    ///  ┌───────────────────┐
    ///  │ a.map { $0 * 10 } │
    ///  └───────────────────┘
    ///    -[10][20][30]|
    /// ```
    @_alwaysEmitIntoClient
    public func map<Output: Sendable>(
        _ transform: @escaping @Sendable (Value) -> Output
    ) -> some Signal<Output, Failure> {
        through(Map(transform))
    }
}

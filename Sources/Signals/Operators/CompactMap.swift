@usableFromInline
struct CompactMap<Input: Sendable, Output: Sendable, Failure: Error>: Stage<Input, Output, Failure> {
    @usableFromInline let transform: @Sendable (Input) -> Output?

    @inlinable
    init(_ transform: @escaping @Sendable (Input) -> Output?) { self.transform = transform }

    @inlinable
    func next<D: Observer<Output, Failure>>(_ value: Input, to downstream: inout D) -> Demand {
        if let output = transform(value) { downstream.next(output) } else { .more }
    }
}

extension Signal {
    /// Changes each value and drops the results that are `nil`.
    ///
    /// ```marbles
    /// a  -1-x-2-y-3-|
    ///  ┌──────────────────────────┐
    ///  │ a.compactMap { Int($0) } │
    ///  └──────────────────────────┘
    ///    -1---2---3-|
    /// ```
    @_alwaysEmitIntoClient
    public func compactMap<Output: Sendable>(
        _ transform: @escaping @Sendable (Value) -> Output?
    ) -> some Signal<Output, Failure> {
        through(CompactMap(transform))
    }
}

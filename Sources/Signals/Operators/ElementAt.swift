@usableFromInline
struct ElementAt<Value: Sendable, Failure: Error>: Stage<Value, Value, Failure> {
    @usableFromInline var left: Int

    @inlinable
    init(_ index: Int) { left = index }

    @inlinable
    mutating func next<D: Observer<Value, Failure>>(_ value: Value, to downstream: inout D) -> Demand {
        left -= 1
        if left >= 0 { return .more }
        if downstream.next(value) == .more { downstream.end(.completed) }
        return .enough
    }
}

extension Signal {
    /// Sends the value at an index, counted from 0, and completes.
    ///
    /// Known as `elementAt` in RxJS and `output(at:)` in Combine.
    ///
    /// ```marbles
    /// a  -a-b-c-d-|
    ///  ┌──────────────────┐
    ///  │ a.element(at: 2) │
    ///  └──────────────────┘
    ///    -----(c|)
    /// ```
    ///
    /// - Returns: a signal that sends one value, or none if this signal ends first.
    @_alwaysEmitIntoClient
    public func element(at index: Int) -> some Signal<Value, Failure> {
        precondition(index >= 0, "element: the index cannot be negative")
        return through(ElementAt(index))
    }
}

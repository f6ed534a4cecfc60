@usableFromInline
struct EndWith<Value: Sendable, Failure: Error>: Stage<Value, Value, Failure> {
    @usableFromInline let values: [Value]

    @inlinable
    init(_ values: [Value]) { self.values = values }

    @inlinable
    func next<D: Observer<Value, Failure>>(_ value: Value, to downstream: inout D) -> Demand { downstream.next(value) }

    @inlinable
    func end<D: Observer<Value, Failure>>(_ end: End<Failure>, to downstream: inout D) {
        if case .completed = end { for value in values where downstream.next(value) == .enough { return } }
        downstream.end(end)
    }
}

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
    @inlinable
    public func endWith(_ values: Value...) -> some Signal<Value, Failure> { through(EndWith(values)) }
}

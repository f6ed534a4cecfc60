@usableFromInline
struct DefaultIfEmpty<Value: Sendable, Failure: Error>: Stage<Value, Value, Failure> {
    @usableFromInline let value: Value
    @usableFromInline var isEmpty = true

    @inlinable
    init(_ value: Value) { self.value = value }

    @inlinable
    mutating func next<D: Observer<Value, Failure>>(_ value: Value, to downstream: inout D) -> Demand {
        isEmpty = false
        return downstream.next(value)
    }

    @inlinable
    func end<D: Observer<Value, Failure>>(_ end: End<Failure>, to downstream: inout D) {
        if isEmpty { downstream.finish(with: value, end) } else { downstream.end(end) }
    }
}

extension Signal {
    /// Sends a default value if the signal completes without a value.
    ///
    /// Known as `defaultIfEmpty` in RxJS and `replaceEmpty(with:)` in Combine.
    ///
    /// ```marbles
    /// a  -----|
    ///  ┌───────────────────────┐
    ///  │ a.defaultIfEmpty("x") │
    ///  └───────────────────────┘
    ///    -----(x|)
    /// ```
    ///
    /// - Returns: a signal of at least one value, unless this signal fails or is interrupted.
    @_alwaysEmitIntoClient
    public func defaultIfEmpty(_ value: Value) -> some Signal<Value, Failure> { through(DefaultIfEmpty(value)) }
}

@usableFromInline
struct Last<Value: Sendable, Failure: Error>: Stage<Value, Value, Failure> {
    @usableFromInline var value: Value?

    @inlinable
    init() { value = nil }

    @inlinable
    mutating func next<D: Observer<Value, Failure>>(_ value: Value, to downstream: inout D) -> Demand {
        self.value = value
        return .more
    }

    @inlinable
    mutating func end<D: Observer<Value, Failure>>(_ end: End<Failure>, to downstream: inout D) {
        if let value { downstream.finish(with: value, end) } else { downstream.end(end) }
    }
}

extension Signal {
    /// Sends the last value when the signal has completed.
    ///
    /// ```marbles
    /// a  -a-b-c---|
    ///  ┌──────────┐
    ///  │ a.last() │
    ///  └──────────┘
    ///    ---------(c|)
    /// ```
    ///
    /// - Returns: a signal that sends one value, or none if there are no values or if this signal fails or is
    ///   interrupted.
    @_alwaysEmitIntoClient
    public func last() -> some Signal<Value, Failure> { through(Last()) }
}

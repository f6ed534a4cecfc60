/// What `buffer` does: it gathers values until there are enough.
@usableFromInline
struct Buffer<Value: Sendable, Failure: Error>: Stage<Value, [Value], Failure> {
    @usableFromInline let size: Int
    @usableFromInline var values: [Value] = []

    @inlinable
    init(_ size: Int) { self.size = size }

    @inlinable
    mutating func next<D: Observer<[Value], Failure>>(_ value: Value, to downstream: inout D) -> Demand {
        values.append(value)
        if values.count < size { return .more }
        let full = values
        values = []
        return downstream.next(full)
    }

    @inlinable
    mutating func end<D: Observer<[Value], Failure>>(_ end: End<Failure>, to downstream: inout D) {
        if values.isEmpty { downstream.end(end) } else { downstream.finish(with: values, end) }
    }
}

extension Signal {
    /// Gathers values into arrays of one size.
    ///
    /// ```marbles
    /// a  -a--b--c--d--e--|
    ///  ┌─────────────┐
    ///  │ a.buffer(2) │
    ///  └─────────────┘
    ///    ----[ab]--[cd]--(e|)
    /// ```
    ///
    /// - Parameter size: how many values an array has, at least 1; the last array, sent at completion, may be shorter.
    /// - Returns: a signal of arrays. Where this one fails, what was gathered is dropped.
    @inlinable
    public func buffer(_ size: Int) -> some Signal<[Value], Failure> {
        precondition(size > 0, "buffer: a size must be positive")
        return through(Buffer(size))
    }
}

@usableFromInline
struct Reduce<Input: Sendable, Result: Sendable, Failure: Error>: Stage<Input, Result, Failure> {
    @usableFromInline var result: Result
    @usableFromInline let combine: @Sendable (inout Result, Input) -> Void

    @inlinable
    init(_ initial: Result, _ combine: @escaping @Sendable (inout Result, Input) -> Void) {
        result = initial
        self.combine = combine
    }

    @inlinable
    mutating func next<D: Observer<Result, Failure>>(_ value: Input, to downstream: inout D) -> Demand {
        combine(&result, value)
        return .more
    }

    @inlinable
    mutating func end<D: Observer<Result, Failure>>(_ end: End<Failure>, to downstream: inout D) {
        downstream.finish(with: result, end)
    }
}

extension Observer {
    /// Sends a value if the signal has completed, and then the end, unless the observer wants no more values.
    @inlinable
    mutating func finish(with value: Value, _ end: End<Failure>) {
        if case .completed = end, next(value) == .enough { return }
        self.end(end)
    }
}

extension Signal {
    /// Combines all values and sends the result when the signal has completed.
    ///
    /// ```marbles
    /// a  -1--2--3--|
    ///  ┌─────────────────────────┐
    ///  │ a.reduce(0) { $0 + $1 } │
    ///  └─────────────────────────┘
    ///    ----------(6|)
    /// ```
    ///
    /// - Parameters:
    ///   - initial: the result before the first value, which is also the result of a signal without values.
    ///   - combine: makes the next result from the previous result and a value.
    /// - Returns: a signal that sends one value, or none if this signal fails or is interrupted.
    @_alwaysEmitIntoClient
    public func reduce<Result: Sendable>(
        _ initial: Result, _ combine: @escaping @Sendable (Result, Value) -> Result
    ) -> some Signal<Result, Failure> {
        through(Reduce(initial) { $0 = combine($0, $1) })
    }

    /// Combines all values, with the first as the initial result, and sends the result when the signal has completed.
    ///
    /// Known as `reduce` without a seed in RxJS.
    ///
    /// ```marbles
    /// a  -1--2--3--|
    ///  ┌──────────────────────┐
    ///  │ a.reduce { $0 + $1 } │
    ///  └──────────────────────┘
    ///    ----------(6|)
    /// ```
    ///
    /// - Returns: a signal that sends one value, or none if there are no values or if this signal fails or is
    ///   interrupted.
    @_alwaysEmitIntoClient
    public func reduce(_ combine: @escaping @Sendable (Value, Value) -> Value) -> some Signal<Value, Failure> {
        through(ScanFromFirst(combine)).through(Last())
    }

    /// Combines all values in place and sends the result when the signal has completed.
    ///
    /// ```marbles
    /// a  -a--b--c--|
    ///  ┌─────────────────────────────────┐
    ///  │ a.reduce(into: "") { $0 += $1 } │
    ///  └─────────────────────────────────┘
    ///    ----------([abc]|)
    /// ```
    ///
    /// - Parameters:
    ///   - initial: the result before the first value, which is also the result of a signal without values.
    ///   - combine: updates the result with a value.
    /// - Returns: a signal that sends one value, or none if this signal fails or is interrupted.
    @_alwaysEmitIntoClient
    public func reduce<Result: Sendable>(
        into initial: Result, _ combine: @escaping @Sendable (inout Result, Value) -> Void
    ) -> some Signal<Result, Failure> {
        through(Reduce(initial, combine))
    }

    /// Gathers all values and sends them as one array when the signal has completed.
    ///
    /// ```marbles
    /// a  -1-2-3-|
    ///  ┌─────────────┐
    ///  │ a.collect() │
    ///  └─────────────┘
    ///    -------([123]|)
    /// ```
    ///
    /// - Returns: a signal that sends one array, or none if this signal fails or is interrupted. If there are no
    ///   values, the array is empty.
    @_alwaysEmitIntoClient
    public func collect() -> some Signal<[Value], Failure> {
        reduce(into: []) { $0.append($1) }
    }

    /// Counts the values and sends their number when the signal has completed.
    ///
    /// ```marbles
    /// a  -a-b-c-|
    ///  ┌───────────┐
    ///  │ a.count() │
    ///  └───────────┘
    ///    -------(3|)
    /// ```
    ///
    /// - Returns: a signal that sends one number, or none if this signal fails or is interrupted.
    @_alwaysEmitIntoClient
    public func count() -> some Signal<Int, Failure> {
        reduce(into: 0) { count, _ in count += 1 }
    }
}

@usableFromInline
struct Scan<Input: Sendable, Result: Sendable, Failure: Error>: Stage<Input, Result, Failure> {
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
        return downstream.next(result)
    }
}

@usableFromInline
struct ScanFromFirst<Value: Sendable, Failure: Error>: Stage<Value, Value, Failure> {
    @usableFromInline var result: Value?
    @usableFromInline let combine: @Sendable (Value, Value) -> Value

    @inlinable
    init(_ combine: @escaping @Sendable (Value, Value) -> Value) {
        result = nil
        self.combine = combine
    }

    @inlinable
    mutating func next<D: Observer<Value, Failure>>(_ value: Value, to downstream: inout D) -> Demand {
        let result = result.map { combine($0, value) } ?? value
        self.result = result
        return downstream.next(result)
    }
}

extension Signal {
    /// Combines all values so far and sends the result at each value.
    ///
    /// ```marbles
    /// a  -1--2--3--|
    ///  ┌───────────────────────┐
    ///  │ a.scan(0) { $0 + $1 } │
    ///  └───────────────────────┘
    ///    -1--3--6--|
    /// ```
    ///
    /// - Parameters:
    ///   - initial: the result before the first value; this result is not sent. To send it, add ``startWith(_:)``.
    ///   - combine: makes the next result from the previous result and a value.
    @_alwaysEmitIntoClient
    public func scan<Result: Sendable>(
        _ initial: Result, _ combine: @escaping @Sendable (Result, Value) -> Result
    ) -> some Signal<Result, Failure> {
        through(Scan(initial) { $0 = combine($0, $1) })
    }

    /// Combines all values so far, beginning with the first, and sends the result at each value.
    ///
    /// Known as `scan` without a seed in RxJS.
    ///
    /// ```marbles
    /// a  -1--2--3--|
    ///  ┌────────────────────┐
    ///  │ a.scan { $0 + $1 } │
    ///  └────────────────────┘
    ///    -1--3--6--|
    /// ```
    ///
    /// - Parameter combine: makes the next result from the previous result and a value; the first value is sent
    ///   unchanged.
    @_alwaysEmitIntoClient
    public func scan(_ combine: @escaping @Sendable (Value, Value) -> Value) -> some Signal<Value, Failure> {
        through(ScanFromFirst(combine))
    }

    /// Combines all values so far in place and sends the result at each value.
    ///
    /// ```marbles
    /// a  -a----b----c------|
    ///  ┌───────────────────────────────┐
    ///  │ a.scan(into: "") { $0 += $1 } │
    ///  └───────────────────────────────┘
    ///    -a----[ab]-[abc]--|
    /// ```
    ///
    /// - Parameters:
    ///   - initial: the result before the first value; this result is not sent.
    ///   - combine: updates the result with a value.
    @_alwaysEmitIntoClient
    public func scan<Result: Sendable>(
        into initial: Result, _ combine: @escaping @Sendable (inout Result, Value) -> Void
    ) -> some Signal<Result, Failure> {
        through(Scan(initial, combine))
    }
}

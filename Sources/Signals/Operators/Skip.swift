@usableFromInline
struct Skip<Value: Sendable, Failure: Error>: Stage<Value, Value, Failure> {
    @usableFromInline var left: Int

    @inlinable
    init(_ count: Int) { left = count }

    @inlinable
    mutating func next<D: Observer<Value, Failure>>(_ value: Value, to downstream: inout D) -> Demand {
        if left == 0 { return downstream.next(value) }
        left -= 1
        return .more
    }
}

@usableFromInline
struct SkipWhile<Value: Sendable, Failure: Error>: Stage<Value, Value, Failure> {
    @usableFromInline let condition: @Sendable (Value) -> Bool
    @usableFromInline var isSkipping = true

    @inlinable
    init(_ condition: @escaping @Sendable (Value) -> Bool) { self.condition = condition }

    @inlinable
    mutating func next<D: Observer<Value, Failure>>(_ value: Value, to downstream: inout D) -> Demand {
        if isSkipping {
            isSkipping = condition(value)
            if isSkipping { return .more }
        }
        return downstream.next(value)
    }
}

extension Signal {
    /// Leaves out the first `count` values.
    ///
    /// ```marbles
    /// a  -a-b-c-d-|
    ///  ┌───────────┐
    ///  │ a.skip(2) │
    ///  └───────────┘
    ///    -----c-d-|
    /// ```
    @_alwaysEmitIntoClient
    public func skip(_ count: Int) -> some Signal<Value, Failure> {
        precondition(count >= 0, "skip: the number of values cannot be negative")
        return through(Skip(count))
    }

    /// Leaves out values as long as they satisfy a condition, and then sends all later values.
    ///
    /// ```marbles
    /// a  -1-2-3-2-|
    ///  ┌───────────────────────────┐
    ///  │ a.skip(while: { $0 < 3 }) │
    ///  └───────────────────────────┘
    ///    -----3-2-|
    /// ```
    @_alwaysEmitIntoClient
    public func skip(while condition: @escaping @Sendable (Value) -> Bool) -> some Signal<Value, Failure> {
        through(SkipWhile(condition))
    }
}

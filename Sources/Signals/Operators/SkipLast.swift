@usableFromInline
struct SkipLast<Value: Sendable, Failure: Error>: Stage<Value, Value, Failure> {
    @usableFromInline let count: Int
    @usableFromInline var waiting = Deque<Value>()

    @inlinable
    init(_ count: Int) { self.count = count }

    @inlinable
    mutating func next<D: Observer<Value, Failure>>(_ value: Value, to downstream: inout D) -> Demand {
        waiting.append(value)
        guard waiting.count > count, let first = waiting.popFirst() else { return .more }
        return downstream.next(first)
    }
}

extension Signal {
    /// Leaves out the last `count` values: a value is sent only when `count` other values have followed it.
    ///
    /// Known as `skipLast` in RxJS.
    ///
    /// ```marbles
    /// a  -a-b-c-d-|
    ///  ┌─────────────────┐
    ///  │ a.skip(last: 2) │
    ///  └─────────────────┘
    ///    -----a-b-|
    /// ```
    @_alwaysEmitIntoClient
    public func skip(last count: Int) -> some Signal<Value, Failure> {
        precondition(count >= 0, "skip: the number of values cannot be negative")
        return through(SkipLast(count))
    }
}

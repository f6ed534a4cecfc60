@usableFromInline
struct RemoveDuplicates<Value: Sendable, Failure: Error>: Stage<Value, Value, Failure> {
    @usableFromInline let areSame: @Sendable (Value, Value) -> Bool
    @usableFromInline var last: Value?

    @inlinable
    init(_ areSame: @escaping @Sendable (Value, Value) -> Bool) { self.areSame = areSame }

    @inlinable
    mutating func next<D: Observer<Value, Failure>>(_ value: Value, to downstream: inout D) -> Demand {
        if let last, areSame(last, value) { return .more }
        last = value
        return downstream.next(value)
    }
}

extension Signal {
    /// Leaves out each value that is the same as the last value that was sent.
    ///
    /// Known as `distinctUntilChanged` in Rx and `removeDuplicates(by:)` in Combine.
    ///
    /// ```marbles
    /// a  -1-3-7-8-2-|
    ///  ┌─────────────────────────────────────────┐
    ///  │ a.removeDuplicates { $0 / 5 == $1 / 5 } │
    ///  └─────────────────────────────────────────┘
    ///    -1---7---2-|
    /// ```
    ///
    /// - Parameter areSame: returns true if the last value that was sent and a new value are the same.
    @_alwaysEmitIntoClient
    public func removeDuplicates(by areSame: @escaping @Sendable (Value, Value) -> Bool) -> some Signal<Value, Failure>
    {
        through(RemoveDuplicates(areSame))
    }
}

extension Signal where Value: Equatable {
    /// Leaves out each value that equals the previous one.
    ///
    /// Known as `distinctUntilChanged` in Rx and `removeDuplicates()` in Combine.
    ///
    /// ```marbles
    /// a  -a-a-b-b-a-|
    ///  ┌──────────────────────┐
    ///  │ a.removeDuplicates() │
    ///  └──────────────────────┘
    ///    -a---b---a-|
    /// ```
    @_alwaysEmitIntoClient
    public func removeDuplicates() -> some Signal<Value, Failure> { through(RemoveDuplicates { $0 == $1 }) }
}

@usableFromInline
struct TakeLast<Value: Sendable, Failure: Error>: Stage<Value, Value, Failure> {
    @usableFromInline let count: Int
    @usableFromInline let subscription: Subscription
    @usableFromInline var kept = Deque<Value>()

    @inlinable
    init(_ count: Int, in subscription: Subscription) {
        self.count = count
        self.subscription = subscription
    }

    @inlinable
    mutating func next<D: Observer<Value, Failure>>(_ value: Value, to downstream: inout D) -> Demand {
        if kept.count == count { _ = kept.popFirst() }
        kept.append(value)
        return .more
    }

    @inlinable
    mutating func end<D: Observer<Value, Failure>>(_ end: End<Failure>, to downstream: inout D) {
        downstream.finish(with: &kept, end, in: subscription)
    }
}

extension Signal {
    /// Sends the last `count` values when the signal has completed.
    ///
    /// Known as `takeLast` in Rx. For one value, use ``last()``.
    ///
    /// ```marbles
    /// a  -a-b-c-d-|
    ///  ┌─────────────────┐
    ///  │ a.take(last: 2) │
    ///  └─────────────────┘
    ///    ---------(cd|)
    /// ```
    ///
    /// - Parameter count: the number of values. If it is 0, this signal does not run, and the result completes.
    /// - Returns: a signal that sends at most `count` values, or none if this signal fails or is interrupted.
    @_alwaysEmitIntoClient
    public func take(last count: Int) -> some Signal<Value, Failure> {
        precondition(count >= 0, "take: the number of values cannot be negative")
        return RunUnless(count == 0, BurstStaged(self) { TakeLast(count, in: $0) })
    }
}

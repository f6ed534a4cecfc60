@usableFromInline
struct Take<Value: Sendable, Failure: Error>: Stage<Value, Value, Failure> {
    @usableFromInline var left: Int

    @inlinable
    init(_ count: Int) { left = count }

    @inlinable
    mutating func next<D: Observer<Value, Failure>>(_ value: Value, to downstream: inout D) -> Demand {
        left -= 1
        if left > 0 { return downstream.next(value) }
        if left == 0, downstream.next(value) == .more { downstream.end(.completed) }
        return .enough
    }
}

@usableFromInline
struct TakeWhile<Value: Sendable, Failure: Error>: Stage<Value, Value, Failure> {
    @usableFromInline let condition: @Sendable (Value) -> Bool
    @usableFromInline let isInclusive: Bool

    @inlinable
    init(_ condition: @escaping @Sendable (Value) -> Bool, isInclusive: Bool) {
        self.condition = condition
        self.isInclusive = isInclusive
    }

    @inlinable
    func next<D: Observer<Value, Failure>>(_ value: Value, to downstream: inout D) -> Demand {
        if condition(value) { return downstream.next(value) }
        if isInclusive, downstream.next(value) == .enough { return .enough }
        downstream.end(.completed)
        return .enough
    }
}

extension Signal {
    /// Sends the first `count` values and completes.
    ///
    /// ```marbles
    /// a  -a-b-c-d-|
    ///  ┌───────────┐
    ///  │ a.take(2) │
    ///  └───────────┘
    ///    -a-(b|)
    /// ```
    ///
    /// - Parameter count: the number of values. If it is 0, this signal does not run, and the result completes.
    /// - Returns: a signal of at most `count` values, which stops this signal after the last value.
    @_alwaysEmitIntoClient
    public func take(_ count: Int) -> some Signal<Value, Failure> {
        precondition(count >= 0, "take: the number of values cannot be negative")
        return RunUnless(count == 0, through(Take(count)))
    }

    /// Sends values as long as they satisfy a condition, and completes at the first value that does not.
    ///
    /// ```marbles
    /// a  -1-2-3-2-|
    ///  ┌───────────────────────────┐
    ///  │ a.take(while: { $0 < 3 }) │
    ///  └───────────────────────────┘
    ///    -1-2-|
    /// ```
    ///
    /// - Parameters:
    ///   - condition: the condition on each value.
    ///   - inclusive: true to also send the first value that does not satisfy the condition.
    @_alwaysEmitIntoClient
    public func take(
        while condition: @escaping @Sendable (Value) -> Bool, inclusive: Bool = false
    ) -> some Signal<Value, Failure> {
        through(TakeWhile(condition, isInclusive: inclusive))
    }

    /// Sends the first value and completes. To await the first value, write `firstValue()` of CurrycombBindings.
    ///
    /// ```marbles
    /// a  ---a-b-c-|
    ///  ┌───────────┐
    ///  │ a.first() │
    ///  └───────────┘
    ///    ---(a|)
    /// ```
    @_alwaysEmitIntoClient
    public func first() -> some Signal<Value, Failure> { through(Take(1)) }

    /// Sends the first value that satisfies a condition, and completes.
    ///
    /// ```marbles
    /// a  -1-2-5-7-|
    ///  ┌────────────────────────────┐
    ///  │ a.first(where: { $0 > 3 }) │
    ///  └────────────────────────────┘
    ///    -----(5|)
    /// ```
    @_alwaysEmitIntoClient
    public func first(where condition: @escaping @Sendable (Value) -> Bool) -> some Signal<Value, Failure> {
        through(Filter(condition)).through(Take(1))
    }
}

@usableFromInline
struct RunUnless<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline let isEmpty: Bool
    @usableFromInline let upstream: Upstream

    @inlinable
    init(_ isEmpty: Bool, _ upstream: Upstream) {
        self.isEmpty = isEmpty
        self.upstream = upstream
    }

    @inlinable
    @inline(__always)
    consuming func subscribe<O: Observer<Value, Failure>>(_ observer: consuming O, in subscription: Subscription) {
        guard isEmpty else { return upstream.subscribe(observer, in: subscription) }
        observer.end(subscription.isDisposed ? .interrupted : .completed)
    }
}

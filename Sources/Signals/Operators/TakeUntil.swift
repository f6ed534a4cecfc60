/// Sends values until another signal sends.
@usableFromInline
struct TakeUntilCore<First: Sendable, Second: Sendable, Downstream: Observer>: PairCore
where Downstream.Value == First {
    @usableFromInline typealias Command = PairCommand<First, Second, Downstream.Failure>

    @usableFromInline var downstream: Downstream
    @usableFromInline var inputs = PairInputs()

    @inlinable
    init(_ downstream: consuming Downstream) {
        self.downstream = downstream
    }

    @inlinable
    mutating func first(_ value: First) -> Bool {
        emit(value)
    }

    @inlinable
    mutating func second(_ value: Second) -> Bool {
        finish(.completed)
    }

    @inlinable
    mutating func firstEnded(_ end: End<Downstream.Failure>) -> Bool {
        finish(end)
    }

    @inlinable
    mutating func secondEnded(_ end: End<Downstream.Failure>) -> Bool {
        if case .failed = end { return finish(end) }
        return false
    }
}

/// Sends values until another signal sends, as a signal.
@usableFromInline
struct TakeUntil<A: Signal, B: Signal>: Signal where A.Failure == B.Failure {
    @usableFromInline typealias Value = A.Value
    @usableFromInline typealias Failure = A.Failure

    @usableFromInline let a: A
    @usableFromInline let b: B

    @inlinable
    init(_ a: A, _ b: B) {
        self.a = a
        self.b = b
    }

    @inlinable
    @inline(__always)
    func subscribe<O: Observer<A.Value, A.Failure>>(_ observer: consuming O, in subscription: Subscription) {
        TakeUntilCore<A.Value, B.Value, O>.run(TakeUntilCore(observer), a, b, secondGoesFirst: true, in: subscription)
    }
}

extension Signal {
    /// Sends values until another signal sends one, and completes then.
    ///
    /// ```marbles
    /// a  -1-2-3-4-|
    /// b  ------x----|
    ///  ┌──────────────────┐
    ///  │ a.take(until: b) │
    ///  └──────────────────┘
    ///    -1-2-3|
    /// ```
    ///
    /// - Parameter trigger: says when; it is observed first. Its mere completion changes nothing; its failure is passed on.
    /// - Returns: a signal of the values up to there.
    @inlinable
    public func take<Trigger: Signal>(until trigger: Trigger) -> some Signal<Value, Failure>
    where Trigger.Failure == Failure {
        TakeUntil(self, trigger)
    }
}

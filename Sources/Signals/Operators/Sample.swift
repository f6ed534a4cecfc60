/// Sends the latest value when another signal sends.
@usableFromInline
struct SampleCore<First: Sendable, Second: Sendable, Downstream: Observer>: PairCore where Downstream.Value == First {
    @usableFromInline typealias Command = PairCommand<First, Second, Downstream.Failure>

    @usableFromInline var downstream: Downstream
    @usableFromInline var inputs = PairInputs()
    @usableFromInline var latest: First?

    @inlinable
    init(_ downstream: consuming Downstream) {
        self.downstream = downstream
        latest = nil
    }

    @inlinable
    mutating func first(_ value: First) -> Bool {
        latest = value
        return false
    }

    @inlinable
    mutating func second(_ value: Second) -> Bool {
        guard let value = latest.take() else { return false }
        return emit(value)
    }

    @inlinable
    mutating func firstEnded(_ end: End<Downstream.Failure>) -> Bool {
        finish(end)
    }

    @inlinable
    mutating func secondEnded(_ end: End<Downstream.Failure>) -> Bool {
        finish(end)
    }
}

/// Sends the latest value when another signal sends, as a signal.
@usableFromInline
struct Sample<A: Signal, B: Signal>: Signal where A.Failure == B.Failure {
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
        SampleCore<A.Value, B.Value, O>.run(SampleCore(observer), a, b, secondGoesFirst: true, in: subscription)
    }
}

extension Signal {
    /// Sends the latest value whenever another signal sends anything, and each value at most once.
    ///
    /// ```marbles
    /// a  -1-2---3-4---5-|
    /// b  ----x-x-----x----|
    ///  ┌─────────────────┐
    ///  │ a.sample(on: b) │
    ///  └─────────────────┘
    ///    ----2-------4--|
    /// ```
    ///
    /// - Parameter trigger: says when; it is observed first.
    /// - Returns: a signal of the values at those moments, which ends when either ends.
    @inlinable
    public func sample<Trigger: Signal>(on trigger: Trigger) -> some Signal<Value, Failure>
    where Trigger.Failure == Failure {
        Sample(self, trigger)
    }
}

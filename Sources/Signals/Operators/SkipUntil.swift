/// Leaves out values until another signal sends.
@usableFromInline
struct SkipUntilCore<First: Sendable, Second: Sendable, Downstream: Observer>: PairCore
where Downstream.Value == First {
    @usableFromInline typealias Command = PairCommand<First, Second, Downstream.Failure>

    @usableFromInline var downstream: Downstream
    @usableFromInline var inputs = PairInputs()
    @usableFromInline var isOpen = false

    @inlinable
    init(_ downstream: consuming Downstream) {
        self.downstream = downstream
    }

    @inlinable
    mutating func first(_ value: First) -> Bool {
        isOpen ? emit(value) : false
    }

    @inlinable
    mutating func second(_ value: Second) -> Bool {
        isOpen = true
        inputs.second?.dispose()
        return false
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

/// Leaves out values until another signal sends, as a signal.
@usableFromInline
struct SkipUntil<A: Signal, B: Signal>: Signal where A.Failure == B.Failure {
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
        SkipUntilCore<A.Value, B.Value, O>.run(SkipUntilCore(observer), a, b, secondGoesFirst: true, in: subscription)
    }
}

extension Signal {
    /// Leaves out values until another signal sends one; from then on all are sent.
    ///
    /// ```marbles
    /// a  -1-2-3-4-|
    /// b  ----x----|
    ///  ┌──────────────────┐
    ///  │ a.skip(until: b) │
    ///  └──────────────────┘
    ///    -----3-4-|
    /// ```
    ///
    /// - Parameter trigger: says when; it is observed first, and let go of at its first value.
    /// - Returns: a signal of the values from there, with the same end.
    @inlinable
    public func skip<Trigger: Signal>(until trigger: Trigger) -> some Signal<Value, Failure>
    where Trigger.Failure == Failure {
        SkipUntil(self, trigger)
    }
}

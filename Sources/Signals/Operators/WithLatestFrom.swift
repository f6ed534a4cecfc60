/// Joins each value with the latest of another signal.
@usableFromInline
struct WithLatestFromCore<First: Sendable, Second: Sendable, Downstream: Observer>: PairCore
where Downstream.Value == (First, Second) {
    @usableFromInline typealias Command = PairCommand<First, Second, Downstream.Failure>

    @usableFromInline var downstream: Downstream
    @usableFromInline var inputs = PairInputs()
    @usableFromInline var latest: Second?

    @inlinable
    init(_ downstream: consuming Downstream) {
        self.downstream = downstream
        latest = nil
    }

    @inlinable
    mutating func first(_ value: First) -> Bool {
        guard let latest else { return false }
        return emit((value, latest))
    }

    @inlinable
    mutating func second(_ value: Second) -> Bool {
        latest = value
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

/// Joins each value with the latest of another signal, as a signal.
@usableFromInline
struct WithLatestFrom<A: Signal, B: Signal>: Signal where A.Failure == B.Failure {
    @usableFromInline typealias Value = (A.Value, B.Value)
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
    func subscribe<O: Observer<(A.Value, B.Value), A.Failure>>(_ observer: consuming O, in subscription: Subscription) {
        WithLatestFromCore<A.Value, B.Value, O>.run(
            WithLatestFromCore(observer), a, b, secondGoesFirst: true, in: subscription)
    }
}

extension Signal {
    /// Joins each value with the latest one of another signal, which itself triggers nothing.
    ///
    /// ```marbles
    /// a  -1-----2-----3---|
    /// b  ---x-------y--z----|
    ///  ┌───────────────────────┐
    ///  │ a.withLatest(from: b) │
    ///  └───────────────────────┘
    ///    -------[2x]--[3y]|
    /// ```
    ///
    /// - Parameter other: the other signal; it is observed first. Values that come before its first are dropped.
    /// - Returns: a signal of pairs, which ends with this one, or when `other` fails.
    @inlinable
    public func withLatest<Other: Signal>(from other: Other) -> some Signal<(Value, Other.Value), Failure>
    where Other.Failure == Failure {
        WithLatestFrom(self, other)
    }
}

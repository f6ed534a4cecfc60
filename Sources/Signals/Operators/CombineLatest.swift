/// Combines the latest values of two signals, at each value of either.
@usableFromInline
struct CombineLatest2Core<First: Sendable, Second: Sendable, Downstream: Observer>: PairCore
where Downstream.Value == (First, Second) {
    @usableFromInline typealias Command = PairCommand<First, Second, Downstream.Failure>

    @usableFromInline var downstream: Downstream
    @usableFromInline var inputs = PairInputs()
    @usableFromInline var latestFirst: First?
    @usableFromInline var latestSecond: Second?
    @usableFromInline var running = 2

    @inlinable
    init(_ downstream: consuming Downstream) {
        self.downstream = downstream
        latestFirst = nil
        latestSecond = nil
    }

    @inlinable
    mutating func first(_ value: First) -> Bool {
        latestFirst = value
        guard let other = latestSecond else { return false }
        return emit((value, other))
    }

    @inlinable
    mutating func second(_ value: Second) -> Bool {
        latestSecond = value
        guard let other = latestFirst else { return false }
        return emit((other, value))
    }

    @inlinable
    mutating func firstEnded(_ end: End<Downstream.Failure>) -> Bool {
        ended(end, withoutValue: latestFirst == nil)
    }

    @inlinable
    mutating func secondEnded(_ end: End<Downstream.Failure>) -> Bool {
        ended(end, withoutValue: latestSecond == nil)
    }

    @inlinable
    mutating func ended(_ end: End<Downstream.Failure>, withoutValue isMute: Bool) -> Bool {
        guard case .completed = end else { return finish(end) }
        running -= 1
        return running == 0 || isMute ? finish(.completed) : false
    }
}

/// Combines the latest values of two signals, at each value of either, as a signal.
@usableFromInline
struct CombineLatest2<A: Signal, B: Signal>: Signal where A.Failure == B.Failure {
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
        CombineLatest2Core<A.Value, B.Value, O>.run(
            CombineLatest2Core(observer), a, b, secondGoesFirst: false, in: subscription)
    }
}

extension Signal {
    /// Combines the latest values of two signals: at each value of either, from when both have sent one.
    ///
    /// Of two signals that come from one source, each change of the source sends twice, and the first of the two pairs is
    /// half-updated. Where that matters combine two properties instead: ``Property/combine(with:)`` has no such moments.
    ///
    /// ```marbles
    /// a  -1-------2-------|
    /// b  ----x--------y-----|
    ///  ┌──────────────────────────┐
    ///  │ a.combineLatest(with: b) │
    ///  └──────────────────────────┘
    ///    ----[1x]-[2x][2y]--|
    /// ```
    ///
    /// - Parameter other: the other signal.
    /// - Returns: a signal of pairs, which completes when both have completed, or one has without a value.
    @inlinable
    public func combineLatest<Other: Signal>(with other: Other) -> some Signal<(Value, Other.Value), Failure>
    where Other.Failure == Failure {
        CombineLatest2(self, other)
    }
}

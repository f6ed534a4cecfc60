@usableFromInline
struct CombineLatest<First: Sendable, Second: Sendable, Failure: Error>: PairStage {
    @usableFromInline var latestFirst: First?
    @usableFromInline var latestSecond: Second?
    @usableFromInline var running = 2

    @inlinable
    init() {
        latestFirst = nil
        latestSecond = nil
    }

    @inlinable
    mutating func first(_ value: First) -> Reaction<(First, Second), Failure> {
        latestFirst = value
        guard let other = latestSecond else { return .wait }
        return .send((value, other))
    }

    @inlinable
    mutating func second(_ value: Second) -> Reaction<(First, Second), Failure> {
        latestSecond = value
        guard let other = latestFirst else { return .wait }
        return .send((other, value))
    }

    @inlinable
    mutating func firstEnded(_ end: End<Failure>) -> Reaction<(First, Second), Failure> {
        ended(end, withoutValue: latestFirst == nil)
    }

    @inlinable
    mutating func secondEnded(_ end: End<Failure>) -> Reaction<(First, Second), Failure> {
        ended(end, withoutValue: latestSecond == nil)
    }

    @inlinable
    mutating func ended(_ end: End<Failure>, withoutValue isMute: Bool) -> Reaction<(First, Second), Failure> {
        guard case .completed = end else { return .end(end) }
        running -= 1
        return running == 0 || isMute ? .end(.completed) : .wait
    }
}

extension Signal {
    /// Combines the latest values of two signals: sends a pair for each value of either signal, once both have sent a
    /// value.
    ///
    /// If both signals come from one source, a change to the source can result in two pairs. The first pair is then
    /// half-updated: it contains a new value and an old one. To avoid this, combine two properties instead:
    /// ``Property/combine(with:)`` never sends a half-updated pair.
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
    /// - Returns: a signal of pairs, which completes when both signals have completed, or when one has completed
    ///   without a value.
    @_alwaysEmitIntoClient
    public func combineLatest<Other: Signal>(with other: Other) -> some Signal<(Value, Other.Value), Failure>
    where Other.Failure == Failure {
        Paired(self, other, CombineLatest())
    }
}

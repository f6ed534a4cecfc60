@usableFromInline
struct Zip<First: Sendable, Second: Sendable, Failure: Error>: PairStage {
    @usableFromInline var firsts = Deque<First>()
    @usableFromInline var seconds = Deque<Second>()
    @usableFromInline var firstHasEnded = false
    @usableFromInline var secondHasEnded = false

    @inlinable
    init() {}

    @inlinable
    mutating func first(_ value: First) -> Reaction<(First, Second), Failure> {
        guard let other = seconds.popFirst() else {
            firsts.append(value)
            return .wait
        }
        return secondHasEnded && seconds.isEmpty ? .sendLast((value, other)) : .send((value, other))
    }

    @inlinable
    mutating func second(_ value: Second) -> Reaction<(First, Second), Failure> {
        guard let other = firsts.popFirst() else {
            seconds.append(value)
            return .wait
        }
        return firstHasEnded && firsts.isEmpty ? .sendLast((other, value)) : .send((other, value))
    }

    @inlinable
    mutating func firstEnded(_ end: End<Failure>) -> Reaction<(First, Second), Failure> {
        guard case .completed = end else { return .end(end) }
        firstHasEnded = true
        return firsts.isEmpty || secondHasEnded ? .end(.completed) : .wait
    }

    @inlinable
    mutating func secondEnded(_ end: End<Failure>) -> Reaction<(First, Second), Failure> {
        guard case .completed = end else { return .end(end) }
        secondHasEnded = true
        return seconds.isEmpty || firstHasEnded ? .end(.completed) : .wait
    }
}

extension Signal {
    /// Pairs the values of two signals: the first with the first, the second with the second, and so on.
    ///
    /// ```marbles
    /// a  -1---2---------3---|
    /// b  ---x-----y---z-----|
    ///  ┌────────────────┐
    ///  │ a.zip(with: b) │
    ///  └────────────────┘
    ///    ---[1x]--[2y]--[3z]|
    /// ```
    ///
    /// - Returns: a signal of pairs, which completes when one signal has completed and none of its values waits for a
    ///   partner. The number of waiting values is not limited.
    @_alwaysEmitIntoClient
    public func zip<Other: Signal>(with other: Other) -> some Signal<(Value, Other.Value), Failure>
    where Other.Failure == Failure {
        Paired(self, other, Zip())
    }
}

@usableFromInline
struct WithLatest<First: Sendable, Second: Sendable, Failure: Error>: PairStage {
    @usableFromInline var latest: Second?

    @inlinable
    init() { latest = nil }

    @inlinable
    static var startsSecondFirst: Bool { true }

    @inlinable
    func first(_ value: First) -> Reaction<(First, Second), Failure> { latest.map { .send((value, $0)) } ?? .wait }

    @inlinable
    mutating func second(_ value: Second) -> Reaction<(First, Second), Failure> {
        latest = value
        return .wait
    }
}

extension Signal {
    /// Joins each value with the latest value of another signal. When only the other signal sends a value, no pair is
    /// sent.
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
    /// - Parameter other: the other signal, which is observed first. Values of this signal that arrive before the first
    ///   value of `other` are dropped.
    /// - Returns: a signal of pairs, which ends when this signal ends or `other` fails.
    @_alwaysEmitIntoClient
    public func withLatest<Other: Signal>(from other: Other) -> some Signal<(Value, Other.Value), Failure>
    where Other.Failure == Failure {
        Paired(self, other, WithLatest())
    }
}

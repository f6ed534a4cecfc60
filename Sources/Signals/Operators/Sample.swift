@usableFromInline
struct Sample<First: Sendable, Second: Sendable, Failure: Error>: PairStage {
    @usableFromInline var latest: First?

    @inlinable
    init() { latest = nil }

    @inlinable
    static var startsSecondFirst: Bool { true }

    @inlinable
    mutating func first(_ value: First) -> Reaction<First, Failure> {
        latest = value
        return .wait
    }

    @inlinable
    mutating func second(_ value: Second) -> Reaction<First, Failure> {
        latest.take().map { .send($0) } ?? .wait
    }

    @inlinable
    func secondEnded(_ end: End<Failure>) -> Reaction<First, Failure> { .end(end) }
}

extension Signal {
    /// Sends this signal's latest value whenever another signal sends a value, but sends each value at most once.
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
    /// - Parameter trigger: the other signal, which is observed first.
    /// - Returns: a signal of the sampled values, which ends when either signal ends.
    @_alwaysEmitIntoClient
    public func sample<Trigger: Signal>(on trigger: Trigger) -> some Signal<Value, Failure>
    where Trigger.Failure == Failure {
        Paired(self, trigger, Sample())
    }
}

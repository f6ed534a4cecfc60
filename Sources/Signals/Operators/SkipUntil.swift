@usableFromInline
struct SkipUntil<First: Sendable, Second: Sendable, Failure: Error>: PairStage {
    @usableFromInline var isOpen = false

    @inlinable
    init() {}

    @inlinable
    static var startsSecondFirst: Bool { true }

    @inlinable
    func first(_ value: First) -> Reaction<First, Failure> { isOpen ? .send(value) : .wait }

    @inlinable
    mutating func second(_ value: Second) -> Reaction<First, Failure> {
        isOpen = true
        return .wait
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
    /// - Parameter trigger: the signal that triggers it; it is observed first, and disposed of at its first value.
    /// - Returns: a signal of the values after that, with the same end.
    @inlinable
    public func skip<Trigger: Signal>(until trigger: Trigger) -> some Signal<Value, Failure>
    where Trigger.Failure == Failure {
        Paired(self, trigger.first(), SkipUntil())
    }
}

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
    /// Leaves out values until another signal sends a value, and then sends all later values.
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
    /// - Parameter trigger: the other signal, which is observed first and stopped at its first value. Its failure is
    ///   forwarded, but its completion or interruption changes nothing.
    /// - Returns: a signal of the later values, which ends as this signal does, unless the trigger fails first.
    @_alwaysEmitIntoClient
    public func skip<Trigger: Signal>(until trigger: Trigger) -> some Signal<Value, Failure>
    where Trigger.Failure == Failure {
        Paired(self, trigger.first(), SkipUntil())
    }
}

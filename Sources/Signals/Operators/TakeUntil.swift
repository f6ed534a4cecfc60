@usableFromInline
struct TakeUntil<First: Sendable, Second: Sendable, Failure: Error>: PairStage {
    @inlinable
    init() {}

    @inlinable
    static var startsSecondFirst: Bool { true }

    @inlinable
    func first(_ value: First) -> Reaction<First, Failure> { .send(value) }

    @inlinable
    func second(_ value: Second) -> Reaction<First, Failure> { .end(.completed) }
}

extension Signal {
    /// Sends values until another signal sends a value, and then completes.
    ///
    /// ```marbles
    /// a  -1-2-3-4-|
    /// b  ------x----|
    ///  ┌──────────────────┐
    ///  │ a.take(until: b) │
    ///  └──────────────────┘
    ///    -1-2-3|
    /// ```
    ///
    /// - Parameter trigger: the other signal, which is observed first. Its failure is forwarded, but its completion or
    ///   interruption changes nothing.
    @_alwaysEmitIntoClient
    public func take<Trigger: Signal>(until trigger: Trigger) -> some Signal<Value, Failure>
    where Trigger.Failure == Failure {
        Paired(self, trigger, TakeUntil())
    }
}

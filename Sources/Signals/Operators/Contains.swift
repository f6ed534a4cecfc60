/// A stage that answers a yes-or-no question about the values: it sends the answer at the first value that decides it,
/// or at completion.
@usableFromInline
struct Answer<Value: Sendable, Failure: Error>: Stage<Value, Bool, Failure> {
    @usableFromInline let settles: @Sendable (Value) -> Bool
    /// The answer if a value decides it. If no value does, the stage sends the opposite.
    @usableFromInline let answer: Bool

    @inlinable
    init(_ answer: Bool, _ settles: @escaping @Sendable (Value) -> Bool) {
        self.answer = answer
        self.settles = settles
    }

    @inlinable
    func next<D: Observer<Bool, Failure>>(_ value: Value, to downstream: inout D) -> Demand {
        guard settles(value) else { return .more }
        if downstream.next(answer) == .more { downstream.end(.completed) }
        return .enough
    }

    @inlinable
    func end<D: Observer<Bool, Failure>>(_ end: End<Failure>, to downstream: inout D) {
        downstream.finish(with: !answer, end)
    }
}

extension Signal {
    /// Sends true at the first value that satisfies a condition, or false if the signal completes without such a value.
    ///
    /// Known as `contains(where:)` in Combine. In RxJS, `filter` followed by `isEmpty` sends the opposite answer.
    ///
    /// ```marbles
    /// a  -1---2---3---|
    ///  ┌───────────────────────────────┐
    ///  │ a.contains(where: { $0 > 3 }) │
    ///  └───────────────────────────────┘
    ///    -------------(f|)
    /// ```
    ///
    /// - Returns: a signal that sends one answer, or none if this signal fails or is interrupted first.
    @_alwaysEmitIntoClient
    public func contains(where condition: @escaping @Sendable (Value) -> Bool) -> some Signal<Bool, Failure> {
        through(Answer(true, condition))
    }

    /// Sends false at the first value that does not satisfy a condition, or true if the signal completes without such a
    /// value.
    ///
    /// Known as `every` in RxJS and `allSatisfy(_:)` in Combine.
    ///
    /// ```marbles
    /// a  -1---2---3---|
    ///  ┌─────────────────────────┐
    ///  │ a.allSatisfy { $0 < 3 } │
    ///  └─────────────────────────┘
    ///    ---------(f|)
    /// ```
    ///
    /// - Returns: a signal that sends one answer, or none if this signal fails or is interrupted first. If this signal
    ///   completes without values, the answer is true.
    @_alwaysEmitIntoClient
    public func allSatisfy(_ condition: @escaping @Sendable (Value) -> Bool) -> some Signal<Bool, Failure> {
        through(Answer(false) { !condition($0) })
    }

    /// Sends false at the first value, or true if the signal completes without a value.
    ///
    /// Known as `isEmpty` in RxJS.
    ///
    /// ```marbles
    /// a  -----|
    ///  ┌─────────────┐
    ///  │ a.isEmpty() │
    ///  └─────────────┘
    ///    -----(t|)
    /// ```
    ///
    /// - Returns: a signal that sends one answer, or none if this signal fails or is interrupted first.
    @_alwaysEmitIntoClient
    public func isEmpty() -> some Signal<Bool, Failure> { through(Answer(false) { _ in true }) }
}

extension Signal where Value: Equatable {
    /// Sends true at the first value that equals a given one, or false if the signal completes without such a value.
    ///
    /// Known as `contains(_:)` in Combine.
    ///
    /// ```marbles
    /// a  -a---b---c---|
    ///  ┌─────────────────┐
    ///  │ a.contains("b") │
    ///  └─────────────────┘
    ///    -----(t|)
    /// ```
    ///
    /// - Returns: a signal that sends one answer, or none if this signal fails or is interrupted first.
    @_alwaysEmitIntoClient
    public func contains(_ value: Value) -> some Signal<Bool, Failure> { through(Answer(true) { $0 == value }) }
}

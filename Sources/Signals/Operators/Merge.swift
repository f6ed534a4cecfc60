@usableFromInline
struct MergeAll<Input: Sendable, Failure: Error>: ArrayStage {
    @usableFromInline var running: Int

    @inlinable
    init(count: Int) { running = count }

    @inlinable
    func next(_ value: Input, from index: Int) -> Reaction<Input, Failure> { .send(value) }

    @inlinable
    mutating func ended(_ end: End<Failure>, from index: Int) -> Reaction<Input, Failure> {
        if case .failed = end { return .end(end) }
        running -= 1
        return running == 0 ? .end(end) : .wait
    }
}

@usableFromInline
struct Merge<Value: Sendable, Failure: Error>: PairStage {
    @usableFromInline var running = 2

    @inlinable
    init() {}

    @inlinable
    func first(_ value: Value) -> Reaction<Value, Failure> { .send(value) }

    @inlinable
    func second(_ value: Value) -> Reaction<Value, Failure> { .send(value) }

    @inlinable
    mutating func firstEnded(_ end: End<Failure>) -> Reaction<Value, Failure> {
        if case .failed = end { return .end(end) }
        running -= 1
        return running == 0 ? .end(end) : .wait
    }

    @inlinable
    mutating func secondEnded(_ end: End<Failure>) -> Reaction<Value, Failure> { firstEnded(end) }
}

extension Signal {
    /// Forwards the values of two signals as they arrive.
    ///
    /// ```marbles
    /// a  -1---2----|
    /// b  ---x---y-----|
    ///  ┌──────────────────┐
    ///  │ a.merge(with: b) │
    ///  └──────────────────┘
    ///    -1-x-2-y-----|
    /// ```
    ///
    /// - Returns: a signal that fails when either signal fails. Otherwise, it ends when both have ended, with the end
    ///   of the signal that ended last.
    @_alwaysEmitIntoClient
    public func merge<Other: Signal<Value, Failure>>(with other: Other) -> some Signal<Value, Failure> {
        Paired(self, other, Merge())
    }
}

extension Signals {
    /// Forwards the values of several signals of one type as they arrive.
    ///
    /// ```marbles
    /// a  -1-----2----|
    /// b  ---x-----y-----|
    /// c  -----m-----n--|
    ///  ┌──────────────────────────┐
    ///  │ Signals.merge([a, b, c]) │
    ///  └──────────────────────────┘
    ///    -1-x-m-2-y-n---|
    /// ```
    ///
    /// - Parameter signals: the signals; if there are none, the result is an empty signal.
    /// - Returns: a signal that fails when one of the signals fails. Otherwise, it ends when all have ended, with the
    ///   end of the signal that ended last.
    @_alwaysEmitIntoClient
    public static func merge<S: Signal>(_ signals: [S]) -> some Signal<S.Value, S.Failure> {
        Arrayed(signals, MergeAll(count: signals.count))
    }

    /// Forwards the values of several signals of one type as they arrive.
    ///
    /// ```marbles
    /// a  -1-----2----|
    /// b  ---x-----y-----|
    /// c  -----m-----n--|
    ///  ┌──────────────────────────┐
    ///  │ Signals.merge([a, b, c]) │
    ///  └──────────────────────────┘
    ///    -1-x-m-2-y-n---|
    /// ```
    ///
    /// - Parameter signals: the signals; if there are none, the result is an empty signal.
    /// - Returns: a signal that fails when one of the signals fails. Otherwise, it ends when all have ended, with the
    ///   end of the signal that ended last.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public static func merge<S: Signal>(_ signals: S...) -> some Signal<S.Value, S.Failure> {
        Arrayed(signals, MergeAll(count: signals.count))
    }
}

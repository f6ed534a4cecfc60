@usableFromInline
struct CombineLatestAll<Input: Sendable, Failure: Error>: ArrayStage {
    @usableFromInline var latest: [Input?]
    @usableFromInline var missing: Int
    @usableFromInline var running: Int

    @inlinable
    init(count: Int) {
        latest = Array(repeating: nil, count: count)
        missing = count
        running = count
    }

    @inlinable
    mutating func next(_ value: Input, from index: Int) -> Reaction<[Input], Failure> {
        if latest[index] == nil { missing -= 1 }
        latest[index] = value
        return missing == 0 ? .send(latest.compactMap { $0 }) : .wait
    }

    @inlinable
    mutating func ended(_ end: End<Failure>, from index: Int) -> Reaction<[Input], Failure> {
        guard case .completed = end else { return .end(end) }
        running -= 1
        return running == 0 || latest[index] == nil ? .end(end) : .wait
    }
}

extension Signals {
    /// Combines the latest values of several signals of one type: sends an array for each value of any of them, once
    /// all have sent a value.
    ///
    /// ```marbles
    /// a  -1-------2-------|
    /// b  ----x------------|
    /// c  --m------------n----|
    ///  ┌──────────────────────────────────┐
    ///  │ Signals.combineLatest([a, b, c]) │
    ///  └──────────────────────────────────┘
    ///    ----[1xm][2xm]-[2xn]|
    /// ```
    ///
    /// - Parameter signals: the signals; if there are none, the result is an empty signal.
    /// - Returns: a signal of arrays, each in the order of `signals`. The result completes when all signals have
    ///   completed, or when one has completed without a value.
    @_alwaysEmitIntoClient
    public static func combineLatest<S: Signal>(_ signals: [S]) -> some Signal<[S.Value], S.Failure> {
        Arrayed(signals, CombineLatestAll(count: signals.count))
    }
}

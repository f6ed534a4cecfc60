/// Combines the latest values of several signals of one type.
@usableFromInline
struct CombineLatestAllCore<Input: Sendable, Downstream: Observer>: ArrayCore where Downstream.Value == [Input] {
    @usableFromInline typealias Command = ArrayCommand<Input, Downstream.Failure>

    @usableFromInline var downstream: Downstream
    @usableFromInline var inputs: [Subscription] = []
    @usableFromInline var latest: [Input?]
    @usableFromInline var missing: Int
    @usableFromInline var running: Int

    @inlinable
    init(_ downstream: consuming Downstream, count: Int) {
        self.downstream = downstream
        latest = Array(repeating: nil, count: count)
        missing = count
        running = count
    }

    @inlinable
    mutating func next(_ value: Input, from index: Int) -> Bool {
        if latest[index] == nil { missing -= 1 }
        latest[index] = value
        return missing == 0 ? emit(latest.compactMap { $0 }) : false
    }

    @inlinable
    mutating func ended(_ end: End<Downstream.Failure>, from index: Int) -> Bool {
        guard case .completed = end else { return finish(end) }
        running -= 1
        return running == 0 || latest[index] == nil ? finish(end) : false
    }
}

/// Combines the latest values of several signals of one type, as a signal.
@usableFromInline
struct CombineLatestAll<S: Signal>: Signal {
    @usableFromInline typealias Value = [S.Value]
    @usableFromInline typealias Failure = S.Failure

    @usableFromInline let signals: [S]

    @inlinable
    init(_ signals: [S]) { self.signals = signals }

    @inlinable
    @inline(__always)
    func subscribe<O: Observer<[S.Value], S.Failure>>(_ observer: consuming O, in subscription: Subscription) {
        CombineLatestAllCore<S.Value, O>.run(
            CombineLatestAllCore(observer, count: signals.count), signals, in: subscription)
    }
}

extension Signals {
    /// Combines the latest values of several signals of one type: at each value of any, from when all have sent one.
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
    /// - Parameter signals: the signals; of none, an empty signal is made.
    /// - Returns: a signal of arrays in the order of `signals`, which completes when all have completed, or one has without a
    ///   value.
    @inlinable
    public static func combineLatest<S: Signal>(_ signals: [S]) -> some Signal<[S.Value], S.Failure> {
        CombineLatestAll(signals)
    }
}

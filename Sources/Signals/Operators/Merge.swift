/// Passes on the values of several signals as they come.
@usableFromInline
struct MergeAllCore<Input: Sendable, Downstream: Observer>: ArrayCore where Downstream.Value == Input {
    @usableFromInline typealias Command = ArrayCommand<Input, Downstream.Failure>

    @usableFromInline var downstream: Downstream
    @usableFromInline var inputs: [Subscription] = []
    @usableFromInline var running: Int

    @inlinable
    init(_ downstream: consuming Downstream, count: Int) {
        self.downstream = downstream
        running = count
    }

    @inlinable
    mutating func next(_ value: Input, from index: Int) -> Bool {
        emit(value)
    }

    @inlinable
    mutating func ended(_ end: End<Downstream.Failure>, from index: Int) -> Bool {
        if case .failed = end { return finish(end) }
        running -= 1
        return running == 0 ? finish(end) : false
    }
}

/// Passes on the values of several signals as they come, as a signal.
@usableFromInline
struct MergeAll<S: Signal>: Signal {
    @usableFromInline typealias Value = S.Value
    @usableFromInline typealias Failure = S.Failure

    @usableFromInline let signals: [S]

    @inlinable
    init(_ signals: [S]) { self.signals = signals }

    @inlinable
    @inline(__always)
    func subscribe<O: Observer<S.Value, S.Failure>>(_ observer: consuming O, in subscription: Subscription) {
        MergeAllCore<S.Value, O>.run(MergeAllCore(observer, count: signals.count), signals, in: subscription)
    }
}

/// Passes on the values of two signals as they come.
@usableFromInline
struct Merge2Core<Value: Sendable, Downstream: Observer>: PairCore where Downstream.Value == Value {
    @usableFromInline typealias Command = PairCommand<Value, Value, Downstream.Failure>
    @usableFromInline typealias First = Value
    @usableFromInline typealias Second = Value

    @usableFromInline var downstream: Downstream
    @usableFromInline var inputs = PairInputs()
    @usableFromInline var running = 2

    @inlinable
    init(_ downstream: consuming Downstream) { self.downstream = downstream }

    @inlinable
    mutating func first(_ value: Value) -> Bool { emit(value) }

    @inlinable
    mutating func second(_ value: Value) -> Bool { emit(value) }

    @inlinable
    mutating func firstEnded(_ end: End<Downstream.Failure>) -> Bool {
        if case .failed = end { return finish(end) }
        running -= 1
        return running == 0 ? finish(end) : false
    }

    @inlinable
    mutating func secondEnded(_ end: End<Downstream.Failure>) -> Bool { firstEnded(end) }
}

/// Passes on the values of two signals as they come, as a signal.
@usableFromInline
struct Merge2<A: Signal, B: Signal>: Signal where A.Value == B.Value, A.Failure == B.Failure {
    @usableFromInline typealias Value = A.Value
    @usableFromInline typealias Failure = A.Failure

    @usableFromInline let a: A
    @usableFromInline let b: B

    @inlinable
    init(_ a: A, _ b: B) {
        self.a = a
        self.b = b
    }

    @inlinable
    @inline(__always)
    func subscribe<O: Observer<A.Value, A.Failure>>(_ observer: consuming O, in subscription: Subscription) {
        Merge2Core<A.Value, O>.run(Merge2Core(observer), a, b, in: subscription)
    }
}

extension Signal {
    /// Passes on the values of two signals as they come.
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
    /// - Parameter other: the other signal.
    /// - Returns: a signal that fails when either fails, and completes when both have completed.
    @inlinable
    public func merge<Other: Signal<Value, Failure>>(with other: Other) -> some Signal<Value, Failure> {
        Merge2(self, other)
    }
}

extension Signals {
    /// Passes on the values of several signals of one type as they come.
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
    /// - Parameter signals: the signals; of none, an empty signal is made.
    /// - Returns: a signal that fails when one of them fails, and completes when all have completed.
    @inlinable
    public static func merge<S: Signal>(_ signals: [S]) -> some Signal<S.Value, S.Failure> { MergeAll(signals) }

    /// Passes on the values of several signals of one type as they come.
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
    /// - Parameter signals: the signals; of none, an empty signal is made.
    /// - Returns: a signal that fails when one of them fails, and completes when all have completed.
    @inlinable
    public static func merge<S: Signal>(_ signals: S...) -> some Signal<S.Value, S.Failure> { MergeAll(signals) }
}

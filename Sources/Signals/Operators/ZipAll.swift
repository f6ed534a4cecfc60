/// Joins the values of several signals of one type, first with first, second with second.
@usableFromInline
struct ZipAllCore<Input: Sendable, Downstream: Observer>: ArrayCore where Downstream.Value == [Input] {
    @usableFromInline typealias Command = ArrayCommand<Input, Downstream.Failure>

    @usableFromInline var downstream: Downstream
    @usableFromInline var inputs: [Subscription] = []
    @usableFromInline var queues: [Deque<Input>]
    @usableFromInline var hasEnded: [Bool]
    /// How many queues are empty.
    @usableFromInline var missing: Int

    @inlinable
    init(_ downstream: consuming Downstream, count: Int) {
        self.downstream = downstream
        queues = Array(repeating: Deque(), count: count)
        hasEnded = Array(repeating: false, count: count)
        missing = count
    }

    @inlinable
    mutating func next(_ value: Input, from index: Int) -> Bool {
        if queues[index].isEmpty { missing -= 1 }
        queues[index].append(value)
        guard missing == 0 else { return false }
        var row: [Input] = []
        row.reserveCapacity(queues.count)
        var isOver = false
        for index in queues.indices {
            if let value = queues[index].popFirst() { row.append(value) }
            if queues[index].isEmpty {
                missing += 1
                isOver = isOver || hasEnded[index]
            }
        }
        if emit(row) { return true }
        return isOver ? finish(.completed) : false
    }

    @inlinable
    mutating func ended(_ end: End<Downstream.Failure>, from index: Int) -> Bool {
        guard case .completed = end else { return finish(end) }
        hasEnded[index] = true
        return queues[index].isEmpty ? finish(end) : false
    }
}

/// Joins the values of several signals of one type, first with first, second with second, as a signal.
@usableFromInline
struct ZipAll<S: Signal>: Signal {
    @usableFromInline typealias Value = [S.Value]
    @usableFromInline typealias Failure = S.Failure

    @usableFromInline let signals: [S]

    @inlinable
    init(_ signals: [S]) { self.signals = signals }

    @inlinable
    @inline(__always)
    func subscribe<O: Observer<[S.Value], S.Failure>>(_ observer: consuming O, in subscription: Subscription) {
        ZipAllCore<S.Value, O>.run(ZipAllCore(observer, count: signals.count), signals, in: subscription)
    }
}

extension Signals {
    /// Joins the values of several signals of one type: the first of each, the second of each, and so on.
    ///
    /// ```marbles
    /// a  -1---2---------|
    /// b  ---x-----y-----|
    /// c  m---n----o-----|
    ///  ┌────────────────────────┐
    ///  │ Signals.zip([a, b, c]) │
    ///  └────────────────────────┘
    ///    ---[1xm]-[2yn]-|
    /// ```
    ///
    /// - Parameter signals: the signals; of none, an empty signal is made.
    /// - Returns: a signal of arrays in the order of `signals`, which completes when one has completed and none of its values
    ///   waits for partners.
    @inlinable
    public static func zip<S: Signal>(_ signals: [S]) -> some Signal<[S.Value], S.Failure> { ZipAll(signals) }
}

@usableFromInline
struct ZipAll<Input: Sendable, Failure: Error>: ArrayStage {
    @usableFromInline var queues: [Deque<Input>]
    @usableFromInline var hasEnded: [Bool]
    /// The number of empty queues.
    @usableFromInline var missing: Int

    @inlinable
    init(count: Int) {
        queues = Array(repeating: Deque(), count: count)
        hasEnded = Array(repeating: false, count: count)
        missing = count
    }

    @inlinable
    mutating func next(_ value: Input, from index: Int) -> Reaction<[Input], Failure> {
        if queues[index].isEmpty { missing -= 1 }
        queues[index].append(value)
        guard missing == 0 else { return .wait }
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
        return isOver ? .sendLast(row) : .send(row)
    }

    @inlinable
    mutating func ended(_ end: End<Failure>, from index: Int) -> Reaction<[Input], Failure> {
        guard case .completed = end else { return .end(end) }
        hasEnded[index] = true
        return queues[index].isEmpty ? .end(end) : .wait
    }
}

extension Signals {
    /// Joins the values of several signals of one type: the first value of each, the second value of each, and so on.
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
    /// - Parameter signals: the signals; if there are none, the result is an empty signal.
    /// - Returns: a signal of arrays, each in the order of `signals`. The result completes when one signal has
    ///   completed and none of that signal's values waits for partners.
    @_alwaysEmitIntoClient
    public static func zip<S: Signal>(_ signals: [S]) -> some Signal<[S.Value], S.Failure> {
        Arrayed(signals, ZipAll(count: signals.count))
    }
}

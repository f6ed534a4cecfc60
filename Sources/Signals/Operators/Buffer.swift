@usableFromInline
struct Buffer<Value: Sendable, Failure: Error>: Stage<Value, [Value], Failure> {
    @usableFromInline let size: Int
    @usableFromInline var values: [Value] = []

    @inlinable
    init(_ size: Int) { self.size = size }

    @inlinable
    mutating func next<D: Observer<[Value], Failure>>(_ value: Value, to downstream: inout D) -> Demand {
        values.append(value)
        if values.count < size { return .more }
        let full = values
        values = []
        return downstream.next(full)
    }

    @inlinable
    mutating func end<D: Observer<[Value], Failure>>(_ end: End<Failure>, to downstream: inout D) {
        if values.isEmpty { downstream.end(end) } else { downstream.finish(with: values, end) }
    }
}

@usableFromInline
struct BufferEvery<Value: Sendable, Failure: Error>: Stage<Value, [Value], Failure> {
    @usableFromInline let size: Int
    @usableFromInline let step: Int
    @usableFromInline let subscription: Subscription
    @usableFromInline var arrays = Deque<[Value]>()
    /// The number of values until the next array begins.
    @usableFromInline var left = 0

    @inlinable
    init(_ size: Int, step: Int, in subscription: Subscription) {
        self.size = size
        self.step = step
        self.subscription = subscription
    }

    @inlinable
    mutating func next<D: Observer<[Value], Failure>>(_ value: Value, to downstream: inout D) -> Demand {
        if left == 0 {
            arrays.append([])
            left = step
        }
        left -= 1
        for _ in 0..<arrays.count {
            guard var array = arrays.popFirst() else { break }
            array.append(value)
            if array.count < size {
                arrays.append(array)
            } else if downstream.next(array) == .enough {
                return .enough
            }
        }
        return .more
    }

    @inlinable
    mutating func end<D: Observer<[Value], Failure>>(_ end: End<Failure>, to downstream: inout D) {
        downstream.finish(with: &arrays, end, in: subscription)
    }
}

@usableFromInline
struct BufferOn<First: Sendable, Second: Sendable, Failure: Error>: PairStage {
    @usableFromInline var values: [First] = []

    @inlinable
    init() {}

    @inlinable
    static var startsSecondFirst: Bool { true }

    @inlinable
    mutating func first(_ value: First) -> Reaction<[First], Failure> {
        values.append(value)
        return .wait
    }

    @inlinable
    mutating func second(_ value: Second) -> Reaction<[First], Failure> {
        if values.isEmpty { return .wait }
        let full = values
        values = []
        return .send(full)
    }

    @inlinable
    func firstEnded(_ end: End<Failure>) -> Reaction<[First], Failure> {
        if case .completed = end, !values.isEmpty { .sendLast(values) } else { .end(end) }
    }
}

extension Signal {
    /// Gathers values into arrays of a fixed size.
    ///
    /// Known as `bufferCount` in RxJS and `collect(_:)` in Combine.
    ///
    /// ```marbles
    /// a  -a--b--c--d--e--|
    ///  ┌─────────────┐
    ///  │ a.buffer(2) │
    ///  └─────────────┘
    ///    ----[ab]--[cd]--(e|)
    /// ```
    ///
    /// - Parameter size: the number of values in an array, at least 1; an array that is not full at completion is sent,
    ///   too.
    /// - Returns: a signal of arrays. If the original signal fails or is interrupted, the values gathered so far are
    ///   dropped.
    @_alwaysEmitIntoClient
    public func buffer(_ size: Int) -> some Signal<[Value], Failure> {
        precondition(size > 0, "buffer: the size must be positive")
        return through(Buffer(size))
    }

    /// Gathers values into arrays of a fixed size. The first array begins with the first value, and another one begins
    /// after every `step` values. So arrays may overlap, or values between two arrays may be left out.
    ///
    /// Known as `bufferCount` in RxJS.
    ///
    /// ```marbles
    /// a  -a----b----c----d----e----|
    ///  ┌───────────────────────┐
    ///  │ a.buffer(3, every: 2) │
    ///  └───────────────────────┘
    ///    -----------[abc]-----[cde](e|)
    /// ```
    ///
    /// - Parameters:
    ///   - size: the number of values in an array, at least 1; arrays that are not full at completion are sent, too.
    ///   - step: the number of values from the beginning of one array to the beginning of the next, at least 1.
    /// - Returns: a signal of arrays. If the original signal fails or is interrupted, the values gathered so far are
    ///   dropped.
    @_alwaysEmitIntoClient
    public func buffer(_ size: Int, every step: Int) -> some Signal<[Value], Failure> {
        precondition(size > 0 && step > 0, "buffer: the size and the step must be positive")
        return BurstStaged(self) { BufferEvery(size, step: step, in: $0) }
    }

    /// Gathers values and sends them as one array whenever another signal sends a value; sends no empty arrays.
    ///
    /// Known as `buffer` in RxJS.
    ///
    /// ```marbles
    /// a  -1-2---3-----4-|
    /// b  ----x-----x--|
    ///  ┌─────────────────┐
    ///  │ a.buffer(on: b) │
    ///  └─────────────────┘
    ///    ----[12]--3----(4|)
    /// ```
    ///
    /// - Parameter trigger: the other signal, which is observed first. Its failure is forwarded, but its completion or
    ///   interruption changes nothing.
    /// - Returns: a signal of arrays. At completion, the waiting values are sent immediately; if this signal fails or
    ///   is interrupted, or if `trigger` fails, these values are dropped.
    @_alwaysEmitIntoClient
    public func buffer<Trigger: Signal>(on trigger: Trigger) -> some Signal<[Value], Failure>
    where Trigger.Failure == Failure {
        Paired(self, trigger, BufferOn())
    }
}

@usableFromInline
struct BufferInTime<Input: Sendable, Failure: Error>: TimedStage {
    @usableFromInline let period: Duration
    @usableFromInline let limit: Int
    @usableFromInline var values: [Input] = []

    @inlinable
    init(_ period: Duration, limit: Int) {
        self.period = period
        self.limit = limit
    }

    @inlinable
    func begin(_ timer: inout StageTimer) -> Reaction<[Input], Failure> {
        timer.set(after: period)
        return .wait
    }

    @inlinable
    mutating func next(_ value: Input, _ timer: inout StageTimer) -> Reaction<[Input], Failure> {
        values.append(value)
        return values.count == limit ? fire(&timer) : .wait
    }

    @inlinable
    func ended(_ end: End<Failure>, _ timer: inout StageTimer) -> Reaction<[Input], Failure> {
        if case .completed = end, !values.isEmpty { .sendLast(values) } else { .end(end) }
    }

    @inlinable
    mutating func fire(_ timer: inout StageTimer) -> Reaction<[Input], Failure> {
        timer.set(after: period)
        if values.isEmpty { return .wait }
        let full = values
        values = []
        return .send(full)
    }
}

extension Signal {
    /// Gathers the values of each period into one array; sends no empty arrays.
    ///
    /// Known as `bufferTime` in RxJS, and as `collect(.byTime)` or `collect(.byTimeOrCount)` in Combine.
    ///
    /// ```marbles
    /// a  -1-2----3--------4-|
    ///  ┌─────────────────────────────────────────────┐
    ///  │ a.buffer(every: .seconds(5), on: scheduler) │
    ///  └─────────────────────────────────────────────┘
    ///    -----[12]-3--------(4|)
    /// ```
    ///
    /// - Parameters:
    ///   - period: the time to gather values for one array.
    ///   - scheduler: the scheduler that measures the time.
    ///   - limit: the maximum number of values in an array. A full array is sent immediately, and a new period begins.
    /// - Returns: a signal of arrays. At completion, the waiting values are sent immediately; at a failure or an
    ///   interruption, these values are dropped.
    @_alwaysEmitIntoClient
    public func buffer(
        every period: Duration, on scheduler: any Scheduler, limit: Int = .max
    ) -> some Signal<[Value], Failure> {
        precondition(period > .zero && limit > 0, "buffer: the period and the limit must be positive")
        return Timed(self, on: scheduler, BufferInTime(period, limit: limit))
    }
}

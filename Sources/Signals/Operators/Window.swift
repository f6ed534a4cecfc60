/// The open window, if there is one. A window begins with its first value, so no window is empty.
@usableFromInline
struct OpenWindow<Value: Sendable, Failure: Error>: Sendable {
    @usableFromInline var input: Subject<Value, Failure>?
    @usableFromInline var count = 0

    @inlinable
    init() { input = nil }

    /// Adds a value and closes the window when it has `limit` values.
    @inlinable
    mutating func add(_ value: Value, limit: Int = .max) -> Reaction<PipeOutput<Value, Failure>, Failure> {
        count += 1
        let isFull = count == limit
        if let input {
            input.send(value)
            if isFull { close() }
            return .wait
        }
        let (output, input) = Signals.pipe(Value.self, failure: Failure.self)
        if isFull { count = 0 } else { self.input = input }
        // The window is sent before its first value is added. So an observer that observes the window immediately, as
        // `flatMap` does, receives that value.
        return .sendThen(output) {
            Trampoline.runDeferredWorkIfThereIsRoom()
            input.send(value)
            if isFull { input.complete() }
        }
    }

    @inlinable
    mutating func close(_ end: End<Failure> = .completed) {
        let former = input
        input = nil
        count = 0
        former?.end(end)
    }
}

@usableFromInline
struct WindowOfCount<Value: Sendable, Failure: Error>: Stage<Value, PipeOutput<Value, Failure>, Failure> {
    @usableFromInline let size: Int
    @usableFromInline var window = OpenWindow<Value, Failure>()

    @inlinable
    init(_ size: Int) { self.size = size }

    @inlinable
    mutating func next<D: Observer<PipeOutput<Value, Failure>, Failure>>(
        _ value: Value, to downstream: inout D
    ) -> Demand {
        var demand = Demand.more
        if case .sendThen(let output, let work) = window.add(value) {
            demand = downstream.next(output)
            work()
        }
        if window.count == size { window.close() }
        if demand == .enough { window.close(.interrupted) }
        return demand
    }

    @inlinable
    mutating func end<D: Observer<PipeOutput<Value, Failure>, Failure>>(_ end: End<Failure>, to downstream: inout D) {
        window.close(end)
        downstream.end(end)
    }
}

@usableFromInline
struct WindowOn<First: Sendable, Second: Sendable, Failure: Error>: PairStage {
    @usableFromInline var window = OpenWindow<First, Failure>()

    @inlinable
    init() {}

    @inlinable
    static var startsSecondFirst: Bool { true }

    @inlinable
    mutating func first(_ value: First) -> Reaction<PipeOutput<First, Failure>, Failure> { window.add(value) }

    @inlinable
    mutating func second(_ value: Second) -> Reaction<PipeOutput<First, Failure>, Failure> {
        window.close()
        return .wait
    }

    @inlinable
    mutating func firstEnded(_ end: End<Failure>) -> Reaction<PipeOutput<First, Failure>, Failure> {
        window.close(end)
        return .end(end)
    }

    @inlinable
    mutating func secondEnded(_ end: End<Failure>) -> Reaction<PipeOutput<First, Failure>, Failure> {
        guard case .failed = end else { return .wait }
        window.close(end)
        return .end(end)
    }

    @inlinable
    mutating func stopped() { window.close(.interrupted) }
}

extension Signal {
    /// Divides the values into signals, called windows, of a fixed number of values each.
    ///
    /// A window is sent when its first value arrives, and is hot: observe it immediately, as `flatMap` does, or you
    /// miss its first values. The window ends with its last value, or with this signal. If the observer wants no more
    /// windows, as after `take`, the open window is interrupted. Known as `windowCount` in RxJS.
    ///
    /// ```marbles
    /// a  -a--b--c--d--e--|
    ///  ┌────────────────────────────────────────────────────┐
    ///  │ a.window(2).flatMap { window in window.collect() } │
    ///  └────────────────────────────────────────────────────┘
    ///    ----[ab]--[cd]--(e|)
    /// ```
    ///
    /// - Parameter size: the number of values in a window, at least 1; the last window may have fewer.
    @_alwaysEmitIntoClient
    public func window(_ size: Int) -> some Signal<PipeOutput<Value, Failure>, Failure> {
        precondition(size > 0, "window: the size must be positive")
        return through(WindowOfCount(size))
    }

    /// Divides the values into signals, called windows. A window ends when another signal sends a value, or with this
    /// signal.
    ///
    /// A window is sent when its first value arrives, and is hot: observe it immediately, as `flatMap` does, or you
    /// miss its first values. If the observer wants no more windows, as after `take`, the open window is interrupted.
    /// Known as `window` in RxJS.
    ///
    /// ```marbles
    /// a  -1-2---3-----4-|
    /// b  ----x-----x--|
    ///  ┌────────────────────────────────────────────────────────┐
    ///  │ a.window(on: b).flatMap { window in window.collect() } │
    ///  └────────────────────────────────────────────────────────┘
    ///    ----[12]--3----(4|)
    /// ```
    ///
    /// - Parameter trigger: the other signal, which is observed first. Its failure is forwarded, but its completion or
    ///   interruption changes nothing.
    /// - Returns: a signal of windows, which ends as this signal does, unless the trigger fails first.
    @_alwaysEmitIntoClient
    public func window<Trigger: Signal>(on trigger: Trigger) -> some Signal<PipeOutput<Value, Failure>, Failure>
    where Trigger.Failure == Failure {
        Paired(self, trigger, WindowOn())
    }
}

@usableFromInline
struct WindowInTime<Input: Sendable, Failure: Error>: TimedStage {
    @usableFromInline let period: Duration
    @usableFromInline let limit: Int
    @usableFromInline var window = OpenWindow<Input, Failure>()

    @inlinable
    init(_ period: Duration, limit: Int) {
        self.period = period
        self.limit = limit
    }

    @inlinable
    func begin(_ timer: inout StageTimer) -> Reaction<PipeOutput<Input, Failure>, Failure> {
        timer.set(after: period)
        return .wait
    }

    @inlinable
    mutating func next(_ value: Input, _ timer: inout StageTimer) -> Reaction<PipeOutput<Input, Failure>, Failure> {
        let reaction = window.add(value, limit: limit)
        if window.count == 0 { timer.set(after: period) }
        return reaction
    }

    @inlinable
    mutating func ended(
        _ end: End<Failure>, _ timer: inout StageTimer
    ) -> Reaction<PipeOutput<Input, Failure>, Failure> {
        window.close(end)
        return .end(end)
    }

    @inlinable
    mutating func fire(_ timer: inout StageTimer) -> Reaction<PipeOutput<Input, Failure>, Failure> {
        window.close()
        timer.set(after: period)
        return .wait
    }

    @inlinable
    mutating func stopped() { window.close(.interrupted) }
}

extension Signal {
    /// Divides the values into signals, called windows, one for each period in which a value arrives.
    ///
    /// A window is sent when its first value arrives, and ends with the period or with this signal. A window is hot:
    /// observe it immediately, as `flatMap` does, or you miss its first values. If the observer wants no more windows,
    /// as after `take`, the open window is interrupted. Known as `windowTime` in RxJS.
    ///
    /// ```marbles
    /// a  -1-2----3--------4-|
    ///  ┌────────────────────────────────────────────────────────────────────────────────────┐
    ///  │ a.window(every: .seconds(5), on: scheduler).flatMap { window in window.collect() } │
    ///  └────────────────────────────────────────────────────────────────────────────────────┘
    ///    -----[12]-3--------(4|)
    /// ```
    ///
    /// - Parameters:
    ///   - period: the length of a period. The first one begins with the subscription.
    ///   - scheduler: the scheduler that measures the time.
    ///   - limit: the maximum number of values in a window. A full window ends immediately, and a new period begins.
    @_alwaysEmitIntoClient
    public func window(
        every period: Duration, on scheduler: any Scheduler, limit: Int = .max
    ) -> some Signal<PipeOutput<Value, Failure>, Failure> {
        precondition(period > .zero && limit > 0, "window: the period and the limit must be positive")
        return Timed(self, on: scheduler, WindowInTime(period, limit: limit))
    }
}

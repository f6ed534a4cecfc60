@usableFromInline
struct Delay<Input: Sendable, Failure: Error>: TimedStage {
    @usableFromInline let delay: Duration
    @usableFromInline var waiting = Deque<(due: Duration, event: Event<Input, Failure>)>()

    @inlinable
    init(_ delay: Duration) { self.delay = delay }

    @inlinable
    mutating func next(_ value: Input, _ timer: inout StageTimer) -> Reaction<Input, Failure> {
        wait(.next(value), &timer)
        return .wait
    }

    @inlinable
    mutating func ended(_ end: End<Failure>, _ timer: inout StageTimer) -> Reaction<Input, Failure> {
        guard case .completed = end else { return .end(end) }
        wait(.completed, &timer)
        return .wait
    }

    @inlinable
    mutating func fire(_ timer: inout StageTimer) -> Reaction<Input, Failure> {
        guard let (_, event) = waiting.popFirst() else { return .wait }
        guard case .next(let value) = event else { return .end(.completed) }
        if !waiting.isEmpty { timer.set(after: waiting[0].due - timer.now) }
        return .send(value)
    }

    @inlinable
    mutating func wait(_ event: Event<Input, Failure>, _ timer: inout StageTimer) {
        waiting.append((timer.now + delay, event))
        if !timer.isSet { timer.set(after: delay) }
    }
}

extension Signal {
    /// Delays each value and the completion. A failure or an interruption is forwarded immediately, and the values that
    /// are still waiting are dropped.
    ///
    /// ```marbles
    /// a  -1-2---3-|
    ///  ┌─────────────────────────────────────┐
    ///  │ a.delay(.seconds(3), on: scheduler) │
    ///  └─────────────────────────────────────┘
    ///    ----1-2---3-|
    /// ```
    @_alwaysEmitIntoClient
    public func delay(_ duration: Duration, on scheduler: any Scheduler) -> some Signal<Value, Failure> {
        Timed(self, on: scheduler, Delay(duration))
    }
}

@usableFromInline
struct Throttle<Input: Sendable, Failure: Error>: TimedStage {
    @usableFromInline let interval: Duration
    @usableFromInline let leading: Bool
    @usableFromInline let trailing: Bool
    @usableFromInline let latest: Bool
    @usableFromInline var waiting: Input?

    @inlinable
    init(_ interval: Duration, leading: Bool, trailing: Bool, latest: Bool) {
        self.interval = interval
        self.leading = leading
        self.trailing = trailing
        self.latest = latest
        waiting = nil
    }

    @inlinable
    mutating func next(_ value: Input, _ timer: inout StageTimer) -> Reaction<Input, Failure> {
        if timer.isSet {
            keep(value)
            return .wait
        }
        timer.set(after: interval)
        if leading { return .send(value) }
        keep(value)
        return .wait
    }

    @inlinable
    mutating func keep(_ value: Input) {
        if trailing, latest || waiting == nil { waiting = value }
    }

    @inlinable
    mutating func ended(_ end: End<Failure>, _ timer: inout StageTimer) -> Reaction<Input, Failure> {
        if case .completed = end, let value = waiting.take() { return .sendLast(value) }
        return .end(end)
    }

    @inlinable
    mutating func fire(_ timer: inout StageTimer) -> Reaction<Input, Failure> {
        guard let value = waiting.take() else { return .wait }
        timer.set(after: interval)
        return .send(value)
    }
}

extension Signal {
    /// Limits how often values are sent. By default, a value that begins an interval is sent immediately. At the end of
    /// the interval, the latest of the values that have arrived meanwhile is sent, and begins the next interval.
    ///
    /// Known as `throttleTime` in RxJS, where the trailing edge is an option, and `throttle(for:scheduler:latest:)` in
    /// Combine. For RxJS's `auditTime`, in which sending a value does not begin another interval, see
    /// ``audit(until:)``.
    ///
    /// ```marbles
    /// a  -1-2-3------4-5------|
    ///  ┌────────────────────────────────────────┐
    ///  │ a.throttle(.seconds(4), on: scheduler) │
    ///  └────────────────────────────────────────┘
    ///    -1---3------4---5----|
    ///
    /// a  -1-2-3------4-5------|
    ///  ┌─────────────────────────────────────────────────────────┐
    ///  │ a.throttle(.seconds(4), on: scheduler, trailing: false) │
    ///  └─────────────────────────────────────────────────────────┘
    ///    -1----------4--------|
    ///
    /// a  -1-2-3------4-5------|
    ///  ┌────────────────────────────────────────────────────────┐
    ///  │ a.throttle(.seconds(4), on: scheduler, leading: false) │
    ///  └────────────────────────────────────────────────────────┘
    ///    -----3----------5----|
    /// ```
    ///
    /// - Parameters:
    ///   - interval: the length of an interval.
    ///   - scheduler: the scheduler that measures the time.
    ///   - leading: true if the value that begins an interval is sent immediately; if false, it waits like the other
    ///     values.
    ///   - trailing: true if a waiting value is sent when the interval ends; sending it begins the next interval.
    ///     `leading` and `trailing` cannot both be false.
    ///   - latest: true to send the latest of the waiting values, false to send the first.
    /// - Returns: a signal of some of the values. At completion, a waiting value is sent immediately; at a failure or
    ///   an interruption, it is dropped.
    @_alwaysEmitIntoClient
    public func throttle(
        _ interval: Duration, on scheduler: any Scheduler, leading: Bool = true, trailing: Bool = true,
        latest: Bool = true
    ) -> some Signal<Value, Failure> {
        precondition(leading || trailing, "throttle: with neither leading nor trailing, nothing would be sent")
        return Timed(
            self, on: scheduler, Throttle(interval, leading: leading, trailing: trailing, latest: latest))
    }
}

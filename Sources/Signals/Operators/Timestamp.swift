@usableFromInline
struct Timestamp<Value: Sendable, Failure: Error>: Stage<Value, (value: Value, time: Duration), Failure> {
    @usableFromInline let scheduler: any Scheduler
    /// The time from which to measure: the scheduler's zero, or the time of the previous value (at first, the time of
    /// the subscription).
    @usableFromInline var since: Duration
    @usableFromInline let isSinceLast: Bool

    @inlinable
    init(_ scheduler: any Scheduler, since: Duration, isSinceLast: Bool) {
        self.scheduler = scheduler
        self.since = since
        self.isSinceLast = isSinceLast
    }

    @inlinable
    mutating func next<D: Observer<(value: Value, time: Duration), Failure>>(
        _ value: Value, to downstream: inout D
    ) -> Demand {
        let now = scheduler.now
        let time = now - since
        if isSinceLast { since = now }
        return downstream.next((value, time))
    }
}

extension Signal {
    /// Sends each value with the time of its arrival.
    ///
    /// Known as `timestamp` in RxJS.
    ///
    /// ```marbles
    /// a  -a---b---c---|
    ///  ┌────────────────────────────┐
    ///  │ a.timestamp(on: scheduler) │
    ///  └────────────────────────────┘
    ///    -[a1][b5][c9]|
    /// ```
    @_alwaysEmitIntoClient
    public func timestamp(on scheduler: any Scheduler) -> some Signal<(value: Value, time: Duration), Failure> {
        through(Timestamp(scheduler, since: .zero, isSinceLast: false))
    }

    /// Sends each value with the time since the previous value; for the first value, with the time since the
    /// subscription.
    ///
    /// Known as `timeInterval` in RxJS. Combine's `measureInterval(using:)` sends only the times.
    ///
    /// ```marbles
    /// a  -a----b-------c---|
    ///  ┌───────────────────────────────┐
    ///  │ a.timeInterval(on: scheduler) │
    ///  └───────────────────────────────┘
    ///    -[a1]-[b5]----[c8]|
    /// ```
    @_alwaysEmitIntoClient
    public func timeInterval(on scheduler: any Scheduler) -> some Signal<(value: Value, time: Duration), Failure> {
        Signals.deferred { self.through(Timestamp(scheduler, since: scheduler.now, isSinceLast: true)) }
    }
}

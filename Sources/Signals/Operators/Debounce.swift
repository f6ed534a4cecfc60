@usableFromInline
struct Debounce<Input: Sendable, Failure: Error>: TimedStage {
    @usableFromInline let quiet: Duration
    @usableFromInline var latest: Input?

    @inlinable
    init(_ quiet: Duration) {
        self.quiet = quiet
        latest = nil
    }

    @inlinable
    mutating func next(_ value: Input, _ timer: inout StageTimer) -> Reaction<Input, Failure> {
        latest = value
        timer.set(after: quiet)
        return .wait
    }

    @inlinable
    mutating func ended(_ end: End<Failure>, _ timer: inout StageTimer) -> Reaction<Input, Failure> {
        if case .completed = end, let value = latest.take() { return .sendLast(value) }
        return .end(end)
    }

    @inlinable
    mutating func fire(_ timer: inout StageTimer) -> Reaction<Input, Failure> {
        latest.take().map { .send($0) } ?? .wait
    }
}

extension Signal {
    /// Sends a value when no other value has followed it for a while. If another value follows sooner, the earlier
    /// value is dropped.
    ///
    /// ```marbles
    /// a  -1-2-3------4-----5-|
    ///  ┌────────────────────────────────────────┐
    ///  │ a.debounce(.seconds(3), on: scheduler) │
    ///  └────────────────────────────────────────┘
    ///    --------3------4----(5|)
    /// ```
    ///
    /// - Returns: a signal of the last value of each burst. At completion, a waiting value is sent immediately; at a
    ///   failure or an interruption, it is dropped.
    @_alwaysEmitIntoClient
    public func debounce(_ quiet: Duration, on scheduler: any Scheduler) -> some Signal<Value, Failure> {
        Timed(self, on: scheduler, Debounce(quiet))
    }
}

@usableFromInline
struct Timeout<Input: Sendable, Failure: Error>: TimedStage {
    @usableFromInline let limit: Duration
    @usableFromInline let error: Failure

    @inlinable
    init(_ limit: Duration, error: Failure) {
        self.limit = limit
        self.error = error
    }

    @inlinable
    func begin(_ timer: inout StageTimer) -> Reaction<Input, Failure> {
        timer.set(after: limit)
        return .wait
    }

    @inlinable
    func next(_ value: Input, _ timer: inout StageTimer) -> Reaction<Input, Failure> {
        timer.cancel()
        return .send(value)
    }

    /// Sets the timer when the observer has handled a value, so the limit does not include the time for handling it.
    @inlinable
    func reacted(_ timer: inout StageTimer) { if !timer.isSet { timer.set(after: limit) } }

    @inlinable
    func fire(_ timer: inout StageTimer) -> Reaction<Input, Failure> { .end(.failed(error)) }
}

@usableFromInline
enum TimeoutOr<Failure: Error>: Error {
    case tooSlow
    case failed(Failure)
}

extension Signal {
    /// Fails when the signal has sent no value for a while. The time in which the observer handles a value does not
    /// count.
    ///
    /// ```marbles
    /// a  -1-2-------3-|
    ///  ┌────────────────────────────────────────────────────────────┐
    ///  │ a.timeout(after: .seconds(4), on: scheduler, orFail: late) │
    ///  └────────────────────────────────────────────────────────────┘
    ///    -1-2---#
    /// ```
    ///
    /// - Parameters:
    ///   - limit: the longest time to the first event, and from each value to the next event.
    ///   - scheduler: the scheduler that measures the time.
    ///   - error: the error to fail with.
    @_alwaysEmitIntoClient
    public func timeout(
        after limit: Duration, on scheduler: any Scheduler, orFail error: Failure
    ) -> some Signal<Value, Failure> {
        Timed(self, on: scheduler, Timeout(limit, error: error))
    }

    /// Switches to another signal when this signal has sent no value for a while.
    ///
    /// Known as `timeout` with the option `with` in RxJS.
    ///
    /// ```marbles
    /// a  -1-2-------3-|
    /// b  -x-y|
    ///  ┌───────────────────────────────────────────────────────────┐
    ///  │ a.timeout(after: .seconds(4), on: scheduler, fallback: b) │
    ///  └───────────────────────────────────────────────────────────┘
    ///    -1-2----x-y|
    /// ```
    ///
    /// - Parameters:
    ///   - limit: the longest time to the first event, and from each value to the next event.
    ///   - scheduler: the scheduler that measures the time.
    ///   - fallback: the signal to switch to, unless this signal ends first.
    @_alwaysEmitIntoClient
    public func timeout<Fallback: Signal<Value, Failure>>(
        after limit: Duration, on scheduler: any Scheduler, fallback: Fallback
    ) -> some Signal<Value, Failure> {
        typealias Rest = EitherSignal<Fallback, Ended<Value, Failure>>
        return mapError { TimeoutOr<Failure>.failed($0) }
            .timeout(after: limit, on: scheduler, orFail: .tooSlow)
            .catch { error -> Rest in
                switch error {
                case .tooSlow: .first(fallback)
                case .failed(let error): .second(Ended(.failed(error)))
                }
            }
    }
}

extension Signal where Failure == Never {
    /// Sets a time limit for a signal that cannot fail; see ``timeout(after:on:orFail:)``.
    @_alwaysEmitIntoClient
    public func timeout<Other: Error>(
        after limit: Duration, on scheduler: any Scheduler, orFail error: Other
    ) -> some Signal<Value, Other> {
        canFail(with: Other.self).timeout(after: limit, on: scheduler, orFail: error)
    }
}

extension Signal {
    /// See ``timeout(after:on:orFail:)``, the current name of this function.
    @available(*, deprecated, renamed: "timeout(after:on:orFail:)")
    @_alwaysEmitIntoClient
    public func timeout(
        _ limit: Duration, on scheduler: any Scheduler, error: Failure
    ) -> some Signal<Value, Failure> {
        timeout(after: limit, on: scheduler, orFail: error)
    }

    /// See ``timeout(after:on:fallback:)``, the current name of this function.
    @available(*, deprecated, renamed: "timeout(after:on:fallback:)")
    @_alwaysEmitIntoClient
    public func timeout<Fallback: Signal<Value, Failure>>(
        _ limit: Duration, on scheduler: any Scheduler, fallback: Fallback
    ) -> some Signal<Value, Failure> {
        timeout(after: limit, on: scheduler, fallback: fallback)
    }
}

extension Signal {
    /// Runs the signal again when it has failed.
    ///
    /// Known as `retry` in Rx and Combine.
    ///
    /// ```marbles
    /// a  -1-2--#
    ///  ┌────────────┐
    ///  │ a.retry(1) │
    ///  └────────────┘
    ///    -1-2---1-2--#
    /// ```
    ///
    /// - Parameter count: the maximum number of additional runs; the failure of the last run is forwarded.
    @_alwaysEmitIntoClient
    public func retry(_ count: Int) -> some Signal<Value, Failure> {
        Rerunning(self) { end, failures in if case .failed = end, failures <= count { .again } else { .passOn } }
    }

    /// Runs the signal again if it fails with an error for which `isWorthRetrying` returns true.
    ///
    /// ```marbles
    /// a  -1-2--#
    ///  ┌───────────────────────────┐
    ///  │ a.retry(2) { $0 == late } │
    ///  └───────────────────────────┘
    ///    -1-2---1-2---1-2--#
    /// ```
    ///
    /// - Parameters:
    ///   - count: the maximum number of additional runs; unlimited by default.
    ///   - isWorthRetrying: receives the error, and returns true to run the signal again, false to forward the failure.
    @_alwaysEmitIntoClient
    public func retry(
        _ count: Int = .max, if isWorthRetrying: @escaping @Sendable (Failure) -> Bool
    ) -> some Signal<Value, Failure> {
        Rerunning(self) { end, failures in
            if case .failed(let error) = end, failures <= count, isWorthRetrying(error) { .again } else { .passOn }
        }
    }

    /// Runs the signal again when it has failed, after a pause.
    ///
    /// Known as `retry` with a `delay` in RxJS.
    ///
    /// ```marbles
    /// a  -1-#
    ///  ┌─────────────────────────────────────────────────────────────────────┐
    ///  │ a.retry(2, backoff: .exponential(from: .seconds(2)), on: scheduler) │
    ///  └─────────────────────────────────────────────────────────────────────┘
    ///    -1----1------1-#
    /// ```
    ///
    /// - Parameters:
    ///   - count: the maximum number of additional runs; the failure of the last run is forwarded.
    ///   - backoff: the pauses before the additional runs.
    ///   - scheduler: the scheduler that measures the time and runs the signal again.
    ///   - isWorthRetrying: receives the error, and returns true to run the signal again; by default, every error is
    ///     worth another run.
    @_alwaysEmitIntoClient
    public func retry(
        _ count: Int, backoff: Backoff, on scheduler: any Scheduler,
        if isWorthRetrying: (@Sendable (Failure) -> Bool)? = nil
    ) -> some Signal<Value, Failure> {
        Rerunning(self) { end, failures in
            guard case .failed(let error) = end, failures <= count, isWorthRetrying?(error) ?? true
            else { return .passOn }
            return .later(backoff.pause(afterAttempt: failures), scheduler)
        }
    }

    /// Runs the signal again when it has failed, after a pause that a closure determines.
    ///
    /// ```marbles
    /// a  -1-2-#
    ///  ┌────────────────────────────────────────────────┐
    ///  │ a.retry(2, on: scheduler) { .seconds(3 * $0) } │
    ///  └────────────────────────────────────────────────┘
    ///    -1-2-----1-2--------1-2-#
    /// ```
    ///
    /// - Parameters:
    ///   - count: the maximum number of additional runs; the failure of the last run is forwarded.
    ///   - scheduler: the scheduler that measures the time and runs the signal again.
    ///   - backoff: receives the number of failures so far, and returns the pause before the next run; for example
    ///     `{ .seconds(1 << $0) }`.
    @_alwaysEmitIntoClient
    public func retry(
        _ count: Int, on scheduler: any Scheduler, backoff: @escaping @Sendable (Int) -> Duration
    ) -> some Signal<Value, Failure> {
        Rerunning(self) { end, failures in
            if case .failed = end, failures <= count { .later(backoff(failures), scheduler) } else { .passOn }
        }
    }
}

extension Signal {
    /// See ``retry(_:if:)``, the current name of this function.
    @_documentation(visibility: internal)
    @available(*, deprecated, renamed: "retry(_:if:)")
    @_disfavoredOverload
    public func retry(
        _ count: Int = .max, where isWorthRetrying: @escaping @Sendable (Failure) -> Bool
    ) -> some Signal<Value, Failure> { retry(count, if: isWorthRetrying) }

}

// Overloads for signals that cannot fail. The compiler prefers them to the functions above and warns that the signal
// would never run again.

extension Signal where Failure == Never {
    /// See ``retry(_:)``.
    @_documentation(visibility: internal)
    @available(*, deprecated, message: "this signal cannot fail, so it would never run again")
    public func retry(_ count: Int) -> some Signal<Value, Never> { self }

    /// See ``retry(_:backoff:on:if:)``.
    @_documentation(visibility: internal)
    @available(*, deprecated, message: "this signal cannot fail, so it would never run again")
    public func retry(_ count: Int, backoff: Backoff, on scheduler: any Scheduler) -> some Signal<Value, Never> {
        self
    }
}

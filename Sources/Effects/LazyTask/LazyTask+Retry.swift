extension LazyTask {
    /// Returns a task that runs this task and, after a failure, waits and runs it again.
    ///
    /// - Parameters:
    ///   - retries: the maximum number of retries after the first attempt.
    ///   - backoff: the pause before each retry; by default, none.
    ///   - clock: the clock that measures the pauses.
    ///   - isWorthwhile: a function that receives the error and returns true if the task should be run again; by
    ///     default, it always returns true.
    /// - Returns: a task with the first value, or with the last error. Cancellation ends the task, even during a pause.
    public func retry(
        _ retries: Int, backoff: Backoff = .none, on clock: some Clock<Duration> = ContinuousClock(),
        if isWorthwhile: @escaping @Sendable (Failure) -> Bool = { _ in true }
    ) -> LazyTask {
        LazyTask(
            node.retry { (error: Failure, attempt: Int) in
                guard attempt <= retries, isWorthwhile(error) else { return nil }
                let pause = backoff.pause(afterAttempt: attempt)
                return pause > .zero ? LazyTask<Void, Failure>.sleep(for: pause, on: clock).node : .value(())
            })
    }
}

extension LazyTask {
    /// Runs the task again when it has failed, after a pause.
    ///
    /// - Parameters:
    ///   - retries: the most retries, after the first time.
    ///   - backoff: the time to wait before each retry; not at all by default.
    ///   - clock: the clock that counts.
    ///   - isWorthwhile: true if an error may go away; by default every error.
    /// - Returns: a task with the first value, or with the last error. A cancellation ends it, in a pause too.
    public func retry(
        _ retries: Int, backoff: Backoff = .none, on clock: some Clock<Duration> = ContinuousClock(),
        while isWorthwhile: @escaping @Sendable (Failure) -> Bool = { _ in true }
    ) -> LazyTask {
        LazyTask(
            node.retry { (error: Failure, attempt: Int) in
                guard attempt <= retries, isWorthwhile(error) else { return nil }
                let pause = backoff.pause(afterAttempt: attempt)
                return pause > .zero ? LazyTask<Void, Failure>.sleep(for: pause, on: clock).node : .value(())
            })
    }
}

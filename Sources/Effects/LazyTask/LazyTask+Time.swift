extension LazyTask where Success == Void {
    /// A task that waits.
    ///
    /// - Parameters:
    ///   - duration: the time to wait; more than 146 years are 146 years, since the system counts nanoseconds.
    ///   - clock: the clock that counts.
    /// - Returns: a task that returns `Void` when the time is over. Cancellation ends it at once.
    public static func sleep(
        for duration: Duration, on clock: some Clock<Duration> = ContinuousClock()
    ) -> LazyTask {
        LazyTask(ending: {
            let duration = min(duration, .nanoseconds(Int64.max / 2))
            return switch await clock.wait(until: clock.now.advanced(by: duration)) {
            case .success: .success(())
            case .cancelled: .cancelled
            }
        })
    }
}

extension LazyTask {
    /// Waits before it runs this task.
    ///
    /// - Parameters:
    ///   - duration: the time to wait.
    ///   - clock: the clock that counts.
    /// - Returns: a task that ends as this one.
    public func delayed(by duration: Duration, on clock: some Clock<Duration> = ContinuousClock()) -> LazyTask {
        LazyTask<Void, Failure>.sleep(for: duration, on: clock).then(self)
    }

    /// Runs the task against the clock. It waits for work that ignores cancellation.
    ///
    /// - Parameters:
    ///   - limit: the time that the task may take.
    ///   - clock: the clock that counts.
    /// - Returns: a task with this task's value, or with `nil` when the time was over first. Then this task is
    ///   cancelled and awaited, and its result does not count.
    public func timeout(
        after limit: Duration, on clock: some Clock<Duration> = ContinuousClock()
    ) -> LazyTask<Success?, Failure> {
        map(Optional.some).race(LazyTask<Void, Failure>.sleep(for: limit, on: clock).map { nil })
    }

    /// Runs the task against the clock, and fails when the time is over. It waits for work that ignores cancellation.
    ///
    /// - Parameters:
    ///   - limit: the time that the task may take.
    ///   - clock: the clock that counts.
    ///   - error: the error for a task that takes longer.
    /// - Returns: a task that ends as this one, or with that error when the time was over first. Then this task is
    ///   cancelled and awaited, and its result does not count.
    public func timeout(
        after limit: Duration, on clock: some Clock<Duration> = ContinuousClock(),
        orFail error: @autoclosure () -> Failure
    ) -> LazyTask {
        race(LazyTask<Void, Failure>.sleep(for: limit, on: clock).then(.fail(error())))
    }
}

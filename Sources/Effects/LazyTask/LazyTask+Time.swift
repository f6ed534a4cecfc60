extension LazyTask where Success == Void {
    /// Makes a task that waits. Cancellation ends the wait immediately. A duration of more than 146 years is shortened
    /// to 146 years, because the system counts nanoseconds in 64 bits.
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
    /// Returns a task that waits before it runs this task.
    public func delay(_ duration: Duration, on clock: some Clock<Duration> = ContinuousClock()) -> LazyTask {
        LazyTask<Void, Failure>.sleep(for: duration, on: clock).then(self)
    }

    /// Returns a task that runs this task with a time limit. Work that ignores cancellation is awaited even beyond the
    /// limit.
    ///
    /// - Returns: a task with this task's value or error, or with `nil` if the limit passes first. In that case, this
    ///   task is cancelled and awaited, and its result is ignored. If this task ends as cancelled before the limit, the
    ///   returned task immediately ends as cancelled, too.
    public func timeout(
        after limit: Duration, on clock: some Clock<Duration> = ContinuousClock()
    ) -> LazyTask<Success?, Failure> {
        map(Optional.some).ending(after: limit, on: clock, with: .success(nil))
    }

    /// Returns a task that fails if this task exceeds the limit; see ``timeout(after:on:)``. The error is evaluated
    /// when this method is called, not in a run.
    public func timeout(
        after limit: Duration, on clock: some Clock<Duration> = ContinuousClock(),
        orFail error: @autoclosure () -> Failure
    ) -> LazyTask {
        ending(after: limit, on: clock, with: .failure(error()))
    }

    /// Returns a task that runs this task with a time limit, and ends with `late` if the limit passes first.
    private func ending(
        after limit: Duration, on clock: some Clock<Duration>, with late: Outcome<Success, Failure>
    ) -> LazyTask {
        let sleep = LazyTask<Void, Never>.sleep(for: limit, on: clock)
        return LazyTask(ending: {
            await withTaskGroup(of: (isTimer: Bool, Outcome<Success, Failure>).self) { group in
                group.addTask { (false, await outcome()) }
                group.addTask { (true, await sleep.outcome().isCancelled ? .cancelled : late) }
                var first: Outcome<Success, Failure>?
                while let (isTimer, outcome) = await group.next() {
                    // A cancelled timer is ignored, but a cancelled task ends the wait. A `race` would ignore both: if
                    // only the task was cancelled, it would still wait for the limit.
                    if first != nil || isTimer && outcome.isCancelled { continue }
                    first = outcome
                    group.cancelAll()
                }
                return first ?? .cancelled
            }
        })
    }
}

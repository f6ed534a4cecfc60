// The functions that take a clock, for an `any Clock<Duration>`: if Foundation is imported, the compiler does not open
// an existential that is called `clock`, because there is a function of that name.

extension LazyTask where Success == Void {
    /// See ``sleep(for:on:)``; for a clock of any type.
    @_disfavoredOverload
    public static func sleep(for duration: Duration, on clock: any Clock<Duration>) -> LazyTask {
        func open(_ clock: some Clock<Duration>) -> LazyTask { sleep(for: duration, on: clock) }
        return open(clock)
    }
}

extension LazyTask {
    /// See ``delayed(by:on:)``; for a clock of any type.
    @_disfavoredOverload
    public func delayed(by duration: Duration, on clock: any Clock<Duration>) -> LazyTask {
        func open(_ clock: some Clock<Duration>) -> LazyTask { delayed(by: duration, on: clock) }
        return open(clock)
    }

    /// See ``timeout(after:on:)``; for a clock of any type.
    @_disfavoredOverload
    public func timeout(after limit: Duration, on clock: any Clock<Duration>) -> LazyTask<Success?, Failure> {
        func open(_ clock: some Clock<Duration>) -> LazyTask<Success?, Failure> { timeout(after: limit, on: clock) }
        return open(clock)
    }

    /// See ``timeout(after:on:orFail:)``; for a clock of any type.
    @_disfavoredOverload
    public func timeout(
        after limit: Duration, on clock: any Clock<Duration>, orFail error: @autoclosure () -> Failure
    ) -> LazyTask {
        let error = error()
        func open(_ clock: some Clock<Duration>) -> LazyTask { timeout(after: limit, on: clock, orFail: error) }
        return open(clock)
    }

    /// See ``retry(_:backoff:on:while:)``; for a clock of any type.
    @_disfavoredOverload
    public func retry(
        _ retries: Int, backoff: Backoff = .none, on clock: any Clock<Duration>,
        while isWorthwhile: @escaping @Sendable (Failure) -> Bool = { _ in true }
    ) -> LazyTask {
        func open(_ clock: some Clock<Duration>) -> LazyTask {
            retry(retries, backoff: backoff, on: clock, while: isWorthwhile)
        }
        return open(clock)
    }
}

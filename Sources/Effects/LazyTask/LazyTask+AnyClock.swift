// The functions that take a clock, for a clock of which only `any Clock<Duration>` is known: the compiler does not open
// one that is called `clock` if Foundation is imported, since there is a function of that name.

extension LazyTask where Success == Void {
    /// See ``sleep(for:on:)``; a clock of any kind.
    @_disfavoredOverload
    public static func sleep(for duration: Duration, on clock: any Clock<Duration>) -> LazyTask {
        func open(_ clock: some Clock<Duration>) -> LazyTask { sleep(for: duration, on: clock) }
        return open(clock)
    }
}

extension LazyTask {
    /// See ``delayed(by:on:)``; a clock of any kind.
    @_disfavoredOverload
    public func delayed(by duration: Duration, on clock: any Clock<Duration>) -> LazyTask {
        func open(_ clock: some Clock<Duration>) -> LazyTask { delayed(by: duration, on: clock) }
        return open(clock)
    }

    /// See ``timeout(after:on:)``; a clock of any kind.
    @_disfavoredOverload
    public func timeout(after limit: Duration, on clock: any Clock<Duration>) -> LazyTask<Success?, Failure> {
        func open(_ clock: some Clock<Duration>) -> LazyTask<Success?, Failure> { timeout(after: limit, on: clock) }
        return open(clock)
    }

    /// See ``timeout(after:on:orFail:)``; a clock of any kind.
    @_disfavoredOverload
    public func timeout(
        after limit: Duration, on clock: any Clock<Duration>, orFail error: @autoclosure () -> Failure
    ) -> LazyTask {
        let error = error()
        func open(_ clock: some Clock<Duration>) -> LazyTask { timeout(after: limit, on: clock, orFail: error) }
        return open(clock)
    }

    /// See ``retry(_:backoff:on:while:)``; a clock of any kind.
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

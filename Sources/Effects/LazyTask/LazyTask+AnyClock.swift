// The overloads of this file take a clock of the type `any Clock<Duration>`. They are needed because the compiler does
// not always accept such a clock for a parameter of the type `some Clock<Duration>`.

extension LazyTask where Success == Void {
    /// Like ``sleep(for:on:)``, for a clock of the type `any Clock<Duration>`.
    @_disfavoredOverload
    public static func sleep(for duration: Duration, on clock: any Clock<Duration>) -> LazyTask {
        func open(_ clock: some Clock<Duration>) -> LazyTask { sleep(for: duration, on: clock) }
        return open(clock)
    }
}

extension LazyTask {
    /// Like ``delay(_:on:)``, for a clock of the type `any Clock<Duration>`.
    @_disfavoredOverload
    public func delay(_ duration: Duration, on clock: any Clock<Duration>) -> LazyTask {
        func open(_ clock: some Clock<Duration>) -> LazyTask { delay(duration, on: clock) }
        return open(clock)
    }

    /// Like ``timeout(after:on:)``, for a clock of the type `any Clock<Duration>`.
    @_disfavoredOverload
    public func timeout(after limit: Duration, on clock: any Clock<Duration>) -> LazyTask<Success?, Failure> {
        func open(_ clock: some Clock<Duration>) -> LazyTask<Success?, Failure> { timeout(after: limit, on: clock) }
        return open(clock)
    }

    /// Like ``timeout(after:on:orFail:)``, for a clock of the type `any Clock<Duration>`.
    @_disfavoredOverload
    public func timeout(
        after limit: Duration, on clock: any Clock<Duration>, orFail error: @autoclosure () -> Failure
    ) -> LazyTask {
        let error = error()
        func open(_ clock: some Clock<Duration>) -> LazyTask { timeout(after: limit, on: clock, orFail: error) }
        return open(clock)
    }

    /// Like ``retry(_:backoff:on:if:)``, for a clock of the type `any Clock<Duration>`.
    @_disfavoredOverload
    public func retry(
        _ retries: Int, backoff: Backoff = .none, on clock: any Clock<Duration>,
        if isWorthwhile: @escaping @Sendable (Failure) -> Bool = { _ in true }
    ) -> LazyTask {
        func open(_ clock: some Clock<Duration>) -> LazyTask {
            retry(retries, backoff: backoff, on: clock, if: isWorthwhile)
        }
        return open(clock)
    }
}

// The functions of this file keep earlier names valid: each one calls the function with the current name.

extension LazyTask {
    /// See ``delay(_:on:)``, the current name of this function.
    @_documentation(visibility: internal)
    @available(*, deprecated, renamed: "delay(_:)")
    public func delayed(by duration: Duration) -> LazyTask { delay(duration) }

    /// See ``delay(_:on:)``, the current name of this function.
    @_documentation(visibility: internal)
    @available(*, deprecated, renamed: "delay(_:on:)")
    public func delayed(by duration: Duration, on clock: any Clock<Duration>) -> LazyTask { delay(duration, on: clock) }

    /// See ``retry(_:backoff:on:if:)``, the current name of this function.
    @_documentation(visibility: internal)
    @available(*, deprecated, renamed: "retry(_:backoff:on:if:)")
    @_disfavoredOverload
    public func retry(
        _ retries: Int, backoff: Backoff = .none, on clock: any Clock<Duration> = ContinuousClock(),
        while isWorthwhile: @escaping @Sendable (Failure) -> Bool
    ) -> LazyTask { retry(retries, backoff: backoff, on: clock, if: isWorthwhile) }
}

extension IO {
    /// Continues after an error with an effect made from the error.
    ///
    /// - Parameter recovery: the function that makes the next effect, which may have errors of another type.
    /// - Returns: an effect with this effect's value, or with the next effect's result.
    /// - Complexity: O(1). A run has one more step, which uses no stack space.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public func `catch`<NewFailure>(
        _ recovery: @escaping @Sendable (Failure) -> IO<Success, NewFailure>
    ) -> IO<Success, NewFailure> {
        IO<Success, NewFailure>(node.bindError { (error: Failure) in recovery(error).node })
    }

    /// Like ``catch(_:)``, for a recovery that cannot fail.
    @_alwaysEmitIntoClient
    public func `catch`(_ recovery: @escaping @Sendable (Failure) -> IO<Success, Never>) -> IO<Success, Never> {
        IO<Success, Never>(node.bindError { (error: Failure) in recovery(error).node })
    }

    /// Replaces an error with a value.
    ///
    /// - Returns: an effect that cannot fail.
    @_alwaysEmitIntoClient
    public func recover(_ value: @escaping @Sendable (Failure) -> Success) -> IO<Success, Never> {
        IO<Success, Never>(node.fold({ (value: Success) in value }, value))
    }

    /// Returns an effect that performs this effect and, if this effect fails, `other`.
    ///
    /// - Parameter other: the effect to perform after an error.
    /// - Returns: an effect with this effect's value, or with the result of `other`.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public func orElse<NewFailure>(_ other: IO<Success, NewFailure>) -> IO<Success, NewFailure> {
        `catch` { _ in other }
    }

    /// Like ``orElse(_:)``, for another effect that cannot fail.
    @_alwaysEmitIntoClient
    public func orElse(_ other: IO<Success, Never>) -> IO<Success, Never> { `catch` { _ in other } }

    /// Changes the error.
    ///
    /// - Returns: an effect with this effect's value, or with the new error.
    @_alwaysEmitIntoClient
    public func mapError<NewFailure>(
        _ transform: @escaping @Sendable (Failure) -> NewFailure
    ) -> IO<Success, NewFailure> {
        IO<Success, NewFailure>(node.mapError(transform))
    }

    /// Makes one value from either a success or a failure.
    ///
    /// - Returns: an effect that cannot fail.
    @_alwaysEmitIntoClient
    public func fold<Value>(
        _ success: @escaping @Sendable (Success) -> Value, _ failure: @escaping @Sendable (Failure) -> Value
    ) -> IO<Value, Never> {
        IO<Value, Never>(node.fold(success, failure))
    }

    /// Turns the value or error into a `Result`, which is the value of the new effect. The new effect cannot fail.
    @_alwaysEmitIntoClient
    public func attempt() -> IO<Result<Success, Failure>, Never> {
        fold({ .success($0) }, { .failure($0) })
    }

    /// Returns an effect that performs this effect and, after an error, a second effect made from that error.
    ///
    /// - Parameter effect: the function that makes the second effect. The value of that effect is dropped.
    /// - Returns: an effect with this effect's result.
    @_alwaysEmitIntoClient
    public func tapError<Ignored>(_ effect: @escaping @Sendable (Failure) -> IO<Ignored, Never>) -> IO {
        IO(
            node.bindError { (error: Failure) in
                effect(error).node.bind { (_: Ignored) in .error(error) }
            })
    }

    /// Returns an effect that performs this effect and, after an error, calls a function with that error.
    ///
    /// If the function returns an effect that may fail, or a `LazyTask`, that result is never performed. The compiler
    /// warns that it is unused.
    @_alwaysEmitIntoClient
    public func tapError(_ look: @escaping @Sendable (Failure) -> Void) -> IO {
        mapError { error in
            look(error)
            return error
        }
    }

    /// Returns an effect that performs this effect and, after a failure, performs it again.
    ///
    /// - Parameters:
    ///   - retries: the maximum number of retries after the first attempt.
    ///   - isWorthwhile: a function that receives the error and returns true if the effect should be performed again;
    ///     by default, it always returns true.
    /// - Returns: an effect with the first value, or with the last error.
    @_alwaysEmitIntoClient
    public func retry(
        _ retries: Int, if isWorthwhile: @escaping @Sendable (Failure) -> Bool = { _ in true }
    ) -> IO {
        IO(
            node.retry { (error: Failure, attempt: Int) in
                attempt <= retries && isWorthwhile(error) ? .value(()) : nil
            })
    }

    /// See ``retry(_:if:)``, the current name of this function.
    @_documentation(visibility: internal)
    @available(*, deprecated, renamed: "retry(_:if:)")
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public func retry(_ retries: Int, while isWorthwhile: @escaping @Sendable (Failure) -> Bool) -> IO {
        retry(retries, if: isWorthwhile)
    }
}

extension IO where Failure == Never {
    /// Adds a failure type to an effect that cannot fail, for functions that require that type.
    @_alwaysEmitIntoClient
    public func failing<NewFailure>(as failure: NewFailure.Type = NewFailure.self) -> IO<Success, NewFailure> {
        IO<Success, NewFailure>(node)
    }
}

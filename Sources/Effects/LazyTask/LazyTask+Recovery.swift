extension LazyTask {
    /// Continues after an error with a task made from the error. Cancellation is not an error and is not changed.
    ///
    /// - Parameter recovery: makes the task that follows an error; it may have errors of another type.
    /// - Returns: a task with this task's value, or with the second one's outcome.
    /// - Complexity: O(1); a run needs one turn of the loop and no stack.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public func `catch`<NewFailure>(
        _ recovery: @escaping @Sendable (Failure) -> LazyTask<Success, NewFailure>
    ) -> LazyTask<Success, NewFailure> {
        LazyTask<Success, NewFailure>(node.bindError { (error: Failure) in recovery(error).node })
    }

    /// See ``catch(_:)``; for a task that cannot fail.
    @_alwaysEmitIntoClient
    public func `catch`(
        _ recovery: @escaping @Sendable (Failure) -> LazyTask<Success, Never>
    ) -> LazyTask<Success, Never> {
        LazyTask<Success, Never>(node.bindError { (error: Failure) in recovery(error).node })
    }

    /// Replaces an error with a value.
    ///
    /// - Parameter value: makes the value from the error.
    /// - Returns: a task that cannot fail, but can be cancelled.
    @_alwaysEmitIntoClient
    public func recover(_ value: @escaping @Sendable (Failure) -> Success) -> LazyTask<Success, Never> {
        LazyTask<Success, Never>(node.fold({ (value: Success) in value }, value))
    }

    /// Runs another task if this one fails.
    ///
    /// - Parameter other: the task that follows an error; the error is dropped.
    /// - Returns: a task with this task's value, or with the other one's outcome.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public func orElse<NewFailure>(_ other: LazyTask<Success, NewFailure>) -> LazyTask<Success, NewFailure> {
        `catch` { _ in other }
    }

    /// See ``orElse(_:)``; for a task that cannot fail.
    @_alwaysEmitIntoClient
    public func orElse(_ other: LazyTask<Success, Never>) -> LazyTask<Success, Never> { `catch` { _ in other } }

    /// Changes the error.
    ///
    /// - Parameter transform: makes the new error.
    /// - Returns: a task with this task's value, or with the new error.
    @_alwaysEmitIntoClient
    public func mapError<NewFailure>(
        _ transform: @escaping @Sendable (Failure) -> NewFailure
    ) -> LazyTask<Success, NewFailure> {
        LazyTask<Success, NewFailure>(node.mapError(transform))
    }

    /// Makes one value from success or failure.
    ///
    /// - Parameters:
    ///   - success: makes the new value from a value.
    ///   - failure: makes the new value from an error.
    /// - Returns: a task that cannot fail, but can be cancelled.
    @_alwaysEmitIntoClient
    public func fold<Value>(
        _ success: @escaping @Sendable (Success) -> Value, _ failure: @escaping @Sendable (Failure) -> Value
    ) -> LazyTask<Value, Never> {
        LazyTask<Value, Never>(node.fold(success, failure))
    }

    /// Makes the error part of the value.
    ///
    /// - Returns: a task that cannot fail, but can be cancelled, and returns this task's result.
    @_alwaysEmitIntoClient
    public func attempt() -> LazyTask<Result<Success, Failure>, Never> {
        fold({ .success($0) }, { .failure($0) })
    }

    /// Runs a task made from the error, and keeps the error.
    ///
    /// - Parameter effect: makes the task to run, whose value is dropped.
    /// - Returns: a task with this one's outcome.
    @_alwaysEmitIntoClient
    public func tapError<Ignored>(_ effect: @escaping @Sendable (Failure) -> LazyTask<Ignored, Never>) -> LazyTask {
        LazyTask(
            node.bindError { (error: Failure) in
                effect(error).node.bind { (_: Ignored) in .error(error) }
            })
    }

    /// See ``tapError(_:)``; a function that is called with the error.
    @_alwaysEmitIntoClient
    public func tapError(_ look: @escaping @Sendable (Failure) -> Void) -> LazyTask {
        mapError { error in
            look(error)
            return error
        }
    }

    /// Turns a result's error back into the task's error: the inverse of ``attempt()``.
    ///
    /// - Returns: a task with the result's value or error.
    @_alwaysEmitIntoClient
    public func absolve<Value, NewFailure>() -> LazyTask<Value, NewFailure>
    where Success == Result<Value, NewFailure>, Failure == Never {
        LazyTask<Value, NewFailure>(node.bind { (result: Success) in Node.outcome(Outcome(result)) })
    }
}

extension LazyTask where Failure == Never {
    /// Adds a failure type to a task that cannot fail, for a function that takes one that can.
    ///
    /// - Parameter failure: the type of the errors, which never occur.
    /// - Returns: the same task.
    @_alwaysEmitIntoClient
    public func failing<NewFailure>(as failure: NewFailure.Type = NewFailure.self) -> LazyTask<Success, NewFailure> {
        LazyTask<Success, NewFailure>(node)
    }
}

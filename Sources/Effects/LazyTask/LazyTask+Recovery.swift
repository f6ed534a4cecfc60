extension LazyTask {
    /// Goes on after an error with a task made from it. Cancellation is not an error and passes by.
    ///
    /// - Parameter recovery: makes the task that follows an error; it may have errors of another type.
    /// - Returns: a task with this task's value, or that ends as the second one does.
    /// - Complexity: O(1); in a run one turn of the loop, no stack.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public func `catch`<NewFailure>(
        _ recovery: @escaping @Sendable (Failure) -> LazyTask<Success, NewFailure>
    ) -> LazyTask<Success, NewFailure> {
        LazyTask<Success, NewFailure>(node.bindError { (error: Failure) in recovery(error).node })
    }

    /// See ``catch(_:)``; a task that cannot fail follows.
    @_alwaysEmitIntoClient
    public func `catch`(
        _ recovery: @escaping @Sendable (Failure) -> LazyTask<Success, Never>
    ) -> LazyTask<Success, Never> {
        LazyTask<Success, Never>(node.bindError { (error: Failure) in recovery(error).node })
    }

    /// Replaces an error by a value.
    ///
    /// - Parameter value: makes the value from the error.
    /// - Returns: a task that cannot fail, though it can be cancelled.
    @_alwaysEmitIntoClient
    public func recover(_ value: @escaping @Sendable (Failure) -> Success) -> LazyTask<Success, Never> {
        LazyTask<Success, Never>(node.fold({ (value: Success) in value }, value))
    }

    /// Runs another task if this one fails.
    ///
    /// - Parameter other: the task that follows an error, which is forgotten.
    /// - Returns: a task with this task's value, or that ends as the other one does.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public func orElse<NewFailure>(_ other: LazyTask<Success, NewFailure>) -> LazyTask<Success, NewFailure> {
        `catch` { _ in other }
    }

    /// See ``orElse(_:)``; a task that cannot fail follows.
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

    /// Makes one value of success and failure.
    ///
    /// - Parameters:
    ///   - success: makes it from a value.
    ///   - failure: makes it from an error.
    /// - Returns: a task that cannot fail, though it can be cancelled.
    @_alwaysEmitIntoClient
    public func fold<Value>(
        _ success: @escaping @Sendable (Success) -> Value, _ failure: @escaping @Sendable (Failure) -> Value
    ) -> LazyTask<Value, Never> {
        LazyTask<Value, Never>(node.fold(success, failure))
    }

    /// Makes the error part of the value.
    ///
    /// - Returns: a task that cannot fail, though it can be cancelled, and returns this task's result.
    @_alwaysEmitIntoClient
    public func attempt() -> LazyTask<Result<Success, Failure>, Never> {
        fold({ .success($0) }, { .failure($0) })
    }

    /// Runs a task made from the error, and keeps the error.
    ///
    /// - Parameter effect: makes the task to run, whose value is ignored.
    /// - Returns: a task that ends as this one.
    @_alwaysEmitIntoClient
    public func tapError<Ignored>(_ effect: @escaping @Sendable (Failure) -> LazyTask<Ignored, Never>) -> LazyTask {
        LazyTask(
            node.bindError { (error: Failure) in
                effect(error).node.bind { (_: Ignored) in .error(error) }
            })
    }

    /// See ``tapError(_:)``; a function looks at the error.
    @_alwaysEmitIntoClient
    public func tapError(_ look: @escaping @Sendable (Failure) -> Void) -> LazyTask {
        mapError { error in
            look(error)
            return error
        }
    }

    /// Puts a result's error back among the task's errors: undoes ``attempt()``.
    ///
    /// - Returns: a task with the result's value or error.
    @_alwaysEmitIntoClient
    public func absolve<Value, NewFailure>() -> LazyTask<Value, NewFailure>
    where Success == Result<Value, NewFailure>, Failure == Never {
        LazyTask<Value, NewFailure>(node.bind { (result: Success) in Node.outcome(Outcome(result)) })
    }
}

extension LazyTask where Failure == Never {
    /// The same task with a failure type, for a function that takes one that may fail.
    ///
    /// - Parameter failure: the type of the errors that never come.
    /// - Returns: the same task.
    @_alwaysEmitIntoClient
    public func failing<NewFailure>(as failure: NewFailure.Type = NewFailure.self) -> LazyTask<Success, NewFailure> {
        LazyTask<Success, NewFailure>(node)
    }
}

extension LazyTask {
    /// Continues after an error with a task made from the error. A cancellation is not an error, so `recovery` is not
    /// called for it.
    ///
    /// - Parameter recovery: the function that makes the next task, which may have errors of another type.
    /// - Returns: a task with this task's value or cancellation, or with the next task's outcome.
    /// - Complexity: O(1). A run has one more step, which uses no stack space.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public func `catch`<NewFailure>(
        _ recovery: @escaping @Sendable (Failure) -> LazyTask<Success, NewFailure>
    ) -> LazyTask<Success, NewFailure> {
        LazyTask<Success, NewFailure>(node.bindError { (error: Failure) in recovery(error).node })
    }

    /// Like ``catch(_:)``, for a recovery that cannot fail.
    @_alwaysEmitIntoClient
    public func `catch`(
        _ recovery: @escaping @Sendable (Failure) -> LazyTask<Success, Never>
    ) -> LazyTask<Success, Never> {
        LazyTask<Success, Never>(node.bindError { (error: Failure) in recovery(error).node })
    }

    /// Replaces an error with a value.
    ///
    /// - Returns: a task that cannot fail, but can be cancelled.
    @_alwaysEmitIntoClient
    public func recover(_ value: @escaping @Sendable (Failure) -> Success) -> LazyTask<Success, Never> {
        LazyTask<Success, Never>(node.fold({ (value: Success) in value }, value))
    }

    /// Returns a task that runs this task and, if this task fails, `other`.
    ///
    /// - Parameter other: the task to run after an error.
    /// - Returns: a task with this task's value or cancellation, or with the outcome of `other`.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public func orElse<NewFailure>(_ other: LazyTask<Success, NewFailure>) -> LazyTask<Success, NewFailure> {
        `catch` { _ in other }
    }

    /// Like ``orElse(_:)``, for another task that cannot fail.
    @_alwaysEmitIntoClient
    public func orElse(_ other: LazyTask<Success, Never>) -> LazyTask<Success, Never> { `catch` { _ in other } }

    /// Changes the error.
    ///
    /// - Returns: a task with the new error, or with this task's value or cancellation.
    @_alwaysEmitIntoClient
    public func mapError<NewFailure>(
        _ transform: @escaping @Sendable (Failure) -> NewFailure
    ) -> LazyTask<Success, NewFailure> {
        LazyTask<Success, NewFailure>(node.mapError(transform))
    }

    /// Makes one value from either a success or a failure.
    ///
    /// - Returns: a task that cannot fail, but can be cancelled.
    @_alwaysEmitIntoClient
    public func fold<Value>(
        _ success: @escaping @Sendable (Success) -> Value, _ failure: @escaping @Sendable (Failure) -> Value
    ) -> LazyTask<Value, Never> {
        LazyTask<Value, Never>(node.fold(success, failure))
    }

    /// Turns the value or error into a `Result`, which is the value of the new task. The new task cannot fail, but can
    /// be cancelled.
    @_alwaysEmitIntoClient
    public func attempt() -> LazyTask<Result<Success, Failure>, Never> {
        fold({ .success($0) }, { .failure($0) })
    }

    /// Returns a task that runs this task and, after an error, a second task made from that error.
    ///
    /// - Parameter effect: the function that makes the second task. The value of that task is dropped.
    /// - Returns: a task with this task's outcome, or a cancellation if the second task is cancelled.
    @_alwaysEmitIntoClient
    public func tapError<Ignored>(_ effect: @escaping @Sendable (Failure) -> LazyTask<Ignored, Never>) -> LazyTask {
        LazyTask(
            node.bindError { (error: Failure) in
                effect(error).node.bind { (_: Ignored) in .error(error) }
            })
    }

    /// Returns a task that runs this task and, after an error, calls a function with that error.
    ///
    /// If the function returns a task that may fail, or an `IO`, that result is never run. The compiler warns that it
    /// is unused.
    @_alwaysEmitIntoClient
    public func tapError(_ look: @escaping @Sendable (Failure) -> Void) -> LazyTask {
        mapError { error in
            look(error)
            return error
        }
    }

    /// Turns a result's error back into the task's error: the inverse of ``attempt()``.
    @_alwaysEmitIntoClient
    public func absolve<Value, NewFailure>() -> LazyTask<Value, NewFailure>
    where Success == Result<Value, NewFailure>, Failure == Never {
        LazyTask<Value, NewFailure>(node.bind { (result: Success) in Node.outcome(Outcome(result)) })
    }
}

extension LazyTask where Failure == Never {
    /// Adds a failure type to a task that cannot fail, for functions that require that type.
    @_alwaysEmitIntoClient
    public func failing<NewFailure>(as failure: NewFailure.Type = NewFailure.self) -> LazyTask<Success, NewFailure> {
        LazyTask<Success, NewFailure>(node)
    }
}

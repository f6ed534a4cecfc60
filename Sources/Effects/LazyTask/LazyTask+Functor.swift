extension LazyTask {
    /// Changes the value.
    ///
    /// - Parameter transform: makes the new value.
    /// - Returns: a task with the new value, or with this one's outcome.
    /// - Complexity: O(1); a run needs one turn of the loop and no stack.
    @_alwaysEmitIntoClient
    public func map<NewSuccess>(
        _ transform: @escaping @Sendable (Success) -> NewSuccess
    ) -> LazyTask<NewSuccess, Failure> {
        LazyTask<NewSuccess, Failure>(node.map(transform))
    }

    /// Changes the value with a function that may fail.
    ///
    /// - Parameter transform: makes the new value or throws an error of the task's type.
    /// - Returns: a task with the new value, with the thrown error, or with this one's outcome.
    /// - Complexity: O(1); a run needs one turn of the loop and no stack.
    @_alwaysEmitIntoClient
    public func tryMap<NewSuccess>(
        _ transform: @escaping @Sendable (Success) throws(Failure) -> NewSuccess
    ) -> LazyTask<NewSuccess, Failure> {
        LazyTask<NewSuccess, Failure>(node.tryMap(transform))
    }

    /// Drops the value.
    ///
    /// - Returns: a task that returns `Void`, or has this one's outcome.
    @_alwaysEmitIntoClient
    public func asVoid() -> LazyTask<Void, Failure> { map { _ in } }
}

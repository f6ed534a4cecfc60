extension LazyTask {
    /// Changes the value.
    ///
    /// - Returns: a task with the new value, or with this task's failure or cancellation.
    /// - Complexity: O(1). A run has one more step, which uses no stack space.
    @_alwaysEmitIntoClient
    public func map<NewSuccess>(
        _ transform: @escaping @Sendable (Success) -> NewSuccess
    ) -> LazyTask<NewSuccess, Failure> {
        LazyTask<NewSuccess, Failure>(node.map(transform))
    }

    /// Changes the value with a function that may fail.
    ///
    /// - Returns: a task with the new value, the thrown error, or this task's failure or cancellation.
    /// - Complexity: O(1). A run has one more step, which uses no stack space.
    @_alwaysEmitIntoClient
    public func tryMap<NewSuccess>(
        _ transform: @escaping @Sendable (Success) throws(Failure) -> NewSuccess
    ) -> LazyTask<NewSuccess, Failure> {
        LazyTask<NewSuccess, Failure>(node.tryMap(transform))
    }

    /// Drops the value.
    ///
    /// - Returns: a task that returns `Void`, or fails or is cancelled like this task.
    @_alwaysEmitIntoClient
    public func asVoid() -> LazyTask<Void, Failure> { map { _ in } }
}

extension LazyTask {
    /// Changes the value.
    ///
    /// - Parameter transform: makes the new value.
    /// - Returns: a task with the new value, or that ends as this one.
    /// - Complexity: O(1); in a run one turn of the loop, no stack.
    @_alwaysEmitIntoClient
    public func map<NewSuccess>(
        _ transform: @escaping @Sendable (Success) -> NewSuccess
    ) -> LazyTask<NewSuccess, Failure> {
        LazyTask<NewSuccess, Failure>(node.map(transform))
    }

    /// Changes the value by a function that may fail.
    ///
    /// - Parameter transform: makes the new value or throws the task's kind of error.
    /// - Returns: a task with the new value, with the error thrown, or that ends as this one.
    /// - Complexity: O(1); in a run one turn of the loop, no stack.
    @_alwaysEmitIntoClient
    public func tryMap<NewSuccess>(
        _ transform: @escaping @Sendable (Success) throws(Failure) -> NewSuccess
    ) -> LazyTask<NewSuccess, Failure> {
        LazyTask<NewSuccess, Failure>(node.tryMap(transform))
    }

    /// Forgets the value.
    ///
    /// - Returns: a task that returns `Void`, or ends as this one.
    @_alwaysEmitIntoClient
    public func asVoid() -> LazyTask<Void, Failure> { map { _ in } }
}

extension LazyTask {
    /// Returns a task that runs this task again and again until `isLast` returns true for its value.
    ///
    /// - Returns: a task with the last value, or with the first failure or cancellation.
    /// - Complexity: needs only the memory of a single run, however often the task is repeated.
    @_alwaysEmitIntoClient
    public func repeated(until isLast: @escaping @Sendable (Success) -> Bool) -> LazyTask {
        LazyTask(node.repeated(until: isLast))
    }

    /// Returns a task that runs this task again and again until it fails or is cancelled.
    ///
    /// - Complexity: needs only the memory of a single run, however often the task is repeated.
    @_alwaysEmitIntoClient
    public func forever() -> LazyTask<Never, Failure> {
        LazyTask<Never, Failure>(node.repeated { (_: Success) in false })
    }
}

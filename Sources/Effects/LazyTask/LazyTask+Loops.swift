extension LazyTask {
    /// Runs the task again and again, until its value satisfies a predicate.
    ///
    /// - Parameter isLast: returns true if a value is the last one.
    /// - Returns: a task with the last value, or with the outcome of the first turn without a value.
    /// - Complexity: memory for one turn, for any number of turns.
    @_alwaysEmitIntoClient
    public func repeated(until isLast: @escaping @Sendable (Success) -> Bool) -> LazyTask {
        LazyTask(node.repeated(until: isLast))
    }

    /// Runs the task again and again, until it fails or is cancelled.
    ///
    /// - Returns: a task that never returns a value.
    /// - Complexity: memory for one turn, for any number of turns.
    @_alwaysEmitIntoClient
    public func forever() -> LazyTask<Never, Failure> {
        LazyTask<Never, Failure>(node.repeated { (_: Success) in false })
    }
}

extension IO {
    /// Changes the value.
    ///
    /// - Returns: an effect with the new value, or with this effect's error.
    /// - Complexity: O(1). A run has one more step, which uses no stack space.
    @_alwaysEmitIntoClient
    public func map<NewSuccess>(_ transform: @escaping @Sendable (Success) -> NewSuccess) -> IO<NewSuccess, Failure> {
        IO<NewSuccess, Failure>(node.map(transform))
    }

    /// Changes the value with a function that may fail.
    ///
    /// - Returns: an effect with the new value, the thrown error, or this effect's error.
    /// - Complexity: O(1). A run has one more step, which uses no stack space.
    @_alwaysEmitIntoClient
    public func tryMap<NewSuccess>(
        _ transform: @escaping @Sendable (Success) throws(Failure) -> NewSuccess
    ) -> IO<NewSuccess, Failure> {
        IO<NewSuccess, Failure>(node.tryMap(transform))
    }

    /// Drops the value.
    ///
    /// - Returns: an effect that returns `Void`, or fails with this effect's error.
    @_alwaysEmitIntoClient
    public func asVoid() -> IO<Void, Failure> { map { _ in } }
}

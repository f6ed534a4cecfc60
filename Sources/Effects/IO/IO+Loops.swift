extension IO {
    /// Performs the effect again and again, until its value satisfies a predicate.
    ///
    /// - Parameter isLast: returns true if a value is the last one.
    /// - Returns: an effect with the last value, or with the first error.
    /// - Complexity: memory for one turn, for any number of turns.
    @_alwaysEmitIntoClient
    public func repeated(until isLast: @escaping @Sendable (Success) -> Bool) -> IO {
        IO(node.repeated(until: isLast))
    }

    /// Performs the effect again and again, until it fails.
    ///
    /// - Returns: an effect that ends only with an error.
    /// - Complexity: memory for one turn, for any number of turns.
    @_alwaysEmitIntoClient
    public func forever() -> IO<Never, Failure> {
        IO<Never, Failure>(node.repeated { (_: Success) in false })
    }
}

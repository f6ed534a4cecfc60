extension IO {
    /// Returns an effect that performs this effect again and again until `isLast` returns true for its value.
    ///
    /// - Returns: an effect with the last value, or with the first error.
    /// - Complexity: needs only the memory of a single run, however often the effect is repeated.
    @_alwaysEmitIntoClient
    public func repeated(until isLast: @escaping @Sendable (Success) -> Bool) -> IO {
        IO(node.repeated(until: isLast))
    }

    /// Returns an effect that performs this effect again and again until it fails.
    ///
    /// - Complexity: needs only the memory of a single run, however often the effect is repeated.
    @_alwaysEmitIntoClient
    public func forever() -> IO<Never, Failure> {
        IO<Never, Failure>(node.repeated { (_: Success) in false })
    }
}

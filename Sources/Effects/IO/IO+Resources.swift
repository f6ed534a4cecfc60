extension IO {
    /// Performs a finalizer after this effect, even if the effect fails.
    ///
    /// Finalizers of nested effects run from the innermost to the outermost.
    ///
    /// - Parameter finaliser: the work to perform at the end.
    /// - Returns: an effect with this one's result.
    @_alwaysEmitIntoClient
    public func ensure(_ finaliser: IO<Void, Never>) -> IO {
        ensure { _ in finaliser }
    }

    /// Performs a finalizer made from the result, even if this effect fails.
    ///
    /// - Parameter finaliser: makes the work to perform at the end.
    /// - Returns: an effect with this one's result.
    @_alwaysEmitIntoClient
    public func ensure(_ finaliser: @escaping @Sendable (Result<Success, Failure>) -> IO<Void, Never>) -> IO {
        IO(node.ensure { (outcome: Outcome<Success, Failure>) in finaliser(outcome.settled).node })
    }

    /// Acquires a resource, uses it, and releases it, even if the use fails.
    ///
    /// - Parameters:
    ///   - acquire: acquires the resource; if it fails, there is nothing to release.
    ///   - use: makes the effect that uses the resource.
    ///   - release: releases the resource; it receives the result of the use.
    /// - Returns: an effect with the result of `use`, or with the error of `acquire`.
    @_alwaysEmitIntoClient
    public static func bracket<Resource>(
        acquire: IO<Resource, Failure>,
        use: @escaping @Sendable (Resource) -> IO,
        release: @escaping @Sendable (Resource, Result<Success, Failure>) -> IO<Void, Never>
    ) -> IO {
        IO(
            Node.bracket(
                acquire.node, { (resource: Resource) in use(resource).node },
                { (resource: Resource, outcome: Outcome<Success, Failure>) in release(resource, outcome.settled).node })
        )
    }

    /// Acquires a resource, uses it, and releases it, even if the use fails.
    ///
    /// - Parameters:
    ///   - acquire: acquires the resource; if it fails, there is nothing to release.
    ///   - use: makes the effect that uses the resource.
    ///   - release: releases the resource.
    /// - Returns: an effect with the result of `use`, or with the error of `acquire`.
    @_alwaysEmitIntoClient
    public static func bracket<Resource>(
        acquire: IO<Resource, Failure>,
        use: @escaping @Sendable (Resource) -> IO,
        release: @escaping @Sendable (Resource) -> IO<Void, Never>
    ) -> IO {
        bracket(acquire: acquire, use: use) { resource, _ in release(resource) }
    }
}

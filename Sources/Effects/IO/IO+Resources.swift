extension IO {
    /// Returns an effect that performs this effect and then a finalizer, even if this effect fails.
    ///
    /// Finalizers of nested effects run from the innermost to the outermost.
    ///
    /// - Returns: an effect with this effect's result.
    @_alwaysEmitIntoClient
    public func ensure(_ finaliser: IO<Void, Never>) -> IO {
        ensure { _ in finaliser }
    }

    /// Returns an effect that performs this effect and then a finalizer made from the result.
    @_alwaysEmitIntoClient
    public func ensure(_ finaliser: @escaping @Sendable (Result<Success, Failure>) -> IO<Void, Never>) -> IO {
        IO(node.ensure { (outcome: Outcome<Success, Failure>) in finaliser(outcome.settled).node })
    }

    /// Returns an effect that acquires a resource, uses it, and releases it, even if the use fails. If `acquire` fails,
    /// there is nothing to release. `release` receives the resource and the result of `use`.
    ///
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

    /// Returns a `bracket` effect whose release does not receive the result.
    @_alwaysEmitIntoClient
    public static func bracket<Resource>(
        acquire: IO<Resource, Failure>,
        use: @escaping @Sendable (Resource) -> IO,
        release: @escaping @Sendable (Resource) -> IO<Void, Never>
    ) -> IO {
        bracket(acquire: acquire, use: use) { resource, _ in release(resource) }
    }
}

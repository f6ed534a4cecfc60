extension IO {
    /// Performs a finaliser after this effect, whether it succeeded or failed.
    ///
    /// Finalisers of nested effects run from the innermost to the outermost.
    ///
    /// - Parameter finaliser: the work to perform at the end.
    /// - Returns: an effect that ends as this one.
    @_alwaysEmitIntoClient
    public func ensure(_ finaliser: IO<Void, Never>) -> IO {
        ensure { _ in finaliser }
    }

    /// Performs a finaliser made from the result, whether this effect succeeded or failed.
    ///
    /// - Parameter finaliser: makes what to perform at the end.
    /// - Returns: an effect that ends as this one.
    @_alwaysEmitIntoClient
    public func ensure(_ finaliser: @escaping @Sendable (Result<Success, Failure>) -> IO<Void, Never>) -> IO {
        IO(node.ensure { (outcome: Outcome<Success, Failure>) in finaliser(outcome.settled).node })
    }

    /// Gets a resource, uses it, and gives it back, whether the use succeeded or failed.
    ///
    /// - Parameters:
    ///   - acquire: gets the resource; if it fails there is nothing to give back.
    ///   - use: the function for the value.
    ///   - release: gives it back; it receives the end of the use.
    /// - Returns: an effect that ends as `use`, or with the error of `acquire`.
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

    /// Gets a resource, uses it, and gives it back, whether the use succeeded or failed.
    ///
    /// - Parameters:
    ///   - acquire: gets the resource; if it fails there is nothing to give back.
    ///   - use: the function for the value.
    ///   - release: gives it back.
    /// - Returns: an effect that ends as `use`, or with the error of `acquire`.
    @_alwaysEmitIntoClient
    public static func bracket<Resource>(
        acquire: IO<Resource, Failure>,
        use: @escaping @Sendable (Resource) -> IO,
        release: @escaping @Sendable (Resource) -> IO<Void, Never>
    ) -> IO {
        bracket(acquire: acquire, use: use) { resource, _ in release(resource) }
    }
}

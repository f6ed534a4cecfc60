extension LazyTask {
    /// Runs a finaliser after this task, whether it succeeded, failed or was cancelled.
    ///
    /// Finalisers of nested tasks run from the innermost to the outermost. No cancellation reaches a finaliser.
    ///
    /// - Parameter finaliser: the work to run at the end.
    /// - Returns: a task that ends as this one, when the finaliser has ended.
    @_alwaysEmitIntoClient
    public func ensure(_ finaliser: LazyTask<Void, Never>) -> LazyTask {
        ensure { _ in finaliser }
    }

    /// Runs a finaliser made from the outcome, whether this task succeeded, failed or was cancelled.
    ///
    /// - Parameter finaliser: makes what to run at the end.
    /// - Returns: a task that ends as this one, when the finaliser has ended.
    @_alwaysEmitIntoClient
    public func ensure(
        _ finaliser: @escaping @Sendable (Outcome<Success, Failure>) -> LazyTask<Void, Never>
    ) -> LazyTask {
        LazyTask(node.ensure { (outcome: Outcome<Success, Failure>) in finaliser(outcome).node })
    }

    /// Runs a finaliser if this task is cancelled.
    ///
    /// - Parameter finaliser: the work to run then; no cancellation reaches it.
    /// - Returns: a task that ends as this one.
    @_alwaysEmitIntoClient
    public func onCancel(_ finaliser: LazyTask<Void, Never>) -> LazyTask {
        ensure { $0.isCancelled ? finaliser : .of(()) }
    }

    /// Gets a resource, uses it, and gives it back, whether the use succeeded, failed or was cancelled.
    ///
    /// Whenever `acquire` has succeeded, `release` runs: no cancellation comes between. Asynchronous work inside
    /// `acquire` sees a cancellation and may answer it; then there is nothing to give back.
    ///
    /// - Parameters:
    ///   - acquire: gets the resource.
    ///   - use: the function for the value.
    ///   - release: gives it back; it receives the end of the use. No cancellation reaches it.
    /// - Returns: a task that ends as `use`, or as `acquire` if that gives no resource.
    @_alwaysEmitIntoClient
    public static func bracket<Resource>(
        acquire: LazyTask<Resource, Failure>,
        use: @escaping @Sendable (Resource) -> LazyTask,
        release: @escaping @Sendable (Resource, Outcome<Success, Failure>) -> LazyTask<Void, Never>
    ) -> LazyTask {
        LazyTask(
            Node.bracket(
                acquire.node, { (resource: Resource) in use(resource).node },
                { (resource: Resource, outcome: Outcome<Success, Failure>) in release(resource, outcome).node }))
    }

    /// Gets a resource, uses it, and gives it back, whether the use succeeded, failed or was cancelled.
    ///
    /// - Parameters:
    ///   - acquire: gets the resource.
    ///   - use: the function for the value.
    ///   - release: gives it back. No cancellation reaches it.
    /// - Returns: a task that ends as `use`, or as `acquire` if that gives no resource.
    @_alwaysEmitIntoClient
    public static func bracket<Resource>(
        acquire: LazyTask<Resource, Failure>,
        use: @escaping @Sendable (Resource) -> LazyTask,
        release: @escaping @Sendable (Resource) -> LazyTask<Void, Never>
    ) -> LazyTask {
        bracket(acquire: acquire, use: use) { resource, _ in release(resource) }
    }

    /// The same task out of the reach of cancellation.
    ///
    /// - Returns: a task that, once begun, runs to its own end.
    @_alwaysEmitIntoClient
    public func shielded() -> LazyTask { LazyTask(node.shielded) }
}

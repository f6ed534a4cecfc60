extension LazyTask {
    /// Runs a finalizer after this task, even if the task fails or is cancelled.
    ///
    /// Finalizers of nested tasks run from the innermost to the outermost, and are protected from cancellation.
    ///
    /// - Parameter finaliser: the work to run at the end.
    /// - Returns: a task with this one's outcome, which ends after the finalizer.
    @_alwaysEmitIntoClient
    public func ensure(_ finaliser: LazyTask<Void, Never>) -> LazyTask {
        ensure { _ in finaliser }
    }

    /// Runs a finalizer made from the outcome, even if this task fails or is cancelled.
    ///
    /// - Parameter finaliser: makes the work to run at the end.
    /// - Returns: a task with this one's outcome, which ends after the finalizer.
    @_alwaysEmitIntoClient
    public func ensure(
        _ finaliser: @escaping @Sendable (Outcome<Success, Failure>) -> LazyTask<Void, Never>
    ) -> LazyTask {
        LazyTask(node.ensure { (outcome: Outcome<Success, Failure>) in finaliser(outcome).node })
    }

    /// Runs a finalizer if this task is cancelled.
    ///
    /// - Parameter finaliser: the work to run then, protected from cancellation.
    /// - Returns: a task with this one's outcome.
    @_alwaysEmitIntoClient
    public func onCancel(_ finaliser: LazyTask<Void, Never>) -> LazyTask {
        ensure { $0.isCancelled ? finaliser : .of(()) }
    }

    /// Acquires a resource, uses it, and releases it, even if the use fails or is cancelled.
    ///
    /// If `acquire` has succeeded, `release` always runs: no cancellation prevents it. Asynchronous work inside
    /// `acquire` can respond to a cancellation; then there is nothing to release.
    ///
    /// - Parameters:
    ///   - acquire: acquires the resource.
    ///   - use: makes the task that uses the resource.
    ///   - release: releases the resource; it receives the outcome of the use. It is protected from cancellation.
    /// - Returns: a task with the outcome of `use`, or with that of `acquire` if there is no resource.
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

    /// Acquires a resource, uses it, and releases it, even if the use fails or is cancelled.
    ///
    /// - Parameters:
    ///   - acquire: acquires the resource.
    ///   - use: makes the task that uses the resource.
    ///   - release: releases the resource. It is protected from cancellation.
    /// - Returns: a task with the outcome of `use`, or with that of `acquire` if there is no resource.
    @_alwaysEmitIntoClient
    public static func bracket<Resource>(
        acquire: LazyTask<Resource, Failure>,
        use: @escaping @Sendable (Resource) -> LazyTask,
        release: @escaping @Sendable (Resource) -> LazyTask<Void, Never>
    ) -> LazyTask {
        bracket(acquire: acquire, use: use) { resource, _ in release(resource) }
    }

    /// Returns the same task, protected from cancellation.
    ///
    /// - Returns: a task that, once begun, runs to its own end.
    @_alwaysEmitIntoClient
    public func shielded() -> LazyTask { LazyTask(node.shielded) }
}

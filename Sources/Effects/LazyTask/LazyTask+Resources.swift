extension LazyTask {
    /// Returns a task that runs this task and then a finalizer, even if this task fails or is cancelled.
    ///
    /// Finalizers of nested tasks run from the innermost to the outermost, and are protected from cancellation.
    ///
    /// - Returns: a task that has this task's outcome and ends after the finalizer.
    @_alwaysEmitIntoClient
    public func ensure(_ finaliser: LazyTask<Void, Never>) -> LazyTask {
        ensure { _ in finaliser }
    }

    /// Returns a task that runs this task and then a finalizer made from the outcome.
    @_alwaysEmitIntoClient
    public func ensure(
        _ finaliser: @escaping @Sendable (Outcome<Success, Failure>) -> LazyTask<Void, Never>
    ) -> LazyTask {
        LazyTask(node.ensure { (outcome: Outcome<Success, Failure>) in finaliser(outcome).node })
    }

    /// Returns a task that runs this task and, if this task is cancelled, a finalizer.
    ///
    /// - Parameter finaliser: the work to run after a cancellation, itself protected from cancellation.
    /// - Returns: a task with this task's outcome.
    @_alwaysEmitIntoClient
    public func onCancel(_ finaliser: LazyTask<Void, Never>) -> LazyTask {
        ensure { $0.isCancelled ? finaliser : .of(()) }
    }

    /// Returns a task that acquires a resource, uses it, and releases it, even if the use fails or is cancelled.
    ///
    /// If `acquire` has succeeded, `release` always runs: no cancellation prevents it. `release` receives the resource
    /// and the outcome of `use`, and returns a task that is protected from cancellation. Asynchronous work inside
    /// `acquire` can respond to a cancellation by ending without a resource; then there is nothing to release.
    ///
    /// - Returns: a task with the outcome of `use`, or with the outcome of `acquire` if there is no resource.
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

    /// Returns a `bracket` task whose release does not receive the outcome.
    @_alwaysEmitIntoClient
    public static func bracket<Resource>(
        acquire: LazyTask<Resource, Failure>,
        use: @escaping @Sendable (Resource) -> LazyTask,
        release: @escaping @Sendable (Resource) -> LazyTask<Void, Never>
    ) -> LazyTask {
        bracket(acquire: acquire, use: use) { resource, _ in release(resource) }
    }

    /// Returns a task that is protected from cancellation: once it has begun, it runs to its end.
    @_alwaysEmitIntoClient
    public func shielded() -> LazyTask { LazyTask(node.shielded) }
}

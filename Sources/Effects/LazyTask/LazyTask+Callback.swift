extension LazyTask {
    /// A task from a function that calls back.
    ///
    /// - Parameter register: begins the work and calls the function it gets, from any thread, now or later; only the
    ///   first call counts.
    /// - Returns: a task that ends with the first call. Cancellation ends it at once, though the work goes on unheard.
    public static func callback(
        _ register: @escaping @Sendable (_ resume: @escaping @Sendable (Result<Success, Failure>) -> Void) -> Void
    ) -> LazyTask {
        callback(register, onCancel: { (_: Void) in })
    }

    /// A task from a function that calls back and can be stopped.
    ///
    /// ```swift
    /// LazyTask<Data, any Error>.callback { resume in
    ///     session.load(url) { resume($0) }
    /// } onCancel: { request in
    ///     request.cancel()
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - register: begins the work, calls the function it gets, from any thread, now or later, and returns a handle
    ///     of the work; only the first call counts.
    ///   - cancel: stops the work; called once at the most, and not if the work has called back before.
    /// - Returns: a task that ends with the first call. Cancellation ends it at once.
    public static func callback<Handle: Sendable>(
        _ register: @escaping @Sendable (_ resume: @escaping @Sendable (Result<Success, Failure>) -> Void) -> Handle,
        onCancel cancel: @escaping @Sendable (Handle) -> Void
    ) -> LazyTask {
        LazyTask(ending: {
            let promise = Promise<Success, Failure>()
            let handle = register { promise.end(Outcome($0)) }
            return await promise.outcome { cancel(handle) }
        })
    }
}

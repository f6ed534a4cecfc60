extension LazyTask {
    /// Makes a task from a function with a callback.
    ///
    /// - Parameter register: begins the work and calls the function that it receives, from any thread, now or later;
    ///   only the first call counts.
    /// - Returns: a task that ends with the first call. Cancellation ends it at once; the work continues, but its
    ///   result is ignored.
    public static func callback(
        _ register: @escaping @Sendable (_ resume: @escaping @Sendable (Result<Success, Failure>) -> Void) -> Void
    ) -> LazyTask {
        callback(register, onCancel: { (_: Void) in })
    }

    /// Makes a task from a function with a callback whose work can be stopped.
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
    ///   - register: begins the work, calls the function that it receives, from any thread, now or later, and returns a
    ///     handle of the work; only the first call counts.
    ///   - cancel: stops the work; called at most once, and not after the callback.
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

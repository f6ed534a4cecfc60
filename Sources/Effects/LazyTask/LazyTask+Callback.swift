extension LazyTask {
    /// Makes a task from a function with a callback.
    ///
    /// - Parameter register: the function that begins the work and passes the work's result to `resume`, from any
    ///   thread, before or after the function returns. Only the first call of `resume` counts.
    /// - Returns: a task that ends with the first call of `resume`. Cancellation ends the task immediately; the work
    ///   continues, but its result is ignored.
    public static func callback(
        _ register: @escaping @Sendable (_ resume: @escaping @Sendable (Result<Success, Failure>) -> Void) -> Void
    ) -> LazyTask {
        callback(register, onCancel: { (_: Void) in })
    }

    /// Makes a task from a function with a callback and a way to stop its work.
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
    ///   - register: the function that begins the work and returns a handle for it. The function passes the result to
    ///     `resume`, from any thread, before or after it returns. Only the first call of `resume` counts.
    ///   - cancel: the function that stops the work. It is called once, if a cancellation ends the task after the work
    ///     has begun.
    /// - Returns: a task that ends with the first call of `resume`. Cancellation ends the task immediately.
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

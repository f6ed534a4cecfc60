extension LazyTask {
    /// Makes a task that performs an effect on one thread. Cancellation does not interrupt the effect.
    @_alwaysEmitIntoClient
    public init(_ io: IO<Success, Failure>) { self.init(io.node.masked) }

    /// Makes a task with a given result.
    @_alwaysEmitIntoClient
    public init(_ result: Result<Success, Failure>) { self.init(Node.outcome(Outcome(result))) }

    /// Makes a task that returns an optional's value, or fails if there is none. The error is evaluated when the task
    /// is made, and only if there is no value.
    @_alwaysEmitIntoClient
    public init(_ optional: Success?, orFail error: @autoclosure () -> Failure) {
        if let optional {
            self = .of(optional)
        } else {
            self = .fail(error())
        }
    }

    /// Makes a task that waits for a running Swift task. If the run is cancelled during the wait, the Swift task is
    /// cancelled, too, but still awaited. If the run is cancelled before the wait begins, the Swift task continues.
    public init(adopting task: Task<Success, Failure>) {
        self.init(ending: {
            let result = await withTaskCancellationHandler {
                await task.result
            } onCancel: {
                task.cancel()
            }
            switch result {
            case .success(let value): return .success(value)
            case .failure(let error): return Outcome(thrown: error)
            }
        })
    }

    /// A function that runs the task and returns its value, or throws the task's error or `CancellationError`.
    @inlinable
    public var function: @Sendable () async throws -> Success {
        { try await run() }
    }

    /// Starts a run in an unstructured Swift task, which continues even if the caller does not wait for it.
    ///
    /// - Parameter priority: the Swift task's priority; by default, the caller's priority.
    /// - Returns: the running task. Cancelling it cancels the run; its error is a `Failure` or `CancellationError`.
    @discardableResult
    public func start(priority: TaskPriority? = nil) -> Task<Success, any Error> {
        Task(executorPreference: TaskPlace.executor, priority: priority) { try await run() }
    }

    /// Returns an effect that starts a run, as ``start(priority:)`` does.
    ///
    /// - Parameter priority: the Swift task's priority; by default, the priority of the code that performs the effect.
    public func starting(priority: TaskPriority? = nil) -> IO<Task<Success, any Error>, Never> {
        IO { start(priority: priority) }
    }
}

extension LazyTask {
    /// A task that performs an effect, in one go on one thread: no cancellation interrupts it.
    ///
    /// - Parameter io: the effect; its value or error is the task's.
    @_alwaysEmitIntoClient
    public init(_ io: IO<Success, Failure>) { self.init(io.node.masked) }

    /// A task that ends as a result says.
    ///
    /// - Parameter result: a value or an error.
    @_alwaysEmitIntoClient
    public init(_ result: Result<Success, Failure>) { self.init(Node.outcome(Outcome(result))) }

    /// A task that returns an optional's value.
    ///
    /// - Parameters:
    ///   - optional: a value or nothing.
    ///   - error: makes the error for nothing.
    @_alwaysEmitIntoClient
    public init(_ optional: Success?, orFail error: @autoclosure () -> Failure) {
        if let optional {
            self = .of(optional)
        } else {
            self = .fail(error())
        }
    }

    /// A task that waits for a Swift task which runs already.
    ///
    /// - Parameter task: the task to wait for. It is cancelled, and still awaited, if the run is cancelled.
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

    /// The task as a function that runs it: it throws the task's error, or `CancellationError`.
    @inlinable
    public var function: @Sendable () async throws -> Success {
        { try await run() }
    }

    /// Starts a run in a Swift task of its own, which runs on even if the caller does not wait for it.
    ///
    /// - Parameter priority: the task's priority; by default that of the caller.
    /// - Returns: the running task. Cancelling it cancels the run; its error is a `Failure` or `CancellationError`.
    @discardableResult
    public func start(priority: TaskPriority? = nil) -> Task<Success, any Error> {
        Task(executorPreference: TaskPlace.executor, priority: priority) { try await run() }
    }

    /// An effect that starts a run in a Swift task of its own.
    ///
    /// - Parameter priority: the task's priority; by default that of the caller.
    /// - Returns: an effect that returns the running task.
    public func starting(priority: TaskPriority? = nil) -> IO<Task<Success, any Error>, Never> {
        IO { start(priority: priority) }
    }
}

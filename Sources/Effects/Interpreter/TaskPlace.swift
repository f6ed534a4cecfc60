/// The place at which the toolkit's Swift tasks run: everywhere, unless a test has time stand still.
///
/// A task's children inherit its executor, but a task of its own does not; so those are started by ``startTask(_:)``.
package enum TaskPlace {
    /// The executor of the tasks; `nil` for the pool of threads.
    @TaskLocal package static var executor: (any TaskExecutor)?
}

/// Starts a Swift task of its own, where this one's are to run.
///
/// - Parameter work: the function's work.
/// - Returns: the task.
@discardableResult
package func startTask<Success: Sendable>(
    _ work: sending @escaping () async -> Success
) -> Task<Success, Never> {
    Task(executorPreference: TaskPlace.executor, operation: work)
}

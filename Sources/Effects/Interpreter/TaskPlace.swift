/// The executor of the toolkit's Swift tasks: the default one, unless a test controls time.
///
/// A task's children inherit its executor, but unstructured tasks do not: ``startTask(_:)`` starts them on this
/// executor.
package enum TaskPlace {
    /// The executor of the tasks; `nil` for the thread pool.
    @TaskLocal package static var executor: (any TaskExecutor)?
}

/// Starts an unstructured Swift task on the executor in ``TaskPlace``.
///
/// - Parameter work: the work to do.
/// - Returns: the task.
@discardableResult
package func startTask<Success: Sendable>(
    _ work: sending @escaping () async -> Success
) -> Task<Success, Never> {
    Task(executorPreference: TaskPlace.executor, operation: work)
}

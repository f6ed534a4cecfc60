/// The executor of the Swift tasks that run effects: the default one, unless a test controls time.
///
/// Child tasks inherit an executor, but unstructured tasks do not. Code that starts an unstructured task uses
/// ``executor``.
package enum TaskPlace {
    /// The executor; `nil` for the default one.
    @TaskLocal package static var executor: (any TaskExecutor)?
}

/// Starts an unstructured Swift task on the executor in ``TaskPlace``.
@discardableResult
package func startTask<Success: Sendable>(
    _ work: sending @escaping () async -> Success
) -> Task<Success, Never> {
    Task(executorPreference: TaskPlace.executor, operation: work)
}

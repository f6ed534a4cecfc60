extension LazyTask {
    /// Returns a task that runs this task and `other` at the same time and ends with the first value or error. The
    /// slower task is cancelled and awaited.
    public func race(_ other: LazyTask) -> LazyTask { .race([self, other]) }

    /// Returns a task that runs tasks at the same time and ends with the first value or error.
    ///
    /// - Parameter tasks: the tasks to run. Without tasks, the race ends only when it is cancelled.
    /// - Returns: a task with the first value or error. The other tasks are cancelled and awaited, so they have ended
    ///   when the race ends. If every task is cancelled, so is the race.
    public static func race(_ tasks: [LazyTask]) -> LazyTask {
        guard !tasks.isEmpty else { return .never }
        return LazyTask(ending: {
            await withTaskGroup(of: Outcome<Success, Failure>.self) { group in
                for task in tasks {
                    group.addTask { await task.outcome() }
                }
                return await firstToEnd(of: &group)
            }
        })
    }

    /// Returns a task that runs tasks at the same time and returns the first value.
    ///
    /// - Returns: a task with the first value, or with the last error if all fail. After the first value, the tasks
    ///   that are still running are cancelled and awaited. If none succeeds and at least one is cancelled, the outcome
    ///   is a cancellation.
    /// - Precondition: there is at least one task.
    public static func firstSuccess(of tasks: [LazyTask]) -> LazyTask {
        precondition(!tasks.isEmpty, "an empty list of tasks has no first success")
        return LazyTask(ending: {
            await withTaskGroup(of: Outcome<Success, Failure>.self) { group in
                for task in tasks {
                    group.addTask { await task.outcome() }
                }
                var last: Outcome<Success, Failure>?
                while let outcome = await group.next() {
                    if case .success = last { continue }
                    if case .success = outcome {
                        group.cancelAll()
                    } else if case .cancelled = last {
                        // A task was cancelled earlier, so not all tasks have failed: the outcome remains a
                        // cancellation.
                        continue
                    }
                    last = outcome
                }
                return last ?? .cancelled
            }
        })
    }
}

/// Returns the first outcome that is not a cancellation, or `cancelled` if there is none. The other children are
/// cancelled and awaited.
func firstToEnd<Success, Failure>(
    of group: inout TaskGroup<Outcome<Success, Failure>>
) async -> Outcome<Success, Failure> {
    var first = Outcome<Success, Failure>.cancelled
    while let outcome = await group.next() {
        if first.isCancelled, !outcome.isCancelled {
            first = outcome
            group.cancelAll()
        }
    }
    return first
}

extension Sequence where Element: Sendable {
    /// Returns a task that makes one task from each element, runs these tasks at the same time, and returns all their
    /// values.
    ///
    /// ```swift
    /// let pages = urls.traverse(limit: 4) { url in fetch(url) }
    /// ```
    ///
    /// - Parameters:
    ///   - limit: the maximum number of tasks that run at the same time; with a limit of 1, they run one after another.
    ///     By default, all tasks run at the same time.
    ///   - task: the function that makes an element's task, called when the task can begin.
    /// - Returns: a task with the values in the elements' order. If one of the tasks fails or is cancelled, no more
    ///   tasks begin, the running ones are cancelled and awaited, and the result is the first failure or cancellation.
    /// - Precondition: `limit` is above zero.
    /// - Complexity: one child task for each element, at most `limit` at a time.
    public func traverse<Success, Failure>(
        limit: Int = .max, _ task: @escaping @Sendable (Element) -> LazyTask<Success, Failure>
    ) -> LazyTask<[Success], Failure> {
        precondition(limit > 0, "a limit of \(limit) would never begin a task: use 1 or more")
        let elements = Array(self)
        return LazyTask(ending: {
            var values = [Success?](repeating: nil, count: elements.count)
            let outcome = await parallel(elements.count, limit: limit, { await task(elements[$0]).outcome() }) {
                values[$0] = $1
            }
            return outcome.map { values.map(\.unsafelyUnwrapped) }
        })
    }

    /// Returns a task that runs the sequence's tasks, as `traverse(limit:_:)` does.
    public func sequence<Success, Failure>(limit: Int = .max) -> LazyTask<[Success], Failure>
    where Element == LazyTask<Success, Failure> {
        traverse(limit: limit) { $0 }
    }
}

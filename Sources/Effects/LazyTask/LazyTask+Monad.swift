extension LazyTask {
    /// Continues with a task made from the value: the `bind` of the monad.
    ///
    /// - Parameter next: the function that makes the next task; a run calls it after this task has succeeded.
    /// - Returns: a task with the next task's outcome, or with this task's failure or cancellation.
    /// - Complexity: O(1). A run has one more step, which uses no stack space.
    @_alwaysEmitIntoClient
    public func flatMap<NewSuccess>(
        _ next: @escaping @Sendable (Success) -> LazyTask<NewSuccess, Failure>
    ) -> LazyTask<NewSuccess, Failure> {
        // This call repeats the body of `Node.bind`, so that `next` is not wrapped in another closure.
        LazyTask<NewSuccess, Failure>(
            Node.calling(after: node, on: .success, Held(NextTask(next))) { machine, held in
                held(as: NextTask<Success, NewSuccess, Failure>.self).make(machine.take()).node
            })
    }

    /// Returns a task that runs this task, and then the task that this task returns: the `join` of the monad.
    ///
    /// - Returns: a task with the inner task's outcome, or with this task's failure or cancellation.
    @_alwaysEmitIntoClient
    public func flatten<Inner>() -> LazyTask<Inner, Failure> where Success == LazyTask<Inner, Failure> {
        flatMap { $0 }
    }

    /// Continues with another task and drops this task's value.
    ///
    /// - Returns: a task with the outcome of `next`, or with this task's failure or cancellation.
    @_alwaysEmitIntoClient
    public func then<NewSuccess>(_ next: LazyTask<NewSuccess, Failure>) -> LazyTask<NewSuccess, Failure> {
        flatMap { _ in next }
    }

    /// Returns a task that runs this task, runs a second task made from its value, and returns the first value.
    ///
    /// - Parameter effect: the function that makes the second task. The value of that task is dropped.
    /// - Returns: a task with this task's value, or with the failure or cancellation of either task.
    @_alwaysEmitIntoClient
    public func tap<Ignored>(_ effect: @escaping @Sendable (Success) -> LazyTask<Ignored, Failure>) -> LazyTask {
        LazyTask(node.tap({ (value: Success) in effect(value).node }, ignoring: Ignored.self))
    }

    // The first of the next two overloads is needed: without it, the second would accept a closure whose task has the
    // failure type `Never`, and would never run that task. Both are disfavored, so that a closure that also fits the
    // method above is not ambiguous.

    /// Like ``tap(_:)``, for a second task that cannot fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func tap<Ignored>(_ effect: @escaping @Sendable (Success) -> LazyTask<Ignored, Never>) -> LazyTask {
        LazyTask(node.tap({ (value: Success) in effect(value).node }, ignoring: Ignored.self))
    }

    /// Returns a task that runs this task, calls a function with its value, and returns the value.
    ///
    /// If the function returns a task with errors of another type, or an `IO`, that result is never run. The compiler
    /// warns that it is unused.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func tap(_ look: @escaping @Sendable (Success) -> Void) -> LazyTask {
        map { value in
            look(value)
            return value
        }
    }
}

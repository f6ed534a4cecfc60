extension LazyTask {
    /// Goes on with a task made from the value: the `bind` of the monad.
    ///
    /// - Parameter next: makes the task that follows; called in a run, after this task has succeeded.
    /// - Returns: a task that ends as the second one does, or as this one if it gives no value.
    /// - Complexity: O(1); in a run one turn of the loop, no stack.
    @_alwaysEmitIntoClient
    public func flatMap<NewSuccess>(
        _ next: @escaping @Sendable (Success) -> LazyTask<NewSuccess, Failure>
    ) -> LazyTask<NewSuccess, Failure> {
        // Written out, as in `Node.bind`: not one closure around another.
        LazyTask<NewSuccess, Failure>(
            Node.calling(after: node, on: .success, Held(NextTask(next))) { machine, held in
                held(as: NextTask<Success, NewSuccess, Failure>.self).make(machine.take()).node
            })
    }

    /// Runs the task that this task returns: the `join` of the monad.
    ///
    /// - Returns: a task that ends as the inner one does, or as this one if it gives no value.
    @_alwaysEmitIntoClient
    public func flatten<Inner>() -> LazyTask<Inner, Failure> where Success == LazyTask<Inner, Failure> {
        flatMap { $0 }
    }

    /// Goes on with another task and forgets this one's value.
    ///
    /// - Parameter next: the task that follows.
    /// - Returns: a task that ends as `next` does, or as this one if it gives no value.
    @_alwaysEmitIntoClient
    public func then<NewSuccess>(_ next: LazyTask<NewSuccess, Failure>) -> LazyTask<NewSuccess, Failure> {
        flatMap { _ in next }
    }

    /// Runs a task made from the value, and keeps the value.
    ///
    /// - Parameter effect: makes the task to run, whose value is ignored.
    /// - Returns: a task with this task's value, or that ends as the one of the two that gives none.
    @_alwaysEmitIntoClient
    public func tap<Ignored>(_ effect: @escaping @Sendable (Success) -> LazyTask<Ignored, Failure>) -> LazyTask {
        LazyTask(node.tap({ (value: Success) in effect(value).node }, ignoring: Ignored.self))
    }

    /// See ``tap(_:)``; a function looks at the value.
    @_alwaysEmitIntoClient
    public func tap(_ look: @escaping @Sendable (Success) -> Void) -> LazyTask {
        map { value in
            look(value)
            return value
        }
    }
}

extension IO {
    /// Continues with an effect made from the value: the `bind` of the monad.
    ///
    /// - Parameter next: makes the effect that follows; called in a run, after this effect has succeeded.
    /// - Returns: an effect with the second one's result, or with this effect's error.
    /// - Complexity: O(1); a run needs one turn of the loop and no stack.
    @_alwaysEmitIntoClient
    public func flatMap<NewSuccess>(
        _ next: @escaping @Sendable (Success) -> IO<NewSuccess, Failure>
    ) -> IO<NewSuccess, Failure> {
        // `Node.bind` is repeated here, to avoid one closure around another.
        IO<NewSuccess, Failure>(
            Node.calling(after: node, on: .success, Held(NextIO(next))) { machine, held in
                held(as: NextIO<Success, NewSuccess, Failure>.self).make(machine.take()).node
            })
    }

    /// Performs the effect that this effect returns: the `join` of the monad.
    ///
    /// - Returns: an effect with the inner one's result, or with this effect's error.
    @_alwaysEmitIntoClient
    public func flatten<Inner>() -> IO<Inner, Failure> where Success == IO<Inner, Failure> {
        flatMap { $0 }
    }

    /// Continues with another effect and drops this one's value.
    ///
    /// - Parameter next: the effect that follows.
    /// - Returns: an effect with the result of `next`, or with this effect's error.
    @_alwaysEmitIntoClient
    public func then<NewSuccess>(_ next: IO<NewSuccess, Failure>) -> IO<NewSuccess, Failure> {
        flatMap { _ in next }
    }

    /// Performs an effect made from the value, and keeps the value.
    ///
    /// - Parameter effect: makes the effect to perform, whose value is dropped.
    /// - Returns: an effect with this effect's value, or with the error of either.
    @_alwaysEmitIntoClient
    public func tap<Ignored>(_ effect: @escaping @Sendable (Success) -> IO<Ignored, Failure>) -> IO {
        IO(node.tap({ (value: Success) in effect(value).node }, ignoring: Ignored.self))
    }

    /// See ``tap(_:)``; a function that is called with the value.
    @_alwaysEmitIntoClient
    public func tap(_ look: @escaping @Sendable (Success) -> Void) -> IO {
        map { value in
            look(value)
            return value
        }
    }
}

extension IO {
    /// Goes on with an effect made from the value: the `bind` of the monad.
    ///
    /// - Parameter next: makes the effect that follows; called in a run, after this effect has succeeded.
    /// - Returns: an effect that ends as the second one does, or with this effect's error.
    /// - Complexity: O(1); in a run one turn of the loop, no stack.
    @_alwaysEmitIntoClient
    public func flatMap<NewSuccess>(
        _ next: @escaping @Sendable (Success) -> IO<NewSuccess, Failure>
    ) -> IO<NewSuccess, Failure> {
        // Written out, as in `Node.bind`: not one closure around another.
        IO<NewSuccess, Failure>(
            Node.calling(after: node, on: .success, Held(NextIO(next))) { machine, held in
                held(as: NextIO<Success, NewSuccess, Failure>.self).make(machine.take()).node
            })
    }

    /// Performs the effect that this effect returns: the `join` of the monad.
    ///
    /// - Returns: an effect that ends as the inner one does, or with this effect's error.
    @_alwaysEmitIntoClient
    public func flatten<Inner>() -> IO<Inner, Failure> where Success == IO<Inner, Failure> {
        flatMap { $0 }
    }

    /// Goes on with another effect and forgets this one's value.
    ///
    /// - Parameter next: the effect that follows.
    /// - Returns: an effect that ends as `next` does, or with this effect's error.
    @_alwaysEmitIntoClient
    public func then<NewSuccess>(_ next: IO<NewSuccess, Failure>) -> IO<NewSuccess, Failure> {
        flatMap { _ in next }
    }

    /// Performs an effect made from the value, and keeps the value.
    ///
    /// - Parameter effect: makes the effect to perform, whose value is ignored.
    /// - Returns: an effect with this effect's value, or with the error of either.
    @_alwaysEmitIntoClient
    public func tap<Ignored>(_ effect: @escaping @Sendable (Success) -> IO<Ignored, Failure>) -> IO {
        IO(node.tap({ (value: Success) in effect(value).node }, ignoring: Ignored.self))
    }

    /// See ``tap(_:)``; a function looks at the value.
    @_alwaysEmitIntoClient
    public func tap(_ look: @escaping @Sendable (Success) -> Void) -> IO {
        map { value in
            look(value)
            return value
        }
    }
}

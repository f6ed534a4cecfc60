extension IO {
    /// Continues with an effect made from the value: the `bind` of the monad.
    ///
    /// - Parameter next: the function that makes the next effect; a run calls it after this effect has succeeded.
    /// - Returns: an effect with the next effect's result, or with this effect's error.
    /// - Complexity: O(1). A run has one more step, which uses no stack space.
    @_alwaysEmitIntoClient
    public func flatMap<NewSuccess>(
        _ next: @escaping @Sendable (Success) -> IO<NewSuccess, Failure>
    ) -> IO<NewSuccess, Failure> {
        // This call repeats the body of `Node.bind`, so that `next` is not wrapped in another closure.
        IO<NewSuccess, Failure>(
            Node.calling(after: node, on: .success, Held(NextIO(next))) { machine, held in
                held(as: NextIO<Success, NewSuccess, Failure>.self).make(machine.take()).node
            })
    }

    /// Returns an effect that performs this effect, and then the effect that this effect returns: the `join` of the
    /// monad.
    ///
    /// - Returns: an effect with the inner effect's result, or with this effect's error.
    @_alwaysEmitIntoClient
    public func flatten<Inner>() -> IO<Inner, Failure> where Success == IO<Inner, Failure> {
        flatMap { $0 }
    }

    /// Continues with another effect and drops this effect's value.
    ///
    /// - Returns: an effect with the result of `next`, or with this effect's error.
    @_alwaysEmitIntoClient
    public func then<NewSuccess>(_ next: IO<NewSuccess, Failure>) -> IO<NewSuccess, Failure> {
        flatMap { _ in next }
    }

    /// Returns an effect that performs this effect, performs a second effect made from its value, and returns the first
    /// value.
    ///
    /// - Parameter effect: the function that makes the second effect. The value of that effect is dropped.
    /// - Returns: an effect with this effect's value, or with the error of either effect.
    @_alwaysEmitIntoClient
    public func tap<Ignored>(_ effect: @escaping @Sendable (Success) -> IO<Ignored, Failure>) -> IO {
        IO(node.tap({ (value: Success) in effect(value).node }, ignoring: Ignored.self))
    }

    // The first of the next two overloads is needed: without it, the second would accept a closure whose effect has the
    // failure type `Never`, and would never perform that effect. Both are disfavored, so that a closure that also fits
    // the method above is not ambiguous.

    /// Like ``tap(_:)``, for a second effect that cannot fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func tap<Ignored>(_ effect: @escaping @Sendable (Success) -> IO<Ignored, Never>) -> IO {
        IO(node.tap({ (value: Success) in effect(value).node }, ignoring: Ignored.self))
    }

    /// Returns an effect that performs this effect, calls a function with its value, and returns the value.
    ///
    /// If the function returns an effect with errors of another type, or a `LazyTask`, that result is never performed.
    /// The compiler warns that it is unused.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func tap(_ look: @escaping @Sendable (Success) -> Void) -> IO {
        map { value in
            look(value)
            return value
        }
    }
}

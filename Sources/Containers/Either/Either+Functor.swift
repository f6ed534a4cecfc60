extension Either {
    // MARK: - Functor

    /// Changes the right value.
    /// - Parameter transform: The function to call with the right value, if there is one.
    /// - Returns: The result of `transform` for the right value, or the unchanged left value.
    /// - Throws: The error that `transform` throws.
    @_alwaysEmitIntoClient
    public func map<NewRight, Thrown>(
        _ transform: (Right) throws(Thrown) -> NewRight
    ) throws(Thrown) -> Either<Left, NewRight> {
        switch self {
        case .left(let left): .left(left)
        case .right(let right): .right(try transform(right))
        }
    }

    /// Changes the left value.
    /// - Parameter transform: The function to call with the left value, if there is one.
    /// - Returns: The result of `transform` for the left value, or the unchanged right value.
    /// - Throws: The error that `transform` throws.
    @_alwaysEmitIntoClient
    public func mapLeft<NewLeft, Thrown>(
        _ transform: (Left) throws(Thrown) -> NewLeft
    ) throws(Thrown) -> Either<NewLeft, Right> {
        switch self {
        case .left(let left): .left(try transform(left))
        case .right(let right): .right(right)
        }
    }

    /// Changes the value on either side: the two-sided map of a *bifunctor*.
    /// - Parameters:
    ///   - transformLeft: The function to call with a left value.
    ///   - transformRight: The function to call with a right value.
    /// - Returns: The result, on the same side.
    /// - Throws: The error that the called function throws.
    @_alwaysEmitIntoClient
    public func bimap<NewLeft, NewRight, Thrown>(
        left transformLeft: (Left) throws(Thrown) -> NewLeft,
        right transformRight: (Right) throws(Thrown) -> NewRight
    ) throws(Thrown) -> Either<NewLeft, NewRight> {
        switch self {
        case .left(let left): .left(try transformLeft(left))
        case .right(let right): .right(try transformRight(right))
        }
    }

    /// Calls a function with the right value.
    /// - Parameter look: The function to call with the right value, if there is one.
    /// - Returns: This value, unchanged.
    /// - Throws: The error that `look` throws.
    @_alwaysEmitIntoClient @discardableResult
    public func tap<Thrown>(_ look: (Right) throws(Thrown) -> Void) throws(Thrown) -> Self {
        if case .right(let right) = self { try look(right) }
        return self
    }

    /// Calls a function with the left value.
    /// - Parameter look: The function to call with the left value, if there is one.
    /// - Returns: This value, unchanged.
    /// - Throws: The error that `look` throws.
    @_alwaysEmitIntoClient @discardableResult
    public func tapLeft<Thrown>(_ look: (Left) throws(Thrown) -> Void) throws(Thrown) -> Self {
        if case .left(let left) = self { try look(left) }
        return self
    }

    /// Turns a function on values into a function on `Either`s: `map` with the function first, for point-free use.
    /// - Parameter transform: The function to lift.
    /// - Returns: A function that maps `transform` over its argument.
    @_alwaysEmitIntoClient
    public static func lift<Value>(
        _ transform: @escaping (Value) -> Right
    ) -> (Either<Left, Value>) -> Either<Left, Right> {
        { $0.map(transform) }
    }

    /// Turns a `@Sendable` function on values into a `@Sendable` function on `Either`s: `map` with the function first.
    /// - Parameter transform: The function to lift.
    /// - Returns: A function that maps `transform` over its argument.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func lift<Value>(
        _ transform: @escaping @Sendable (Value) -> Right
    ) -> @Sendable (Either<Left, Value>) -> Either<Left, Right> {
        { $0.map(transform) }
    }

    // MARK: - Applicative

    /// Applies a function that may itself be a left value.
    ///
    /// If both are left values, the left value of the function is kept: the function is first in `function(value)`.
    /// - Parameter function: The function, or the reason why there is none.
    /// - Returns: The function's result for the right value, or the first left value.
    @_alwaysEmitIntoClient
    public func apply<NewRight>(_ function: Either<Left, (Right) -> NewRight>) -> Either<Left, NewRight> {
        function.flatMap { map($0) }
    }
}

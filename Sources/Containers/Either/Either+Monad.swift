extension Either {
    // MARK: - Monad

    /// Runs another step that may return a left value. Known as *bind*.
    /// - Parameter transform: The function to call with the right value, if there is one.
    /// - Returns: The result of `transform`, or the unchanged left value.
    /// - Throws: The error that `transform` throws.
    @_alwaysEmitIntoClient
    public func flatMap<NewRight, Thrown>(
        _ transform: (Right) throws(Thrown) -> Either<Left, NewRight>
    ) throws(Thrown) -> Either<Left, NewRight> {
        switch self {
        case .left(let left): .left(left)
        case .right(let right): try transform(right)
        }
    }

    /// Removes one of two layers of `Either`. Known as *join*.
    /// - Returns: The inner `Either`, or the outer left value.
    @_alwaysEmitIntoClient
    public func flatten<Value>() -> Either<Left, Value> where Right == Either<Left, Value> {
        flatMap { $0 }
    }

    /// Keeps a right value that satisfies a condition.
    /// - Parameters:
    ///   - isIncluded: The condition, called once with a right value.
    ///   - makeLeft: The function that makes a left value from a right value that does not satisfy the condition.
    /// - Returns: This value, or the new left value.
    /// - Throws: The error that either function throws.
    @_alwaysEmitIntoClient
    public func filterOrElse<Thrown>(
        _ isIncluded: (Right) throws(Thrown) -> Bool, _ makeLeft: (Right) throws(Thrown) -> Left
    ) throws(Thrown) -> Self {
        guard case .right(let right) = self, try !isIncluded(right) else { return self }
        return .left(try makeLeft(right))
    }

    /// Runs another step after a left value, to recover from it: `flatMap` on the other side.
    /// - Parameter mend: The function to call with the left value, if there is one.
    /// - Returns: The result of `mend`, or the unchanged right value.
    /// - Throws: The error that `mend` throws.
    @_alwaysEmitIntoClient
    public func recover<NewLeft, Thrown>(
        _ mend: (Left) throws(Thrown) -> Either<NewLeft, Right>
    ) throws(Thrown) -> Either<NewLeft, Right> {
        switch self {
        case .left(let left): try mend(left)
        case .right(let right): .right(right)
        }
    }

    /// Returns this right value, or another `Either` in place of a left one.
    /// - Parameter alternative: The value to return instead; only evaluated if this is a left value.
    /// - Returns: This right value, or the alternative.
    @_alwaysEmitIntoClient
    public func orElse<NewLeft>(_ alternative: @autoclosure () -> Either<NewLeft, Right>) -> Either<NewLeft, Right> {
        recover { _ in alternative() }
    }

    // MARK: - Folding

    /// Makes one result from either side. Known as *catamorphism*, `either` or `match`.
    /// - Parameters:
    ///   - ifLeft: The function to call with a left value.
    ///   - ifRight: The function to call with a right value.
    /// - Returns: The result of the called function.
    /// - Throws: The error that the called function throws.
    @_alwaysEmitIntoClient
    public func fold<Value, Thrown>(
        ifLeft: (Left) throws(Thrown) -> Value, ifRight: (Right) throws(Thrown) -> Value
    ) throws(Thrown) -> Value {
        switch self {
        case .left(let left): try ifLeft(left)
        case .right(let right): try ifRight(right)
        }
    }

    /// Returns the right value, or a default.
    /// - Parameter value: The default; only evaluated if this is a left value.
    /// - Returns: The right value or the default.
    @_alwaysEmitIntoClient
    public func getOrElse(_ value: @autoclosure () -> Right) -> Right {
        right ?? value()
    }

    /// Returns the right value, or a value made from the left one.
    /// - Parameter makeRight: The function to call with the left value, if there is one.
    /// - Returns: The right value, or the result of `makeRight`.
    /// - Throws: The error that `makeRight` throws.
    @_alwaysEmitIntoClient
    public func getOrElse<Thrown>(_ makeRight: (Left) throws(Thrown) -> Right) throws(Thrown) -> Right {
        switch self {
        case .left(let left): try makeRight(left)
        case .right(let right): right
        }
    }

    /// Returns the value of either side.
    /// - Returns: The left or the right value.
    @_alwaysEmitIntoClient
    public func merge() -> Right where Left == Right {
        switch self {
        case .left(let value), .right(let value): value
        }
    }
}

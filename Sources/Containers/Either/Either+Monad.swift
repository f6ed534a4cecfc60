extension Either {
    // MARK: - Monad

    /// Runs another step with the right value. A left value stays unchanged; the step does not run. Known as *bind*.
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
    @_alwaysEmitIntoClient
    public func flatten<Value>() -> Either<Left, Value> where Right == Either<Left, Value> {
        flatMap { $0 }
    }

    /// Turns a right value that does not satisfy a condition into the left value that `makeLeft` returns.
    @_alwaysEmitIntoClient
    public func filterOrElse<Thrown>(
        _ isIncluded: (Right) throws(Thrown) -> Bool, _ makeLeft: (Right) throws(Thrown) -> Left
    ) throws(Thrown) -> Self {
        guard case .right(let right) = self, try !isIncluded(right) else { return self }
        return .left(try makeLeft(right))
    }

    /// Turns a right value that does not satisfy a condition into a left value, which is evaluated only if needed.
    @_alwaysEmitIntoClient
    public func filterOrElse<Thrown>(
        _ isIncluded: (Right) throws(Thrown) -> Bool, orLeft left: @autoclosure () -> Left
    ) throws(Thrown) -> Self {
        guard case .right(let right) = self, try !isIncluded(right) else { return self }
        return .left(left())
    }

    /// Runs another step with the left value, to recover from it. A right value stays unchanged; the step does not run.
    /// This is `flatMap` for the left value.
    @_alwaysEmitIntoClient
    public func recover<NewLeft, Thrown>(
        _ mend: (Left) throws(Thrown) -> Either<NewLeft, Right>
    ) throws(Thrown) -> Either<NewLeft, Right> {
        switch self {
        case .left(let left): try mend(left)
        case .right(let right): .right(right)
        }
    }

    /// Returns this `Either` if it is a right value, or else an alternative.
    /// - Parameter alternative: The `Either` to return instead; only evaluated if this is a left value.
    @_alwaysEmitIntoClient
    public func orElse<NewLeft>(_ alternative: @autoclosure () -> Either<NewLeft, Right>) -> Either<NewLeft, Right> {
        recover { _ in alternative() }
    }

    // MARK: - Folding

    /// Turns either side into a value of one common type. Known as *catamorphism*, `either` or `match`.
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
    @_alwaysEmitIntoClient
    public func getOrElse(_ value: @autoclosure () -> Right) -> Right {
        right ?? value()
    }

    /// Returns the right value, or a value made from the left one.
    @_alwaysEmitIntoClient
    public func getOrElse<Thrown>(_ makeRight: (Left) throws(Thrown) -> Right) throws(Thrown) -> Right {
        switch self {
        case .left(let left): try makeRight(left)
        case .right(let right): right
        }
    }

    /// Returns the left or the right value, which have the same type.
    @_alwaysEmitIntoClient
    public func merge() -> Right where Left == Right {
        switch self {
        case .left(let value), .right(let value): value
        }
    }
}

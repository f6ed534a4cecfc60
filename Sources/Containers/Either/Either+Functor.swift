extension Either {
    // MARK: - Functor

    /// Applies a function to the right value. A left value stays unchanged.
    @_alwaysEmitIntoClient
    public func map<NewRight, Thrown>(
        _ transform: (Right) throws(Thrown) -> NewRight
    ) throws(Thrown) -> Either<Left, NewRight> {
        switch self {
        case .left(let left): .left(left)
        case .right(let right): .right(try transform(right))
        }
    }

    /// Applies a function to the left value. A right value stays unchanged.
    @_alwaysEmitIntoClient
    public func mapLeft<NewLeft, Thrown>(
        _ transform: (Left) throws(Thrown) -> NewLeft
    ) throws(Thrown) -> Either<NewLeft, Right> {
        switch self {
        case .left(let left): .left(try transform(left))
        case .right(let right): .right(right)
        }
    }

    /// Applies one function to a left value, or another to a right value: the two-sided map of a *bifunctor*.
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

    /// Calls a function with the right value, if there is one, and returns this `Either` unchanged.
    @_alwaysEmitIntoClient @discardableResult
    public func tap<Thrown>(_ look: (Right) throws(Thrown) -> Void) throws(Thrown) -> Self {
        if case .right(let right) = self { try look(right) }
        return self
    }

    /// Calls a function with the left value, if there is one, and returns this `Either` unchanged.
    @_alwaysEmitIntoClient @discardableResult
    public func tapLeft<Thrown>(_ look: (Left) throws(Thrown) -> Void) throws(Thrown) -> Self {
        if case .left(let left) = self { try look(left) }
        return self
    }

    /// Turns a function on values into a function on `Either`s: `lift(f)(either)` is `either.map(f)`.
    @_alwaysEmitIntoClient
    public static func lift<Value>(
        _ transform: @escaping (Value) -> Right
    ) -> (Either<Left, Value>) -> Either<Left, Right> {
        { $0.map(transform) }
    }

    /// Turns a `@Sendable` function on values into a function on `Either`s; see ``lift(_:)``.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func lift<Value>(
        _ transform: @escaping @Sendable (Value) -> Right
    ) -> @Sendable (Either<Left, Value>) -> Either<Left, Right> {
        { $0.map(transform) }
    }

    // MARK: - Applicative

    /// Applies a function that may itself be a left value.
    ///
    /// If `function` and this `Either` are both left values, the left value of `function` is returned, because the
    /// function comes first in `function(value)`.
    @_alwaysEmitIntoClient
    public func apply<NewRight>(_ function: Either<Left, (Right) -> NewRight>) -> Either<Left, NewRight> {
        function.flatMap { map($0) }
    }
}

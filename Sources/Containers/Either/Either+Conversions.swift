extension Either {
    // MARK: - Conversions

    /// Makes an `Either` from throwing code: its result on the right, or its error on the left.
    /// - Parameter body: The code to run. Its errors have the type `Left`: if the compiler does not infer this type,
    ///   write `{ () throws(MyError) in … }`.
    @_alwaysEmitIntoClient
    public init(catching body: () throws(Left) -> Right) where Left: Error {
        do {
            self = .right(try body())
        } catch {
            self = .left(error)
        }
    }

    /// Turns a throwing function into one that returns an `Either`: its result on the right, or its error on the left.
    @_alwaysEmitIntoClient
    public static func catching<Value>(
        _ function: @escaping (Value) throws(Left) -> Right
    ) -> (Value) -> Self where Left: Error {
        { value in Self { () throws(Left) in try function(value) } }
    }

    /// Turns a `@Sendable` throwing function into one that returns an `Either`; see ``catching(_:)``.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func catching<Value>(
        _ function: @escaping @Sendable (Value) throws(Left) -> Right
    ) -> @Sendable (Value) -> Self where Left: Error {
        { value in Self { () throws(Left) in try function(value) } }
    }

    /// Returns the right value, or throws the left one.
    @_alwaysEmitIntoClient
    public func get() throws(Left) -> Right where Left: Error {
        switch self {
        case .left(let left): throw left
        case .right(let right): return right
        }
    }

    /// Returns the right value, or `nil` for a left one.
    @_alwaysEmitIntoClient
    public func toOptional() -> Right? { right }

    /// Returns an array with the right value, or an empty array for a left one.
    @_alwaysEmitIntoClient
    public func toArray() -> [Right] {
        switch self {
        case .left: []
        case .right(let right): [right]
        }
    }

    /// Converts to a `Result`: a left value becomes a failure, and a right value becomes a success.
    @_alwaysEmitIntoClient
    public func toResult() -> Result<Right, Left> where Left: Error {
        switch self {
        case .left(let left): .failure(left)
        case .right(let right): .success(right)
        }
    }

    /// Converts to a ``Validated``; a left value becomes its only failure.
    @_alwaysEmitIntoClient
    public func toValidated() -> Validated<Right, Left> {
        switch self {
        case .left(let left): .invalid(NonEmpty(left))
        case .right(let right): .valid(right)
        }
    }

    /// Converts an `Either` whose left value is a list of failures to a ``Validated`` with these failures. This is the
    /// inverse of `Validated.toEither()`.
    @_alwaysEmitIntoClient
    public func toValidated<Failure>() -> Validated<Right, Failure> where Left == NonEmpty<Failure> {
        switch self {
        case .left(let failures): .invalid(failures)
        case .right(let right): .valid(right)
        }
    }
}

extension Either where Left: Error {
    /// Makes an `Either` from a `Result`: an error becomes a left value, and the value of a success becomes a right
    /// value.
    @_alwaysEmitIntoClient
    public init(_ result: Result<Right, Left>) { self = result.toEither() }
}

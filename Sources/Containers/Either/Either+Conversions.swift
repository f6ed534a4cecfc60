extension Either {
    // MARK: - Conversions

    /// Runs throwing code: its result is the right value, its error the left one.
    /// - Parameter body: The code, run once. Its errors have the type `Left`: if the compiler does not infer it, write
    ///   `{ () throws(MyError) in … }`.
    @_alwaysEmitIntoClient
    public init(catching body: () throws(Left) -> Right) where Left: Error {
        do {
            self = .right(try body())
        } catch {
            self = .left(error)
        }
    }

    /// Turns a throwing function into one that returns an `Either`.
    /// - Parameter function: The function; its errors have the type `Left`.
    /// - Returns: A function whose result is the right value and whose error is the left one.
    @_alwaysEmitIntoClient
    public static func catching<Value>(
        _ function: @escaping (Value) throws(Left) -> Right
    ) -> (Value) -> Self where Left: Error {
        { value in Self { () throws(Left) in try function(value) } }
    }

    /// Turns a throwing function into one that returns an `Either`, for use across threads.
    /// - Parameter function: The function; its errors have the type `Left`.
    /// - Returns: A function whose result is the right value and whose error is the left one.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func catching<Value>(
        _ function: @escaping @Sendable (Value) throws(Left) -> Right
    ) -> @Sendable (Value) -> Self where Left: Error {
        { value in Self { () throws(Left) in try function(value) } }
    }

    /// Returns the right value, or throws the left one.
    /// - Returns: The right value.
    /// - Throws: The left value.
    @_alwaysEmitIntoClient
    public func get() throws(Left) -> Right where Left: Error {
        switch self {
        case .left(let left): throw left
        case .right(let right): return right
        }
    }

    /// Converts to an optional of the right value; a left value is dropped.
    /// - Returns: The right value, or `nil`.
    @_alwaysEmitIntoClient
    public func toOptional() -> Right? { right }

    /// Converts to an array of the right value; a left value is dropped.
    /// - Returns: An array of one element or none.
    @_alwaysEmitIntoClient
    public func toArray() -> [Right] {
        switch self {
        case .left: []
        case .right(let right): [right]
        }
    }

    /// Converts to a `Result`: left is failure, right is success.
    /// - Returns: The result.
    @_alwaysEmitIntoClient
    public func toResult() -> Result<Right, Left> where Left: Error {
        switch self {
        case .left(let left): .failure(left)
        case .right(let right): .success(right)
        }
    }

    /// Converts to a ``Validated``, which collects failures, while `Either` stops at the first.
    /// - Returns: Valid for a right value, invalid with one failure for a left one.
    @_alwaysEmitIntoClient
    public func toValidated() -> Validated<Right, Left> {
        switch self {
        case .left(let left): .invalid(NonEmpty(left))
        case .right(let right): .valid(right)
        }
    }

    /// Converts a list of failures to a ``Validated``: the inverse of `Validated.toEither()`.
    /// - Returns: Valid for a right value, invalid with all the failures for a left one.
    @_alwaysEmitIntoClient
    public func toValidated<Failure>() -> Validated<Right, Failure> where Left == NonEmpty<Failure> {
        switch self {
        case .left(let failures): .invalid(failures)
        case .right(let right): .valid(right)
        }
    }
}

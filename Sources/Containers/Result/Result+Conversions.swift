extension Result {
    // MARK: - Conversions

    /// Makes a `Result` of an ``Either``: left is a failure, right is a success.
    /// - Parameter either: The error or the value.
    @_alwaysEmitIntoClient
    public init(_ either: Either<Failure, Success>) { self = either.toResult() }

    /// Turns a throwing function into one that returns a `Result`.
    /// - Parameter function: The function; its errors have the type `Failure`.
    /// - Returns: A function whose result is the success and whose error is the failure.
    @_alwaysEmitIntoClient
    public static func catching<Value>(
        _ function: @escaping (Value) throws(Failure) -> Success
    ) -> (Value) -> Self {
        { value in Self { () throws(Failure) in try function(value) } }
    }

    /// Turns a `@Sendable` throwing function into a `@Sendable` function that returns a `Result`.
    /// - Parameter function: The function; its errors have the type `Failure`.
    /// - Returns: A function whose result is the success and whose error is the failure.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func catching<Value>(
        _ function: @escaping @Sendable (Value) throws(Failure) -> Success
    ) -> @Sendable (Value) -> Self {
        { value in Self { () throws(Failure) in try function(value) } }
    }

    /// Converts to an optional, dropping an error.
    /// - Returns: The value, or `nil`.
    @_alwaysEmitIntoClient
    public func toOptional() -> Success? { success }

    /// Converts to an array, dropping an error.
    /// - Returns: An array with one element or none.
    @_alwaysEmitIntoClient
    public func toArray() -> [Success] {
        switch self {
        case .success(let value): [value]
        case .failure: []
        }
    }

    /// Converts to an ``Either``: failure is left, success is right.
    /// - Returns: The `Either`.
    @_alwaysEmitIntoClient
    public func toEither() -> Either<Failure, Success> {
        switch self {
        case .success(let value): .right(value)
        case .failure(let error): .left(error)
        }
    }

    /// Converts to a ``Validated``, which collects all failures; a `Result` stops at the first.
    /// - Returns: `.valid` with the value, or `.invalid` with the error as the only failure.
    @_alwaysEmitIntoClient
    public func toValidated() -> Validated<Success, Failure> {
        switch self {
        case .success(let value): .valid(value)
        case .failure(let error): .invalid(NonEmpty(error))
        }
    }

    /// Converts to a ``Validated`` with the same failures: the inverse of `Validated.toResult()`.
    /// - Returns: `.valid` with the value, or `.invalid` with all the failures.
    @_alwaysEmitIntoClient
    public func toValidated<Each>() -> Validated<Success, Each> where Failure == NonEmpty<Each> {
        switch self {
        case .success(let value): .valid(value)
        case .failure(let errors): .invalid(errors)
        }
    }
}

extension Result {
    // MARK: - Conversions

    /// Makes a `Result` from an ``Either``: a left value becomes a failure, and a right value becomes a success.
    @_alwaysEmitIntoClient
    public init(_ either: Either<Failure, Success>) { self = either.toResult() }

    /// Turns a throwing function into one that returns a `Result`.
    @_alwaysEmitIntoClient
    public static func catching<Value>(
        _ function: @escaping (Value) throws(Failure) -> Success
    ) -> (Value) -> Self {
        { value in Self { () throws(Failure) in try function(value) } }
    }

    /// Turns a `@Sendable` throwing function into one that returns a `Result`; see ``catching(_:)``.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func catching<Value>(
        _ function: @escaping @Sendable (Value) throws(Failure) -> Success
    ) -> @Sendable (Value) -> Self {
        { value in Self { () throws(Failure) in try function(value) } }
    }

    /// Returns the value of a success, or `nil` for a failure.
    @_alwaysEmitIntoClient
    public func toOptional() -> Success? { success }

    /// Returns an array with the value of a success, or an empty array for a failure.
    @_alwaysEmitIntoClient
    public func toArray() -> [Success] {
        switch self {
        case .success(let value): [value]
        case .failure: []
        }
    }

    /// Converts to an ``Either``: an error becomes a left value, and the value of a success becomes a right value.
    @_alwaysEmitIntoClient
    public func toEither() -> Either<Failure, Success> {
        switch self {
        case .success(let value): .right(value)
        case .failure(let error): .left(error)
        }
    }

    /// Converts to a ``Validated``; an error becomes its only failure.
    @_alwaysEmitIntoClient
    public func toValidated() -> Validated<Success, Failure> {
        switch self {
        case .success(let value): .valid(value)
        case .failure(let error): .invalid(NonEmpty(error))
        }
    }

    /// Converts a `Result` whose error is a list of failures to a ``Validated`` with these failures. This is the
    /// inverse of `Validated.toResult()`.
    @_alwaysEmitIntoClient
    public func toValidated<Each>() -> Validated<Success, Each> where Failure == NonEmpty<Each> {
        switch self {
        case .success(let value): .valid(value)
        case .failure(let errors): .invalid(errors)
        }
    }
}

extension Validated {
    // MARK: - Conversions

    /// Makes a `Validated` from throwing code: its result as the valid value, or its error as the only failure.
    /// - Parameter body: The code to run. Its errors have the type `Failure`: if the compiler does not infer this type,
    ///   write `{ () throws(MyError) in … }`.
    @_alwaysEmitIntoClient
    public init(catching body: () throws(Failure) -> Value) where Failure: Error {
        do {
            self = .valid(try body())
        } catch {
            self = .invalid(NonEmpty(error))
        }
    }

    /// Returns the valid value, or throws the list of all the failures.
    @_alwaysEmitIntoClient
    public func get() throws(NonEmpty<Failure>) -> Value where Failure: Error {
        switch self {
        case .valid(let value): return value
        case .invalid(let failures): throw failures
        }
    }

    /// Returns the valid value, or `nil`.
    @_alwaysEmitIntoClient
    public func toOptional() -> Value? { value }

    /// Returns an array with the valid value, or an empty array.
    @_alwaysEmitIntoClient
    public func toArray() -> [Value] {
        switch self {
        case .valid(let value): [value]
        case .invalid: []
        }
    }

    /// Converts to an ``Either`` with all the failures on the left. Unlike a `Validated`, an `Either` has a `flatMap`.
    @_alwaysEmitIntoClient
    public func toEither() -> Either<NonEmpty<Failure>, Value> {
        switch self {
        case .valid(let value): .right(value)
        case .invalid(let failures): .left(failures)
        }
    }

    /// Converts to a `Result` whose error is the list of all the failures. Unlike a `Validated`, a `Result` has a
    /// `flatMap`.
    @_alwaysEmitIntoClient
    public func toResult() -> Result<Value, NonEmpty<Failure>> where Failure: Error {
        switch self {
        case .valid(let value): .success(value)
        case .invalid(let failures): .failure(failures)
        }
    }
}

extension Validated {
    /// Makes a `Validated` from an ``Either``; a left value becomes its only failure.
    @_alwaysEmitIntoClient
    public init(_ either: Either<Failure, Value>) { self = either.toValidated() }
}

extension Validated where Failure: Error {
    /// Makes a `Validated` from a `Result`; an error becomes its only failure.
    @_alwaysEmitIntoClient
    public init(_ result: Result<Value, Failure>) { self = result.toValidated() }
}

extension Validated {
    // MARK: - Conversions

    /// Runs throwing code: its result is valid, its error the one failure.
    /// - Parameter body: The code, run once. Its errors have the type `Failure`: if the compiler does not see that,
    ///   write `{ () throws(MyError) in … }`.
    @_alwaysEmitIntoClient
    public init(catching body: () throws(Failure) -> Value) where Failure: Error {
        do {
            self = .valid(try body())
        } catch {
            self = .invalid(NonEmpty(error))
        }
    }

    /// The valid value, for code that throws.
    /// - Returns: The valid value.
    /// - Throws: The list of all the failures.
    @_alwaysEmitIntoClient
    public func get() throws(NonEmpty<Failure>) -> Value where Failure: Error {
        switch self {
        case .valid(let value): return value
        case .invalid(let failures): throw failures
        }
    }

    /// The valid value; the failures are forgotten.
    /// - Returns: The valid value, or `nil`.
    @_alwaysEmitIntoClient
    public func toOptional() -> Value? { value }

    /// The valid value in an array; the failures are forgotten.
    /// - Returns: An array of one element or none.
    @_alwaysEmitIntoClient
    public func toArray() -> [Value] {
        switch self {
        case .valid(let value): [value]
        case .invalid: []
        }
    }

    /// The same as an ``Either``, which can `flatMap` and stops at the first failure from there on.
    /// - Returns: Left with all the failures, or right with the value.
    @_alwaysEmitIntoClient
    public func toEither() -> Either<NonEmpty<Failure>, Value> {
        switch self {
        case .valid(let value): .right(value)
        case .invalid(let failures): .left(failures)
        }
    }

    /// The same as a `Result`, which can `flatMap` and stops at the first failure from there on.
    /// - Returns: Failure with all the failures, or success with the value.
    @_alwaysEmitIntoClient
    public func toResult() -> Result<Value, NonEmpty<Failure>> where Failure: Error {
        switch self {
        case .valid(let value): .success(value)
        case .invalid(let failures): .failure(failures)
        }
    }
}

extension Result {
    // MARK: - Monad

    /// Removes one of two layers of `Result`. Known as *join*.
    /// - Returns: The inner result, or the outer failure.
    @_alwaysEmitIntoClient
    public func flatten<Value>() -> Result<Value, Failure> where Success == Result<Value, Failure> {
        flatMap { $0 }
    }

    /// Keeps a success whose value satisfies a condition.
    /// - Parameters:
    ///   - isIncluded: The condition, called once with the value of a success.
    ///   - makeFailure: The function that makes the error for a value that does not satisfy the condition.
    /// - Returns: This result, or the new failure.
    /// - Throws: The error that either function throws.
    @_alwaysEmitIntoClient
    public func filterOrElse<Thrown>(
        _ isIncluded: (Success) throws(Thrown) -> Bool, _ makeFailure: (Success) throws(Thrown) -> Failure
    ) throws(Thrown) -> Self {
        guard case .success(let value) = self, try !isIncluded(value) else { return self }
        return .failure(try makeFailure(value))
    }

    /// Runs another step after a failure, to recover from it. This is Swift's `flatMapError` for steps that may throw;
    /// ``Either`` and ``Validated`` use the same name, `recover`.
    /// - Parameter mend: The function to call with the error, if there is one.
    /// - Returns: The result of `mend`, or the unchanged success.
    /// - Throws: The error that `mend` throws.
    @_alwaysEmitIntoClient
    public func recover<NewFailure, Thrown>(
        _ mend: (Failure) throws(Thrown) -> Result<Success, NewFailure>
    ) throws(Thrown) -> Result<Success, NewFailure> {
        switch self {
        case .success(let value): .success(value)
        case .failure(let error): try mend(error)
        }
    }

    /// Returns this success, or another `Result` in place of a failure.
    /// - Parameter alternative: The value to return instead; only evaluated if this is a failure.
    /// - Returns: This success, or the alternative.
    @_alwaysEmitIntoClient
    public func orElse<NewFailure>(
        _ alternative: @autoclosure () -> Result<Success, NewFailure>
    ) -> Result<Success, NewFailure> {
        recover { _ in alternative() }
    }

    // MARK: - Folding

    /// Makes one result from either case. Known as *catamorphism*.
    /// - Parameters:
    ///   - ifFailure: The function to call with the error of a failure.
    ///   - ifSuccess: The function to call with the value of a success.
    /// - Returns: The result of the called function.
    /// - Throws: The error that the called function throws.
    @_alwaysEmitIntoClient
    public func fold<Value, Thrown>(
        ifFailure: (Failure) throws(Thrown) -> Value, ifSuccess: (Success) throws(Thrown) -> Value
    ) throws(Thrown) -> Value {
        switch self {
        case .success(let value): try ifSuccess(value)
        case .failure(let error): try ifFailure(error)
        }
    }

    /// Returns the value of a success, or a default.
    /// - Parameter value: The default; only evaluated if this is a failure.
    /// - Returns: The value or the default.
    @_alwaysEmitIntoClient
    public func getOrElse(_ value: @autoclosure () -> Success) -> Success {
        success ?? value()
    }

    /// Returns the value of a success, or a value made from the error.
    /// - Parameter makeSuccess: The function to call with the error, if there is one.
    /// - Returns: The value, or the result of `makeSuccess`.
    /// - Throws: The error that `makeSuccess` throws.
    @_alwaysEmitIntoClient
    public func getOrElse<Thrown>(_ makeSuccess: (Failure) throws(Thrown) -> Success) throws(Thrown) -> Success {
        switch self {
        case .success(let value): value
        case .failure(let error): try makeSuccess(error)
        }
    }

    /// Returns the value or the error, if they have the same type.
    /// - Returns: The value of a success, or the error of a failure.
    @_alwaysEmitIntoClient
    public func merge() -> Success where Success == Failure {
        switch self {
        case .success(let value), .failure(let value): value
        }
    }
}

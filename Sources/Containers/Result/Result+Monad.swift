extension Result {
    // MARK: - Monad

    /// Takes away one of two layers. The *join* of the field.
    /// - Returns: The inner result, or the outer failure.
    @_alwaysEmitIntoClient
    public func flatten<Value>() -> Result<Value, Failure> where Success == Result<Value, Failure> {
        flatMap { $0 }
    }

    /// Keeps a success whose value fulfils a condition.
    /// - Parameters:
    ///   - isIncluded: The condition; asked once about the value of a success.
    ///   - makeFailure: Makes the error of a value that does not fulfil it.
    /// - Returns: This result, or the new failure.
    /// - Throws: The error that either function throws.
    @_alwaysEmitIntoClient
    public func filterOrElse<Thrown>(
        _ isIncluded: (Success) throws(Thrown) -> Bool, _ makeFailure: (Success) throws(Thrown) -> Failure
    ) throws(Thrown) -> Self {
        guard case .success(let value) = self, try !isIncluded(value) else { return self }
        return .failure(try makeFailure(value))
    }

    /// Goes on after a failure with a step that may recover from it: Swift's `flatMapError` under the name that
    /// ``Either`` and ``Validated`` have for it, and for steps that throw.
    /// - Parameter mend: Called once with the error of a failure, not at all for a success.
    /// - Returns: The value that `mend` returned, or the success as it was.
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

    /// Another `Result` instead of a failure.
    /// - Parameter alternative: The value to take instead; only evaluated if this is a failure.
    /// - Returns: This success, or the alternative.
    @_alwaysEmitIntoClient
    public func orElse<NewFailure>(
        _ alternative: @autoclosure () -> Result<Success, NewFailure>
    ) -> Result<Success, NewFailure> {
        recover { _ in alternative() }
    }

    // MARK: - Folding

    /// One result from either case. The *catamorphism* of the field.
    /// - Parameters:
    ///   - ifFailure: Called once with the error of a failure.
    ///   - ifSuccess: Called once with the value of a success.
    /// - Returns: The value that the function called returned.
    /// - Throws: The error that the function called throws.
    @_alwaysEmitIntoClient
    public func fold<Value, Thrown>(
        ifFailure: (Failure) throws(Thrown) -> Value, ifSuccess: (Success) throws(Thrown) -> Value
    ) throws(Thrown) -> Value {
        switch self {
        case .success(let value): try ifSuccess(value)
        case .failure(let error): try ifFailure(error)
        }
    }

    /// The value of a success, or a default.
    /// - Parameter value: The default; only evaluated if this is a failure.
    /// - Returns: The value or the default.
    @_alwaysEmitIntoClient
    public func getOrElse(_ value: @autoclosure () -> Success) -> Success {
        success ?? value()
    }

    /// The value of a success, or one made of the error.
    /// - Parameter makeSuccess: Called once with the error of a failure, not at all for a success.
    /// - Returns: The value, or the result of `makeSuccess`.
    /// - Throws: The error that `makeSuccess` throws.
    @_alwaysEmitIntoClient
    public func getOrElse<Thrown>(_ makeSuccess: (Failure) throws(Thrown) -> Success) throws(Thrown) -> Success {
        switch self {
        case .success(let value): value
        case .failure(let error): try makeSuccess(error)
        }
    }

    /// The value or the error, if they have the same type.
    /// - Returns: The value of either side.
    @_alwaysEmitIntoClient
    public func merge() -> Success where Success == Failure {
        switch self {
        case .success(let value), .failure(let value): value
        }
    }
}

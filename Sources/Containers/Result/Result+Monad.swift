extension Result {
    // MARK: - Monad

    /// Removes one of two layers of `Result`. Known as *join*.
    @_alwaysEmitIntoClient
    public func flatten<Value>() -> Result<Value, Failure> where Success == Result<Value, Failure> {
        flatMap { $0 }
    }

    /// Turns a success whose value does not satisfy a condition into a failure; `makeFailure` makes the error.
    @_alwaysEmitIntoClient
    public func filterOrElse<Thrown>(
        _ isIncluded: (Success) throws(Thrown) -> Bool, _ makeFailure: (Success) throws(Thrown) -> Failure
    ) throws(Thrown) -> Self {
        guard case .success(let value) = self, try !isIncluded(value) else { return self }
        return .failure(try makeFailure(value))
    }

    /// Turns a success whose value does not satisfy a condition into a failure; the error is evaluated only if needed.
    @_alwaysEmitIntoClient
    public func filterOrElse<Thrown>(
        _ isIncluded: (Success) throws(Thrown) -> Bool, orFailure failure: @autoclosure () -> Failure
    ) throws(Thrown) -> Self {
        guard case .success(let value) = self, try !isIncluded(value) else { return self }
        return .failure(failure())
    }

    /// Runs another step after a failure, to recover from it. This is Swift's `flatMapError`, except that the step may
    /// throw. The function has the same name in ``Either`` and ``Validated``.
    @_alwaysEmitIntoClient
    public func recover<NewFailure, Thrown>(
        _ mend: (Failure) throws(Thrown) -> Result<Success, NewFailure>
    ) throws(Thrown) -> Result<Success, NewFailure> {
        switch self {
        case .success(let value): .success(value)
        case .failure(let error): try mend(error)
        }
    }

    /// Returns this `Result` if it is a success, or else an alternative.
    /// - Parameter alternative: The `Result` to return instead; only evaluated if this is a failure.
    @_alwaysEmitIntoClient
    public func orElse<NewFailure>(
        _ alternative: @autoclosure () -> Result<Success, NewFailure>
    ) -> Result<Success, NewFailure> {
        recover { _ in alternative() }
    }

    // MARK: - Folding

    /// Turns either case into a value of one common type. Known as *catamorphism*.
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
    @_alwaysEmitIntoClient
    public func getOrElse(_ value: @autoclosure () -> Success) -> Success {
        success ?? value()
    }

    /// Returns the value of a success, or a value made from the error.
    @_alwaysEmitIntoClient
    public func getOrElse<Thrown>(_ makeSuccess: (Failure) throws(Thrown) -> Success) throws(Thrown) -> Success {
        switch self {
        case .success(let value): value
        case .failure(let error): try makeSuccess(error)
        }
    }

    /// Returns the value of a success or the error of a failure, which have the same type.
    @_alwaysEmitIntoClient
    public func merge() -> Success where Success == Failure {
        switch self {
        case .success(let value), .failure(let value): value
        }
    }
}

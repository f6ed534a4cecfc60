extension Validated {
    // MARK: - No monad, by design

    /// Unavailable, because `flatMap` could report only the failures of one step. The documentation of ``Validated``
    /// gives the full reason.
    @available(
        *, unavailable,
        message: """
            Validated has no flatMap: after a step that fails, the next step has no value and cannot run, so its failures \
            would be lost. Use zip for independent parts, or andThen to stop on purpose at the first step that fails.
            """
    )
    public func flatMap<NewValue>(
        _ transform: (Value) -> Validated<NewValue, Failure>
    ) -> Validated<NewValue, Failure> {
        andThen(transform)
    }

    /// Runs another step with the valid value. If this value is invalid, the step does not run, so the failures that it
    /// would find are not collected.
    @_alwaysEmitIntoClient
    public func andThen<NewValue, Thrown>(
        _ transform: (Value) throws(Thrown) -> Validated<NewValue, Failure>
    ) throws(Thrown) -> Validated<NewValue, Failure> {
        switch self {
        case .valid(let value): try transform(value)
        case .invalid(let failures): .invalid(failures)
        }
    }

    /// Turns a valid value that does not satisfy a condition into the failure that `makeFailure` returns.
    @_alwaysEmitIntoClient
    public func filterOrElse<Thrown>(
        _ isIncluded: (Value) throws(Thrown) -> Bool, _ makeFailure: (Value) throws(Thrown) -> Failure
    ) throws(Thrown) -> Self {
        guard case .valid(let value) = self, try !isIncluded(value) else { return self }
        return .invalid(NonEmpty(try makeFailure(value)))
    }

    /// Turns a valid value that does not satisfy a condition into a failure, which is evaluated only if needed.
    @_alwaysEmitIntoClient
    public func filterOrElse<Thrown>(
        _ isIncluded: (Value) throws(Thrown) -> Bool, orFailure failure: @autoclosure () -> Failure
    ) throws(Thrown) -> Self {
        guard case .valid(let value) = self, try !isIncluded(value) else { return self }
        return .invalid(NonEmpty(failure()))
    }

    /// Runs another step with all the failures, to recover from them. A valid value stays unchanged.
    @_alwaysEmitIntoClient
    public func recover<NewFailure, Thrown>(
        _ mend: (NonEmpty<Failure>) throws(Thrown) -> Validated<Value, NewFailure>
    ) throws(Thrown) -> Validated<Value, NewFailure> {
        switch self {
        case .valid(let value): .valid(value)
        case .invalid(let failures): try mend(failures)
        }
    }

    /// Returns this value if it is valid, or else an alternative. If neither is valid, the result has this value's
    /// failures and then the alternative's failures.
    /// - Parameter alternative: The value to return instead; only evaluated if this value is not valid.
    @_alwaysEmitIntoClient
    public func orElse(_ alternative: @autoclosure () -> Self) -> Self {
        recover { failures in
            alternative().recover { .invalid(failures + $0) }
        }
    }

    // MARK: - Folding

    /// Turns either case into a value of one common type. Known as *catamorphism*.
    @_alwaysEmitIntoClient
    public func fold<Folded, Thrown>(
        ifInvalid: (NonEmpty<Failure>) throws(Thrown) -> Folded, ifValid: (Value) throws(Thrown) -> Folded
    ) throws(Thrown) -> Folded {
        switch self {
        case .valid(let value): try ifValid(value)
        case .invalid(let failures): try ifInvalid(failures)
        }
    }

    /// Returns the valid value, or a default.
    /// - Parameter value: The default; only evaluated if this value is not valid.
    @_alwaysEmitIntoClient
    public func getOrElse(_ value: @autoclosure () -> Value) -> Value {
        self.value ?? value()
    }

    /// Returns the valid value, or a value made from the failures.
    @_alwaysEmitIntoClient
    public func getOrElse<Thrown>(_ makeValue: (NonEmpty<Failure>) throws(Thrown) -> Value) throws(Thrown) -> Value {
        switch self {
        case .valid(let value): value
        case .invalid(let failures): try makeValue(failures)
        }
    }
}

extension Validated {
    // MARK: - No monad, by design

    /// Not available: it could only report the first failure. See ``Validated`` for the full reason.
    /// - Parameter transform: A step that would need the valid value.
    /// - Returns: Nothing; a call does not compile.
    @available(
        *, unavailable,
        message: """
            Validated has no flatMap: a step that needs the value before it cannot run after a failure, so failures \
            would be lost. Use zip for independent parts, andThen to stop at the first failure on purpose.
            """
    )
    public func flatMap<NewValue>(
        _ transform: (Value) -> Validated<NewValue, Failure>
    ) -> Validated<NewValue, Failure> {
        andThen(transform)
    }

    /// Runs another step that needs the value. The step does not run after a failure, so its own failures are not
    /// collected.
    /// - Parameter transform: Called once with a valid value, not at all otherwise.
    /// - Returns: The result of `transform`, or the unchanged failures.
    /// - Throws: The error that `transform` throws.
    @_alwaysEmitIntoClient
    public func andThen<NewValue, Thrown>(
        _ transform: (Value) throws(Thrown) -> Validated<NewValue, Failure>
    ) throws(Thrown) -> Validated<NewValue, Failure> {
        switch self {
        case .valid(let value): try transform(value)
        case .invalid(let failures): .invalid(failures)
        }
    }

    /// Keeps a valid value that satisfies a condition.
    /// - Parameters:
    ///   - isIncluded: The condition, called once with a valid value.
    ///   - makeFailure: Makes the failure of a value that does not satisfy it.
    /// - Returns: This value, or the new failure.
    /// - Throws: The error that either function throws.
    @_alwaysEmitIntoClient
    public func filterOrElse<Thrown>(
        _ isIncluded: (Value) throws(Thrown) -> Bool, _ makeFailure: (Value) throws(Thrown) -> Failure
    ) throws(Thrown) -> Self {
        guard case .valid(let value) = self, try !isIncluded(value) else { return self }
        return .invalid(NonEmpty(try makeFailure(value)))
    }

    /// Runs another step after failures, which may recover from them.
    /// - Parameter mend: Called once with all the failures, not at all for a valid value.
    /// - Returns: The result of `mend`, or the unchanged valid value.
    /// - Throws: The error that `mend` throws.
    @_alwaysEmitIntoClient
    public func recover<NewFailure, Thrown>(
        _ mend: (NonEmpty<Failure>) throws(Thrown) -> Validated<Value, NewFailure>
    ) throws(Thrown) -> Validated<Value, NewFailure> {
        switch self {
        case .valid(let value): .valid(value)
        case .invalid(let failures): try mend(failures)
        }
    }

    /// Returns this value if it is valid, or an alternative. If neither is valid, all failures are kept, this value's
    /// first.
    /// - Parameter alternative: The value to try instead; only evaluated if this is not valid.
    /// - Returns: A valid value, or the failures of both.
    @_alwaysEmitIntoClient
    public func orElse(_ alternative: @autoclosure () -> Self) -> Self {
        recover { failures in
            alternative().recover { .invalid(failures + $0) }
        }
    }

    // MARK: - Folding

    /// Makes one result from either case. Known as *catamorphism*.
    /// - Parameters:
    ///   - ifInvalid: Called once with all the failures.
    ///   - ifValid: Called once with a valid value.
    /// - Returns: The result of the called function.
    /// - Throws: The error that the called function throws.
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
    /// - Parameter value: The default; only evaluated if this is not valid.
    /// - Returns: The valid value or the default.
    @_alwaysEmitIntoClient
    public func getOrElse(_ value: @autoclosure () -> Value) -> Value {
        self.value ?? value()
    }

    /// Returns the valid value, or a value made from the failures.
    /// - Parameter makeValue: Called once with all the failures, not at all for a valid value.
    /// - Returns: The valid value, or the result of `makeValue`.
    /// - Throws: The error that `makeValue` throws.
    @_alwaysEmitIntoClient
    public func getOrElse<Thrown>(_ makeValue: (NonEmpty<Failure>) throws(Thrown) -> Value) throws(Thrown) -> Value {
        switch self {
        case .valid(let value): value
        case .invalid(let failures): try makeValue(failures)
        }
    }
}

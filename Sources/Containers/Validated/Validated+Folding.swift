extension Validated {
    // MARK: - No monad, by design

    /// Unavailable, because it could report only the first failure. The full reason is in the documentation of
    /// ``Validated``.
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

    /// Runs another step that needs the value. After a failure, the step does not run, so its own failures are not
    /// collected.
    /// - Parameter transform: The function to call with the valid value, if there is one.
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
    ///   - makeFailure: The function that makes the failure for a value that does not satisfy the condition.
    /// - Returns: This value, or the new failure.
    /// - Throws: The error that either function throws.
    @_alwaysEmitIntoClient
    public func filterOrElse<Thrown>(
        _ isIncluded: (Value) throws(Thrown) -> Bool, _ makeFailure: (Value) throws(Thrown) -> Failure
    ) throws(Thrown) -> Self {
        guard case .valid(let value) = self, try !isIncluded(value) else { return self }
        return .invalid(NonEmpty(try makeFailure(value)))
    }

    /// Runs another step after failures, to recover from them.
    /// - Parameter mend: The function to call with all the failures, if there are any.
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

    /// Returns this value if it is valid, or else an alternative. If neither is valid, the failures of both are kept,
    /// in this order.
    /// - Parameter alternative: The value to return instead; only evaluated if this value is not valid.
    /// - Returns: A valid value, or the failures of both values.
    @_alwaysEmitIntoClient
    public func orElse(_ alternative: @autoclosure () -> Self) -> Self {
        recover { failures in
            alternative().recover { .invalid(failures + $0) }
        }
    }

    // MARK: - Folding

    /// Makes one result from either case. Known as *catamorphism*.
    /// - Parameters:
    ///   - ifInvalid: The function to call with all the failures.
    ///   - ifValid: The function to call with a valid value.
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
    /// - Parameter value: The default; only evaluated if this value is not valid.
    /// - Returns: The valid value or the default.
    @_alwaysEmitIntoClient
    public func getOrElse(_ value: @autoclosure () -> Value) -> Value {
        self.value ?? value()
    }

    /// Returns the valid value, or a value made from the failures.
    /// - Parameter makeValue: The function to call with all the failures, if there are any.
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

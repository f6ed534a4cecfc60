extension Validated {
    // MARK: - Functor

    /// Changes a valid value.
    /// - Parameter transform: The function to call with the valid value, if there is one.
    /// - Returns: The result of `transform`, or the unchanged failures.
    /// - Throws: The error that `transform` throws.
    @_alwaysEmitIntoClient
    public func map<NewValue, Thrown>(
        _ transform: (Value) throws(Thrown) -> NewValue
    ) throws(Thrown) -> Validated<NewValue, Failure> {
        switch self {
        case .valid(let value): .valid(try transform(value))
        case .invalid(let failures): .invalid(failures)
        }
    }

    /// Changes each failure.
    /// - Parameter transform: The function to call with each failure, in order.
    /// - Returns: The unchanged valid value, or the changed failures.
    /// - Throws: The error that `transform` throws.
    /// - Complexity: O(*n*), where *n* is the number of failures.
    @_alwaysEmitIntoClient
    public func mapFailures<NewFailure, Thrown>(
        _ transform: (Failure) throws(Thrown) -> NewFailure
    ) throws(Thrown) -> Validated<Value, NewFailure> {
        switch self {
        case .valid(let value): .valid(value)
        case .invalid(let failures): .invalid(try failures.map(transform))
        }
    }

    /// Changes the value or each failure: the two-sided map of a *bifunctor*.
    /// - Parameters:
    ///   - transformFailure: The function to call with each failure, in order.
    ///   - transformValue: The function to call with a valid value.
    /// - Returns: The results, in the same case.
    /// - Throws: The error that the called function throws.
    /// - Complexity: O(*n*), where *n* is the number of failures.
    @_alwaysEmitIntoClient
    public func bimap<NewValue, NewFailure, Thrown>(
        invalid transformFailure: (Failure) throws(Thrown) -> NewFailure,
        valid transformValue: (Value) throws(Thrown) -> NewValue
    ) throws(Thrown) -> Validated<NewValue, NewFailure> {
        switch self {
        case .valid(let value): .valid(try transformValue(value))
        case .invalid(let failures): .invalid(try failures.map(transformFailure))
        }
    }

    /// Calls a function with a valid value.
    /// - Parameter look: The function to call with the valid value, if there is one.
    /// - Returns: This value, unchanged.
    /// - Throws: The error that `look` throws.
    @_alwaysEmitIntoClient @discardableResult
    public func tap<Thrown>(_ look: (Value) throws(Thrown) -> Void) throws(Thrown) -> Self {
        if case .valid(let value) = self { try look(value) }
        return self
    }

    /// Calls a function with the failures.
    /// - Parameter look: The function to call with all the failures, if there are any.
    /// - Returns: This value, unchanged.
    /// - Throws: The error that `look` throws.
    @_alwaysEmitIntoClient @discardableResult
    public func tapInvalid<Thrown>(_ look: (NonEmpty<Failure>) throws(Thrown) -> Void) throws(Thrown) -> Self {
        if case .invalid(let failures) = self { try look(failures) }
        return self
    }

    /// Turns a function on values into a function on `Validated`s: `map` with the function first, for point-free use.
    /// - Parameter transform: The function to lift.
    /// - Returns: A function that maps `transform` over its argument.
    @_alwaysEmitIntoClient
    public static func lift<Source>(
        _ transform: @escaping (Source) -> Value
    ) -> (Validated<Source, Failure>) -> Validated<Value, Failure> {
        { $0.map(transform) }
    }

    /// Turns a `@Sendable` function on values into a `@Sendable` function on `Validated`s: `map` with the function
    /// first.
    /// - Parameter transform: The function to lift.
    /// - Returns: A function that maps `transform` over its argument.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func lift<Source>(
        _ transform: @escaping @Sendable (Source) -> Value
    ) -> @Sendable (Validated<Source, Failure>) -> Validated<Value, Failure> {
        { $0.map(transform) }
    }

    // MARK: - Applicative

    /// Applies a function that may itself be invalid, keeping the failures of the function and of this value.
    /// - Parameter function: The function, or the reasons why there is none; its failures come first, as the function
    ///   does in `function(value)`.
    /// - Returns: The function's result for the value, or all the failures.
    @_alwaysEmitIntoClient
    public func apply<NewValue>(
        _ function: Validated<(Value) -> NewValue, Failure>
    ) -> Validated<NewValue, Failure> {
        zip(function, self) { $0($1) }
    }
}

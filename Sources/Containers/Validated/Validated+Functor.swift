extension Validated {
    // MARK: - Functor

    /// Applies a function to a valid value. Failures stay unchanged.
    @_alwaysEmitIntoClient
    public func map<NewValue, Thrown>(
        _ transform: (Value) throws(Thrown) -> NewValue
    ) throws(Thrown) -> Validated<NewValue, Failure> {
        switch self {
        case .valid(let value): .valid(try transform(value))
        case .invalid(let failures): .invalid(failures)
        }
    }

    /// Applies a function to each failure, in order. A valid value stays unchanged.
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

    /// Applies one function to a valid value, or another to each failure: the two-sided map of a *bifunctor*.
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

    /// Calls a function with the valid value, if there is one, and returns this `Validated` unchanged.
    @_alwaysEmitIntoClient @discardableResult
    public func tap<Thrown>(_ look: (Value) throws(Thrown) -> Void) throws(Thrown) -> Self {
        if case .valid(let value) = self { try look(value) }
        return self
    }

    /// Calls a function once with all the failures, if there are any, and returns this `Validated` unchanged.
    @_alwaysEmitIntoClient @discardableResult
    public func tapInvalid<Thrown>(_ look: (NonEmpty<Failure>) throws(Thrown) -> Void) throws(Thrown) -> Self {
        if case .invalid(let failures) = self { try look(failures) }
        return self
    }

    /// Turns a function on values into a function on `Validated`s: `lift(f)(validated)` is `validated.map(f)`.
    @_alwaysEmitIntoClient
    public static func lift<Source>(
        _ transform: @escaping (Source) -> Value
    ) -> (Validated<Source, Failure>) -> Validated<Value, Failure> {
        { $0.map(transform) }
    }

    /// Turns a `@Sendable` function on values into a function on `Validated`s; see ``lift(_:)``.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func lift<Source>(
        _ transform: @escaping @Sendable (Source) -> Value
    ) -> @Sendable (Validated<Source, Failure>) -> Validated<Value, Failure> {
        { $0.map(transform) }
    }

    // MARK: - Applicative

    /// Applies a function that may itself be invalid. The result has the failures of the function, followed by this
    /// value's failures.
    @_alwaysEmitIntoClient
    public func apply<NewValue>(
        _ function: Validated<(Value) -> NewValue, Failure>
    ) -> Validated<NewValue, Failure> {
        zip(function, self) { $0($1) }
    }
}

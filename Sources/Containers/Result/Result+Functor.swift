extension Result {
    // MARK: - Functor

    /// Applies one function to a value, or another to an error: the two-sided map of a *bifunctor*.
    @_alwaysEmitIntoClient
    public func bimap<NewSuccess, NewFailure, Thrown>(
        failure transformFailure: (Failure) throws(Thrown) -> NewFailure,
        success transformSuccess: (Success) throws(Thrown) -> NewSuccess
    ) throws(Thrown) -> Result<NewSuccess, NewFailure> {
        switch self {
        case .success(let value): .success(try transformSuccess(value))
        case .failure(let error): .failure(try transformFailure(error))
        }
    }

    /// Calls a function with the value of a success and returns this `Result` unchanged.
    @_alwaysEmitIntoClient @discardableResult
    public func tap<Thrown>(_ look: (Success) throws(Thrown) -> Void) throws(Thrown) -> Self {
        if case .success(let value) = self { try look(value) }
        return self
    }

    /// Calls a function with the error of a failure and returns this `Result` unchanged.
    @_alwaysEmitIntoClient @discardableResult
    public func tapFailure<Thrown>(_ look: (Failure) throws(Thrown) -> Void) throws(Thrown) -> Self {
        if case .failure(let error) = self { try look(error) }
        return self
    }

    /// Turns a function on values into a function on `Result`s: `lift(f)(result)` is `result.map(f)`.
    @_alwaysEmitIntoClient
    public static func lift<Value>(
        _ transform: @escaping (Value) -> Success
    ) -> (Result<Value, Failure>) -> Result<Success, Failure> {
        { $0.map(transform) }
    }

    /// Turns a `@Sendable` function on values into a function on `Result`s; see ``lift(_:)``.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func lift<Value>(
        _ transform: @escaping @Sendable (Value) -> Success
    ) -> @Sendable (Result<Value, Failure>) -> Result<Success, Failure> {
        { $0.map(transform) }
    }

    // MARK: - Applicative

    /// Applies a function that may itself be a failure.
    ///
    /// If `function` and this `Result` are both failures, the failure of `function` is returned, because the function
    /// comes first in `function(value)`.
    @_alwaysEmitIntoClient
    public func apply<NewSuccess>(
        _ function: Result<(Success) -> NewSuccess, Failure>
    ) -> Result<NewSuccess, Failure> {
        function.flatMap { map($0) }
    }
}

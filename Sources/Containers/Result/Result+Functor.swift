extension Result {
    // MARK: - Functor

    /// Changes the value or the error: the two-sided map of a *bifunctor*.
    /// - Parameters:
    ///   - transformFailure: The function to call with the error of a failure.
    ///   - transformSuccess: The function to call with the value of a success.
    /// - Returns: The result, in the same case.
    /// - Throws: The error that the called function throws.
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

    /// Calls a function with the value of a success.
    /// - Parameter look: The function to call with the value, if there is one.
    /// - Returns: This result, unchanged.
    /// - Throws: The error that `look` throws.
    @_alwaysEmitIntoClient @discardableResult
    public func tap<Thrown>(_ look: (Success) throws(Thrown) -> Void) throws(Thrown) -> Self {
        if case .success(let value) = self { try look(value) }
        return self
    }

    /// Calls a function with the error of a failure.
    /// - Parameter look: The function to call with the error, if there is one.
    /// - Returns: This result, unchanged.
    /// - Throws: The error that `look` throws.
    @_alwaysEmitIntoClient @discardableResult
    public func tapFailure<Thrown>(_ look: (Failure) throws(Thrown) -> Void) throws(Thrown) -> Self {
        if case .failure(let error) = self { try look(error) }
        return self
    }

    /// Turns a function on values into a function on `Result`s: `map` with the function first, for point-free use.
    /// - Parameter transform: The function to lift.
    /// - Returns: A function that maps `transform` over its argument.
    @_alwaysEmitIntoClient
    public static func lift<Value>(
        _ transform: @escaping (Value) -> Success
    ) -> (Result<Value, Failure>) -> Result<Success, Failure> {
        { $0.map(transform) }
    }

    /// Turns a `@Sendable` function on values into a `@Sendable` function on `Result`s: `map` with the function first.
    /// - Parameter transform: The function to lift.
    /// - Returns: A function that maps `transform` over its argument.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func lift<Value>(
        _ transform: @escaping @Sendable (Value) -> Success
    ) -> @Sendable (Result<Value, Failure>) -> Result<Success, Failure> {
        { $0.map(transform) }
    }

    // MARK: - Applicative

    /// Applies a function that may itself be a failure.
    ///
    /// If both are failures, the failure of the function is kept: the function is first in `function(value)`.
    /// - Parameter function: The function, or the reason why there is none.
    /// - Returns: The function's result for the value, or the first failure.
    @_alwaysEmitIntoClient
    public func apply<NewSuccess>(
        _ function: Result<(Success) -> NewSuccess, Failure>
    ) -> Result<NewSuccess, Failure> {
        function.flatMap { map($0) }
    }
}

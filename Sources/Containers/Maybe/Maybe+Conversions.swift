extension Optional {
    // MARK: - Conversions

    /// Makes a `Maybe` from throwing code: its result, or `nil` if it throws.
    @_alwaysEmitIntoClient
    public init<Thrown>(catching body: () throws(Thrown) -> Wrapped) {
        do {
            self = .some(try body())
        } catch {
            self = .none
        }
    }

    /// Returns the value, or throws an error.
    /// - Parameter error: The error to throw; only evaluated if the value is missing.
    @_alwaysEmitIntoClient
    public func orThrow<Thrown>(_ error: @autoclosure () -> Thrown) throws(Thrown) -> Wrapped {
        switch self {
        case .none: throw error()
        case .some(let wrapped): return wrapped
        }
    }

    /// Returns an array with the value, or an empty array.
    @_alwaysEmitIntoClient
    public func toArray() -> [Wrapped] {
        switch self {
        case .none: []
        case .some(let wrapped): [wrapped]
        }
    }

    /// Converts to an ``Either``: the value on the right or, if there is none, a reason on the left.
    /// - Parameter left: The reason why the value is missing; only evaluated if it is.
    @_alwaysEmitIntoClient
    public func toEither<Left>(orLeft left: @autoclosure () -> Left) -> Either<Left, Wrapped> {
        switch self {
        case .none: .left(left())
        case .some(let wrapped): .right(wrapped)
        }
    }

    /// Converts to a `Result`: the value as a success, or an error as a failure.
    /// - Parameter failure: The error; only evaluated if the value is missing.
    @_alwaysEmitIntoClient
    public func toResult<Failure>(orFailure failure: @autoclosure () -> Failure) -> Result<Wrapped, Failure> {
        switch self {
        case .none: .failure(failure())
        case .some(let wrapped): .success(wrapped)
        }
    }

    /// Converts to a ``Validated``, for example for a required field of a form: a missing value becomes a failure.
    /// - Parameter failure: The failure; only evaluated if the value is missing.
    @_alwaysEmitIntoClient
    public func toValidated<Failure>(orFailure failure: @autoclosure () -> Failure) -> Validated<Wrapped, Failure> {
        switch self {
        case .none: .invalid(NonEmpty(failure()))
        case .some(let wrapped): .valid(wrapped)
        }
    }
}

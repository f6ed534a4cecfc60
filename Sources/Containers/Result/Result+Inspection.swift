// Swift's Result has map, mapError, flatMap, flatMapError, get and init(catching:); the files in this folder add the
// other functions.
extension Result {
    // MARK: - Construction

    /// Makes a success. Known as *pure* or *return*.
    @_alwaysEmitIntoClient
    public static func of(_ value: Success) -> Self { .success(value) }

    // MARK: - Inspection

    /// True if this is a success.
    @inlinable
    public var isSuccess: Bool {
        switch self {
        case .success: true
        case .failure: false
        }
    }

    /// True if this is a failure.
    @inlinable
    public var isFailure: Bool { !isSuccess }

    /// The value of a success, or `nil`.
    @inlinable
    public var success: Success? {
        switch self {
        case .success(let value): value
        case .failure: nil
        }
    }

    /// The error of a failure, or `nil`.
    @inlinable
    public var failure: Failure? {
        switch self {
        case .success: nil
        case .failure(let error): error
        }
    }

    /// Swaps the cases: a failure becomes a success, and a success becomes a failure. The value must also be an
    /// `Error`, because it may become the failure.
    @_alwaysEmitIntoClient
    public func swap() -> Result<Failure, Success> where Success: Error {
        switch self {
        case .success(let value): .failure(value)
        case .failure(let error): .success(error)
        }
    }
}

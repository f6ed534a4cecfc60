/// The end of asynchronous work: a value, an error, or a cancellation.
///
/// A cancellation is not an error, so error handlers do not try to recover from it. The term *outcome* comes from the
/// library cats-effect; the library Effect says *exit*.
@frozen
public enum Outcome<Success, Failure: Error> {
    /// The work ended with a value.
    case success(Success)
    /// The work ended with an error.
    case failure(Failure)
    /// The work ended because of a cancellation.
    case cancelled
}

extension Outcome: Sendable where Success: Sendable {}
extension Outcome: Equatable where Success: Equatable, Failure: Equatable {}
extension Outcome: Hashable where Success: Hashable, Failure: Hashable {}

extension Outcome {
    /// Makes an outcome from Swift's `Result`.
    @_alwaysEmitIntoClient
    public init(_ result: Result<Success, Failure>) {
        switch result {
        case .success(let value): self = .success(value)
        case .failure(let error): self = .failure(error)
        }
    }

    /// The result, or `nil` if the work was cancelled.
    @inlinable
    public var result: Result<Success, Failure>? {
        switch self {
        case .success(let value): .success(value)
        case .failure(let error): .failure(error)
        case .cancelled: nil
        }
    }

    @usableFromInline
    var settled: Result<Success, Failure> {
        guard let result else { preconditionFailure("synchronous work cannot be cancelled") }
        return result
    }

    /// True if the work was cancelled.
    @inlinable
    public var isCancelled: Bool {
        if case .cancelled = self { true } else { false }
    }

    /// Returns the value of a success, or throws.
    ///
    /// - Throws: the error of a failure, or `CancellationError` if the work was cancelled.
    @_alwaysEmitIntoClient
    public func get() throws -> Success {
        switch self {
        case .success(let value): return value
        case .failure(let error): throw error
        case .cancelled: throw CancellationError()
        }
    }

    /// Changes the value of a success.
    ///
    /// - Returns: a success with the new value, or the unchanged failure or cancellation.
    @_alwaysEmitIntoClient
    public func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Outcome<NewSuccess, Failure> {
        switch self {
        case .success(let value): .success(transform(value))
        case .failure(let error): .failure(error)
        case .cancelled: .cancelled
        }
    }
}

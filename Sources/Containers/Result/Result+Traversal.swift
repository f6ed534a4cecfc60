extension Sequence {
    // MARK: - Traversal, failing fast

    /// Maps every element to a `Result` and stops at the first failure.
    /// - Returns: `.success` with all the values in order, or the first failure.
    /// - Complexity: O(*n*), where *n* is the length of the sequence.
    @_alwaysEmitIntoClient
    public func traverse<Success, Failure, Thrown>(
        _ transform: (Element) throws(Thrown) -> Result<Success, Failure>
    ) throws(Thrown) -> Result<[Success], Failure> {
        var values: [Success] = []
        values.reserveCapacity(Swift.min(underestimatedCount, 1 << 16))  // Limited: the traversal may stop early.
        for element in self {
            switch try transform(element) {
            case .success(let value): values.append(value)
            case .failure(let error): return .failure(error)
            }
        }
        return .success(values)
    }

    /// Turns a sequence of `Result`s into a `Result` of an array, stopping at the first failure.
    /// - Complexity: O(*n*), where *n* is the length of the sequence.
    @_alwaysEmitIntoClient
    public func sequence<Success, Failure>() -> Result<[Success], Failure>
    where Element == Result<Success, Failure> {
        traverse { $0 }
    }

    // MARK: - Traversal, accumulating

    /// Maps every element to a `Result` and collects all the failures.
    /// - Returns: `.success` with all the values in order, or `.failure` with all the errors in order.
    /// - Complexity: O(*n*), where *n* is the length of the sequence.
    @_alwaysEmitIntoClient
    public func traverseAccumulating<Success, Failure, Thrown>(
        _ transform: (Element) throws(Thrown) -> Result<Success, Failure>
    ) throws(Thrown) -> Result<[Success], NonEmpty<Failure>> {
        let all = try traverse { (element) throws(Thrown) -> Validated<Success, Failure> in
            try transform(element).toValidated()
        }
        return all.toResult()
    }

    /// Turns a sequence of `Result`s into a `Result` of an array, collecting all the failures.
    /// - Complexity: O(*n*), where *n* is the length of the sequence.
    @_alwaysEmitIntoClient
    public func sequenceAccumulating<Success, Failure>() -> Result<[Success], NonEmpty<Failure>>
    where Element == Result<Success, Failure> {
        traverseAccumulating { $0 }
    }

    // MARK: - Both cases

    /// Returns the values of the successes, in order.
    /// - Complexity: O(*n*), where *n* is the length of the sequence.
    @_alwaysEmitIntoClient
    public func successes<Success, Failure>() -> [Success] where Element == Result<Success, Failure> {
        compactMap { $0.success }
    }

    /// Returns the errors of the failures, in order.
    /// - Complexity: O(*n*), where *n* is the length of the sequence.
    @_alwaysEmitIntoClient
    public func failures<Success, Failure>() -> [Failure] where Element == Result<Success, Failure> {
        compactMap { $0.failure }
    }

    /// Separates the values of the successes from the errors of the failures; both keep their order.
    /// - Complexity: O(*n*), where *n* is the length of the sequence.
    @_alwaysEmitIntoClient
    public func partition<Success, Failure>() -> (successes: [Success], failures: [Failure])
    where Element == Result<Success, Failure> {
        var sides: (successes: [Success], failures: [Failure]) = ([], [])
        for element in self {
            switch element {
            case .success(let value): sides.successes.append(value)
            case .failure(let error): sides.failures.append(error)
            }
        }
        return sides
    }
}

extension Result {
    // MARK: - Traversal of the value

    /// Transforms the value of a success. Returns `nil` if `transform` returns `nil`. A failure stays unchanged.
    @_alwaysEmitIntoClient
    public func traverse<NewSuccess, Thrown>(
        _ transform: (Success) throws(Thrown) -> NewSuccess?
    ) throws(Thrown) -> Result<NewSuccess, Failure>? {
        switch self {
        case .success(let value): try transform(value).map { .success($0) }
        case .failure(let error): .failure(error)
        }
    }

    /// Turns a `Result` of an optional into an optional `Result`: `.success(nil)` becomes `nil`.
    @_alwaysEmitIntoClient
    public func sequence<Value>() -> Result<Value, Failure>? where Success == Value? {
        traverse { $0 }
    }
}

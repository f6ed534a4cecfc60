// A sequence's functions of the same names return arrays. The compiler prefers the functions below, unless the context
// needs an array.

extension NonEmpty {
    // MARK: - Traversal to Maybe
    // `traverse` is disfavored, as it is for sequences.

    /// Maps every element to an optional and stops at the first `nil`. The values stay a `NonEmpty`.
    /// - Complexity: O(*n*), where *n* is the number of elements.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func traverse<Value, Thrown>(
        _ transform: (Element) throws(Thrown) -> Value?
    ) throws(Thrown) -> NonEmpty<Value>? {
        try storage.traverse(transform).map { NonEmpty<Value>(unchecked: $0) }
    }

    /// Turns a list of `Maybe`s into a `Maybe` of a list: `nil` if any value is missing.
    /// - Complexity: O(*n*), where *n* is the number of elements.
    @_alwaysEmitIntoClient
    public func sequence<Value>() -> NonEmpty<Value>? where Element == Value? {
        traverse { $0 }
    }

    // MARK: - Traversal to Either

    /// Maps every element to an ``Either`` and stops at the first left value. The right values stay a `NonEmpty`.
    /// - Returns: `.right` with all the right values in order, or the first left value.
    /// - Complexity: O(*n*), where *n* is the number of elements.
    @_alwaysEmitIntoClient
    public func traverse<Left, Right, Thrown>(
        _ transform: (Element) throws(Thrown) -> Either<Left, Right>
    ) throws(Thrown) -> Either<Left, NonEmpty<Right>> {
        let all: Either<Left, [Right]> = try storage.traverse(transform)
        return all.map { NonEmpty<Right>(unchecked: $0) }
    }

    /// Turns a list of `Either`s into an `Either` of a list, stopping at the first left value.
    /// - Complexity: O(*n*), where *n* is the number of elements.
    @_alwaysEmitIntoClient
    public func sequence<Left, Right>() -> Either<Left, NonEmpty<Right>> where Element == Either<Left, Right> {
        traverse { $0 }
    }

    /// Maps every element to an ``Either`` and collects all the left values. The right values stay a `NonEmpty`.
    /// - Returns: `.right` with all the right values in order, or `.left` with all the left values in order.
    /// - Complexity: O(*n*), where *n* is the number of elements.
    @_alwaysEmitIntoClient
    public func traverseAccumulating<Left, Right, Thrown>(
        _ transform: (Element) throws(Thrown) -> Either<Left, Right>
    ) throws(Thrown) -> Either<NonEmpty<Left>, NonEmpty<Right>> {
        let all: Either<NonEmpty<Left>, [Right]> = try storage.traverseAccumulating(transform)
        return all.map { NonEmpty<Right>(unchecked: $0) }
    }

    /// Turns a list of `Either`s into an `Either` of a list, collecting all the left values.
    /// - Complexity: O(*n*), where *n* is the number of elements.
    @_alwaysEmitIntoClient
    public func sequenceAccumulating<Left, Right>() -> Either<NonEmpty<Left>, NonEmpty<Right>>
    where Element == Either<Left, Right> {
        traverseAccumulating { $0 }
    }

    // MARK: - Traversal to Result

    /// Maps every element to a `Result` and stops at the first failure. The values stay a `NonEmpty`.
    /// - Returns: `.success` with all the values in order, or the first failure.
    /// - Complexity: O(*n*), where *n* is the number of elements.
    @_alwaysEmitIntoClient
    public func traverse<Success, Failure, Thrown>(
        _ transform: (Element) throws(Thrown) -> Result<Success, Failure>
    ) throws(Thrown) -> Result<NonEmpty<Success>, Failure> {
        let all: Result<[Success], Failure> = try storage.traverse(transform)
        return all.map { NonEmpty<Success>(unchecked: $0) }
    }

    /// Turns a list of `Result`s into a `Result` of a list, stopping at the first failure.
    /// - Complexity: O(*n*), where *n* is the number of elements.
    @_alwaysEmitIntoClient
    public func sequence<Success, Failure>() -> Result<NonEmpty<Success>, Failure>
    where Element == Result<Success, Failure> {
        traverse { $0 }
    }

    /// Maps every element to a `Result` and collects all the failures. The values stay a `NonEmpty`.
    /// - Returns: `.success` with all the values in order, or `.failure` with all the errors in order.
    /// - Complexity: O(*n*), where *n* is the number of elements.
    @_alwaysEmitIntoClient
    public func traverseAccumulating<Success, Failure, Thrown>(
        _ transform: (Element) throws(Thrown) -> Result<Success, Failure>
    ) throws(Thrown) -> Result<NonEmpty<Success>, NonEmpty<Failure>> {
        let all: Result<[Success], NonEmpty<Failure>> = try storage.traverseAccumulating(transform)
        return all.map { NonEmpty<Success>(unchecked: $0) }
    }

    /// Turns a list of `Result`s into a `Result` of a list, collecting all the failures.
    /// - Complexity: O(*n*), where *n* is the number of elements.
    @_alwaysEmitIntoClient
    public func sequenceAccumulating<Success, Failure>() -> Result<NonEmpty<Success>, NonEmpty<Failure>>
    where Element == Result<Success, Failure> {
        traverseAccumulating { $0 }
    }

    // MARK: - Traversal to Validated

    /// Validates every element and collects all the failures. The values stay a `NonEmpty`.
    /// - Returns: `.valid` with all the values in order, or `.invalid` with all the failures in order.
    /// - Complexity: O(*n* + *m*), where *n* is the number of elements and *m* the number of failures.
    @_alwaysEmitIntoClient
    public func traverse<Value, Failure, Thrown>(
        _ transform: (Element) throws(Thrown) -> Validated<Value, Failure>
    ) throws(Thrown) -> Validated<NonEmpty<Value>, Failure> {
        let all: Validated<[Value], Failure> = try storage.traverse(transform)
        return all.map { NonEmpty<Value>(unchecked: $0) }
    }

    /// Turns a list of `Validated`s into a `Validated` of a list, collecting all the failures.
    /// - Complexity: O(*n* + *m*), where *n* is the number of elements and *m* the number of failures.
    @_alwaysEmitIntoClient
    public func sequence<Value, Failure>() -> Validated<NonEmpty<Value>, Failure>
    where Element == Validated<Value, Failure> {
        traverse { $0 }
    }
}

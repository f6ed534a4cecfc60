extension Sequence {
    // MARK: - Traversal, failing fast

    /// Maps every element to an ``Either`` and stops at the first left value.
    /// - Returns: `.right` with all the right values in order, or the first left value.
    /// - Complexity: O(*n*), where *n* is the length of the sequence.
    @_alwaysEmitIntoClient
    public func traverse<Left, Right, Thrown>(
        _ transform: (Element) throws(Thrown) -> Either<Left, Right>
    ) throws(Thrown) -> Either<Left, [Right]> {
        var rights: [Right] = []
        rights.reserveCapacity(Swift.min(underestimatedCount, 1 << 16))  // Limited: the traversal may stop early.
        for element in self {
            switch try transform(element) {
            case .left(let left): return .left(left)
            case .right(let right): rights.append(right)
            }
        }
        return .right(rights)
    }

    /// Turns a sequence of `Either`s into an `Either` of an array, stopping at the first left value.
    /// - Complexity: O(*n*), where *n* is the length of the sequence.
    @_alwaysEmitIntoClient
    public func sequence<Left, Right>() -> Either<Left, [Right]> where Element == Either<Left, Right> {
        traverse { $0 }
    }

    // MARK: - Traversal, accumulating

    /// Maps every element to an ``Either`` and collects all the left values.
    /// - Returns: `.right` with all the right values in order, or `.left` with all the left values in order.
    /// - Complexity: O(*n*), where *n* is the length of the sequence.
    @_alwaysEmitIntoClient
    public func traverseAccumulating<Left, Right, Thrown>(
        _ transform: (Element) throws(Thrown) -> Either<Left, Right>
    ) throws(Thrown) -> Either<NonEmpty<Left>, [Right]> {
        let all = try traverse { (element) throws(Thrown) -> Validated<Right, Left> in
            try transform(element).toValidated()
        }
        return all.toEither()
    }

    /// Turns a sequence of `Either`s into an `Either` of an array, collecting all the left values.
    /// - Complexity: O(*n*), where *n* is the length of the sequence.
    @_alwaysEmitIntoClient
    public func sequenceAccumulating<Left, Right>() -> Either<NonEmpty<Left>, [Right]>
    where Element == Either<Left, Right> {
        traverseAccumulating { $0 }
    }

    // MARK: - Both sides

    /// Returns the left values, in order.
    /// - Complexity: O(*n*), where *n* is the length of the sequence.
    @_alwaysEmitIntoClient
    public func lefts<Left, Right>() -> [Left] where Element == Either<Left, Right> {
        compactMap { $0.left }
    }

    /// Returns the right values, in order.
    /// - Complexity: O(*n*), where *n* is the length of the sequence.
    @_alwaysEmitIntoClient
    public func rights<Left, Right>() -> [Right] where Element == Either<Left, Right> {
        compactMap { $0.right }
    }

    /// Separates the left values from the right values; both keep their order.
    /// - Complexity: O(*n*), where *n* is the length of the sequence.
    @_alwaysEmitIntoClient
    public func partition<Left, Right>() -> (lefts: [Left], rights: [Right]) where Element == Either<Left, Right> {
        partitionMap { $0 }
    }

    /// Turns each element into a left or a right value, and separates the two sides; both keep their order.
    /// - Complexity: O(*n*), where *n* is the length of the sequence.
    @_alwaysEmitIntoClient
    public func partitionMap<Left, Right, Thrown>(
        _ transform: (Element) throws(Thrown) -> Either<Left, Right>
    ) throws(Thrown) -> (lefts: [Left], rights: [Right]) {
        var sides: (lefts: [Left], rights: [Right]) = ([], [])
        for element in self {
            switch try transform(element) {
            case .left(let left): sides.lefts.append(left)
            case .right(let right): sides.rights.append(right)
            }
        }
        return sides
    }
}

extension Either {
    // MARK: - Traversal of the right value

    /// Transforms the right value. Returns `nil` if `transform` returns `nil`. A left value stays unchanged.
    @_alwaysEmitIntoClient
    public func traverse<NewRight, Thrown>(
        _ transform: (Right) throws(Thrown) -> NewRight?
    ) throws(Thrown) -> Either<Left, NewRight>? {
        switch self {
        case .left(let left): .left(left)
        case .right(let right): try transform(right).map { .right($0) }
        }
    }

    /// Turns an `Either` with an optional right value into an optional `Either`: `.right(nil)` becomes `nil`.
    @_alwaysEmitIntoClient
    public func sequence<Value>() -> Either<Left, Value>? where Right == Value? {
        traverse { $0 }
    }
}

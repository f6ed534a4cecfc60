extension Sequence {
    // MARK: - Traversal
    // `traverse` is disfavored, because every type converts to an optional: otherwise a call with a closure that has
    // several statements and returns an `Either` would be ambiguous.

    /// Maps every element to an optional and stops at the first `nil`.
    ///
    /// Unlike `compactMap`, which leaves out the missing values, `traverse` returns either all values or `nil`.
    /// - Complexity: O(*n*), where *n* is the length of the sequence.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func traverse<Value, Thrown>(_ transform: (Element) throws(Thrown) -> Value?) throws(Thrown) -> [Value]? {
        var values: [Value] = []
        values.reserveCapacity(Swift.min(underestimatedCount, 1 << 16))  // Limited: the traversal may stop early.
        for element in self {
            guard let value = try transform(element) else { return nil }
            values.append(value)
        }
        return values
    }

    /// Turns a sequence of `Maybe`s into a `Maybe` of an array: `nil` if any value is missing.
    /// - Complexity: O(*n*), where *n* is the length of the sequence.
    @_alwaysEmitIntoClient
    public func sequence<Value>() -> [Value]? where Element == Value? {
        traverse { $0 }
    }
}

extension Optional {
    // MARK: - Traversal of the value

    /// Maps the value to an ``Either``; a missing value is not a failure, but becomes `.right(nil)`.
    @_alwaysEmitIntoClient
    public func traverse<Left, Right, Thrown>(
        _ transform: (Wrapped) throws(Thrown) -> Either<Left, Right>
    ) throws(Thrown) -> Either<Left, Right?> {
        switch self {
        case .none: .right(nil)
        case .some(let wrapped): try transform(wrapped).map { $0 }
        }
    }

    /// Maps the value to a `Result`; a missing value is not a failure, but becomes `.success(nil)`.
    @_alwaysEmitIntoClient
    public func traverse<Success, Failure, Thrown>(
        _ transform: (Wrapped) throws(Thrown) -> Result<Success, Failure>
    ) throws(Thrown) -> Result<Success?, Failure> {
        switch self {
        case .none: .success(nil)
        case .some(let wrapped): try transform(wrapped).map { $0 }
        }
    }

    /// Validates the value, for example an optional field of a form; a missing value is not a failure, but becomes
    /// `.valid(nil)`.
    @_alwaysEmitIntoClient
    public func traverse<Value, Failure, Thrown>(
        _ transform: (Wrapped) throws(Thrown) -> Validated<Value, Failure>
    ) throws(Thrown) -> Validated<Value?, Failure> {
        switch self {
        case .none: .valid(nil)
        case .some(let wrapped): try transform(wrapped).map { $0 }
        }
    }

    /// Turns a `Maybe` of an ``Either`` into an `Either` of a `Maybe`: `nil` becomes `.right(nil)`.
    @_alwaysEmitIntoClient
    public func sequence<Left, Right>() -> Either<Left, Right?> where Wrapped == Either<Left, Right> {
        traverse { $0 }
    }

    /// Turns a `Maybe` of a `Result` into a `Result` of a `Maybe`: `nil` becomes `.success(nil)`.
    @_alwaysEmitIntoClient
    public func sequence<Success, Failure>() -> Result<Success?, Failure>
    where Wrapped == Result<Success, Failure> {
        traverse { $0 }
    }

    /// Turns a `Maybe` of a ``Validated`` into a `Validated` of a `Maybe`: `nil` becomes `.valid(nil)`.
    @_alwaysEmitIntoClient
    public func sequence<Value, Failure>() -> Validated<Value?, Failure>
    where Wrapped == Validated<Value, Failure> {
        traverse { $0 }
    }
}

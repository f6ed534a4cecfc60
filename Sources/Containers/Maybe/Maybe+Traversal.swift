extension Sequence {
    // MARK: - Traversal
    // Disfavoured, because anything at all converts to an optional: otherwise a closure of several statements that
    // returns an Either would be ambiguous.

    /// Runs a step that may return nothing over every element and stops at the first nothing.
    ///
    /// Unlike `compactMap`, which leaves the missing ones out, it is all or nothing.
    /// - Parameter transform: Called with each element, in order, up to the first that is missing.
    /// - Returns: All the values in order, or `nil` if one is missing.
    /// - Throws: The error that `transform` throws.
    /// - Complexity: O(*n*), where *n* is the length of the sequence.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func traverse<Value, Thrown>(_ transform: (Element) throws(Thrown) -> Value?) throws(Thrown) -> [Value]? {
        var values: [Value] = []
        values.reserveCapacity(underestimatedCount)
        for element in self {
            guard let value = try transform(element) else { return nil }
            values.append(value)
        }
        return values
    }

    /// Turns a sequence of `Maybe`s inside out.
    /// - Returns: All the values in order, or `nil` if one is missing.
    /// - Complexity: O(*n*), where *n* is the length of the sequence.
    @_alwaysEmitIntoClient
    public func sequence<Value>() -> [Value]? where Element == Value? {
        traverse { $0 }
    }
}

extension Optional {
    // MARK: - Traversal of the one value

    /// Runs a step that may end in a left value over the value, if there is one.
    /// - Parameter transform: Called once with the value, not at all if it is missing: an empty sequence is not a
    ///   failure.
    /// - Returns: `.right(nil)` if the value is missing, otherwise the step's result.
    /// - Throws: The error that `transform` throws.
    @_alwaysEmitIntoClient
    public func traverse<Left, Right, Thrown>(
        _ transform: (Wrapped) throws(Thrown) -> Either<Left, Right>
    ) throws(Thrown) -> Either<Left, Right?> {
        switch self {
        case .none: .right(nil)
        case .some(let wrapped): try transform(wrapped).map { $0 }
        }
    }

    /// Runs a step that may fail over the value, if there is one.
    /// - Parameter transform: Called once with the value, not at all if it is missing: an empty sequence is not a
    ///   failure.
    /// - Returns: `.success(nil)` if the value is missing, otherwise the step's result.
    /// - Throws: The error that `transform` throws.
    @_alwaysEmitIntoClient
    public func traverse<Success, Failure, Thrown>(
        _ transform: (Wrapped) throws(Thrown) -> Result<Success, Failure>
    ) throws(Thrown) -> Result<Success?, Failure> {
        switch self {
        case .none: .success(nil)
        case .some(let wrapped): try transform(wrapped).map { $0 }
        }
    }

    /// Validates the value, if there is one: how an optional field of a form is checked.
    /// - Parameter transform: Called once with the value, not at all if it is missing: that is not a failure.
    /// - Returns: `.valid(nil)` if the value is missing, otherwise the check's result.
    /// - Throws: The error that `transform` throws.
    @_alwaysEmitIntoClient
    public func traverse<Value, Failure, Thrown>(
        _ transform: (Wrapped) throws(Thrown) -> Validated<Value, Failure>
    ) throws(Thrown) -> Validated<Value?, Failure> {
        switch self {
        case .none: .valid(nil)
        case .some(let wrapped): try transform(wrapped).map { $0 }
        }
    }

    /// A `Maybe` of an ``Either``, turned inside out.
    /// - Returns: `.right(nil)` if there is none, otherwise the value on its side.
    @_alwaysEmitIntoClient
    public func sequence<Left, Right>() -> Either<Left, Right?> where Wrapped == Either<Left, Right> {
        traverse { $0 }
    }

    /// A `Maybe` of a `Result`, turned inside out.
    /// - Returns: `.success(nil)` if there is none, otherwise the success or failure.
    @_alwaysEmitIntoClient
    public func sequence<Success, Failure>() -> Result<Success?, Failure>
    where Wrapped == Result<Success, Failure> {
        traverse { $0 }
    }

    /// A `Maybe` of a ``Validated``, turned inside out.
    /// - Returns: `.valid(nil)` if there is none, otherwise the value or the failures.
    @_alwaysEmitIntoClient
    public func sequence<Value, Failure>() -> Validated<Value?, Failure>
    where Wrapped == Validated<Value, Failure> {
        traverse { $0 }
    }
}

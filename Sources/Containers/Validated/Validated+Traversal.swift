extension Sequence {
    // MARK: - Traversal

    /// Validates every element and collects all the failures.
    /// - Returns: `.valid` with all the values in order, or `.invalid` with all the failures in order.
    /// - Complexity: O(*n* + *m*), where *n* is the length of the sequence and *m* the number of failures.
    @_alwaysEmitIntoClient
    public func traverse<Value, Failure, Thrown>(
        _ transform: (Element) throws(Thrown) -> Validated<Value, Failure>
    ) throws(Thrown) -> Validated<[Value], Failure> {
        var values: [Value] = []
        values.reserveCapacity(underestimatedCount)
        var failures: [Failure] = []
        for element in self {
            switch try transform(element) {
            case .valid(let value): values.append(value)
            case .invalid(let more): failures.append(contentsOf: more.elements)
            }
        }
        return NonEmpty(contentsOf: failures).map { .invalid($0) } ?? .valid(values)
    }

    /// Turns a sequence of `Validated`s into a `Validated` of an array, collecting all the failures.
    /// - Complexity: O(*n* + *m*), where *n* is the length of the sequence and *m* the number of failures.
    @_alwaysEmitIntoClient
    public func sequence<Value, Failure>() -> Validated<[Value], Failure>
    where Element == Validated<Value, Failure> {
        traverse { $0 }
    }

    // MARK: - Both cases

    /// Separates the valid values from the failures of the invalid elements; both keep their order.
    /// - Complexity: O(*n* + *m*), where *n* is the length of the sequence and *m* the number of failures.
    @_alwaysEmitIntoClient
    public func partition<Value, Failure>() -> (values: [Value], failures: [Failure])
    where Element == Validated<Value, Failure> {
        var sides: (values: [Value], failures: [Failure]) = ([], [])
        for element in self {
            switch element {
            case .valid(let value): sides.values.append(value)
            case .invalid(let failures): sides.failures += failures
            }
        }
        return sides
    }
}

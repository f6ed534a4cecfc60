/// Adds a check to work that returns a value or throws.
///
/// - Returns: work that returns the checked value, or throws the first error.
public func `try`<Value>(
    _ work: @escaping @Sendable () throws -> Value, _ check: @escaping @Sendable (Value) throws -> Void
) -> @Sendable () throws -> Value {
    tryMap(work) { value in
        try check(value)
        return value
    }
}

/// Adds a transformation to work that returns a value or throws.
///
/// - Returns: work that returns the new value, or throws the first error.
public func tryMap<Value, New>(
    _ work: @escaping @Sendable () throws -> Value, _ transform: @escaping @Sendable (Value) throws -> New
) -> @Sendable () throws -> New {
    { try transform(work()) }
}

/// Adds a check to asynchronous work that returns a value or throws.
///
/// - Returns: work that returns the checked value, or throws the first error.
public func `try`<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value, _ check: @escaping @Sendable (Value) async throws -> Void
) -> @Sendable () async throws -> Value {
    tryMap(work) { value in
        try await check(value)
        return value
    }
}

/// Adds a transformation to asynchronous work that returns a value or throws.
///
/// - Returns: work that returns the new value, or throws the first error.
public func tryMap<Value: Sendable, New: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value, _ transform: @escaping @Sendable (Value) async throws -> New
) -> @Sendable () async throws -> New {
    { try await transform(work()) }
}

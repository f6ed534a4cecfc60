/// Puts a check behind asynchronous work that gives a value or throws.
///
/// - Parameters:
///   - work: the work that returns the value; called once for each call of the result.
///   - check: throws what is wrong with the value.
/// - Returns: work that gives the checked value, or throws the first error.
public func `try`<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value, _ check: @escaping @Sendable (Value) async throws -> Void
) -> @Sendable () async throws -> Value {
    tryMap(work) { value in
        try await check(value)
        return value
    }
}

/// Puts a transformation behind asynchronous work that gives a value or throws.
///
/// - Parameters:
///   - work: the work that returns the value; called once for each call of the result.
///   - transform: gives the new value, or throws.
/// - Returns: work that gives the new value, or throws the first error.
public func tryMap<Value: Sendable, New: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value, _ transform: @escaping @Sendable (Value) async throws -> New
) -> @Sendable () async throws -> New {
    { try await transform(work()) }
}

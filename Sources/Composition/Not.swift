/// Negates a predicate: `not(p)(a)` is `!p(a)`.
@_alwaysEmitIntoClient
public func not<A>(_ predicate: @escaping (A) -> Bool) -> (A) -> Bool {
    { !predicate($0) }
}

/// Negates a `@Sendable` predicate; see ``not(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func not<A>(_ predicate: @escaping @Sendable (A) -> Bool) -> @Sendable (A) -> Bool {
    { !predicate($0) }
}

#if !hasFeature(Embedded)
/// Negates a throwing predicate; see ``not(_:)``.
@_alwaysEmitIntoClient
public func not<A>(_ predicate: @escaping (A) throws -> Bool) -> (A) throws -> Bool {
    { try !predicate($0) }
}

/// Negates a `@Sendable` throwing predicate; see ``not(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func not<A>(_ predicate: @escaping @Sendable (A) throws -> Bool) -> @Sendable (A) throws -> Bool {
    { try !predicate($0) }
}

/// Negates an asynchronous predicate; see ``not(_:)``.
@_alwaysEmitIntoClient
public func not<A>(_ predicate: @escaping (A) async -> Bool) -> (A) async -> Bool {
    { await !predicate($0) }
}

/// Negates a `@Sendable` asynchronous predicate; see ``not(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func not<A>(_ predicate: @escaping @Sendable (A) async -> Bool) -> @Sendable (A) async -> Bool {
    { await !predicate($0) }
}

/// Negates an asynchronous throwing predicate; see ``not(_:)``.
@_alwaysEmitIntoClient
public func not<A>(_ predicate: @escaping (A) async throws -> Bool) -> (A) async throws -> Bool {
    { try await !predicate($0) }
}

/// Negates a `@Sendable` asynchronous throwing predicate; see ``not(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func not<A>(
    _ predicate: @escaping @Sendable (A) async throws -> Bool
) -> @Sendable (A) async throws -> Bool {
    { try await !predicate($0) }
}
#endif

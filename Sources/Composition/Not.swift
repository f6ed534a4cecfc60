/// Negates a predicate: `not(p)(a)` is `!p(a)`.
///
/// - Parameter predicate: the condition to negate.
/// - Returns: a predicate that returns true if the given one returns false.
@_alwaysEmitIntoClient
public func not<A>(_ predicate: @escaping (A) -> Bool) -> (A) -> Bool {
    { !predicate($0) }
}

// MARK: - `@Sendable` overloads

/// Negates a `@Sendable` predicate; see ``not(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func not<A>(_ predicate: @escaping @Sendable (A) -> Bool) -> @Sendable (A) -> Bool {
    { !predicate($0) }
}

#if !hasFeature(Embedded)
    // MARK: - Throwing

    /// Negates a throwing predicate; see ``not(_:)``.
    @_alwaysEmitIntoClient
    public func not<A>(_ predicate: @escaping (A) throws -> Bool) -> (A) throws -> Bool {
        { try !predicate($0) }
    }

    // MARK: - Throwing: `@Sendable` overloads

    /// Negates a `@Sendable` throwing predicate; see ``not(_:)``.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public func not<A>(_ predicate: @escaping @Sendable (A) throws -> Bool) -> @Sendable (A) throws -> Bool {
        { try !predicate($0) }
    }

    // MARK: - Asynchronous

    /// Negates an asynchronous predicate; see ``not(_:)``.
    @_alwaysEmitIntoClient
    public func not<A>(_ predicate: @escaping (A) async -> Bool) -> (A) async -> Bool {
        { await !predicate($0) }
    }

    // MARK: - Asynchronous: `@Sendable` overloads

    /// Negates a `@Sendable` asynchronous predicate; see ``not(_:)``.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public func not<A>(_ predicate: @escaping @Sendable (A) async -> Bool) -> @Sendable (A) async -> Bool {
        { await !predicate($0) }
    }

    // MARK: - Asynchronous and throwing

    /// Negates an asynchronous throwing predicate; see ``not(_:)``.
    @_alwaysEmitIntoClient
    public func not<A>(_ predicate: @escaping (A) async throws -> Bool) -> (A) async throws -> Bool {
        { try await !predicate($0) }
    }

    // MARK: - Asynchronous and throwing: `@Sendable` overloads

    /// Negates a `@Sendable` asynchronous throwing predicate; see ``not(_:)``.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public func not<A>(
        _ predicate: @escaping @Sendable (A) async throws -> Bool
    ) -> @Sendable (A) async throws -> Bool {
        { try await !predicate($0) }
    }
#endif

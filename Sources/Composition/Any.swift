/// Combines predicates into one that requires at least one of them: `any(p, q)(a)` is `p(a) || q(a)`.
///
/// The predicates are called in order until one returns true or throws. Without predicates, the result is always false.
///
/// - Parameter predicates: the conditions to combine.
/// - Returns: a predicate that returns true if at least one of the given ones does.
@_alwaysEmitIntoClient
public func any<A>(_ predicates: ((A) -> Bool)...) -> (A) -> Bool {
    { a in
        for predicate in predicates where predicate(a) { return true }
        return false
    }
}

// MARK: - `@Sendable` overloads

/// Combines `@Sendable` predicates into one that requires at least one of them; see ``any(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func any<A>(_ predicates: (@Sendable (A) -> Bool)...) -> @Sendable (A) -> Bool {
    { a in
        for predicate in predicates where predicate(a) { return true }
        return false
    }
}

#if !hasFeature(Embedded)
    // MARK: - Throwing

    /// Combines throwing predicates into one that requires at least one of them; see ``any(_:)``.
    @_alwaysEmitIntoClient
    public func any<A>(_ predicates: ((A) throws -> Bool)...) -> (A) throws -> Bool {
        { a in
            for predicate in predicates {
                if try predicate(a) { return true }
            }
            return false
        }
    }

    // MARK: - Throwing: `@Sendable` overloads

    /// Combines `@Sendable` throwing predicates into one that requires at least one of them; see ``any(_:)``.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public func any<A>(_ predicates: (@Sendable (A) throws -> Bool)...) -> @Sendable (A) throws -> Bool {
        { a in
            for predicate in predicates {
                if try predicate(a) { return true }
            }
            return false
        }
    }

    // MARK: - Asynchronous

    /// Combines asynchronous predicates into one that requires at least one of them; see ``any(_:)``.
    @_alwaysEmitIntoClient
    public func any<A>(_ predicates: ((A) async -> Bool)...) -> (A) async -> Bool {
        { a in
            for predicate in predicates {
                if await predicate(a) { return true }
            }
            return false
        }
    }

    // MARK: - Asynchronous: `@Sendable` overloads

    /// Combines `@Sendable` asynchronous predicates into one that requires at least one of them; see ``any(_:)``.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public func any<A>(_ predicates: (@Sendable (A) async -> Bool)...) -> @Sendable (A) async -> Bool {
        { a in
            for predicate in predicates {
                if await predicate(a) { return true }
            }
            return false
        }
    }

    // MARK: - Asynchronous and throwing

    /// Combines asynchronous throwing predicates into one that requires at least one of them; see ``any(_:)``.
    @_alwaysEmitIntoClient
    public func any<A>(_ predicates: ((A) async throws -> Bool)...) -> (A) async throws -> Bool {
        { a in
            for predicate in predicates {
                if try await predicate(a) { return true }
            }
            return false
        }
    }

    // MARK: - Asynchronous and throwing: `@Sendable` overloads

    /// Combines `@Sendable` asynchronous throwing predicates into one that requires at least one of them; see
    /// ``any(_:)``.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public func any<A>(_ predicates: (@Sendable (A) async throws -> Bool)...) -> @Sendable (A) async throws -> Bool {
        { a in
            for predicate in predicates {
                if try await predicate(a) { return true }
            }
            return false
        }
    }
#endif

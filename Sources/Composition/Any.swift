/// Combines predicates into a predicate that is true if at least one of them is: `any(p, q)(a)` is `p(a) || q(a)`.
///
/// The predicates are called in order until one returns true or throws. Without predicates, the combined predicate is
/// always false.
@_alwaysEmitIntoClient
public func any<A>(_ predicates: ((A) -> Bool)...) -> (A) -> Bool {
    { a in
        for predicate in predicates where predicate(a) { return true }
        return false
    }
}

/// Combines `@Sendable` predicates into one that is true if at least one of them is; see ``any(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func any<A>(_ predicates: (@Sendable (A) -> Bool)...) -> @Sendable (A) -> Bool {
    { a in
        for predicate in predicates where predicate(a) { return true }
        return false
    }
}

#if !hasFeature(Embedded)
/// Combines throwing predicates into one that is true if at least one of them is; see ``any(_:)``.
@_alwaysEmitIntoClient
public func any<A>(_ predicates: ((A) throws -> Bool)...) -> (A) throws -> Bool {
    { a in
        for predicate in predicates {
            if try predicate(a) { return true }
        }
        return false
    }
}

/// Combines `@Sendable` throwing predicates into one that is true if at least one of them is; see ``any(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func any<A>(_ predicates: (@Sendable (A) throws -> Bool)...) -> @Sendable (A) throws -> Bool {
    { a in
        for predicate in predicates {
            if try predicate(a) { return true }
        }
        return false
    }
}

/// Combines asynchronous predicates into one that is true if at least one of them is; see ``any(_:)``.
@_alwaysEmitIntoClient
public func any<A>(_ predicates: ((A) async -> Bool)...) -> (A) async -> Bool {
    { a in
        for predicate in predicates {
            if await predicate(a) { return true }
        }
        return false
    }
}

/// Combines `@Sendable` asynchronous predicates into one that is true if at least one of them is; see ``any(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func any<A>(_ predicates: (@Sendable (A) async -> Bool)...) -> @Sendable (A) async -> Bool {
    { a in
        for predicate in predicates {
            if await predicate(a) { return true }
        }
        return false
    }
}

/// Combines asynchronous throwing predicates into one that is true if at least one of them is; see ``any(_:)``.
@_alwaysEmitIntoClient
public func any<A>(_ predicates: ((A) async throws -> Bool)...) -> (A) async throws -> Bool {
    { a in
        for predicate in predicates {
            if try await predicate(a) { return true }
        }
        return false
    }
}

/// Combines `@Sendable` asynchronous throwing predicates into one that is true if at least one of them is; see
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

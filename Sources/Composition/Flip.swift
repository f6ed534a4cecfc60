/// Flips the arguments of a function: `flip(f)(b, a)` is `f(a, b)`.
@_alwaysEmitIntoClient
public func flip<A, B, C>(_ f: @escaping (A, B) -> C) -> (B, A) -> C {
    { f($1, $0) }
}

/// Flips the arguments of a curried function: `flip(f)(b)(a)` is `f(a)(b)`.
///
/// An unapplied method is a curried function that takes its receiver first. Flipped, it takes the receiver last:
/// `flip(String.hasPrefix)("a")` is a predicate on strings.
@_alwaysEmitIntoClient
public func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C {
    { b in { a in f(a)(b) } }
}

// MARK: - `@Sendable` overloads

/// Flips the arguments of a `@Sendable` function of two arguments; see ``flip(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func flip<A, B, C>(_ f: @escaping @Sendable (A, B) -> C) -> @Sendable (B, A) -> C {
    { f($1, $0) }
}

/// Flips the arguments of a curried `@Sendable` function; see ``flip(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func flip<A, B: Sendable, C>(_ f: @escaping @Sendable (A) -> (B) -> C) -> @Sendable (B) -> @Sendable (A) -> C {
    { b in { a in f(a)(b) } }
}

#if !hasFeature(Embedded)
// MARK: - Throwing

/// Flips the arguments of a throwing function of two arguments; see ``flip(_:)``.
@_alwaysEmitIntoClient
public func flip<A, B, C>(_ f: @escaping (A, B) throws -> C) -> (B, A) throws -> C {
    { try f($1, $0) }
}

/// Flips the arguments of a curried throwing function; see ``flip(_:)``.
@_alwaysEmitIntoClient
public func flip<A, B, C>(_ f: @escaping (A) -> (B) throws -> C) -> (B) -> (A) throws -> C {
    { b in { a in try f(a)(b) } }
}

// MARK: - Throwing: `@Sendable` overloads

/// Flips the arguments of a `@Sendable` throwing function of two arguments; see ``flip(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func flip<A, B, C>(_ f: @escaping @Sendable (A, B) throws -> C) -> @Sendable (B, A) throws -> C {
    { try f($1, $0) }
}

/// Flips the arguments of a curried `@Sendable` throwing function; see ``flip(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func flip<A, B: Sendable, C>(
    _ f: @escaping @Sendable (A) -> (B) throws -> C
) -> @Sendable (B) -> @Sendable (A) throws -> C {
    { b in { a in try f(a)(b) } }
}

// MARK: - Asynchronous

/// Flips the arguments of an asynchronous function of two arguments; see ``flip(_:)``.
@_alwaysEmitIntoClient
public func flip<A, B, C>(_ f: @escaping (A, B) async -> C) -> (B, A) async -> C {
    { await f($1, $0) }
}

/// Flips the arguments of a curried asynchronous function; see ``flip(_:)``.
@_alwaysEmitIntoClient
public func flip<A, B, C>(_ f: @escaping (A) -> (B) async -> C) -> (B) -> (A) async -> C {
    { b in { a in await f(a)(b) } }
}

// MARK: - Asynchronous: `@Sendable` overloads

/// Flips the arguments of a `@Sendable` asynchronous function of two arguments; see ``flip(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func flip<A, B, C>(_ f: @escaping @Sendable (A, B) async -> C) -> @Sendable (B, A) async -> C {
    { await f($1, $0) }
}

/// Flips the arguments of a curried `@Sendable` asynchronous function; see ``flip(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func flip<A, B: Sendable, C>(
    _ f: @escaping @Sendable (A) -> (B) async -> C
) -> @Sendable (B) -> @Sendable (A) async -> C {
    { b in { a in await f(a)(b) } }
}

// MARK: - Asynchronous and throwing

/// Flips the arguments of an asynchronous throwing function of two arguments; see ``flip(_:)``.
@_alwaysEmitIntoClient
public func flip<A, B, C>(_ f: @escaping (A, B) async throws -> C) -> (B, A) async throws -> C {
    { try await f($1, $0) }
}

/// Flips the arguments of a curried asynchronous throwing function; see ``flip(_:)``.
@_alwaysEmitIntoClient
public func flip<A, B, C>(_ f: @escaping (A) -> (B) async throws -> C) -> (B) -> (A) async throws -> C {
    { b in { a in try await f(a)(b) } }
}

// MARK: - Asynchronous and throwing: `@Sendable` overloads

/// Flips the arguments of a `@Sendable` asynchronous throwing function of two arguments; see ``flip(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func flip<A, B, C>(_ f: @escaping @Sendable (A, B) async throws -> C) -> @Sendable (B, A) async throws -> C {
    { try await f($1, $0) }
}

/// Flips the arguments of a curried `@Sendable` asynchronous throwing function; see ``flip(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func flip<A, B: Sendable, C>(
    _ f: @escaping @Sendable (A) -> (B) async throws -> C
) -> @Sendable (B) -> @Sendable (A) async throws -> C {
    { b in { a in try await f(a)(b) } }
}
#endif

/// Uncurries a function, so that it takes all its arguments in one call: `uncurry(f)(a, b)` is `f(a)(b)`, and so on for
/// up to five arguments. This is the inverse of ``curry(_:)``. Only the last of the curried calls may throw or be
/// asynchronous.
@_alwaysEmitIntoClient
public func uncurry<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (A, B) -> C {
    { f($0)($1) }
}

/// Uncurries a function of three arguments; see ``uncurry(_:)``.
@_alwaysEmitIntoClient
public func uncurry<A, B, C, D>(_ f: @escaping (A) -> (B) -> (C) -> D) -> (A, B, C) -> D {
    { f($0)($1)($2) }
}

/// Uncurries a function of four arguments; see ``uncurry(_:)``.
@_alwaysEmitIntoClient
public func uncurry<A, B, C, D, E>(_ f: @escaping (A) -> (B) -> (C) -> (D) -> E) -> (A, B, C, D) -> E {
    { f($0)($1)($2)($3) }
}

/// Uncurries a function of five arguments; see ``uncurry(_:)``.
@_alwaysEmitIntoClient
public func uncurry<A, B, C, D, E, F>(_ f: @escaping (A) -> (B) -> (C) -> (D) -> (E) -> F) -> (A, B, C, D, E) -> F {
    { f($0)($1)($2)($3)($4) }
}

/// Uncurries a function whose second call has no arguments, such as an unapplied method without parameters:
/// `uncurry(f)(a)` is `f(a)()`.
///
///     ["a", "b"].map(uncurry(String.uppercased))  // ["A", "B"]
@_alwaysEmitIntoClient
public func uncurry<A, B>(_ f: @escaping (A) -> () -> B) -> (A) -> B {
    { f($0)() }
}

// MARK: - `@Sendable` overloads

/// Uncurries a `@Sendable` function of two arguments; see ``uncurry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func uncurry<A, B, C>(_ f: @escaping @Sendable (A) -> (B) -> C) -> @Sendable (A, B) -> C {
    { f($0)($1) }
}

/// Uncurries a `@Sendable` function of three arguments; see ``uncurry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func uncurry<A, B, C, D>(_ f: @escaping @Sendable (A) -> (B) -> (C) -> D) -> @Sendable (A, B, C) -> D {
    { f($0)($1)($2) }
}

/// Uncurries a `@Sendable` function of four arguments; see ``uncurry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func uncurry<A, B, C, D, E>(
    _ f: @escaping @Sendable (A) -> (B) -> (C) -> (D) -> E
) -> @Sendable (A, B, C, D) -> E {
    { f($0)($1)($2)($3) }
}

/// Uncurries a `@Sendable` function of five arguments; see ``uncurry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func uncurry<A, B, C, D, E, F>(
    _ f: @escaping @Sendable (A) -> (B) -> (C) -> (D) -> (E) -> F
) -> @Sendable (A, B, C, D, E) -> F {
    { f($0)($1)($2)($3)($4) }
}

/// Uncurries a `@Sendable` function whose second call has no arguments; see ``uncurry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func uncurry<A, B>(_ f: @escaping @Sendable (A) -> () -> B) -> @Sendable (A) -> B {
    { f($0)() }
}

#if !hasFeature(Embedded)
// MARK: - Throwing

/// Uncurries a throwing function of two arguments; see ``uncurry(_:)``.
@_alwaysEmitIntoClient
public func uncurry<A, B, C>(_ f: @escaping (A) -> (B) throws -> C) -> (A, B) throws -> C {
    { try f($0)($1) }
}

/// Uncurries a throwing function of three arguments; see ``uncurry(_:)``.
@_alwaysEmitIntoClient
public func uncurry<A, B, C, D>(_ f: @escaping (A) -> (B) -> (C) throws -> D) -> (A, B, C) throws -> D {
    { try f($0)($1)($2) }
}

/// Uncurries a throwing function of four arguments; see ``uncurry(_:)``.
@_alwaysEmitIntoClient
public func uncurry<A, B, C, D, E>(
    _ f: @escaping (A) -> (B) -> (C) -> (D) throws -> E
) -> (A, B, C, D) throws -> E {
    { try f($0)($1)($2)($3) }
}

/// Uncurries a throwing function of five arguments; see ``uncurry(_:)``.
@_alwaysEmitIntoClient
public func uncurry<A, B, C, D, E, F>(
    _ f: @escaping (A) -> (B) -> (C) -> (D) -> (E) throws -> F
) -> (A, B, C, D, E) throws -> F {
    { try f($0)($1)($2)($3)($4) }
}

/// Uncurries a throwing function whose second call has no arguments; see ``uncurry(_:)``.
@_alwaysEmitIntoClient
public func uncurry<A, B>(_ f: @escaping (A) -> () throws -> B) -> (A) throws -> B {
    { try f($0)() }
}

// MARK: - Throwing: `@Sendable` overloads

/// Uncurries a `@Sendable` throwing function of two arguments; see ``uncurry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func uncurry<A, B, C>(_ f: @escaping @Sendable (A) -> (B) throws -> C) -> @Sendable (A, B) throws -> C {
    { try f($0)($1) }
}

/// Uncurries a `@Sendable` throwing function of three arguments; see ``uncurry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func uncurry<A, B, C, D>(
    _ f: @escaping @Sendable (A) -> (B) -> (C) throws -> D
) -> @Sendable (A, B, C) throws -> D {
    { try f($0)($1)($2) }
}

/// Uncurries a `@Sendable` throwing function of four arguments; see ``uncurry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func uncurry<A, B, C, D, E>(
    _ f: @escaping @Sendable (A) -> (B) -> (C) -> (D) throws -> E
) -> @Sendable (A, B, C, D) throws -> E {
    { try f($0)($1)($2)($3) }
}

/// Uncurries a `@Sendable` throwing function of five arguments; see ``uncurry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func uncurry<A, B, C, D, E, F>(
    _ f: @escaping @Sendable (A) -> (B) -> (C) -> (D) -> (E) throws -> F
) -> @Sendable (A, B, C, D, E) throws -> F {
    { try f($0)($1)($2)($3)($4) }
}

/// Uncurries a `@Sendable` throwing function whose second call has no arguments; see ``uncurry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func uncurry<A, B>(_ f: @escaping @Sendable (A) -> () throws -> B) -> @Sendable (A) throws -> B {
    { try f($0)() }
}

// MARK: - Asynchronous

/// Uncurries an asynchronous function of two arguments; see ``uncurry(_:)``.
@_alwaysEmitIntoClient
public func uncurry<A, B, C>(_ f: @escaping (A) -> (B) async -> C) -> (A, B) async -> C {
    { await f($0)($1) }
}

/// Uncurries an asynchronous function of three arguments; see ``uncurry(_:)``.
@_alwaysEmitIntoClient
public func uncurry<A, B, C, D>(_ f: @escaping (A) -> (B) -> (C) async -> D) -> (A, B, C) async -> D {
    { await f($0)($1)($2) }
}

/// Uncurries an asynchronous function of four arguments; see ``uncurry(_:)``.
@_alwaysEmitIntoClient
public func uncurry<A, B, C, D, E>(_ f: @escaping (A) -> (B) -> (C) -> (D) async -> E) -> (A, B, C, D) async -> E {
    { await f($0)($1)($2)($3) }
}

/// Uncurries an asynchronous function of five arguments; see ``uncurry(_:)``.
@_alwaysEmitIntoClient
public func uncurry<A, B, C, D, E, F>(
    _ f: @escaping (A) -> (B) -> (C) -> (D) -> (E) async -> F
) -> (A, B, C, D, E) async -> F {
    { await f($0)($1)($2)($3)($4) }
}

/// Uncurries an asynchronous function whose second call has no arguments; see ``uncurry(_:)``.
@_alwaysEmitIntoClient
public func uncurry<A, B>(_ f: @escaping (A) -> () async -> B) -> (A) async -> B {
    { await f($0)() }
}

// MARK: - Asynchronous: `@Sendable` overloads

/// Uncurries a `@Sendable` asynchronous function of two arguments; see ``uncurry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func uncurry<A, B, C>(_ f: @escaping @Sendable (A) -> (B) async -> C) -> @Sendable (A, B) async -> C {
    { await f($0)($1) }
}

/// Uncurries a `@Sendable` asynchronous function of three arguments; see ``uncurry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func uncurry<A, B, C, D>(
    _ f: @escaping @Sendable (A) -> (B) -> (C) async -> D
) -> @Sendable (A, B, C) async -> D {
    { await f($0)($1)($2) }
}

/// Uncurries a `@Sendable` asynchronous function of four arguments; see ``uncurry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func uncurry<A, B, C, D, E>(
    _ f: @escaping @Sendable (A) -> (B) -> (C) -> (D) async -> E
) -> @Sendable (A, B, C, D) async -> E {
    { await f($0)($1)($2)($3) }
}

/// Uncurries a `@Sendable` asynchronous function of five arguments; see ``uncurry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func uncurry<A, B, C, D, E, F>(
    _ f: @escaping @Sendable (A) -> (B) -> (C) -> (D) -> (E) async -> F
) -> @Sendable (A, B, C, D, E) async -> F {
    { await f($0)($1)($2)($3)($4) }
}

/// Uncurries a `@Sendable` asynchronous function whose second call has no arguments; see ``uncurry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func uncurry<A, B>(_ f: @escaping @Sendable (A) -> () async -> B) -> @Sendable (A) async -> B {
    { await f($0)() }
}

// MARK: - Asynchronous and throwing

/// Uncurries an asynchronous throwing function of two arguments; see ``uncurry(_:)``.
@_alwaysEmitIntoClient
public func uncurry<A, B, C>(_ f: @escaping (A) -> (B) async throws -> C) -> (A, B) async throws -> C {
    { try await f($0)($1) }
}

/// Uncurries an asynchronous throwing function of three arguments; see ``uncurry(_:)``.
@_alwaysEmitIntoClient
public func uncurry<A, B, C, D>(_ f: @escaping (A) -> (B) -> (C) async throws -> D) -> (A, B, C) async throws -> D {
    { try await f($0)($1)($2) }
}

/// Uncurries an asynchronous throwing function of four arguments; see ``uncurry(_:)``.
@_alwaysEmitIntoClient
public func uncurry<A, B, C, D, E>(
    _ f: @escaping (A) -> (B) -> (C) -> (D) async throws -> E
) -> (A, B, C, D) async throws -> E {
    { try await f($0)($1)($2)($3) }
}

/// Uncurries an asynchronous throwing function of five arguments; see ``uncurry(_:)``.
@_alwaysEmitIntoClient
public func uncurry<A, B, C, D, E, F>(
    _ f: @escaping (A) -> (B) -> (C) -> (D) -> (E) async throws -> F
) -> (A, B, C, D, E) async throws -> F {
    { try await f($0)($1)($2)($3)($4) }
}

/// Uncurries an asynchronous throwing function whose second call has no arguments; see ``uncurry(_:)``.
@_alwaysEmitIntoClient
public func uncurry<A, B>(_ f: @escaping (A) -> () async throws -> B) -> (A) async throws -> B {
    { try await f($0)() }
}

// MARK: - Asynchronous and throwing: `@Sendable` overloads

/// Uncurries a `@Sendable` asynchronous throwing function of two arguments; see ``uncurry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func uncurry<A, B, C>(
    _ f: @escaping @Sendable (A) -> (B) async throws -> C
) -> @Sendable (A, B) async throws -> C {
    { try await f($0)($1) }
}

/// Uncurries a `@Sendable` asynchronous throwing function of three arguments; see ``uncurry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func uncurry<A, B, C, D>(
    _ f: @escaping @Sendable (A) -> (B) -> (C) async throws -> D
) -> @Sendable (A, B, C) async throws -> D {
    { try await f($0)($1)($2) }
}

/// Uncurries a `@Sendable` asynchronous throwing function of four arguments; see ``uncurry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func uncurry<A, B, C, D, E>(
    _ f: @escaping @Sendable (A) -> (B) -> (C) -> (D) async throws -> E
) -> @Sendable (A, B, C, D) async throws -> E {
    { try await f($0)($1)($2)($3) }
}

/// Uncurries a `@Sendable` asynchronous throwing function of five arguments; see ``uncurry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func uncurry<A, B, C, D, E, F>(
    _ f: @escaping @Sendable (A) -> (B) -> (C) -> (D) -> (E) async throws -> F
) -> @Sendable (A, B, C, D, E) async throws -> F {
    { try await f($0)($1)($2)($3)($4) }
}

/// Uncurries a `@Sendable` asynchronous throwing function whose second call has no arguments; see ``uncurry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func uncurry<A, B>(_ f: @escaping @Sendable (A) -> () async throws -> B) -> @Sendable (A) async throws -> B {
    { try await f($0)() }
}
#endif

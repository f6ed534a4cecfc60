/// Curries a function, so that it takes its arguments one at a time: `curry(f)(a)(b)` is `f(a, b)`, and so on for up to
/// five arguments.
///
///     let times = curry { (factor: Int, x: Int) in factor * x }
///     let double = times(2)
///     double(21)  // 42
///
/// Only the last call runs `f`, so only that call may throw or be asynchronous. In the `@Sendable` overloads, all
/// arguments except the last must be `Sendable`, because the functions store them.
@_alwaysEmitIntoClient
public func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C {
    { a in { b in f(a, b) } }
}

/// Curries a function of three arguments; see ``curry(_:)``.
@_alwaysEmitIntoClient
public func curry<A, B, C, D>(_ f: @escaping (A, B, C) -> D) -> (A) -> (B) -> (C) -> D {
    { a in { b in { c in f(a, b, c) } } }
}

/// Curries a function of four arguments; see ``curry(_:)``.
@_alwaysEmitIntoClient
public func curry<A, B, C, D, E>(_ f: @escaping (A, B, C, D) -> E) -> (A) -> (B) -> (C) -> (D) -> E {
    { a in { b in { c in { d in f(a, b, c, d) } } } }
}

/// Curries a function of five arguments; see ``curry(_:)``.
@_alwaysEmitIntoClient
public func curry<A, B, C, D, E, F>(_ f: @escaping (A, B, C, D, E) -> F) -> (A) -> (B) -> (C) -> (D) -> (E) -> F {
    { a in { b in { c in { d in { e in f(a, b, c, d, e) } } } } }
}

// MARK: - `@Sendable` overloads

/// Curries a `@Sendable` function of two arguments; see ``curry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func curry<A: Sendable, B, C>(_ f: @escaping @Sendable (A, B) -> C) -> @Sendable (A) -> @Sendable (B) -> C {
    { a in { b in f(a, b) } }
}

/// Curries a `@Sendable` function of three arguments; see ``curry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func curry<A: Sendable, B: Sendable, C, D>(
    _ f: @escaping @Sendable (A, B, C) -> D
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) -> D {
    { a in { b in { c in f(a, b, c) } } }
}

/// Curries a `@Sendable` function of four arguments; see ``curry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func curry<A: Sendable, B: Sendable, C: Sendable, D, E>(
    _ f: @escaping @Sendable (A, B, C, D) -> E
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) -> @Sendable (D) -> E {
    { a in { b in { c in { d in f(a, b, c, d) } } } }
}

/// Curries a `@Sendable` function of five arguments; see ``curry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func curry<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E, F>(
    _ f: @escaping @Sendable (A, B, C, D, E) -> F
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) -> @Sendable (D) -> @Sendable (E) -> F {
    { a in { b in { c in { d in { e in f(a, b, c, d, e) } } } } }
}

#if !hasFeature(Embedded)
// MARK: - Throwing

/// Curries a throwing function of two arguments; see ``curry(_:)``.
@_alwaysEmitIntoClient
public func curry<A, B, C>(_ f: @escaping (A, B) throws -> C) -> (A) -> (B) throws -> C {
    { a in { b in try f(a, b) } }
}

/// Curries a throwing function of three arguments; see ``curry(_:)``.
@_alwaysEmitIntoClient
public func curry<A, B, C, D>(_ f: @escaping (A, B, C) throws -> D) -> (A) -> (B) -> (C) throws -> D {
    { a in { b in { c in try f(a, b, c) } } }
}

/// Curries a throwing function of four arguments; see ``curry(_:)``.
@_alwaysEmitIntoClient
public func curry<A, B, C, D, E>(_ f: @escaping (A, B, C, D) throws -> E) -> (A) -> (B) -> (C) -> (D) throws -> E {
    { a in { b in { c in { d in try f(a, b, c, d) } } } }
}

/// Curries a throwing function of five arguments; see ``curry(_:)``.
@_alwaysEmitIntoClient
public func curry<A, B, C, D, E, F>(
    _ f: @escaping (A, B, C, D, E) throws -> F
) -> (A) -> (B) -> (C) -> (D) -> (E) throws -> F {
    { a in { b in { c in { d in { e in try f(a, b, c, d, e) } } } } }
}

// MARK: - Throwing: `@Sendable` overloads

/// Curries a `@Sendable` throwing function of two arguments; see ``curry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func curry<A: Sendable, B, C>(
    _ f: @escaping @Sendable (A, B) throws -> C
) -> @Sendable (A) -> @Sendable (B) throws -> C {
    { a in { b in try f(a, b) } }
}

/// Curries a `@Sendable` throwing function of three arguments; see ``curry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func curry<A: Sendable, B: Sendable, C, D>(
    _ f: @escaping @Sendable (A, B, C) throws -> D
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) throws -> D {
    { a in { b in { c in try f(a, b, c) } } }
}

/// Curries a `@Sendable` throwing function of four arguments; see ``curry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func curry<A: Sendable, B: Sendable, C: Sendable, D, E>(
    _ f: @escaping @Sendable (A, B, C, D) throws -> E
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) -> @Sendable (D) throws -> E {
    { a in { b in { c in { d in try f(a, b, c, d) } } } }
}

/// Curries a `@Sendable` throwing function of five arguments; see ``curry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func curry<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E, F>(
    _ f: @escaping @Sendable (A, B, C, D, E) throws -> F
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) -> @Sendable (D) -> @Sendable (E) throws -> F {
    { a in { b in { c in { d in { e in try f(a, b, c, d, e) } } } } }
}

// MARK: - Asynchronous

/// Curries an asynchronous function of two arguments; see ``curry(_:)``.
@_alwaysEmitIntoClient
public func curry<A, B, C>(_ f: @escaping (A, B) async -> C) -> (A) -> (B) async -> C {
    { a in { b in await f(a, b) } }
}

/// Curries an asynchronous function of three arguments; see ``curry(_:)``.
@_alwaysEmitIntoClient
public func curry<A, B, C, D>(_ f: @escaping (A, B, C) async -> D) -> (A) -> (B) -> (C) async -> D {
    { a in { b in { c in await f(a, b, c) } } }
}

/// Curries an asynchronous function of four arguments; see ``curry(_:)``.
@_alwaysEmitIntoClient
public func curry<A, B, C, D, E>(_ f: @escaping (A, B, C, D) async -> E) -> (A) -> (B) -> (C) -> (D) async -> E {
    { a in { b in { c in { d in await f(a, b, c, d) } } } }
}

/// Curries an asynchronous function of five arguments; see ``curry(_:)``.
@_alwaysEmitIntoClient
public func curry<A, B, C, D, E, F>(
    _ f: @escaping (A, B, C, D, E) async -> F
) -> (A) -> (B) -> (C) -> (D) -> (E) async -> F {
    { a in { b in { c in { d in { e in await f(a, b, c, d, e) } } } } }
}

// MARK: - Asynchronous: `@Sendable` overloads

/// Curries a `@Sendable` asynchronous function of two arguments; see ``curry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func curry<A: Sendable, B, C>(
    _ f: @escaping @Sendable (A, B) async -> C
) -> @Sendable (A) -> @Sendable (B) async -> C {
    { a in { b in await f(a, b) } }
}

/// Curries a `@Sendable` asynchronous function of three arguments; see ``curry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func curry<A: Sendable, B: Sendable, C, D>(
    _ f: @escaping @Sendable (A, B, C) async -> D
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) async -> D {
    { a in { b in { c in await f(a, b, c) } } }
}

/// Curries a `@Sendable` asynchronous function of four arguments; see ``curry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func curry<A: Sendable, B: Sendable, C: Sendable, D, E>(
    _ f: @escaping @Sendable (A, B, C, D) async -> E
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) -> @Sendable (D) async -> E {
    { a in { b in { c in { d in await f(a, b, c, d) } } } }
}

/// Curries a `@Sendable` asynchronous function of five arguments; see ``curry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func curry<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E, F>(
    _ f: @escaping @Sendable (A, B, C, D, E) async -> F
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) -> @Sendable (D) -> @Sendable (E) async -> F {
    { a in { b in { c in { d in { e in await f(a, b, c, d, e) } } } } }
}

// MARK: - Asynchronous and throwing

/// Curries an asynchronous throwing function of two arguments; see ``curry(_:)``.
@_alwaysEmitIntoClient
public func curry<A, B, C>(_ f: @escaping (A, B) async throws -> C) -> (A) -> (B) async throws -> C {
    { a in { b in try await f(a, b) } }
}

/// Curries an asynchronous throwing function of three arguments; see ``curry(_:)``.
@_alwaysEmitIntoClient
public func curry<A, B, C, D>(_ f: @escaping (A, B, C) async throws -> D) -> (A) -> (B) -> (C) async throws -> D {
    { a in { b in { c in try await f(a, b, c) } } }
}

/// Curries an asynchronous throwing function of four arguments; see ``curry(_:)``.
@_alwaysEmitIntoClient
public func curry<A, B, C, D, E>(
    _ f: @escaping (A, B, C, D) async throws -> E
) -> (A) -> (B) -> (C) -> (D) async throws -> E {
    { a in { b in { c in { d in try await f(a, b, c, d) } } } }
}

/// Curries an asynchronous throwing function of five arguments; see ``curry(_:)``.
@_alwaysEmitIntoClient
public func curry<A, B, C, D, E, F>(
    _ f: @escaping (A, B, C, D, E) async throws -> F
) -> (A) -> (B) -> (C) -> (D) -> (E) async throws -> F {
    { a in { b in { c in { d in { e in try await f(a, b, c, d, e) } } } } }
}

// MARK: - Asynchronous and throwing: `@Sendable` overloads

/// Curries a `@Sendable` asynchronous throwing function of two arguments; see ``curry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func curry<A: Sendable, B, C>(
    _ f: @escaping @Sendable (A, B) async throws -> C
) -> @Sendable (A) -> @Sendable (B) async throws -> C {
    { a in { b in try await f(a, b) } }
}

/// Curries a `@Sendable` asynchronous throwing function of three arguments; see ``curry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func curry<A: Sendable, B: Sendable, C, D>(
    _ f: @escaping @Sendable (A, B, C) async throws -> D
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) async throws -> D {
    { a in { b in { c in try await f(a, b, c) } } }
}

/// Curries a `@Sendable` asynchronous throwing function of four arguments; see ``curry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func curry<A: Sendable, B: Sendable, C: Sendable, D, E>(
    _ f: @escaping @Sendable (A, B, C, D) async throws -> E
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) -> @Sendable (D) async throws -> E {
    { a in { b in { c in { d in try await f(a, b, c, d) } } } }
}

/// Curries a `@Sendable` asynchronous throwing function of five arguments; see ``curry(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func curry<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E, F>(
    _ f: @escaping @Sendable (A, B, C, D, E) async throws -> F
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) -> @Sendable (D) -> @Sendable (E) async throws -> F {
    { a in { b in { c in { d in { e in try await f(a, b, c, d, e) } } } } }
}
#endif

/// The type of `__`, the placeholder for an open argument of ``partial(_:_:)``.
@frozen
public struct Placeholder: Sendable {
    /// Makes a placeholder.
    @_alwaysEmitIntoClient
    public init() {}
}

/// A placeholder that leaves an argument of ``partial(_:_:)`` open.
@_alwaysEmitIntoClient
public var __: Placeholder { Placeholder() }

/// Fixes some arguments of a function of two or three arguments: `partial(f, a)(b)` is `f(a, b)`.
///
/// `__` leaves an argument open: `partial(f, __, b)(a)` is `f(a, b)`, and `partial(f, a, __, c)(b)` is `f(a, b, c)`.
/// Arguments after the last fixed one need no placeholder.
///
///     let halve: (Double) -> Double = partial(/, __, 2)
///     halve(5)  // 2.5
///
/// In the `@Sendable` overloads, the fixed arguments must be `Sendable`, because the new function stores them. For a
/// function of more arguments, write a closure.
@_alwaysEmitIntoClient
public func partial<A, B, C>(_ f: @escaping (A, B) -> C, _ a: A) -> (B) -> C {
    { f(a, $0) }
}

/// Fixes the second of two arguments; see ``partial(_:_:)``.
@_alwaysEmitIntoClient
public func partial<A, B, C>(_ f: @escaping (A, B) -> C, _: Placeholder, _ b: B) -> (A) -> C {
    { f($0, b) }
}

/// Fixes the first of three arguments; see ``partial(_:_:)``.
@_alwaysEmitIntoClient
public func partial<A, B, C, D>(_ f: @escaping (A, B, C) -> D, _ a: A) -> (B, C) -> D {
    { f(a, $0, $1) }
}

/// Fixes the second of three arguments; see ``partial(_:_:)``.
@_alwaysEmitIntoClient
public func partial<A, B, C, D>(_ f: @escaping (A, B, C) -> D, _: Placeholder, _ b: B) -> (A, C) -> D {
    { f($0, b, $1) }
}

/// Fixes the third of three arguments; see ``partial(_:_:)``.
@_alwaysEmitIntoClient
public func partial<A, B, C, D>(_ f: @escaping (A, B, C) -> D, _: Placeholder, _: Placeholder, _ c: C) -> (A, B) -> D {
    { f($0, $1, c) }
}

/// Fixes the first and second of three arguments; see ``partial(_:_:)``.
@_alwaysEmitIntoClient
public func partial<A, B, C, D>(_ f: @escaping (A, B, C) -> D, _ a: A, _ b: B) -> (C) -> D {
    { f(a, b, $0) }
}

/// Fixes the first and third of three arguments; see ``partial(_:_:)``.
@_alwaysEmitIntoClient
public func partial<A, B, C, D>(_ f: @escaping (A, B, C) -> D, _ a: A, _: Placeholder, _ c: C) -> (B) -> D {
    { f(a, $0, c) }
}

/// Fixes the second and third of three arguments; see ``partial(_:_:)``.
@_alwaysEmitIntoClient
public func partial<A, B, C, D>(_ f: @escaping (A, B, C) -> D, _: Placeholder, _ b: B, _ c: C) -> (A) -> D {
    { f($0, b, c) }
}

// MARK: - `@Sendable` overloads

/// Fixes the first of two arguments of a `@Sendable` function; see ``partial(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func partial<A: Sendable, B, C>(_ f: @escaping @Sendable (A, B) -> C, _ a: A) -> @Sendable (B) -> C {
    { f(a, $0) }
}

/// Fixes the second of two arguments of a `@Sendable` function; see ``partial(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func partial<A, B: Sendable, C>(
    _ f: @escaping @Sendable (A, B) -> C, _: Placeholder, _ b: B
) -> @Sendable (A) -> C {
    { f($0, b) }
}

/// Fixes the first of three arguments of a `@Sendable` function; see ``partial(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func partial<A: Sendable, B, C, D>(_ f: @escaping @Sendable (A, B, C) -> D, _ a: A) -> @Sendable (B, C) -> D {
    { f(a, $0, $1) }
}

/// Fixes the second of three arguments of a `@Sendable` function; see ``partial(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func partial<A, B: Sendable, C, D>(
    _ f: @escaping @Sendable (A, B, C) -> D, _: Placeholder, _ b: B
) -> @Sendable (A, C) -> D {
    { f($0, b, $1) }
}

/// Fixes the third of three arguments of a `@Sendable` function; see ``partial(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func partial<A, B, C: Sendable, D>(
    _ f: @escaping @Sendable (A, B, C) -> D, _: Placeholder, _: Placeholder, _ c: C
) -> @Sendable (A, B) -> D {
    { f($0, $1, c) }
}

/// Fixes the first and second of three arguments of a `@Sendable` function; see ``partial(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func partial<A: Sendable, B: Sendable, C, D>(
    _ f: @escaping @Sendable (A, B, C) -> D, _ a: A, _ b: B
) -> @Sendable (C) -> D {
    { f(a, b, $0) }
}

/// Fixes the first and third of three arguments of a `@Sendable` function; see ``partial(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func partial<A: Sendable, B, C: Sendable, D>(
    _ f: @escaping @Sendable (A, B, C) -> D, _ a: A, _: Placeholder, _ c: C
) -> @Sendable (B) -> D {
    { f(a, $0, c) }
}

/// Fixes the second and third of three arguments of a `@Sendable` function; see ``partial(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func partial<A, B: Sendable, C: Sendable, D>(
    _ f: @escaping @Sendable (A, B, C) -> D, _: Placeholder, _ b: B, _ c: C
) -> @Sendable (A) -> D {
    { f($0, b, c) }
}

#if !hasFeature(Embedded)
// MARK: - Throwing

/// Fixes the first of two arguments of a throwing function; see ``partial(_:_:)``.
@_alwaysEmitIntoClient
public func partial<A, B, C>(_ f: @escaping (A, B) throws -> C, _ a: A) -> (B) throws -> C {
    { try f(a, $0) }
}

/// Fixes the second of two arguments of a throwing function; see ``partial(_:_:)``.
@_alwaysEmitIntoClient
public func partial<A, B, C>(_ f: @escaping (A, B) throws -> C, _: Placeholder, _ b: B) -> (A) throws -> C {
    { try f($0, b) }
}

/// Fixes the first of three arguments of a throwing function; see ``partial(_:_:)``.
@_alwaysEmitIntoClient
public func partial<A, B, C, D>(_ f: @escaping (A, B, C) throws -> D, _ a: A) -> (B, C) throws -> D {
    { try f(a, $0, $1) }
}

/// Fixes the second of three arguments of a throwing function; see ``partial(_:_:)``.
@_alwaysEmitIntoClient
public func partial<A, B, C, D>(
    _ f: @escaping (A, B, C) throws -> D, _: Placeholder, _ b: B
) -> (A, C) throws -> D {
    { try f($0, b, $1) }
}

/// Fixes the third of three arguments of a throwing function; see ``partial(_:_:)``.
@_alwaysEmitIntoClient
public func partial<A, B, C, D>(
    _ f: @escaping (A, B, C) throws -> D, _: Placeholder, _: Placeholder, _ c: C
) -> (A, B) throws -> D {
    { try f($0, $1, c) }
}

/// Fixes the first and second of three arguments of a throwing function; see ``partial(_:_:)``.
@_alwaysEmitIntoClient
public func partial<A, B, C, D>(_ f: @escaping (A, B, C) throws -> D, _ a: A, _ b: B) -> (C) throws -> D {
    { try f(a, b, $0) }
}

/// Fixes the first and third of three arguments of a throwing function; see ``partial(_:_:)``.
@_alwaysEmitIntoClient
public func partial<A, B, C, D>(
    _ f: @escaping (A, B, C) throws -> D, _ a: A, _: Placeholder, _ c: C
) -> (B) throws -> D {
    { try f(a, $0, c) }
}

/// Fixes the second and third of three arguments of a throwing function; see ``partial(_:_:)``.
@_alwaysEmitIntoClient
public func partial<A, B, C, D>(
    _ f: @escaping (A, B, C) throws -> D, _: Placeholder, _ b: B, _ c: C
) -> (A) throws -> D {
    { try f($0, b, c) }
}

// MARK: - Throwing: `@Sendable` overloads

/// Fixes the first of two arguments of a `@Sendable` throwing function; see ``partial(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func partial<A: Sendable, B, C>(
    _ f: @escaping @Sendable (A, B) throws -> C, _ a: A
) -> @Sendable (B) throws -> C {
    { try f(a, $0) }
}

/// Fixes the second of two arguments of a `@Sendable` throwing function; see ``partial(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func partial<A, B: Sendable, C>(
    _ f: @escaping @Sendable (A, B) throws -> C, _: Placeholder, _ b: B
) -> @Sendable (A) throws -> C {
    { try f($0, b) }
}

/// Fixes the first of three arguments of a `@Sendable` throwing function; see ``partial(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func partial<A: Sendable, B, C, D>(
    _ f: @escaping @Sendable (A, B, C) throws -> D, _ a: A
) -> @Sendable (B, C) throws -> D {
    { try f(a, $0, $1) }
}

/// Fixes the second of three arguments of a `@Sendable` throwing function; see ``partial(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func partial<A, B: Sendable, C, D>(
    _ f: @escaping @Sendable (A, B, C) throws -> D, _: Placeholder, _ b: B
) -> @Sendable (A, C) throws -> D {
    { try f($0, b, $1) }
}

/// Fixes the third of three arguments of a `@Sendable` throwing function; see ``partial(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func partial<A, B, C: Sendable, D>(
    _ f: @escaping @Sendable (A, B, C) throws -> D, _: Placeholder, _: Placeholder, _ c: C
) -> @Sendable (A, B) throws -> D {
    { try f($0, $1, c) }
}

/// Fixes the first and second of three arguments of a `@Sendable` throwing function; see ``partial(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func partial<A: Sendable, B: Sendable, C, D>(
    _ f: @escaping @Sendable (A, B, C) throws -> D, _ a: A, _ b: B
) -> @Sendable (C) throws -> D {
    { try f(a, b, $0) }
}

/// Fixes the first and third of three arguments of a `@Sendable` throwing function; see ``partial(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func partial<A: Sendable, B, C: Sendable, D>(
    _ f: @escaping @Sendable (A, B, C) throws -> D, _ a: A, _: Placeholder, _ c: C
) -> @Sendable (B) throws -> D {
    { try f(a, $0, c) }
}

/// Fixes the second and third of three arguments of a `@Sendable` throwing function; see ``partial(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func partial<A, B: Sendable, C: Sendable, D>(
    _ f: @escaping @Sendable (A, B, C) throws -> D, _: Placeholder, _ b: B, _ c: C
) -> @Sendable (A) throws -> D {
    { try f($0, b, c) }
}

// MARK: - Asynchronous

/// Fixes the first of two arguments of an asynchronous function; see ``partial(_:_:)``.
@_alwaysEmitIntoClient
public func partial<A, B, C>(_ f: @escaping (A, B) async -> C, _ a: A) -> (B) async -> C {
    { await f(a, $0) }
}

/// Fixes the second of two arguments of an asynchronous function; see ``partial(_:_:)``.
@_alwaysEmitIntoClient
public func partial<A, B, C>(_ f: @escaping (A, B) async -> C, _: Placeholder, _ b: B) -> (A) async -> C {
    { await f($0, b) }
}

/// Fixes the first of three arguments of an asynchronous function; see ``partial(_:_:)``.
@_alwaysEmitIntoClient
public func partial<A, B, C, D>(_ f: @escaping (A, B, C) async -> D, _ a: A) -> (B, C) async -> D {
    { await f(a, $0, $1) }
}

/// Fixes the second of three arguments of an asynchronous function; see ``partial(_:_:)``.
@_alwaysEmitIntoClient
public func partial<A, B, C, D>(_ f: @escaping (A, B, C) async -> D, _: Placeholder, _ b: B) -> (A, C) async -> D {
    { await f($0, b, $1) }
}

/// Fixes the third of three arguments of an asynchronous function; see ``partial(_:_:)``.
@_alwaysEmitIntoClient
public func partial<A, B, C, D>(
    _ f: @escaping (A, B, C) async -> D, _: Placeholder, _: Placeholder, _ c: C
) -> (A, B) async -> D {
    { await f($0, $1, c) }
}

/// Fixes the first and second of three arguments of an asynchronous function; see ``partial(_:_:)``.
@_alwaysEmitIntoClient
public func partial<A, B, C, D>(_ f: @escaping (A, B, C) async -> D, _ a: A, _ b: B) -> (C) async -> D {
    { await f(a, b, $0) }
}

/// Fixes the first and third of three arguments of an asynchronous function; see ``partial(_:_:)``.
@_alwaysEmitIntoClient
public func partial<A, B, C, D>(
    _ f: @escaping (A, B, C) async -> D, _ a: A, _: Placeholder, _ c: C
) -> (B) async -> D {
    { await f(a, $0, c) }
}

/// Fixes the second and third of three arguments of an asynchronous function; see ``partial(_:_:)``.
@_alwaysEmitIntoClient
public func partial<A, B, C, D>(
    _ f: @escaping (A, B, C) async -> D, _: Placeholder, _ b: B, _ c: C
) -> (A) async -> D {
    { await f($0, b, c) }
}

// MARK: - Asynchronous: `@Sendable` overloads

/// Fixes the first of two arguments of a `@Sendable` asynchronous function; see ``partial(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func partial<A: Sendable, B, C>(
    _ f: @escaping @Sendable (A, B) async -> C, _ a: A
) -> @Sendable (B) async -> C {
    { await f(a, $0) }
}

/// Fixes the second of two arguments of a `@Sendable` asynchronous function; see ``partial(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func partial<A, B: Sendable, C>(
    _ f: @escaping @Sendable (A, B) async -> C, _: Placeholder, _ b: B
) -> @Sendable (A) async -> C {
    { await f($0, b) }
}

/// Fixes the first of three arguments of a `@Sendable` asynchronous function; see ``partial(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func partial<A: Sendable, B, C, D>(
    _ f: @escaping @Sendable (A, B, C) async -> D, _ a: A
) -> @Sendable (B, C) async -> D {
    { await f(a, $0, $1) }
}

/// Fixes the second of three arguments of a `@Sendable` asynchronous function; see ``partial(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func partial<A, B: Sendable, C, D>(
    _ f: @escaping @Sendable (A, B, C) async -> D, _: Placeholder, _ b: B
) -> @Sendable (A, C) async -> D {
    { await f($0, b, $1) }
}

/// Fixes the third of three arguments of a `@Sendable` asynchronous function; see ``partial(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func partial<A, B, C: Sendable, D>(
    _ f: @escaping @Sendable (A, B, C) async -> D, _: Placeholder, _: Placeholder, _ c: C
) -> @Sendable (A, B) async -> D {
    { await f($0, $1, c) }
}

/// Fixes the first and second of three arguments of a `@Sendable` asynchronous function; see ``partial(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func partial<A: Sendable, B: Sendable, C, D>(
    _ f: @escaping @Sendable (A, B, C) async -> D, _ a: A, _ b: B
) -> @Sendable (C) async -> D {
    { await f(a, b, $0) }
}

/// Fixes the first and third of three arguments of a `@Sendable` asynchronous function; see ``partial(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func partial<A: Sendable, B, C: Sendable, D>(
    _ f: @escaping @Sendable (A, B, C) async -> D, _ a: A, _: Placeholder, _ c: C
) -> @Sendable (B) async -> D {
    { await f(a, $0, c) }
}

/// Fixes the second and third of three arguments of a `@Sendable` asynchronous function; see ``partial(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func partial<A, B: Sendable, C: Sendable, D>(
    _ f: @escaping @Sendable (A, B, C) async -> D, _: Placeholder, _ b: B, _ c: C
) -> @Sendable (A) async -> D {
    { await f($0, b, c) }
}

// MARK: - Asynchronous and throwing

/// Fixes the first of two arguments of an asynchronous throwing function; see ``partial(_:_:)``.
@_alwaysEmitIntoClient
public func partial<A, B, C>(_ f: @escaping (A, B) async throws -> C, _ a: A) -> (B) async throws -> C {
    { try await f(a, $0) }
}

/// Fixes the second of two arguments of an asynchronous throwing function; see ``partial(_:_:)``.
@_alwaysEmitIntoClient
public func partial<A, B, C>(
    _ f: @escaping (A, B) async throws -> C, _: Placeholder, _ b: B
) -> (A) async throws -> C {
    { try await f($0, b) }
}

/// Fixes the first of three arguments of an asynchronous throwing function; see ``partial(_:_:)``.
@_alwaysEmitIntoClient
public func partial<A, B, C, D>(_ f: @escaping (A, B, C) async throws -> D, _ a: A) -> (B, C) async throws -> D {
    { try await f(a, $0, $1) }
}

/// Fixes the second of three arguments of an asynchronous throwing function; see ``partial(_:_:)``.
@_alwaysEmitIntoClient
public func partial<A, B, C, D>(
    _ f: @escaping (A, B, C) async throws -> D, _: Placeholder, _ b: B
) -> (A, C) async throws -> D {
    { try await f($0, b, $1) }
}

/// Fixes the third of three arguments of an asynchronous throwing function; see ``partial(_:_:)``.
@_alwaysEmitIntoClient
public func partial<A, B, C, D>(
    _ f: @escaping (A, B, C) async throws -> D, _: Placeholder, _: Placeholder, _ c: C
) -> (A, B) async throws -> D {
    { try await f($0, $1, c) }
}

/// Fixes the first and second of three arguments of an asynchronous throwing function; see ``partial(_:_:)``.
@_alwaysEmitIntoClient
public func partial<A, B, C, D>(
    _ f: @escaping (A, B, C) async throws -> D, _ a: A, _ b: B
) -> (C) async throws -> D {
    { try await f(a, b, $0) }
}

/// Fixes the first and third of three arguments of an asynchronous throwing function; see ``partial(_:_:)``.
@_alwaysEmitIntoClient
public func partial<A, B, C, D>(
    _ f: @escaping (A, B, C) async throws -> D, _ a: A, _: Placeholder, _ c: C
) -> (B) async throws -> D {
    { try await f(a, $0, c) }
}

/// Fixes the second and third of three arguments of an asynchronous throwing function; see ``partial(_:_:)``.
@_alwaysEmitIntoClient
public func partial<A, B, C, D>(
    _ f: @escaping (A, B, C) async throws -> D, _: Placeholder, _ b: B, _ c: C
) -> (A) async throws -> D {
    { try await f($0, b, c) }
}

// MARK: - Asynchronous and throwing: `@Sendable` overloads

/// Fixes the first of two arguments of a `@Sendable` asynchronous throwing function; see ``partial(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func partial<A: Sendable, B, C>(
    _ f: @escaping @Sendable (A, B) async throws -> C, _ a: A
) -> @Sendable (B) async throws -> C {
    { try await f(a, $0) }
}

/// Fixes the second of two arguments of a `@Sendable` asynchronous throwing function; see ``partial(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func partial<A, B: Sendable, C>(
    _ f: @escaping @Sendable (A, B) async throws -> C, _: Placeholder, _ b: B
) -> @Sendable (A) async throws -> C {
    { try await f($0, b) }
}

/// Fixes the first of three arguments of a `@Sendable` asynchronous throwing function; see ``partial(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func partial<A: Sendable, B, C, D>(
    _ f: @escaping @Sendable (A, B, C) async throws -> D, _ a: A
) -> @Sendable (B, C) async throws -> D {
    { try await f(a, $0, $1) }
}

/// Fixes the second of three arguments of a `@Sendable` asynchronous throwing function; see ``partial(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func partial<A, B: Sendable, C, D>(
    _ f: @escaping @Sendable (A, B, C) async throws -> D, _: Placeholder, _ b: B
) -> @Sendable (A, C) async throws -> D {
    { try await f($0, b, $1) }
}

/// Fixes the third of three arguments of a `@Sendable` asynchronous throwing function; see ``partial(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func partial<A, B, C: Sendable, D>(
    _ f: @escaping @Sendable (A, B, C) async throws -> D, _: Placeholder, _: Placeholder, _ c: C
) -> @Sendable (A, B) async throws -> D {
    { try await f($0, $1, c) }
}

/// Fixes the first and second of three arguments of a `@Sendable` asynchronous throwing function; see
/// ``partial(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func partial<A: Sendable, B: Sendable, C, D>(
    _ f: @escaping @Sendable (A, B, C) async throws -> D, _ a: A, _ b: B
) -> @Sendable (C) async throws -> D {
    { try await f(a, b, $0) }
}

/// Fixes the first and third of three arguments of a `@Sendable` asynchronous throwing function; see
/// ``partial(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func partial<A: Sendable, B, C: Sendable, D>(
    _ f: @escaping @Sendable (A, B, C) async throws -> D, _ a: A, _: Placeholder, _ c: C
) -> @Sendable (B) async throws -> D {
    { try await f(a, $0, c) }
}

/// Fixes the second and third of three arguments of a `@Sendable` asynchronous throwing function; see
/// ``partial(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func partial<A, B: Sendable, C: Sendable, D>(
    _ f: @escaping @Sendable (A, B, C) async throws -> D, _: Placeholder, _ b: B, _ c: C
) -> @Sendable (A) async throws -> D {
    { try await f($0, b, c) }
}
#endif

/// Composes functions, right to left as in mathematics: `compose(g, f)(a)` is `g(f(a))`.
///
///     let isFourLetters = compose({ $0 == 4 }, \.count, firstName)
///     isFourLetters(user)  // true if the first name has four letters
///
/// This is ``pipe(_:_:)`` with the stages in reverse order: the stage that runs first is written last. The same rules
/// apply to throwing, asynchronous and `@Sendable` stages, and to the number of stages.
@_alwaysEmitIntoClient
public func compose<A, B, C>(_ g: @escaping (B) -> C, _ f: @escaping (A) -> B) -> (A) -> C {
    { g(f($0)) }
}

/// Composes three stages; see ``compose(_:_:)``.
@_alwaysEmitIntoClient
public func compose<A, B, C, D>(_ h: @escaping (C) -> D, _ g: @escaping (B) -> C, _ f: @escaping (A) -> B) -> (A) -> D {
    { h(g(f($0))) }
}

/// Composes four stages; see ``compose(_:_:)``.
@_alwaysEmitIntoClient
public func compose<A, B, C, D, E>(
    _ i: @escaping (D) -> E, _ h: @escaping (C) -> D, _ g: @escaping (B) -> C, _ f: @escaping (A) -> B
) -> (A) -> E {
    { i(h(g(f($0)))) }
}

/// Composes five stages; see ``compose(_:_:)``.
@_alwaysEmitIntoClient
public func compose<A, B, C, D, E, F>(
    _ j: @escaping (E) -> F, _ i: @escaping (D) -> E, _ h: @escaping (C) -> D, _ g: @escaping (B) -> C,
    _ f: @escaping (A) -> B
) -> (A) -> F {
    { j(i(h(g(f($0))))) }
}

/// Composes six stages; see ``compose(_:_:)``.
@_alwaysEmitIntoClient
public func compose<A, B, C, D, E, F, G>(
    _ k: @escaping (F) -> G, _ j: @escaping (E) -> F, _ i: @escaping (D) -> E, _ h: @escaping (C) -> D,
    _ g: @escaping (B) -> C, _ f: @escaping (A) -> B
) -> (A) -> G {
    { k(j(i(h(g(f($0)))))) }
}

/// Composes seven stages; see ``compose(_:_:)``.
@_alwaysEmitIntoClient
public func compose<A, B, C, D, E, F, G, H>(
    _ l: @escaping (G) -> H, _ k: @escaping (F) -> G, _ j: @escaping (E) -> F, _ i: @escaping (D) -> E,
    _ h: @escaping (C) -> D, _ g: @escaping (B) -> C, _ f: @escaping (A) -> B
) -> (A) -> H {
    { l(k(j(i(h(g(f($0))))))) }
}

/// Composes eight stages; see ``compose(_:_:)``.
@_alwaysEmitIntoClient
public func compose<A, B, C, D, E, F, G, H, I>(
    _ m: @escaping (H) -> I, _ l: @escaping (G) -> H, _ k: @escaping (F) -> G, _ j: @escaping (E) -> F,
    _ i: @escaping (D) -> E, _ h: @escaping (C) -> D, _ g: @escaping (B) -> C, _ f: @escaping (A) -> B
) -> (A) -> I {
    { m(l(k(j(i(h(g(f($0)))))))) }
}

// MARK: - From two arguments

/// Composes two stages; the rightmost takes two arguments. See ``compose(_:_:)``.
@_alwaysEmitIntoClient
public func compose<A, B, C, D>(_ g: @escaping (C) -> D, _ f: @escaping (A, B) -> C) -> (A, B) -> D {
    { g(f($0, $1)) }
}

/// Composes three stages; the rightmost takes two arguments. See ``compose(_:_:)``.
@_alwaysEmitIntoClient
public func compose<A, B, C, D, E>(
    _ h: @escaping (D) -> E, _ g: @escaping (C) -> D, _ f: @escaping (A, B) -> C
) -> (A, B) -> E {
    { h(g(f($0, $1))) }
}

/// Composes four stages; the rightmost takes two arguments. See ``compose(_:_:)``.
@_alwaysEmitIntoClient
public func compose<A, B, C, D, E, F>(
    _ i: @escaping (E) -> F, _ h: @escaping (D) -> E, _ g: @escaping (C) -> D, _ f: @escaping (A, B) -> C
) -> (A, B) -> F {
    { i(h(g(f($0, $1)))) }
}

// MARK: - `@Sendable` overloads

/// Composes two `@Sendable` stages; see ``compose(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func compose<A, B, C>(
    _ g: @escaping @Sendable (B) -> C, _ f: @escaping @Sendable (A) -> B
) -> @Sendable (A) -> C {
    { g(f($0)) }
}

/// Composes three `@Sendable` stages; see ``compose(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func compose<A, B, C, D>(
    _ h: @escaping @Sendable (C) -> D, _ g: @escaping @Sendable (B) -> C, _ f: @escaping @Sendable (A) -> B
) -> @Sendable (A) -> D {
    { h(g(f($0))) }
}

/// Composes four `@Sendable` stages; see ``compose(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func compose<A, B, C, D, E>(
    _ i: @escaping @Sendable (D) -> E, _ h: @escaping @Sendable (C) -> D, _ g: @escaping @Sendable (B) -> C,
    _ f: @escaping @Sendable (A) -> B
) -> @Sendable (A) -> E {
    { i(h(g(f($0)))) }
}

/// Composes five `@Sendable` stages; see ``compose(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func compose<A, B, C, D, E, F>(
    _ j: @escaping @Sendable (E) -> F, _ i: @escaping @Sendable (D) -> E, _ h: @escaping @Sendable (C) -> D,
    _ g: @escaping @Sendable (B) -> C, _ f: @escaping @Sendable (A) -> B
) -> @Sendable (A) -> F {
    { j(i(h(g(f($0))))) }
}

/// Composes six `@Sendable` stages; see ``compose(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func compose<A, B, C, D, E, F, G>(
    _ k: @escaping @Sendable (F) -> G, _ j: @escaping @Sendable (E) -> F, _ i: @escaping @Sendable (D) -> E,
    _ h: @escaping @Sendable (C) -> D, _ g: @escaping @Sendable (B) -> C, _ f: @escaping @Sendable (A) -> B
) -> @Sendable (A) -> G {
    { k(j(i(h(g(f($0)))))) }
}

/// Composes seven `@Sendable` stages; see ``compose(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func compose<A, B, C, D, E, F, G, H>(
    _ l: @escaping @Sendable (G) -> H, _ k: @escaping @Sendable (F) -> G, _ j: @escaping @Sendable (E) -> F,
    _ i: @escaping @Sendable (D) -> E, _ h: @escaping @Sendable (C) -> D, _ g: @escaping @Sendable (B) -> C,
    _ f: @escaping @Sendable (A) -> B
) -> @Sendable (A) -> H {
    { l(k(j(i(h(g(f($0))))))) }
}

/// Composes eight `@Sendable` stages; see ``compose(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func compose<A, B, C, D, E, F, G, H, I>(
    _ m: @escaping @Sendable (H) -> I, _ l: @escaping @Sendable (G) -> H, _ k: @escaping @Sendable (F) -> G,
    _ j: @escaping @Sendable (E) -> F, _ i: @escaping @Sendable (D) -> E, _ h: @escaping @Sendable (C) -> D,
    _ g: @escaping @Sendable (B) -> C, _ f: @escaping @Sendable (A) -> B
) -> @Sendable (A) -> I {
    { m(l(k(j(i(h(g(f($0)))))))) }
}

/// Composes two `@Sendable` stages; the rightmost takes two arguments. See ``compose(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func compose<A, B, C, D>(
    _ g: @escaping @Sendable (C) -> D, _ f: @escaping @Sendable (A, B) -> C
) -> @Sendable (A, B) -> D {
    { g(f($0, $1)) }
}

/// Composes three `@Sendable` stages; the rightmost takes two arguments. See ``compose(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func compose<A, B, C, D, E>(
    _ h: @escaping @Sendable (D) -> E, _ g: @escaping @Sendable (C) -> D, _ f: @escaping @Sendable (A, B) -> C
) -> @Sendable (A, B) -> E {
    { h(g(f($0, $1))) }
}

/// Composes four `@Sendable` stages; the rightmost takes two arguments. See ``compose(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func compose<A, B, C, D, E, F>(
    _ i: @escaping @Sendable (E) -> F, _ h: @escaping @Sendable (D) -> E, _ g: @escaping @Sendable (C) -> D,
    _ f: @escaping @Sendable (A, B) -> C
) -> @Sendable (A, B) -> F {
    { i(h(g(f($0, $1)))) }
}

#if !hasFeature(Embedded)
// MARK: - Throwing

// The following functions are always inlined. Otherwise, if a pipeline that can throw is stored, the optimizer does
// not inline its stages, and each stage costs a call.

/// Composes two stages that may throw; see ``compose(_:_:)``.
@_alwaysEmitIntoClient @inline(__always)
public func compose<A, B, C>(_ g: @escaping (B) throws -> C, _ f: @escaping (A) throws -> B) -> (A) throws -> C {
    { try g(f($0)) }
}

/// Composes three stages that may throw; see ``compose(_:_:)``.
@_alwaysEmitIntoClient @inline(__always)
public func compose<A, B, C, D>(
    _ h: @escaping (C) throws -> D, _ g: @escaping (B) throws -> C, _ f: @escaping (A) throws -> B
) -> (A) throws -> D {
    { try h(g(f($0))) }
}

/// Composes four stages that may throw; see ``compose(_:_:)``.
@_alwaysEmitIntoClient @inline(__always)
public func compose<A, B, C, D, E>(
    _ i: @escaping (D) throws -> E, _ h: @escaping (C) throws -> D, _ g: @escaping (B) throws -> C,
    _ f: @escaping (A) throws -> B
) -> (A) throws -> E {
    { try i(h(g(f($0)))) }
}

/// Composes five stages that may throw; see ``compose(_:_:)``.
@_alwaysEmitIntoClient @inline(__always)
public func compose<A, B, C, D, E, F>(
    _ j: @escaping (E) throws -> F, _ i: @escaping (D) throws -> E, _ h: @escaping (C) throws -> D,
    _ g: @escaping (B) throws -> C, _ f: @escaping (A) throws -> B
) -> (A) throws -> F {
    { try j(i(h(g(f($0))))) }
}

/// Composes six stages that may throw; see ``compose(_:_:)``.
@_alwaysEmitIntoClient @inline(__always)
public func compose<A, B, C, D, E, F, G>(
    _ k: @escaping (F) throws -> G, _ j: @escaping (E) throws -> F, _ i: @escaping (D) throws -> E,
    _ h: @escaping (C) throws -> D, _ g: @escaping (B) throws -> C, _ f: @escaping (A) throws -> B
) -> (A) throws -> G {
    { try k(j(i(h(g(f($0)))))) }
}

/// Composes seven stages that may throw; see ``compose(_:_:)``.
@_alwaysEmitIntoClient @inline(__always)
public func compose<A, B, C, D, E, F, G, H>(
    _ l: @escaping (G) throws -> H, _ k: @escaping (F) throws -> G, _ j: @escaping (E) throws -> F,
    _ i: @escaping (D) throws -> E, _ h: @escaping (C) throws -> D, _ g: @escaping (B) throws -> C,
    _ f: @escaping (A) throws -> B
) -> (A) throws -> H {
    { try l(k(j(i(h(g(f($0))))))) }
}

/// Composes eight stages that may throw; see ``compose(_:_:)``.
@_alwaysEmitIntoClient @inline(__always)
public func compose<A, B, C, D, E, F, G, H, I>(
    _ m: @escaping (H) throws -> I, _ l: @escaping (G) throws -> H, _ k: @escaping (F) throws -> G,
    _ j: @escaping (E) throws -> F, _ i: @escaping (D) throws -> E, _ h: @escaping (C) throws -> D,
    _ g: @escaping (B) throws -> C, _ f: @escaping (A) throws -> B
) -> (A) throws -> I {
    { try m(l(k(j(i(h(g(f($0)))))))) }
}

/// Composes two stages that may throw; the rightmost takes two arguments. See ``compose(_:_:)``.
@_alwaysEmitIntoClient @inline(__always)
public func compose<A, B, C, D>(
    _ g: @escaping (C) throws -> D, _ f: @escaping (A, B) throws -> C
) -> (A, B) throws -> D {
    { try g(f($0, $1)) }
}

/// Composes three stages that may throw; the rightmost takes two arguments. See ``compose(_:_:)``.
@_alwaysEmitIntoClient @inline(__always)
public func compose<A, B, C, D, E>(
    _ h: @escaping (D) throws -> E, _ g: @escaping (C) throws -> D, _ f: @escaping (A, B) throws -> C
) -> (A, B) throws -> E {
    { try h(g(f($0, $1))) }
}

/// Composes four stages that may throw; the rightmost takes two arguments. See ``compose(_:_:)``.
@_alwaysEmitIntoClient @inline(__always)
public func compose<A, B, C, D, E, F>(
    _ i: @escaping (E) throws -> F, _ h: @escaping (D) throws -> E, _ g: @escaping (C) throws -> D,
    _ f: @escaping (A, B) throws -> C
) -> (A, B) throws -> F {
    { try i(h(g(f($0, $1)))) }
}

// MARK: - Throwing: `@Sendable` overloads

/// Composes two `@Sendable` stages that may throw; see ``compose(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(__always)
public func compose<A, B, C>(
    _ g: @escaping @Sendable (B) throws -> C, _ f: @escaping @Sendable (A) throws -> B
) -> @Sendable (A) throws -> C {
    { try g(f($0)) }
}

/// Composes three `@Sendable` stages that may throw; see ``compose(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(__always)
public func compose<A, B, C, D>(
    _ h: @escaping @Sendable (C) throws -> D, _ g: @escaping @Sendable (B) throws -> C,
    _ f: @escaping @Sendable (A) throws -> B
) -> @Sendable (A) throws -> D {
    { try h(g(f($0))) }
}

/// Composes four `@Sendable` stages that may throw; see ``compose(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(__always)
public func compose<A, B, C, D, E>(
    _ i: @escaping @Sendable (D) throws -> E, _ h: @escaping @Sendable (C) throws -> D,
    _ g: @escaping @Sendable (B) throws -> C, _ f: @escaping @Sendable (A) throws -> B
) -> @Sendable (A) throws -> E {
    { try i(h(g(f($0)))) }
}

/// Composes five `@Sendable` stages that may throw; see ``compose(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(__always)
public func compose<A, B, C, D, E, F>(
    _ j: @escaping @Sendable (E) throws -> F, _ i: @escaping @Sendable (D) throws -> E,
    _ h: @escaping @Sendable (C) throws -> D, _ g: @escaping @Sendable (B) throws -> C,
    _ f: @escaping @Sendable (A) throws -> B
) -> @Sendable (A) throws -> F {
    { try j(i(h(g(f($0))))) }
}

/// Composes six `@Sendable` stages that may throw; see ``compose(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(__always)
public func compose<A, B, C, D, E, F, G>(
    _ k: @escaping @Sendable (F) throws -> G, _ j: @escaping @Sendable (E) throws -> F,
    _ i: @escaping @Sendable (D) throws -> E, _ h: @escaping @Sendable (C) throws -> D,
    _ g: @escaping @Sendable (B) throws -> C, _ f: @escaping @Sendable (A) throws -> B
) -> @Sendable (A) throws -> G {
    { try k(j(i(h(g(f($0)))))) }
}

/// Composes seven `@Sendable` stages that may throw; see ``compose(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(__always)
public func compose<A, B, C, D, E, F, G, H>(
    _ l: @escaping @Sendable (G) throws -> H, _ k: @escaping @Sendable (F) throws -> G,
    _ j: @escaping @Sendable (E) throws -> F, _ i: @escaping @Sendable (D) throws -> E,
    _ h: @escaping @Sendable (C) throws -> D, _ g: @escaping @Sendable (B) throws -> C,
    _ f: @escaping @Sendable (A) throws -> B
) -> @Sendable (A) throws -> H {
    { try l(k(j(i(h(g(f($0))))))) }
}

/// Composes eight `@Sendable` stages that may throw; see ``compose(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(__always)
public func compose<A, B, C, D, E, F, G, H, I>(
    _ m: @escaping @Sendable (H) throws -> I, _ l: @escaping @Sendable (G) throws -> H,
    _ k: @escaping @Sendable (F) throws -> G, _ j: @escaping @Sendable (E) throws -> F,
    _ i: @escaping @Sendable (D) throws -> E, _ h: @escaping @Sendable (C) throws -> D,
    _ g: @escaping @Sendable (B) throws -> C, _ f: @escaping @Sendable (A) throws -> B
) -> @Sendable (A) throws -> I {
    { try m(l(k(j(i(h(g(f($0)))))))) }
}

/// Composes two `@Sendable` stages that may throw; the rightmost takes two arguments. See ``compose(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(__always)
public func compose<A, B, C, D>(
    _ g: @escaping @Sendable (C) throws -> D, _ f: @escaping @Sendable (A, B) throws -> C
) -> @Sendable (A, B) throws -> D {
    { try g(f($0, $1)) }
}

/// Composes three `@Sendable` stages that may throw; the rightmost takes two arguments. See ``compose(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(__always)
public func compose<A, B, C, D, E>(
    _ h: @escaping @Sendable (D) throws -> E, _ g: @escaping @Sendable (C) throws -> D,
    _ f: @escaping @Sendable (A, B) throws -> C
) -> @Sendable (A, B) throws -> E {
    { try h(g(f($0, $1))) }
}

/// Composes four `@Sendable` stages that may throw; the rightmost takes two arguments. See ``compose(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(__always)
public func compose<A, B, C, D, E, F>(
    _ i: @escaping @Sendable (E) throws -> F, _ h: @escaping @Sendable (D) throws -> E,
    _ g: @escaping @Sendable (C) throws -> D, _ f: @escaping @Sendable (A, B) throws -> C
) -> @Sendable (A, B) throws -> F {
    { try i(h(g(f($0, $1)))) }
}

// MARK: - Asynchronous

/// Composes two stages that may be asynchronous; see ``compose(_:_:)``.
@_alwaysEmitIntoClient
public func compose<A, B, C>(_ g: @escaping (B) async -> C, _ f: @escaping (A) async -> B) -> (A) async -> C {
    { await g(f($0)) }
}

/// Composes three stages that may be asynchronous; see ``compose(_:_:)``.
@_alwaysEmitIntoClient
public func compose<A, B, C, D>(
    _ h: @escaping (C) async -> D, _ g: @escaping (B) async -> C, _ f: @escaping (A) async -> B
) -> (A) async -> D {
    { await h(g(f($0))) }
}

/// Composes four stages that may be asynchronous; see ``compose(_:_:)``.
@_alwaysEmitIntoClient
public func compose<A, B, C, D, E>(
    _ i: @escaping (D) async -> E, _ h: @escaping (C) async -> D, _ g: @escaping (B) async -> C,
    _ f: @escaping (A) async -> B
) -> (A) async -> E {
    { await i(h(g(f($0)))) }
}

/// Composes two stages that may be asynchronous; the rightmost takes two arguments. See ``compose(_:_:)``.
@_alwaysEmitIntoClient
public func compose<A, B, C, D>(
    _ g: @escaping (C) async -> D, _ f: @escaping (A, B) async -> C
) -> (A, B) async -> D {
    { await g(f($0, $1)) }
}

/// Composes three stages that may be asynchronous; the rightmost takes two arguments. See ``compose(_:_:)``.
@_alwaysEmitIntoClient
public func compose<A, B, C, D, E>(
    _ h: @escaping (D) async -> E, _ g: @escaping (C) async -> D, _ f: @escaping (A, B) async -> C
) -> (A, B) async -> E {
    { await h(g(f($0, $1))) }
}

/// Composes four stages that may be asynchronous; the rightmost takes two arguments. See ``compose(_:_:)``.
@_alwaysEmitIntoClient
public func compose<A, B, C, D, E, F>(
    _ i: @escaping (E) async -> F, _ h: @escaping (D) async -> E, _ g: @escaping (C) async -> D,
    _ f: @escaping (A, B) async -> C
) -> (A, B) async -> F {
    { await i(h(g(f($0, $1)))) }
}

// MARK: - Asynchronous: `@Sendable` overloads

/// Composes two `@Sendable` stages that may be asynchronous; see ``compose(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func compose<A, B, C>(
    _ g: @escaping @Sendable (B) async -> C, _ f: @escaping @Sendable (A) async -> B
) -> @Sendable (A) async -> C {
    { await g(f($0)) }
}

/// Composes three `@Sendable` stages that may be asynchronous; see ``compose(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func compose<A, B, C, D>(
    _ h: @escaping @Sendable (C) async -> D, _ g: @escaping @Sendable (B) async -> C,
    _ f: @escaping @Sendable (A) async -> B
) -> @Sendable (A) async -> D {
    { await h(g(f($0))) }
}

/// Composes four `@Sendable` stages that may be asynchronous; see ``compose(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func compose<A, B, C, D, E>(
    _ i: @escaping @Sendable (D) async -> E, _ h: @escaping @Sendable (C) async -> D,
    _ g: @escaping @Sendable (B) async -> C, _ f: @escaping @Sendable (A) async -> B
) -> @Sendable (A) async -> E {
    { await i(h(g(f($0)))) }
}

/// Composes two `@Sendable` stages that may be asynchronous; the rightmost takes two arguments. See
/// ``compose(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func compose<A, B, C, D>(
    _ g: @escaping @Sendable (C) async -> D, _ f: @escaping @Sendable (A, B) async -> C
) -> @Sendable (A, B) async -> D {
    { await g(f($0, $1)) }
}

/// Composes three `@Sendable` stages that may be asynchronous; the rightmost takes two arguments. See
/// ``compose(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func compose<A, B, C, D, E>(
    _ h: @escaping @Sendable (D) async -> E, _ g: @escaping @Sendable (C) async -> D,
    _ f: @escaping @Sendable (A, B) async -> C
) -> @Sendable (A, B) async -> E {
    { await h(g(f($0, $1))) }
}

/// Composes four `@Sendable` stages that may be asynchronous; the rightmost takes two arguments. See
/// ``compose(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func compose<A, B, C, D, E, F>(
    _ i: @escaping @Sendable (E) async -> F, _ h: @escaping @Sendable (D) async -> E,
    _ g: @escaping @Sendable (C) async -> D, _ f: @escaping @Sendable (A, B) async -> C
) -> @Sendable (A, B) async -> F {
    { await i(h(g(f($0, $1)))) }
}

// MARK: - Asynchronous and throwing

/// Composes two stages that may be asynchronous and throw; see ``compose(_:_:)``.
@_alwaysEmitIntoClient
public func compose<A, B, C>(
    _ g: @escaping (B) async throws -> C, _ f: @escaping (A) async throws -> B
) -> (A) async throws -> C {
    { try await g(f($0)) }
}

/// Composes three stages that may be asynchronous and throw; see ``compose(_:_:)``.
@_alwaysEmitIntoClient
public func compose<A, B, C, D>(
    _ h: @escaping (C) async throws -> D, _ g: @escaping (B) async throws -> C, _ f: @escaping (A) async throws -> B
) -> (A) async throws -> D {
    { try await h(g(f($0))) }
}

/// Composes four stages that may be asynchronous and throw; see ``compose(_:_:)``.
@_alwaysEmitIntoClient
public func compose<A, B, C, D, E>(
    _ i: @escaping (D) async throws -> E, _ h: @escaping (C) async throws -> D,
    _ g: @escaping (B) async throws -> C, _ f: @escaping (A) async throws -> B
) -> (A) async throws -> E {
    { try await i(h(g(f($0)))) }
}

/// Composes two stages that may be asynchronous and throw; the rightmost takes two arguments. See
/// ``compose(_:_:)``.
@_alwaysEmitIntoClient
public func compose<A, B, C, D>(
    _ g: @escaping (C) async throws -> D, _ f: @escaping (A, B) async throws -> C
) -> (A, B) async throws -> D {
    { try await g(f($0, $1)) }
}

/// Composes three stages that may be asynchronous and throw; the rightmost takes two arguments. See
/// ``compose(_:_:)``.
@_alwaysEmitIntoClient
public func compose<A, B, C, D, E>(
    _ h: @escaping (D) async throws -> E, _ g: @escaping (C) async throws -> D,
    _ f: @escaping (A, B) async throws -> C
) -> (A, B) async throws -> E {
    { try await h(g(f($0, $1))) }
}

/// Composes four stages that may be asynchronous and throw; the rightmost takes two arguments. See
/// ``compose(_:_:)``.
@_alwaysEmitIntoClient
public func compose<A, B, C, D, E, F>(
    _ i: @escaping (E) async throws -> F, _ h: @escaping (D) async throws -> E,
    _ g: @escaping (C) async throws -> D, _ f: @escaping (A, B) async throws -> C
) -> (A, B) async throws -> F {
    { try await i(h(g(f($0, $1)))) }
}

// MARK: - Asynchronous and throwing: `@Sendable` overloads

/// Composes two `@Sendable` stages that may be asynchronous and throw; see ``compose(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func compose<A, B, C>(
    _ g: @escaping @Sendable (B) async throws -> C, _ f: @escaping @Sendable (A) async throws -> B
) -> @Sendable (A) async throws -> C {
    { try await g(f($0)) }
}

/// Composes three `@Sendable` stages that may be asynchronous and throw; see ``compose(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func compose<A, B, C, D>(
    _ h: @escaping @Sendable (C) async throws -> D, _ g: @escaping @Sendable (B) async throws -> C,
    _ f: @escaping @Sendable (A) async throws -> B
) -> @Sendable (A) async throws -> D {
    { try await h(g(f($0))) }
}

/// Composes four `@Sendable` stages that may be asynchronous and throw; see ``compose(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func compose<A, B, C, D, E>(
    _ i: @escaping @Sendable (D) async throws -> E, _ h: @escaping @Sendable (C) async throws -> D,
    _ g: @escaping @Sendable (B) async throws -> C, _ f: @escaping @Sendable (A) async throws -> B
) -> @Sendable (A) async throws -> E {
    { try await i(h(g(f($0)))) }
}

/// Composes two `@Sendable` stages that may be asynchronous and throw; the rightmost takes two arguments. See
/// ``compose(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func compose<A, B, C, D>(
    _ g: @escaping @Sendable (C) async throws -> D, _ f: @escaping @Sendable (A, B) async throws -> C
) -> @Sendable (A, B) async throws -> D {
    { try await g(f($0, $1)) }
}

/// Composes three `@Sendable` stages that may be asynchronous and throw; the rightmost takes two arguments. See
/// ``compose(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func compose<A, B, C, D, E>(
    _ h: @escaping @Sendable (D) async throws -> E, _ g: @escaping @Sendable (C) async throws -> D,
    _ f: @escaping @Sendable (A, B) async throws -> C
) -> @Sendable (A, B) async throws -> E {
    { try await h(g(f($0, $1))) }
}

/// Composes four `@Sendable` stages that may be asynchronous and throw; the rightmost takes two arguments. See
/// ``compose(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func compose<A, B, C, D, E, F>(
    _ i: @escaping @Sendable (E) async throws -> F, _ h: @escaping @Sendable (D) async throws -> E,
    _ g: @escaping @Sendable (C) async throws -> D, _ f: @escaping @Sendable (A, B) async throws -> C
) -> @Sendable (A, B) async throws -> F {
    { try await i(h(g(f($0, $1)))) }
}
#endif

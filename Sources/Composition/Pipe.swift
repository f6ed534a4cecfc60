/// Pipes functions, left to right: `pipe(f, g)(a)` is `g(f(a))`.
///
///     let isFourLetters = pipe(firstName, \.count, { $0 == 4 })
///     isFourLetters(user)  // true if the first name has four letters
///
/// You can mix stages of different kinds. If a stage can throw, so can the pipeline; the stages after an error do not
/// run. If a stage is asynchronous, so is the pipeline; each stage starts when the previous one has finished.
///
/// A pipeline has up to eight stages, or up to four if one of them is asynchronous or the first takes two arguments.
/// For more stages, nest pipelines: `pipe(pipe(f, g), h)` is `pipe(f, g, h)`.
///
/// In a pipeline of four or more stages, the compiler checks one closure after another, so that eight closures usually
/// compile in a few milliseconds. ``StageBuilder`` explains why and lists the closures that need a `return`, a type or
/// `_ =` in such a pipeline.
///
/// Each overload also has a `@Sendable` variant, which makes a `@Sendable` function from `@Sendable` stages. The
/// compiler uses this variant only if the context requires such a function, so the closures of all other pipelines may
/// also capture values that are not `Sendable`. A pipeline needs an explicit type if it is a nonisolated global or
/// static constant, or if it is stored before it is used as a `@Sendable` function:
/// `let p: @Sendable (A) -> C = pipe(f, g)`.
@_alwaysEmitIntoClient
public func pipe<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C {
    { g(f($0)) }
}

/// Pipes three stages; see ``pipe(_:_:)``.
@_alwaysEmitIntoClient
public func pipe<A, B, C, D>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C, _ h: @escaping (C) -> D) -> (A) -> D {
    { h(g(f($0))) }
}

/// Pipes four stages; see ``pipe(_:_:)``.
@_alwaysEmitIntoClient
public func pipe<A, B, C, D, E>(
    _ f: @escaping (A) -> B, @StageBuilder _ g: @escaping (B) -> C, @StageBuilder _ h: @escaping (C) -> D,
    @StageBuilder _ i: @escaping (D) -> E
) -> (A) -> E {
    { i(h(g(f($0)))) }
}

/// Pipes five stages; see ``pipe(_:_:)``.
@_alwaysEmitIntoClient
public func pipe<A, B, C, D, E, F>(
    _ f: @escaping (A) -> B, @StageBuilder _ g: @escaping (B) -> C, @StageBuilder _ h: @escaping (C) -> D,
    @StageBuilder _ i: @escaping (D) -> E, @StageBuilder _ j: @escaping (E) -> F
) -> (A) -> F {
    { j(i(h(g(f($0))))) }
}

/// Pipes six stages; see ``pipe(_:_:)``.
@_alwaysEmitIntoClient
public func pipe<A, B, C, D, E, F, G>(
    _ f: @escaping (A) -> B, @StageBuilder _ g: @escaping (B) -> C, @StageBuilder _ h: @escaping (C) -> D,
    @StageBuilder _ i: @escaping (D) -> E, @StageBuilder _ j: @escaping (E) -> F, @StageBuilder _ k: @escaping (F) -> G
) -> (A) -> G {
    { k(j(i(h(g(f($0)))))) }
}

/// Pipes seven stages; see ``pipe(_:_:)``.
@_alwaysEmitIntoClient
public func pipe<A, B, C, D, E, F, G, H>(
    _ f: @escaping (A) -> B, @StageBuilder _ g: @escaping (B) -> C, @StageBuilder _ h: @escaping (C) -> D,
    @StageBuilder _ i: @escaping (D) -> E, @StageBuilder _ j: @escaping (E) -> F, @StageBuilder _ k: @escaping (F) -> G,
    @StageBuilder _ l: @escaping (G) -> H
) -> (A) -> H {
    { l(k(j(i(h(g(f($0))))))) }
}

/// Pipes eight stages; see ``pipe(_:_:)``.
@_alwaysEmitIntoClient
public func pipe<A, B, C, D, E, F, G, H, I>(
    _ f: @escaping (A) -> B, @StageBuilder _ g: @escaping (B) -> C, @StageBuilder _ h: @escaping (C) -> D,
    @StageBuilder _ i: @escaping (D) -> E, @StageBuilder _ j: @escaping (E) -> F, @StageBuilder _ k: @escaping (F) -> G,
    @StageBuilder _ l: @escaping (G) -> H, @StageBuilder _ m: @escaping (H) -> I
) -> (A) -> I {
    { m(l(k(j(i(h(g(f($0)))))))) }
}

// MARK: - From two arguments

/// Pipes two stages; the first takes two arguments. See ``pipe(_:_:)``.
@_alwaysEmitIntoClient
public func pipe<A, B, C, D>(_ f: @escaping (A, B) -> C, _ g: @escaping (C) -> D) -> (A, B) -> D {
    { g(f($0, $1)) }
}

/// Pipes three stages; the first takes two arguments. See ``pipe(_:_:)``.
@_alwaysEmitIntoClient
public func pipe<A, B, C, D, E>(
    _ f: @escaping (A, B) -> C, _ g: @escaping (C) -> D, _ h: @escaping (D) -> E
) -> (A, B) -> E {
    { h(g(f($0, $1))) }
}

/// Pipes four stages; the first takes two arguments. See ``pipe(_:_:)``.
@_alwaysEmitIntoClient
public func pipe<A, B, C, D, E, F>(
    _ f: @escaping (A, B) -> C, @StageBuilder _ g: @escaping (C) -> D, @StageBuilder _ h: @escaping (D) -> E,
    @StageBuilder _ i: @escaping (E) -> F
) -> (A, B) -> F {
    { i(h(g(f($0, $1)))) }
}

// MARK: - `@Sendable` overloads

/// Pipes two `@Sendable` stages; see ``pipe(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func pipe<A, B, C>(_ f: @escaping @Sendable (A) -> B, _ g: @escaping @Sendable (B) -> C) -> @Sendable (A) -> C {
    { g(f($0)) }
}

/// Pipes three `@Sendable` stages; see ``pipe(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func pipe<A, B, C, D>(
    _ f: @escaping @Sendable (A) -> B, _ g: @escaping @Sendable (B) -> C, _ h: @escaping @Sendable (C) -> D
) -> @Sendable (A) -> D {
    { h(g(f($0))) }
}

/// Pipes four `@Sendable` stages; see ``pipe(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func pipe<A, B, C, D, E>(
    _ f: @escaping @Sendable (A) -> B, @StageBuilder _ g: @escaping @Sendable (B) -> C,
    @StageBuilder _ h: @escaping @Sendable (C) -> D, @StageBuilder _ i: @escaping @Sendable (D) -> E
) -> @Sendable (A) -> E {
    { i(h(g(f($0)))) }
}

/// Pipes five `@Sendable` stages; see ``pipe(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func pipe<A, B, C, D, E, F>(
    _ f: @escaping @Sendable (A) -> B, @StageBuilder _ g: @escaping @Sendable (B) -> C,
    @StageBuilder _ h: @escaping @Sendable (C) -> D, @StageBuilder _ i: @escaping @Sendable (D) -> E,
    @StageBuilder _ j: @escaping @Sendable (E) -> F
) -> @Sendable (A) -> F {
    { j(i(h(g(f($0))))) }
}

/// Pipes six `@Sendable` stages; see ``pipe(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func pipe<A, B, C, D, E, F, G>(
    _ f: @escaping @Sendable (A) -> B, @StageBuilder _ g: @escaping @Sendable (B) -> C,
    @StageBuilder _ h: @escaping @Sendable (C) -> D, @StageBuilder _ i: @escaping @Sendable (D) -> E,
    @StageBuilder _ j: @escaping @Sendable (E) -> F, @StageBuilder _ k: @escaping @Sendable (F) -> G
) -> @Sendable (A) -> G {
    { k(j(i(h(g(f($0)))))) }
}

/// Pipes seven `@Sendable` stages; see ``pipe(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func pipe<A, B, C, D, E, F, G, H>(
    _ f: @escaping @Sendable (A) -> B, @StageBuilder _ g: @escaping @Sendable (B) -> C,
    @StageBuilder _ h: @escaping @Sendable (C) -> D, @StageBuilder _ i: @escaping @Sendable (D) -> E,
    @StageBuilder _ j: @escaping @Sendable (E) -> F, @StageBuilder _ k: @escaping @Sendable (F) -> G,
    @StageBuilder _ l: @escaping @Sendable (G) -> H
) -> @Sendable (A) -> H {
    { l(k(j(i(h(g(f($0))))))) }
}

/// Pipes eight `@Sendable` stages; see ``pipe(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func pipe<A, B, C, D, E, F, G, H, I>(
    _ f: @escaping @Sendable (A) -> B, @StageBuilder _ g: @escaping @Sendable (B) -> C,
    @StageBuilder _ h: @escaping @Sendable (C) -> D, @StageBuilder _ i: @escaping @Sendable (D) -> E,
    @StageBuilder _ j: @escaping @Sendable (E) -> F, @StageBuilder _ k: @escaping @Sendable (F) -> G,
    @StageBuilder _ l: @escaping @Sendable (G) -> H, @StageBuilder _ m: @escaping @Sendable (H) -> I
) -> @Sendable (A) -> I {
    { m(l(k(j(i(h(g(f($0)))))))) }
}

/// Pipes two `@Sendable` stages; the first takes two arguments. See ``pipe(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func pipe<A, B, C, D>(
    _ f: @escaping @Sendable (A, B) -> C, _ g: @escaping @Sendable (C) -> D
) -> @Sendable (A, B) -> D {
    { g(f($0, $1)) }
}

/// Pipes three `@Sendable` stages; the first takes two arguments. See ``pipe(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func pipe<A, B, C, D, E>(
    _ f: @escaping @Sendable (A, B) -> C, _ g: @escaping @Sendable (C) -> D, _ h: @escaping @Sendable (D) -> E
) -> @Sendable (A, B) -> E {
    { h(g(f($0, $1))) }
}

/// Pipes four `@Sendable` stages; the first takes two arguments. See ``pipe(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func pipe<A, B, C, D, E, F>(
    _ f: @escaping @Sendable (A, B) -> C, @StageBuilder _ g: @escaping @Sendable (C) -> D,
    @StageBuilder _ h: @escaping @Sendable (D) -> E, @StageBuilder _ i: @escaping @Sendable (E) -> F
) -> @Sendable (A, B) -> F {
    { i(h(g(f($0, $1)))) }
}

#if !hasFeature(Embedded)
// MARK: - Throwing

// The following functions are always inlined. Otherwise, if a pipeline that can throw is stored, the optimizer does
// not inline its stages, and each stage costs a call.

/// Pipes two stages that may throw; see ``pipe(_:_:)``.
@_alwaysEmitIntoClient @inline(__always)
public func pipe<A, B, C>(_ f: @escaping (A) throws -> B, _ g: @escaping (B) throws -> C) -> (A) throws -> C {
    { try g(f($0)) }
}

/// Pipes three stages that may throw; see ``pipe(_:_:)``.
@_alwaysEmitIntoClient @inline(__always)
public func pipe<A, B, C, D>(
    _ f: @escaping (A) throws -> B, _ g: @escaping (B) throws -> C, _ h: @escaping (C) throws -> D
) -> (A) throws -> D {
    { try h(g(f($0))) }
}

/// Pipes four stages that may throw; see ``pipe(_:_:)``.
@_alwaysEmitIntoClient @inline(__always)
public func pipe<A, B, C, D, E>(
    _ f: @escaping (A) throws -> B, @StageBuilder _ g: @escaping (B) throws -> C,
    @StageBuilder _ h: @escaping (C) throws -> D, @StageBuilder _ i: @escaping (D) throws -> E
) -> (A) throws -> E {
    { try i(h(g(f($0)))) }
}

/// Pipes five stages that may throw; see ``pipe(_:_:)``.
@_alwaysEmitIntoClient @inline(__always)
public func pipe<A, B, C, D, E, F>(
    _ f: @escaping (A) throws -> B, @StageBuilder _ g: @escaping (B) throws -> C,
    @StageBuilder _ h: @escaping (C) throws -> D, @StageBuilder _ i: @escaping (D) throws -> E,
    @StageBuilder _ j: @escaping (E) throws -> F
) -> (A) throws -> F {
    { try j(i(h(g(f($0))))) }
}

/// Pipes six stages that may throw; see ``pipe(_:_:)``.
@_alwaysEmitIntoClient @inline(__always)
public func pipe<A, B, C, D, E, F, G>(
    _ f: @escaping (A) throws -> B, @StageBuilder _ g: @escaping (B) throws -> C,
    @StageBuilder _ h: @escaping (C) throws -> D, @StageBuilder _ i: @escaping (D) throws -> E,
    @StageBuilder _ j: @escaping (E) throws -> F, @StageBuilder _ k: @escaping (F) throws -> G
) -> (A) throws -> G {
    { try k(j(i(h(g(f($0)))))) }
}

/// Pipes seven stages that may throw; see ``pipe(_:_:)``.
@_alwaysEmitIntoClient @inline(__always)
public func pipe<A, B, C, D, E, F, G, H>(
    _ f: @escaping (A) throws -> B, @StageBuilder _ g: @escaping (B) throws -> C,
    @StageBuilder _ h: @escaping (C) throws -> D, @StageBuilder _ i: @escaping (D) throws -> E,
    @StageBuilder _ j: @escaping (E) throws -> F, @StageBuilder _ k: @escaping (F) throws -> G,
    @StageBuilder _ l: @escaping (G) throws -> H
) -> (A) throws -> H {
    { try l(k(j(i(h(g(f($0))))))) }
}

/// Pipes eight stages that may throw; see ``pipe(_:_:)``.
@_alwaysEmitIntoClient @inline(__always)
public func pipe<A, B, C, D, E, F, G, H, I>(
    _ f: @escaping (A) throws -> B, @StageBuilder _ g: @escaping (B) throws -> C,
    @StageBuilder _ h: @escaping (C) throws -> D, @StageBuilder _ i: @escaping (D) throws -> E,
    @StageBuilder _ j: @escaping (E) throws -> F, @StageBuilder _ k: @escaping (F) throws -> G,
    @StageBuilder _ l: @escaping (G) throws -> H, @StageBuilder _ m: @escaping (H) throws -> I
) -> (A) throws -> I {
    { try m(l(k(j(i(h(g(f($0)))))))) }
}

/// Pipes two stages that may throw; the first takes two arguments. See ``pipe(_:_:)``.
@_alwaysEmitIntoClient @inline(__always)
public func pipe<A, B, C, D>(
    _ f: @escaping (A, B) throws -> C, _ g: @escaping (C) throws -> D
) -> (A, B) throws -> D {
    { try g(f($0, $1)) }
}

/// Pipes three stages that may throw; the first takes two arguments. See ``pipe(_:_:)``.
@_alwaysEmitIntoClient @inline(__always)
public func pipe<A, B, C, D, E>(
    _ f: @escaping (A, B) throws -> C, _ g: @escaping (C) throws -> D, _ h: @escaping (D) throws -> E
) -> (A, B) throws -> E {
    { try h(g(f($0, $1))) }
}

/// Pipes four stages that may throw; the first takes two arguments. See ``pipe(_:_:)``.
@_alwaysEmitIntoClient @inline(__always)
public func pipe<A, B, C, D, E, F>(
    _ f: @escaping (A, B) throws -> C, @StageBuilder _ g: @escaping (C) throws -> D,
    @StageBuilder _ h: @escaping (D) throws -> E, @StageBuilder _ i: @escaping (E) throws -> F
) -> (A, B) throws -> F {
    { try i(h(g(f($0, $1)))) }
}

// MARK: - Throwing: `@Sendable` overloads

/// Pipes two `@Sendable` stages that may throw; see ``pipe(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(__always)
public func pipe<A, B, C>(
    _ f: @escaping @Sendable (A) throws -> B, _ g: @escaping @Sendable (B) throws -> C
) -> @Sendable (A) throws -> C {
    { try g(f($0)) }
}

/// Pipes three `@Sendable` stages that may throw; see ``pipe(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(__always)
public func pipe<A, B, C, D>(
    _ f: @escaping @Sendable (A) throws -> B, _ g: @escaping @Sendable (B) throws -> C,
    _ h: @escaping @Sendable (C) throws -> D
) -> @Sendable (A) throws -> D {
    { try h(g(f($0))) }
}

/// Pipes four `@Sendable` stages that may throw; see ``pipe(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(__always)
public func pipe<A, B, C, D, E>(
    _ f: @escaping @Sendable (A) throws -> B, @StageBuilder _ g: @escaping @Sendable (B) throws -> C,
    @StageBuilder _ h: @escaping @Sendable (C) throws -> D, @StageBuilder _ i: @escaping @Sendable (D) throws -> E
) -> @Sendable (A) throws -> E {
    { try i(h(g(f($0)))) }
}

/// Pipes five `@Sendable` stages that may throw; see ``pipe(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(__always)
public func pipe<A, B, C, D, E, F>(
    _ f: @escaping @Sendable (A) throws -> B, @StageBuilder _ g: @escaping @Sendable (B) throws -> C,
    @StageBuilder _ h: @escaping @Sendable (C) throws -> D, @StageBuilder _ i: @escaping @Sendable (D) throws -> E,
    @StageBuilder _ j: @escaping @Sendable (E) throws -> F
) -> @Sendable (A) throws -> F {
    { try j(i(h(g(f($0))))) }
}

/// Pipes six `@Sendable` stages that may throw; see ``pipe(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(__always)
public func pipe<A, B, C, D, E, F, G>(
    _ f: @escaping @Sendable (A) throws -> B, @StageBuilder _ g: @escaping @Sendable (B) throws -> C,
    @StageBuilder _ h: @escaping @Sendable (C) throws -> D, @StageBuilder _ i: @escaping @Sendable (D) throws -> E,
    @StageBuilder _ j: @escaping @Sendable (E) throws -> F, @StageBuilder _ k: @escaping @Sendable (F) throws -> G
) -> @Sendable (A) throws -> G {
    { try k(j(i(h(g(f($0)))))) }
}

/// Pipes seven `@Sendable` stages that may throw; see ``pipe(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(__always)
public func pipe<A, B, C, D, E, F, G, H>(
    _ f: @escaping @Sendable (A) throws -> B, @StageBuilder _ g: @escaping @Sendable (B) throws -> C,
    @StageBuilder _ h: @escaping @Sendable (C) throws -> D, @StageBuilder _ i: @escaping @Sendable (D) throws -> E,
    @StageBuilder _ j: @escaping @Sendable (E) throws -> F, @StageBuilder _ k: @escaping @Sendable (F) throws -> G,
    @StageBuilder _ l: @escaping @Sendable (G) throws -> H
) -> @Sendable (A) throws -> H {
    { try l(k(j(i(h(g(f($0))))))) }
}

/// Pipes eight `@Sendable` stages that may throw; see ``pipe(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(__always)
public func pipe<A, B, C, D, E, F, G, H, I>(
    _ f: @escaping @Sendable (A) throws -> B, @StageBuilder _ g: @escaping @Sendable (B) throws -> C,
    @StageBuilder _ h: @escaping @Sendable (C) throws -> D, @StageBuilder _ i: @escaping @Sendable (D) throws -> E,
    @StageBuilder _ j: @escaping @Sendable (E) throws -> F, @StageBuilder _ k: @escaping @Sendable (F) throws -> G,
    @StageBuilder _ l: @escaping @Sendable (G) throws -> H, @StageBuilder _ m: @escaping @Sendable (H) throws -> I
) -> @Sendable (A) throws -> I {
    { try m(l(k(j(i(h(g(f($0)))))))) }
}

/// Pipes two `@Sendable` stages that may throw; the first takes two arguments. See ``pipe(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(__always)
public func pipe<A, B, C, D>(
    _ f: @escaping @Sendable (A, B) throws -> C, _ g: @escaping @Sendable (C) throws -> D
) -> @Sendable (A, B) throws -> D {
    { try g(f($0, $1)) }
}

/// Pipes three `@Sendable` stages that may throw; the first takes two arguments. See ``pipe(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(__always)
public func pipe<A, B, C, D, E>(
    _ f: @escaping @Sendable (A, B) throws -> C, _ g: @escaping @Sendable (C) throws -> D,
    _ h: @escaping @Sendable (D) throws -> E
) -> @Sendable (A, B) throws -> E {
    { try h(g(f($0, $1))) }
}

/// Pipes four `@Sendable` stages that may throw; the first takes two arguments. See ``pipe(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient @inline(__always)
public func pipe<A, B, C, D, E, F>(
    _ f: @escaping @Sendable (A, B) throws -> C, @StageBuilder _ g: @escaping @Sendable (C) throws -> D,
    @StageBuilder _ h: @escaping @Sendable (D) throws -> E, @StageBuilder _ i: @escaping @Sendable (E) throws -> F
) -> @Sendable (A, B) throws -> F {
    { try i(h(g(f($0, $1)))) }
}

// MARK: - Asynchronous

/// Pipes two stages that may be asynchronous; see ``pipe(_:_:)``.
@_alwaysEmitIntoClient
public func pipe<A, B, C>(_ f: @escaping (A) async -> B, _ g: @escaping (B) async -> C) -> (A) async -> C {
    { await g(f($0)) }
}

/// Pipes three stages that may be asynchronous; see ``pipe(_:_:)``.
@_alwaysEmitIntoClient
public func pipe<A, B, C, D>(
    _ f: @escaping (A) async -> B, _ g: @escaping (B) async -> C, _ h: @escaping (C) async -> D
) -> (A) async -> D {
    { await h(g(f($0))) }
}

/// Pipes four stages that may be asynchronous; see ``pipe(_:_:)``.
@_alwaysEmitIntoClient
public func pipe<A, B, C, D, E>(
    _ f: @escaping (A) async -> B, @StageBuilder _ g: @escaping (B) async -> C,
    @StageBuilder _ h: @escaping (C) async -> D, @StageBuilder _ i: @escaping (D) async -> E
) -> (A) async -> E {
    { await i(h(g(f($0)))) }
}

/// Pipes two stages that may be asynchronous; the first takes two arguments. See ``pipe(_:_:)``.
@_alwaysEmitIntoClient
public func pipe<A, B, C, D>(_ f: @escaping (A, B) async -> C, _ g: @escaping (C) async -> D) -> (A, B) async -> D {
    { await g(f($0, $1)) }
}

/// Pipes three stages that may be asynchronous; the first takes two arguments. See ``pipe(_:_:)``.
@_alwaysEmitIntoClient
public func pipe<A, B, C, D, E>(
    _ f: @escaping (A, B) async -> C, _ g: @escaping (C) async -> D, _ h: @escaping (D) async -> E
) -> (A, B) async -> E {
    { await h(g(f($0, $1))) }
}

/// Pipes four stages that may be asynchronous; the first takes two arguments. See ``pipe(_:_:)``.
@_alwaysEmitIntoClient
public func pipe<A, B, C, D, E, F>(
    _ f: @escaping (A, B) async -> C, @StageBuilder _ g: @escaping (C) async -> D,
    @StageBuilder _ h: @escaping (D) async -> E, @StageBuilder _ i: @escaping (E) async -> F
) -> (A, B) async -> F {
    { await i(h(g(f($0, $1)))) }
}

// MARK: - Asynchronous: `@Sendable` overloads

/// Pipes two `@Sendable` stages that may be asynchronous; see ``pipe(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func pipe<A, B, C>(
    _ f: @escaping @Sendable (A) async -> B, _ g: @escaping @Sendable (B) async -> C
) -> @Sendable (A) async -> C {
    { await g(f($0)) }
}

/// Pipes three `@Sendable` stages that may be asynchronous; see ``pipe(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func pipe<A, B, C, D>(
    _ f: @escaping @Sendable (A) async -> B, _ g: @escaping @Sendable (B) async -> C,
    _ h: @escaping @Sendable (C) async -> D
) -> @Sendable (A) async -> D {
    { await h(g(f($0))) }
}

/// Pipes four `@Sendable` stages that may be asynchronous; see ``pipe(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func pipe<A, B, C, D, E>(
    _ f: @escaping @Sendable (A) async -> B, @StageBuilder _ g: @escaping @Sendable (B) async -> C,
    @StageBuilder _ h: @escaping @Sendable (C) async -> D, @StageBuilder _ i: @escaping @Sendable (D) async -> E
) -> @Sendable (A) async -> E {
    { await i(h(g(f($0)))) }
}

/// Pipes two `@Sendable` stages that may be asynchronous; the first takes two arguments. See ``pipe(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func pipe<A, B, C, D>(
    _ f: @escaping @Sendable (A, B) async -> C, _ g: @escaping @Sendable (C) async -> D
) -> @Sendable (A, B) async -> D {
    { await g(f($0, $1)) }
}

/// Pipes three `@Sendable` stages that may be asynchronous; the first takes two arguments. See ``pipe(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func pipe<A, B, C, D, E>(
    _ f: @escaping @Sendable (A, B) async -> C, _ g: @escaping @Sendable (C) async -> D,
    _ h: @escaping @Sendable (D) async -> E
) -> @Sendable (A, B) async -> E {
    { await h(g(f($0, $1))) }
}

/// Pipes four `@Sendable` stages that may be asynchronous; the first takes two arguments. See ``pipe(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func pipe<A, B, C, D, E, F>(
    _ f: @escaping @Sendable (A, B) async -> C, @StageBuilder _ g: @escaping @Sendable (C) async -> D,
    @StageBuilder _ h: @escaping @Sendable (D) async -> E, @StageBuilder _ i: @escaping @Sendable (E) async -> F
) -> @Sendable (A, B) async -> F {
    { await i(h(g(f($0, $1)))) }
}

// MARK: - Asynchronous and throwing

/// Pipes two stages that may be asynchronous and throw; see ``pipe(_:_:)``.
@_alwaysEmitIntoClient
public func pipe<A, B, C>(
    _ f: @escaping (A) async throws -> B, _ g: @escaping (B) async throws -> C
) -> (A) async throws -> C {
    { try await g(f($0)) }
}

/// Pipes three stages that may be asynchronous and throw; see ``pipe(_:_:)``.
@_alwaysEmitIntoClient
public func pipe<A, B, C, D>(
    _ f: @escaping (A) async throws -> B, _ g: @escaping (B) async throws -> C, _ h: @escaping (C) async throws -> D
) -> (A) async throws -> D {
    { try await h(g(f($0))) }
}

/// Pipes four stages that may be asynchronous and throw; see ``pipe(_:_:)``.
@_alwaysEmitIntoClient
public func pipe<A, B, C, D, E>(
    _ f: @escaping (A) async throws -> B, @StageBuilder _ g: @escaping (B) async throws -> C,
    @StageBuilder _ h: @escaping (C) async throws -> D, @StageBuilder _ i: @escaping (D) async throws -> E
) -> (A) async throws -> E {
    { try await i(h(g(f($0)))) }
}

/// Pipes two stages that may be asynchronous and throw; the first takes two arguments. See ``pipe(_:_:)``.
@_alwaysEmitIntoClient
public func pipe<A, B, C, D>(
    _ f: @escaping (A, B) async throws -> C, _ g: @escaping (C) async throws -> D
) -> (A, B) async throws -> D {
    { try await g(f($0, $1)) }
}

/// Pipes three stages that may be asynchronous and throw; the first takes two arguments. See ``pipe(_:_:)``.
@_alwaysEmitIntoClient
public func pipe<A, B, C, D, E>(
    _ f: @escaping (A, B) async throws -> C, _ g: @escaping (C) async throws -> D,
    _ h: @escaping (D) async throws -> E
) -> (A, B) async throws -> E {
    { try await h(g(f($0, $1))) }
}

/// Pipes four stages that may be asynchronous and throw; the first takes two arguments. See ``pipe(_:_:)``.
@_alwaysEmitIntoClient
public func pipe<A, B, C, D, E, F>(
    _ f: @escaping (A, B) async throws -> C, @StageBuilder _ g: @escaping (C) async throws -> D,
    @StageBuilder _ h: @escaping (D) async throws -> E, @StageBuilder _ i: @escaping (E) async throws -> F
) -> (A, B) async throws -> F {
    { try await i(h(g(f($0, $1)))) }
}

// MARK: - Asynchronous and throwing: `@Sendable` overloads

/// Pipes two `@Sendable` stages that may be asynchronous and throw; see ``pipe(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func pipe<A, B, C>(
    _ f: @escaping @Sendable (A) async throws -> B, _ g: @escaping @Sendable (B) async throws -> C
) -> @Sendable (A) async throws -> C {
    { try await g(f($0)) }
}

/// Pipes three `@Sendable` stages that may be asynchronous and throw; see ``pipe(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func pipe<A, B, C, D>(
    _ f: @escaping @Sendable (A) async throws -> B, _ g: @escaping @Sendable (B) async throws -> C,
    _ h: @escaping @Sendable (C) async throws -> D
) -> @Sendable (A) async throws -> D {
    { try await h(g(f($0))) }
}

/// Pipes four `@Sendable` stages that may be asynchronous and throw; see ``pipe(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func pipe<A, B, C, D, E>(
    _ f: @escaping @Sendable (A) async throws -> B, @StageBuilder _ g: @escaping @Sendable (B) async throws -> C,
    @StageBuilder _ h: @escaping @Sendable (C) async throws -> D,
    @StageBuilder _ i: @escaping @Sendable (D) async throws -> E
) -> @Sendable (A) async throws -> E {
    { try await i(h(g(f($0)))) }
}

/// Pipes two `@Sendable` stages that may be asynchronous and throw; the first takes two arguments. See
/// ``pipe(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func pipe<A, B, C, D>(
    _ f: @escaping @Sendable (A, B) async throws -> C, _ g: @escaping @Sendable (C) async throws -> D
) -> @Sendable (A, B) async throws -> D {
    { try await g(f($0, $1)) }
}

/// Pipes three `@Sendable` stages that may be asynchronous and throw; the first takes two arguments. See
/// ``pipe(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func pipe<A, B, C, D, E>(
    _ f: @escaping @Sendable (A, B) async throws -> C, _ g: @escaping @Sendable (C) async throws -> D,
    _ h: @escaping @Sendable (D) async throws -> E
) -> @Sendable (A, B) async throws -> E {
    { try await h(g(f($0, $1))) }
}

/// Pipes four `@Sendable` stages that may be asynchronous and throw; the first takes two arguments. See
/// ``pipe(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func pipe<A, B, C, D, E, F>(
    _ f: @escaping @Sendable (A, B) async throws -> C, @StageBuilder _ g: @escaping @Sendable (C) async throws -> D,
    @StageBuilder _ h: @escaping @Sendable (D) async throws -> E,
    @StageBuilder _ i: @escaping @Sendable (E) async throws -> F
) -> @Sendable (A, B) async throws -> F {
    { try await i(h(g(f($0, $1)))) }
}
#endif

/// Makes a function that calls several functions with its argument and returns a tuple of their results:
/// `juxt(f, g)(a)` is `(f(a), g(a))`, and so on for up to four functions.
///
///     let range = juxt({ (xs: [Int]) in xs.min() }, { $0.max() })
///     range([3, 1, 2])  // (Optional(1), Optional(3))
///
/// The name comes from Clojure; Haskell writes `f &&& g`. The functions run one after another in the given order, even
/// if they are asynchronous. If one throws, the remaining functions do not run.
@_alwaysEmitIntoClient
public func juxt<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (A) -> C) -> (A) -> (B, C) {
    { (f($0), g($0)) }
}

/// Makes a function that calls three functions with its argument; see ``juxt(_:_:)``.
@_alwaysEmitIntoClient
public func juxt<A, B, C, D>(
    _ f: @escaping (A) -> B, _ g: @escaping (A) -> C, _ h: @escaping (A) -> D
) -> (
    A
) -> (B, C, D) {
    { (f($0), g($0), h($0)) }
}

/// Makes a function that calls four functions with its argument; see ``juxt(_:_:)``.
@_alwaysEmitIntoClient
public func juxt<A, B, C, D, E>(
    _ f: @escaping (A) -> B, _ g: @escaping (A) -> C, _ h: @escaping (A) -> D, _ i: @escaping (A) -> E
) -> (A) -> (B, C, D, E) {
    { (f($0), g($0), h($0), i($0)) }
}

// MARK: - `@Sendable` overloads

/// Makes a function that calls two `@Sendable` functions with its argument; see ``juxt(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func juxt<A, B, C>(
    _ f: @escaping @Sendable (A) -> B, _ g: @escaping @Sendable (A) -> C
) -> @Sendable (A) -> (B, C) {
    { (f($0), g($0)) }
}

/// Makes a function that calls three `@Sendable` functions with its argument; see ``juxt(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func juxt<A, B, C, D>(
    _ f: @escaping @Sendable (A) -> B, _ g: @escaping @Sendable (A) -> C, _ h: @escaping @Sendable (A) -> D
) -> @Sendable (A) -> (B, C, D) {
    { (f($0), g($0), h($0)) }
}

/// Makes a function that calls four `@Sendable` functions with its argument; see ``juxt(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func juxt<A, B, C, D, E>(
    _ f: @escaping @Sendable (A) -> B, _ g: @escaping @Sendable (A) -> C, _ h: @escaping @Sendable (A) -> D,
    _ i: @escaping @Sendable (A) -> E
) -> @Sendable (A) -> (B, C, D, E) {
    { (f($0), g($0), h($0), i($0)) }
}

#if !hasFeature(Embedded)
// MARK: - Throwing

/// Makes a function that calls two throwing functions with its argument; see ``juxt(_:_:)``.
@_alwaysEmitIntoClient
public func juxt<A, B, C>(_ f: @escaping (A) throws -> B, _ g: @escaping (A) throws -> C) -> (A) throws -> (B, C) {
    { try (f($0), g($0)) }
}

/// Makes a function that calls three throwing functions with its argument; see ``juxt(_:_:)``.
@_alwaysEmitIntoClient
public func juxt<A, B, C, D>(
    _ f: @escaping (A) throws -> B, _ g: @escaping (A) throws -> C, _ h: @escaping (A) throws -> D
) -> (A) throws -> (B, C, D) {
    { try (f($0), g($0), h($0)) }
}

/// Makes a function that calls four throwing functions with its argument; see ``juxt(_:_:)``.
@_alwaysEmitIntoClient
public func juxt<A, B, C, D, E>(
    _ f: @escaping (A) throws -> B, _ g: @escaping (A) throws -> C, _ h: @escaping (A) throws -> D,
    _ i: @escaping (A) throws -> E
) -> (A) throws -> (B, C, D, E) {
    { try (f($0), g($0), h($0), i($0)) }
}

// MARK: - Throwing: `@Sendable` overloads

/// Makes a function that calls two `@Sendable` throwing functions with its argument; see ``juxt(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func juxt<A, B, C>(
    _ f: @escaping @Sendable (A) throws -> B, _ g: @escaping @Sendable (A) throws -> C
) -> @Sendable (A) throws -> (B, C) {
    { try (f($0), g($0)) }
}

/// Makes a function that calls three `@Sendable` throwing functions with its argument; see ``juxt(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func juxt<A, B, C, D>(
    _ f: @escaping @Sendable (A) throws -> B, _ g: @escaping @Sendable (A) throws -> C,
    _ h: @escaping @Sendable (A) throws -> D
) -> @Sendable (A) throws -> (B, C, D) {
    { try (f($0), g($0), h($0)) }
}

/// Makes a function that calls four `@Sendable` throwing functions with its argument; see ``juxt(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func juxt<A, B, C, D, E>(
    _ f: @escaping @Sendable (A) throws -> B, _ g: @escaping @Sendable (A) throws -> C,
    _ h: @escaping @Sendable (A) throws -> D, _ i: @escaping @Sendable (A) throws -> E
) -> @Sendable (A) throws -> (B, C, D, E) {
    { try (f($0), g($0), h($0), i($0)) }
}

// MARK: - Asynchronous

/// Makes a function that calls two asynchronous functions with its argument; see ``juxt(_:_:)``.
@_alwaysEmitIntoClient
public func juxt<A, B, C>(_ f: @escaping (A) async -> B, _ g: @escaping (A) async -> C) -> (A) async -> (B, C) {
    { await (f($0), g($0)) }
}

/// Makes a function that calls three asynchronous functions with its argument; see ``juxt(_:_:)``.
@_alwaysEmitIntoClient
public func juxt<A, B, C, D>(
    _ f: @escaping (A) async -> B, _ g: @escaping (A) async -> C, _ h: @escaping (A) async -> D
) -> (A) async -> (B, C, D) {
    { await (f($0), g($0), h($0)) }
}

/// Makes a function that calls four asynchronous functions with its argument; see ``juxt(_:_:)``.
@_alwaysEmitIntoClient
public func juxt<A, B, C, D, E>(
    _ f: @escaping (A) async -> B, _ g: @escaping (A) async -> C, _ h: @escaping (A) async -> D,
    _ i: @escaping (A) async -> E
) -> (A) async -> (B, C, D, E) {
    { await (f($0), g($0), h($0), i($0)) }
}

// MARK: - Asynchronous: `@Sendable` overloads

/// Makes a function that calls two `@Sendable` asynchronous functions with its argument; see ``juxt(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func juxt<A, B, C>(
    _ f: @escaping @Sendable (A) async -> B, _ g: @escaping @Sendable (A) async -> C
) -> @Sendable (A) async -> (B, C) {
    { await (f($0), g($0)) }
}

/// Makes a function that calls three `@Sendable` asynchronous functions with its argument; see ``juxt(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func juxt<A, B, C, D>(
    _ f: @escaping @Sendable (A) async -> B, _ g: @escaping @Sendable (A) async -> C,
    _ h: @escaping @Sendable (A) async -> D
) -> @Sendable (A) async -> (B, C, D) {
    { await (f($0), g($0), h($0)) }
}

/// Makes a function that calls four `@Sendable` asynchronous functions with its argument; see ``juxt(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func juxt<A, B, C, D, E>(
    _ f: @escaping @Sendable (A) async -> B, _ g: @escaping @Sendable (A) async -> C,
    _ h: @escaping @Sendable (A) async -> D, _ i: @escaping @Sendable (A) async -> E
) -> @Sendable (A) async -> (B, C, D, E) {
    { await (f($0), g($0), h($0), i($0)) }
}

// MARK: - Asynchronous and throwing

/// Makes a function that calls two asynchronous throwing functions with its argument; see ``juxt(_:_:)``.
@_alwaysEmitIntoClient
public func juxt<A, B, C>(
    _ f: @escaping (A) async throws -> B, _ g: @escaping (A) async throws -> C
) -> (A) async throws -> (B, C) {
    { try await (f($0), g($0)) }
}

/// Makes a function that calls three asynchronous throwing functions with its argument; see ``juxt(_:_:)``.
@_alwaysEmitIntoClient
public func juxt<A, B, C, D>(
    _ f: @escaping (A) async throws -> B, _ g: @escaping (A) async throws -> C, _ h: @escaping (A) async throws -> D
) -> (A) async throws -> (B, C, D) {
    { try await (f($0), g($0), h($0)) }
}

/// Makes a function that calls four asynchronous throwing functions with its argument; see ``juxt(_:_:)``.
@_alwaysEmitIntoClient
public func juxt<A, B, C, D, E>(
    _ f: @escaping (A) async throws -> B, _ g: @escaping (A) async throws -> C,
    _ h: @escaping (A) async throws -> D, _ i: @escaping (A) async throws -> E
) -> (A) async throws -> (B, C, D, E) {
    { try await (f($0), g($0), h($0), i($0)) }
}

// MARK: - Asynchronous and throwing: `@Sendable` overloads

/// Makes a function that calls two `@Sendable` asynchronous throwing functions with its argument; see
/// ``juxt(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func juxt<A, B, C>(
    _ f: @escaping @Sendable (A) async throws -> B, _ g: @escaping @Sendable (A) async throws -> C
) -> @Sendable (A) async throws -> (B, C) {
    { try await (f($0), g($0)) }
}

/// Makes a function that calls three `@Sendable` asynchronous throwing functions with its argument; see
/// ``juxt(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func juxt<A, B, C, D>(
    _ f: @escaping @Sendable (A) async throws -> B, _ g: @escaping @Sendable (A) async throws -> C,
    _ h: @escaping @Sendable (A) async throws -> D
) -> @Sendable (A) async throws -> (B, C, D) {
    { try await (f($0), g($0), h($0)) }
}

/// Makes a function that calls four `@Sendable` asynchronous throwing functions with its argument; see
/// ``juxt(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func juxt<A, B, C, D, E>(
    _ f: @escaping @Sendable (A) async throws -> B, _ g: @escaping @Sendable (A) async throws -> C,
    _ h: @escaping @Sendable (A) async throws -> D, _ i: @escaping @Sendable (A) async throws -> E
) -> @Sendable (A) async throws -> (B, C, D, E) {
    { try await (f($0), g($0), h($0), i($0)) }
}
#endif

/// Makes a function that calls several functions with its argument and combines their results:
/// `zip(f, g, with: combine)(a)` is `combine(f(a), g(a))`, and so on for up to four functions.
///
///     let mean = zip({ (xs: [Double]) in xs.reduce(0, +) }, { Double($0.count) }, with: /)
///     mean([1.0, 2.0, 6.0])  // 3.0
///
/// The functions run one after another, as in ``juxt(_:_:)``. Then `combine` runs.
@_alwaysEmitIntoClient
public func zip<A, B, C, D>(
    _ f: @escaping (A) -> B, _ g: @escaping (A) -> C, with combine: @escaping (B, C) -> D
) -> (A) -> D {
    { combine(f($0), g($0)) }
}

/// Makes a function that calls three functions and combines their results; see ``zip(_:_:with:)``.
@_alwaysEmitIntoClient
public func zip<A, B, C, D, E>(
    _ f: @escaping (A) -> B, _ g: @escaping (A) -> C, _ h: @escaping (A) -> D, with combine: @escaping (B, C, D) -> E
) -> (A) -> E {
    { combine(f($0), g($0), h($0)) }
}

/// Makes a function that calls four functions and combines their results; see ``zip(_:_:with:)``.
@_alwaysEmitIntoClient
public func zip<A, B, C, D, E, F>(
    _ f: @escaping (A) -> B, _ g: @escaping (A) -> C, _ h: @escaping (A) -> D, _ i: @escaping (A) -> E,
    with combine: @escaping (B, C, D, E) -> F
) -> (A) -> F {
    { combine(f($0), g($0), h($0), i($0)) }
}

// MARK: - `@Sendable` overloads

/// Makes a function that calls two `@Sendable` functions and combines their results; see ``zip(_:_:with:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func zip<A, B, C, D>(
    _ f: @escaping @Sendable (A) -> B, _ g: @escaping @Sendable (A) -> C, with combine: @escaping @Sendable (B, C) -> D
) -> @Sendable (A) -> D {
    { combine(f($0), g($0)) }
}

/// Makes a function that calls three `@Sendable` functions and combines their results; see ``zip(_:_:with:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func zip<A, B, C, D, E>(
    _ f: @escaping @Sendable (A) -> B, _ g: @escaping @Sendable (A) -> C, _ h: @escaping @Sendable (A) -> D,
    with combine: @escaping @Sendable (B, C, D) -> E
) -> @Sendable (A) -> E {
    { combine(f($0), g($0), h($0)) }
}

/// Makes a function that calls four `@Sendable` functions and combines their results; see ``zip(_:_:with:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func zip<A, B, C, D, E, F>(
    _ f: @escaping @Sendable (A) -> B, _ g: @escaping @Sendable (A) -> C, _ h: @escaping @Sendable (A) -> D,
    _ i: @escaping @Sendable (A) -> E, with combine: @escaping @Sendable (B, C, D, E) -> F
) -> @Sendable (A) -> F {
    { combine(f($0), g($0), h($0), i($0)) }
}

#if !hasFeature(Embedded)
// MARK: - Throwing

/// Makes a function that calls two throwing functions and combines their results; see ``zip(_:_:with:)``.
@_alwaysEmitIntoClient
public func zip<A, B, C, D>(
    _ f: @escaping (A) throws -> B, _ g: @escaping (A) throws -> C, with combine: @escaping (B, C) throws -> D
) -> (A) throws -> D {
    { try combine(f($0), g($0)) }
}

/// Makes a function that calls three throwing functions and combines their results; see ``zip(_:_:with:)``.
@_alwaysEmitIntoClient
public func zip<A, B, C, D, E>(
    _ f: @escaping (A) throws -> B, _ g: @escaping (A) throws -> C, _ h: @escaping (A) throws -> D,
    with combine: @escaping (B, C, D) throws -> E
) -> (A) throws -> E {
    { try combine(f($0), g($0), h($0)) }
}

/// Makes a function that calls four throwing functions and combines their results; see ``zip(_:_:with:)``.
@_alwaysEmitIntoClient
public func zip<A, B, C, D, E, F>(
    _ f: @escaping (A) throws -> B, _ g: @escaping (A) throws -> C, _ h: @escaping (A) throws -> D,
    _ i: @escaping (A) throws -> E, with combine: @escaping (B, C, D, E) throws -> F
) -> (A) throws -> F {
    { try combine(f($0), g($0), h($0), i($0)) }
}

// MARK: - Throwing: `@Sendable` overloads

/// Makes a function that calls two `@Sendable` throwing functions and combines their results; see
/// ``zip(_:_:with:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func zip<A, B, C, D>(
    _ f: @escaping @Sendable (A) throws -> B, _ g: @escaping @Sendable (A) throws -> C,
    with combine: @escaping @Sendable (B, C) throws -> D
) -> @Sendable (A) throws -> D {
    { try combine(f($0), g($0)) }
}

/// Makes a function that calls three `@Sendable` throwing functions and combines their results; see
/// ``zip(_:_:with:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func zip<A, B, C, D, E>(
    _ f: @escaping @Sendable (A) throws -> B, _ g: @escaping @Sendable (A) throws -> C,
    _ h: @escaping @Sendable (A) throws -> D, with combine: @escaping @Sendable (B, C, D) throws -> E
) -> @Sendable (A) throws -> E {
    { try combine(f($0), g($0), h($0)) }
}

/// Makes a function that calls four `@Sendable` throwing functions and combines their results; see
/// ``zip(_:_:with:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func zip<A, B, C, D, E, F>(
    _ f: @escaping @Sendable (A) throws -> B, _ g: @escaping @Sendable (A) throws -> C,
    _ h: @escaping @Sendable (A) throws -> D, _ i: @escaping @Sendable (A) throws -> E,
    with combine: @escaping @Sendable (B, C, D, E) throws -> F
) -> @Sendable (A) throws -> F {
    { try combine(f($0), g($0), h($0), i($0)) }
}

// MARK: - Asynchronous

/// Makes a function that calls two asynchronous functions and combines their results; see ``zip(_:_:with:)``.
@_alwaysEmitIntoClient
public func zip<A, B, C, D>(
    _ f: @escaping (A) async -> B, _ g: @escaping (A) async -> C, with combine: @escaping (B, C) async -> D
) -> (A) async -> D {
    { await combine(f($0), g($0)) }
}

/// Makes a function that calls three asynchronous functions and combines their results; see ``zip(_:_:with:)``.
@_alwaysEmitIntoClient
public func zip<A, B, C, D, E>(
    _ f: @escaping (A) async -> B, _ g: @escaping (A) async -> C, _ h: @escaping (A) async -> D,
    with combine: @escaping (B, C, D) async -> E
) -> (A) async -> E {
    { await combine(f($0), g($0), h($0)) }
}

/// Makes a function that calls four asynchronous functions and combines their results; see ``zip(_:_:with:)``.
@_alwaysEmitIntoClient
public func zip<A, B, C, D, E, F>(
    _ f: @escaping (A) async -> B, _ g: @escaping (A) async -> C, _ h: @escaping (A) async -> D,
    _ i: @escaping (A) async -> E, with combine: @escaping (B, C, D, E) async -> F
) -> (A) async -> F {
    { await combine(f($0), g($0), h($0), i($0)) }
}

// MARK: - Asynchronous: `@Sendable` overloads

/// Makes a function that calls two `@Sendable` asynchronous functions and combines their results; see
/// ``zip(_:_:with:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func zip<A, B, C, D>(
    _ f: @escaping @Sendable (A) async -> B, _ g: @escaping @Sendable (A) async -> C,
    with combine: @escaping @Sendable (B, C) async -> D
) -> @Sendable (A) async -> D {
    { await combine(f($0), g($0)) }
}

/// Makes a function that calls three `@Sendable` asynchronous functions and combines their results; see
/// ``zip(_:_:with:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func zip<A, B, C, D, E>(
    _ f: @escaping @Sendable (A) async -> B, _ g: @escaping @Sendable (A) async -> C,
    _ h: @escaping @Sendable (A) async -> D, with combine: @escaping @Sendable (B, C, D) async -> E
) -> @Sendable (A) async -> E {
    { await combine(f($0), g($0), h($0)) }
}

/// Makes a function that calls four `@Sendable` asynchronous functions and combines their results; see
/// ``zip(_:_:with:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func zip<A, B, C, D, E, F>(
    _ f: @escaping @Sendable (A) async -> B, _ g: @escaping @Sendable (A) async -> C,
    _ h: @escaping @Sendable (A) async -> D, _ i: @escaping @Sendable (A) async -> E,
    with combine: @escaping @Sendable (B, C, D, E) async -> F
) -> @Sendable (A) async -> F {
    { await combine(f($0), g($0), h($0), i($0)) }
}

// MARK: - Asynchronous and throwing

/// Makes a function that calls two asynchronous throwing functions and combines their results; see
/// ``zip(_:_:with:)``.
@_alwaysEmitIntoClient
public func zip<A, B, C, D>(
    _ f: @escaping (A) async throws -> B, _ g: @escaping (A) async throws -> C,
    with combine: @escaping (B, C) async throws -> D
) -> (A) async throws -> D {
    { try await combine(f($0), g($0)) }
}

/// Makes a function that calls three asynchronous throwing functions and combines their results; see
/// ``zip(_:_:with:)``.
@_alwaysEmitIntoClient
public func zip<A, B, C, D, E>(
    _ f: @escaping (A) async throws -> B, _ g: @escaping (A) async throws -> C,
    _ h: @escaping (A) async throws -> D, with combine: @escaping (B, C, D) async throws -> E
) -> (A) async throws -> E {
    { try await combine(f($0), g($0), h($0)) }
}

/// Makes a function that calls four asynchronous throwing functions and combines their results; see
/// ``zip(_:_:with:)``.
@_alwaysEmitIntoClient
public func zip<A, B, C, D, E, F>(
    _ f: @escaping (A) async throws -> B, _ g: @escaping (A) async throws -> C,
    _ h: @escaping (A) async throws -> D, _ i: @escaping (A) async throws -> E,
    with combine: @escaping (B, C, D, E) async throws -> F
) -> (A) async throws -> F {
    { try await combine(f($0), g($0), h($0), i($0)) }
}

// MARK: - Asynchronous and throwing: `@Sendable` overloads

/// Makes a function that calls two `@Sendable` asynchronous throwing functions and combines their results; see
/// ``zip(_:_:with:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func zip<A, B, C, D>(
    _ f: @escaping @Sendable (A) async throws -> B, _ g: @escaping @Sendable (A) async throws -> C,
    with combine: @escaping @Sendable (B, C) async throws -> D
) -> @Sendable (A) async throws -> D {
    { try await combine(f($0), g($0)) }
}

/// Makes a function that calls three `@Sendable` asynchronous throwing functions and combines their results; see
/// ``zip(_:_:with:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func zip<A, B, C, D, E>(
    _ f: @escaping @Sendable (A) async throws -> B, _ g: @escaping @Sendable (A) async throws -> C,
    _ h: @escaping @Sendable (A) async throws -> D, with combine: @escaping @Sendable (B, C, D) async throws -> E
) -> @Sendable (A) async throws -> E {
    { try await combine(f($0), g($0), h($0)) }
}

/// Makes a function that calls four `@Sendable` asynchronous throwing functions and combines their results; see
/// ``zip(_:_:with:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func zip<A, B, C, D, E, F>(
    _ f: @escaping @Sendable (A) async throws -> B, _ g: @escaping @Sendable (A) async throws -> C,
    _ h: @escaping @Sendable (A) async throws -> D, _ i: @escaping @Sendable (A) async throws -> E,
    with combine: @escaping @Sendable (B, C, D, E) async throws -> F
) -> @Sendable (A) async throws -> F {
    { try await combine(f($0), g($0), h($0), i($0)) }
}
#endif

/// Composes two functions, right to left: `(g <<< f)(a)` is `g(f(a))`.
///
/// This is `compose(g, f)`. Throwing, asynchronous and plain functions can be mixed. `g` starts when `f` has finished,
/// and does not run if `f` throws an error.
@_alwaysEmitIntoClient
public func <<< <A, B, C>(_ g: @escaping (B) -> C, _ f: @escaping (A) -> B) -> (A) -> C {
    { g(f($0)) }
}

/// Composes two `@Sendable` functions, right to left; see ``<<<(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func <<< <A, B, C>(_ g: @escaping @Sendable (B) -> C, _ f: @escaping @Sendable (A) -> B) -> @Sendable (A) -> C {
    { g(f($0)) }
}

#if !hasFeature(Embedded)
/// Composes two throwing functions, right to left; see ``<<<(_:_:)``.
@_alwaysEmitIntoClient
public func <<< <A, B, C>(_ g: @escaping (B) throws -> C, _ f: @escaping (A) throws -> B) -> (A) throws -> C {
    { try g(f($0)) }
}

/// Composes two `@Sendable` throwing functions, right to left; see ``<<<(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func <<< <A, B, C>(
    _ g: @escaping @Sendable (B) throws -> C, _ f: @escaping @Sendable (A) throws -> B
) -> @Sendable (A) throws -> C {
    { try g(f($0)) }
}

/// Composes two asynchronous functions, right to left; see ``<<<(_:_:)``.
@_alwaysEmitIntoClient
public func <<< <A, B, C>(_ g: @escaping (B) async -> C, _ f: @escaping (A) async -> B) -> (A) async -> C {
    { await g(f($0)) }
}

/// Composes two `@Sendable` asynchronous functions, right to left; see ``<<<(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func <<< <A, B, C>(
    _ g: @escaping @Sendable (B) async -> C, _ f: @escaping @Sendable (A) async -> B
) -> @Sendable (A) async -> C {
    { await g(f($0)) }
}

/// Composes two asynchronous throwing functions, right to left; see ``<<<(_:_:)``.
@_alwaysEmitIntoClient
public func <<< <A, B, C>(
    _ g: @escaping (B) async throws -> C, _ f: @escaping (A) async throws -> B
) -> (A) async throws -> C {
    { try await g(f($0)) }
}

/// Composes two `@Sendable` asynchronous throwing functions, right to left; see ``<<<(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func <<< <A, B, C>(
    _ g: @escaping @Sendable (B) async throws -> C, _ f: @escaping @Sendable (A) async throws -> B
) -> @Sendable (A) async throws -> C {
    { try await g(f($0)) }
}
#endif

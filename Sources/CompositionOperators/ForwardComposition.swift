import CurrycombComposition

/// Composes two functions, left to right: `(f >>> g)(a)` is `g(f(a))`.
///
/// This is `pipe(f, g)`. Throwing, asynchronous and plain functions can be mixed. `g` starts when `f` has finished, and
/// does not run if `f` throws an error.
///
/// The compiler checks a closure on the right of `>>>` separately, so that even long chains of closures compile; see
/// `StageBuilder`.
@_alwaysEmitIntoClient
public func >>> <A, B, C>(_ f: @escaping (A) -> B, @StageBuilder _ g: @escaping (B) -> C) -> (A) -> C {
    { g(f($0)) }
}

/// Composes two `@Sendable` functions, left to right; see ``>>>(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func >>> <A, B, C>(_ f: @escaping @Sendable (A) -> B, @StageBuilder _ g: @escaping @Sendable (B) -> C)
    -> @Sendable (A) -> C
{
    { g(f($0)) }
}

#if !hasFeature(Embedded)
/// Composes two throwing functions, left to right; see ``>>>(_:_:)``.
@_alwaysEmitIntoClient
public func >>> <A, B, C>(_ f: @escaping (A) throws -> B, @StageBuilder _ g: @escaping (B) throws -> C) -> (A)
    throws -> C
{
    { try g(f($0)) }
}

/// Composes two `@Sendable` throwing functions, left to right; see ``>>>(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func >>> <A, B, C>(
    _ f: @escaping @Sendable (A) throws -> B, @StageBuilder _ g: @escaping @Sendable (B) throws -> C
) -> @Sendable (A) throws -> C {
    { try g(f($0)) }
}

/// Composes two asynchronous functions, left to right; see ``>>>(_:_:)``.
@_alwaysEmitIntoClient
public func >>> <A, B, C>(_ f: @escaping (A) async -> B, @StageBuilder _ g: @escaping (B) async -> C) -> (A) async
    -> C
{
    { await g(f($0)) }
}

/// Composes two `@Sendable` asynchronous functions, left to right; see ``>>>(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func >>> <A, B, C>(
    _ f: @escaping @Sendable (A) async -> B, @StageBuilder _ g: @escaping @Sendable (B) async -> C
) -> @Sendable (A) async -> C {
    { await g(f($0)) }
}

/// Composes two asynchronous throwing functions, left to right; see ``>>>(_:_:)``.
@_alwaysEmitIntoClient
public func >>> <A, B, C>(_ f: @escaping (A) async throws -> B, @StageBuilder _ g: @escaping (B) async throws -> C)
    -> (A) async throws -> C
{
    { try await g(f($0)) }
}

/// Composes two `@Sendable` asynchronous throwing functions, left to right; see ``>>>(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func >>> <A, B, C>(
    _ f: @escaping @Sendable (A) async throws -> B, @StageBuilder _ g: @escaping @Sendable (B) async throws -> C
) -> @Sendable (A) async throws -> C {
    { try await g(f($0)) }
}
#endif

/// Flips the arguments of a function: `flip(f)(b, a)` is `f(a, b)`.
///
/// - Parameter f: a function of two arguments.
/// - Returns: the same function with its arguments in the other order.
@_alwaysEmitIntoClient
public func flip<A, B, C>(_ f: @escaping (A, B) -> C) -> (B, A) -> C {
    { f($1, $0) }
}

/// Flips the arguments of a curried function: `flip(f)(b)(a)` is `f(a)(b)`.
///
/// An unapplied method is curried with its receiver first; the flipped function takes it last:
/// `flip(String.hasPrefix)("a")` is a predicate on strings.
///
/// - Parameter f: a function that takes two arguments, one at a time.
/// - Returns: the same function with its arguments in the other order.
@_alwaysEmitIntoClient
public func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C {
    { b in { a in f(a)(b) } }
}

// MARK: - `@Sendable` twins

/// See ``flip(_:)``; a `@Sendable` function of two arguments.
@_disfavoredOverload @_alwaysEmitIntoClient
public func flip<A, B, C>(_ f: @escaping @Sendable (A, B) -> C) -> @Sendable (B, A) -> C {
    { f($1, $0) }
}

/// See ``flip(_:)``; a `@Sendable` function that is curried.
@_disfavoredOverload @_alwaysEmitIntoClient
public func flip<A, B: Sendable, C>(_ f: @escaping @Sendable (A) -> (B) -> C) -> @Sendable (B) -> @Sendable (A) -> C {
    { b in { a in f(a)(b) } }
}

#if !hasFeature(Embedded)
    // MARK: - Throwing

    /// See ``flip(_:)``; a throwing function of two arguments.
    @_alwaysEmitIntoClient
    public func flip<A, B, C>(_ f: @escaping (A, B) throws -> C) -> (B, A) throws -> C {
        { try f($1, $0) }
    }

    /// See ``flip(_:)``; a throwing function that is curried.
    @_alwaysEmitIntoClient
    public func flip<A, B, C>(_ f: @escaping (A) -> (B) throws -> C) -> (B) -> (A) throws -> C {
        { b in { a in try f(a)(b) } }
    }

    // MARK: - Throwing: `@Sendable` twins

    /// See ``flip(_:)``; a `@Sendable` throwing function of two arguments.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public func flip<A, B, C>(_ f: @escaping @Sendable (A, B) throws -> C) -> @Sendable (B, A) throws -> C {
        { try f($1, $0) }
    }

    /// See ``flip(_:)``; a `@Sendable` throwing function that is curried.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public func flip<A, B: Sendable, C>(
        _ f: @escaping @Sendable (A) -> (B) throws -> C
    ) -> @Sendable (B) -> @Sendable (A) throws -> C {
        { b in { a in try f(a)(b) } }
    }

    // MARK: - Asynchronous

    /// See ``flip(_:)``; an asynchronous function of two arguments.
    @_alwaysEmitIntoClient
    public func flip<A, B, C>(_ f: @escaping (A, B) async -> C) -> (B, A) async -> C {
        { await f($1, $0) }
    }

    /// See ``flip(_:)``; an asynchronous function that is curried.
    @_alwaysEmitIntoClient
    public func flip<A, B, C>(_ f: @escaping (A) -> (B) async -> C) -> (B) -> (A) async -> C {
        { b in { a in await f(a)(b) } }
    }

    // MARK: - Asynchronous: `@Sendable` twins

    /// See ``flip(_:)``; a `@Sendable` asynchronous function of two arguments.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public func flip<A, B, C>(_ f: @escaping @Sendable (A, B) async -> C) -> @Sendable (B, A) async -> C {
        { await f($1, $0) }
    }

    /// See ``flip(_:)``; a `@Sendable` asynchronous function that is curried.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public func flip<A, B: Sendable, C>(
        _ f: @escaping @Sendable (A) -> (B) async -> C
    ) -> @Sendable (B) -> @Sendable (A) async -> C {
        { b in { a in await f(a)(b) } }
    }

    // MARK: - Asynchronous and throwing

    /// See ``flip(_:)``; an asynchronous throwing function of two arguments.
    @_alwaysEmitIntoClient
    public func flip<A, B, C>(_ f: @escaping (A, B) async throws -> C) -> (B, A) async throws -> C {
        { try await f($1, $0) }
    }

    /// See ``flip(_:)``; an asynchronous throwing function that is curried.
    @_alwaysEmitIntoClient
    public func flip<A, B, C>(_ f: @escaping (A) -> (B) async throws -> C) -> (B) -> (A) async throws -> C {
        { b in { a in try await f(a)(b) } }
    }

    // MARK: - Asynchronous and throwing: `@Sendable` twins

    /// See ``flip(_:)``; a `@Sendable` asynchronous throwing function of two arguments.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public func flip<A, B, C>(_ f: @escaping @Sendable (A, B) async throws -> C) -> @Sendable (B, A) async throws -> C {
        { try await f($1, $0) }
    }

    /// See ``flip(_:)``; a `@Sendable` asynchronous throwing function that is curried.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public func flip<A, B: Sendable, C>(
        _ f: @escaping @Sendable (A) -> (B) async throws -> C
    ) -> @Sendable (B) -> @Sendable (A) async throws -> C {
        { b in { a in try await f(a)(b) } }
    }
#endif

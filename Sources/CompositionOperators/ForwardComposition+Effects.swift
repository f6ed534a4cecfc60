#if !hasFeature(Embedded)
    /// Composes two throwing functions, left to right: `(f >>> g)(a)` is `g(f(a))`.
    ///
    /// The first error ends it: what follows does not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the argument.
    ///   - g: runs last, on the result of `f`.
    /// - Returns: a throwing function from the argument of `f` to the result of `g`.
    @inlinable
    public func >>> <A, B, C>(_ f: @escaping (A) throws -> B, _ g: @escaping (B) throws -> C) -> (A) throws -> C {
        { try g(f($0)) }
    }

    /// Composes two `@Sendable` throwing functions, left to right: `(f >>> g)(a)` is `g(f(a))`.
    ///
    /// The first error ends it: what follows does not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the argument.
    ///   - g: runs last, on the result of `f`.
    /// - Returns: a `@Sendable` throwing function from the argument of `f` to the result of `g`.
    @_disfavoredOverload
    @inlinable
    public func >>> <A, B, C>(
        _ f: @escaping @Sendable (A) throws -> B,
        _ g: @escaping @Sendable (B) throws -> C
    ) -> @Sendable (A) throws -> C {
        { try g(f($0)) }
    }

    /// Composes two asynchronous functions, left to right: `(f >>> g)(a)` is `g(f(a))`.
    ///
    /// The second starts when the first has finished.
    ///
    /// - Parameters:
    ///   - f: runs first, on the argument.
    ///   - g: runs last, on the result of `f`.
    /// - Returns: an asynchronous function from the argument of `f` to the result of `g`.
    @inlinable
    public func >>> <A, B, C>(_ f: @escaping (A) async -> B, _ g: @escaping (B) async -> C) -> (A) async -> C {
        { await g(f($0)) }
    }

    /// Composes two `@Sendable` asynchronous functions, left to right: `(f >>> g)(a)` is `g(f(a))`.
    ///
    /// The second starts when the first has finished.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the argument.
    ///   - g: runs last, on the result of `f`.
    /// - Returns: a `@Sendable` asynchronous function from the argument of `f` to the result of `g`.
    @_disfavoredOverload
    @inlinable
    public func >>> <A, B, C>(
        _ f: @escaping @Sendable (A) async -> B,
        _ g: @escaping @Sendable (B) async -> C
    ) -> @Sendable (A) async -> C {
        { await g(f($0)) }
    }

    /// Composes two asynchronous throwing functions, left to right: `(f >>> g)(a)` is `g(f(a))`.
    ///
    /// The second starts when the first has finished.
    ///
    /// The first error ends it: what follows does not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the argument.
    ///   - g: runs last, on the result of `f`.
    /// - Returns: an asynchronous throwing function from the argument of `f` to the result of `g`.
    @inlinable
    public func >>> <A, B, C>(
        _ f: @escaping (A) async throws -> B,
        _ g: @escaping (B) async throws -> C
    ) -> (A) async throws -> C {
        { try await g(f($0)) }
    }

    /// Composes two `@Sendable` asynchronous throwing functions, left to right: `(f >>> g)(a)` is `g(f(a))`.
    ///
    /// The second starts when the first has finished.
    ///
    /// The first error ends it: what follows does not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the argument.
    ///   - g: runs last, on the result of `f`.
    /// - Returns: a `@Sendable` asynchronous throwing function from the argument of `f` to the result of `g`.
    @_disfavoredOverload
    @inlinable
    public func >>> <A, B, C>(
        _ f: @escaping @Sendable (A) async throws -> B,
        _ g: @escaping @Sendable (B) async throws -> C
    ) -> @Sendable (A) async throws -> C {
        { try await g(f($0)) }
    }
#endif

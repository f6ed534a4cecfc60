#if !hasFeature(Embedded)
    /// Composes two throwing functions, right to left: `(g <<< f)(a)` is `g(f(a))`.
    ///
    /// The first error ends it: what follows does not run.
    ///
    /// - Parameters:
    ///   - g: runs last, on the result of `f`.
    ///   - f: runs first, on the argument.
    /// - Returns: a throwing function from the argument of `f` to the result of `g`.
    @inlinable
    public func <<< <A, B, C>(_ g: @escaping (B) throws -> C, _ f: @escaping (A) throws -> B) -> (A) throws -> C {
        { try g(f($0)) }
    }

    /// Composes two `@Sendable` throwing functions, right to left: `(g <<< f)(a)` is `g(f(a))`.
    ///
    /// The first error ends it: what follows does not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - g: runs last, on the result of `f`.
    ///   - f: runs first, on the argument.
    /// - Returns: a `@Sendable` throwing function from the argument of `f` to the result of `g`.
    @_disfavoredOverload
    @inlinable
    public func <<< <A, B, C>(
        _ g: @escaping @Sendable (B) throws -> C,
        _ f: @escaping @Sendable (A) throws -> B
    ) -> @Sendable (A) throws -> C {
        { try g(f($0)) }
    }

    /// Composes two asynchronous functions, right to left: `(g <<< f)(a)` is `g(f(a))`.
    ///
    /// The second starts when the first has finished.
    ///
    /// - Parameters:
    ///   - g: runs last, on the result of `f`.
    ///   - f: runs first, on the argument.
    /// - Returns: an asynchronous function from the argument of `f` to the result of `g`.
    @inlinable
    public func <<< <A, B, C>(_ g: @escaping (B) async -> C, _ f: @escaping (A) async -> B) -> (A) async -> C {
        { await g(f($0)) }
    }

    /// Composes two `@Sendable` asynchronous functions, right to left: `(g <<< f)(a)` is `g(f(a))`.
    ///
    /// The second starts when the first has finished.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - g: runs last, on the result of `f`.
    ///   - f: runs first, on the argument.
    /// - Returns: a `@Sendable` asynchronous function from the argument of `f` to the result of `g`.
    @_disfavoredOverload
    @inlinable
    public func <<< <A, B, C>(
        _ g: @escaping @Sendable (B) async -> C,
        _ f: @escaping @Sendable (A) async -> B
    ) -> @Sendable (A) async -> C {
        { await g(f($0)) }
    }

    /// Composes two asynchronous throwing functions, right to left: `(g <<< f)(a)` is `g(f(a))`.
    ///
    /// The second starts when the first has finished.
    ///
    /// The first error ends it: what follows does not run.
    ///
    /// - Parameters:
    ///   - g: runs last, on the result of `f`.
    ///   - f: runs first, on the argument.
    /// - Returns: an asynchronous throwing function from the argument of `f` to the result of `g`.
    @inlinable
    public func <<< <A, B, C>(
        _ g: @escaping (B) async throws -> C,
        _ f: @escaping (A) async throws -> B
    ) -> (A) async throws -> C {
        { try await g(f($0)) }
    }

    /// Composes two `@Sendable` asynchronous throwing functions, right to left: `(g <<< f)(a)` is `g(f(a))`.
    ///
    /// The second starts when the first has finished.
    ///
    /// The first error ends it: what follows does not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - g: runs last, on the result of `f`.
    ///   - f: runs first, on the argument.
    /// - Returns: a `@Sendable` asynchronous throwing function from the argument of `f` to the result of `g`.
    @_disfavoredOverload
    @inlinable
    public func <<< <A, B, C>(
        _ g: @escaping @Sendable (B) async throws -> C,
        _ f: @escaping @Sendable (A) async throws -> B
    ) -> @Sendable (A) async throws -> C {
        { try await g(f($0)) }
    }
#endif

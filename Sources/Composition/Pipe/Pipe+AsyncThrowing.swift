#if !hasFeature(Embedded)
    /// Pipes two asynchronous throwing functions, left to right: `pipe(f, g)(a)` is `g(f(a))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the argument.
    ///   - g: runs last, on the result of `f`.
    /// - Returns: an asynchronous throwing function from the argument of `f` to the result of `g`.
    @inlinable
    public func pipe<A, B, C>(
        _ f: @escaping (A) async throws -> B,
        _ g: @escaping (B) async throws -> C
    ) -> (A) async throws -> C {
        { try await g(f($0)) }
    }

    /// Pipes three asynchronous throwing functions, left to right: `pipe(f, g, h)(a)` is `h(g(f(a)))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the argument.
    ///   - g: runs on the result of `f`.
    ///   - h: runs last, on the result of `g`.
    /// - Returns: an asynchronous throwing function from the argument of `f` to the result of `h`.
    @inlinable
    public func pipe<A, B, C, D>(
        _ f: @escaping (A) async throws -> B,
        _ g: @escaping (B) async throws -> C,
        _ h: @escaping (C) async throws -> D
    ) -> (A) async throws -> D {
        { try await h(g(f($0))) }
    }

    /// Pipes four asynchronous throwing functions, left to right: `pipe(f, g, h, i)(a)` is `i(h(g(f(a))))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the argument.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs last, on the result of `h`.
    /// - Returns: an asynchronous throwing function from the argument of `f` to the result of `i`.
    @inlinable
    public func pipe<A, B, C, D, E>(
        _ f: @escaping (A) async throws -> B,
        _ g: @escaping (B) async throws -> C,
        _ h: @escaping (C) async throws -> D,
        _ i: @escaping (D) async throws -> E
    ) -> (A) async throws -> E {
        { try await i(h(g(f($0)))) }
    }

    // MARK: - `@Sendable` twins

    /// Pipes two `@Sendable` asynchronous throwing functions, left to right: `pipe(f, g)(a)` is `g(f(a))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the argument.
    ///   - g: runs last, on the result of `f`.
    /// - Returns: a `@Sendable` asynchronous throwing function from the argument of `f` to the result of `g`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C>(
        _ f: @escaping @Sendable (A) async throws -> B,
        _ g: @escaping @Sendable (B) async throws -> C
    ) -> @Sendable (A) async throws -> C {
        { try await g(f($0)) }
    }

    /// Pipes three `@Sendable` asynchronous throwing functions, left to right: `pipe(f, g, h)(a)` is `h(g(f(a)))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the argument.
    ///   - g: runs on the result of `f`.
    ///   - h: runs last, on the result of `g`.
    /// - Returns: a `@Sendable` asynchronous throwing function from the argument of `f` to the result of `h`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D>(
        _ f: @escaping @Sendable (A) async throws -> B,
        _ g: @escaping @Sendable (B) async throws -> C,
        _ h: @escaping @Sendable (C) async throws -> D
    ) -> @Sendable (A) async throws -> D {
        { try await h(g(f($0))) }
    }

    /// Pipes four `@Sendable` asynchronous throwing functions, left to right: `pipe(f, g, h, i)(a)` is `i(h(g(f(a))))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the argument.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs last, on the result of `h`.
    /// - Returns: a `@Sendable` asynchronous throwing function from the argument of `f` to the result of `i`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E>(
        _ f: @escaping @Sendable (A) async throws -> B,
        _ g: @escaping @Sendable (B) async throws -> C,
        _ h: @escaping @Sendable (C) async throws -> D,
        _ i: @escaping @Sendable (D) async throws -> E
    ) -> @Sendable (A) async throws -> E {
        { try await i(h(g(f($0)))) }
    }
#endif

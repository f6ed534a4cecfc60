#if !hasFeature(Embedded)
    /// Composes two asynchronous throwing functions, right to left: `compose(g, f)(a)` is `g(f(a))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - g: runs last, on the result of `f`.
    ///   - f: runs first, on the argument.
    /// - Returns: an asynchronous throwing function from the argument of `f` to the result of `g`.
    @inlinable
    public func compose<A, B, C>(
        _ g: @escaping (B) async throws -> C,
        _ f: @escaping (A) async throws -> B
    ) -> (A) async throws -> C {
        { try await g(f($0)) }
    }

    /// Composes three asynchronous throwing functions, right to left: `compose(h, g, f)(a)` is `h(g(f(a)))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - h: runs last, on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the argument.
    /// - Returns: an asynchronous throwing function from the argument of `f` to the result of `h`.
    @inlinable
    public func compose<A, B, C, D>(
        _ h: @escaping (C) async throws -> D,
        _ g: @escaping (B) async throws -> C,
        _ f: @escaping (A) async throws -> B
    ) -> (A) async throws -> D {
        { try await h(g(f($0))) }
    }

    /// Composes four asynchronous throwing functions, right to left: `compose(i, h, g, f)(a)` is `i(h(g(f(a))))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - i: runs last, on the result of `h`.
    ///   - h: runs on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the argument.
    /// - Returns: an asynchronous throwing function from the argument of `f` to the result of `i`.
    @inlinable
    public func compose<A, B, C, D, E>(
        _ i: @escaping (D) async throws -> E,
        _ h: @escaping (C) async throws -> D,
        _ g: @escaping (B) async throws -> C,
        _ f: @escaping (A) async throws -> B
    ) -> (A) async throws -> E {
        { try await i(h(g(f($0)))) }
    }

    // MARK: - `@Sendable` twins

    /// Composes two `@Sendable` asynchronous throwing functions, right to left: `compose(g, f)(a)` is `g(f(a))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - g: runs last, on the result of `f`.
    ///   - f: runs first, on the argument.
    /// - Returns: a `@Sendable` asynchronous throwing function from the argument of `f` to the result of `g`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C>(
        _ g: @escaping @Sendable (B) async throws -> C,
        _ f: @escaping @Sendable (A) async throws -> B
    ) -> @Sendable (A) async throws -> C {
        { try await g(f($0)) }
    }

    /// Composes three `@Sendable` asynchronous throwing functions, right to left: `compose(h, g, f)(a)` is `h(g(f(a)))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - h: runs last, on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the argument.
    /// - Returns: a `@Sendable` asynchronous throwing function from the argument of `f` to the result of `h`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D>(
        _ h: @escaping @Sendable (C) async throws -> D,
        _ g: @escaping @Sendable (B) async throws -> C,
        _ f: @escaping @Sendable (A) async throws -> B
    ) -> @Sendable (A) async throws -> D {
        { try await h(g(f($0))) }
    }

    /// Composes four `@Sendable` asynchronous throwing functions, right to left: `compose(i, h, g, f)(a)` is
    /// `i(h(g(f(a))))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - i: runs last, on the result of `h`.
    ///   - h: runs on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the argument.
    /// - Returns: a `@Sendable` asynchronous throwing function from the argument of `f` to the result of `i`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E>(
        _ i: @escaping @Sendable (D) async throws -> E,
        _ h: @escaping @Sendable (C) async throws -> D,
        _ g: @escaping @Sendable (B) async throws -> C,
        _ f: @escaping @Sendable (A) async throws -> B
    ) -> @Sendable (A) async throws -> E {
        { try await i(h(g(f($0)))) }
    }
#endif

#if !hasFeature(Embedded)
    /// Composes two asynchronous throwing functions, the last of them of three arguments, right to left:
    /// `compose(g, f)(a, b, c)` is `g(f(a, b, c))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - g: runs last, on the result of `f`.
    ///   - f: runs first, on the three arguments.
    /// - Returns: an asynchronous throwing function from the arguments of `f` to the result of `g`.
    @inlinable
    public func compose<A, B, C, D, E>(
        _ g: @escaping (D) async throws -> E,
        _ f: @escaping (A, B, C) async throws -> D
    ) -> (A, B, C) async throws -> E {
        { try await g(f($0, $1, $2)) }
    }

    /// Composes three asynchronous throwing functions, the last of them of three arguments, right to left:
    /// `compose(h, g, f)(a, b, c)` is `h(g(f(a, b, c)))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - h: runs last, on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the three arguments.
    /// - Returns: an asynchronous throwing function from the arguments of `f` to the result of `h`.
    @inlinable
    public func compose<A, B, C, D, E, F>(
        _ h: @escaping (E) async throws -> F,
        _ g: @escaping (D) async throws -> E,
        _ f: @escaping (A, B, C) async throws -> D
    ) -> (A, B, C) async throws -> F {
        { try await h(g(f($0, $1, $2))) }
    }

    /// Composes four asynchronous throwing functions, the last of them of three arguments, right to left:
    /// `compose(i, h, g, f)(a, b, c)` is `i(h(g(f(a, b, c))))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - i: runs last, on the result of `h`.
    ///   - h: runs on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the three arguments.
    /// - Returns: an asynchronous throwing function from the arguments of `f` to the result of `i`.
    @inlinable
    public func compose<A, B, C, D, E, F, G>(
        _ i: @escaping (F) async throws -> G,
        _ h: @escaping (E) async throws -> F,
        _ g: @escaping (D) async throws -> E,
        _ f: @escaping (A, B, C) async throws -> D
    ) -> (A, B, C) async throws -> G {
        { try await i(h(g(f($0, $1, $2)))) }
    }

    // MARK: - `@Sendable` twins

    /// Composes two `@Sendable` asynchronous throwing functions, the last of them of three arguments, right to left:
    /// `compose(g, f)(a, b, c)` is `g(f(a, b, c))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - g: runs last, on the result of `f`.
    ///   - f: runs first, on the three arguments.
    /// - Returns: a `@Sendable` asynchronous throwing function from the arguments of `f` to the result of `g`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E>(
        _ g: @escaping @Sendable (D) async throws -> E,
        _ f: @escaping @Sendable (A, B, C) async throws -> D
    ) -> @Sendable (A, B, C) async throws -> E {
        { try await g(f($0, $1, $2)) }
    }

    /// Composes three `@Sendable` asynchronous throwing functions, the last of them of three arguments, right to left:
    /// `compose(h, g, f)(a, b, c)` is `h(g(f(a, b, c)))`.
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
    ///   - f: runs first, on the three arguments.
    /// - Returns: a `@Sendable` asynchronous throwing function from the arguments of `f` to the result of `h`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E, F>(
        _ h: @escaping @Sendable (E) async throws -> F,
        _ g: @escaping @Sendable (D) async throws -> E,
        _ f: @escaping @Sendable (A, B, C) async throws -> D
    ) -> @Sendable (A, B, C) async throws -> F {
        { try await h(g(f($0, $1, $2))) }
    }

    /// Composes four `@Sendable` asynchronous throwing functions, the last of them of three arguments, right to left:
    /// `compose(i, h, g, f)(a, b, c)` is `i(h(g(f(a, b, c))))`.
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
    ///   - f: runs first, on the three arguments.
    /// - Returns: a `@Sendable` asynchronous throwing function from the arguments of `f` to the result of `i`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E, F, G>(
        _ i: @escaping @Sendable (F) async throws -> G,
        _ h: @escaping @Sendable (E) async throws -> F,
        _ g: @escaping @Sendable (D) async throws -> E,
        _ f: @escaping @Sendable (A, B, C) async throws -> D
    ) -> @Sendable (A, B, C) async throws -> G {
        { try await i(h(g(f($0, $1, $2)))) }
    }
#endif

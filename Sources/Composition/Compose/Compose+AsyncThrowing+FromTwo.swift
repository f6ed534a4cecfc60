#if !hasFeature(Embedded)
    /// Composes two asynchronous throwing functions, the last of them of two arguments, right to left:
    /// `compose(g, f)(a, b)` is `g(f(a, b))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - g: runs last, on the result of `f`.
    ///   - f: runs first, on the two arguments.
    /// - Returns: an asynchronous throwing function from the arguments of `f` to the result of `g`.
    @inlinable
    public func compose<A, B, C, D>(
        _ g: @escaping (C) async throws -> D,
        _ f: @escaping (A, B) async throws -> C
    ) -> (A, B) async throws -> D {
        { try await g(f($0, $1)) }
    }

    /// Composes three asynchronous throwing functions, the last of them of two arguments, right to left:
    /// `compose(h, g, f)(a, b)` is `h(g(f(a, b)))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - h: runs last, on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the two arguments.
    /// - Returns: an asynchronous throwing function from the arguments of `f` to the result of `h`.
    @inlinable
    public func compose<A, B, C, D, E>(
        _ h: @escaping (D) async throws -> E,
        _ g: @escaping (C) async throws -> D,
        _ f: @escaping (A, B) async throws -> C
    ) -> (A, B) async throws -> E {
        { try await h(g(f($0, $1))) }
    }

    /// Composes four asynchronous throwing functions, the last of them of two arguments, right to left:
    /// `compose(i, h, g, f)(a, b)` is `i(h(g(f(a, b))))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - i: runs last, on the result of `h`.
    ///   - h: runs on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the two arguments.
    /// - Returns: an asynchronous throwing function from the arguments of `f` to the result of `i`.
    @inlinable
    public func compose<A, B, C, D, E, F>(
        _ i: @escaping (E) async throws -> F,
        _ h: @escaping (D) async throws -> E,
        _ g: @escaping (C) async throws -> D,
        _ f: @escaping (A, B) async throws -> C
    ) -> (A, B) async throws -> F {
        { try await i(h(g(f($0, $1)))) }
    }

    // MARK: - `@Sendable` twins

    /// Composes two `@Sendable` asynchronous throwing functions, the last of them of two arguments, right to left:
    /// `compose(g, f)(a, b)` is `g(f(a, b))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - g: runs last, on the result of `f`.
    ///   - f: runs first, on the two arguments.
    /// - Returns: a `@Sendable` asynchronous throwing function from the arguments of `f` to the result of `g`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D>(
        _ g: @escaping @Sendable (C) async throws -> D,
        _ f: @escaping @Sendable (A, B) async throws -> C
    ) -> @Sendable (A, B) async throws -> D {
        { try await g(f($0, $1)) }
    }

    /// Composes three `@Sendable` asynchronous throwing functions, the last of them of two arguments, right to left:
    /// `compose(h, g, f)(a, b)` is `h(g(f(a, b)))`.
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
    ///   - f: runs first, on the two arguments.
    /// - Returns: a `@Sendable` asynchronous throwing function from the arguments of `f` to the result of `h`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E>(
        _ h: @escaping @Sendable (D) async throws -> E,
        _ g: @escaping @Sendable (C) async throws -> D,
        _ f: @escaping @Sendable (A, B) async throws -> C
    ) -> @Sendable (A, B) async throws -> E {
        { try await h(g(f($0, $1))) }
    }

    /// Composes four `@Sendable` asynchronous throwing functions, the last of them of two arguments, right to left:
    /// `compose(i, h, g, f)(a, b)` is `i(h(g(f(a, b))))`.
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
    ///   - f: runs first, on the two arguments.
    /// - Returns: a `@Sendable` asynchronous throwing function from the arguments of `f` to the result of `i`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E, F>(
        _ i: @escaping @Sendable (E) async throws -> F,
        _ h: @escaping @Sendable (D) async throws -> E,
        _ g: @escaping @Sendable (C) async throws -> D,
        _ f: @escaping @Sendable (A, B) async throws -> C
    ) -> @Sendable (A, B) async throws -> F {
        { try await i(h(g(f($0, $1)))) }
    }
#endif

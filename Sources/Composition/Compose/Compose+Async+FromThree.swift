#if !hasFeature(Embedded)
    /// Composes two asynchronous functions, the last of them of three arguments, right to left: `compose(g, f)(a, b, c)` is
    /// `g(f(a, b, c))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// - Parameters:
    ///   - g: runs last, on the result of `f`.
    ///   - f: runs first, on the three arguments.
    /// - Returns: an asynchronous function from the arguments of `f` to the result of `g`.
    @inlinable
    public func compose<A, B, C, D, E>(
        _ g: @escaping (D) async -> E,
        _ f: @escaping (A, B, C) async -> D
    ) -> (A, B, C) async -> E {
        { await g(f($0, $1, $2)) }
    }

    /// Composes three asynchronous functions, the last of them of three arguments, right to left:
    /// `compose(h, g, f)(a, b, c)` is `h(g(f(a, b, c)))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// - Parameters:
    ///   - h: runs last, on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the three arguments.
    /// - Returns: an asynchronous function from the arguments of `f` to the result of `h`.
    @inlinable
    public func compose<A, B, C, D, E, F>(
        _ h: @escaping (E) async -> F,
        _ g: @escaping (D) async -> E,
        _ f: @escaping (A, B, C) async -> D
    ) -> (A, B, C) async -> F {
        { await h(g(f($0, $1, $2))) }
    }

    /// Composes four asynchronous functions, the last of them of three arguments, right to left:
    /// `compose(i, h, g, f)(a, b, c)` is `i(h(g(f(a, b, c))))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// - Parameters:
    ///   - i: runs last, on the result of `h`.
    ///   - h: runs on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the three arguments.
    /// - Returns: an asynchronous function from the arguments of `f` to the result of `i`.
    @inlinable
    public func compose<A, B, C, D, E, F, G>(
        _ i: @escaping (F) async -> G,
        _ h: @escaping (E) async -> F,
        _ g: @escaping (D) async -> E,
        _ f: @escaping (A, B, C) async -> D
    ) -> (A, B, C) async -> G {
        { await i(h(g(f($0, $1, $2)))) }
    }

    // MARK: - `@Sendable` twins

    /// Composes two `@Sendable` asynchronous functions, the last of them of three arguments, right to left:
    /// `compose(g, f)(a, b, c)` is `g(f(a, b, c))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - g: runs last, on the result of `f`.
    ///   - f: runs first, on the three arguments.
    /// - Returns: a `@Sendable` asynchronous function from the arguments of `f` to the result of `g`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E>(
        _ g: @escaping @Sendable (D) async -> E,
        _ f: @escaping @Sendable (A, B, C) async -> D
    ) -> @Sendable (A, B, C) async -> E {
        { await g(f($0, $1, $2)) }
    }

    /// Composes three `@Sendable` asynchronous functions, the last of them of three arguments, right to left:
    /// `compose(h, g, f)(a, b, c)` is `h(g(f(a, b, c)))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - h: runs last, on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the three arguments.
    /// - Returns: a `@Sendable` asynchronous function from the arguments of `f` to the result of `h`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E, F>(
        _ h: @escaping @Sendable (E) async -> F,
        _ g: @escaping @Sendable (D) async -> E,
        _ f: @escaping @Sendable (A, B, C) async -> D
    ) -> @Sendable (A, B, C) async -> F {
        { await h(g(f($0, $1, $2))) }
    }

    /// Composes four `@Sendable` asynchronous functions, the last of them of three arguments, right to left:
    /// `compose(i, h, g, f)(a, b, c)` is `i(h(g(f(a, b, c))))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - i: runs last, on the result of `h`.
    ///   - h: runs on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the three arguments.
    /// - Returns: a `@Sendable` asynchronous function from the arguments of `f` to the result of `i`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E, F, G>(
        _ i: @escaping @Sendable (F) async -> G,
        _ h: @escaping @Sendable (E) async -> F,
        _ g: @escaping @Sendable (D) async -> E,
        _ f: @escaping @Sendable (A, B, C) async -> D
    ) -> @Sendable (A, B, C) async -> G {
        { await i(h(g(f($0, $1, $2)))) }
    }
#endif

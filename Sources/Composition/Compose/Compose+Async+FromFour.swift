#if !hasFeature(Embedded)
    /// Composes two asynchronous functions, the last of them of four arguments, right to left: `compose(g, f)(a, b, c, d)`
    /// is `g(f(a, b, c, d))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// - Parameters:
    ///   - g: runs last, on the result of `f`.
    ///   - f: runs first, on the four arguments.
    /// - Returns: an asynchronous function from the arguments of `f` to the result of `g`.
    @inlinable
    public func compose<A, B, C, D, E, F>(
        _ g: @escaping (E) async -> F,
        _ f: @escaping (A, B, C, D) async -> E
    ) -> (A, B, C, D) async -> F {
        { await g(f($0, $1, $2, $3)) }
    }

    /// Composes three asynchronous functions, the last of them of four arguments, right to left:
    /// `compose(h, g, f)(a, b, c, d)` is `h(g(f(a, b, c, d)))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// - Parameters:
    ///   - h: runs last, on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the four arguments.
    /// - Returns: an asynchronous function from the arguments of `f` to the result of `h`.
    @inlinable
    public func compose<A, B, C, D, E, F, G>(
        _ h: @escaping (F) async -> G,
        _ g: @escaping (E) async -> F,
        _ f: @escaping (A, B, C, D) async -> E
    ) -> (A, B, C, D) async -> G {
        { await h(g(f($0, $1, $2, $3))) }
    }

    /// Composes four asynchronous functions, the last of them of four arguments, right to left:
    /// `compose(i, h, g, f)(a, b, c, d)` is `i(h(g(f(a, b, c, d))))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// - Parameters:
    ///   - i: runs last, on the result of `h`.
    ///   - h: runs on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the four arguments.
    /// - Returns: an asynchronous function from the arguments of `f` to the result of `i`.
    @inlinable
    public func compose<A, B, C, D, E, F, G, H>(
        _ i: @escaping (G) async -> H,
        _ h: @escaping (F) async -> G,
        _ g: @escaping (E) async -> F,
        _ f: @escaping (A, B, C, D) async -> E
    ) -> (A, B, C, D) async -> H {
        { await i(h(g(f($0, $1, $2, $3)))) }
    }

    // MARK: - `@Sendable` twins

    /// Composes two `@Sendable` asynchronous functions, the last of them of four arguments, right to left:
    /// `compose(g, f)(a, b, c, d)` is `g(f(a, b, c, d))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - g: runs last, on the result of `f`.
    ///   - f: runs first, on the four arguments.
    /// - Returns: a `@Sendable` asynchronous function from the arguments of `f` to the result of `g`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E, F>(
        _ g: @escaping @Sendable (E) async -> F,
        _ f: @escaping @Sendable (A, B, C, D) async -> E
    ) -> @Sendable (A, B, C, D) async -> F {
        { await g(f($0, $1, $2, $3)) }
    }

    /// Composes three `@Sendable` asynchronous functions, the last of them of four arguments, right to left:
    /// `compose(h, g, f)(a, b, c, d)` is `h(g(f(a, b, c, d)))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - h: runs last, on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the four arguments.
    /// - Returns: a `@Sendable` asynchronous function from the arguments of `f` to the result of `h`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E, F, G>(
        _ h: @escaping @Sendable (F) async -> G,
        _ g: @escaping @Sendable (E) async -> F,
        _ f: @escaping @Sendable (A, B, C, D) async -> E
    ) -> @Sendable (A, B, C, D) async -> G {
        { await h(g(f($0, $1, $2, $3))) }
    }

    /// Composes four `@Sendable` asynchronous functions, the last of them of four arguments, right to left:
    /// `compose(i, h, g, f)(a, b, c, d)` is `i(h(g(f(a, b, c, d))))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - i: runs last, on the result of `h`.
    ///   - h: runs on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the four arguments.
    /// - Returns: a `@Sendable` asynchronous function from the arguments of `f` to the result of `i`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E, F, G, H>(
        _ i: @escaping @Sendable (G) async -> H,
        _ h: @escaping @Sendable (F) async -> G,
        _ g: @escaping @Sendable (E) async -> F,
        _ f: @escaping @Sendable (A, B, C, D) async -> E
    ) -> @Sendable (A, B, C, D) async -> H {
        { await i(h(g(f($0, $1, $2, $3)))) }
    }
#endif

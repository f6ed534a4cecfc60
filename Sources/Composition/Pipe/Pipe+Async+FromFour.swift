#if !hasFeature(Embedded)
    /// Pipes two asynchronous functions, the first of them of four arguments, left to right: `pipe(f, g)(a, b, c, d)` is
    /// `g(f(a, b, c, d))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// - Parameters:
    ///   - f: runs first, on the four arguments.
    ///   - g: runs last, on the result of `f`.
    /// - Returns: an asynchronous function from the arguments of `f` to the result of `g`.
    @inlinable
    public func pipe<A, B, C, D, E, F>(
        _ f: @escaping (A, B, C, D) async -> E,
        _ g: @escaping (E) async -> F
    ) -> (A, B, C, D) async -> F {
        { await g(f($0, $1, $2, $3)) }
    }

    /// Pipes three asynchronous functions, the first of them of four arguments, left to right: `pipe(f, g, h)(a, b, c, d)`
    /// is `h(g(f(a, b, c, d)))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// - Parameters:
    ///   - f: runs first, on the four arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs last, on the result of `g`.
    /// - Returns: an asynchronous function from the arguments of `f` to the result of `h`.
    @inlinable
    public func pipe<A, B, C, D, E, F, G>(
        _ f: @escaping (A, B, C, D) async -> E,
        _ g: @escaping (E) async -> F,
        _ h: @escaping (F) async -> G
    ) -> (A, B, C, D) async -> G {
        { await h(g(f($0, $1, $2, $3))) }
    }

    /// Pipes four asynchronous functions, the first of them of four arguments, left to right:
    /// `pipe(f, g, h, i)(a, b, c, d)` is `i(h(g(f(a, b, c, d))))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// - Parameters:
    ///   - f: runs first, on the four arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs last, on the result of `h`.
    /// - Returns: an asynchronous function from the arguments of `f` to the result of `i`.
    @inlinable
    public func pipe<A, B, C, D, E, F, G, H>(
        _ f: @escaping (A, B, C, D) async -> E,
        _ g: @escaping (E) async -> F,
        _ h: @escaping (F) async -> G,
        _ i: @escaping (G) async -> H
    ) -> (A, B, C, D) async -> H {
        { await i(h(g(f($0, $1, $2, $3)))) }
    }

    // MARK: - `@Sendable` twins

    /// Pipes two `@Sendable` asynchronous functions, the first of them of four arguments, left to right:
    /// `pipe(f, g)(a, b, c, d)` is `g(f(a, b, c, d))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the four arguments.
    ///   - g: runs last, on the result of `f`.
    /// - Returns: a `@Sendable` asynchronous function from the arguments of `f` to the result of `g`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E, F>(
        _ f: @escaping @Sendable (A, B, C, D) async -> E,
        _ g: @escaping @Sendable (E) async -> F
    ) -> @Sendable (A, B, C, D) async -> F {
        { await g(f($0, $1, $2, $3)) }
    }

    /// Pipes three `@Sendable` asynchronous functions, the first of them of four arguments, left to right:
    /// `pipe(f, g, h)(a, b, c, d)` is `h(g(f(a, b, c, d)))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the four arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs last, on the result of `g`.
    /// - Returns: a `@Sendable` asynchronous function from the arguments of `f` to the result of `h`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E, F, G>(
        _ f: @escaping @Sendable (A, B, C, D) async -> E,
        _ g: @escaping @Sendable (E) async -> F,
        _ h: @escaping @Sendable (F) async -> G
    ) -> @Sendable (A, B, C, D) async -> G {
        { await h(g(f($0, $1, $2, $3))) }
    }

    /// Pipes four `@Sendable` asynchronous functions, the first of them of four arguments, left to right:
    /// `pipe(f, g, h, i)(a, b, c, d)` is `i(h(g(f(a, b, c, d))))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the four arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs last, on the result of `h`.
    /// - Returns: a `@Sendable` asynchronous function from the arguments of `f` to the result of `i`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E, F, G, H>(
        _ f: @escaping @Sendable (A, B, C, D) async -> E,
        _ g: @escaping @Sendable (E) async -> F,
        _ h: @escaping @Sendable (F) async -> G,
        _ i: @escaping @Sendable (G) async -> H
    ) -> @Sendable (A, B, C, D) async -> H {
        { await i(h(g(f($0, $1, $2, $3)))) }
    }
#endif

#if !hasFeature(Embedded)
    /// Pipes two asynchronous functions, the first of them of three arguments, left to right: `pipe(f, g)(a, b, c)` is
    /// `g(f(a, b, c))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// - Parameters:
    ///   - f: runs first, on the three arguments.
    ///   - g: runs last, on the result of `f`.
    /// - Returns: an asynchronous function from the arguments of `f` to the result of `g`.
    @inlinable
    public func pipe<A, B, C, D, E>(
        _ f: @escaping (A, B, C) async -> D,
        _ g: @escaping (D) async -> E
    ) -> (A, B, C) async -> E {
        { await g(f($0, $1, $2)) }
    }

    /// Pipes three asynchronous functions, the first of them of three arguments, left to right: `pipe(f, g, h)(a, b, c)` is
    /// `h(g(f(a, b, c)))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// - Parameters:
    ///   - f: runs first, on the three arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs last, on the result of `g`.
    /// - Returns: an asynchronous function from the arguments of `f` to the result of `h`.
    @inlinable
    public func pipe<A, B, C, D, E, F>(
        _ f: @escaping (A, B, C) async -> D,
        _ g: @escaping (D) async -> E,
        _ h: @escaping (E) async -> F
    ) -> (A, B, C) async -> F {
        { await h(g(f($0, $1, $2))) }
    }

    /// Pipes four asynchronous functions, the first of them of three arguments, left to right: `pipe(f, g, h, i)(a, b, c)`
    /// is `i(h(g(f(a, b, c))))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// - Parameters:
    ///   - f: runs first, on the three arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs last, on the result of `h`.
    /// - Returns: an asynchronous function from the arguments of `f` to the result of `i`.
    @inlinable
    public func pipe<A, B, C, D, E, F, G>(
        _ f: @escaping (A, B, C) async -> D,
        _ g: @escaping (D) async -> E,
        _ h: @escaping (E) async -> F,
        _ i: @escaping (F) async -> G
    ) -> (A, B, C) async -> G {
        { await i(h(g(f($0, $1, $2)))) }
    }

    // MARK: - `@Sendable` twins

    /// Pipes two `@Sendable` asynchronous functions, the first of them of three arguments, left to right:
    /// `pipe(f, g)(a, b, c)` is `g(f(a, b, c))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the three arguments.
    ///   - g: runs last, on the result of `f`.
    /// - Returns: a `@Sendable` asynchronous function from the arguments of `f` to the result of `g`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E>(
        _ f: @escaping @Sendable (A, B, C) async -> D,
        _ g: @escaping @Sendable (D) async -> E
    ) -> @Sendable (A, B, C) async -> E {
        { await g(f($0, $1, $2)) }
    }

    /// Pipes three `@Sendable` asynchronous functions, the first of them of three arguments, left to right:
    /// `pipe(f, g, h)(a, b, c)` is `h(g(f(a, b, c)))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the three arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs last, on the result of `g`.
    /// - Returns: a `@Sendable` asynchronous function from the arguments of `f` to the result of `h`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E, F>(
        _ f: @escaping @Sendable (A, B, C) async -> D,
        _ g: @escaping @Sendable (D) async -> E,
        _ h: @escaping @Sendable (E) async -> F
    ) -> @Sendable (A, B, C) async -> F {
        { await h(g(f($0, $1, $2))) }
    }

    /// Pipes four `@Sendable` asynchronous functions, the first of them of three arguments, left to right:
    /// `pipe(f, g, h, i)(a, b, c)` is `i(h(g(f(a, b, c))))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the three arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs last, on the result of `h`.
    /// - Returns: a `@Sendable` asynchronous function from the arguments of `f` to the result of `i`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E, F, G>(
        _ f: @escaping @Sendable (A, B, C) async -> D,
        _ g: @escaping @Sendable (D) async -> E,
        _ h: @escaping @Sendable (E) async -> F,
        _ i: @escaping @Sendable (F) async -> G
    ) -> @Sendable (A, B, C) async -> G {
        { await i(h(g(f($0, $1, $2)))) }
    }
#endif

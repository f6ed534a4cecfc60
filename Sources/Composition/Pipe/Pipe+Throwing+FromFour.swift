#if !hasFeature(Embedded)
    /// Pipes two throwing functions, the first of them of four arguments, left to right: `pipe(f, g)(a, b, c, d)` is
    /// `g(f(a, b, c, d))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the four arguments.
    ///   - g: runs last, on the result of `f`.
    /// - Returns: a throwing function from the arguments of `f` to the result of `g`.
    @inlinable
    public func pipe<A, B, C, D, E, F>(
        _ f: @escaping (A, B, C, D) throws -> E,
        _ g: @escaping (E) throws -> F
    ) -> (A, B, C, D) throws -> F {
        { try g(f($0, $1, $2, $3)) }
    }

    /// Pipes three throwing functions, the first of them of four arguments, left to right: `pipe(f, g, h)(a, b, c, d)` is
    /// `h(g(f(a, b, c, d)))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the four arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs last, on the result of `g`.
    /// - Returns: a throwing function from the arguments of `f` to the result of `h`.
    @inlinable
    public func pipe<A, B, C, D, E, F, G>(
        _ f: @escaping (A, B, C, D) throws -> E,
        _ g: @escaping (E) throws -> F,
        _ h: @escaping (F) throws -> G
    ) -> (A, B, C, D) throws -> G {
        { try h(g(f($0, $1, $2, $3))) }
    }

    /// Pipes four throwing functions, the first of them of four arguments, left to right: `pipe(f, g, h, i)(a, b, c, d)` is
    /// `i(h(g(f(a, b, c, d))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the four arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs last, on the result of `h`.
    /// - Returns: a throwing function from the arguments of `f` to the result of `i`.
    @inlinable
    public func pipe<A, B, C, D, E, F, G, H>(
        _ f: @escaping (A, B, C, D) throws -> E,
        _ g: @escaping (E) throws -> F,
        _ h: @escaping (F) throws -> G,
        _ i: @escaping (G) throws -> H
    ) -> (A, B, C, D) throws -> H {
        { try i(h(g(f($0, $1, $2, $3)))) }
    }

    /// Pipes five throwing functions, the first of them of four arguments, left to right: `pipe(f, g, h, i, j)(a, b, c, d)`
    /// is `j(i(h(g(f(a, b, c, d)))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the four arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs on the result of `h`.
    ///   - j: runs last, on the result of `i`.
    /// - Returns: a throwing function from the arguments of `f` to the result of `j`.
    @inlinable
    public func pipe<A, B, C, D, E, F, G, H, I>(
        _ f: @escaping (A, B, C, D) throws -> E,
        _ g: @escaping (E) throws -> F,
        _ h: @escaping (F) throws -> G,
        _ i: @escaping (G) throws -> H,
        _ j: @escaping (H) throws -> I
    ) -> (A, B, C, D) throws -> I {
        { try j(i(h(g(f($0, $1, $2, $3))))) }
    }

    /// Pipes six throwing functions, the first of them of four arguments, left to right:
    /// `pipe(f, g, h, i, j, k)(a, b, c, d)` is `k(j(i(h(g(f(a, b, c, d))))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the four arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs on the result of `h`.
    ///   - j: runs on the result of `i`.
    ///   - k: runs last, on the result of `j`.
    /// - Returns: a throwing function from the arguments of `f` to the result of `k`.
    @inlinable
    public func pipe<A, B, C, D, E, F, G, H, I, J>(
        _ f: @escaping (A, B, C, D) throws -> E,
        _ g: @escaping (E) throws -> F,
        _ h: @escaping (F) throws -> G,
        _ i: @escaping (G) throws -> H,
        _ j: @escaping (H) throws -> I,
        _ k: @escaping (I) throws -> J
    ) -> (A, B, C, D) throws -> J {
        { try k(j(i(h(g(f($0, $1, $2, $3)))))) }
    }

    /// Pipes seven throwing functions, the first of them of four arguments, left to right:
    /// `pipe(f, g, h, i, j, k, l)(a, b, c, d)` is `l(k(j(i(h(g(f(a, b, c, d)))))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the four arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs on the result of `h`.
    ///   - j: runs on the result of `i`.
    ///   - k: runs on the result of `j`.
    ///   - l: runs last, on the result of `k`.
    /// - Returns: a throwing function from the arguments of `f` to the result of `l`.
    @inlinable
    public func pipe<A, B, C, D, E, F, G, H, I, J, K>(
        _ f: @escaping (A, B, C, D) throws -> E,
        _ g: @escaping (E) throws -> F,
        _ h: @escaping (F) throws -> G,
        _ i: @escaping (G) throws -> H,
        _ j: @escaping (H) throws -> I,
        _ k: @escaping (I) throws -> J,
        _ l: @escaping (J) throws -> K
    ) -> (A, B, C, D) throws -> K {
        { try l(k(j(i(h(g(f($0, $1, $2, $3))))))) }
    }

    /// Pipes eight throwing functions, the first of them of four arguments, left to right:
    /// `pipe(f, g, h, i, j, k, l, m)(a, b, c, d)` is `m(l(k(j(i(h(g(f(a, b, c, d))))))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the four arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs on the result of `h`.
    ///   - j: runs on the result of `i`.
    ///   - k: runs on the result of `j`.
    ///   - l: runs on the result of `k`.
    ///   - m: runs last, on the result of `l`.
    /// - Returns: a throwing function from the arguments of `f` to the result of `m`.
    @inlinable
    public func pipe<A, B, C, D, E, F, G, H, I, J, K, L>(
        _ f: @escaping (A, B, C, D) throws -> E,
        _ g: @escaping (E) throws -> F,
        _ h: @escaping (F) throws -> G,
        _ i: @escaping (G) throws -> H,
        _ j: @escaping (H) throws -> I,
        _ k: @escaping (I) throws -> J,
        _ l: @escaping (J) throws -> K,
        _ m: @escaping (K) throws -> L
    ) -> (A, B, C, D) throws -> L {
        { try m(l(k(j(i(h(g(f($0, $1, $2, $3)))))))) }
    }

    // MARK: - `@Sendable` twins

    /// Pipes two `@Sendable` throwing functions, the first of them of four arguments, left to right:
    /// `pipe(f, g)(a, b, c, d)` is `g(f(a, b, c, d))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the four arguments.
    ///   - g: runs last, on the result of `f`.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `g`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E, F>(
        _ f: @escaping @Sendable (A, B, C, D) throws -> E,
        _ g: @escaping @Sendable (E) throws -> F
    ) -> @Sendable (A, B, C, D) throws -> F {
        { try g(f($0, $1, $2, $3)) }
    }

    /// Pipes three `@Sendable` throwing functions, the first of them of four arguments, left to right:
    /// `pipe(f, g, h)(a, b, c, d)` is `h(g(f(a, b, c, d)))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the four arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs last, on the result of `g`.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `h`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E, F, G>(
        _ f: @escaping @Sendable (A, B, C, D) throws -> E,
        _ g: @escaping @Sendable (E) throws -> F,
        _ h: @escaping @Sendable (F) throws -> G
    ) -> @Sendable (A, B, C, D) throws -> G {
        { try h(g(f($0, $1, $2, $3))) }
    }

    /// Pipes four `@Sendable` throwing functions, the first of them of four arguments, left to right:
    /// `pipe(f, g, h, i)(a, b, c, d)` is `i(h(g(f(a, b, c, d))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the four arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs last, on the result of `h`.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `i`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E, F, G, H>(
        _ f: @escaping @Sendable (A, B, C, D) throws -> E,
        _ g: @escaping @Sendable (E) throws -> F,
        _ h: @escaping @Sendable (F) throws -> G,
        _ i: @escaping @Sendable (G) throws -> H
    ) -> @Sendable (A, B, C, D) throws -> H {
        { try i(h(g(f($0, $1, $2, $3)))) }
    }

    /// Pipes five `@Sendable` throwing functions, the first of them of four arguments, left to right:
    /// `pipe(f, g, h, i, j)(a, b, c, d)` is `j(i(h(g(f(a, b, c, d)))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the four arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs on the result of `h`.
    ///   - j: runs last, on the result of `i`.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `j`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E, F, G, H, I>(
        _ f: @escaping @Sendable (A, B, C, D) throws -> E,
        _ g: @escaping @Sendable (E) throws -> F,
        _ h: @escaping @Sendable (F) throws -> G,
        _ i: @escaping @Sendable (G) throws -> H,
        _ j: @escaping @Sendable (H) throws -> I
    ) -> @Sendable (A, B, C, D) throws -> I {
        { try j(i(h(g(f($0, $1, $2, $3))))) }
    }

    /// Pipes six `@Sendable` throwing functions, the first of them of four arguments, left to right:
    /// `pipe(f, g, h, i, j, k)(a, b, c, d)` is `k(j(i(h(g(f(a, b, c, d))))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the four arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs on the result of `h`.
    ///   - j: runs on the result of `i`.
    ///   - k: runs last, on the result of `j`.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `k`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E, F, G, H, I, J>(
        _ f: @escaping @Sendable (A, B, C, D) throws -> E,
        _ g: @escaping @Sendable (E) throws -> F,
        _ h: @escaping @Sendable (F) throws -> G,
        _ i: @escaping @Sendable (G) throws -> H,
        _ j: @escaping @Sendable (H) throws -> I,
        _ k: @escaping @Sendable (I) throws -> J
    ) -> @Sendable (A, B, C, D) throws -> J {
        { try k(j(i(h(g(f($0, $1, $2, $3)))))) }
    }

    /// Pipes seven `@Sendable` throwing functions, the first of them of four arguments, left to right:
    /// `pipe(f, g, h, i, j, k, l)(a, b, c, d)` is `l(k(j(i(h(g(f(a, b, c, d)))))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the four arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs on the result of `h`.
    ///   - j: runs on the result of `i`.
    ///   - k: runs on the result of `j`.
    ///   - l: runs last, on the result of `k`.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `l`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E, F, G, H, I, J, K>(
        _ f: @escaping @Sendable (A, B, C, D) throws -> E,
        _ g: @escaping @Sendable (E) throws -> F,
        _ h: @escaping @Sendable (F) throws -> G,
        _ i: @escaping @Sendable (G) throws -> H,
        _ j: @escaping @Sendable (H) throws -> I,
        _ k: @escaping @Sendable (I) throws -> J,
        _ l: @escaping @Sendable (J) throws -> K
    ) -> @Sendable (A, B, C, D) throws -> K {
        { try l(k(j(i(h(g(f($0, $1, $2, $3))))))) }
    }

    /// Pipes eight `@Sendable` throwing functions, the first of them of four arguments, left to right:
    /// `pipe(f, g, h, i, j, k, l, m)(a, b, c, d)` is `m(l(k(j(i(h(g(f(a, b, c, d))))))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the four arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs on the result of `h`.
    ///   - j: runs on the result of `i`.
    ///   - k: runs on the result of `j`.
    ///   - l: runs on the result of `k`.
    ///   - m: runs last, on the result of `l`.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `m`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E, F, G, H, I, J, K, L>(
        _ f: @escaping @Sendable (A, B, C, D) throws -> E,
        _ g: @escaping @Sendable (E) throws -> F,
        _ h: @escaping @Sendable (F) throws -> G,
        _ i: @escaping @Sendable (G) throws -> H,
        _ j: @escaping @Sendable (H) throws -> I,
        _ k: @escaping @Sendable (I) throws -> J,
        _ l: @escaping @Sendable (J) throws -> K,
        _ m: @escaping @Sendable (K) throws -> L
    ) -> @Sendable (A, B, C, D) throws -> L {
        { try m(l(k(j(i(h(g(f($0, $1, $2, $3)))))))) }
    }
#endif

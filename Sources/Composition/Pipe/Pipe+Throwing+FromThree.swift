#if !hasFeature(Embedded)
    /// Pipes two throwing functions, the first of them of three arguments, left to right: `pipe(f, g)(a, b, c)` is
    /// `g(f(a, b, c))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the three arguments.
    ///   - g: runs last, on the result of `f`.
    /// - Returns: a throwing function from the arguments of `f` to the result of `g`.
    @inlinable
    public func pipe<A, B, C, D, E>(
        _ f: @escaping (A, B, C) throws -> D,
        _ g: @escaping (D) throws -> E
    ) -> (A, B, C) throws -> E {
        { try g(f($0, $1, $2)) }
    }

    /// Pipes three throwing functions, the first of them of three arguments, left to right: `pipe(f, g, h)(a, b, c)` is
    /// `h(g(f(a, b, c)))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the three arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs last, on the result of `g`.
    /// - Returns: a throwing function from the arguments of `f` to the result of `h`.
    @inlinable
    public func pipe<A, B, C, D, E, F>(
        _ f: @escaping (A, B, C) throws -> D,
        _ g: @escaping (D) throws -> E,
        _ h: @escaping (E) throws -> F
    ) -> (A, B, C) throws -> F {
        { try h(g(f($0, $1, $2))) }
    }

    /// Pipes four throwing functions, the first of them of three arguments, left to right: `pipe(f, g, h, i)(a, b, c)` is
    /// `i(h(g(f(a, b, c))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the three arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs last, on the result of `h`.
    /// - Returns: a throwing function from the arguments of `f` to the result of `i`.
    @inlinable
    public func pipe<A, B, C, D, E, F, G>(
        _ f: @escaping (A, B, C) throws -> D,
        _ g: @escaping (D) throws -> E,
        _ h: @escaping (E) throws -> F,
        _ i: @escaping (F) throws -> G
    ) -> (A, B, C) throws -> G {
        { try i(h(g(f($0, $1, $2)))) }
    }

    /// Pipes five throwing functions, the first of them of three arguments, left to right: `pipe(f, g, h, i, j)(a, b, c)`
    /// is `j(i(h(g(f(a, b, c)))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the three arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs on the result of `h`.
    ///   - j: runs last, on the result of `i`.
    /// - Returns: a throwing function from the arguments of `f` to the result of `j`.
    @inlinable
    public func pipe<A, B, C, D, E, F, G, H>(
        _ f: @escaping (A, B, C) throws -> D,
        _ g: @escaping (D) throws -> E,
        _ h: @escaping (E) throws -> F,
        _ i: @escaping (F) throws -> G,
        _ j: @escaping (G) throws -> H
    ) -> (A, B, C) throws -> H {
        { try j(i(h(g(f($0, $1, $2))))) }
    }

    /// Pipes six throwing functions, the first of them of three arguments, left to right: `pipe(f, g, h, i, j, k)(a, b, c)`
    /// is `k(j(i(h(g(f(a, b, c))))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the three arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs on the result of `h`.
    ///   - j: runs on the result of `i`.
    ///   - k: runs last, on the result of `j`.
    /// - Returns: a throwing function from the arguments of `f` to the result of `k`.
    @inlinable
    public func pipe<A, B, C, D, E, F, G, H, I>(
        _ f: @escaping (A, B, C) throws -> D,
        _ g: @escaping (D) throws -> E,
        _ h: @escaping (E) throws -> F,
        _ i: @escaping (F) throws -> G,
        _ j: @escaping (G) throws -> H,
        _ k: @escaping (H) throws -> I
    ) -> (A, B, C) throws -> I {
        { try k(j(i(h(g(f($0, $1, $2)))))) }
    }

    /// Pipes seven throwing functions, the first of them of three arguments, left to right:
    /// `pipe(f, g, h, i, j, k, l)(a, b, c)` is `l(k(j(i(h(g(f(a, b, c)))))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the three arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs on the result of `h`.
    ///   - j: runs on the result of `i`.
    ///   - k: runs on the result of `j`.
    ///   - l: runs last, on the result of `k`.
    /// - Returns: a throwing function from the arguments of `f` to the result of `l`.
    @inlinable
    public func pipe<A, B, C, D, E, F, G, H, I, J>(
        _ f: @escaping (A, B, C) throws -> D,
        _ g: @escaping (D) throws -> E,
        _ h: @escaping (E) throws -> F,
        _ i: @escaping (F) throws -> G,
        _ j: @escaping (G) throws -> H,
        _ k: @escaping (H) throws -> I,
        _ l: @escaping (I) throws -> J
    ) -> (A, B, C) throws -> J {
        { try l(k(j(i(h(g(f($0, $1, $2))))))) }
    }

    /// Pipes eight throwing functions, the first of them of three arguments, left to right:
    /// `pipe(f, g, h, i, j, k, l, m)(a, b, c)` is `m(l(k(j(i(h(g(f(a, b, c))))))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the three arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs on the result of `h`.
    ///   - j: runs on the result of `i`.
    ///   - k: runs on the result of `j`.
    ///   - l: runs on the result of `k`.
    ///   - m: runs last, on the result of `l`.
    /// - Returns: a throwing function from the arguments of `f` to the result of `m`.
    @inlinable
    public func pipe<A, B, C, D, E, F, G, H, I, J, K>(
        _ f: @escaping (A, B, C) throws -> D,
        _ g: @escaping (D) throws -> E,
        _ h: @escaping (E) throws -> F,
        _ i: @escaping (F) throws -> G,
        _ j: @escaping (G) throws -> H,
        _ k: @escaping (H) throws -> I,
        _ l: @escaping (I) throws -> J,
        _ m: @escaping (J) throws -> K
    ) -> (A, B, C) throws -> K {
        { try m(l(k(j(i(h(g(f($0, $1, $2)))))))) }
    }

    // MARK: - `@Sendable` twins

    /// Pipes two `@Sendable` throwing functions, the first of them of three arguments, left to right: `pipe(f, g)(a, b, c)`
    /// is `g(f(a, b, c))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the three arguments.
    ///   - g: runs last, on the result of `f`.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `g`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E>(
        _ f: @escaping @Sendable (A, B, C) throws -> D,
        _ g: @escaping @Sendable (D) throws -> E
    ) -> @Sendable (A, B, C) throws -> E {
        { try g(f($0, $1, $2)) }
    }

    /// Pipes three `@Sendable` throwing functions, the first of them of three arguments, left to right:
    /// `pipe(f, g, h)(a, b, c)` is `h(g(f(a, b, c)))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the three arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs last, on the result of `g`.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `h`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E, F>(
        _ f: @escaping @Sendable (A, B, C) throws -> D,
        _ g: @escaping @Sendable (D) throws -> E,
        _ h: @escaping @Sendable (E) throws -> F
    ) -> @Sendable (A, B, C) throws -> F {
        { try h(g(f($0, $1, $2))) }
    }

    /// Pipes four `@Sendable` throwing functions, the first of them of three arguments, left to right:
    /// `pipe(f, g, h, i)(a, b, c)` is `i(h(g(f(a, b, c))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the three arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs last, on the result of `h`.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `i`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E, F, G>(
        _ f: @escaping @Sendable (A, B, C) throws -> D,
        _ g: @escaping @Sendable (D) throws -> E,
        _ h: @escaping @Sendable (E) throws -> F,
        _ i: @escaping @Sendable (F) throws -> G
    ) -> @Sendable (A, B, C) throws -> G {
        { try i(h(g(f($0, $1, $2)))) }
    }

    /// Pipes five `@Sendable` throwing functions, the first of them of three arguments, left to right:
    /// `pipe(f, g, h, i, j)(a, b, c)` is `j(i(h(g(f(a, b, c)))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the three arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs on the result of `h`.
    ///   - j: runs last, on the result of `i`.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `j`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E, F, G, H>(
        _ f: @escaping @Sendable (A, B, C) throws -> D,
        _ g: @escaping @Sendable (D) throws -> E,
        _ h: @escaping @Sendable (E) throws -> F,
        _ i: @escaping @Sendable (F) throws -> G,
        _ j: @escaping @Sendable (G) throws -> H
    ) -> @Sendable (A, B, C) throws -> H {
        { try j(i(h(g(f($0, $1, $2))))) }
    }

    /// Pipes six `@Sendable` throwing functions, the first of them of three arguments, left to right:
    /// `pipe(f, g, h, i, j, k)(a, b, c)` is `k(j(i(h(g(f(a, b, c))))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the three arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs on the result of `h`.
    ///   - j: runs on the result of `i`.
    ///   - k: runs last, on the result of `j`.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `k`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E, F, G, H, I>(
        _ f: @escaping @Sendable (A, B, C) throws -> D,
        _ g: @escaping @Sendable (D) throws -> E,
        _ h: @escaping @Sendable (E) throws -> F,
        _ i: @escaping @Sendable (F) throws -> G,
        _ j: @escaping @Sendable (G) throws -> H,
        _ k: @escaping @Sendable (H) throws -> I
    ) -> @Sendable (A, B, C) throws -> I {
        { try k(j(i(h(g(f($0, $1, $2)))))) }
    }

    /// Pipes seven `@Sendable` throwing functions, the first of them of three arguments, left to right:
    /// `pipe(f, g, h, i, j, k, l)(a, b, c)` is `l(k(j(i(h(g(f(a, b, c)))))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the three arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs on the result of `h`.
    ///   - j: runs on the result of `i`.
    ///   - k: runs on the result of `j`.
    ///   - l: runs last, on the result of `k`.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `l`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E, F, G, H, I, J>(
        _ f: @escaping @Sendable (A, B, C) throws -> D,
        _ g: @escaping @Sendable (D) throws -> E,
        _ h: @escaping @Sendable (E) throws -> F,
        _ i: @escaping @Sendable (F) throws -> G,
        _ j: @escaping @Sendable (G) throws -> H,
        _ k: @escaping @Sendable (H) throws -> I,
        _ l: @escaping @Sendable (I) throws -> J
    ) -> @Sendable (A, B, C) throws -> J {
        { try l(k(j(i(h(g(f($0, $1, $2))))))) }
    }

    /// Pipes eight `@Sendable` throwing functions, the first of them of three arguments, left to right:
    /// `pipe(f, g, h, i, j, k, l, m)(a, b, c)` is `m(l(k(j(i(h(g(f(a, b, c))))))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the three arguments.
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
    public func pipe<A, B, C, D, E, F, G, H, I, J, K>(
        _ f: @escaping @Sendable (A, B, C) throws -> D,
        _ g: @escaping @Sendable (D) throws -> E,
        _ h: @escaping @Sendable (E) throws -> F,
        _ i: @escaping @Sendable (F) throws -> G,
        _ j: @escaping @Sendable (G) throws -> H,
        _ k: @escaping @Sendable (H) throws -> I,
        _ l: @escaping @Sendable (I) throws -> J,
        _ m: @escaping @Sendable (J) throws -> K
    ) -> @Sendable (A, B, C) throws -> K {
        { try m(l(k(j(i(h(g(f($0, $1, $2)))))))) }
    }
#endif

#if !hasFeature(Embedded)
    /// Composes two throwing functions, the last of them of four arguments, right to left: `compose(g, f)(a, b, c, d)` is
    /// `g(f(a, b, c, d))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - g: runs last, on the result of `f`.
    ///   - f: runs first, on the four arguments.
    /// - Returns: a throwing function from the arguments of `f` to the result of `g`.
    @inlinable
    public func compose<A, B, C, D, E, F>(
        _ g: @escaping (E) throws -> F,
        _ f: @escaping (A, B, C, D) throws -> E
    ) -> (A, B, C, D) throws -> F {
        { try g(f($0, $1, $2, $3)) }
    }

    /// Composes three throwing functions, the last of them of four arguments, right to left: `compose(h, g, f)(a, b, c, d)`
    /// is `h(g(f(a, b, c, d)))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - h: runs last, on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the four arguments.
    /// - Returns: a throwing function from the arguments of `f` to the result of `h`.
    @inlinable
    public func compose<A, B, C, D, E, F, G>(
        _ h: @escaping (F) throws -> G,
        _ g: @escaping (E) throws -> F,
        _ f: @escaping (A, B, C, D) throws -> E
    ) -> (A, B, C, D) throws -> G {
        { try h(g(f($0, $1, $2, $3))) }
    }

    /// Composes four throwing functions, the last of them of four arguments, right to left:
    /// `compose(i, h, g, f)(a, b, c, d)` is `i(h(g(f(a, b, c, d))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - i: runs last, on the result of `h`.
    ///   - h: runs on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the four arguments.
    /// - Returns: a throwing function from the arguments of `f` to the result of `i`.
    @inlinable
    public func compose<A, B, C, D, E, F, G, H>(
        _ i: @escaping (G) throws -> H,
        _ h: @escaping (F) throws -> G,
        _ g: @escaping (E) throws -> F,
        _ f: @escaping (A, B, C, D) throws -> E
    ) -> (A, B, C, D) throws -> H {
        { try i(h(g(f($0, $1, $2, $3)))) }
    }

    /// Composes five throwing functions, the last of them of four arguments, right to left:
    /// `compose(j, i, h, g, f)(a, b, c, d)` is `j(i(h(g(f(a, b, c, d)))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - j: runs last, on the result of `i`.
    ///   - i: runs on the result of `h`.
    ///   - h: runs on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the four arguments.
    /// - Returns: a throwing function from the arguments of `f` to the result of `j`.
    @inlinable
    public func compose<A, B, C, D, E, F, G, H, I>(
        _ j: @escaping (H) throws -> I,
        _ i: @escaping (G) throws -> H,
        _ h: @escaping (F) throws -> G,
        _ g: @escaping (E) throws -> F,
        _ f: @escaping (A, B, C, D) throws -> E
    ) -> (A, B, C, D) throws -> I {
        { try j(i(h(g(f($0, $1, $2, $3))))) }
    }

    /// Composes six throwing functions, the last of them of four arguments, right to left:
    /// `compose(k, j, i, h, g, f)(a, b, c, d)` is `k(j(i(h(g(f(a, b, c, d))))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - k: runs last, on the result of `j`.
    ///   - j: runs on the result of `i`.
    ///   - i: runs on the result of `h`.
    ///   - h: runs on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the four arguments.
    /// - Returns: a throwing function from the arguments of `f` to the result of `k`.
    @inlinable
    public func compose<A, B, C, D, E, F, G, H, I, J>(
        _ k: @escaping (I) throws -> J,
        _ j: @escaping (H) throws -> I,
        _ i: @escaping (G) throws -> H,
        _ h: @escaping (F) throws -> G,
        _ g: @escaping (E) throws -> F,
        _ f: @escaping (A, B, C, D) throws -> E
    ) -> (A, B, C, D) throws -> J {
        { try k(j(i(h(g(f($0, $1, $2, $3)))))) }
    }

    /// Composes seven throwing functions, the last of them of four arguments, right to left:
    /// `compose(l, k, j, i, h, g, f)(a, b, c, d)` is `l(k(j(i(h(g(f(a, b, c, d)))))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - l: runs last, on the result of `k`.
    ///   - k: runs on the result of `j`.
    ///   - j: runs on the result of `i`.
    ///   - i: runs on the result of `h`.
    ///   - h: runs on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the four arguments.
    /// - Returns: a throwing function from the arguments of `f` to the result of `l`.
    @inlinable
    public func compose<A, B, C, D, E, F, G, H, I, J, K>(
        _ l: @escaping (J) throws -> K,
        _ k: @escaping (I) throws -> J,
        _ j: @escaping (H) throws -> I,
        _ i: @escaping (G) throws -> H,
        _ h: @escaping (F) throws -> G,
        _ g: @escaping (E) throws -> F,
        _ f: @escaping (A, B, C, D) throws -> E
    ) -> (A, B, C, D) throws -> K {
        { try l(k(j(i(h(g(f($0, $1, $2, $3))))))) }
    }

    /// Composes eight throwing functions, the last of them of four arguments, right to left:
    /// `compose(m, l, k, j, i, h, g, f)(a, b, c, d)` is `m(l(k(j(i(h(g(f(a, b, c, d))))))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - m: runs last, on the result of `l`.
    ///   - l: runs on the result of `k`.
    ///   - k: runs on the result of `j`.
    ///   - j: runs on the result of `i`.
    ///   - i: runs on the result of `h`.
    ///   - h: runs on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the four arguments.
    /// - Returns: a throwing function from the arguments of `f` to the result of `m`.
    @inlinable
    public func compose<A, B, C, D, E, F, G, H, I, J, K, L>(
        _ m: @escaping (K) throws -> L,
        _ l: @escaping (J) throws -> K,
        _ k: @escaping (I) throws -> J,
        _ j: @escaping (H) throws -> I,
        _ i: @escaping (G) throws -> H,
        _ h: @escaping (F) throws -> G,
        _ g: @escaping (E) throws -> F,
        _ f: @escaping (A, B, C, D) throws -> E
    ) -> (A, B, C, D) throws -> L {
        { try m(l(k(j(i(h(g(f($0, $1, $2, $3)))))))) }
    }

    // MARK: - `@Sendable` twins

    /// Composes two `@Sendable` throwing functions, the last of them of four arguments, right to left:
    /// `compose(g, f)(a, b, c, d)` is `g(f(a, b, c, d))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - g: runs last, on the result of `f`.
    ///   - f: runs first, on the four arguments.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `g`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E, F>(
        _ g: @escaping @Sendable (E) throws -> F,
        _ f: @escaping @Sendable (A, B, C, D) throws -> E
    ) -> @Sendable (A, B, C, D) throws -> F {
        { try g(f($0, $1, $2, $3)) }
    }

    /// Composes three `@Sendable` throwing functions, the last of them of four arguments, right to left:
    /// `compose(h, g, f)(a, b, c, d)` is `h(g(f(a, b, c, d)))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - h: runs last, on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the four arguments.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `h`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E, F, G>(
        _ h: @escaping @Sendable (F) throws -> G,
        _ g: @escaping @Sendable (E) throws -> F,
        _ f: @escaping @Sendable (A, B, C, D) throws -> E
    ) -> @Sendable (A, B, C, D) throws -> G {
        { try h(g(f($0, $1, $2, $3))) }
    }

    /// Composes four `@Sendable` throwing functions, the last of them of four arguments, right to left:
    /// `compose(i, h, g, f)(a, b, c, d)` is `i(h(g(f(a, b, c, d))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - i: runs last, on the result of `h`.
    ///   - h: runs on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the four arguments.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `i`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E, F, G, H>(
        _ i: @escaping @Sendable (G) throws -> H,
        _ h: @escaping @Sendable (F) throws -> G,
        _ g: @escaping @Sendable (E) throws -> F,
        _ f: @escaping @Sendable (A, B, C, D) throws -> E
    ) -> @Sendable (A, B, C, D) throws -> H {
        { try i(h(g(f($0, $1, $2, $3)))) }
    }

    /// Composes five `@Sendable` throwing functions, the last of them of four arguments, right to left:
    /// `compose(j, i, h, g, f)(a, b, c, d)` is `j(i(h(g(f(a, b, c, d)))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - j: runs last, on the result of `i`.
    ///   - i: runs on the result of `h`.
    ///   - h: runs on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the four arguments.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `j`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E, F, G, H, I>(
        _ j: @escaping @Sendable (H) throws -> I,
        _ i: @escaping @Sendable (G) throws -> H,
        _ h: @escaping @Sendable (F) throws -> G,
        _ g: @escaping @Sendable (E) throws -> F,
        _ f: @escaping @Sendable (A, B, C, D) throws -> E
    ) -> @Sendable (A, B, C, D) throws -> I {
        { try j(i(h(g(f($0, $1, $2, $3))))) }
    }

    /// Composes six `@Sendable` throwing functions, the last of them of four arguments, right to left:
    /// `compose(k, j, i, h, g, f)(a, b, c, d)` is `k(j(i(h(g(f(a, b, c, d))))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - k: runs last, on the result of `j`.
    ///   - j: runs on the result of `i`.
    ///   - i: runs on the result of `h`.
    ///   - h: runs on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the four arguments.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `k`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E, F, G, H, I, J>(
        _ k: @escaping @Sendable (I) throws -> J,
        _ j: @escaping @Sendable (H) throws -> I,
        _ i: @escaping @Sendable (G) throws -> H,
        _ h: @escaping @Sendable (F) throws -> G,
        _ g: @escaping @Sendable (E) throws -> F,
        _ f: @escaping @Sendable (A, B, C, D) throws -> E
    ) -> @Sendable (A, B, C, D) throws -> J {
        { try k(j(i(h(g(f($0, $1, $2, $3)))))) }
    }

    /// Composes seven `@Sendable` throwing functions, the last of them of four arguments, right to left:
    /// `compose(l, k, j, i, h, g, f)(a, b, c, d)` is `l(k(j(i(h(g(f(a, b, c, d)))))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - l: runs last, on the result of `k`.
    ///   - k: runs on the result of `j`.
    ///   - j: runs on the result of `i`.
    ///   - i: runs on the result of `h`.
    ///   - h: runs on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the four arguments.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `l`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E, F, G, H, I, J, K>(
        _ l: @escaping @Sendable (J) throws -> K,
        _ k: @escaping @Sendable (I) throws -> J,
        _ j: @escaping @Sendable (H) throws -> I,
        _ i: @escaping @Sendable (G) throws -> H,
        _ h: @escaping @Sendable (F) throws -> G,
        _ g: @escaping @Sendable (E) throws -> F,
        _ f: @escaping @Sendable (A, B, C, D) throws -> E
    ) -> @Sendable (A, B, C, D) throws -> K {
        { try l(k(j(i(h(g(f($0, $1, $2, $3))))))) }
    }

    /// Composes eight `@Sendable` throwing functions, the last of them of four arguments, right to left:
    /// `compose(m, l, k, j, i, h, g, f)(a, b, c, d)` is `m(l(k(j(i(h(g(f(a, b, c, d))))))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - m: runs last, on the result of `l`.
    ///   - l: runs on the result of `k`.
    ///   - k: runs on the result of `j`.
    ///   - j: runs on the result of `i`.
    ///   - i: runs on the result of `h`.
    ///   - h: runs on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the four arguments.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `m`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E, F, G, H, I, J, K, L>(
        _ m: @escaping @Sendable (K) throws -> L,
        _ l: @escaping @Sendable (J) throws -> K,
        _ k: @escaping @Sendable (I) throws -> J,
        _ j: @escaping @Sendable (H) throws -> I,
        _ i: @escaping @Sendable (G) throws -> H,
        _ h: @escaping @Sendable (F) throws -> G,
        _ g: @escaping @Sendable (E) throws -> F,
        _ f: @escaping @Sendable (A, B, C, D) throws -> E
    ) -> @Sendable (A, B, C, D) throws -> L {
        { try m(l(k(j(i(h(g(f($0, $1, $2, $3)))))))) }
    }
#endif

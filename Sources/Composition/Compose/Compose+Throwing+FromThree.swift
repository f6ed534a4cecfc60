#if !hasFeature(Embedded)
    /// Composes two throwing functions, the last of them of three arguments, right to left: `compose(g, f)(a, b, c)` is
    /// `g(f(a, b, c))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - g: runs last, on the result of `f`.
    ///   - f: runs first, on the three arguments.
    /// - Returns: a throwing function from the arguments of `f` to the result of `g`.
    @inlinable
    public func compose<A, B, C, D, E>(
        _ g: @escaping (D) throws -> E,
        _ f: @escaping (A, B, C) throws -> D
    ) -> (A, B, C) throws -> E {
        { try g(f($0, $1, $2)) }
    }

    /// Composes three throwing functions, the last of them of three arguments, right to left: `compose(h, g, f)(a, b, c)`
    /// is `h(g(f(a, b, c)))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - h: runs last, on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the three arguments.
    /// - Returns: a throwing function from the arguments of `f` to the result of `h`.
    @inlinable
    public func compose<A, B, C, D, E, F>(
        _ h: @escaping (E) throws -> F,
        _ g: @escaping (D) throws -> E,
        _ f: @escaping (A, B, C) throws -> D
    ) -> (A, B, C) throws -> F {
        { try h(g(f($0, $1, $2))) }
    }

    /// Composes four throwing functions, the last of them of three arguments, right to left: `compose(i, h, g, f)(a, b, c)`
    /// is `i(h(g(f(a, b, c))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - i: runs last, on the result of `h`.
    ///   - h: runs on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the three arguments.
    /// - Returns: a throwing function from the arguments of `f` to the result of `i`.
    @inlinable
    public func compose<A, B, C, D, E, F, G>(
        _ i: @escaping (F) throws -> G,
        _ h: @escaping (E) throws -> F,
        _ g: @escaping (D) throws -> E,
        _ f: @escaping (A, B, C) throws -> D
    ) -> (A, B, C) throws -> G {
        { try i(h(g(f($0, $1, $2)))) }
    }

    /// Composes five throwing functions, the last of them of three arguments, right to left:
    /// `compose(j, i, h, g, f)(a, b, c)` is `j(i(h(g(f(a, b, c)))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - j: runs last, on the result of `i`.
    ///   - i: runs on the result of `h`.
    ///   - h: runs on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the three arguments.
    /// - Returns: a throwing function from the arguments of `f` to the result of `j`.
    @inlinable
    public func compose<A, B, C, D, E, F, G, H>(
        _ j: @escaping (G) throws -> H,
        _ i: @escaping (F) throws -> G,
        _ h: @escaping (E) throws -> F,
        _ g: @escaping (D) throws -> E,
        _ f: @escaping (A, B, C) throws -> D
    ) -> (A, B, C) throws -> H {
        { try j(i(h(g(f($0, $1, $2))))) }
    }

    /// Composes six throwing functions, the last of them of three arguments, right to left:
    /// `compose(k, j, i, h, g, f)(a, b, c)` is `k(j(i(h(g(f(a, b, c))))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - k: runs last, on the result of `j`.
    ///   - j: runs on the result of `i`.
    ///   - i: runs on the result of `h`.
    ///   - h: runs on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the three arguments.
    /// - Returns: a throwing function from the arguments of `f` to the result of `k`.
    @inlinable
    public func compose<A, B, C, D, E, F, G, H, I>(
        _ k: @escaping (H) throws -> I,
        _ j: @escaping (G) throws -> H,
        _ i: @escaping (F) throws -> G,
        _ h: @escaping (E) throws -> F,
        _ g: @escaping (D) throws -> E,
        _ f: @escaping (A, B, C) throws -> D
    ) -> (A, B, C) throws -> I {
        { try k(j(i(h(g(f($0, $1, $2)))))) }
    }

    /// Composes seven throwing functions, the last of them of three arguments, right to left:
    /// `compose(l, k, j, i, h, g, f)(a, b, c)` is `l(k(j(i(h(g(f(a, b, c)))))))`.
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
    ///   - f: runs first, on the three arguments.
    /// - Returns: a throwing function from the arguments of `f` to the result of `l`.
    @inlinable
    public func compose<A, B, C, D, E, F, G, H, I, J>(
        _ l: @escaping (I) throws -> J,
        _ k: @escaping (H) throws -> I,
        _ j: @escaping (G) throws -> H,
        _ i: @escaping (F) throws -> G,
        _ h: @escaping (E) throws -> F,
        _ g: @escaping (D) throws -> E,
        _ f: @escaping (A, B, C) throws -> D
    ) -> (A, B, C) throws -> J {
        { try l(k(j(i(h(g(f($0, $1, $2))))))) }
    }

    /// Composes eight throwing functions, the last of them of three arguments, right to left:
    /// `compose(m, l, k, j, i, h, g, f)(a, b, c)` is `m(l(k(j(i(h(g(f(a, b, c))))))))`.
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
    ///   - f: runs first, on the three arguments.
    /// - Returns: a throwing function from the arguments of `f` to the result of `m`.
    @inlinable
    public func compose<A, B, C, D, E, F, G, H, I, J, K>(
        _ m: @escaping (J) throws -> K,
        _ l: @escaping (I) throws -> J,
        _ k: @escaping (H) throws -> I,
        _ j: @escaping (G) throws -> H,
        _ i: @escaping (F) throws -> G,
        _ h: @escaping (E) throws -> F,
        _ g: @escaping (D) throws -> E,
        _ f: @escaping (A, B, C) throws -> D
    ) -> (A, B, C) throws -> K {
        { try m(l(k(j(i(h(g(f($0, $1, $2)))))))) }
    }

    // MARK: - `@Sendable` twins

    /// Composes two `@Sendable` throwing functions, the last of them of three arguments, right to left:
    /// `compose(g, f)(a, b, c)` is `g(f(a, b, c))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - g: runs last, on the result of `f`.
    ///   - f: runs first, on the three arguments.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `g`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E>(
        _ g: @escaping @Sendable (D) throws -> E,
        _ f: @escaping @Sendable (A, B, C) throws -> D
    ) -> @Sendable (A, B, C) throws -> E {
        { try g(f($0, $1, $2)) }
    }

    /// Composes three `@Sendable` throwing functions, the last of them of three arguments, right to left:
    /// `compose(h, g, f)(a, b, c)` is `h(g(f(a, b, c)))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - h: runs last, on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the three arguments.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `h`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E, F>(
        _ h: @escaping @Sendable (E) throws -> F,
        _ g: @escaping @Sendable (D) throws -> E,
        _ f: @escaping @Sendable (A, B, C) throws -> D
    ) -> @Sendable (A, B, C) throws -> F {
        { try h(g(f($0, $1, $2))) }
    }

    /// Composes four `@Sendable` throwing functions, the last of them of three arguments, right to left:
    /// `compose(i, h, g, f)(a, b, c)` is `i(h(g(f(a, b, c))))`.
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
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `i`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E, F, G>(
        _ i: @escaping @Sendable (F) throws -> G,
        _ h: @escaping @Sendable (E) throws -> F,
        _ g: @escaping @Sendable (D) throws -> E,
        _ f: @escaping @Sendable (A, B, C) throws -> D
    ) -> @Sendable (A, B, C) throws -> G {
        { try i(h(g(f($0, $1, $2)))) }
    }

    /// Composes five `@Sendable` throwing functions, the last of them of three arguments, right to left:
    /// `compose(j, i, h, g, f)(a, b, c)` is `j(i(h(g(f(a, b, c)))))`.
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
    ///   - f: runs first, on the three arguments.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `j`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E, F, G, H>(
        _ j: @escaping @Sendable (G) throws -> H,
        _ i: @escaping @Sendable (F) throws -> G,
        _ h: @escaping @Sendable (E) throws -> F,
        _ g: @escaping @Sendable (D) throws -> E,
        _ f: @escaping @Sendable (A, B, C) throws -> D
    ) -> @Sendable (A, B, C) throws -> H {
        { try j(i(h(g(f($0, $1, $2))))) }
    }

    /// Composes six `@Sendable` throwing functions, the last of them of three arguments, right to left:
    /// `compose(k, j, i, h, g, f)(a, b, c)` is `k(j(i(h(g(f(a, b, c))))))`.
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
    ///   - f: runs first, on the three arguments.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `k`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E, F, G, H, I>(
        _ k: @escaping @Sendable (H) throws -> I,
        _ j: @escaping @Sendable (G) throws -> H,
        _ i: @escaping @Sendable (F) throws -> G,
        _ h: @escaping @Sendable (E) throws -> F,
        _ g: @escaping @Sendable (D) throws -> E,
        _ f: @escaping @Sendable (A, B, C) throws -> D
    ) -> @Sendable (A, B, C) throws -> I {
        { try k(j(i(h(g(f($0, $1, $2)))))) }
    }

    /// Composes seven `@Sendable` throwing functions, the last of them of three arguments, right to left:
    /// `compose(l, k, j, i, h, g, f)(a, b, c)` is `l(k(j(i(h(g(f(a, b, c)))))))`.
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
    ///   - f: runs first, on the three arguments.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `l`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E, F, G, H, I, J>(
        _ l: @escaping @Sendable (I) throws -> J,
        _ k: @escaping @Sendable (H) throws -> I,
        _ j: @escaping @Sendable (G) throws -> H,
        _ i: @escaping @Sendable (F) throws -> G,
        _ h: @escaping @Sendable (E) throws -> F,
        _ g: @escaping @Sendable (D) throws -> E,
        _ f: @escaping @Sendable (A, B, C) throws -> D
    ) -> @Sendable (A, B, C) throws -> J {
        { try l(k(j(i(h(g(f($0, $1, $2))))))) }
    }

    /// Composes eight `@Sendable` throwing functions, the last of them of three arguments, right to left:
    /// `compose(m, l, k, j, i, h, g, f)(a, b, c)` is `m(l(k(j(i(h(g(f(a, b, c))))))))`.
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
    ///   - f: runs first, on the three arguments.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `m`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E, F, G, H, I, J, K>(
        _ m: @escaping @Sendable (J) throws -> K,
        _ l: @escaping @Sendable (I) throws -> J,
        _ k: @escaping @Sendable (H) throws -> I,
        _ j: @escaping @Sendable (G) throws -> H,
        _ i: @escaping @Sendable (F) throws -> G,
        _ h: @escaping @Sendable (E) throws -> F,
        _ g: @escaping @Sendable (D) throws -> E,
        _ f: @escaping @Sendable (A, B, C) throws -> D
    ) -> @Sendable (A, B, C) throws -> K {
        { try m(l(k(j(i(h(g(f($0, $1, $2)))))))) }
    }
#endif

#if !hasFeature(Embedded)
    /// Composes two throwing functions, the last of them of two arguments, right to left: `compose(g, f)(a, b)` is
    /// `g(f(a, b))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - g: runs last, on the result of `f`.
    ///   - f: runs first, on the two arguments.
    /// - Returns: a throwing function from the arguments of `f` to the result of `g`.
    @inlinable
    public func compose<A, B, C, D>(
        _ g: @escaping (C) throws -> D,
        _ f: @escaping (A, B) throws -> C
    ) -> (A, B) throws -> D {
        { try g(f($0, $1)) }
    }

    /// Composes three throwing functions, the last of them of two arguments, right to left: `compose(h, g, f)(a, b)` is
    /// `h(g(f(a, b)))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - h: runs last, on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the two arguments.
    /// - Returns: a throwing function from the arguments of `f` to the result of `h`.
    @inlinable
    public func compose<A, B, C, D, E>(
        _ h: @escaping (D) throws -> E,
        _ g: @escaping (C) throws -> D,
        _ f: @escaping (A, B) throws -> C
    ) -> (A, B) throws -> E {
        { try h(g(f($0, $1))) }
    }

    /// Composes four throwing functions, the last of them of two arguments, right to left: `compose(i, h, g, f)(a, b)` is
    /// `i(h(g(f(a, b))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - i: runs last, on the result of `h`.
    ///   - h: runs on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the two arguments.
    /// - Returns: a throwing function from the arguments of `f` to the result of `i`.
    @inlinable
    public func compose<A, B, C, D, E, F>(
        _ i: @escaping (E) throws -> F,
        _ h: @escaping (D) throws -> E,
        _ g: @escaping (C) throws -> D,
        _ f: @escaping (A, B) throws -> C
    ) -> (A, B) throws -> F {
        { try i(h(g(f($0, $1)))) }
    }

    /// Composes five throwing functions, the last of them of two arguments, right to left: `compose(j, i, h, g, f)(a, b)`
    /// is `j(i(h(g(f(a, b)))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - j: runs last, on the result of `i`.
    ///   - i: runs on the result of `h`.
    ///   - h: runs on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the two arguments.
    /// - Returns: a throwing function from the arguments of `f` to the result of `j`.
    @inlinable
    public func compose<A, B, C, D, E, F, G>(
        _ j: @escaping (F) throws -> G,
        _ i: @escaping (E) throws -> F,
        _ h: @escaping (D) throws -> E,
        _ g: @escaping (C) throws -> D,
        _ f: @escaping (A, B) throws -> C
    ) -> (A, B) throws -> G {
        { try j(i(h(g(f($0, $1))))) }
    }

    /// Composes six throwing functions, the last of them of two arguments, right to left: `compose(k, j, i, h, g, f)(a, b)`
    /// is `k(j(i(h(g(f(a, b))))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - k: runs last, on the result of `j`.
    ///   - j: runs on the result of `i`.
    ///   - i: runs on the result of `h`.
    ///   - h: runs on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the two arguments.
    /// - Returns: a throwing function from the arguments of `f` to the result of `k`.
    @inlinable
    public func compose<A, B, C, D, E, F, G, H>(
        _ k: @escaping (G) throws -> H,
        _ j: @escaping (F) throws -> G,
        _ i: @escaping (E) throws -> F,
        _ h: @escaping (D) throws -> E,
        _ g: @escaping (C) throws -> D,
        _ f: @escaping (A, B) throws -> C
    ) -> (A, B) throws -> H {
        { try k(j(i(h(g(f($0, $1)))))) }
    }

    /// Composes seven throwing functions, the last of them of two arguments, right to left:
    /// `compose(l, k, j, i, h, g, f)(a, b)` is `l(k(j(i(h(g(f(a, b)))))))`.
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
    ///   - f: runs first, on the two arguments.
    /// - Returns: a throwing function from the arguments of `f` to the result of `l`.
    @inlinable
    public func compose<A, B, C, D, E, F, G, H, I>(
        _ l: @escaping (H) throws -> I,
        _ k: @escaping (G) throws -> H,
        _ j: @escaping (F) throws -> G,
        _ i: @escaping (E) throws -> F,
        _ h: @escaping (D) throws -> E,
        _ g: @escaping (C) throws -> D,
        _ f: @escaping (A, B) throws -> C
    ) -> (A, B) throws -> I {
        { try l(k(j(i(h(g(f($0, $1))))))) }
    }

    /// Composes eight throwing functions, the last of them of two arguments, right to left:
    /// `compose(m, l, k, j, i, h, g, f)(a, b)` is `m(l(k(j(i(h(g(f(a, b))))))))`.
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
    ///   - f: runs first, on the two arguments.
    /// - Returns: a throwing function from the arguments of `f` to the result of `m`.
    @inlinable
    public func compose<A, B, C, D, E, F, G, H, I, J>(
        _ m: @escaping (I) throws -> J,
        _ l: @escaping (H) throws -> I,
        _ k: @escaping (G) throws -> H,
        _ j: @escaping (F) throws -> G,
        _ i: @escaping (E) throws -> F,
        _ h: @escaping (D) throws -> E,
        _ g: @escaping (C) throws -> D,
        _ f: @escaping (A, B) throws -> C
    ) -> (A, B) throws -> J {
        { try m(l(k(j(i(h(g(f($0, $1)))))))) }
    }

    // MARK: - `@Sendable` twins

    /// Composes two `@Sendable` throwing functions, the last of them of two arguments, right to left: `compose(g, f)(a, b)`
    /// is `g(f(a, b))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - g: runs last, on the result of `f`.
    ///   - f: runs first, on the two arguments.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `g`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D>(
        _ g: @escaping @Sendable (C) throws -> D,
        _ f: @escaping @Sendable (A, B) throws -> C
    ) -> @Sendable (A, B) throws -> D {
        { try g(f($0, $1)) }
    }

    /// Composes three `@Sendable` throwing functions, the last of them of two arguments, right to left:
    /// `compose(h, g, f)(a, b)` is `h(g(f(a, b)))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - h: runs last, on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the two arguments.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `h`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E>(
        _ h: @escaping @Sendable (D) throws -> E,
        _ g: @escaping @Sendable (C) throws -> D,
        _ f: @escaping @Sendable (A, B) throws -> C
    ) -> @Sendable (A, B) throws -> E {
        { try h(g(f($0, $1))) }
    }

    /// Composes four `@Sendable` throwing functions, the last of them of two arguments, right to left:
    /// `compose(i, h, g, f)(a, b)` is `i(h(g(f(a, b))))`.
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
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `i`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E, F>(
        _ i: @escaping @Sendable (E) throws -> F,
        _ h: @escaping @Sendable (D) throws -> E,
        _ g: @escaping @Sendable (C) throws -> D,
        _ f: @escaping @Sendable (A, B) throws -> C
    ) -> @Sendable (A, B) throws -> F {
        { try i(h(g(f($0, $1)))) }
    }

    /// Composes five `@Sendable` throwing functions, the last of them of two arguments, right to left:
    /// `compose(j, i, h, g, f)(a, b)` is `j(i(h(g(f(a, b)))))`.
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
    ///   - f: runs first, on the two arguments.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `j`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E, F, G>(
        _ j: @escaping @Sendable (F) throws -> G,
        _ i: @escaping @Sendable (E) throws -> F,
        _ h: @escaping @Sendable (D) throws -> E,
        _ g: @escaping @Sendable (C) throws -> D,
        _ f: @escaping @Sendable (A, B) throws -> C
    ) -> @Sendable (A, B) throws -> G {
        { try j(i(h(g(f($0, $1))))) }
    }

    /// Composes six `@Sendable` throwing functions, the last of them of two arguments, right to left:
    /// `compose(k, j, i, h, g, f)(a, b)` is `k(j(i(h(g(f(a, b))))))`.
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
    ///   - f: runs first, on the two arguments.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `k`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E, F, G, H>(
        _ k: @escaping @Sendable (G) throws -> H,
        _ j: @escaping @Sendable (F) throws -> G,
        _ i: @escaping @Sendable (E) throws -> F,
        _ h: @escaping @Sendable (D) throws -> E,
        _ g: @escaping @Sendable (C) throws -> D,
        _ f: @escaping @Sendable (A, B) throws -> C
    ) -> @Sendable (A, B) throws -> H {
        { try k(j(i(h(g(f($0, $1)))))) }
    }

    /// Composes seven `@Sendable` throwing functions, the last of them of two arguments, right to left:
    /// `compose(l, k, j, i, h, g, f)(a, b)` is `l(k(j(i(h(g(f(a, b)))))))`.
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
    ///   - f: runs first, on the two arguments.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `l`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E, F, G, H, I>(
        _ l: @escaping @Sendable (H) throws -> I,
        _ k: @escaping @Sendable (G) throws -> H,
        _ j: @escaping @Sendable (F) throws -> G,
        _ i: @escaping @Sendable (E) throws -> F,
        _ h: @escaping @Sendable (D) throws -> E,
        _ g: @escaping @Sendable (C) throws -> D,
        _ f: @escaping @Sendable (A, B) throws -> C
    ) -> @Sendable (A, B) throws -> I {
        { try l(k(j(i(h(g(f($0, $1))))))) }
    }

    /// Composes eight `@Sendable` throwing functions, the last of them of two arguments, right to left:
    /// `compose(m, l, k, j, i, h, g, f)(a, b)` is `m(l(k(j(i(h(g(f(a, b))))))))`.
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
    ///   - f: runs first, on the two arguments.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `m`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E, F, G, H, I, J>(
        _ m: @escaping @Sendable (I) throws -> J,
        _ l: @escaping @Sendable (H) throws -> I,
        _ k: @escaping @Sendable (G) throws -> H,
        _ j: @escaping @Sendable (F) throws -> G,
        _ i: @escaping @Sendable (E) throws -> F,
        _ h: @escaping @Sendable (D) throws -> E,
        _ g: @escaping @Sendable (C) throws -> D,
        _ f: @escaping @Sendable (A, B) throws -> C
    ) -> @Sendable (A, B) throws -> J {
        { try m(l(k(j(i(h(g(f($0, $1)))))))) }
    }
#endif

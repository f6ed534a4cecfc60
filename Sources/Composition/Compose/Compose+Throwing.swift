#if !hasFeature(Embedded)
    /// Composes two throwing functions, right to left: `compose(g, f)(a)` is `g(f(a))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - g: runs last, on the result of `f`.
    ///   - f: runs first, on the argument.
    /// - Returns: a throwing function from the argument of `f` to the result of `g`.
    @inlinable
    public func compose<A, B, C>(_ g: @escaping (B) throws -> C, _ f: @escaping (A) throws -> B) -> (A) throws -> C {
        { try g(f($0)) }
    }

    /// Composes three throwing functions, right to left: `compose(h, g, f)(a)` is `h(g(f(a)))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - h: runs last, on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the argument.
    /// - Returns: a throwing function from the argument of `f` to the result of `h`.
    @inlinable
    public func compose<A, B, C, D>(
        _ h: @escaping (C) throws -> D,
        _ g: @escaping (B) throws -> C,
        _ f: @escaping (A) throws -> B
    ) -> (A) throws -> D {
        { try h(g(f($0))) }
    }

    /// Composes four throwing functions, right to left: `compose(i, h, g, f)(a)` is `i(h(g(f(a))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - i: runs last, on the result of `h`.
    ///   - h: runs on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the argument.
    /// - Returns: a throwing function from the argument of `f` to the result of `i`.
    @inlinable
    public func compose<A, B, C, D, E>(
        _ i: @escaping (D) throws -> E,
        _ h: @escaping (C) throws -> D,
        _ g: @escaping (B) throws -> C,
        _ f: @escaping (A) throws -> B
    ) -> (A) throws -> E {
        { try i(h(g(f($0)))) }
    }

    /// Composes five throwing functions, right to left: `compose(j, i, h, g, f)(a)` is `j(i(h(g(f(a)))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - j: runs last, on the result of `i`.
    ///   - i: runs on the result of `h`.
    ///   - h: runs on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the argument.
    /// - Returns: a throwing function from the argument of `f` to the result of `j`.
    @inlinable
    public func compose<A, B, C, D, E, F>(
        _ j: @escaping (E) throws -> F,
        _ i: @escaping (D) throws -> E,
        _ h: @escaping (C) throws -> D,
        _ g: @escaping (B) throws -> C,
        _ f: @escaping (A) throws -> B
    ) -> (A) throws -> F {
        { try j(i(h(g(f($0))))) }
    }

    /// Composes six throwing functions, right to left: `compose(k, j, i, h, g, f)(a)` is `k(j(i(h(g(f(a))))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - k: runs last, on the result of `j`.
    ///   - j: runs on the result of `i`.
    ///   - i: runs on the result of `h`.
    ///   - h: runs on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the argument.
    /// - Returns: a throwing function from the argument of `f` to the result of `k`.
    @inlinable
    public func compose<A, B, C, D, E, F, G>(
        _ k: @escaping (F) throws -> G,
        _ j: @escaping (E) throws -> F,
        _ i: @escaping (D) throws -> E,
        _ h: @escaping (C) throws -> D,
        _ g: @escaping (B) throws -> C,
        _ f: @escaping (A) throws -> B
    ) -> (A) throws -> G {
        { try k(j(i(h(g(f($0)))))) }
    }

    /// Composes seven throwing functions, right to left: `compose(l, k, j, i, h, g, f)(a)` is `l(k(j(i(h(g(f(a)))))))`.
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
    ///   - f: runs first, on the argument.
    /// - Returns: a throwing function from the argument of `f` to the result of `l`.
    @inlinable
    public func compose<A, B, C, D, E, F, G, H>(
        _ l: @escaping (G) throws -> H,
        _ k: @escaping (F) throws -> G,
        _ j: @escaping (E) throws -> F,
        _ i: @escaping (D) throws -> E,
        _ h: @escaping (C) throws -> D,
        _ g: @escaping (B) throws -> C,
        _ f: @escaping (A) throws -> B
    ) -> (A) throws -> H {
        { try l(k(j(i(h(g(f($0))))))) }
    }

    /// Composes eight throwing functions, right to left: `compose(m, l, k, j, i, h, g, f)(a)` is
    /// `m(l(k(j(i(h(g(f(a))))))))`.
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
    ///   - f: runs first, on the argument.
    /// - Returns: a throwing function from the argument of `f` to the result of `m`.
    @inlinable
    public func compose<A, B, C, D, E, F, G, H, I>(
        _ m: @escaping (H) throws -> I,
        _ l: @escaping (G) throws -> H,
        _ k: @escaping (F) throws -> G,
        _ j: @escaping (E) throws -> F,
        _ i: @escaping (D) throws -> E,
        _ h: @escaping (C) throws -> D,
        _ g: @escaping (B) throws -> C,
        _ f: @escaping (A) throws -> B
    ) -> (A) throws -> I {
        { try m(l(k(j(i(h(g(f($0)))))))) }
    }

    // MARK: - `@Sendable` twins

    /// Composes two `@Sendable` throwing functions, right to left: `compose(g, f)(a)` is `g(f(a))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - g: runs last, on the result of `f`.
    ///   - f: runs first, on the argument.
    /// - Returns: a `@Sendable` throwing function from the argument of `f` to the result of `g`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C>(
        _ g: @escaping @Sendable (B) throws -> C,
        _ f: @escaping @Sendable (A) throws -> B
    ) -> @Sendable (A) throws -> C {
        { try g(f($0)) }
    }

    /// Composes three `@Sendable` throwing functions, right to left: `compose(h, g, f)(a)` is `h(g(f(a)))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - h: runs last, on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the argument.
    /// - Returns: a `@Sendable` throwing function from the argument of `f` to the result of `h`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D>(
        _ h: @escaping @Sendable (C) throws -> D,
        _ g: @escaping @Sendable (B) throws -> C,
        _ f: @escaping @Sendable (A) throws -> B
    ) -> @Sendable (A) throws -> D {
        { try h(g(f($0))) }
    }

    /// Composes four `@Sendable` throwing functions, right to left: `compose(i, h, g, f)(a)` is `i(h(g(f(a))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - i: runs last, on the result of `h`.
    ///   - h: runs on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the argument.
    /// - Returns: a `@Sendable` throwing function from the argument of `f` to the result of `i`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E>(
        _ i: @escaping @Sendable (D) throws -> E,
        _ h: @escaping @Sendable (C) throws -> D,
        _ g: @escaping @Sendable (B) throws -> C,
        _ f: @escaping @Sendable (A) throws -> B
    ) -> @Sendable (A) throws -> E {
        { try i(h(g(f($0)))) }
    }

    /// Composes five `@Sendable` throwing functions, right to left: `compose(j, i, h, g, f)(a)` is `j(i(h(g(f(a)))))`.
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
    ///   - f: runs first, on the argument.
    /// - Returns: a `@Sendable` throwing function from the argument of `f` to the result of `j`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E, F>(
        _ j: @escaping @Sendable (E) throws -> F,
        _ i: @escaping @Sendable (D) throws -> E,
        _ h: @escaping @Sendable (C) throws -> D,
        _ g: @escaping @Sendable (B) throws -> C,
        _ f: @escaping @Sendable (A) throws -> B
    ) -> @Sendable (A) throws -> F {
        { try j(i(h(g(f($0))))) }
    }

    /// Composes six `@Sendable` throwing functions, right to left: `compose(k, j, i, h, g, f)(a)` is `k(j(i(h(g(f(a))))))`.
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
    ///   - f: runs first, on the argument.
    /// - Returns: a `@Sendable` throwing function from the argument of `f` to the result of `k`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E, F, G>(
        _ k: @escaping @Sendable (F) throws -> G,
        _ j: @escaping @Sendable (E) throws -> F,
        _ i: @escaping @Sendable (D) throws -> E,
        _ h: @escaping @Sendable (C) throws -> D,
        _ g: @escaping @Sendable (B) throws -> C,
        _ f: @escaping @Sendable (A) throws -> B
    ) -> @Sendable (A) throws -> G {
        { try k(j(i(h(g(f($0)))))) }
    }

    /// Composes seven `@Sendable` throwing functions, right to left: `compose(l, k, j, i, h, g, f)(a)` is
    /// `l(k(j(i(h(g(f(a)))))))`.
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
    ///   - f: runs first, on the argument.
    /// - Returns: a `@Sendable` throwing function from the argument of `f` to the result of `l`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E, F, G, H>(
        _ l: @escaping @Sendable (G) throws -> H,
        _ k: @escaping @Sendable (F) throws -> G,
        _ j: @escaping @Sendable (E) throws -> F,
        _ i: @escaping @Sendable (D) throws -> E,
        _ h: @escaping @Sendable (C) throws -> D,
        _ g: @escaping @Sendable (B) throws -> C,
        _ f: @escaping @Sendable (A) throws -> B
    ) -> @Sendable (A) throws -> H {
        { try l(k(j(i(h(g(f($0))))))) }
    }

    /// Composes eight `@Sendable` throwing functions, right to left: `compose(m, l, k, j, i, h, g, f)(a)` is
    /// `m(l(k(j(i(h(g(f(a))))))))`.
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
    ///   - f: runs first, on the argument.
    /// - Returns: a `@Sendable` throwing function from the argument of `f` to the result of `m`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E, F, G, H, I>(
        _ m: @escaping @Sendable (H) throws -> I,
        _ l: @escaping @Sendable (G) throws -> H,
        _ k: @escaping @Sendable (F) throws -> G,
        _ j: @escaping @Sendable (E) throws -> F,
        _ i: @escaping @Sendable (D) throws -> E,
        _ h: @escaping @Sendable (C) throws -> D,
        _ g: @escaping @Sendable (B) throws -> C,
        _ f: @escaping @Sendable (A) throws -> B
    ) -> @Sendable (A) throws -> I {
        { try m(l(k(j(i(h(g(f($0)))))))) }
    }
#endif

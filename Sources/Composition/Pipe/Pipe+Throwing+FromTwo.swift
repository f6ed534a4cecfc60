#if !hasFeature(Embedded)
    /// Pipes two throwing functions, the first of them of two arguments, left to right: `pipe(f, g)(a, b)` is `g(f(a, b))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the two arguments.
    ///   - g: runs last, on the result of `f`.
    /// - Returns: a throwing function from the arguments of `f` to the result of `g`.
    @inlinable
    public func pipe<A, B, C, D>(
        _ f: @escaping (A, B) throws -> C,
        _ g: @escaping (C) throws -> D
    ) -> (A, B) throws -> D {
        { try g(f($0, $1)) }
    }

    /// Pipes three throwing functions, the first of them of two arguments, left to right: `pipe(f, g, h)(a, b)` is
    /// `h(g(f(a, b)))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the two arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs last, on the result of `g`.
    /// - Returns: a throwing function from the arguments of `f` to the result of `h`.
    @inlinable
    public func pipe<A, B, C, D, E>(
        _ f: @escaping (A, B) throws -> C,
        _ g: @escaping (C) throws -> D,
        _ h: @escaping (D) throws -> E
    ) -> (A, B) throws -> E {
        { try h(g(f($0, $1))) }
    }

    /// Pipes four throwing functions, the first of them of two arguments, left to right: `pipe(f, g, h, i)(a, b)` is
    /// `i(h(g(f(a, b))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the two arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs last, on the result of `h`.
    /// - Returns: a throwing function from the arguments of `f` to the result of `i`.
    @inlinable
    public func pipe<A, B, C, D, E, F>(
        _ f: @escaping (A, B) throws -> C,
        _ g: @escaping (C) throws -> D,
        _ h: @escaping (D) throws -> E,
        _ i: @escaping (E) throws -> F
    ) -> (A, B) throws -> F {
        { try i(h(g(f($0, $1)))) }
    }

    /// Pipes five throwing functions, the first of them of two arguments, left to right: `pipe(f, g, h, i, j)(a, b)` is
    /// `j(i(h(g(f(a, b)))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the two arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs on the result of `h`.
    ///   - j: runs last, on the result of `i`.
    /// - Returns: a throwing function from the arguments of `f` to the result of `j`.
    @inlinable
    public func pipe<A, B, C, D, E, F, G>(
        _ f: @escaping (A, B) throws -> C,
        _ g: @escaping (C) throws -> D,
        _ h: @escaping (D) throws -> E,
        _ i: @escaping (E) throws -> F,
        _ j: @escaping (F) throws -> G
    ) -> (A, B) throws -> G {
        { try j(i(h(g(f($0, $1))))) }
    }

    /// Pipes six throwing functions, the first of them of two arguments, left to right: `pipe(f, g, h, i, j, k)(a, b)` is
    /// `k(j(i(h(g(f(a, b))))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the two arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs on the result of `h`.
    ///   - j: runs on the result of `i`.
    ///   - k: runs last, on the result of `j`.
    /// - Returns: a throwing function from the arguments of `f` to the result of `k`.
    @inlinable
    public func pipe<A, B, C, D, E, F, G, H>(
        _ f: @escaping (A, B) throws -> C,
        _ g: @escaping (C) throws -> D,
        _ h: @escaping (D) throws -> E,
        _ i: @escaping (E) throws -> F,
        _ j: @escaping (F) throws -> G,
        _ k: @escaping (G) throws -> H
    ) -> (A, B) throws -> H {
        { try k(j(i(h(g(f($0, $1)))))) }
    }

    /// Pipes seven throwing functions, the first of them of two arguments, left to right: `pipe(f, g, h, i, j, k, l)(a, b)`
    /// is `l(k(j(i(h(g(f(a, b)))))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the two arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs on the result of `h`.
    ///   - j: runs on the result of `i`.
    ///   - k: runs on the result of `j`.
    ///   - l: runs last, on the result of `k`.
    /// - Returns: a throwing function from the arguments of `f` to the result of `l`.
    @inlinable
    public func pipe<A, B, C, D, E, F, G, H, I>(
        _ f: @escaping (A, B) throws -> C,
        _ g: @escaping (C) throws -> D,
        _ h: @escaping (D) throws -> E,
        _ i: @escaping (E) throws -> F,
        _ j: @escaping (F) throws -> G,
        _ k: @escaping (G) throws -> H,
        _ l: @escaping (H) throws -> I
    ) -> (A, B) throws -> I {
        { try l(k(j(i(h(g(f($0, $1))))))) }
    }

    /// Pipes eight throwing functions, the first of them of two arguments, left to right:
    /// `pipe(f, g, h, i, j, k, l, m)(a, b)` is `m(l(k(j(i(h(g(f(a, b))))))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the two arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs on the result of `h`.
    ///   - j: runs on the result of `i`.
    ///   - k: runs on the result of `j`.
    ///   - l: runs on the result of `k`.
    ///   - m: runs last, on the result of `l`.
    /// - Returns: a throwing function from the arguments of `f` to the result of `m`.
    @inlinable
    public func pipe<A, B, C, D, E, F, G, H, I, J>(
        _ f: @escaping (A, B) throws -> C,
        _ g: @escaping (C) throws -> D,
        _ h: @escaping (D) throws -> E,
        _ i: @escaping (E) throws -> F,
        _ j: @escaping (F) throws -> G,
        _ k: @escaping (G) throws -> H,
        _ l: @escaping (H) throws -> I,
        _ m: @escaping (I) throws -> J
    ) -> (A, B) throws -> J {
        { try m(l(k(j(i(h(g(f($0, $1)))))))) }
    }

    // MARK: - `@Sendable` twins

    /// Pipes two `@Sendable` throwing functions, the first of them of two arguments, left to right: `pipe(f, g)(a, b)` is
    /// `g(f(a, b))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the two arguments.
    ///   - g: runs last, on the result of `f`.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `g`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D>(
        _ f: @escaping @Sendable (A, B) throws -> C,
        _ g: @escaping @Sendable (C) throws -> D
    ) -> @Sendable (A, B) throws -> D {
        { try g(f($0, $1)) }
    }

    /// Pipes three `@Sendable` throwing functions, the first of them of two arguments, left to right: `pipe(f, g, h)(a, b)`
    /// is `h(g(f(a, b)))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the two arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs last, on the result of `g`.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `h`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E>(
        _ f: @escaping @Sendable (A, B) throws -> C,
        _ g: @escaping @Sendable (C) throws -> D,
        _ h: @escaping @Sendable (D) throws -> E
    ) -> @Sendable (A, B) throws -> E {
        { try h(g(f($0, $1))) }
    }

    /// Pipes four `@Sendable` throwing functions, the first of them of two arguments, left to right:
    /// `pipe(f, g, h, i)(a, b)` is `i(h(g(f(a, b))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the two arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs last, on the result of `h`.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `i`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E, F>(
        _ f: @escaping @Sendable (A, B) throws -> C,
        _ g: @escaping @Sendable (C) throws -> D,
        _ h: @escaping @Sendable (D) throws -> E,
        _ i: @escaping @Sendable (E) throws -> F
    ) -> @Sendable (A, B) throws -> F {
        { try i(h(g(f($0, $1)))) }
    }

    /// Pipes five `@Sendable` throwing functions, the first of them of two arguments, left to right:
    /// `pipe(f, g, h, i, j)(a, b)` is `j(i(h(g(f(a, b)))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the two arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs on the result of `h`.
    ///   - j: runs last, on the result of `i`.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `j`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E, F, G>(
        _ f: @escaping @Sendable (A, B) throws -> C,
        _ g: @escaping @Sendable (C) throws -> D,
        _ h: @escaping @Sendable (D) throws -> E,
        _ i: @escaping @Sendable (E) throws -> F,
        _ j: @escaping @Sendable (F) throws -> G
    ) -> @Sendable (A, B) throws -> G {
        { try j(i(h(g(f($0, $1))))) }
    }

    /// Pipes six `@Sendable` throwing functions, the first of them of two arguments, left to right:
    /// `pipe(f, g, h, i, j, k)(a, b)` is `k(j(i(h(g(f(a, b))))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the two arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs on the result of `h`.
    ///   - j: runs on the result of `i`.
    ///   - k: runs last, on the result of `j`.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `k`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E, F, G, H>(
        _ f: @escaping @Sendable (A, B) throws -> C,
        _ g: @escaping @Sendable (C) throws -> D,
        _ h: @escaping @Sendable (D) throws -> E,
        _ i: @escaping @Sendable (E) throws -> F,
        _ j: @escaping @Sendable (F) throws -> G,
        _ k: @escaping @Sendable (G) throws -> H
    ) -> @Sendable (A, B) throws -> H {
        { try k(j(i(h(g(f($0, $1)))))) }
    }

    /// Pipes seven `@Sendable` throwing functions, the first of them of two arguments, left to right:
    /// `pipe(f, g, h, i, j, k, l)(a, b)` is `l(k(j(i(h(g(f(a, b)))))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the two arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs on the result of `h`.
    ///   - j: runs on the result of `i`.
    ///   - k: runs on the result of `j`.
    ///   - l: runs last, on the result of `k`.
    /// - Returns: a `@Sendable` throwing function from the arguments of `f` to the result of `l`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E, F, G, H, I>(
        _ f: @escaping @Sendable (A, B) throws -> C,
        _ g: @escaping @Sendable (C) throws -> D,
        _ h: @escaping @Sendable (D) throws -> E,
        _ i: @escaping @Sendable (E) throws -> F,
        _ j: @escaping @Sendable (F) throws -> G,
        _ k: @escaping @Sendable (G) throws -> H,
        _ l: @escaping @Sendable (H) throws -> I
    ) -> @Sendable (A, B) throws -> I {
        { try l(k(j(i(h(g(f($0, $1))))))) }
    }

    /// Pipes eight `@Sendable` throwing functions, the first of them of two arguments, left to right:
    /// `pipe(f, g, h, i, j, k, l, m)(a, b)` is `m(l(k(j(i(h(g(f(a, b))))))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the two arguments.
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
    public func pipe<A, B, C, D, E, F, G, H, I, J>(
        _ f: @escaping @Sendable (A, B) throws -> C,
        _ g: @escaping @Sendable (C) throws -> D,
        _ h: @escaping @Sendable (D) throws -> E,
        _ i: @escaping @Sendable (E) throws -> F,
        _ j: @escaping @Sendable (F) throws -> G,
        _ k: @escaping @Sendable (G) throws -> H,
        _ l: @escaping @Sendable (H) throws -> I,
        _ m: @escaping @Sendable (I) throws -> J
    ) -> @Sendable (A, B) throws -> J {
        { try m(l(k(j(i(h(g(f($0, $1)))))))) }
    }
#endif

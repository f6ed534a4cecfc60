#if !hasFeature(Embedded)
    /// Pipes two throwing functions, left to right: `pipe(f, g)(a)` is `g(f(a))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the argument.
    ///   - g: runs last, on the result of `f`.
    /// - Returns: a throwing function from the argument of `f` to the result of `g`.
    @inlinable
    public func pipe<A, B, C>(_ f: @escaping (A) throws -> B, _ g: @escaping (B) throws -> C) -> (A) throws -> C {
        { try g(f($0)) }
    }

    /// Pipes three throwing functions, left to right: `pipe(f, g, h)(a)` is `h(g(f(a)))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the argument.
    ///   - g: runs on the result of `f`.
    ///   - h: runs last, on the result of `g`.
    /// - Returns: a throwing function from the argument of `f` to the result of `h`.
    @inlinable
    public func pipe<A, B, C, D>(
        _ f: @escaping (A) throws -> B,
        _ g: @escaping (B) throws -> C,
        _ h: @escaping (C) throws -> D
    ) -> (A) throws -> D {
        { try h(g(f($0))) }
    }

    /// Pipes four throwing functions, left to right: `pipe(f, g, h, i)(a)` is `i(h(g(f(a))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the argument.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs last, on the result of `h`.
    /// - Returns: a throwing function from the argument of `f` to the result of `i`.
    @inlinable
    public func pipe<A, B, C, D, E>(
        _ f: @escaping (A) throws -> B,
        _ g: @escaping (B) throws -> C,
        _ h: @escaping (C) throws -> D,
        _ i: @escaping (D) throws -> E
    ) -> (A) throws -> E {
        { try i(h(g(f($0)))) }
    }

    /// Pipes five throwing functions, left to right: `pipe(f, g, h, i, j)(a)` is `j(i(h(g(f(a)))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the argument.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs on the result of `h`.
    ///   - j: runs last, on the result of `i`.
    /// - Returns: a throwing function from the argument of `f` to the result of `j`.
    @inlinable
    public func pipe<A, B, C, D, E, F>(
        _ f: @escaping (A) throws -> B,
        _ g: @escaping (B) throws -> C,
        _ h: @escaping (C) throws -> D,
        _ i: @escaping (D) throws -> E,
        _ j: @escaping (E) throws -> F
    ) -> (A) throws -> F {
        { try j(i(h(g(f($0))))) }
    }

    /// Pipes six throwing functions, left to right: `pipe(f, g, h, i, j, k)(a)` is `k(j(i(h(g(f(a))))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the argument.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs on the result of `h`.
    ///   - j: runs on the result of `i`.
    ///   - k: runs last, on the result of `j`.
    /// - Returns: a throwing function from the argument of `f` to the result of `k`.
    @inlinable
    public func pipe<A, B, C, D, E, F, G>(
        _ f: @escaping (A) throws -> B,
        _ g: @escaping (B) throws -> C,
        _ h: @escaping (C) throws -> D,
        _ i: @escaping (D) throws -> E,
        _ j: @escaping (E) throws -> F,
        _ k: @escaping (F) throws -> G
    ) -> (A) throws -> G {
        { try k(j(i(h(g(f($0)))))) }
    }

    /// Pipes seven throwing functions, left to right: `pipe(f, g, h, i, j, k, l)(a)` is `l(k(j(i(h(g(f(a)))))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the argument.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs on the result of `h`.
    ///   - j: runs on the result of `i`.
    ///   - k: runs on the result of `j`.
    ///   - l: runs last, on the result of `k`.
    /// - Returns: a throwing function from the argument of `f` to the result of `l`.
    @inlinable
    public func pipe<A, B, C, D, E, F, G, H>(
        _ f: @escaping (A) throws -> B,
        _ g: @escaping (B) throws -> C,
        _ h: @escaping (C) throws -> D,
        _ i: @escaping (D) throws -> E,
        _ j: @escaping (E) throws -> F,
        _ k: @escaping (F) throws -> G,
        _ l: @escaping (G) throws -> H
    ) -> (A) throws -> H {
        { try l(k(j(i(h(g(f($0))))))) }
    }

    /// Pipes eight throwing functions, left to right: `pipe(f, g, h, i, j, k, l, m)(a)` is `m(l(k(j(i(h(g(f(a))))))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the argument.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs on the result of `h`.
    ///   - j: runs on the result of `i`.
    ///   - k: runs on the result of `j`.
    ///   - l: runs on the result of `k`.
    ///   - m: runs last, on the result of `l`.
    /// - Returns: a throwing function from the argument of `f` to the result of `m`.
    @inlinable
    public func pipe<A, B, C, D, E, F, G, H, I>(
        _ f: @escaping (A) throws -> B,
        _ g: @escaping (B) throws -> C,
        _ h: @escaping (C) throws -> D,
        _ i: @escaping (D) throws -> E,
        _ j: @escaping (E) throws -> F,
        _ k: @escaping (F) throws -> G,
        _ l: @escaping (G) throws -> H,
        _ m: @escaping (H) throws -> I
    ) -> (A) throws -> I {
        { try m(l(k(j(i(h(g(f($0)))))))) }
    }

    // MARK: - `@Sendable` twins

    /// Pipes two `@Sendable` throwing functions, left to right: `pipe(f, g)(a)` is `g(f(a))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the argument.
    ///   - g: runs last, on the result of `f`.
    /// - Returns: a `@Sendable` throwing function from the argument of `f` to the result of `g`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C>(
        _ f: @escaping @Sendable (A) throws -> B,
        _ g: @escaping @Sendable (B) throws -> C
    ) -> @Sendable (A) throws -> C {
        { try g(f($0)) }
    }

    /// Pipes three `@Sendable` throwing functions, left to right: `pipe(f, g, h)(a)` is `h(g(f(a)))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the argument.
    ///   - g: runs on the result of `f`.
    ///   - h: runs last, on the result of `g`.
    /// - Returns: a `@Sendable` throwing function from the argument of `f` to the result of `h`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D>(
        _ f: @escaping @Sendable (A) throws -> B,
        _ g: @escaping @Sendable (B) throws -> C,
        _ h: @escaping @Sendable (C) throws -> D
    ) -> @Sendable (A) throws -> D {
        { try h(g(f($0))) }
    }

    /// Pipes four `@Sendable` throwing functions, left to right: `pipe(f, g, h, i)(a)` is `i(h(g(f(a))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the argument.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs last, on the result of `h`.
    /// - Returns: a `@Sendable` throwing function from the argument of `f` to the result of `i`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E>(
        _ f: @escaping @Sendable (A) throws -> B,
        _ g: @escaping @Sendable (B) throws -> C,
        _ h: @escaping @Sendable (C) throws -> D,
        _ i: @escaping @Sendable (D) throws -> E
    ) -> @Sendable (A) throws -> E {
        { try i(h(g(f($0)))) }
    }

    /// Pipes five `@Sendable` throwing functions, left to right: `pipe(f, g, h, i, j)(a)` is `j(i(h(g(f(a)))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the argument.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs on the result of `h`.
    ///   - j: runs last, on the result of `i`.
    /// - Returns: a `@Sendable` throwing function from the argument of `f` to the result of `j`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E, F>(
        _ f: @escaping @Sendable (A) throws -> B,
        _ g: @escaping @Sendable (B) throws -> C,
        _ h: @escaping @Sendable (C) throws -> D,
        _ i: @escaping @Sendable (D) throws -> E,
        _ j: @escaping @Sendable (E) throws -> F
    ) -> @Sendable (A) throws -> F {
        { try j(i(h(g(f($0))))) }
    }

    /// Pipes six `@Sendable` throwing functions, left to right: `pipe(f, g, h, i, j, k)(a)` is `k(j(i(h(g(f(a))))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the argument.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs on the result of `h`.
    ///   - j: runs on the result of `i`.
    ///   - k: runs last, on the result of `j`.
    /// - Returns: a `@Sendable` throwing function from the argument of `f` to the result of `k`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E, F, G>(
        _ f: @escaping @Sendable (A) throws -> B,
        _ g: @escaping @Sendable (B) throws -> C,
        _ h: @escaping @Sendable (C) throws -> D,
        _ i: @escaping @Sendable (D) throws -> E,
        _ j: @escaping @Sendable (E) throws -> F,
        _ k: @escaping @Sendable (F) throws -> G
    ) -> @Sendable (A) throws -> G {
        { try k(j(i(h(g(f($0)))))) }
    }

    /// Pipes seven `@Sendable` throwing functions, left to right: `pipe(f, g, h, i, j, k, l)(a)` is
    /// `l(k(j(i(h(g(f(a)))))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the argument.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs on the result of `h`.
    ///   - j: runs on the result of `i`.
    ///   - k: runs on the result of `j`.
    ///   - l: runs last, on the result of `k`.
    /// - Returns: a `@Sendable` throwing function from the argument of `f` to the result of `l`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E, F, G, H>(
        _ f: @escaping @Sendable (A) throws -> B,
        _ g: @escaping @Sendable (B) throws -> C,
        _ h: @escaping @Sendable (C) throws -> D,
        _ i: @escaping @Sendable (D) throws -> E,
        _ j: @escaping @Sendable (E) throws -> F,
        _ k: @escaping @Sendable (F) throws -> G,
        _ l: @escaping @Sendable (G) throws -> H
    ) -> @Sendable (A) throws -> H {
        { try l(k(j(i(h(g(f($0))))))) }
    }

    /// Pipes eight `@Sendable` throwing functions, left to right: `pipe(f, g, h, i, j, k, l, m)(a)` is
    /// `m(l(k(j(i(h(g(f(a))))))))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the argument.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs on the result of `h`.
    ///   - j: runs on the result of `i`.
    ///   - k: runs on the result of `j`.
    ///   - l: runs on the result of `k`.
    ///   - m: runs last, on the result of `l`.
    /// - Returns: a `@Sendable` throwing function from the argument of `f` to the result of `m`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E, F, G, H, I>(
        _ f: @escaping @Sendable (A) throws -> B,
        _ g: @escaping @Sendable (B) throws -> C,
        _ h: @escaping @Sendable (C) throws -> D,
        _ i: @escaping @Sendable (D) throws -> E,
        _ j: @escaping @Sendable (E) throws -> F,
        _ k: @escaping @Sendable (F) throws -> G,
        _ l: @escaping @Sendable (G) throws -> H,
        _ m: @escaping @Sendable (H) throws -> I
    ) -> @Sendable (A) throws -> I {
        { try m(l(k(j(i(h(g(f($0)))))))) }
    }
#endif

#if !hasFeature(Embedded)
    /// Fans one argument out to two throwing functions and combines their results: `zip(f, g, with: combine)(a)` is
    /// `combine(f(a), g(a))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: makes the first argument of `combine`.
    ///   - g: makes the second argument of `combine`.
    ///   - combine: joins their results into one.
    /// - Returns: a function from the argument to the combined result.
    @inlinable
    public func zip<A, B, C, D>(
        _ f: @escaping (A) throws -> B,
        _ g: @escaping (A) throws -> C,
        with combine: @escaping (B, C) throws -> D
    ) -> (A) throws -> D {
        { try combine(f($0), g($0)) }
    }

    /// Fans one argument out to three throwing functions and combines their results: `zip(f, g, h, with: combine)(a)` is
    /// `combine(f(a), g(a), h(a))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: makes the first argument of `combine`.
    ///   - g: makes the second argument of `combine`.
    ///   - h: makes the third argument of `combine`.
    ///   - combine: joins their results into one.
    /// - Returns: a function from the argument to the combined result.
    @inlinable
    public func zip<A, B, C, D, E>(
        _ f: @escaping (A) throws -> B,
        _ g: @escaping (A) throws -> C,
        _ h: @escaping (A) throws -> D,
        with combine: @escaping (B, C, D) throws -> E
    ) -> (A) throws -> E {
        { try combine(f($0), g($0), h($0)) }
    }

    /// Fans one argument out to four throwing functions and combines their results: `zip(f, g, h, i, with: combine)(a)` is
    /// `combine(f(a), g(a), h(a), i(a))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: makes the first argument of `combine`.
    ///   - g: makes the second argument of `combine`.
    ///   - h: makes the third argument of `combine`.
    ///   - i: makes the fourth argument of `combine`.
    ///   - combine: joins their results into one.
    /// - Returns: a function from the argument to the combined result.
    @inlinable
    public func zip<A, B, C, D, E, F>(
        _ f: @escaping (A) throws -> B,
        _ g: @escaping (A) throws -> C,
        _ h: @escaping (A) throws -> D,
        _ i: @escaping (A) throws -> E,
        with combine: @escaping (B, C, D, E) throws -> F
    ) -> (A) throws -> F {
        { try combine(f($0), g($0), h($0), i($0)) }
    }

    /// Fans one argument out to five throwing functions and combines their results: `zip(f, g, h, i, j, with: combine)(a)`
    /// is `combine(f(a), g(a), h(a), i(a), j(a))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: makes the first argument of `combine`.
    ///   - g: makes the second argument of `combine`.
    ///   - h: makes the third argument of `combine`.
    ///   - i: makes the fourth argument of `combine`.
    ///   - j: makes the fifth argument of `combine`.
    ///   - combine: joins their results into one.
    /// - Returns: a function from the argument to the combined result.
    @inlinable
    public func zip<A, B, C, D, E, F, G>(
        _ f: @escaping (A) throws -> B,
        _ g: @escaping (A) throws -> C,
        _ h: @escaping (A) throws -> D,
        _ i: @escaping (A) throws -> E,
        _ j: @escaping (A) throws -> F,
        with combine: @escaping (B, C, D, E, F) throws -> G
    ) -> (A) throws -> G {
        { try combine(f($0), g($0), h($0), i($0), j($0)) }
    }

    /// Fans one argument out to six throwing functions and combines their results:
    /// `zip(f, g, h, i, j, k, with: combine)(a)` is `combine(f(a), g(a), h(a), i(a), j(a), k(a))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: makes the first argument of `combine`.
    ///   - g: makes the second argument of `combine`.
    ///   - h: makes the third argument of `combine`.
    ///   - i: makes the fourth argument of `combine`.
    ///   - j: makes the fifth argument of `combine`.
    ///   - k: makes the sixth argument of `combine`.
    ///   - combine: joins their results into one.
    /// - Returns: a function from the argument to the combined result.
    @inlinable
    public func zip<A, B, C, D, E, F, G, H>(
        _ f: @escaping (A) throws -> B,
        _ g: @escaping (A) throws -> C,
        _ h: @escaping (A) throws -> D,
        _ i: @escaping (A) throws -> E,
        _ j: @escaping (A) throws -> F,
        _ k: @escaping (A) throws -> G,
        with combine: @escaping (B, C, D, E, F, G) throws -> H
    ) -> (A) throws -> H {
        { try combine(f($0), g($0), h($0), i($0), j($0), k($0)) }
    }

    /// Fans one argument out to seven throwing functions and combines their results:
    /// `zip(f, g, h, i, j, k, l, with: combine)(a)` is `combine(f(a), g(a), h(a), i(a), j(a), k(a), l(a))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: makes the first argument of `combine`.
    ///   - g: makes the second argument of `combine`.
    ///   - h: makes the third argument of `combine`.
    ///   - i: makes the fourth argument of `combine`.
    ///   - j: makes the fifth argument of `combine`.
    ///   - k: makes the sixth argument of `combine`.
    ///   - l: makes the seventh argument of `combine`.
    ///   - combine: joins their results into one.
    /// - Returns: a function from the argument to the combined result.
    @inlinable
    public func zip<A, B, C, D, E, F, G, H, I>(
        _ f: @escaping (A) throws -> B,
        _ g: @escaping (A) throws -> C,
        _ h: @escaping (A) throws -> D,
        _ i: @escaping (A) throws -> E,
        _ j: @escaping (A) throws -> F,
        _ k: @escaping (A) throws -> G,
        _ l: @escaping (A) throws -> H,
        with combine: @escaping (B, C, D, E, F, G, H) throws -> I
    ) -> (A) throws -> I {
        { try combine(f($0), g($0), h($0), i($0), j($0), k($0), l($0)) }
    }

    /// Fans one argument out to eight throwing functions and combines their results:
    /// `zip(f, g, h, i, j, k, l, m, with: combine)(a)` is `combine(f(a), g(a), h(a), i(a), j(a), k(a), l(a), m(a))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: makes the first argument of `combine`.
    ///   - g: makes the second argument of `combine`.
    ///   - h: makes the third argument of `combine`.
    ///   - i: makes the fourth argument of `combine`.
    ///   - j: makes the fifth argument of `combine`.
    ///   - k: makes the sixth argument of `combine`.
    ///   - l: makes the seventh argument of `combine`.
    ///   - m: makes the eighth argument of `combine`.
    ///   - combine: joins their results into one.
    /// - Returns: a function from the argument to the combined result.
    @inlinable
    public func zip<A, B, C, D, E, F, G, H, I, J>(
        _ f: @escaping (A) throws -> B,
        _ g: @escaping (A) throws -> C,
        _ h: @escaping (A) throws -> D,
        _ i: @escaping (A) throws -> E,
        _ j: @escaping (A) throws -> F,
        _ k: @escaping (A) throws -> G,
        _ l: @escaping (A) throws -> H,
        _ m: @escaping (A) throws -> I,
        with combine: @escaping (B, C, D, E, F, G, H, I) throws -> J
    ) -> (A) throws -> J {
        { try combine(f($0), g($0), h($0), i($0), j($0), k($0), l($0), m($0)) }
    }

    // MARK: - `@Sendable` twins

    /// Fans one argument out to two `@Sendable` throwing functions and combines their results:
    /// `zip(f, g, with: combine)(a)` is `combine(f(a), g(a))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: makes the first argument of `combine`.
    ///   - g: makes the second argument of `combine`.
    ///   - combine: joins their results into one.
    /// - Returns: a function from the argument to the combined result.
    @_disfavoredOverload
    @inlinable
    public func zip<A, B, C, D>(
        _ f: @escaping @Sendable (A) throws -> B,
        _ g: @escaping @Sendable (A) throws -> C,
        with combine: @escaping @Sendable (B, C) throws -> D
    ) -> @Sendable (A) throws -> D {
        { try combine(f($0), g($0)) }
    }

    /// Fans one argument out to three `@Sendable` throwing functions and combines their results:
    /// `zip(f, g, h, with: combine)(a)` is `combine(f(a), g(a), h(a))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: makes the first argument of `combine`.
    ///   - g: makes the second argument of `combine`.
    ///   - h: makes the third argument of `combine`.
    ///   - combine: joins their results into one.
    /// - Returns: a function from the argument to the combined result.
    @_disfavoredOverload
    @inlinable
    public func zip<A, B, C, D, E>(
        _ f: @escaping @Sendable (A) throws -> B,
        _ g: @escaping @Sendable (A) throws -> C,
        _ h: @escaping @Sendable (A) throws -> D,
        with combine: @escaping @Sendable (B, C, D) throws -> E
    ) -> @Sendable (A) throws -> E {
        { try combine(f($0), g($0), h($0)) }
    }

    /// Fans one argument out to four `@Sendable` throwing functions and combines their results:
    /// `zip(f, g, h, i, with: combine)(a)` is `combine(f(a), g(a), h(a), i(a))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: makes the first argument of `combine`.
    ///   - g: makes the second argument of `combine`.
    ///   - h: makes the third argument of `combine`.
    ///   - i: makes the fourth argument of `combine`.
    ///   - combine: joins their results into one.
    /// - Returns: a function from the argument to the combined result.
    @_disfavoredOverload
    @inlinable
    public func zip<A, B, C, D, E, F>(
        _ f: @escaping @Sendable (A) throws -> B,
        _ g: @escaping @Sendable (A) throws -> C,
        _ h: @escaping @Sendable (A) throws -> D,
        _ i: @escaping @Sendable (A) throws -> E,
        with combine: @escaping @Sendable (B, C, D, E) throws -> F
    ) -> @Sendable (A) throws -> F {
        { try combine(f($0), g($0), h($0), i($0)) }
    }

    /// Fans one argument out to five `@Sendable` throwing functions and combines their results:
    /// `zip(f, g, h, i, j, with: combine)(a)` is `combine(f(a), g(a), h(a), i(a), j(a))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: makes the first argument of `combine`.
    ///   - g: makes the second argument of `combine`.
    ///   - h: makes the third argument of `combine`.
    ///   - i: makes the fourth argument of `combine`.
    ///   - j: makes the fifth argument of `combine`.
    ///   - combine: joins their results into one.
    /// - Returns: a function from the argument to the combined result.
    @_disfavoredOverload
    @inlinable
    public func zip<A, B, C, D, E, F, G>(
        _ f: @escaping @Sendable (A) throws -> B,
        _ g: @escaping @Sendable (A) throws -> C,
        _ h: @escaping @Sendable (A) throws -> D,
        _ i: @escaping @Sendable (A) throws -> E,
        _ j: @escaping @Sendable (A) throws -> F,
        with combine: @escaping @Sendable (B, C, D, E, F) throws -> G
    ) -> @Sendable (A) throws -> G {
        { try combine(f($0), g($0), h($0), i($0), j($0)) }
    }

    /// Fans one argument out to six `@Sendable` throwing functions and combines their results:
    /// `zip(f, g, h, i, j, k, with: combine)(a)` is `combine(f(a), g(a), h(a), i(a), j(a), k(a))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: makes the first argument of `combine`.
    ///   - g: makes the second argument of `combine`.
    ///   - h: makes the third argument of `combine`.
    ///   - i: makes the fourth argument of `combine`.
    ///   - j: makes the fifth argument of `combine`.
    ///   - k: makes the sixth argument of `combine`.
    ///   - combine: joins their results into one.
    /// - Returns: a function from the argument to the combined result.
    @_disfavoredOverload
    @inlinable
    public func zip<A, B, C, D, E, F, G, H>(
        _ f: @escaping @Sendable (A) throws -> B,
        _ g: @escaping @Sendable (A) throws -> C,
        _ h: @escaping @Sendable (A) throws -> D,
        _ i: @escaping @Sendable (A) throws -> E,
        _ j: @escaping @Sendable (A) throws -> F,
        _ k: @escaping @Sendable (A) throws -> G,
        with combine: @escaping @Sendable (B, C, D, E, F, G) throws -> H
    ) -> @Sendable (A) throws -> H {
        { try combine(f($0), g($0), h($0), i($0), j($0), k($0)) }
    }

    /// Fans one argument out to seven `@Sendable` throwing functions and combines their results:
    /// `zip(f, g, h, i, j, k, l, with: combine)(a)` is `combine(f(a), g(a), h(a), i(a), j(a), k(a), l(a))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: makes the first argument of `combine`.
    ///   - g: makes the second argument of `combine`.
    ///   - h: makes the third argument of `combine`.
    ///   - i: makes the fourth argument of `combine`.
    ///   - j: makes the fifth argument of `combine`.
    ///   - k: makes the sixth argument of `combine`.
    ///   - l: makes the seventh argument of `combine`.
    ///   - combine: joins their results into one.
    /// - Returns: a function from the argument to the combined result.
    @_disfavoredOverload
    @inlinable
    public func zip<A, B, C, D, E, F, G, H, I>(
        _ f: @escaping @Sendable (A) throws -> B,
        _ g: @escaping @Sendable (A) throws -> C,
        _ h: @escaping @Sendable (A) throws -> D,
        _ i: @escaping @Sendable (A) throws -> E,
        _ j: @escaping @Sendable (A) throws -> F,
        _ k: @escaping @Sendable (A) throws -> G,
        _ l: @escaping @Sendable (A) throws -> H,
        with combine: @escaping @Sendable (B, C, D, E, F, G, H) throws -> I
    ) -> @Sendable (A) throws -> I {
        { try combine(f($0), g($0), h($0), i($0), j($0), k($0), l($0)) }
    }

    /// Fans one argument out to eight `@Sendable` throwing functions and combines their results:
    /// `zip(f, g, h, i, j, k, l, m, with: combine)(a)` is `combine(f(a), g(a), h(a), i(a), j(a), k(a), l(a), m(a))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: makes the first argument of `combine`.
    ///   - g: makes the second argument of `combine`.
    ///   - h: makes the third argument of `combine`.
    ///   - i: makes the fourth argument of `combine`.
    ///   - j: makes the fifth argument of `combine`.
    ///   - k: makes the sixth argument of `combine`.
    ///   - l: makes the seventh argument of `combine`.
    ///   - m: makes the eighth argument of `combine`.
    ///   - combine: joins their results into one.
    /// - Returns: a function from the argument to the combined result.
    @_disfavoredOverload
    @inlinable
    public func zip<A, B, C, D, E, F, G, H, I, J>(
        _ f: @escaping @Sendable (A) throws -> B,
        _ g: @escaping @Sendable (A) throws -> C,
        _ h: @escaping @Sendable (A) throws -> D,
        _ i: @escaping @Sendable (A) throws -> E,
        _ j: @escaping @Sendable (A) throws -> F,
        _ k: @escaping @Sendable (A) throws -> G,
        _ l: @escaping @Sendable (A) throws -> H,
        _ m: @escaping @Sendable (A) throws -> I,
        with combine: @escaping @Sendable (B, C, D, E, F, G, H, I) throws -> J
    ) -> @Sendable (A) throws -> J {
        { try combine(f($0), g($0), h($0), i($0), j($0), k($0), l($0), m($0)) }
    }
#endif

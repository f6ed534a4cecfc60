#if !hasFeature(Embedded)
    /// Fans one argument out to two throwing functions: `juxt(f, g)(a)` is `(f(a), g(a))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: makes the first element.
    ///   - g: makes the second element.
    /// - Returns: a function from the argument to the tuple of their results.
    @inlinable
    public func juxt<A, B, C>(_ f: @escaping (A) throws -> B, _ g: @escaping (A) throws -> C) -> (A) throws -> (B, C) {
        { try (f($0), g($0)) }
    }

    /// Fans one argument out to three throwing functions: `juxt(f, g, h)(a)` is `(f(a), g(a), h(a))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: makes the first element.
    ///   - g: makes the second element.
    ///   - h: makes the third element.
    /// - Returns: a function from the argument to the tuple of their results.
    @inlinable
    public func juxt<A, B, C, D>(
        _ f: @escaping (A) throws -> B,
        _ g: @escaping (A) throws -> C,
        _ h: @escaping (A) throws -> D
    ) -> (A) throws -> (B, C, D) {
        { try (f($0), g($0), h($0)) }
    }

    /// Fans one argument out to four throwing functions: `juxt(f, g, h, i)(a)` is `(f(a), g(a), h(a), i(a))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: makes the first element.
    ///   - g: makes the second element.
    ///   - h: makes the third element.
    ///   - i: makes the fourth element.
    /// - Returns: a function from the argument to the tuple of their results.
    @inlinable
    public func juxt<A, B, C, D, E>(
        _ f: @escaping (A) throws -> B,
        _ g: @escaping (A) throws -> C,
        _ h: @escaping (A) throws -> D,
        _ i: @escaping (A) throws -> E
    ) -> (A) throws -> (B, C, D, E) {
        { try (f($0), g($0), h($0), i($0)) }
    }

    /// Fans one argument out to five throwing functions: `juxt(f, g, h, i, j)(a)` is `(f(a), g(a), h(a), i(a), j(a))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: makes the first element.
    ///   - g: makes the second element.
    ///   - h: makes the third element.
    ///   - i: makes the fourth element.
    ///   - j: makes the fifth element.
    /// - Returns: a function from the argument to the tuple of their results.
    @inlinable
    public func juxt<A, B, C, D, E, F>(
        _ f: @escaping (A) throws -> B,
        _ g: @escaping (A) throws -> C,
        _ h: @escaping (A) throws -> D,
        _ i: @escaping (A) throws -> E,
        _ j: @escaping (A) throws -> F
    ) -> (A) throws -> (B, C, D, E, F) {
        { try (f($0), g($0), h($0), i($0), j($0)) }
    }

    /// Fans one argument out to six throwing functions: `juxt(f, g, h, i, j, k)(a)` is
    /// `(f(a), g(a), h(a), i(a), j(a), k(a))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: makes the first element.
    ///   - g: makes the second element.
    ///   - h: makes the third element.
    ///   - i: makes the fourth element.
    ///   - j: makes the fifth element.
    ///   - k: makes the sixth element.
    /// - Returns: a function from the argument to the tuple of their results.
    @inlinable
    public func juxt<A, B, C, D, E, F, G>(
        _ f: @escaping (A) throws -> B,
        _ g: @escaping (A) throws -> C,
        _ h: @escaping (A) throws -> D,
        _ i: @escaping (A) throws -> E,
        _ j: @escaping (A) throws -> F,
        _ k: @escaping (A) throws -> G
    ) -> (A) throws -> (B, C, D, E, F, G) {
        { try (f($0), g($0), h($0), i($0), j($0), k($0)) }
    }

    /// Fans one argument out to seven throwing functions: `juxt(f, g, h, i, j, k, l)(a)` is
    /// `(f(a), g(a), h(a), i(a), j(a), k(a), l(a))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: makes the first element.
    ///   - g: makes the second element.
    ///   - h: makes the third element.
    ///   - i: makes the fourth element.
    ///   - j: makes the fifth element.
    ///   - k: makes the sixth element.
    ///   - l: makes the seventh element.
    /// - Returns: a function from the argument to the tuple of their results.
    @inlinable
    public func juxt<A, B, C, D, E, F, G, H>(
        _ f: @escaping (A) throws -> B,
        _ g: @escaping (A) throws -> C,
        _ h: @escaping (A) throws -> D,
        _ i: @escaping (A) throws -> E,
        _ j: @escaping (A) throws -> F,
        _ k: @escaping (A) throws -> G,
        _ l: @escaping (A) throws -> H
    ) -> (A) throws -> (B, C, D, E, F, G, H) {
        { try (f($0), g($0), h($0), i($0), j($0), k($0), l($0)) }
    }

    /// Fans one argument out to eight throwing functions: `juxt(f, g, h, i, j, k, l, m)(a)` is
    /// `(f(a), g(a), h(a), i(a), j(a), k(a), l(a), m(a))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: makes the first element.
    ///   - g: makes the second element.
    ///   - h: makes the third element.
    ///   - i: makes the fourth element.
    ///   - j: makes the fifth element.
    ///   - k: makes the sixth element.
    ///   - l: makes the seventh element.
    ///   - m: makes the eighth element.
    /// - Returns: a function from the argument to the tuple of their results.
    @inlinable
    public func juxt<A, B, C, D, E, F, G, H, I>(
        _ f: @escaping (A) throws -> B,
        _ g: @escaping (A) throws -> C,
        _ h: @escaping (A) throws -> D,
        _ i: @escaping (A) throws -> E,
        _ j: @escaping (A) throws -> F,
        _ k: @escaping (A) throws -> G,
        _ l: @escaping (A) throws -> H,
        _ m: @escaping (A) throws -> I
    ) -> (A) throws -> (B, C, D, E, F, G, H, I) {
        { try (f($0), g($0), h($0), i($0), j($0), k($0), l($0), m($0)) }
    }

    // MARK: - `@Sendable` twins

    /// Fans one argument out to two `@Sendable` throwing functions: `juxt(f, g)(a)` is `(f(a), g(a))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: makes the first element.
    ///   - g: makes the second element.
    /// - Returns: a function from the argument to the tuple of their results.
    @_disfavoredOverload
    @inlinable
    public func juxt<A, B, C>(
        _ f: @escaping @Sendable (A) throws -> B,
        _ g: @escaping @Sendable (A) throws -> C
    ) -> @Sendable (A) throws -> (B, C) {
        { try (f($0), g($0)) }
    }

    /// Fans one argument out to three `@Sendable` throwing functions: `juxt(f, g, h)(a)` is `(f(a), g(a), h(a))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: makes the first element.
    ///   - g: makes the second element.
    ///   - h: makes the third element.
    /// - Returns: a function from the argument to the tuple of their results.
    @_disfavoredOverload
    @inlinable
    public func juxt<A, B, C, D>(
        _ f: @escaping @Sendable (A) throws -> B,
        _ g: @escaping @Sendable (A) throws -> C,
        _ h: @escaping @Sendable (A) throws -> D
    ) -> @Sendable (A) throws -> (B, C, D) {
        { try (f($0), g($0), h($0)) }
    }

    /// Fans one argument out to four `@Sendable` throwing functions: `juxt(f, g, h, i)(a)` is `(f(a), g(a), h(a), i(a))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: makes the first element.
    ///   - g: makes the second element.
    ///   - h: makes the third element.
    ///   - i: makes the fourth element.
    /// - Returns: a function from the argument to the tuple of their results.
    @_disfavoredOverload
    @inlinable
    public func juxt<A, B, C, D, E>(
        _ f: @escaping @Sendable (A) throws -> B,
        _ g: @escaping @Sendable (A) throws -> C,
        _ h: @escaping @Sendable (A) throws -> D,
        _ i: @escaping @Sendable (A) throws -> E
    ) -> @Sendable (A) throws -> (B, C, D, E) {
        { try (f($0), g($0), h($0), i($0)) }
    }

    /// Fans one argument out to five `@Sendable` throwing functions: `juxt(f, g, h, i, j)(a)` is
    /// `(f(a), g(a), h(a), i(a), j(a))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: makes the first element.
    ///   - g: makes the second element.
    ///   - h: makes the third element.
    ///   - i: makes the fourth element.
    ///   - j: makes the fifth element.
    /// - Returns: a function from the argument to the tuple of their results.
    @_disfavoredOverload
    @inlinable
    public func juxt<A, B, C, D, E, F>(
        _ f: @escaping @Sendable (A) throws -> B,
        _ g: @escaping @Sendable (A) throws -> C,
        _ h: @escaping @Sendable (A) throws -> D,
        _ i: @escaping @Sendable (A) throws -> E,
        _ j: @escaping @Sendable (A) throws -> F
    ) -> @Sendable (A) throws -> (B, C, D, E, F) {
        { try (f($0), g($0), h($0), i($0), j($0)) }
    }

    /// Fans one argument out to six `@Sendable` throwing functions: `juxt(f, g, h, i, j, k)(a)` is
    /// `(f(a), g(a), h(a), i(a), j(a), k(a))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: makes the first element.
    ///   - g: makes the second element.
    ///   - h: makes the third element.
    ///   - i: makes the fourth element.
    ///   - j: makes the fifth element.
    ///   - k: makes the sixth element.
    /// - Returns: a function from the argument to the tuple of their results.
    @_disfavoredOverload
    @inlinable
    public func juxt<A, B, C, D, E, F, G>(
        _ f: @escaping @Sendable (A) throws -> B,
        _ g: @escaping @Sendable (A) throws -> C,
        _ h: @escaping @Sendable (A) throws -> D,
        _ i: @escaping @Sendable (A) throws -> E,
        _ j: @escaping @Sendable (A) throws -> F,
        _ k: @escaping @Sendable (A) throws -> G
    ) -> @Sendable (A) throws -> (B, C, D, E, F, G) {
        { try (f($0), g($0), h($0), i($0), j($0), k($0)) }
    }

    /// Fans one argument out to seven `@Sendable` throwing functions: `juxt(f, g, h, i, j, k, l)(a)` is
    /// `(f(a), g(a), h(a), i(a), j(a), k(a), l(a))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: makes the first element.
    ///   - g: makes the second element.
    ///   - h: makes the third element.
    ///   - i: makes the fourth element.
    ///   - j: makes the fifth element.
    ///   - k: makes the sixth element.
    ///   - l: makes the seventh element.
    /// - Returns: a function from the argument to the tuple of their results.
    @_disfavoredOverload
    @inlinable
    public func juxt<A, B, C, D, E, F, G, H>(
        _ f: @escaping @Sendable (A) throws -> B,
        _ g: @escaping @Sendable (A) throws -> C,
        _ h: @escaping @Sendable (A) throws -> D,
        _ i: @escaping @Sendable (A) throws -> E,
        _ j: @escaping @Sendable (A) throws -> F,
        _ k: @escaping @Sendable (A) throws -> G,
        _ l: @escaping @Sendable (A) throws -> H
    ) -> @Sendable (A) throws -> (B, C, D, E, F, G, H) {
        { try (f($0), g($0), h($0), i($0), j($0), k($0), l($0)) }
    }

    /// Fans one argument out to eight `@Sendable` throwing functions: `juxt(f, g, h, i, j, k, l, m)(a)` is
    /// `(f(a), g(a), h(a), i(a), j(a), k(a), l(a), m(a))`.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: makes the first element.
    ///   - g: makes the second element.
    ///   - h: makes the third element.
    ///   - i: makes the fourth element.
    ///   - j: makes the fifth element.
    ///   - k: makes the sixth element.
    ///   - l: makes the seventh element.
    ///   - m: makes the eighth element.
    /// - Returns: a function from the argument to the tuple of their results.
    @_disfavoredOverload
    @inlinable
    public func juxt<A, B, C, D, E, F, G, H, I>(
        _ f: @escaping @Sendable (A) throws -> B,
        _ g: @escaping @Sendable (A) throws -> C,
        _ h: @escaping @Sendable (A) throws -> D,
        _ i: @escaping @Sendable (A) throws -> E,
        _ j: @escaping @Sendable (A) throws -> F,
        _ k: @escaping @Sendable (A) throws -> G,
        _ l: @escaping @Sendable (A) throws -> H,
        _ m: @escaping @Sendable (A) throws -> I
    ) -> @Sendable (A) throws -> (B, C, D, E, F, G, H, I) {
        { try (f($0), g($0), h($0), i($0), j($0), k($0), l($0), m($0)) }
    }
#endif

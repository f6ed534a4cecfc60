#if !hasFeature(Embedded)
    /// Fans one argument out to two asynchronous functions and combines their results: `zip(f, g, with: combine)(a)` is
    /// `combine(f(a), g(a))`.
    ///
    /// They run in this order, each when the one before it has finished.
    ///
    /// - Parameters:
    ///   - f: makes the first argument of `combine`.
    ///   - g: makes the second argument of `combine`.
    ///   - combine: joins their results into one.
    /// - Returns: a function from the argument to the combined result.
    @inlinable
    public func zip<A, B, C, D>(
        _ f: @escaping (A) async -> B,
        _ g: @escaping (A) async -> C,
        with combine: @escaping (B, C) async -> D
    ) -> (A) async -> D {
        { await combine(f($0), g($0)) }
    }

    /// Fans one argument out to three asynchronous functions and combines their results: `zip(f, g, h, with: combine)(a)`
    /// is `combine(f(a), g(a), h(a))`.
    ///
    /// They run in this order, each when the one before it has finished.
    ///
    /// - Parameters:
    ///   - f: makes the first argument of `combine`.
    ///   - g: makes the second argument of `combine`.
    ///   - h: makes the third argument of `combine`.
    ///   - combine: joins their results into one.
    /// - Returns: a function from the argument to the combined result.
    @inlinable
    public func zip<A, B, C, D, E>(
        _ f: @escaping (A) async -> B,
        _ g: @escaping (A) async -> C,
        _ h: @escaping (A) async -> D,
        with combine: @escaping (B, C, D) async -> E
    ) -> (A) async -> E {
        { await combine(f($0), g($0), h($0)) }
    }

    /// Fans one argument out to four asynchronous functions and combines their results: `zip(f, g, h, i, with: combine)(a)`
    /// is `combine(f(a), g(a), h(a), i(a))`.
    ///
    /// They run in this order, each when the one before it has finished.
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
        _ f: @escaping (A) async -> B,
        _ g: @escaping (A) async -> C,
        _ h: @escaping (A) async -> D,
        _ i: @escaping (A) async -> E,
        with combine: @escaping (B, C, D, E) async -> F
    ) -> (A) async -> F {
        { await combine(f($0), g($0), h($0), i($0)) }
    }

    // MARK: - `@Sendable` twins

    /// Fans one argument out to two `@Sendable` asynchronous functions and combines their results:
    /// `zip(f, g, with: combine)(a)` is `combine(f(a), g(a))`.
    ///
    /// They run in this order, each when the one before it has finished.
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
        _ f: @escaping @Sendable (A) async -> B,
        _ g: @escaping @Sendable (A) async -> C,
        with combine: @escaping @Sendable (B, C) async -> D
    ) -> @Sendable (A) async -> D {
        { await combine(f($0), g($0)) }
    }

    /// Fans one argument out to three `@Sendable` asynchronous functions and combines their results:
    /// `zip(f, g, h, with: combine)(a)` is `combine(f(a), g(a), h(a))`.
    ///
    /// They run in this order, each when the one before it has finished.
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
        _ f: @escaping @Sendable (A) async -> B,
        _ g: @escaping @Sendable (A) async -> C,
        _ h: @escaping @Sendable (A) async -> D,
        with combine: @escaping @Sendable (B, C, D) async -> E
    ) -> @Sendable (A) async -> E {
        { await combine(f($0), g($0), h($0)) }
    }

    /// Fans one argument out to four `@Sendable` asynchronous functions and combines their results:
    /// `zip(f, g, h, i, with: combine)(a)` is `combine(f(a), g(a), h(a), i(a))`.
    ///
    /// They run in this order, each when the one before it has finished.
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
        _ f: @escaping @Sendable (A) async -> B,
        _ g: @escaping @Sendable (A) async -> C,
        _ h: @escaping @Sendable (A) async -> D,
        _ i: @escaping @Sendable (A) async -> E,
        with combine: @escaping @Sendable (B, C, D, E) async -> F
    ) -> @Sendable (A) async -> F {
        { await combine(f($0), g($0), h($0), i($0)) }
    }
#endif

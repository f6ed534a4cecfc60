#if !hasFeature(Embedded)
    /// Fans one argument out to two asynchronous throwing functions and combines their results:
    /// `zip(f, g, with: combine)(a)` is `combine(f(a), g(a))`.
    ///
    /// They run in this order, each when the one before it has finished.
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
        _ f: @escaping (A) async throws -> B,
        _ g: @escaping (A) async throws -> C,
        with combine: @escaping (B, C) async throws -> D
    ) -> (A) async throws -> D {
        { try await combine(f($0), g($0)) }
    }

    /// Fans one argument out to three asynchronous throwing functions and combines their results:
    /// `zip(f, g, h, with: combine)(a)` is `combine(f(a), g(a), h(a))`.
    ///
    /// They run in this order, each when the one before it has finished.
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
        _ f: @escaping (A) async throws -> B,
        _ g: @escaping (A) async throws -> C,
        _ h: @escaping (A) async throws -> D,
        with combine: @escaping (B, C, D) async throws -> E
    ) -> (A) async throws -> E {
        { try await combine(f($0), g($0), h($0)) }
    }

    /// Fans one argument out to four asynchronous throwing functions and combines their results:
    /// `zip(f, g, h, i, with: combine)(a)` is `combine(f(a), g(a), h(a), i(a))`.
    ///
    /// They run in this order, each when the one before it has finished.
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
        _ f: @escaping (A) async throws -> B,
        _ g: @escaping (A) async throws -> C,
        _ h: @escaping (A) async throws -> D,
        _ i: @escaping (A) async throws -> E,
        with combine: @escaping (B, C, D, E) async throws -> F
    ) -> (A) async throws -> F {
        { try await combine(f($0), g($0), h($0), i($0)) }
    }

    // MARK: - `@Sendable` twins

    /// Fans one argument out to two `@Sendable` asynchronous throwing functions and combines their results:
    /// `zip(f, g, with: combine)(a)` is `combine(f(a), g(a))`.
    ///
    /// They run in this order, each when the one before it has finished.
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
        _ f: @escaping @Sendable (A) async throws -> B,
        _ g: @escaping @Sendable (A) async throws -> C,
        with combine: @escaping @Sendable (B, C) async throws -> D
    ) -> @Sendable (A) async throws -> D {
        { try await combine(f($0), g($0)) }
    }

    /// Fans one argument out to three `@Sendable` asynchronous throwing functions and combines their results:
    /// `zip(f, g, h, with: combine)(a)` is `combine(f(a), g(a), h(a))`.
    ///
    /// They run in this order, each when the one before it has finished.
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
        _ f: @escaping @Sendable (A) async throws -> B,
        _ g: @escaping @Sendable (A) async throws -> C,
        _ h: @escaping @Sendable (A) async throws -> D,
        with combine: @escaping @Sendable (B, C, D) async throws -> E
    ) -> @Sendable (A) async throws -> E {
        { try await combine(f($0), g($0), h($0)) }
    }

    /// Fans one argument out to four `@Sendable` asynchronous throwing functions and combines their results:
    /// `zip(f, g, h, i, with: combine)(a)` is `combine(f(a), g(a), h(a), i(a))`.
    ///
    /// They run in this order, each when the one before it has finished.
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
        _ f: @escaping @Sendable (A) async throws -> B,
        _ g: @escaping @Sendable (A) async throws -> C,
        _ h: @escaping @Sendable (A) async throws -> D,
        _ i: @escaping @Sendable (A) async throws -> E,
        with combine: @escaping @Sendable (B, C, D, E) async throws -> F
    ) -> @Sendable (A) async throws -> F {
        { try await combine(f($0), g($0), h($0), i($0)) }
    }
#endif

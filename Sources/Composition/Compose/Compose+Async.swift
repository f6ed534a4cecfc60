#if !hasFeature(Embedded)
    /// Composes two asynchronous functions, right to left: `compose(g, f)(a)` is `g(f(a))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// - Parameters:
    ///   - g: runs last, on the result of `f`.
    ///   - f: runs first, on the argument.
    /// - Returns: an asynchronous function from the argument of `f` to the result of `g`.
    @inlinable
    public func compose<A, B, C>(_ g: @escaping (B) async -> C, _ f: @escaping (A) async -> B) -> (A) async -> C {
        { await g(f($0)) }
    }

    /// Composes three asynchronous functions, right to left: `compose(h, g, f)(a)` is `h(g(f(a)))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// - Parameters:
    ///   - h: runs last, on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the argument.
    /// - Returns: an asynchronous function from the argument of `f` to the result of `h`.
    @inlinable
    public func compose<A, B, C, D>(
        _ h: @escaping (C) async -> D,
        _ g: @escaping (B) async -> C,
        _ f: @escaping (A) async -> B
    ) -> (A) async -> D {
        { await h(g(f($0))) }
    }

    /// Composes four asynchronous functions, right to left: `compose(i, h, g, f)(a)` is `i(h(g(f(a))))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// - Parameters:
    ///   - i: runs last, on the result of `h`.
    ///   - h: runs on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the argument.
    /// - Returns: an asynchronous function from the argument of `f` to the result of `i`.
    @inlinable
    public func compose<A, B, C, D, E>(
        _ i: @escaping (D) async -> E,
        _ h: @escaping (C) async -> D,
        _ g: @escaping (B) async -> C,
        _ f: @escaping (A) async -> B
    ) -> (A) async -> E {
        { await i(h(g(f($0)))) }
    }

    // MARK: - `@Sendable` twins

    /// Composes two `@Sendable` asynchronous functions, right to left: `compose(g, f)(a)` is `g(f(a))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - g: runs last, on the result of `f`.
    ///   - f: runs first, on the argument.
    /// - Returns: a `@Sendable` asynchronous function from the argument of `f` to the result of `g`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C>(
        _ g: @escaping @Sendable (B) async -> C,
        _ f: @escaping @Sendable (A) async -> B
    ) -> @Sendable (A) async -> C {
        { await g(f($0)) }
    }

    /// Composes three `@Sendable` asynchronous functions, right to left: `compose(h, g, f)(a)` is `h(g(f(a)))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - h: runs last, on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the argument.
    /// - Returns: a `@Sendable` asynchronous function from the argument of `f` to the result of `h`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D>(
        _ h: @escaping @Sendable (C) async -> D,
        _ g: @escaping @Sendable (B) async -> C,
        _ f: @escaping @Sendable (A) async -> B
    ) -> @Sendable (A) async -> D {
        { await h(g(f($0))) }
    }

    /// Composes four `@Sendable` asynchronous functions, right to left: `compose(i, h, g, f)(a)` is `i(h(g(f(a))))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - i: runs last, on the result of `h`.
    ///   - h: runs on the result of `g`.
    ///   - g: runs on the result of `f`.
    ///   - f: runs first, on the argument.
    /// - Returns: a `@Sendable` asynchronous function from the argument of `f` to the result of `i`.
    @_disfavoredOverload
    @inlinable
    public func compose<A, B, C, D, E>(
        _ i: @escaping @Sendable (D) async -> E,
        _ h: @escaping @Sendable (C) async -> D,
        _ g: @escaping @Sendable (B) async -> C,
        _ f: @escaping @Sendable (A) async -> B
    ) -> @Sendable (A) async -> E {
        { await i(h(g(f($0)))) }
    }
#endif

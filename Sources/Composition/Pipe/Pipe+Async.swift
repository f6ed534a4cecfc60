#if !hasFeature(Embedded)
    /// Pipes two asynchronous functions, left to right: `pipe(f, g)(a)` is `g(f(a))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// - Parameters:
    ///   - f: runs first, on the argument.
    ///   - g: runs last, on the result of `f`.
    /// - Returns: an asynchronous function from the argument of `f` to the result of `g`.
    @inlinable
    public func pipe<A, B, C>(_ f: @escaping (A) async -> B, _ g: @escaping (B) async -> C) -> (A) async -> C {
        { await g(f($0)) }
    }

    /// Pipes three asynchronous functions, left to right: `pipe(f, g, h)(a)` is `h(g(f(a)))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// - Parameters:
    ///   - f: runs first, on the argument.
    ///   - g: runs on the result of `f`.
    ///   - h: runs last, on the result of `g`.
    /// - Returns: an asynchronous function from the argument of `f` to the result of `h`.
    @inlinable
    public func pipe<A, B, C, D>(
        _ f: @escaping (A) async -> B,
        _ g: @escaping (B) async -> C,
        _ h: @escaping (C) async -> D
    ) -> (A) async -> D {
        { await h(g(f($0))) }
    }

    /// Pipes four asynchronous functions, left to right: `pipe(f, g, h, i)(a)` is `i(h(g(f(a))))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// - Parameters:
    ///   - f: runs first, on the argument.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs last, on the result of `h`.
    /// - Returns: an asynchronous function from the argument of `f` to the result of `i`.
    @inlinable
    public func pipe<A, B, C, D, E>(
        _ f: @escaping (A) async -> B,
        _ g: @escaping (B) async -> C,
        _ h: @escaping (C) async -> D,
        _ i: @escaping (D) async -> E
    ) -> (A) async -> E {
        { await i(h(g(f($0)))) }
    }

    // MARK: - `@Sendable` twins

    /// Pipes two `@Sendable` asynchronous functions, left to right: `pipe(f, g)(a)` is `g(f(a))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the argument.
    ///   - g: runs last, on the result of `f`.
    /// - Returns: a `@Sendable` asynchronous function from the argument of `f` to the result of `g`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C>(
        _ f: @escaping @Sendable (A) async -> B,
        _ g: @escaping @Sendable (B) async -> C
    ) -> @Sendable (A) async -> C {
        { await g(f($0)) }
    }

    /// Pipes three `@Sendable` asynchronous functions, left to right: `pipe(f, g, h)(a)` is `h(g(f(a)))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the argument.
    ///   - g: runs on the result of `f`.
    ///   - h: runs last, on the result of `g`.
    /// - Returns: a `@Sendable` asynchronous function from the argument of `f` to the result of `h`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D>(
        _ f: @escaping @Sendable (A) async -> B,
        _ g: @escaping @Sendable (B) async -> C,
        _ h: @escaping @Sendable (C) async -> D
    ) -> @Sendable (A) async -> D {
        { await h(g(f($0))) }
    }

    /// Pipes four `@Sendable` asynchronous functions, left to right: `pipe(f, g, h, i)(a)` is `i(h(g(f(a))))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the argument.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs last, on the result of `h`.
    /// - Returns: a `@Sendable` asynchronous function from the argument of `f` to the result of `i`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E>(
        _ f: @escaping @Sendable (A) async -> B,
        _ g: @escaping @Sendable (B) async -> C,
        _ h: @escaping @Sendable (C) async -> D,
        _ i: @escaping @Sendable (D) async -> E
    ) -> @Sendable (A) async -> E {
        { await i(h(g(f($0)))) }
    }
#endif

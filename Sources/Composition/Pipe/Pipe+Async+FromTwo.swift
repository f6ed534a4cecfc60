#if !hasFeature(Embedded)
    /// Pipes two asynchronous functions, the first of them of two arguments, left to right: `pipe(f, g)(a, b)` is
    /// `g(f(a, b))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// - Parameters:
    ///   - f: runs first, on the two arguments.
    ///   - g: runs last, on the result of `f`.
    /// - Returns: an asynchronous function from the arguments of `f` to the result of `g`.
    @inlinable
    public func pipe<A, B, C, D>(_ f: @escaping (A, B) async -> C, _ g: @escaping (C) async -> D) -> (A, B) async -> D {
        { await g(f($0, $1)) }
    }

    /// Pipes three asynchronous functions, the first of them of two arguments, left to right: `pipe(f, g, h)(a, b)` is
    /// `h(g(f(a, b)))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// - Parameters:
    ///   - f: runs first, on the two arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs last, on the result of `g`.
    /// - Returns: an asynchronous function from the arguments of `f` to the result of `h`.
    @inlinable
    public func pipe<A, B, C, D, E>(
        _ f: @escaping (A, B) async -> C,
        _ g: @escaping (C) async -> D,
        _ h: @escaping (D) async -> E
    ) -> (A, B) async -> E {
        { await h(g(f($0, $1))) }
    }

    /// Pipes four asynchronous functions, the first of them of two arguments, left to right: `pipe(f, g, h, i)(a, b)` is
    /// `i(h(g(f(a, b))))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// - Parameters:
    ///   - f: runs first, on the two arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs last, on the result of `h`.
    /// - Returns: an asynchronous function from the arguments of `f` to the result of `i`.
    @inlinable
    public func pipe<A, B, C, D, E, F>(
        _ f: @escaping (A, B) async -> C,
        _ g: @escaping (C) async -> D,
        _ h: @escaping (D) async -> E,
        _ i: @escaping (E) async -> F
    ) -> (A, B) async -> F {
        { await i(h(g(f($0, $1)))) }
    }

    // MARK: - `@Sendable` twins

    /// Pipes two `@Sendable` asynchronous functions, the first of them of two arguments, left to right: `pipe(f, g)(a, b)`
    /// is `g(f(a, b))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the two arguments.
    ///   - g: runs last, on the result of `f`.
    /// - Returns: a `@Sendable` asynchronous function from the arguments of `f` to the result of `g`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D>(
        _ f: @escaping @Sendable (A, B) async -> C,
        _ g: @escaping @Sendable (C) async -> D
    ) -> @Sendable (A, B) async -> D {
        { await g(f($0, $1)) }
    }

    /// Pipes three `@Sendable` asynchronous functions, the first of them of two arguments, left to right:
    /// `pipe(f, g, h)(a, b)` is `h(g(f(a, b)))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the two arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs last, on the result of `g`.
    /// - Returns: a `@Sendable` asynchronous function from the arguments of `f` to the result of `h`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E>(
        _ f: @escaping @Sendable (A, B) async -> C,
        _ g: @escaping @Sendable (C) async -> D,
        _ h: @escaping @Sendable (D) async -> E
    ) -> @Sendable (A, B) async -> E {
        { await h(g(f($0, $1))) }
    }

    /// Pipes four `@Sendable` asynchronous functions, the first of them of two arguments, left to right:
    /// `pipe(f, g, h, i)(a, b)` is `i(h(g(f(a, b))))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the two arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs last, on the result of `h`.
    /// - Returns: a `@Sendable` asynchronous function from the arguments of `f` to the result of `i`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E, F>(
        _ f: @escaping @Sendable (A, B) async -> C,
        _ g: @escaping @Sendable (C) async -> D,
        _ h: @escaping @Sendable (D) async -> E,
        _ i: @escaping @Sendable (E) async -> F
    ) -> @Sendable (A, B) async -> F {
        { await i(h(g(f($0, $1)))) }
    }
#endif

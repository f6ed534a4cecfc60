#if !hasFeature(Embedded)
    /// Pipes two asynchronous throwing functions, the first of them of two arguments, left to right: `pipe(f, g)(a, b)` is
    /// `g(f(a, b))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the two arguments.
    ///   - g: runs last, on the result of `f`.
    /// - Returns: an asynchronous throwing function from the arguments of `f` to the result of `g`.
    @inlinable
    public func pipe<A, B, C, D>(
        _ f: @escaping (A, B) async throws -> C,
        _ g: @escaping (C) async throws -> D
    ) -> (A, B) async throws -> D {
        { try await g(f($0, $1)) }
    }

    /// Pipes three asynchronous throwing functions, the first of them of two arguments, left to right:
    /// `pipe(f, g, h)(a, b)` is `h(g(f(a, b)))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the two arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs last, on the result of `g`.
    /// - Returns: an asynchronous throwing function from the arguments of `f` to the result of `h`.
    @inlinable
    public func pipe<A, B, C, D, E>(
        _ f: @escaping (A, B) async throws -> C,
        _ g: @escaping (C) async throws -> D,
        _ h: @escaping (D) async throws -> E
    ) -> (A, B) async throws -> E {
        { try await h(g(f($0, $1))) }
    }

    /// Pipes four asynchronous throwing functions, the first of them of two arguments, left to right:
    /// `pipe(f, g, h, i)(a, b)` is `i(h(g(f(a, b))))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: runs first, on the two arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs on the result of `g`.
    ///   - i: runs last, on the result of `h`.
    /// - Returns: an asynchronous throwing function from the arguments of `f` to the result of `i`.
    @inlinable
    public func pipe<A, B, C, D, E, F>(
        _ f: @escaping (A, B) async throws -> C,
        _ g: @escaping (C) async throws -> D,
        _ h: @escaping (D) async throws -> E,
        _ i: @escaping (E) async throws -> F
    ) -> (A, B) async throws -> F {
        { try await i(h(g(f($0, $1)))) }
    }

    // MARK: - `@Sendable` twins

    /// Pipes two `@Sendable` asynchronous throwing functions, the first of them of two arguments, left to right:
    /// `pipe(f, g)(a, b)` is `g(f(a, b))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the two arguments.
    ///   - g: runs last, on the result of `f`.
    /// - Returns: a `@Sendable` asynchronous throwing function from the arguments of `f` to the result of `g`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D>(
        _ f: @escaping @Sendable (A, B) async throws -> C,
        _ g: @escaping @Sendable (C) async throws -> D
    ) -> @Sendable (A, B) async throws -> D {
        { try await g(f($0, $1)) }
    }

    /// Pipes three `@Sendable` asynchronous throwing functions, the first of them of two arguments, left to right:
    /// `pipe(f, g, h)(a, b)` is `h(g(f(a, b)))`.
    ///
    /// Each starts when the one before it has finished.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: runs first, on the two arguments.
    ///   - g: runs on the result of `f`.
    ///   - h: runs last, on the result of `g`.
    /// - Returns: a `@Sendable` asynchronous throwing function from the arguments of `f` to the result of `h`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E>(
        _ f: @escaping @Sendable (A, B) async throws -> C,
        _ g: @escaping @Sendable (C) async throws -> D,
        _ h: @escaping @Sendable (D) async throws -> E
    ) -> @Sendable (A, B) async throws -> E {
        { try await h(g(f($0, $1))) }
    }

    /// Pipes four `@Sendable` asynchronous throwing functions, the first of them of two arguments, left to right:
    /// `pipe(f, g, h, i)(a, b)` is `i(h(g(f(a, b))))`.
    ///
    /// Each starts when the one before it has finished.
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
    /// - Returns: a `@Sendable` asynchronous throwing function from the arguments of `f` to the result of `i`.
    @_disfavoredOverload
    @inlinable
    public func pipe<A, B, C, D, E, F>(
        _ f: @escaping @Sendable (A, B) async throws -> C,
        _ g: @escaping @Sendable (C) async throws -> D,
        _ h: @escaping @Sendable (D) async throws -> E,
        _ i: @escaping @Sendable (E) async throws -> F
    ) -> @Sendable (A, B) async throws -> F {
        { try await i(h(g(f($0, $1)))) }
    }
#endif

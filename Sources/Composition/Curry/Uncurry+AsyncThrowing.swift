#if !hasFeature(Embedded)
    /// Uncurries an asynchronous throwing function whose second call takes nothing, as that of an unapplied method does:
    /// `uncurry(function)(a)` is `function(a)()`.
    ///
    /// So `uncurry(String.uppercased)` is a function from a string to a string.
    ///
    /// - Parameter function: returns a function without arguments.
    /// - Returns: a function of its argument.
    @inlinable
    public func uncurry<A, B>(_ function: @escaping (A) -> () async throws -> B) -> (A) async throws -> B {
        { try await function($0)() }
    }

    /// Uncurries an asynchronous throwing curried function of two arguments: `uncurry(function)(a, b)` is `function(a)(b)`.
    ///
    /// - Parameter function: takes its two arguments one at a time.
    /// - Returns: a function of all its arguments at once.
    @inlinable
    public func uncurry<A, B, C>(_ function: @escaping (A) -> (B) async throws -> C) -> (A, B) async throws -> C {
        { try await function($0)($1) }
    }

    /// Uncurries an asynchronous throwing curried function of three arguments: `uncurry(function)(a, b, c)` is
    /// `function(a)(b)(c)`.
    ///
    /// - Parameter function: takes its three arguments one at a time.
    /// - Returns: a function of all its arguments at once.
    @inlinable
    public func uncurry<A, B, C, D>(
        _ function: @escaping (A) -> (B) -> (C) async throws -> D
    ) -> (A, B, C) async throws -> D {
        { try await function($0)($1)($2) }
    }

    /// Uncurries an asynchronous throwing curried function of four arguments: `uncurry(function)(a, b, c, d)` is
    /// `function(a)(b)(c)(d)`.
    ///
    /// - Parameter function: takes its four arguments one at a time.
    /// - Returns: a function of all its arguments at once.
    @inlinable
    public func uncurry<A, B, C, D, E>(
        _ function: @escaping (A) -> (B) -> (C) -> (D) async throws -> E
    ) -> (A, B, C, D) async throws -> E {
        { try await function($0)($1)($2)($3) }
    }

    // MARK: - `@Sendable` twins

    /// Uncurries a `@Sendable` asynchronous throwing function whose second call takes nothing, as that of an unapplied
    /// method does: `uncurry(function)(a)` is `function(a)()`.
    ///
    /// So `uncurry(String.uppercased)` is a function from a string to a string.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameter function: returns a function without arguments.
    /// - Returns: a function of its argument.
    @_disfavoredOverload
    @inlinable
    public func uncurry<A, B>(
        _ function: @escaping @Sendable (A) -> () async throws -> B
    ) -> @Sendable (A) async throws -> B {
        { try await function($0)() }
    }

    /// Uncurries a `@Sendable` asynchronous throwing curried function of two arguments: `uncurry(function)(a, b)` is
    /// `function(a)(b)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameter function: takes its two arguments one at a time.
    /// - Returns: a function of all its arguments at once.
    @_disfavoredOverload
    @inlinable
    public func uncurry<A, B, C>(
        _ function: @escaping @Sendable (A) -> (B) async throws -> C
    ) -> @Sendable (A, B) async throws -> C {
        { try await function($0)($1) }
    }

    /// Uncurries a `@Sendable` asynchronous throwing curried function of three arguments: `uncurry(function)(a, b, c)` is
    /// `function(a)(b)(c)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameter function: takes its three arguments one at a time.
    /// - Returns: a function of all its arguments at once.
    @_disfavoredOverload
    @inlinable
    public func uncurry<A, B, C, D>(
        _ function: @escaping @Sendable (A) -> (B) -> (C) async throws -> D
    ) -> @Sendable (A, B, C) async throws -> D {
        { try await function($0)($1)($2) }
    }

    /// Uncurries a `@Sendable` asynchronous throwing curried function of four arguments: `uncurry(function)(a, b, c, d)` is
    /// `function(a)(b)(c)(d)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameter function: takes its four arguments one at a time.
    /// - Returns: a function of all its arguments at once.
    @_disfavoredOverload
    @inlinable
    public func uncurry<A, B, C, D, E>(
        _ function: @escaping @Sendable (A) -> (B) -> (C) -> (D) async throws -> E
    ) -> @Sendable (A, B, C, D) async throws -> E {
        { try await function($0)($1)($2)($3) }
    }
#endif

#if !hasFeature(Embedded)
    /// Uncurries an asynchronous function whose second call takes nothing, as that of an unapplied method does:
    /// `uncurry(function)(a)` is `function(a)()`.
    ///
    /// So `uncurry(String.uppercased)` is a function from a string to a string.
    ///
    /// - Parameter function: returns a function without arguments.
    /// - Returns: a function of its argument.
    @inlinable
    public func uncurry<A, B>(_ function: @escaping (A) -> () async -> B) -> (A) async -> B {
        { await function($0)() }
    }

    /// Uncurries an asynchronous curried function of two arguments: `uncurry(function)(a, b)` is `function(a)(b)`.
    ///
    /// - Parameter function: takes its two arguments one at a time.
    /// - Returns: a function of all its arguments at once.
    @inlinable
    public func uncurry<A, B, C>(_ function: @escaping (A) -> (B) async -> C) -> (A, B) async -> C {
        { await function($0)($1) }
    }

    /// Uncurries an asynchronous curried function of three arguments: `uncurry(function)(a, b, c)` is `function(a)(b)(c)`.
    ///
    /// - Parameter function: takes its three arguments one at a time.
    /// - Returns: a function of all its arguments at once.
    @inlinable
    public func uncurry<A, B, C, D>(_ function: @escaping (A) -> (B) -> (C) async -> D) -> (A, B, C) async -> D {
        { await function($0)($1)($2) }
    }

    /// Uncurries an asynchronous curried function of four arguments: `uncurry(function)(a, b, c, d)` is
    /// `function(a)(b)(c)(d)`.
    ///
    /// - Parameter function: takes its four arguments one at a time.
    /// - Returns: a function of all its arguments at once.
    @inlinable
    public func uncurry<A, B, C, D, E>(
        _ function: @escaping (A) -> (B) -> (C) -> (D) async -> E
    ) -> (A, B, C, D) async -> E {
        { await function($0)($1)($2)($3) }
    }

    // MARK: - `@Sendable` twins

    /// Uncurries a `@Sendable` asynchronous function whose second call takes nothing, as that of an unapplied method does:
    /// `uncurry(function)(a)` is `function(a)()`.
    ///
    /// So `uncurry(String.uppercased)` is a function from a string to a string.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameter function: returns a function without arguments.
    /// - Returns: a function of its argument.
    @_disfavoredOverload
    @inlinable
    public func uncurry<A, B>(_ function: @escaping @Sendable (A) -> () async -> B) -> @Sendable (A) async -> B {
        { await function($0)() }
    }

    /// Uncurries a `@Sendable` asynchronous curried function of two arguments: `uncurry(function)(a, b)` is
    /// `function(a)(b)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameter function: takes its two arguments one at a time.
    /// - Returns: a function of all its arguments at once.
    @_disfavoredOverload
    @inlinable
    public func uncurry<A, B, C>(_ function: @escaping @Sendable (A) -> (B) async -> C) -> @Sendable (A, B) async -> C {
        { await function($0)($1) }
    }

    /// Uncurries a `@Sendable` asynchronous curried function of three arguments: `uncurry(function)(a, b, c)` is
    /// `function(a)(b)(c)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameter function: takes its three arguments one at a time.
    /// - Returns: a function of all its arguments at once.
    @_disfavoredOverload
    @inlinable
    public func uncurry<A, B, C, D>(
        _ function: @escaping @Sendable (A) -> (B) -> (C) async -> D
    ) -> @Sendable (A, B, C) async -> D {
        { await function($0)($1)($2) }
    }

    /// Uncurries a `@Sendable` asynchronous curried function of four arguments: `uncurry(function)(a, b, c, d)` is
    /// `function(a)(b)(c)(d)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameter function: takes its four arguments one at a time.
    /// - Returns: a function of all its arguments at once.
    @_disfavoredOverload
    @inlinable
    public func uncurry<A, B, C, D, E>(
        _ function: @escaping @Sendable (A) -> (B) -> (C) -> (D) async -> E
    ) -> @Sendable (A, B, C, D) async -> E {
        { await function($0)($1)($2)($3) }
    }
#endif

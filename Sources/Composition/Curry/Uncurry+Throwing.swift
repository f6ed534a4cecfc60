#if !hasFeature(Embedded)
    /// Uncurries a throwing function whose second call takes nothing, as that of an unapplied method does:
    /// `uncurry(function)(a)` is `function(a)()`.
    ///
    /// So `uncurry(String.uppercased)` is a function from a string to a string.
    ///
    /// - Parameter function: returns a function without arguments.
    /// - Returns: a function of its argument.
    @inlinable
    public func uncurry<A, B>(_ function: @escaping (A) -> () throws -> B) -> (A) throws -> B {
        { try function($0)() }
    }

    /// Uncurries a throwing curried function of two arguments: `uncurry(function)(a, b)` is `function(a)(b)`.
    ///
    /// - Parameter function: takes its two arguments one at a time.
    /// - Returns: a function of all its arguments at once.
    @inlinable
    public func uncurry<A, B, C>(_ function: @escaping (A) -> (B) throws -> C) -> (A, B) throws -> C {
        { try function($0)($1) }
    }

    /// Uncurries a throwing curried function of three arguments: `uncurry(function)(a, b, c)` is `function(a)(b)(c)`.
    ///
    /// - Parameter function: takes its three arguments one at a time.
    /// - Returns: a function of all its arguments at once.
    @inlinable
    public func uncurry<A, B, C, D>(_ function: @escaping (A) -> (B) -> (C) throws -> D) -> (A, B, C) throws -> D {
        { try function($0)($1)($2) }
    }

    /// Uncurries a throwing curried function of four arguments: `uncurry(function)(a, b, c, d)` is `function(a)(b)(c)(d)`.
    ///
    /// - Parameter function: takes its four arguments one at a time.
    /// - Returns: a function of all its arguments at once.
    @inlinable
    public func uncurry<A, B, C, D, E>(
        _ function: @escaping (A) -> (B) -> (C) -> (D) throws -> E
    ) -> (A, B, C, D) throws -> E {
        { try function($0)($1)($2)($3) }
    }

    /// Uncurries a throwing curried function of five arguments: `uncurry(function)(a, b, c, d, e)` is
    /// `function(a)(b)(c)(d)(e)`.
    ///
    /// - Parameter function: takes its five arguments one at a time.
    /// - Returns: a function of all its arguments at once.
    @inlinable
    public func uncurry<A, B, C, D, E, F>(
        _ function: @escaping (A) -> (B) -> (C) -> (D) -> (E) throws -> F
    ) -> (A, B, C, D, E) throws -> F {
        { try function($0)($1)($2)($3)($4) }
    }

    /// Uncurries a throwing curried function of six arguments: `uncurry(function)(a, b, c, d, e, f)` is
    /// `function(a)(b)(c)(d)(e)(f)`.
    ///
    /// - Parameter function: takes its six arguments one at a time.
    /// - Returns: a function of all its arguments at once.
    @inlinable
    public func uncurry<A, B, C, D, E, F, G>(
        _ function: @escaping (A) -> (B) -> (C) -> (D) -> (E) -> (F) throws -> G
    ) -> (A, B, C, D, E, F) throws -> G {
        { try function($0)($1)($2)($3)($4)($5) }
    }

    /// Uncurries a throwing curried function of seven arguments: `uncurry(function)(a, b, c, d, e, f, g)` is
    /// `function(a)(b)(c)(d)(e)(f)(g)`.
    ///
    /// - Parameter function: takes its seven arguments one at a time.
    /// - Returns: a function of all its arguments at once.
    @inlinable
    public func uncurry<A, B, C, D, E, F, G, H>(
        _ function: @escaping (A) -> (B) -> (C) -> (D) -> (E) -> (F) -> (G) throws -> H
    ) -> (A, B, C, D, E, F, G) throws -> H {
        { try function($0)($1)($2)($3)($4)($5)($6) }
    }

    /// Uncurries a throwing curried function of eight arguments: `uncurry(function)(a, b, c, d, e, f, g, h)` is
    /// `function(a)(b)(c)(d)(e)(f)(g)(h)`.
    ///
    /// - Parameter function: takes its eight arguments one at a time.
    /// - Returns: a function of all its arguments at once.
    @inlinable
    public func uncurry<A, B, C, D, E, F, G, H, I>(
        _ function: @escaping (A) -> (B) -> (C) -> (D) -> (E) -> (F) -> (G) -> (H) throws -> I
    ) -> (A, B, C, D, E, F, G, H) throws -> I {
        { try function($0)($1)($2)($3)($4)($5)($6)($7) }
    }

    // MARK: - `@Sendable` twins

    /// Uncurries a `@Sendable` throwing function whose second call takes nothing, as that of an unapplied method does:
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
    public func uncurry<A, B>(_ function: @escaping @Sendable (A) -> () throws -> B) -> @Sendable (A) throws -> B {
        { try function($0)() }
    }

    /// Uncurries a `@Sendable` throwing curried function of two arguments: `uncurry(function)(a, b)` is `function(a)(b)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameter function: takes its two arguments one at a time.
    /// - Returns: a function of all its arguments at once.
    @_disfavoredOverload
    @inlinable
    public func uncurry<A, B, C>(_ function: @escaping @Sendable (A) -> (B) throws -> C) -> @Sendable (A, B) throws -> C
    {
        { try function($0)($1) }
    }

    /// Uncurries a `@Sendable` throwing curried function of three arguments: `uncurry(function)(a, b, c)` is
    /// `function(a)(b)(c)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameter function: takes its three arguments one at a time.
    /// - Returns: a function of all its arguments at once.
    @_disfavoredOverload
    @inlinable
    public func uncurry<A, B, C, D>(
        _ function: @escaping @Sendable (A) -> (B) -> (C) throws -> D
    ) -> @Sendable (A, B, C) throws -> D {
        { try function($0)($1)($2) }
    }

    /// Uncurries a `@Sendable` throwing curried function of four arguments: `uncurry(function)(a, b, c, d)` is
    /// `function(a)(b)(c)(d)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameter function: takes its four arguments one at a time.
    /// - Returns: a function of all its arguments at once.
    @_disfavoredOverload
    @inlinable
    public func uncurry<A, B, C, D, E>(
        _ function: @escaping @Sendable (A) -> (B) -> (C) -> (D) throws -> E
    ) -> @Sendable (A, B, C, D) throws -> E {
        { try function($0)($1)($2)($3) }
    }

    /// Uncurries a `@Sendable` throwing curried function of five arguments: `uncurry(function)(a, b, c, d, e)` is
    /// `function(a)(b)(c)(d)(e)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameter function: takes its five arguments one at a time.
    /// - Returns: a function of all its arguments at once.
    @_disfavoredOverload
    @inlinable
    public func uncurry<A, B, C, D, E, F>(
        _ function: @escaping @Sendable (A) -> (B) -> (C) -> (D) -> (E) throws -> F
    ) -> @Sendable (A, B, C, D, E) throws -> F {
        { try function($0)($1)($2)($3)($4) }
    }

    /// Uncurries a `@Sendable` throwing curried function of six arguments: `uncurry(function)(a, b, c, d, e, f)` is
    /// `function(a)(b)(c)(d)(e)(f)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameter function: takes its six arguments one at a time.
    /// - Returns: a function of all its arguments at once.
    @_disfavoredOverload
    @inlinable
    public func uncurry<A, B, C, D, E, F, G>(
        _ function: @escaping @Sendable (A) -> (B) -> (C) -> (D) -> (E) -> (F) throws -> G
    ) -> @Sendable (A, B, C, D, E, F) throws -> G {
        { try function($0)($1)($2)($3)($4)($5) }
    }

    /// Uncurries a `@Sendable` throwing curried function of seven arguments: `uncurry(function)(a, b, c, d, e, f, g)` is
    /// `function(a)(b)(c)(d)(e)(f)(g)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameter function: takes its seven arguments one at a time.
    /// - Returns: a function of all its arguments at once.
    @_disfavoredOverload
    @inlinable
    public func uncurry<A, B, C, D, E, F, G, H>(
        _ function: @escaping @Sendable (A) -> (B) -> (C) -> (D) -> (E) -> (F) -> (G) throws -> H
    ) -> @Sendable (A, B, C, D, E, F, G) throws -> H {
        { try function($0)($1)($2)($3)($4)($5)($6) }
    }

    /// Uncurries a `@Sendable` throwing curried function of eight arguments: `uncurry(function)(a, b, c, d, e, f, g, h)` is
    /// `function(a)(b)(c)(d)(e)(f)(g)(h)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameter function: takes its eight arguments one at a time.
    /// - Returns: a function of all its arguments at once.
    @_disfavoredOverload
    @inlinable
    public func uncurry<A, B, C, D, E, F, G, H, I>(
        _ function: @escaping @Sendable (A) -> (B) -> (C) -> (D) -> (E) -> (F) -> (G) -> (H) throws -> I
    ) -> @Sendable (A, B, C, D, E, F, G, H) throws -> I {
        { try function($0)($1)($2)($3)($4)($5)($6)($7) }
    }
#endif

#if !hasFeature(Embedded)
    /// Curries a throwing function of two arguments: `curry(function)(a)(b)` is `function(a, b)`.
    ///
    /// Only the last call runs `function`, and so only the last is throwing.
    ///
    /// - Parameter function: takes its two arguments at once.
    /// - Returns: a function that takes the first argument and returns a function of the rest, one at a time.
    @inlinable
    public func curry<A, B, C>(_ function: @escaping (A, B) throws -> C) -> (A) -> (B) throws -> C {
        { a in { b in try function(a, b) } }
    }

    /// Curries a throwing function of three arguments: `curry(function)(a)(b)(c)` is `function(a, b, c)`.
    ///
    /// Only the last call runs `function`, and so only the last is throwing.
    ///
    /// - Parameter function: takes its three arguments at once.
    /// - Returns: a function that takes the first argument and returns a function of the rest, one at a time.
    @inlinable
    public func curry<A, B, C, D>(_ function: @escaping (A, B, C) throws -> D) -> (A) -> (B) -> (C) throws -> D {
        { a in { b in { c in try function(a, b, c) } } }
    }

    /// Curries a throwing function of four arguments: `curry(function)(a)(b)(c)(d)` is `function(a, b, c, d)`.
    ///
    /// Only the last call runs `function`, and so only the last is throwing.
    ///
    /// - Parameter function: takes its four arguments at once.
    /// - Returns: a function that takes the first argument and returns a function of the rest, one at a time.
    @inlinable
    public func curry<A, B, C, D, E>(
        _ function: @escaping (A, B, C, D) throws -> E
    ) -> (A) -> (B) -> (C) -> (D) throws -> E {
        { a in { b in { c in { d in try function(a, b, c, d) } } } }
    }

    /// Curries a throwing function of five arguments: `curry(function)(a)(b)(c)(d)(e)` is `function(a, b, c, d, e)`.
    ///
    /// Only the last call runs `function`, and so only the last is throwing.
    ///
    /// - Parameter function: takes its five arguments at once.
    /// - Returns: a function that takes the first argument and returns a function of the rest, one at a time.
    @inlinable
    public func curry<A, B, C, D, E, F>(
        _ function: @escaping (A, B, C, D, E) throws -> F
    ) -> (A) -> (B) -> (C) -> (D) -> (E) throws -> F {
        { a in { b in { c in { d in { e in try function(a, b, c, d, e) } } } } }
    }

    /// Curries a throwing function of six arguments: `curry(function)(a)(b)(c)(d)(e)(f)` is `function(a, b, c, d, e, f)`.
    ///
    /// Only the last call runs `function`, and so only the last is throwing.
    ///
    /// - Parameter function: takes its six arguments at once.
    /// - Returns: a function that takes the first argument and returns a function of the rest, one at a time.
    @inlinable
    public func curry<A, B, C, D, E, F, G>(
        _ function: @escaping (A, B, C, D, E, F) throws -> G
    ) -> (A) -> (B) -> (C) -> (D) -> (E) -> (F) throws -> G {
        { a in { b in { c in { d in { e in { f in try function(a, b, c, d, e, f) } } } } } }
    }

    /// Curries a throwing function of seven arguments: `curry(function)(a)(b)(c)(d)(e)(f)(g)` is
    /// `function(a, b, c, d, e, f, g)`.
    ///
    /// Only the last call runs `function`, and so only the last is throwing.
    ///
    /// - Parameter function: takes its seven arguments at once.
    /// - Returns: a function that takes the first argument and returns a function of the rest, one at a time.
    @inlinable
    public func curry<A, B, C, D, E, F, G, H>(
        _ function: @escaping (A, B, C, D, E, F, G) throws -> H
    ) -> (A) -> (B) -> (C) -> (D) -> (E) -> (F) -> (G) throws -> H {
        { a in { b in { c in { d in { e in { f in { g in try function(a, b, c, d, e, f, g) } } } } } } }
    }

    /// Curries a throwing function of eight arguments: `curry(function)(a)(b)(c)(d)(e)(f)(g)(h)` is
    /// `function(a, b, c, d, e, f, g, h)`.
    ///
    /// Only the last call runs `function`, and so only the last is throwing.
    ///
    /// - Parameter function: takes its eight arguments at once.
    /// - Returns: a function that takes the first argument and returns a function of the rest, one at a time.
    @inlinable
    public func curry<A, B, C, D, E, F, G, H, I>(
        _ function: @escaping (A, B, C, D, E, F, G, H) throws -> I
    ) -> (A) -> (B) -> (C) -> (D) -> (E) -> (F) -> (G) -> (H) throws -> I {
        { a in { b in { c in { d in { e in { f in { g in { h in try function(a, b, c, d, e, f, g, h) } } } } } } } }
    }

    // MARK: - `@Sendable` twins

    /// Curries a `@Sendable` throwing function of two arguments: `curry(function)(a)(b)` is `function(a, b)`.
    ///
    /// Only the last call runs `function`, and so only the last is throwing.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence the arguments that it keeps are
    /// `Sendable`.
    ///
    /// - Parameter function: takes its two arguments at once.
    /// - Returns: a function that takes the first argument and returns a function of the rest, one at a time.
    @_disfavoredOverload
    @inlinable
    public func curry<A: Sendable, B, C>(
        _ function: @escaping @Sendable (A, B) throws -> C
    ) -> @Sendable (A) -> @Sendable (B) throws -> C {
        { a in { b in try function(a, b) } }
    }

    /// Curries a `@Sendable` throwing function of three arguments: `curry(function)(a)(b)(c)` is `function(a, b, c)`.
    ///
    /// Only the last call runs `function`, and so only the last is throwing.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence the arguments that it keeps are
    /// `Sendable`.
    ///
    /// - Parameter function: takes its three arguments at once.
    /// - Returns: a function that takes the first argument and returns a function of the rest, one at a time.
    @_disfavoredOverload
    @inlinable
    public func curry<A: Sendable, B: Sendable, C, D>(
        _ function: @escaping @Sendable (A, B, C) throws -> D
    ) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) throws -> D {
        { a in { b in { c in try function(a, b, c) } } }
    }

    /// Curries a `@Sendable` throwing function of four arguments: `curry(function)(a)(b)(c)(d)` is `function(a, b, c, d)`.
    ///
    /// Only the last call runs `function`, and so only the last is throwing.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence the arguments that it keeps are
    /// `Sendable`.
    ///
    /// - Parameter function: takes its four arguments at once.
    /// - Returns: a function that takes the first argument and returns a function of the rest, one at a time.
    @_disfavoredOverload
    @inlinable
    public func curry<A: Sendable, B: Sendable, C: Sendable, D, E>(
        _ function: @escaping @Sendable (A, B, C, D) throws -> E
    ) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) -> @Sendable (D) throws -> E {
        { a in { b in { c in { d in try function(a, b, c, d) } } } }
    }

    /// Curries a `@Sendable` throwing function of five arguments: `curry(function)(a)(b)(c)(d)(e)` is
    /// `function(a, b, c, d, e)`.
    ///
    /// Only the last call runs `function`, and so only the last is throwing.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence the arguments that it keeps are
    /// `Sendable`.
    ///
    /// - Parameter function: takes its five arguments at once.
    /// - Returns: a function that takes the first argument and returns a function of the rest, one at a time.
    @_disfavoredOverload
    @inlinable
    public func curry<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E, F>(
        _ function: @escaping @Sendable (A, B, C, D, E) throws -> F
    ) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) -> @Sendable (D) -> @Sendable (E) throws -> F {
        { a in { b in { c in { d in { e in try function(a, b, c, d, e) } } } } }
    }

    /// Curries a `@Sendable` throwing function of six arguments: `curry(function)(a)(b)(c)(d)(e)(f)` is
    /// `function(a, b, c, d, e, f)`.
    ///
    /// Only the last call runs `function`, and so only the last is throwing.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence the arguments that it keeps are
    /// `Sendable`.
    ///
    /// - Parameter function: takes its six arguments at once.
    /// - Returns: a function that takes the first argument and returns a function of the rest, one at a time.
    @_disfavoredOverload
    @inlinable
    public func curry<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F, G>(
        _ function: @escaping @Sendable (A, B, C, D, E, F) throws -> G
    ) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) -> @Sendable (D) -> @Sendable (E) -> @Sendable (F) throws -> G
    {
        { a in { b in { c in { d in { e in { f in try function(a, b, c, d, e, f) } } } } } }
    }

    /// Curries a `@Sendable` throwing function of seven arguments: `curry(function)(a)(b)(c)(d)(e)(f)(g)` is
    /// `function(a, b, c, d, e, f, g)`.
    ///
    /// Only the last call runs `function`, and so only the last is throwing.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence the arguments that it keeps are
    /// `Sendable`.
    ///
    /// - Parameter function: takes its seven arguments at once.
    /// - Returns: a function that takes the first argument and returns a function of the rest, one at a time.
    @_disfavoredOverload
    @inlinable
    public func curry<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, G, H>(
        _ function: @escaping @Sendable (A, B, C, D, E, F, G) throws -> H
    )
        -> @Sendable (A) ->
        @Sendable (B) -> @Sendable (C) -> @Sendable (D) -> @Sendable (E) -> @Sendable (F) -> @Sendable (G) throws -> H
    {
        { a in { b in { c in { d in { e in { f in { g in try function(a, b, c, d, e, f, g) } } } } } } }
    }

    /// Curries a `@Sendable` throwing function of eight arguments: `curry(function)(a)(b)(c)(d)(e)(f)(g)(h)` is
    /// `function(a, b, c, d, e, f, g, h)`.
    ///
    /// Only the last call runs `function`, and so only the last is throwing.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence the arguments that it keeps are
    /// `Sendable`.
    ///
    /// - Parameter function: takes its eight arguments at once.
    /// - Returns: a function that takes the first argument and returns a function of the rest, one at a time.
    @_disfavoredOverload
    @inlinable
    public func curry<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, G: Sendable, H, I>(
        _ function: @escaping @Sendable (A, B, C, D, E, F, G, H) throws -> I
    )
        -> @Sendable (A) ->
        @Sendable (B) ->
        @Sendable (C) -> @Sendable (D) -> @Sendable (E) -> @Sendable (F) -> @Sendable (G) -> @Sendable (H) throws -> I
    {
        { a in { b in { c in { d in { e in { f in { g in { h in try function(a, b, c, d, e, f, g, h) } } } } } } } }
    }
#endif

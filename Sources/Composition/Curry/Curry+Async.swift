#if !hasFeature(Embedded)
    /// Curries an asynchronous function of two arguments: `curry(function)(a)(b)` is `function(a, b)`.
    ///
    /// Only the last call runs `function`, and so only the last is asynchronous.
    ///
    /// - Parameter function: takes its two arguments at once.
    /// - Returns: a function that takes the first argument and returns a function of the rest, one at a time.
    @inlinable
    public func curry<A, B, C>(_ function: @escaping (A, B) async -> C) -> (A) -> (B) async -> C {
        { a in { b in await function(a, b) } }
    }

    /// Curries an asynchronous function of three arguments: `curry(function)(a)(b)(c)` is `function(a, b, c)`.
    ///
    /// Only the last call runs `function`, and so only the last is asynchronous.
    ///
    /// - Parameter function: takes its three arguments at once.
    /// - Returns: a function that takes the first argument and returns a function of the rest, one at a time.
    @inlinable
    public func curry<A, B, C, D>(_ function: @escaping (A, B, C) async -> D) -> (A) -> (B) -> (C) async -> D {
        { a in { b in { c in await function(a, b, c) } } }
    }

    /// Curries an asynchronous function of four arguments: `curry(function)(a)(b)(c)(d)` is `function(a, b, c, d)`.
    ///
    /// Only the last call runs `function`, and so only the last is asynchronous.
    ///
    /// - Parameter function: takes its four arguments at once.
    /// - Returns: a function that takes the first argument and returns a function of the rest, one at a time.
    @inlinable
    public func curry<A, B, C, D, E>(
        _ function: @escaping (A, B, C, D) async -> E
    ) -> (A) -> (B) -> (C) -> (D) async -> E {
        { a in { b in { c in { d in await function(a, b, c, d) } } } }
    }

    // MARK: - `@Sendable` twins

    /// Curries a `@Sendable` asynchronous function of two arguments: `curry(function)(a)(b)` is `function(a, b)`.
    ///
    /// Only the last call runs `function`, and so only the last is asynchronous.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence the arguments that it keeps are
    /// `Sendable`.
    ///
    /// - Parameter function: takes its two arguments at once.
    /// - Returns: a function that takes the first argument and returns a function of the rest, one at a time.
    @_disfavoredOverload
    @inlinable
    public func curry<A: Sendable, B, C>(
        _ function: @escaping @Sendable (A, B) async -> C
    ) -> @Sendable (A) -> @Sendable (B) async -> C {
        { a in { b in await function(a, b) } }
    }

    /// Curries a `@Sendable` asynchronous function of three arguments: `curry(function)(a)(b)(c)` is `function(a, b, c)`.
    ///
    /// Only the last call runs `function`, and so only the last is asynchronous.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence the arguments that it keeps are
    /// `Sendable`.
    ///
    /// - Parameter function: takes its three arguments at once.
    /// - Returns: a function that takes the first argument and returns a function of the rest, one at a time.
    @_disfavoredOverload
    @inlinable
    public func curry<A: Sendable, B: Sendable, C, D>(
        _ function: @escaping @Sendable (A, B, C) async -> D
    ) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) async -> D {
        { a in { b in { c in await function(a, b, c) } } }
    }

    /// Curries a `@Sendable` asynchronous function of four arguments: `curry(function)(a)(b)(c)(d)` is
    /// `function(a, b, c, d)`.
    ///
    /// Only the last call runs `function`, and so only the last is asynchronous.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence the arguments that it keeps are
    /// `Sendable`.
    ///
    /// - Parameter function: takes its four arguments at once.
    /// - Returns: a function that takes the first argument and returns a function of the rest, one at a time.
    @_disfavoredOverload
    @inlinable
    public func curry<A: Sendable, B: Sendable, C: Sendable, D, E>(
        _ function: @escaping @Sendable (A, B, C, D) async -> E
    ) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) -> @Sendable (D) async -> E {
        { a in { b in { c in { d in await function(a, b, c, d) } } } }
    }
#endif

#if !hasFeature(Embedded)
    /// Fixes the first argument of a `@Sendable` asynchronous function of four: `partial(f, a)(b, c, d)` is
    /// `f(a, b, c, d)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence what is fixed is `Sendable`.
    ///
    /// - Parameters:
    ///   - f: takes four arguments.
    ///   - a: its first argument.
    /// - Returns: a `@Sendable` asynchronous function of the other three arguments.
    @_disfavoredOverload
    @inlinable
    public func partial<A: Sendable, B, C, D, E>(
        _ f: @escaping @Sendable (A, B, C, D) async -> E,
        _ a: A
    ) -> @Sendable (B, C, D) async -> E {
        { await f(a, $0, $1, $2) }
    }

    /// Fixes the first and second arguments of a `@Sendable` asynchronous function of four: `partial(f, a, b)(c, d)` is
    /// `f(a, b, c, d)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence what is fixed is `Sendable`.
    ///
    /// - Parameters:
    ///   - f: takes four arguments.
    ///   - a: its first argument.
    ///   - b: its second argument.
    /// - Returns: a `@Sendable` asynchronous function of the other two arguments.
    @_disfavoredOverload
    @inlinable
    public func partial<A: Sendable, B: Sendable, C, D, E>(
        _ f: @escaping @Sendable (A, B, C, D) async -> E,
        _ a: A,
        _ b: B
    ) -> @Sendable (C, D) async -> E {
        { await f(a, b, $0, $1) }
    }

    /// Fixes the first, second and third arguments of a `@Sendable` asynchronous function of four: `partial(f, a, b, c)(d)`
    /// is `f(a, b, c, d)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence what is fixed is `Sendable`.
    ///
    /// - Parameters:
    ///   - f: takes four arguments.
    ///   - a: its first argument.
    ///   - b: its second argument.
    ///   - c: its third argument.
    /// - Returns: a `@Sendable` asynchronous function of the other argument.
    @_disfavoredOverload
    @inlinable
    public func partial<A: Sendable, B: Sendable, C: Sendable, D, E>(
        _ f: @escaping @Sendable (A, B, C, D) async -> E,
        _ a: A,
        _ b: B,
        _ c: C
    ) -> @Sendable (D) async -> E {
        { await f(a, b, c, $0) }
    }

    /// Fixes the second argument of a `@Sendable` asynchronous function of four: `partial(f, __, b)(a, c, d)` is
    /// `f(a, b, c, d)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence what is fixed is `Sendable`.
    ///
    /// - Parameters:
    ///   - f: takes four arguments.
    ///   - b: its second argument.
    /// - Returns: a `@Sendable` asynchronous function of the other three arguments.
    @_disfavoredOverload
    @inlinable
    public func partial<A, B: Sendable, C, D, E>(
        _ f: @escaping @Sendable (A, B, C, D) async -> E,
        _: Placeholder,
        _ b: B
    ) -> @Sendable (A, C, D) async -> E {
        { await f($0, b, $1, $2) }
    }

    /// Fixes the third argument of a `@Sendable` asynchronous function of four: `partial(f, __, __, c)(a, b, d)` is
    /// `f(a, b, c, d)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence what is fixed is `Sendable`.
    ///
    /// - Parameters:
    ///   - f: takes four arguments.
    ///   - c: its third argument.
    /// - Returns: a `@Sendable` asynchronous function of the other three arguments.
    @_disfavoredOverload
    @inlinable
    public func partial<A, B, C: Sendable, D, E>(
        _ f: @escaping @Sendable (A, B, C, D) async -> E,
        _: Placeholder,
        _: Placeholder,
        _ c: C
    ) -> @Sendable (A, B, D) async -> E {
        { await f($0, $1, c, $2) }
    }

    /// Fixes the second and third arguments of a `@Sendable` asynchronous function of four: `partial(f, __, b, c)(a, d)` is
    /// `f(a, b, c, d)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence what is fixed is `Sendable`.
    ///
    /// - Parameters:
    ///   - f: takes four arguments.
    ///   - b: its second argument.
    ///   - c: its third argument.
    /// - Returns: a `@Sendable` asynchronous function of the other two arguments.
    @_disfavoredOverload
    @inlinable
    public func partial<A, B: Sendable, C: Sendable, D, E>(
        _ f: @escaping @Sendable (A, B, C, D) async -> E,
        _: Placeholder,
        _ b: B,
        _ c: C
    ) -> @Sendable (A, D) async -> E {
        { await f($0, b, c, $1) }
    }

    /// Fixes the first and third arguments of a `@Sendable` asynchronous function of four: `partial(f, a, __, c)(b, d)` is
    /// `f(a, b, c, d)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence what is fixed is `Sendable`.
    ///
    /// - Parameters:
    ///   - f: takes four arguments.
    ///   - a: its first argument.
    ///   - c: its third argument.
    /// - Returns: a `@Sendable` asynchronous function of the other two arguments.
    @_disfavoredOverload
    @inlinable
    public func partial<A: Sendable, B, C: Sendable, D, E>(
        _ f: @escaping @Sendable (A, B, C, D) async -> E,
        _ a: A,
        _: Placeholder,
        _ c: C
    ) -> @Sendable (B, D) async -> E {
        { await f(a, $0, c, $1) }
    }

    /// Fixes the fourth argument of a `@Sendable` asynchronous function of four: `partial(f, __, __, __, d)(a, b, c)` is
    /// `f(a, b, c, d)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence what is fixed is `Sendable`.
    ///
    /// - Parameters:
    ///   - f: takes four arguments.
    ///   - d: its fourth argument.
    /// - Returns: a `@Sendable` asynchronous function of the other three arguments.
    @_disfavoredOverload
    @inlinable
    public func partial<A, B, C, D: Sendable, E>(
        _ f: @escaping @Sendable (A, B, C, D) async -> E,
        _: Placeholder,
        _: Placeholder,
        _: Placeholder,
        _ d: D
    ) -> @Sendable (A, B, C) async -> E {
        { await f($0, $1, $2, d) }
    }

    /// Fixes the third and fourth arguments of a `@Sendable` asynchronous function of four:
    /// `partial(f, __, __, c, d)(a, b)` is `f(a, b, c, d)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence what is fixed is `Sendable`.
    ///
    /// - Parameters:
    ///   - f: takes four arguments.
    ///   - c: its third argument.
    ///   - d: its fourth argument.
    /// - Returns: a `@Sendable` asynchronous function of the other two arguments.
    @_disfavoredOverload
    @inlinable
    public func partial<A, B, C: Sendable, D: Sendable, E>(
        _ f: @escaping @Sendable (A, B, C, D) async -> E,
        _: Placeholder,
        _: Placeholder,
        _ c: C,
        _ d: D
    ) -> @Sendable (A, B) async -> E {
        { await f($0, $1, c, d) }
    }

    /// Fixes the second and fourth arguments of a `@Sendable` asynchronous function of four:
    /// `partial(f, __, b, __, d)(a, c)` is `f(a, b, c, d)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence what is fixed is `Sendable`.
    ///
    /// - Parameters:
    ///   - f: takes four arguments.
    ///   - b: its second argument.
    ///   - d: its fourth argument.
    /// - Returns: a `@Sendable` asynchronous function of the other two arguments.
    @_disfavoredOverload
    @inlinable
    public func partial<A, B: Sendable, C, D: Sendable, E>(
        _ f: @escaping @Sendable (A, B, C, D) async -> E,
        _: Placeholder,
        _ b: B,
        _: Placeholder,
        _ d: D
    ) -> @Sendable (A, C) async -> E {
        { await f($0, b, $1, d) }
    }

    /// Fixes the second, third and fourth arguments of a `@Sendable` asynchronous function of four:
    /// `partial(f, __, b, c, d)(a)` is `f(a, b, c, d)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence what is fixed is `Sendable`.
    ///
    /// - Parameters:
    ///   - f: takes four arguments.
    ///   - b: its second argument.
    ///   - c: its third argument.
    ///   - d: its fourth argument.
    /// - Returns: a `@Sendable` asynchronous function of the other argument.
    @_disfavoredOverload
    @inlinable
    public func partial<A, B: Sendable, C: Sendable, D: Sendable, E>(
        _ f: @escaping @Sendable (A, B, C, D) async -> E,
        _: Placeholder,
        _ b: B,
        _ c: C,
        _ d: D
    ) -> @Sendable (A) async -> E {
        { await f($0, b, c, d) }
    }

    /// Fixes the first and fourth arguments of a `@Sendable` asynchronous function of four:
    /// `partial(f, a, __, __, d)(b, c)` is `f(a, b, c, d)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence what is fixed is `Sendable`.
    ///
    /// - Parameters:
    ///   - f: takes four arguments.
    ///   - a: its first argument.
    ///   - d: its fourth argument.
    /// - Returns: a `@Sendable` asynchronous function of the other two arguments.
    @_disfavoredOverload
    @inlinable
    public func partial<A: Sendable, B, C, D: Sendable, E>(
        _ f: @escaping @Sendable (A, B, C, D) async -> E,
        _ a: A,
        _: Placeholder,
        _: Placeholder,
        _ d: D
    ) -> @Sendable (B, C) async -> E {
        { await f(a, $0, $1, d) }
    }

    /// Fixes the first, third and fourth arguments of a `@Sendable` asynchronous function of four:
    /// `partial(f, a, __, c, d)(b)` is `f(a, b, c, d)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence what is fixed is `Sendable`.
    ///
    /// - Parameters:
    ///   - f: takes four arguments.
    ///   - a: its first argument.
    ///   - c: its third argument.
    ///   - d: its fourth argument.
    /// - Returns: a `@Sendable` asynchronous function of the other argument.
    @_disfavoredOverload
    @inlinable
    public func partial<A: Sendable, B, C: Sendable, D: Sendable, E>(
        _ f: @escaping @Sendable (A, B, C, D) async -> E,
        _ a: A,
        _: Placeholder,
        _ c: C,
        _ d: D
    ) -> @Sendable (B) async -> E {
        { await f(a, $0, c, d) }
    }

    /// Fixes the first, second and fourth arguments of a `@Sendable` asynchronous function of four:
    /// `partial(f, a, b, __, d)(c)` is `f(a, b, c, d)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence what is fixed is `Sendable`.
    ///
    /// - Parameters:
    ///   - f: takes four arguments.
    ///   - a: its first argument.
    ///   - b: its second argument.
    ///   - d: its fourth argument.
    /// - Returns: a `@Sendable` asynchronous function of the other argument.
    @_disfavoredOverload
    @inlinable
    public func partial<A: Sendable, B: Sendable, C, D: Sendable, E>(
        _ f: @escaping @Sendable (A, B, C, D) async -> E,
        _ a: A,
        _ b: B,
        _: Placeholder,
        _ d: D
    ) -> @Sendable (C) async -> E {
        { await f(a, b, $0, d) }
    }
#endif

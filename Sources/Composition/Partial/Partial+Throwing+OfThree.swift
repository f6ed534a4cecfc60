#if !hasFeature(Embedded)
    /// Fixes the first argument of a throwing function of three: `partial(f, a)(b, c)` is `f(a, b, c)`.
    ///
    /// - Parameters:
    ///   - f: takes three arguments.
    ///   - a: its first argument.
    /// - Returns: a throwing function of the other two arguments.
    @inlinable
    public func partial<A, B, C, D>(_ f: @escaping (A, B, C) throws -> D, _ a: A) -> (B, C) throws -> D {
        { try f(a, $0, $1) }
    }

    /// Fixes the first and second arguments of a throwing function of three: `partial(f, a, b)(c)` is `f(a, b, c)`.
    ///
    /// - Parameters:
    ///   - f: takes three arguments.
    ///   - a: its first argument.
    ///   - b: its second argument.
    /// - Returns: a throwing function of the other argument.
    @inlinable
    public func partial<A, B, C, D>(_ f: @escaping (A, B, C) throws -> D, _ a: A, _ b: B) -> (C) throws -> D {
        { try f(a, b, $0) }
    }

    /// Fixes the second argument of a throwing function of three: `partial(f, __, b)(a, c)` is `f(a, b, c)`.
    ///
    /// - Parameters:
    ///   - f: takes three arguments.
    ///   - b: its second argument.
    /// - Returns: a throwing function of the other two arguments.
    @inlinable
    public func partial<A, B, C, D>(_ f: @escaping (A, B, C) throws -> D, _: Placeholder, _ b: B) -> (A, C) throws -> D
    {
        { try f($0, b, $1) }
    }

    /// Fixes the third argument of a throwing function of three: `partial(f, __, __, c)(a, b)` is `f(a, b, c)`.
    ///
    /// - Parameters:
    ///   - f: takes three arguments.
    ///   - c: its third argument.
    /// - Returns: a throwing function of the other two arguments.
    @inlinable
    public func partial<A, B, C, D>(
        _ f: @escaping (A, B, C) throws -> D,
        _: Placeholder,
        _: Placeholder,
        _ c: C
    ) -> (A, B) throws -> D {
        { try f($0, $1, c) }
    }

    /// Fixes the second and third arguments of a throwing function of three: `partial(f, __, b, c)(a)` is `f(a, b, c)`.
    ///
    /// - Parameters:
    ///   - f: takes three arguments.
    ///   - b: its second argument.
    ///   - c: its third argument.
    /// - Returns: a throwing function of the other argument.
    @inlinable
    public func partial<A, B, C, D>(
        _ f: @escaping (A, B, C) throws -> D,
        _: Placeholder,
        _ b: B,
        _ c: C
    ) -> (A) throws -> D {
        { try f($0, b, c) }
    }

    /// Fixes the first and third arguments of a throwing function of three: `partial(f, a, __, c)(b)` is `f(a, b, c)`.
    ///
    /// - Parameters:
    ///   - f: takes three arguments.
    ///   - a: its first argument.
    ///   - c: its third argument.
    /// - Returns: a throwing function of the other argument.
    @inlinable
    public func partial<A, B, C, D>(
        _ f: @escaping (A, B, C) throws -> D,
        _ a: A,
        _: Placeholder,
        _ c: C
    ) -> (B) throws -> D {
        { try f(a, $0, c) }
    }

    // MARK: - `@Sendable` twins

    /// Fixes the first argument of a `@Sendable` throwing function of three: `partial(f, a)(b, c)` is `f(a, b, c)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence what is fixed is `Sendable`.
    ///
    /// - Parameters:
    ///   - f: takes three arguments.
    ///   - a: its first argument.
    /// - Returns: a `@Sendable` throwing function of the other two arguments.
    @_disfavoredOverload
    @inlinable
    public func partial<A: Sendable, B, C, D>(
        _ f: @escaping @Sendable (A, B, C) throws -> D,
        _ a: A
    ) -> @Sendable (B, C) throws -> D {
        { try f(a, $0, $1) }
    }

    /// Fixes the first and second arguments of a `@Sendable` throwing function of three: `partial(f, a, b)(c)` is
    /// `f(a, b, c)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence what is fixed is `Sendable`.
    ///
    /// - Parameters:
    ///   - f: takes three arguments.
    ///   - a: its first argument.
    ///   - b: its second argument.
    /// - Returns: a `@Sendable` throwing function of the other argument.
    @_disfavoredOverload
    @inlinable
    public func partial<A: Sendable, B: Sendable, C, D>(
        _ f: @escaping @Sendable (A, B, C) throws -> D,
        _ a: A,
        _ b: B
    ) -> @Sendable (C) throws -> D {
        { try f(a, b, $0) }
    }

    /// Fixes the second argument of a `@Sendable` throwing function of three: `partial(f, __, b)(a, c)` is `f(a, b, c)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence what is fixed is `Sendable`.
    ///
    /// - Parameters:
    ///   - f: takes three arguments.
    ///   - b: its second argument.
    /// - Returns: a `@Sendable` throwing function of the other two arguments.
    @_disfavoredOverload
    @inlinable
    public func partial<A, B: Sendable, C, D>(
        _ f: @escaping @Sendable (A, B, C) throws -> D,
        _: Placeholder,
        _ b: B
    ) -> @Sendable (A, C) throws -> D {
        { try f($0, b, $1) }
    }

    /// Fixes the third argument of a `@Sendable` throwing function of three: `partial(f, __, __, c)(a, b)` is `f(a, b, c)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence what is fixed is `Sendable`.
    ///
    /// - Parameters:
    ///   - f: takes three arguments.
    ///   - c: its third argument.
    /// - Returns: a `@Sendable` throwing function of the other two arguments.
    @_disfavoredOverload
    @inlinable
    public func partial<A, B, C: Sendable, D>(
        _ f: @escaping @Sendable (A, B, C) throws -> D,
        _: Placeholder,
        _: Placeholder,
        _ c: C
    ) -> @Sendable (A, B) throws -> D {
        { try f($0, $1, c) }
    }

    /// Fixes the second and third arguments of a `@Sendable` throwing function of three: `partial(f, __, b, c)(a)` is
    /// `f(a, b, c)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence what is fixed is `Sendable`.
    ///
    /// - Parameters:
    ///   - f: takes three arguments.
    ///   - b: its second argument.
    ///   - c: its third argument.
    /// - Returns: a `@Sendable` throwing function of the other argument.
    @_disfavoredOverload
    @inlinable
    public func partial<A, B: Sendable, C: Sendable, D>(
        _ f: @escaping @Sendable (A, B, C) throws -> D,
        _: Placeholder,
        _ b: B,
        _ c: C
    ) -> @Sendable (A) throws -> D {
        { try f($0, b, c) }
    }

    /// Fixes the first and third arguments of a `@Sendable` throwing function of three: `partial(f, a, __, c)(b)` is
    /// `f(a, b, c)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence what is fixed is `Sendable`.
    ///
    /// - Parameters:
    ///   - f: takes three arguments.
    ///   - a: its first argument.
    ///   - c: its third argument.
    /// - Returns: a `@Sendable` throwing function of the other argument.
    @_disfavoredOverload
    @inlinable
    public func partial<A: Sendable, B, C: Sendable, D>(
        _ f: @escaping @Sendable (A, B, C) throws -> D,
        _ a: A,
        _: Placeholder,
        _ c: C
    ) -> @Sendable (B) throws -> D {
        { try f(a, $0, c) }
    }
#endif

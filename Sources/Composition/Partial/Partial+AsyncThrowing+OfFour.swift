#if !hasFeature(Embedded)
    /// Fixes the first argument of an asynchronous throwing function of four: `partial(f, a)(b, c, d)` is `f(a, b, c, d)`.
    ///
    /// - Parameters:
    ///   - f: takes four arguments.
    ///   - a: its first argument.
    /// - Returns: an asynchronous throwing function of the other three arguments.
    @inlinable
    public func partial<A, B, C, D, E>(
        _ f: @escaping (A, B, C, D) async throws -> E,
        _ a: A
    ) -> (B, C, D) async throws -> E {
        { try await f(a, $0, $1, $2) }
    }

    /// Fixes the first and second arguments of an asynchronous throwing function of four: `partial(f, a, b)(c, d)` is
    /// `f(a, b, c, d)`.
    ///
    /// - Parameters:
    ///   - f: takes four arguments.
    ///   - a: its first argument.
    ///   - b: its second argument.
    /// - Returns: an asynchronous throwing function of the other two arguments.
    @inlinable
    public func partial<A, B, C, D, E>(
        _ f: @escaping (A, B, C, D) async throws -> E,
        _ a: A,
        _ b: B
    ) -> (C, D) async throws -> E {
        { try await f(a, b, $0, $1) }
    }

    /// Fixes the first, second and third arguments of an asynchronous throwing function of four: `partial(f, a, b, c)(d)`
    /// is `f(a, b, c, d)`.
    ///
    /// - Parameters:
    ///   - f: takes four arguments.
    ///   - a: its first argument.
    ///   - b: its second argument.
    ///   - c: its third argument.
    /// - Returns: an asynchronous throwing function of the other argument.
    @inlinable
    public func partial<A, B, C, D, E>(
        _ f: @escaping (A, B, C, D) async throws -> E,
        _ a: A,
        _ b: B,
        _ c: C
    ) -> (D) async throws -> E {
        { try await f(a, b, c, $0) }
    }

    /// Fixes the second argument of an asynchronous throwing function of four: `partial(f, __, b)(a, c, d)` is
    /// `f(a, b, c, d)`.
    ///
    /// - Parameters:
    ///   - f: takes four arguments.
    ///   - b: its second argument.
    /// - Returns: an asynchronous throwing function of the other three arguments.
    @inlinable
    public func partial<A, B, C, D, E>(
        _ f: @escaping (A, B, C, D) async throws -> E,
        _: Placeholder,
        _ b: B
    ) -> (A, C, D) async throws -> E {
        { try await f($0, b, $1, $2) }
    }

    /// Fixes the third argument of an asynchronous throwing function of four: `partial(f, __, __, c)(a, b, d)` is
    /// `f(a, b, c, d)`.
    ///
    /// - Parameters:
    ///   - f: takes four arguments.
    ///   - c: its third argument.
    /// - Returns: an asynchronous throwing function of the other three arguments.
    @inlinable
    public func partial<A, B, C, D, E>(
        _ f: @escaping (A, B, C, D) async throws -> E,
        _: Placeholder,
        _: Placeholder,
        _ c: C
    ) -> (A, B, D) async throws -> E {
        { try await f($0, $1, c, $2) }
    }

    /// Fixes the second and third arguments of an asynchronous throwing function of four: `partial(f, __, b, c)(a, d)` is
    /// `f(a, b, c, d)`.
    ///
    /// - Parameters:
    ///   - f: takes four arguments.
    ///   - b: its second argument.
    ///   - c: its third argument.
    /// - Returns: an asynchronous throwing function of the other two arguments.
    @inlinable
    public func partial<A, B, C, D, E>(
        _ f: @escaping (A, B, C, D) async throws -> E,
        _: Placeholder,
        _ b: B,
        _ c: C
    ) -> (A, D) async throws -> E {
        { try await f($0, b, c, $1) }
    }

    /// Fixes the first and third arguments of an asynchronous throwing function of four: `partial(f, a, __, c)(b, d)` is
    /// `f(a, b, c, d)`.
    ///
    /// - Parameters:
    ///   - f: takes four arguments.
    ///   - a: its first argument.
    ///   - c: its third argument.
    /// - Returns: an asynchronous throwing function of the other two arguments.
    @inlinable
    public func partial<A, B, C, D, E>(
        _ f: @escaping (A, B, C, D) async throws -> E,
        _ a: A,
        _: Placeholder,
        _ c: C
    ) -> (B, D) async throws -> E {
        { try await f(a, $0, c, $1) }
    }

    /// Fixes the fourth argument of an asynchronous throwing function of four: `partial(f, __, __, __, d)(a, b, c)` is
    /// `f(a, b, c, d)`.
    ///
    /// - Parameters:
    ///   - f: takes four arguments.
    ///   - d: its fourth argument.
    /// - Returns: an asynchronous throwing function of the other three arguments.
    @inlinable
    public func partial<A, B, C, D, E>(
        _ f: @escaping (A, B, C, D) async throws -> E,
        _: Placeholder,
        _: Placeholder,
        _: Placeholder,
        _ d: D
    ) -> (A, B, C) async throws -> E {
        { try await f($0, $1, $2, d) }
    }

    /// Fixes the third and fourth arguments of an asynchronous throwing function of four: `partial(f, __, __, c, d)(a, b)`
    /// is `f(a, b, c, d)`.
    ///
    /// - Parameters:
    ///   - f: takes four arguments.
    ///   - c: its third argument.
    ///   - d: its fourth argument.
    /// - Returns: an asynchronous throwing function of the other two arguments.
    @inlinable
    public func partial<A, B, C, D, E>(
        _ f: @escaping (A, B, C, D) async throws -> E,
        _: Placeholder,
        _: Placeholder,
        _ c: C,
        _ d: D
    ) -> (A, B) async throws -> E {
        { try await f($0, $1, c, d) }
    }

    /// Fixes the second and fourth arguments of an asynchronous throwing function of four: `partial(f, __, b, __, d)(a, c)`
    /// is `f(a, b, c, d)`.
    ///
    /// - Parameters:
    ///   - f: takes four arguments.
    ///   - b: its second argument.
    ///   - d: its fourth argument.
    /// - Returns: an asynchronous throwing function of the other two arguments.
    @inlinable
    public func partial<A, B, C, D, E>(
        _ f: @escaping (A, B, C, D) async throws -> E,
        _: Placeholder,
        _ b: B,
        _: Placeholder,
        _ d: D
    ) -> (A, C) async throws -> E {
        { try await f($0, b, $1, d) }
    }

    /// Fixes the second, third and fourth arguments of an asynchronous throwing function of four:
    /// `partial(f, __, b, c, d)(a)` is `f(a, b, c, d)`.
    ///
    /// - Parameters:
    ///   - f: takes four arguments.
    ///   - b: its second argument.
    ///   - c: its third argument.
    ///   - d: its fourth argument.
    /// - Returns: an asynchronous throwing function of the other argument.
    @inlinable
    public func partial<A, B, C, D, E>(
        _ f: @escaping (A, B, C, D) async throws -> E,
        _: Placeholder,
        _ b: B,
        _ c: C,
        _ d: D
    ) -> (A) async throws -> E {
        { try await f($0, b, c, d) }
    }

    /// Fixes the first and fourth arguments of an asynchronous throwing function of four: `partial(f, a, __, __, d)(b, c)`
    /// is `f(a, b, c, d)`.
    ///
    /// - Parameters:
    ///   - f: takes four arguments.
    ///   - a: its first argument.
    ///   - d: its fourth argument.
    /// - Returns: an asynchronous throwing function of the other two arguments.
    @inlinable
    public func partial<A, B, C, D, E>(
        _ f: @escaping (A, B, C, D) async throws -> E,
        _ a: A,
        _: Placeholder,
        _: Placeholder,
        _ d: D
    ) -> (B, C) async throws -> E {
        { try await f(a, $0, $1, d) }
    }

    /// Fixes the first, third and fourth arguments of an asynchronous throwing function of four:
    /// `partial(f, a, __, c, d)(b)` is `f(a, b, c, d)`.
    ///
    /// - Parameters:
    ///   - f: takes four arguments.
    ///   - a: its first argument.
    ///   - c: its third argument.
    ///   - d: its fourth argument.
    /// - Returns: an asynchronous throwing function of the other argument.
    @inlinable
    public func partial<A, B, C, D, E>(
        _ f: @escaping (A, B, C, D) async throws -> E,
        _ a: A,
        _: Placeholder,
        _ c: C,
        _ d: D
    ) -> (B) async throws -> E {
        { try await f(a, $0, c, d) }
    }

    /// Fixes the first, second and fourth arguments of an asynchronous throwing function of four:
    /// `partial(f, a, b, __, d)(c)` is `f(a, b, c, d)`.
    ///
    /// - Parameters:
    ///   - f: takes four arguments.
    ///   - a: its first argument.
    ///   - b: its second argument.
    ///   - d: its fourth argument.
    /// - Returns: an asynchronous throwing function of the other argument.
    @inlinable
    public func partial<A, B, C, D, E>(
        _ f: @escaping (A, B, C, D) async throws -> E,
        _ a: A,
        _ b: B,
        _: Placeholder,
        _ d: D
    ) -> (C) async throws -> E {
        { try await f(a, b, $0, d) }
    }
#endif

#if !hasFeature(Embedded)
    /// Fixes the first argument of an asynchronous throwing function of two: `partial(f, a)(b)` is `f(a, b)`.
    ///
    /// - Parameters:
    ///   - f: takes two arguments.
    ///   - a: its first argument.
    /// - Returns: an asynchronous throwing function of the other argument.
    @inlinable
    public func partial<A, B, C>(_ f: @escaping (A, B) async throws -> C, _ a: A) -> (B) async throws -> C {
        { try await f(a, $0) }
    }

    /// Fixes the second argument of an asynchronous throwing function of two: `partial(f, __, b)(a)` is `f(a, b)`.
    ///
    /// - Parameters:
    ///   - f: takes two arguments.
    ///   - b: its second argument.
    /// - Returns: an asynchronous throwing function of the other argument.
    @inlinable
    public func partial<A, B, C>(
        _ f: @escaping (A, B) async throws -> C,
        _: Placeholder,
        _ b: B
    ) -> (A) async throws -> C {
        { try await f($0, b) }
    }

    // MARK: - `@Sendable` twins

    /// Fixes the first argument of a `@Sendable` asynchronous throwing function of two: `partial(f, a)(b)` is `f(a, b)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence what is fixed is `Sendable`.
    ///
    /// - Parameters:
    ///   - f: takes two arguments.
    ///   - a: its first argument.
    /// - Returns: a `@Sendable` asynchronous throwing function of the other argument.
    @_disfavoredOverload
    @inlinable
    public func partial<A: Sendable, B, C>(
        _ f: @escaping @Sendable (A, B) async throws -> C,
        _ a: A
    ) -> @Sendable (B) async throws -> C {
        { try await f(a, $0) }
    }

    /// Fixes the second argument of a `@Sendable` asynchronous throwing function of two: `partial(f, __, b)(a)` is
    /// `f(a, b)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence what is fixed is `Sendable`.
    ///
    /// - Parameters:
    ///   - f: takes two arguments.
    ///   - b: its second argument.
    /// - Returns: a `@Sendable` asynchronous throwing function of the other argument.
    @_disfavoredOverload
    @inlinable
    public func partial<A, B: Sendable, C>(
        _ f: @escaping @Sendable (A, B) async throws -> C,
        _: Placeholder,
        _ b: B
    ) -> @Sendable (A) async throws -> C {
        { try await f($0, b) }
    }
#endif

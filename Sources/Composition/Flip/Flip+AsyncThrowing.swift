#if !hasFeature(Embedded)
    /// Flips the arguments of an asynchronous throwing function: `flip(f)(b, a)` is `f(a, b)`.
    ///
    /// - Parameter f: takes two arguments.
    /// - Returns: the same function with its arguments in the other order.
    @inlinable
    public func flip<A, B, C>(_ f: @escaping (A, B) async throws -> C) -> (B, A) async throws -> C {
        { try await f($1, $0) }
    }

    /// Flips the arguments of an asynchronous throwing curried function: `flip(f)(b)(a)` is `f(a)(b)`.
    ///
    /// An unapplied method is curried with its receiver first; flipped, it has its data last.
    ///
    /// - Parameter f: takes two arguments, one at a time.
    /// - Returns: the same function with its arguments in the other order.
    @inlinable
    public func flip<A, B, C>(_ f: @escaping (A) -> (B) async throws -> C) -> (B) -> (A) async throws -> C {
        { b in { a in try await f(a)(b) } }
    }

    /// Flips the arguments of a `@Sendable` asynchronous throwing function: `flip(f)(b, a)` is `f(a, b)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameter f: takes two arguments.
    /// - Returns: the same function with its arguments in the other order.
    @_disfavoredOverload
    @inlinable
    public func flip<A, B, C>(_ f: @escaping @Sendable (A, B) async throws -> C) -> @Sendable (B, A) async throws -> C {
        { try await f($1, $0) }
    }

    /// Flips the arguments of a `@Sendable` asynchronous throwing curried function: `flip(f)(b)(a)` is `f(a)(b)`.
    ///
    /// An unapplied method is curried with its receiver first; flipped, it has its data last.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence the argument that it keeps is
    /// `Sendable`.
    ///
    /// - Parameter f: takes two arguments, one at a time.
    /// - Returns: the same function with its arguments in the other order.
    @_disfavoredOverload
    @inlinable
    public func flip<A, B: Sendable, C>(
        _ f: @escaping @Sendable (A) -> (B) async throws -> C
    ) -> @Sendable (B) -> @Sendable (A) async throws -> C {
        { b in { a in try await f(a)(b) } }
    }
#endif

#if !hasFeature(Embedded)
    /// Flips the arguments of a throwing function: `flip(f)(b, a)` is `f(a, b)`.
    ///
    /// - Parameter f: takes two arguments.
    /// - Returns: the same function with its arguments in the other order.
    @inlinable
    public func flip<A, B, C>(_ f: @escaping (A, B) throws -> C) -> (B, A) throws -> C {
        { try f($1, $0) }
    }

    /// Flips the arguments of a throwing curried function: `flip(f)(b)(a)` is `f(a)(b)`.
    ///
    /// An unapplied method is curried with its receiver first; flipped, it has its data last.
    ///
    /// - Parameter f: takes two arguments, one at a time.
    /// - Returns: the same function with its arguments in the other order.
    @inlinable
    public func flip<A, B, C>(_ f: @escaping (A) -> (B) throws -> C) -> (B) -> (A) throws -> C {
        { b in { a in try f(a)(b) } }
    }

    /// Flips the arguments of a `@Sendable` throwing function: `flip(f)(b, a)` is `f(a, b)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameter f: takes two arguments.
    /// - Returns: the same function with its arguments in the other order.
    @_disfavoredOverload
    @inlinable
    public func flip<A, B, C>(_ f: @escaping @Sendable (A, B) throws -> C) -> @Sendable (B, A) throws -> C {
        { try f($1, $0) }
    }

    /// Flips the arguments of a `@Sendable` throwing curried function: `flip(f)(b)(a)` is `f(a)(b)`.
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
        _ f: @escaping @Sendable (A) -> (B) throws -> C
    ) -> @Sendable (B) -> @Sendable (A) throws -> C {
        { b in { a in try f(a)(b) } }
    }
#endif

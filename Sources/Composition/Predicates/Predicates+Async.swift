#if !hasFeature(Embedded)
    /// Negates an asynchronous predicate: `not(p)(a)` is `!p(a)`.
    ///
    /// - Parameter predicate: what to negate.
    /// - Returns: a predicate that holds where the given one does not.
    @inlinable
    public func not<A>(_ predicate: @escaping (A) async -> Bool) -> (A) async -> Bool {
        { await !predicate($0) }
    }

    /// Asks for all of several asynchronous predicates: `all(p, q)(a)` is `p(a) && q(a)`.
    ///
    /// They are asked in order, until one fails. Of no predicates at all, `all` is always true.
    ///
    /// - Parameter predicates: what to ask for.
    /// - Returns: a predicate that holds where all of them do.
    @inlinable
    public func all<A>(_ predicates: ((A) async -> Bool)...) -> (A) async -> Bool {
        { a in
            for predicate in predicates {
                if await !predicate(a) { return false }
            }
            return true
        }
    }

    /// Asks for at least one of several asynchronous predicates: `any(p, q)(a)` is `p(a) || q(a)`.
    ///
    /// They are asked in order, until one holds. Of no predicates at all, `any` is always false.
    ///
    /// - Parameter predicates: what to ask for.
    /// - Returns: a predicate that holds where at least one of them does.
    @inlinable
    public func any<A>(_ predicates: ((A) async -> Bool)...) -> (A) async -> Bool {
        { a in
            for predicate in predicates {
                if await predicate(a) { return true }
            }
            return false
        }
    }

    // MARK: - `@Sendable` twins

    /// Negates a `@Sendable` asynchronous predicate: `not(p)(a)` is `!p(a)`.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameter predicate: what to negate.
    /// - Returns: a predicate that holds where the given one does not.
    @_disfavoredOverload
    @inlinable
    public func not<A>(_ predicate: @escaping @Sendable (A) async -> Bool) -> @Sendable (A) async -> Bool {
        { await !predicate($0) }
    }

    /// Asks for all of several `@Sendable` asynchronous predicates: `all(p, q)(a)` is `p(a) && q(a)`.
    ///
    /// They are asked in order, until one fails. Of no predicates at all, `all` is always true.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameter predicates: what to ask for.
    /// - Returns: a predicate that holds where all of them do.
    @_disfavoredOverload
    @inlinable
    public func all<A>(_ predicates: (@Sendable (A) async -> Bool)...) -> @Sendable (A) async -> Bool {
        { a in
            for predicate in predicates {
                if await !predicate(a) { return false }
            }
            return true
        }
    }

    /// Asks for at least one of several `@Sendable` asynchronous predicates: `any(p, q)(a)` is `p(a) || q(a)`.
    ///
    /// They are asked in order, until one holds. Of no predicates at all, `any` is always false.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameter predicates: what to ask for.
    /// - Returns: a predicate that holds where at least one of them does.
    @_disfavoredOverload
    @inlinable
    public func any<A>(_ predicates: (@Sendable (A) async -> Bool)...) -> @Sendable (A) async -> Bool {
        { a in
            for predicate in predicates {
                if await predicate(a) { return true }
            }
            return false
        }
    }
#endif

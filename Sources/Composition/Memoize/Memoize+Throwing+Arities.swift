#if !hasFeature(Embedded)
    /// Remembers what a throwing function of two arguments has returned: the same arguments again are answered without
    /// running it.
    ///
    /// The function should be pure: the memo is then the function itself, only faster. It may be called from several
    /// threads at once; whoever asks for a value that is just being computed waits for it and shares it. An error is shared
    /// with those who wait, and not remembered: the next call tries again.
    ///
    /// Complexity: constant on average for what is remembered.
    ///
    /// - Parameters:
    ///   - bound: how many results to remember at most, the least recently used making room; `nil` for all. It must be
    ///     positive.
    ///   - function: what to remember the results of.
    /// - Returns: a throwing function that remembers.
    @inlinable
    public func memoize<A: Hashable, B: Hashable, C>(
        bound: Int? = nil,
        _ function: @escaping (A, B) throws -> C
    ) -> (A, B) throws -> C {
        let table = MemoTable<MemoKey2<A, B>, C>(bound: bound)
        return { a, b in try table.value(for: MemoKey2(a, b)) { try function(a, b) } }
    }

    /// Remembers what a throwing function of three arguments has returned: the same arguments again are answered without
    /// running it.
    ///
    /// The function should be pure: the memo is then the function itself, only faster. It may be called from several
    /// threads at once; whoever asks for a value that is just being computed waits for it and shares it. An error is shared
    /// with those who wait, and not remembered: the next call tries again.
    ///
    /// Complexity: constant on average for what is remembered.
    ///
    /// - Parameters:
    ///   - bound: how many results to remember at most, the least recently used making room; `nil` for all. It must be
    ///     positive.
    ///   - function: what to remember the results of.
    /// - Returns: a throwing function that remembers.
    @inlinable
    public func memoize<A: Hashable, B: Hashable, C: Hashable, D>(
        bound: Int? = nil,
        _ function: @escaping (A, B, C) throws -> D
    ) -> (A, B, C) throws -> D {
        let table = MemoTable<MemoKey3<A, B, C>, D>(bound: bound)
        return { a, b, c in try table.value(for: MemoKey3(a, b, c)) { try function(a, b, c) } }
    }

    /// Remembers what a throwing function of four arguments has returned: the same arguments again are answered without
    /// running it.
    ///
    /// The function should be pure: the memo is then the function itself, only faster. It may be called from several
    /// threads at once; whoever asks for a value that is just being computed waits for it and shares it. An error is shared
    /// with those who wait, and not remembered: the next call tries again.
    ///
    /// Complexity: constant on average for what is remembered.
    ///
    /// - Parameters:
    ///   - bound: how many results to remember at most, the least recently used making room; `nil` for all. It must be
    ///     positive.
    ///   - function: what to remember the results of.
    /// - Returns: a throwing function that remembers.
    @inlinable
    public func memoize<A: Hashable, B: Hashable, C: Hashable, D: Hashable, E>(
        bound: Int? = nil,
        _ function: @escaping (A, B, C, D) throws -> E
    ) -> (A, B, C, D) throws -> E {
        let table = MemoTable<MemoKey4<A, B, C, D>, E>(bound: bound)
        return { a, b, c, d in try table.value(for: MemoKey4(a, b, c, d)) { try function(a, b, c, d) } }
    }

    /// Remembers what a `@Sendable` throwing function of two arguments has returned: the same arguments again are answered
    /// without running it.
    ///
    /// The function should be pure: the memo is then the function itself, only faster. It may be called from several
    /// threads at once; whoever asks for a value that is just being computed waits for it and shares it. An error is shared
    /// with those who wait, and not remembered: the next call tries again.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence arguments and result are `Sendable`.
    ///
    /// Complexity: constant on average for what is remembered.
    ///
    /// - Parameters:
    ///   - bound: how many results to remember at most, the least recently used making room; `nil` for all. It must be
    ///     positive.
    ///   - function: what to remember the results of.
    /// - Returns: a `@Sendable` throwing function that remembers.
    @_disfavoredOverload
    @inlinable
    public func memoize<A: Hashable & Sendable, B: Hashable & Sendable, C: Sendable>(
        bound: Int? = nil,
        _ function: @escaping @Sendable (A, B) throws -> C
    ) -> @Sendable (A, B) throws -> C {
        let table = MemoTable<MemoKey2<A, B>, C>(bound: bound)
        return { a, b in try table.value(for: MemoKey2(a, b)) { try function(a, b) } }
    }

    /// Remembers what a `@Sendable` throwing function of three arguments has returned: the same arguments again are
    /// answered without running it.
    ///
    /// The function should be pure: the memo is then the function itself, only faster. It may be called from several
    /// threads at once; whoever asks for a value that is just being computed waits for it and shares it. An error is shared
    /// with those who wait, and not remembered: the next call tries again.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence arguments and result are `Sendable`.
    ///
    /// Complexity: constant on average for what is remembered.
    ///
    /// - Parameters:
    ///   - bound: how many results to remember at most, the least recently used making room; `nil` for all. It must be
    ///     positive.
    ///   - function: what to remember the results of.
    /// - Returns: a `@Sendable` throwing function that remembers.
    @_disfavoredOverload
    @inlinable
    public func memoize<A: Hashable & Sendable, B: Hashable & Sendable, C: Hashable & Sendable, D: Sendable>(
        bound: Int? = nil,
        _ function: @escaping @Sendable (A, B, C) throws -> D
    ) -> @Sendable (A, B, C) throws -> D {
        let table = MemoTable<MemoKey3<A, B, C>, D>(bound: bound)
        return { a, b, c in try table.value(for: MemoKey3(a, b, c)) { try function(a, b, c) } }
    }

    /// Remembers what a `@Sendable` throwing function of four arguments has returned: the same arguments again are answered
    /// without running it.
    ///
    /// The function should be pure: the memo is then the function itself, only faster. It may be called from several
    /// threads at once; whoever asks for a value that is just being computed waits for it and shares it. An error is shared
    /// with those who wait, and not remembered: the next call tries again.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence arguments and result are `Sendable`.
    ///
    /// Complexity: constant on average for what is remembered.
    ///
    /// - Parameters:
    ///   - bound: how many results to remember at most, the least recently used making room; `nil` for all. It must be
    ///     positive.
    ///   - function: what to remember the results of.
    /// - Returns: a `@Sendable` throwing function that remembers.
    @_disfavoredOverload
    @inlinable
    public func memoize<
        A: Hashable & Sendable, B: Hashable & Sendable, C: Hashable & Sendable, D: Hashable & Sendable, E: Sendable
    >(
        bound: Int? = nil,
        _ function: @escaping @Sendable (A, B, C, D) throws -> E
    ) -> @Sendable (A, B, C, D) throws -> E {
        let table = MemoTable<MemoKey4<A, B, C, D>, E>(bound: bound)
        return { a, b, c, d in try table.value(for: MemoKey4(a, b, c, d)) { try function(a, b, c, d) } }
    }
#endif

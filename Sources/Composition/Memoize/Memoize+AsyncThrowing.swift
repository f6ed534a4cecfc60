#if !hasFeature(Embedded)
    /// Remembers what an asynchronous throwing function has returned: the same argument again is answered without running
    /// it.
    ///
    /// The function should be pure: the memo is then the function itself, only faster. It may be called from several tasks
    /// at once; whoever asks for a value that is just being computed awaits it and shares it. Hence argument and result are
    /// `Sendable`, and there is no overload for functions that are not `@Sendable`.
    ///
    /// The computation belongs to no caller: it is cancelled only when all who await it are, and then not remembered. An
    /// error is shared with those who await it, and not remembered either: the next call tries again.
    ///
    /// Complexity: constant on average for what is remembered.
    ///
    /// - Parameters:
    ///   - bound: how many results to remember at most, the least recently used making room; `nil` for all. It must be
    ///     positive.
    ///   - function: what to remember the results of.
    /// - Returns: a `@Sendable` asynchronous throwing function that remembers.
    @inlinable
    public func memoize<A: Hashable & Sendable, B: Sendable>(
        bound: Int? = nil,
        _ function: @escaping @Sendable (A) async throws -> B
    ) -> @Sendable (A) async throws -> B {
        let table = AsyncMemoTable<A, B>(bound: bound)
        return { a in try await table.value(for: a) { try await function(a) } }
    }

    /// Remembers what a recursive asynchronous throwing function has returned, at every depth: `memoize(recursive: f)(a)`
    /// is `f(memoized, a)`, where `f` calls `memoized` instead of itself.
    ///
    /// The function should be pure: the memo is then the function itself, only faster. It may be called from several tasks
    /// at once; whoever asks for a value that is just being computed awaits it and shares it. Hence argument and result are
    /// `Sendable`, and there is no overload for functions that are not `@Sendable`.
    ///
    /// The computation belongs to no caller: it is cancelled only when all who await it are, and then not remembered. An
    /// error is shared with those who await it, and not remembered either: the next call tries again.
    ///
    /// Complexity: constant on average for what is remembered.
    ///
    /// - Parameters:
    ///   - bound: how many results to remember at most, the least recently used making room; `nil` for all. It must be
    ///     positive.
    ///   - function: takes itself, memoized, and the argument.
    /// - Returns: a `@Sendable` asynchronous throwing function that remembers.
    @inlinable
    public func memoize<A: Hashable & Sendable, B: Sendable>(
        bound: Int? = nil,
        recursive function: @escaping @Sendable (@escaping @Sendable (A) async throws -> B, A) async throws -> B
    ) -> @Sendable (A) async throws -> B {
        let table = AsyncMemoTable<A, B>(bound: bound)
        @Sendable func memoized(_ a: A) async throws -> B {
            try await table.value(for: a) { try await function(memoized, a) }
        }
        return memoized
    }

    /// Remembers what an asynchronous throwing function of two arguments has returned: the same arguments again are
    /// answered without running it.
    ///
    /// The function should be pure: the memo is then the function itself, only faster. It may be called from several tasks
    /// at once; whoever asks for a value that is just being computed awaits it and shares it. Hence argument and result are
    /// `Sendable`, and there is no overload for functions that are not `@Sendable`.
    ///
    /// The computation belongs to no caller: it is cancelled only when all who await it are, and then not remembered. An
    /// error is shared with those who await it, and not remembered either: the next call tries again.
    ///
    /// Complexity: constant on average for what is remembered.
    ///
    /// - Parameters:
    ///   - bound: how many results to remember at most, the least recently used making room; `nil` for all. It must be
    ///     positive.
    ///   - function: what to remember the results of.
    /// - Returns: a `@Sendable` asynchronous throwing function that remembers.
    @inlinable
    public func memoize<A: Hashable & Sendable, B: Hashable & Sendable, C: Sendable>(
        bound: Int? = nil,
        _ function: @escaping @Sendable (A, B) async throws -> C
    ) -> @Sendable (A, B) async throws -> C {
        let table = AsyncMemoTable<MemoKey2<A, B>, C>(bound: bound)
        return { a, b in try await table.value(for: MemoKey2(a, b)) { try await function(a, b) } }
    }

    /// Remembers what an asynchronous throwing function of three arguments has returned: the same arguments again are
    /// answered without running it.
    ///
    /// The function should be pure: the memo is then the function itself, only faster. It may be called from several tasks
    /// at once; whoever asks for a value that is just being computed awaits it and shares it. Hence argument and result are
    /// `Sendable`, and there is no overload for functions that are not `@Sendable`.
    ///
    /// The computation belongs to no caller: it is cancelled only when all who await it are, and then not remembered. An
    /// error is shared with those who await it, and not remembered either: the next call tries again.
    ///
    /// Complexity: constant on average for what is remembered.
    ///
    /// - Parameters:
    ///   - bound: how many results to remember at most, the least recently used making room; `nil` for all. It must be
    ///     positive.
    ///   - function: what to remember the results of.
    /// - Returns: a `@Sendable` asynchronous throwing function that remembers.
    @inlinable
    public func memoize<A: Hashable & Sendable, B: Hashable & Sendable, C: Hashable & Sendable, D: Sendable>(
        bound: Int? = nil,
        _ function: @escaping @Sendable (A, B, C) async throws -> D
    ) -> @Sendable (A, B, C) async throws -> D {
        let table = AsyncMemoTable<MemoKey3<A, B, C>, D>(bound: bound)
        return { a, b, c in try await table.value(for: MemoKey3(a, b, c)) { try await function(a, b, c) } }
    }

    /// Remembers what an asynchronous throwing function of four arguments has returned: the same arguments again are
    /// answered without running it.
    ///
    /// The function should be pure: the memo is then the function itself, only faster. It may be called from several tasks
    /// at once; whoever asks for a value that is just being computed awaits it and shares it. Hence argument and result are
    /// `Sendable`, and there is no overload for functions that are not `@Sendable`.
    ///
    /// The computation belongs to no caller: it is cancelled only when all who await it are, and then not remembered. An
    /// error is shared with those who await it, and not remembered either: the next call tries again.
    ///
    /// Complexity: constant on average for what is remembered.
    ///
    /// - Parameters:
    ///   - bound: how many results to remember at most, the least recently used making room; `nil` for all. It must be
    ///     positive.
    ///   - function: what to remember the results of.
    /// - Returns: a `@Sendable` asynchronous throwing function that remembers.
    @inlinable
    public func memoize<
        A: Hashable & Sendable, B: Hashable & Sendable, C: Hashable & Sendable, D: Hashable & Sendable, E: Sendable
    >(
        bound: Int? = nil,
        _ function: @escaping @Sendable (A, B, C, D) async throws -> E
    ) -> @Sendable (A, B, C, D) async throws -> E {
        let table = AsyncMemoTable<MemoKey4<A, B, C, D>, E>(bound: bound)
        return { a, b, c, d in try await table.value(for: MemoKey4(a, b, c, d)) { try await function(a, b, c, d) } }
    }
#endif

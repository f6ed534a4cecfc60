#if !hasFeature(Embedded)
    /// Remembers what an asynchronous function has returned: the same argument again is answered without running it.
    ///
    /// The function should be pure: the memo is then the function itself, only faster. It may be called from several tasks
    /// at once; whoever asks for a value that is just being computed awaits it and shares it. Hence argument and result are
    /// `Sendable`, and there is no overload for functions that are not `@Sendable`.
    ///
    /// The computation belongs to no caller: it runs to its end even where all who await it are cancelled.
    ///
    /// Complexity: constant on average for what is remembered.
    ///
    /// - Parameters:
    ///   - bound: how many results to remember at most, the least recently used making room; `nil` for all. It must be
    ///     positive.
    ///   - function: what to remember the results of.
    /// - Returns: a `@Sendable` asynchronous function that remembers.
    @inlinable
    public func memoize<A: Hashable & Sendable, B: Sendable>(
        bound: Int? = nil,
        _ function: @escaping @Sendable (A) async -> B
    ) -> @Sendable (A) async -> B {
        let table = AsyncMemoTable<A, B>(bound: bound)
        return { a in await table.value(for: a) { await function(a) } }
    }

    /// Remembers what a recursive asynchronous function has returned, at every depth: `memoize(recursive: f)(a)` is
    /// `f(memoized, a)`, where `f` calls `memoized` instead of itself.
    ///
    /// The function should be pure: the memo is then the function itself, only faster. It may be called from several tasks
    /// at once; whoever asks for a value that is just being computed awaits it and shares it. Hence argument and result are
    /// `Sendable`, and there is no overload for functions that are not `@Sendable`.
    ///
    /// The computation belongs to no caller: it runs to its end even where all who await it are cancelled.
    ///
    /// Complexity: constant on average for what is remembered.
    ///
    /// - Parameters:
    ///   - bound: how many results to remember at most, the least recently used making room; `nil` for all. It must be
    ///     positive.
    ///   - function: takes itself, memoized, and the argument.
    /// - Returns: a `@Sendable` asynchronous function that remembers.
    @inlinable
    public func memoize<A: Hashable & Sendable, B: Sendable>(
        bound: Int? = nil,
        recursive function: @escaping @Sendable (@escaping @Sendable (A) async -> B, A) async -> B
    ) -> @Sendable (A) async -> B {
        let table = AsyncMemoTable<A, B>(bound: bound)
        @Sendable func memoized(_ a: A) async -> B {
            await table.value(for: a) { await function(memoized, a) }
        }
        return memoized
    }

    /// Remembers what an asynchronous function of two arguments has returned: the same arguments again are answered without
    /// running it.
    ///
    /// The function should be pure: the memo is then the function itself, only faster. It may be called from several tasks
    /// at once; whoever asks for a value that is just being computed awaits it and shares it. Hence argument and result are
    /// `Sendable`, and there is no overload for functions that are not `@Sendable`.
    ///
    /// The computation belongs to no caller: it runs to its end even where all who await it are cancelled.
    ///
    /// Complexity: constant on average for what is remembered.
    ///
    /// - Parameters:
    ///   - bound: how many results to remember at most, the least recently used making room; `nil` for all. It must be
    ///     positive.
    ///   - function: what to remember the results of.
    /// - Returns: a `@Sendable` asynchronous function that remembers.
    @inlinable
    public func memoize<A: Hashable & Sendable, B: Hashable & Sendable, C: Sendable>(
        bound: Int? = nil,
        _ function: @escaping @Sendable (A, B) async -> C
    ) -> @Sendable (A, B) async -> C {
        let table = AsyncMemoTable<MemoKey2<A, B>, C>(bound: bound)
        return { a, b in await table.value(for: MemoKey2(a, b)) { await function(a, b) } }
    }

    /// Remembers what an asynchronous function of three arguments has returned: the same arguments again are answered
    /// without running it.
    ///
    /// The function should be pure: the memo is then the function itself, only faster. It may be called from several tasks
    /// at once; whoever asks for a value that is just being computed awaits it and shares it. Hence argument and result are
    /// `Sendable`, and there is no overload for functions that are not `@Sendable`.
    ///
    /// The computation belongs to no caller: it runs to its end even where all who await it are cancelled.
    ///
    /// Complexity: constant on average for what is remembered.
    ///
    /// - Parameters:
    ///   - bound: how many results to remember at most, the least recently used making room; `nil` for all. It must be
    ///     positive.
    ///   - function: what to remember the results of.
    /// - Returns: a `@Sendable` asynchronous function that remembers.
    @inlinable
    public func memoize<A: Hashable & Sendable, B: Hashable & Sendable, C: Hashable & Sendable, D: Sendable>(
        bound: Int? = nil,
        _ function: @escaping @Sendable (A, B, C) async -> D
    ) -> @Sendable (A, B, C) async -> D {
        let table = AsyncMemoTable<MemoKey3<A, B, C>, D>(bound: bound)
        return { a, b, c in await table.value(for: MemoKey3(a, b, c)) { await function(a, b, c) } }
    }

    /// Remembers what an asynchronous function of four arguments has returned: the same arguments again are answered
    /// without running it.
    ///
    /// The function should be pure: the memo is then the function itself, only faster. It may be called from several tasks
    /// at once; whoever asks for a value that is just being computed awaits it and shares it. Hence argument and result are
    /// `Sendable`, and there is no overload for functions that are not `@Sendable`.
    ///
    /// The computation belongs to no caller: it runs to its end even where all who await it are cancelled.
    ///
    /// Complexity: constant on average for what is remembered.
    ///
    /// - Parameters:
    ///   - bound: how many results to remember at most, the least recently used making room; `nil` for all. It must be
    ///     positive.
    ///   - function: what to remember the results of.
    /// - Returns: a `@Sendable` asynchronous function that remembers.
    @inlinable
    public func memoize<
        A: Hashable & Sendable, B: Hashable & Sendable, C: Hashable & Sendable, D: Hashable & Sendable, E: Sendable
    >(
        bound: Int? = nil,
        _ function: @escaping @Sendable (A, B, C, D) async -> E
    ) -> @Sendable (A, B, C, D) async -> E {
        let table = AsyncMemoTable<MemoKey4<A, B, C, D>, E>(bound: bound)
        return { a, b, c, d in await table.value(for: MemoKey4(a, b, c, d)) { await function(a, b, c, d) } }
    }
#endif

#if !hasFeature(Embedded)
    /// Remembers what a function has returned: the same argument again is answered without running it.
    ///
    /// The function should be pure: the memo is then the function itself, only faster. It may be called from several
    /// threads at once; whoever asks for a value that is just being computed waits for it and shares it.
    ///
    /// Complexity: constant on average for what is remembered.
    ///
    /// - Parameters:
    ///   - bound: how many results to remember at most, the least recently used making room; `nil` for all. It must be
    ///     positive.
    ///   - function: what to remember the results of.
    /// - Returns: a function that remembers.
    @inlinable
    public func memoize<A: Hashable, B>(
        bound: Int? = nil,
        _ function: @escaping (A) -> B
    ) -> (A) -> B {
        let table = MemoTable<A, B>(bound: bound)
        return { a in table.value(for: a) { function(a) } }
    }

    /// Remembers what a recursive function has returned, at every depth: `memoize(recursive: f)(a)` is `f(memoized, a)`,
    /// where `f` calls `memoized` instead of itself.
    ///
    /// The function should be pure: the memo is then the function itself, only faster. It may be called from several
    /// threads at once; whoever asks for a value that is just being computed waits for it and shares it.
    ///
    /// Each level of the recursion that is not remembered yet takes room on the stack, as without a memo.
    ///
    /// Complexity: constant on average for what is remembered.
    ///
    /// - Parameters:
    ///   - bound: how many results to remember at most, the least recently used making room; `nil` for all. It must be
    ///     positive.
    ///   - function: takes itself, memoized, and the argument.
    /// - Returns: a function that remembers.
    @inlinable
    public func memoize<A: Hashable, B>(
        bound: Int? = nil,
        recursive function: @escaping (@escaping (A) -> B, A) -> B
    ) -> (A) -> B {
        let table = MemoTable<A, B>(bound: bound)
        func memoized(_ a: A) -> B {
            table.value(for: a) { function(memoized, a) }
        }
        return memoized
    }

    /// Remembers what a `@Sendable` function has returned: the same argument again is answered without running it.
    ///
    /// The function should be pure: the memo is then the function itself, only faster. It may be called from several
    /// threads at once; whoever asks for a value that is just being computed waits for it and shares it.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence argument and result are `Sendable`.
    ///
    /// Complexity: constant on average for what is remembered.
    ///
    /// - Parameters:
    ///   - bound: how many results to remember at most, the least recently used making room; `nil` for all. It must be
    ///     positive.
    ///   - function: what to remember the results of.
    /// - Returns: a `@Sendable` function that remembers.
    @_disfavoredOverload
    @inlinable
    public func memoize<A: Hashable & Sendable, B: Sendable>(
        bound: Int? = nil,
        _ function: @escaping @Sendable (A) -> B
    ) -> @Sendable (A) -> B {
        let table = MemoTable<A, B>(bound: bound)
        return { a in table.value(for: a) { function(a) } }
    }

    /// Remembers what a recursive `@Sendable` function has returned, at every depth: `memoize(recursive: f)(a)` is
    /// `f(memoized, a)`, where `f` calls `memoized` instead of itself.
    ///
    /// The function should be pure: the memo is then the function itself, only faster. It may be called from several
    /// threads at once; whoever asks for a value that is just being computed waits for it and shares it.
    ///
    /// Each level of the recursion that is not remembered yet takes room on the stack, as without a memo.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain. Hence argument and result are `Sendable`.
    ///
    /// Complexity: constant on average for what is remembered.
    ///
    /// - Parameters:
    ///   - bound: how many results to remember at most, the least recently used making room; `nil` for all. It must be
    ///     positive.
    ///   - function: takes itself, memoized, and the argument.
    /// - Returns: a `@Sendable` function that remembers.
    @_disfavoredOverload
    @inlinable
    public func memoize<A: Hashable & Sendable, B: Sendable>(
        bound: Int? = nil,
        recursive function: @escaping @Sendable (@escaping @Sendable (A) -> B, A) -> B
    ) -> @Sendable (A) -> B {
        let table = MemoTable<A, B>(bound: bound)
        @Sendable func memoized(_ a: A) -> B {
            table.value(for: a) { function(memoized, a) }
        }
        return memoized
    }
#endif

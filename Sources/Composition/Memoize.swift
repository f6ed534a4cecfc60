#if !hasFeature(Embedded)
/// Makes a function that remembers the results of `function` and calls `function` only for an argument without a
/// remembered result.
///
///     let quick = memoize(bound: 100, layout)
///     quick(text)  // runs layout
///     quick(text)  // returns the remembered result
///
/// The function should be pure, so that the memoized function returns the same results, only faster. A memoized
/// `@Sendable` function may be called from several threads or tasks at the same time. If another caller is already
/// computing the value, a call waits for that value and returns it. If a call would wait for itself, directly or
/// through other calls of the memoized function, it runs the function instead. An error is thrown to all waiting
/// callers, but is not remembered: the next call runs the function again.
///
/// For functions of two and three arguments, all arguments together are the key. For more arguments, memoize a
/// function of a `Hashable` struct.
///
/// `bound` is the maximum number of results, a positive number; `nil` means no limit. When this number is reached,
/// a new result replaces the least recently used one.
///
/// Complexity: constant on average for a remembered result.
@_alwaysEmitIntoClient
public func memoize<A: Hashable, B>(bound: Int? = nil, _ function: @escaping (A) -> B) -> (A) -> B {
    let table = MemoTable<A, B>(bound: bound)
    return { a in table.value(for: a) { function(a) } }
}

/// Makes a function that remembers the results of a function of two arguments; see ``memoize(bound:_:)``.
@_alwaysEmitIntoClient
public func memoize<A: Hashable, B: Hashable, C>(
    bound: Int? = nil, _ function: @escaping (A, B) -> C
) -> (A, B) -> C {
    let table = MemoTable<MemoKey2<A, B>, C>(bound: bound)
    return { a, b in table.value(for: MemoKey2(a, b)) { function(a, b) } }
}

/// Makes a function that remembers the results of a function of three arguments; see ``memoize(bound:_:)``.
@_alwaysEmitIntoClient
public func memoize<A: Hashable, B: Hashable, C: Hashable, D>(
    bound: Int? = nil, _ function: @escaping (A, B, C) -> D
) -> (A, B, C) -> D {
    let table = MemoTable<MemoKey3<A, B, C>, D>(bound: bound)
    return { a, b, c in table.value(for: MemoKey3(a, b, c)) { function(a, b, c) } }
}

/// Makes a function that remembers the results of a recursive function at every depth of the recursion. `function`
/// receives the memoized function as its first argument and calls it for the recursion.
///
///     let fibonacci = memoize(recursive: { (fibonacci: (Int) -> Int, n: Int) in
///         n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2)
///     })
///
/// In all other respects, this works like ``memoize(bound:_:)``. As without a memo, each level of the recursion
/// needs space on the stack, unless its result is already remembered.
@_alwaysEmitIntoClient
public func memoize<A: Hashable, B>(
    bound: Int? = nil, recursive function: @escaping (@escaping (A) -> B, A) -> B
) -> (A) -> B {
    let table = MemoTable<A, B>(bound: bound)
    func memoized(_ a: A) -> B {
        table.value(for: a) { function(memoized, a) }
    }
    return memoized
}

// MARK: - `@Sendable` overloads

/// Makes a function that remembers the results of a `@Sendable` function of one argument; see
/// ``memoize(bound:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func memoize<A: Hashable & Sendable, B: Sendable>(
    bound: Int? = nil, _ function: @escaping @Sendable (A) -> B
) -> @Sendable (A) -> B {
    let table = MemoTable<A, B>(bound: bound)
    return { a in table.value(for: a) { function(a) } }
}

/// Makes a function that remembers the results of a `@Sendable` function of two arguments; see
/// ``memoize(bound:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func memoize<A: Hashable & Sendable, B: Hashable & Sendable, C: Sendable>(
    bound: Int? = nil, _ function: @escaping @Sendable (A, B) -> C
) -> @Sendable (A, B) -> C {
    let table = MemoTable<MemoKey2<A, B>, C>(bound: bound)
    return { a, b in table.value(for: MemoKey2(a, b)) { function(a, b) } }
}

/// Makes a function that remembers the results of a `@Sendable` function of three arguments; see
/// ``memoize(bound:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func memoize<A: Hashable & Sendable, B: Hashable & Sendable, C: Hashable & Sendable, D: Sendable>(
    bound: Int? = nil, _ function: @escaping @Sendable (A, B, C) -> D
) -> @Sendable (A, B, C) -> D {
    let table = MemoTable<MemoKey3<A, B, C>, D>(bound: bound)
    return { a, b, c in table.value(for: MemoKey3(a, b, c)) { function(a, b, c) } }
}

/// Makes a function that remembers the results of a recursive `@Sendable` function; see
/// ``memoize(bound:recursive:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func memoize<A: Hashable & Sendable, B: Sendable>(
    bound: Int? = nil, recursive function: @escaping @Sendable (@escaping @Sendable (A) -> B, A) -> B
) -> @Sendable (A) -> B {
    let table = MemoTable<A, B>(bound: bound)
    @Sendable func memoized(_ a: A) -> B {
        table.value(for: a) { function(memoized, a) }
    }
    return memoized
}

// MARK: - Throwing

/// Makes a function that remembers the results of a throwing function of one argument; see ``memoize(bound:_:)``.
@_alwaysEmitIntoClient
public func memoize<A: Hashable, B>(bound: Int? = nil, _ function: @escaping (A) throws -> B) -> (A) throws -> B {
    let table = MemoTable<A, B>(bound: bound)
    return { a in try table.value(for: a) { try function(a) } }
}

/// Makes a function that remembers the results of a throwing function of two arguments; see ``memoize(bound:_:)``.
@_alwaysEmitIntoClient
public func memoize<A: Hashable, B: Hashable, C>(
    bound: Int? = nil, _ function: @escaping (A, B) throws -> C
) -> (A, B) throws -> C {
    let table = MemoTable<MemoKey2<A, B>, C>(bound: bound)
    return { a, b in try table.value(for: MemoKey2(a, b)) { try function(a, b) } }
}

/// Makes a function that remembers the results of a throwing function of three arguments; see
/// ``memoize(bound:_:)``.
@_alwaysEmitIntoClient
public func memoize<A: Hashable, B: Hashable, C: Hashable, D>(
    bound: Int? = nil, _ function: @escaping (A, B, C) throws -> D
) -> (A, B, C) throws -> D {
    let table = MemoTable<MemoKey3<A, B, C>, D>(bound: bound)
    return { a, b, c in try table.value(for: MemoKey3(a, b, c)) { try function(a, b, c) } }
}

/// Makes a function that remembers the results of a recursive throwing function; see ``memoize(bound:recursive:)``.
@_alwaysEmitIntoClient
public func memoize<A: Hashable, B>(
    bound: Int? = nil, recursive function: @escaping (@escaping (A) throws -> B, A) throws -> B
) -> (A) throws -> B {
    let table = MemoTable<A, B>(bound: bound)
    func memoized(_ a: A) throws -> B {
        try table.value(for: a) { try function(memoized, a) }
    }
    return memoized
}

// MARK: - Throwing: `@Sendable` overloads

/// Makes a function that remembers the results of a `@Sendable` throwing function of one argument; see
/// ``memoize(bound:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func memoize<A: Hashable & Sendable, B: Sendable>(
    bound: Int? = nil, _ function: @escaping @Sendable (A) throws -> B
) -> @Sendable (A) throws -> B {
    let table = MemoTable<A, B>(bound: bound)
    return { a in try table.value(for: a) { try function(a) } }
}

/// Makes a function that remembers the results of a `@Sendable` throwing function of two arguments; see
/// ``memoize(bound:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func memoize<A: Hashable & Sendable, B: Hashable & Sendable, C: Sendable>(
    bound: Int? = nil, _ function: @escaping @Sendable (A, B) throws -> C
) -> @Sendable (A, B) throws -> C {
    let table = MemoTable<MemoKey2<A, B>, C>(bound: bound)
    return { a, b in try table.value(for: MemoKey2(a, b)) { try function(a, b) } }
}

/// Makes a function that remembers the results of a `@Sendable` throwing function of three arguments; see
/// ``memoize(bound:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func memoize<A: Hashable & Sendable, B: Hashable & Sendable, C: Hashable & Sendable, D: Sendable>(
    bound: Int? = nil, _ function: @escaping @Sendable (A, B, C) throws -> D
) -> @Sendable (A, B, C) throws -> D {
    let table = MemoTable<MemoKey3<A, B, C>, D>(bound: bound)
    return { a, b, c in try table.value(for: MemoKey3(a, b, c)) { try function(a, b, c) } }
}

/// Makes a function that remembers the results of a recursive `@Sendable` throwing function; see
/// ``memoize(bound:recursive:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func memoize<A: Hashable & Sendable, B: Sendable>(
    bound: Int? = nil, recursive function: @escaping @Sendable (@escaping @Sendable (A) throws -> B, A) throws -> B
) -> @Sendable (A) throws -> B {
    let table = MemoTable<A, B>(bound: bound)
    @Sendable func memoized(_ a: A) throws -> B {
        try table.value(for: a) { try function(memoized, a) }
    }
    return memoized
}

// MARK: - Asynchronous

/// Makes a function that remembers the results of an asynchronous function, as ``memoize(bound:_:)`` does.
///
/// Each computation runs in its own task, so arguments, results and the function must be `Sendable`; there is no
/// overload for other functions. A computation runs to its end even if all callers that await it are cancelled.
///
/// If a computation requests its own value, that call does not await the computation, but runs the function.
/// However, if two callers start two computations at the same time and each computation requests the other's value,
/// both wait forever. With a pure function, such requests would never end even without a memo.
@_alwaysEmitIntoClient
public func memoize<A: Hashable & Sendable, B: Sendable>(
    bound: Int? = nil, _ function: @escaping @Sendable (A) async -> B
) -> @Sendable (A) async -> B {
    let table = AsyncMemoTable<A, B>(bound: bound)
    return { a in await table.value(for: a) { await function(a) } }
}

/// Makes a function that remembers the results of an asynchronous function of two arguments; see
/// ``memoize(bound:_:)``.
@_alwaysEmitIntoClient
public func memoize<A: Hashable & Sendable, B: Hashable & Sendable, C: Sendable>(
    bound: Int? = nil, _ function: @escaping @Sendable (A, B) async -> C
) -> @Sendable (A, B) async -> C {
    let table = AsyncMemoTable<MemoKey2<A, B>, C>(bound: bound)
    return { a, b in await table.value(for: MemoKey2(a, b)) { await function(a, b) } }
}

/// Makes a function that remembers the results of an asynchronous function of three arguments; see
/// ``memoize(bound:_:)``.
@_alwaysEmitIntoClient
public func memoize<A: Hashable & Sendable, B: Hashable & Sendable, C: Hashable & Sendable, D: Sendable>(
    bound: Int? = nil, _ function: @escaping @Sendable (A, B, C) async -> D
) -> @Sendable (A, B, C) async -> D {
    let table = AsyncMemoTable<MemoKey3<A, B, C>, D>(bound: bound)
    return { a, b, c in await table.value(for: MemoKey3(a, b, c)) { await function(a, b, c) } }
}

/// Makes a function that remembers the results of a recursive asynchronous function; see
/// ``memoize(bound:recursive:)``.
@_alwaysEmitIntoClient
public func memoize<A: Hashable & Sendable, B: Sendable>(
    bound: Int? = nil, recursive function: @escaping @Sendable (@escaping @Sendable (A) async -> B, A) async -> B
) -> @Sendable (A) async -> B {
    let table = AsyncMemoTable<A, B>(bound: bound)
    @Sendable func memoized(_ a: A) async -> B {
        await table.value(for: a) { await function(memoized, a) }
    }
    return memoized
}

// MARK: - Asynchronous and throwing

/// Makes a function that remembers the results of an asynchronous throwing function, as ``memoize(bound:_:)`` does.
///
/// As in the overload for functions that do not throw, arguments, results and the function must be `Sendable`, and
/// two computations that request each other's values may await each other forever.
///
/// If all callers that await a computation are cancelled, the computation is cancelled, too, and the next call
/// starts it again. A cancelled caller still waits until the computation ends.
@_alwaysEmitIntoClient
public func memoize<A: Hashable & Sendable, B: Sendable>(
    bound: Int? = nil, _ function: @escaping @Sendable (A) async throws -> B
) -> @Sendable (A) async throws -> B {
    let table = AsyncMemoTable<A, B>(bound: bound)
    return { a in try await table.value(for: a) { try await function(a) } }
}

/// Makes a function that remembers the results of an asynchronous throwing function of two arguments; see
/// ``memoize(bound:_:)``.
@_alwaysEmitIntoClient
public func memoize<A: Hashable & Sendable, B: Hashable & Sendable, C: Sendable>(
    bound: Int? = nil, _ function: @escaping @Sendable (A, B) async throws -> C
) -> @Sendable (A, B) async throws -> C {
    let table = AsyncMemoTable<MemoKey2<A, B>, C>(bound: bound)
    return { a, b in try await table.value(for: MemoKey2(a, b)) { try await function(a, b) } }
}

/// Makes a function that remembers the results of an asynchronous throwing function of three arguments; see
/// ``memoize(bound:_:)``.
@_alwaysEmitIntoClient
public func memoize<A: Hashable & Sendable, B: Hashable & Sendable, C: Hashable & Sendable, D: Sendable>(
    bound: Int? = nil, _ function: @escaping @Sendable (A, B, C) async throws -> D
) -> @Sendable (A, B, C) async throws -> D {
    let table = AsyncMemoTable<MemoKey3<A, B, C>, D>(bound: bound)
    return { a, b, c in try await table.value(for: MemoKey3(a, b, c)) { try await function(a, b, c) } }
}

/// Makes a function that remembers the results of a recursive asynchronous throwing function; see
/// ``memoize(bound:recursive:)``.
@_alwaysEmitIntoClient
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
#endif

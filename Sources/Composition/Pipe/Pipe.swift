/// Pipes two functions, left to right: `pipe(f, g)(a)` is `g(f(a))`.
///
/// - Parameters:
///   - f: runs first, on the argument.
///   - g: runs last, on the result of `f`.
/// - Returns: a function from the argument of `f` to the result of `g`.
@inlinable
public func pipe<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C {
    { g(f($0)) }
}

/// Pipes three functions, left to right: `pipe(f, g, h)(a)` is `h(g(f(a)))`.
///
/// - Parameters:
///   - f: runs first, on the argument.
///   - g: runs on the result of `f`.
///   - h: runs last, on the result of `g`.
/// - Returns: a function from the argument of `f` to the result of `h`.
@inlinable
public func pipe<A, B, C, D>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C, _ h: @escaping (C) -> D) -> (A) -> D {
    { h(g(f($0))) }
}

/// Pipes four functions, left to right: `pipe(f, g, h, i)(a)` is `i(h(g(f(a))))`.
///
/// - Parameters:
///   - f: runs first, on the argument.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs last, on the result of `h`.
/// - Returns: a function from the argument of `f` to the result of `i`.
@inlinable
public func pipe<A, B, C, D, E>(
    _ f: @escaping (A) -> B,
    _ g: @escaping (B) -> C,
    _ h: @escaping (C) -> D,
    _ i: @escaping (D) -> E
) -> (A) -> E {
    { i(h(g(f($0)))) }
}

/// Pipes five functions, left to right: `pipe(f, g, h, i, j)(a)` is `j(i(h(g(f(a)))))`.
///
/// - Parameters:
///   - f: runs first, on the argument.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs on the result of `h`.
///   - j: runs last, on the result of `i`.
/// - Returns: a function from the argument of `f` to the result of `j`.
@inlinable
public func pipe<A, B, C, D, E, F>(
    _ f: @escaping (A) -> B,
    _ g: @escaping (B) -> C,
    _ h: @escaping (C) -> D,
    _ i: @escaping (D) -> E,
    _ j: @escaping (E) -> F
) -> (A) -> F {
    { j(i(h(g(f($0))))) }
}

/// Pipes six functions, left to right: `pipe(f, g, h, i, j, k)(a)` is `k(j(i(h(g(f(a))))))`.
///
/// - Parameters:
///   - f: runs first, on the argument.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs on the result of `h`.
///   - j: runs on the result of `i`.
///   - k: runs last, on the result of `j`.
/// - Returns: a function from the argument of `f` to the result of `k`.
@inlinable
public func pipe<A, B, C, D, E, F, G>(
    _ f: @escaping (A) -> B,
    _ g: @escaping (B) -> C,
    _ h: @escaping (C) -> D,
    _ i: @escaping (D) -> E,
    _ j: @escaping (E) -> F,
    _ k: @escaping (F) -> G
) -> (A) -> G {
    { k(j(i(h(g(f($0)))))) }
}

/// Pipes seven functions, left to right: `pipe(f, g, h, i, j, k, l)(a)` is `l(k(j(i(h(g(f(a)))))))`.
///
/// - Parameters:
///   - f: runs first, on the argument.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs on the result of `h`.
///   - j: runs on the result of `i`.
///   - k: runs on the result of `j`.
///   - l: runs last, on the result of `k`.
/// - Returns: a function from the argument of `f` to the result of `l`.
@inlinable
public func pipe<A, B, C, D, E, F, G, H>(
    _ f: @escaping (A) -> B,
    _ g: @escaping (B) -> C,
    _ h: @escaping (C) -> D,
    _ i: @escaping (D) -> E,
    _ j: @escaping (E) -> F,
    _ k: @escaping (F) -> G,
    _ l: @escaping (G) -> H
) -> (A) -> H {
    { l(k(j(i(h(g(f($0))))))) }
}

/// Pipes eight functions, left to right: `pipe(f, g, h, i, j, k, l, m)(a)` is `m(l(k(j(i(h(g(f(a))))))))`.
///
/// - Parameters:
///   - f: runs first, on the argument.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs on the result of `h`.
///   - j: runs on the result of `i`.
///   - k: runs on the result of `j`.
///   - l: runs on the result of `k`.
///   - m: runs last, on the result of `l`.
/// - Returns: a function from the argument of `f` to the result of `m`.
@inlinable
public func pipe<A, B, C, D, E, F, G, H, I>(
    _ f: @escaping (A) -> B,
    _ g: @escaping (B) -> C,
    _ h: @escaping (C) -> D,
    _ i: @escaping (D) -> E,
    _ j: @escaping (E) -> F,
    _ k: @escaping (F) -> G,
    _ l: @escaping (G) -> H,
    _ m: @escaping (H) -> I
) -> (A) -> I {
    { m(l(k(j(i(h(g(f($0)))))))) }
}

// MARK: - `@Sendable` twins

/// Pipes two `@Sendable` functions, left to right: `pipe(f, g)(a)` is `g(f(a))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: runs first, on the argument.
///   - g: runs last, on the result of `f`.
/// - Returns: a `@Sendable` function from the argument of `f` to the result of `g`.
@_disfavoredOverload
@inlinable
public func pipe<A, B, C>(
    _ f: @escaping @Sendable (A) -> B,
    _ g: @escaping @Sendable (B) -> C
) -> @Sendable (A) -> C {
    { g(f($0)) }
}

/// Pipes three `@Sendable` functions, left to right: `pipe(f, g, h)(a)` is `h(g(f(a)))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: runs first, on the argument.
///   - g: runs on the result of `f`.
///   - h: runs last, on the result of `g`.
/// - Returns: a `@Sendable` function from the argument of `f` to the result of `h`.
@_disfavoredOverload
@inlinable
public func pipe<A, B, C, D>(
    _ f: @escaping @Sendable (A) -> B,
    _ g: @escaping @Sendable (B) -> C,
    _ h: @escaping @Sendable (C) -> D
) -> @Sendable (A) -> D {
    { h(g(f($0))) }
}

/// Pipes four `@Sendable` functions, left to right: `pipe(f, g, h, i)(a)` is `i(h(g(f(a))))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: runs first, on the argument.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs last, on the result of `h`.
/// - Returns: a `@Sendable` function from the argument of `f` to the result of `i`.
@_disfavoredOverload
@inlinable
public func pipe<A, B, C, D, E>(
    _ f: @escaping @Sendable (A) -> B,
    _ g: @escaping @Sendable (B) -> C,
    _ h: @escaping @Sendable (C) -> D,
    _ i: @escaping @Sendable (D) -> E
) -> @Sendable (A) -> E {
    { i(h(g(f($0)))) }
}

/// Pipes five `@Sendable` functions, left to right: `pipe(f, g, h, i, j)(a)` is `j(i(h(g(f(a)))))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: runs first, on the argument.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs on the result of `h`.
///   - j: runs last, on the result of `i`.
/// - Returns: a `@Sendable` function from the argument of `f` to the result of `j`.
@_disfavoredOverload
@inlinable
public func pipe<A, B, C, D, E, F>(
    _ f: @escaping @Sendable (A) -> B,
    _ g: @escaping @Sendable (B) -> C,
    _ h: @escaping @Sendable (C) -> D,
    _ i: @escaping @Sendable (D) -> E,
    _ j: @escaping @Sendable (E) -> F
) -> @Sendable (A) -> F {
    { j(i(h(g(f($0))))) }
}

/// Pipes six `@Sendable` functions, left to right: `pipe(f, g, h, i, j, k)(a)` is `k(j(i(h(g(f(a))))))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: runs first, on the argument.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs on the result of `h`.
///   - j: runs on the result of `i`.
///   - k: runs last, on the result of `j`.
/// - Returns: a `@Sendable` function from the argument of `f` to the result of `k`.
@_disfavoredOverload
@inlinable
public func pipe<A, B, C, D, E, F, G>(
    _ f: @escaping @Sendable (A) -> B,
    _ g: @escaping @Sendable (B) -> C,
    _ h: @escaping @Sendable (C) -> D,
    _ i: @escaping @Sendable (D) -> E,
    _ j: @escaping @Sendable (E) -> F,
    _ k: @escaping @Sendable (F) -> G
) -> @Sendable (A) -> G {
    { k(j(i(h(g(f($0)))))) }
}

/// Pipes seven `@Sendable` functions, left to right: `pipe(f, g, h, i, j, k, l)(a)` is `l(k(j(i(h(g(f(a)))))))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: runs first, on the argument.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs on the result of `h`.
///   - j: runs on the result of `i`.
///   - k: runs on the result of `j`.
///   - l: runs last, on the result of `k`.
/// - Returns: a `@Sendable` function from the argument of `f` to the result of `l`.
@_disfavoredOverload
@inlinable
public func pipe<A, B, C, D, E, F, G, H>(
    _ f: @escaping @Sendable (A) -> B,
    _ g: @escaping @Sendable (B) -> C,
    _ h: @escaping @Sendable (C) -> D,
    _ i: @escaping @Sendable (D) -> E,
    _ j: @escaping @Sendable (E) -> F,
    _ k: @escaping @Sendable (F) -> G,
    _ l: @escaping @Sendable (G) -> H
) -> @Sendable (A) -> H {
    { l(k(j(i(h(g(f($0))))))) }
}

/// Pipes eight `@Sendable` functions, left to right: `pipe(f, g, h, i, j, k, l, m)(a)` is `m(l(k(j(i(h(g(f(a))))))))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: runs first, on the argument.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs on the result of `h`.
///   - j: runs on the result of `i`.
///   - k: runs on the result of `j`.
///   - l: runs on the result of `k`.
///   - m: runs last, on the result of `l`.
/// - Returns: a `@Sendable` function from the argument of `f` to the result of `m`.
@_disfavoredOverload
@inlinable
public func pipe<A, B, C, D, E, F, G, H, I>(
    _ f: @escaping @Sendable (A) -> B,
    _ g: @escaping @Sendable (B) -> C,
    _ h: @escaping @Sendable (C) -> D,
    _ i: @escaping @Sendable (D) -> E,
    _ j: @escaping @Sendable (E) -> F,
    _ k: @escaping @Sendable (F) -> G,
    _ l: @escaping @Sendable (G) -> H,
    _ m: @escaping @Sendable (H) -> I
) -> @Sendable (A) -> I {
    { m(l(k(j(i(h(g(f($0)))))))) }
}

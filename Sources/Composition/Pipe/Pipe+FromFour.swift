/// Pipes two functions, the first of them of four arguments, left to right: `pipe(f, g)(a, b, c, d)` is
/// `g(f(a, b, c, d))`.
///
/// - Parameters:
///   - f: runs first, on the four arguments.
///   - g: runs last, on the result of `f`.
/// - Returns: a function from the arguments of `f` to the result of `g`.
@inlinable
public func pipe<A, B, C, D, E, F>(_ f: @escaping (A, B, C, D) -> E, _ g: @escaping (E) -> F) -> (A, B, C, D) -> F {
    { g(f($0, $1, $2, $3)) }
}

/// Pipes three functions, the first of them of four arguments, left to right: `pipe(f, g, h)(a, b, c, d)` is
/// `h(g(f(a, b, c, d)))`.
///
/// - Parameters:
///   - f: runs first, on the four arguments.
///   - g: runs on the result of `f`.
///   - h: runs last, on the result of `g`.
/// - Returns: a function from the arguments of `f` to the result of `h`.
@inlinable
public func pipe<A, B, C, D, E, F, G>(
    _ f: @escaping (A, B, C, D) -> E,
    _ g: @escaping (E) -> F,
    _ h: @escaping (F) -> G
) -> (A, B, C, D) -> G {
    { h(g(f($0, $1, $2, $3))) }
}

/// Pipes four functions, the first of them of four arguments, left to right: `pipe(f, g, h, i)(a, b, c, d)` is
/// `i(h(g(f(a, b, c, d))))`.
///
/// - Parameters:
///   - f: runs first, on the four arguments.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs last, on the result of `h`.
/// - Returns: a function from the arguments of `f` to the result of `i`.
@inlinable
public func pipe<A, B, C, D, E, F, G, H>(
    _ f: @escaping (A, B, C, D) -> E,
    _ g: @escaping (E) -> F,
    _ h: @escaping (F) -> G,
    _ i: @escaping (G) -> H
) -> (A, B, C, D) -> H {
    { i(h(g(f($0, $1, $2, $3)))) }
}

/// Pipes five functions, the first of them of four arguments, left to right: `pipe(f, g, h, i, j)(a, b, c, d)` is
/// `j(i(h(g(f(a, b, c, d)))))`.
///
/// - Parameters:
///   - f: runs first, on the four arguments.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs on the result of `h`.
///   - j: runs last, on the result of `i`.
/// - Returns: a function from the arguments of `f` to the result of `j`.
@inlinable
public func pipe<A, B, C, D, E, F, G, H, I>(
    _ f: @escaping (A, B, C, D) -> E,
    _ g: @escaping (E) -> F,
    _ h: @escaping (F) -> G,
    _ i: @escaping (G) -> H,
    _ j: @escaping (H) -> I
) -> (A, B, C, D) -> I {
    { j(i(h(g(f($0, $1, $2, $3))))) }
}

/// Pipes six functions, the first of them of four arguments, left to right: `pipe(f, g, h, i, j, k)(a, b, c, d)` is
/// `k(j(i(h(g(f(a, b, c, d))))))`.
///
/// - Parameters:
///   - f: runs first, on the four arguments.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs on the result of `h`.
///   - j: runs on the result of `i`.
///   - k: runs last, on the result of `j`.
/// - Returns: a function from the arguments of `f` to the result of `k`.
@inlinable
public func pipe<A, B, C, D, E, F, G, H, I, J>(
    _ f: @escaping (A, B, C, D) -> E,
    _ g: @escaping (E) -> F,
    _ h: @escaping (F) -> G,
    _ i: @escaping (G) -> H,
    _ j: @escaping (H) -> I,
    _ k: @escaping (I) -> J
) -> (A, B, C, D) -> J {
    { k(j(i(h(g(f($0, $1, $2, $3)))))) }
}

/// Pipes seven functions, the first of them of four arguments, left to right: `pipe(f, g, h, i, j, k, l)(a, b, c, d)`
/// is `l(k(j(i(h(g(f(a, b, c, d)))))))`.
///
/// - Parameters:
///   - f: runs first, on the four arguments.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs on the result of `h`.
///   - j: runs on the result of `i`.
///   - k: runs on the result of `j`.
///   - l: runs last, on the result of `k`.
/// - Returns: a function from the arguments of `f` to the result of `l`.
@inlinable
public func pipe<A, B, C, D, E, F, G, H, I, J, K>(
    _ f: @escaping (A, B, C, D) -> E,
    _ g: @escaping (E) -> F,
    _ h: @escaping (F) -> G,
    _ i: @escaping (G) -> H,
    _ j: @escaping (H) -> I,
    _ k: @escaping (I) -> J,
    _ l: @escaping (J) -> K
) -> (A, B, C, D) -> K {
    { l(k(j(i(h(g(f($0, $1, $2, $3))))))) }
}

/// Pipes eight functions, the first of them of four arguments, left to right:
/// `pipe(f, g, h, i, j, k, l, m)(a, b, c, d)` is `m(l(k(j(i(h(g(f(a, b, c, d))))))))`.
///
/// - Parameters:
///   - f: runs first, on the four arguments.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs on the result of `h`.
///   - j: runs on the result of `i`.
///   - k: runs on the result of `j`.
///   - l: runs on the result of `k`.
///   - m: runs last, on the result of `l`.
/// - Returns: a function from the arguments of `f` to the result of `m`.
@inlinable
public func pipe<A, B, C, D, E, F, G, H, I, J, K, L>(
    _ f: @escaping (A, B, C, D) -> E,
    _ g: @escaping (E) -> F,
    _ h: @escaping (F) -> G,
    _ i: @escaping (G) -> H,
    _ j: @escaping (H) -> I,
    _ k: @escaping (I) -> J,
    _ l: @escaping (J) -> K,
    _ m: @escaping (K) -> L
) -> (A, B, C, D) -> L {
    { m(l(k(j(i(h(g(f($0, $1, $2, $3)))))))) }
}

// MARK: - `@Sendable` twins

/// Pipes two `@Sendable` functions, the first of them of four arguments, left to right: `pipe(f, g)(a, b, c, d)` is
/// `g(f(a, b, c, d))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: runs first, on the four arguments.
///   - g: runs last, on the result of `f`.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `g`.
@_disfavoredOverload
@inlinable
public func pipe<A, B, C, D, E, F>(
    _ f: @escaping @Sendable (A, B, C, D) -> E,
    _ g: @escaping @Sendable (E) -> F
) -> @Sendable (A, B, C, D) -> F {
    { g(f($0, $1, $2, $3)) }
}

/// Pipes three `@Sendable` functions, the first of them of four arguments, left to right: `pipe(f, g, h)(a, b, c, d)`
/// is `h(g(f(a, b, c, d)))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: runs first, on the four arguments.
///   - g: runs on the result of `f`.
///   - h: runs last, on the result of `g`.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `h`.
@_disfavoredOverload
@inlinable
public func pipe<A, B, C, D, E, F, G>(
    _ f: @escaping @Sendable (A, B, C, D) -> E,
    _ g: @escaping @Sendable (E) -> F,
    _ h: @escaping @Sendable (F) -> G
) -> @Sendable (A, B, C, D) -> G {
    { h(g(f($0, $1, $2, $3))) }
}

/// Pipes four `@Sendable` functions, the first of them of four arguments, left to right: `pipe(f, g, h, i)(a, b, c, d)`
/// is `i(h(g(f(a, b, c, d))))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: runs first, on the four arguments.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs last, on the result of `h`.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `i`.
@_disfavoredOverload
@inlinable
public func pipe<A, B, C, D, E, F, G, H>(
    _ f: @escaping @Sendable (A, B, C, D) -> E,
    _ g: @escaping @Sendable (E) -> F,
    _ h: @escaping @Sendable (F) -> G,
    _ i: @escaping @Sendable (G) -> H
) -> @Sendable (A, B, C, D) -> H {
    { i(h(g(f($0, $1, $2, $3)))) }
}

/// Pipes five `@Sendable` functions, the first of them of four arguments, left to right:
/// `pipe(f, g, h, i, j)(a, b, c, d)` is `j(i(h(g(f(a, b, c, d)))))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: runs first, on the four arguments.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs on the result of `h`.
///   - j: runs last, on the result of `i`.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `j`.
@_disfavoredOverload
@inlinable
public func pipe<A, B, C, D, E, F, G, H, I>(
    _ f: @escaping @Sendable (A, B, C, D) -> E,
    _ g: @escaping @Sendable (E) -> F,
    _ h: @escaping @Sendable (F) -> G,
    _ i: @escaping @Sendable (G) -> H,
    _ j: @escaping @Sendable (H) -> I
) -> @Sendable (A, B, C, D) -> I {
    { j(i(h(g(f($0, $1, $2, $3))))) }
}

/// Pipes six `@Sendable` functions, the first of them of four arguments, left to right:
/// `pipe(f, g, h, i, j, k)(a, b, c, d)` is `k(j(i(h(g(f(a, b, c, d))))))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: runs first, on the four arguments.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs on the result of `h`.
///   - j: runs on the result of `i`.
///   - k: runs last, on the result of `j`.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `k`.
@_disfavoredOverload
@inlinable
public func pipe<A, B, C, D, E, F, G, H, I, J>(
    _ f: @escaping @Sendable (A, B, C, D) -> E,
    _ g: @escaping @Sendable (E) -> F,
    _ h: @escaping @Sendable (F) -> G,
    _ i: @escaping @Sendable (G) -> H,
    _ j: @escaping @Sendable (H) -> I,
    _ k: @escaping @Sendable (I) -> J
) -> @Sendable (A, B, C, D) -> J {
    { k(j(i(h(g(f($0, $1, $2, $3)))))) }
}

/// Pipes seven `@Sendable` functions, the first of them of four arguments, left to right:
/// `pipe(f, g, h, i, j, k, l)(a, b, c, d)` is `l(k(j(i(h(g(f(a, b, c, d)))))))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: runs first, on the four arguments.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs on the result of `h`.
///   - j: runs on the result of `i`.
///   - k: runs on the result of `j`.
///   - l: runs last, on the result of `k`.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `l`.
@_disfavoredOverload
@inlinable
public func pipe<A, B, C, D, E, F, G, H, I, J, K>(
    _ f: @escaping @Sendable (A, B, C, D) -> E,
    _ g: @escaping @Sendable (E) -> F,
    _ h: @escaping @Sendable (F) -> G,
    _ i: @escaping @Sendable (G) -> H,
    _ j: @escaping @Sendable (H) -> I,
    _ k: @escaping @Sendable (I) -> J,
    _ l: @escaping @Sendable (J) -> K
) -> @Sendable (A, B, C, D) -> K {
    { l(k(j(i(h(g(f($0, $1, $2, $3))))))) }
}

/// Pipes eight `@Sendable` functions, the first of them of four arguments, left to right:
/// `pipe(f, g, h, i, j, k, l, m)(a, b, c, d)` is `m(l(k(j(i(h(g(f(a, b, c, d))))))))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: runs first, on the four arguments.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs on the result of `h`.
///   - j: runs on the result of `i`.
///   - k: runs on the result of `j`.
///   - l: runs on the result of `k`.
///   - m: runs last, on the result of `l`.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `m`.
@_disfavoredOverload
@inlinable
public func pipe<A, B, C, D, E, F, G, H, I, J, K, L>(
    _ f: @escaping @Sendable (A, B, C, D) -> E,
    _ g: @escaping @Sendable (E) -> F,
    _ h: @escaping @Sendable (F) -> G,
    _ i: @escaping @Sendable (G) -> H,
    _ j: @escaping @Sendable (H) -> I,
    _ k: @escaping @Sendable (I) -> J,
    _ l: @escaping @Sendable (J) -> K,
    _ m: @escaping @Sendable (K) -> L
) -> @Sendable (A, B, C, D) -> L {
    { m(l(k(j(i(h(g(f($0, $1, $2, $3)))))))) }
}

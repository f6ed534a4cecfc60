/// Pipes two functions, the first of them of three arguments, left to right: `pipe(f, g)(a, b, c)` is `g(f(a, b, c))`.
///
/// - Parameters:
///   - f: runs first, on the three arguments.
///   - g: runs last, on the result of `f`.
/// - Returns: a function from the arguments of `f` to the result of `g`.
@inlinable
public func pipe<A, B, C, D, E>(_ f: @escaping (A, B, C) -> D, _ g: @escaping (D) -> E) -> (A, B, C) -> E {
    { g(f($0, $1, $2)) }
}

/// Pipes three functions, the first of them of three arguments, left to right: `pipe(f, g, h)(a, b, c)` is
/// `h(g(f(a, b, c)))`.
///
/// - Parameters:
///   - f: runs first, on the three arguments.
///   - g: runs on the result of `f`.
///   - h: runs last, on the result of `g`.
/// - Returns: a function from the arguments of `f` to the result of `h`.
@inlinable
public func pipe<A, B, C, D, E, F>(
    _ f: @escaping (A, B, C) -> D,
    _ g: @escaping (D) -> E,
    _ h: @escaping (E) -> F
) -> (A, B, C) -> F {
    { h(g(f($0, $1, $2))) }
}

/// Pipes four functions, the first of them of three arguments, left to right: `pipe(f, g, h, i)(a, b, c)` is
/// `i(h(g(f(a, b, c))))`.
///
/// - Parameters:
///   - f: runs first, on the three arguments.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs last, on the result of `h`.
/// - Returns: a function from the arguments of `f` to the result of `i`.
@inlinable
public func pipe<A, B, C, D, E, F, G>(
    _ f: @escaping (A, B, C) -> D,
    _ g: @escaping (D) -> E,
    _ h: @escaping (E) -> F,
    _ i: @escaping (F) -> G
) -> (A, B, C) -> G {
    { i(h(g(f($0, $1, $2)))) }
}

/// Pipes five functions, the first of them of three arguments, left to right: `pipe(f, g, h, i, j)(a, b, c)` is
/// `j(i(h(g(f(a, b, c)))))`.
///
/// - Parameters:
///   - f: runs first, on the three arguments.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs on the result of `h`.
///   - j: runs last, on the result of `i`.
/// - Returns: a function from the arguments of `f` to the result of `j`.
@inlinable
public func pipe<A, B, C, D, E, F, G, H>(
    _ f: @escaping (A, B, C) -> D,
    _ g: @escaping (D) -> E,
    _ h: @escaping (E) -> F,
    _ i: @escaping (F) -> G,
    _ j: @escaping (G) -> H
) -> (A, B, C) -> H {
    { j(i(h(g(f($0, $1, $2))))) }
}

/// Pipes six functions, the first of them of three arguments, left to right: `pipe(f, g, h, i, j, k)(a, b, c)` is
/// `k(j(i(h(g(f(a, b, c))))))`.
///
/// - Parameters:
///   - f: runs first, on the three arguments.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs on the result of `h`.
///   - j: runs on the result of `i`.
///   - k: runs last, on the result of `j`.
/// - Returns: a function from the arguments of `f` to the result of `k`.
@inlinable
public func pipe<A, B, C, D, E, F, G, H, I>(
    _ f: @escaping (A, B, C) -> D,
    _ g: @escaping (D) -> E,
    _ h: @escaping (E) -> F,
    _ i: @escaping (F) -> G,
    _ j: @escaping (G) -> H,
    _ k: @escaping (H) -> I
) -> (A, B, C) -> I {
    { k(j(i(h(g(f($0, $1, $2)))))) }
}

/// Pipes seven functions, the first of them of three arguments, left to right: `pipe(f, g, h, i, j, k, l)(a, b, c)` is
/// `l(k(j(i(h(g(f(a, b, c)))))))`.
///
/// - Parameters:
///   - f: runs first, on the three arguments.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs on the result of `h`.
///   - j: runs on the result of `i`.
///   - k: runs on the result of `j`.
///   - l: runs last, on the result of `k`.
/// - Returns: a function from the arguments of `f` to the result of `l`.
@inlinable
public func pipe<A, B, C, D, E, F, G, H, I, J>(
    _ f: @escaping (A, B, C) -> D,
    _ g: @escaping (D) -> E,
    _ h: @escaping (E) -> F,
    _ i: @escaping (F) -> G,
    _ j: @escaping (G) -> H,
    _ k: @escaping (H) -> I,
    _ l: @escaping (I) -> J
) -> (A, B, C) -> J {
    { l(k(j(i(h(g(f($0, $1, $2))))))) }
}

/// Pipes eight functions, the first of them of three arguments, left to right: `pipe(f, g, h, i, j, k, l, m)(a, b, c)`
/// is `m(l(k(j(i(h(g(f(a, b, c))))))))`.
///
/// - Parameters:
///   - f: runs first, on the three arguments.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs on the result of `h`.
///   - j: runs on the result of `i`.
///   - k: runs on the result of `j`.
///   - l: runs on the result of `k`.
///   - m: runs last, on the result of `l`.
/// - Returns: a function from the arguments of `f` to the result of `m`.
@inlinable
public func pipe<A, B, C, D, E, F, G, H, I, J, K>(
    _ f: @escaping (A, B, C) -> D,
    _ g: @escaping (D) -> E,
    _ h: @escaping (E) -> F,
    _ i: @escaping (F) -> G,
    _ j: @escaping (G) -> H,
    _ k: @escaping (H) -> I,
    _ l: @escaping (I) -> J,
    _ m: @escaping (J) -> K
) -> (A, B, C) -> K {
    { m(l(k(j(i(h(g(f($0, $1, $2)))))))) }
}

// MARK: - `@Sendable` twins

/// Pipes two `@Sendable` functions, the first of them of three arguments, left to right: `pipe(f, g)(a, b, c)` is
/// `g(f(a, b, c))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: runs first, on the three arguments.
///   - g: runs last, on the result of `f`.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `g`.
@_disfavoredOverload
@inlinable
public func pipe<A, B, C, D, E>(
    _ f: @escaping @Sendable (A, B, C) -> D,
    _ g: @escaping @Sendable (D) -> E
) -> @Sendable (A, B, C) -> E {
    { g(f($0, $1, $2)) }
}

/// Pipes three `@Sendable` functions, the first of them of three arguments, left to right: `pipe(f, g, h)(a, b, c)` is
/// `h(g(f(a, b, c)))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: runs first, on the three arguments.
///   - g: runs on the result of `f`.
///   - h: runs last, on the result of `g`.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `h`.
@_disfavoredOverload
@inlinable
public func pipe<A, B, C, D, E, F>(
    _ f: @escaping @Sendable (A, B, C) -> D,
    _ g: @escaping @Sendable (D) -> E,
    _ h: @escaping @Sendable (E) -> F
) -> @Sendable (A, B, C) -> F {
    { h(g(f($0, $1, $2))) }
}

/// Pipes four `@Sendable` functions, the first of them of three arguments, left to right: `pipe(f, g, h, i)(a, b, c)`
/// is `i(h(g(f(a, b, c))))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: runs first, on the three arguments.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs last, on the result of `h`.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `i`.
@_disfavoredOverload
@inlinable
public func pipe<A, B, C, D, E, F, G>(
    _ f: @escaping @Sendable (A, B, C) -> D,
    _ g: @escaping @Sendable (D) -> E,
    _ h: @escaping @Sendable (E) -> F,
    _ i: @escaping @Sendable (F) -> G
) -> @Sendable (A, B, C) -> G {
    { i(h(g(f($0, $1, $2)))) }
}

/// Pipes five `@Sendable` functions, the first of them of three arguments, left to right:
/// `pipe(f, g, h, i, j)(a, b, c)` is `j(i(h(g(f(a, b, c)))))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: runs first, on the three arguments.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs on the result of `h`.
///   - j: runs last, on the result of `i`.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `j`.
@_disfavoredOverload
@inlinable
public func pipe<A, B, C, D, E, F, G, H>(
    _ f: @escaping @Sendable (A, B, C) -> D,
    _ g: @escaping @Sendable (D) -> E,
    _ h: @escaping @Sendable (E) -> F,
    _ i: @escaping @Sendable (F) -> G,
    _ j: @escaping @Sendable (G) -> H
) -> @Sendable (A, B, C) -> H {
    { j(i(h(g(f($0, $1, $2))))) }
}

/// Pipes six `@Sendable` functions, the first of them of three arguments, left to right:
/// `pipe(f, g, h, i, j, k)(a, b, c)` is `k(j(i(h(g(f(a, b, c))))))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: runs first, on the three arguments.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs on the result of `h`.
///   - j: runs on the result of `i`.
///   - k: runs last, on the result of `j`.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `k`.
@_disfavoredOverload
@inlinable
public func pipe<A, B, C, D, E, F, G, H, I>(
    _ f: @escaping @Sendable (A, B, C) -> D,
    _ g: @escaping @Sendable (D) -> E,
    _ h: @escaping @Sendable (E) -> F,
    _ i: @escaping @Sendable (F) -> G,
    _ j: @escaping @Sendable (G) -> H,
    _ k: @escaping @Sendable (H) -> I
) -> @Sendable (A, B, C) -> I {
    { k(j(i(h(g(f($0, $1, $2)))))) }
}

/// Pipes seven `@Sendable` functions, the first of them of three arguments, left to right:
/// `pipe(f, g, h, i, j, k, l)(a, b, c)` is `l(k(j(i(h(g(f(a, b, c)))))))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: runs first, on the three arguments.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs on the result of `h`.
///   - j: runs on the result of `i`.
///   - k: runs on the result of `j`.
///   - l: runs last, on the result of `k`.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `l`.
@_disfavoredOverload
@inlinable
public func pipe<A, B, C, D, E, F, G, H, I, J>(
    _ f: @escaping @Sendable (A, B, C) -> D,
    _ g: @escaping @Sendable (D) -> E,
    _ h: @escaping @Sendable (E) -> F,
    _ i: @escaping @Sendable (F) -> G,
    _ j: @escaping @Sendable (G) -> H,
    _ k: @escaping @Sendable (H) -> I,
    _ l: @escaping @Sendable (I) -> J
) -> @Sendable (A, B, C) -> J {
    { l(k(j(i(h(g(f($0, $1, $2))))))) }
}

/// Pipes eight `@Sendable` functions, the first of them of three arguments, left to right:
/// `pipe(f, g, h, i, j, k, l, m)(a, b, c)` is `m(l(k(j(i(h(g(f(a, b, c))))))))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: runs first, on the three arguments.
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
public func pipe<A, B, C, D, E, F, G, H, I, J, K>(
    _ f: @escaping @Sendable (A, B, C) -> D,
    _ g: @escaping @Sendable (D) -> E,
    _ h: @escaping @Sendable (E) -> F,
    _ i: @escaping @Sendable (F) -> G,
    _ j: @escaping @Sendable (G) -> H,
    _ k: @escaping @Sendable (H) -> I,
    _ l: @escaping @Sendable (I) -> J,
    _ m: @escaping @Sendable (J) -> K
) -> @Sendable (A, B, C) -> K {
    { m(l(k(j(i(h(g(f($0, $1, $2)))))))) }
}

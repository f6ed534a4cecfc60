/// Pipes two functions, the first of them of two arguments, left to right: `pipe(f, g)(a, b)` is `g(f(a, b))`.
///
/// - Parameters:
///   - f: runs first, on the two arguments.
///   - g: runs last, on the result of `f`.
/// - Returns: a function from the arguments of `f` to the result of `g`.
@inlinable
public func pipe<A, B, C, D>(_ f: @escaping (A, B) -> C, _ g: @escaping (C) -> D) -> (A, B) -> D {
    { g(f($0, $1)) }
}

/// Pipes three functions, the first of them of two arguments, left to right: `pipe(f, g, h)(a, b)` is `h(g(f(a, b)))`.
///
/// - Parameters:
///   - f: runs first, on the two arguments.
///   - g: runs on the result of `f`.
///   - h: runs last, on the result of `g`.
/// - Returns: a function from the arguments of `f` to the result of `h`.
@inlinable
public func pipe<A, B, C, D, E>(
    _ f: @escaping (A, B) -> C,
    _ g: @escaping (C) -> D,
    _ h: @escaping (D) -> E
) -> (A, B) -> E {
    { h(g(f($0, $1))) }
}

/// Pipes four functions, the first of them of two arguments, left to right: `pipe(f, g, h, i)(a, b)` is
/// `i(h(g(f(a, b))))`.
///
/// - Parameters:
///   - f: runs first, on the two arguments.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs last, on the result of `h`.
/// - Returns: a function from the arguments of `f` to the result of `i`.
@inlinable
public func pipe<A, B, C, D, E, F>(
    _ f: @escaping (A, B) -> C,
    _ g: @escaping (C) -> D,
    _ h: @escaping (D) -> E,
    _ i: @escaping (E) -> F
) -> (A, B) -> F {
    { i(h(g(f($0, $1)))) }
}

/// Pipes five functions, the first of them of two arguments, left to right: `pipe(f, g, h, i, j)(a, b)` is
/// `j(i(h(g(f(a, b)))))`.
///
/// - Parameters:
///   - f: runs first, on the two arguments.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs on the result of `h`.
///   - j: runs last, on the result of `i`.
/// - Returns: a function from the arguments of `f` to the result of `j`.
@inlinable
public func pipe<A, B, C, D, E, F, G>(
    _ f: @escaping (A, B) -> C,
    _ g: @escaping (C) -> D,
    _ h: @escaping (D) -> E,
    _ i: @escaping (E) -> F,
    _ j: @escaping (F) -> G
) -> (A, B) -> G {
    { j(i(h(g(f($0, $1))))) }
}

/// Pipes six functions, the first of them of two arguments, left to right: `pipe(f, g, h, i, j, k)(a, b)` is
/// `k(j(i(h(g(f(a, b))))))`.
///
/// - Parameters:
///   - f: runs first, on the two arguments.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs on the result of `h`.
///   - j: runs on the result of `i`.
///   - k: runs last, on the result of `j`.
/// - Returns: a function from the arguments of `f` to the result of `k`.
@inlinable
public func pipe<A, B, C, D, E, F, G, H>(
    _ f: @escaping (A, B) -> C,
    _ g: @escaping (C) -> D,
    _ h: @escaping (D) -> E,
    _ i: @escaping (E) -> F,
    _ j: @escaping (F) -> G,
    _ k: @escaping (G) -> H
) -> (A, B) -> H {
    { k(j(i(h(g(f($0, $1)))))) }
}

/// Pipes seven functions, the first of them of two arguments, left to right: `pipe(f, g, h, i, j, k, l)(a, b)` is
/// `l(k(j(i(h(g(f(a, b)))))))`.
///
/// - Parameters:
///   - f: runs first, on the two arguments.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs on the result of `h`.
///   - j: runs on the result of `i`.
///   - k: runs on the result of `j`.
///   - l: runs last, on the result of `k`.
/// - Returns: a function from the arguments of `f` to the result of `l`.
@inlinable
public func pipe<A, B, C, D, E, F, G, H, I>(
    _ f: @escaping (A, B) -> C,
    _ g: @escaping (C) -> D,
    _ h: @escaping (D) -> E,
    _ i: @escaping (E) -> F,
    _ j: @escaping (F) -> G,
    _ k: @escaping (G) -> H,
    _ l: @escaping (H) -> I
) -> (A, B) -> I {
    { l(k(j(i(h(g(f($0, $1))))))) }
}

/// Pipes eight functions, the first of them of two arguments, left to right: `pipe(f, g, h, i, j, k, l, m)(a, b)` is
/// `m(l(k(j(i(h(g(f(a, b))))))))`.
///
/// - Parameters:
///   - f: runs first, on the two arguments.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs on the result of `h`.
///   - j: runs on the result of `i`.
///   - k: runs on the result of `j`.
///   - l: runs on the result of `k`.
///   - m: runs last, on the result of `l`.
/// - Returns: a function from the arguments of `f` to the result of `m`.
@inlinable
public func pipe<A, B, C, D, E, F, G, H, I, J>(
    _ f: @escaping (A, B) -> C,
    _ g: @escaping (C) -> D,
    _ h: @escaping (D) -> E,
    _ i: @escaping (E) -> F,
    _ j: @escaping (F) -> G,
    _ k: @escaping (G) -> H,
    _ l: @escaping (H) -> I,
    _ m: @escaping (I) -> J
) -> (A, B) -> J {
    { m(l(k(j(i(h(g(f($0, $1)))))))) }
}

// MARK: - `@Sendable` twins

/// Pipes two `@Sendable` functions, the first of them of two arguments, left to right: `pipe(f, g)(a, b)` is
/// `g(f(a, b))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: runs first, on the two arguments.
///   - g: runs last, on the result of `f`.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `g`.
@_disfavoredOverload
@inlinable
public func pipe<A, B, C, D>(
    _ f: @escaping @Sendable (A, B) -> C,
    _ g: @escaping @Sendable (C) -> D
) -> @Sendable (A, B) -> D {
    { g(f($0, $1)) }
}

/// Pipes three `@Sendable` functions, the first of them of two arguments, left to right: `pipe(f, g, h)(a, b)` is
/// `h(g(f(a, b)))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: runs first, on the two arguments.
///   - g: runs on the result of `f`.
///   - h: runs last, on the result of `g`.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `h`.
@_disfavoredOverload
@inlinable
public func pipe<A, B, C, D, E>(
    _ f: @escaping @Sendable (A, B) -> C,
    _ g: @escaping @Sendable (C) -> D,
    _ h: @escaping @Sendable (D) -> E
) -> @Sendable (A, B) -> E {
    { h(g(f($0, $1))) }
}

/// Pipes four `@Sendable` functions, the first of them of two arguments, left to right: `pipe(f, g, h, i)(a, b)` is
/// `i(h(g(f(a, b))))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: runs first, on the two arguments.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs last, on the result of `h`.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `i`.
@_disfavoredOverload
@inlinable
public func pipe<A, B, C, D, E, F>(
    _ f: @escaping @Sendable (A, B) -> C,
    _ g: @escaping @Sendable (C) -> D,
    _ h: @escaping @Sendable (D) -> E,
    _ i: @escaping @Sendable (E) -> F
) -> @Sendable (A, B) -> F {
    { i(h(g(f($0, $1)))) }
}

/// Pipes five `@Sendable` functions, the first of them of two arguments, left to right: `pipe(f, g, h, i, j)(a, b)` is
/// `j(i(h(g(f(a, b)))))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: runs first, on the two arguments.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs on the result of `h`.
///   - j: runs last, on the result of `i`.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `j`.
@_disfavoredOverload
@inlinable
public func pipe<A, B, C, D, E, F, G>(
    _ f: @escaping @Sendable (A, B) -> C,
    _ g: @escaping @Sendable (C) -> D,
    _ h: @escaping @Sendable (D) -> E,
    _ i: @escaping @Sendable (E) -> F,
    _ j: @escaping @Sendable (F) -> G
) -> @Sendable (A, B) -> G {
    { j(i(h(g(f($0, $1))))) }
}

/// Pipes six `@Sendable` functions, the first of them of two arguments, left to right: `pipe(f, g, h, i, j, k)(a, b)`
/// is `k(j(i(h(g(f(a, b))))))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: runs first, on the two arguments.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs on the result of `h`.
///   - j: runs on the result of `i`.
///   - k: runs last, on the result of `j`.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `k`.
@_disfavoredOverload
@inlinable
public func pipe<A, B, C, D, E, F, G, H>(
    _ f: @escaping @Sendable (A, B) -> C,
    _ g: @escaping @Sendable (C) -> D,
    _ h: @escaping @Sendable (D) -> E,
    _ i: @escaping @Sendable (E) -> F,
    _ j: @escaping @Sendable (F) -> G,
    _ k: @escaping @Sendable (G) -> H
) -> @Sendable (A, B) -> H {
    { k(j(i(h(g(f($0, $1)))))) }
}

/// Pipes seven `@Sendable` functions, the first of them of two arguments, left to right:
/// `pipe(f, g, h, i, j, k, l)(a, b)` is `l(k(j(i(h(g(f(a, b)))))))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: runs first, on the two arguments.
///   - g: runs on the result of `f`.
///   - h: runs on the result of `g`.
///   - i: runs on the result of `h`.
///   - j: runs on the result of `i`.
///   - k: runs on the result of `j`.
///   - l: runs last, on the result of `k`.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `l`.
@_disfavoredOverload
@inlinable
public func pipe<A, B, C, D, E, F, G, H, I>(
    _ f: @escaping @Sendable (A, B) -> C,
    _ g: @escaping @Sendable (C) -> D,
    _ h: @escaping @Sendable (D) -> E,
    _ i: @escaping @Sendable (E) -> F,
    _ j: @escaping @Sendable (F) -> G,
    _ k: @escaping @Sendable (G) -> H,
    _ l: @escaping @Sendable (H) -> I
) -> @Sendable (A, B) -> I {
    { l(k(j(i(h(g(f($0, $1))))))) }
}

/// Pipes eight `@Sendable` functions, the first of them of two arguments, left to right:
/// `pipe(f, g, h, i, j, k, l, m)(a, b)` is `m(l(k(j(i(h(g(f(a, b))))))))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: runs first, on the two arguments.
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
public func pipe<A, B, C, D, E, F, G, H, I, J>(
    _ f: @escaping @Sendable (A, B) -> C,
    _ g: @escaping @Sendable (C) -> D,
    _ h: @escaping @Sendable (D) -> E,
    _ i: @escaping @Sendable (E) -> F,
    _ j: @escaping @Sendable (F) -> G,
    _ k: @escaping @Sendable (G) -> H,
    _ l: @escaping @Sendable (H) -> I,
    _ m: @escaping @Sendable (I) -> J
) -> @Sendable (A, B) -> J {
    { m(l(k(j(i(h(g(f($0, $1)))))))) }
}

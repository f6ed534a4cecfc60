/// Composes two functions, the last of them of three arguments, right to left: `compose(g, f)(a, b, c)` is
/// `g(f(a, b, c))`.
///
/// - Parameters:
///   - g: runs last, on the result of `f`.
///   - f: runs first, on the three arguments.
/// - Returns: a function from the arguments of `f` to the result of `g`.
@inlinable
public func compose<A, B, C, D, E>(_ g: @escaping (D) -> E, _ f: @escaping (A, B, C) -> D) -> (A, B, C) -> E {
    { g(f($0, $1, $2)) }
}

/// Composes three functions, the last of them of three arguments, right to left: `compose(h, g, f)(a, b, c)` is
/// `h(g(f(a, b, c)))`.
///
/// - Parameters:
///   - h: runs last, on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the three arguments.
/// - Returns: a function from the arguments of `f` to the result of `h`.
@inlinable
public func compose<A, B, C, D, E, F>(
    _ h: @escaping (E) -> F,
    _ g: @escaping (D) -> E,
    _ f: @escaping (A, B, C) -> D
) -> (A, B, C) -> F {
    { h(g(f($0, $1, $2))) }
}

/// Composes four functions, the last of them of three arguments, right to left: `compose(i, h, g, f)(a, b, c)` is
/// `i(h(g(f(a, b, c))))`.
///
/// - Parameters:
///   - i: runs last, on the result of `h`.
///   - h: runs on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the three arguments.
/// - Returns: a function from the arguments of `f` to the result of `i`.
@inlinable
public func compose<A, B, C, D, E, F, G>(
    _ i: @escaping (F) -> G,
    _ h: @escaping (E) -> F,
    _ g: @escaping (D) -> E,
    _ f: @escaping (A, B, C) -> D
) -> (A, B, C) -> G {
    { i(h(g(f($0, $1, $2)))) }
}

/// Composes five functions, the last of them of three arguments, right to left: `compose(j, i, h, g, f)(a, b, c)` is
/// `j(i(h(g(f(a, b, c)))))`.
///
/// - Parameters:
///   - j: runs last, on the result of `i`.
///   - i: runs on the result of `h`.
///   - h: runs on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the three arguments.
/// - Returns: a function from the arguments of `f` to the result of `j`.
@inlinable
public func compose<A, B, C, D, E, F, G, H>(
    _ j: @escaping (G) -> H,
    _ i: @escaping (F) -> G,
    _ h: @escaping (E) -> F,
    _ g: @escaping (D) -> E,
    _ f: @escaping (A, B, C) -> D
) -> (A, B, C) -> H {
    { j(i(h(g(f($0, $1, $2))))) }
}

/// Composes six functions, the last of them of three arguments, right to left: `compose(k, j, i, h, g, f)(a, b, c)` is
/// `k(j(i(h(g(f(a, b, c))))))`.
///
/// - Parameters:
///   - k: runs last, on the result of `j`.
///   - j: runs on the result of `i`.
///   - i: runs on the result of `h`.
///   - h: runs on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the three arguments.
/// - Returns: a function from the arguments of `f` to the result of `k`.
@inlinable
public func compose<A, B, C, D, E, F, G, H, I>(
    _ k: @escaping (H) -> I,
    _ j: @escaping (G) -> H,
    _ i: @escaping (F) -> G,
    _ h: @escaping (E) -> F,
    _ g: @escaping (D) -> E,
    _ f: @escaping (A, B, C) -> D
) -> (A, B, C) -> I {
    { k(j(i(h(g(f($0, $1, $2)))))) }
}

/// Composes seven functions, the last of them of three arguments, right to left:
/// `compose(l, k, j, i, h, g, f)(a, b, c)` is `l(k(j(i(h(g(f(a, b, c)))))))`.
///
/// - Parameters:
///   - l: runs last, on the result of `k`.
///   - k: runs on the result of `j`.
///   - j: runs on the result of `i`.
///   - i: runs on the result of `h`.
///   - h: runs on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the three arguments.
/// - Returns: a function from the arguments of `f` to the result of `l`.
@inlinable
public func compose<A, B, C, D, E, F, G, H, I, J>(
    _ l: @escaping (I) -> J,
    _ k: @escaping (H) -> I,
    _ j: @escaping (G) -> H,
    _ i: @escaping (F) -> G,
    _ h: @escaping (E) -> F,
    _ g: @escaping (D) -> E,
    _ f: @escaping (A, B, C) -> D
) -> (A, B, C) -> J {
    { l(k(j(i(h(g(f($0, $1, $2))))))) }
}

/// Composes eight functions, the last of them of three arguments, right to left:
/// `compose(m, l, k, j, i, h, g, f)(a, b, c)` is `m(l(k(j(i(h(g(f(a, b, c))))))))`.
///
/// - Parameters:
///   - m: runs last, on the result of `l`.
///   - l: runs on the result of `k`.
///   - k: runs on the result of `j`.
///   - j: runs on the result of `i`.
///   - i: runs on the result of `h`.
///   - h: runs on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the three arguments.
/// - Returns: a function from the arguments of `f` to the result of `m`.
@inlinable
public func compose<A, B, C, D, E, F, G, H, I, J, K>(
    _ m: @escaping (J) -> K,
    _ l: @escaping (I) -> J,
    _ k: @escaping (H) -> I,
    _ j: @escaping (G) -> H,
    _ i: @escaping (F) -> G,
    _ h: @escaping (E) -> F,
    _ g: @escaping (D) -> E,
    _ f: @escaping (A, B, C) -> D
) -> (A, B, C) -> K {
    { m(l(k(j(i(h(g(f($0, $1, $2)))))))) }
}

// MARK: - `@Sendable` twins

/// Composes two `@Sendable` functions, the last of them of three arguments, right to left: `compose(g, f)(a, b, c)` is
/// `g(f(a, b, c))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - g: runs last, on the result of `f`.
///   - f: runs first, on the three arguments.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `g`.
@_disfavoredOverload
@inlinable
public func compose<A, B, C, D, E>(
    _ g: @escaping @Sendable (D) -> E,
    _ f: @escaping @Sendable (A, B, C) -> D
) -> @Sendable (A, B, C) -> E {
    { g(f($0, $1, $2)) }
}

/// Composes three `@Sendable` functions, the last of them of three arguments, right to left:
/// `compose(h, g, f)(a, b, c)` is `h(g(f(a, b, c)))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - h: runs last, on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the three arguments.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `h`.
@_disfavoredOverload
@inlinable
public func compose<A, B, C, D, E, F>(
    _ h: @escaping @Sendable (E) -> F,
    _ g: @escaping @Sendable (D) -> E,
    _ f: @escaping @Sendable (A, B, C) -> D
) -> @Sendable (A, B, C) -> F {
    { h(g(f($0, $1, $2))) }
}

/// Composes four `@Sendable` functions, the last of them of three arguments, right to left:
/// `compose(i, h, g, f)(a, b, c)` is `i(h(g(f(a, b, c))))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - i: runs last, on the result of `h`.
///   - h: runs on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the three arguments.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `i`.
@_disfavoredOverload
@inlinable
public func compose<A, B, C, D, E, F, G>(
    _ i: @escaping @Sendable (F) -> G,
    _ h: @escaping @Sendable (E) -> F,
    _ g: @escaping @Sendable (D) -> E,
    _ f: @escaping @Sendable (A, B, C) -> D
) -> @Sendable (A, B, C) -> G {
    { i(h(g(f($0, $1, $2)))) }
}

/// Composes five `@Sendable` functions, the last of them of three arguments, right to left:
/// `compose(j, i, h, g, f)(a, b, c)` is `j(i(h(g(f(a, b, c)))))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - j: runs last, on the result of `i`.
///   - i: runs on the result of `h`.
///   - h: runs on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the three arguments.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `j`.
@_disfavoredOverload
@inlinable
public func compose<A, B, C, D, E, F, G, H>(
    _ j: @escaping @Sendable (G) -> H,
    _ i: @escaping @Sendable (F) -> G,
    _ h: @escaping @Sendable (E) -> F,
    _ g: @escaping @Sendable (D) -> E,
    _ f: @escaping @Sendable (A, B, C) -> D
) -> @Sendable (A, B, C) -> H {
    { j(i(h(g(f($0, $1, $2))))) }
}

/// Composes six `@Sendable` functions, the last of them of three arguments, right to left:
/// `compose(k, j, i, h, g, f)(a, b, c)` is `k(j(i(h(g(f(a, b, c))))))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - k: runs last, on the result of `j`.
///   - j: runs on the result of `i`.
///   - i: runs on the result of `h`.
///   - h: runs on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the three arguments.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `k`.
@_disfavoredOverload
@inlinable
public func compose<A, B, C, D, E, F, G, H, I>(
    _ k: @escaping @Sendable (H) -> I,
    _ j: @escaping @Sendable (G) -> H,
    _ i: @escaping @Sendable (F) -> G,
    _ h: @escaping @Sendable (E) -> F,
    _ g: @escaping @Sendable (D) -> E,
    _ f: @escaping @Sendable (A, B, C) -> D
) -> @Sendable (A, B, C) -> I {
    { k(j(i(h(g(f($0, $1, $2)))))) }
}

/// Composes seven `@Sendable` functions, the last of them of three arguments, right to left:
/// `compose(l, k, j, i, h, g, f)(a, b, c)` is `l(k(j(i(h(g(f(a, b, c)))))))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - l: runs last, on the result of `k`.
///   - k: runs on the result of `j`.
///   - j: runs on the result of `i`.
///   - i: runs on the result of `h`.
///   - h: runs on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the three arguments.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `l`.
@_disfavoredOverload
@inlinable
public func compose<A, B, C, D, E, F, G, H, I, J>(
    _ l: @escaping @Sendable (I) -> J,
    _ k: @escaping @Sendable (H) -> I,
    _ j: @escaping @Sendable (G) -> H,
    _ i: @escaping @Sendable (F) -> G,
    _ h: @escaping @Sendable (E) -> F,
    _ g: @escaping @Sendable (D) -> E,
    _ f: @escaping @Sendable (A, B, C) -> D
) -> @Sendable (A, B, C) -> J {
    { l(k(j(i(h(g(f($0, $1, $2))))))) }
}

/// Composes eight `@Sendable` functions, the last of them of three arguments, right to left:
/// `compose(m, l, k, j, i, h, g, f)(a, b, c)` is `m(l(k(j(i(h(g(f(a, b, c))))))))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - m: runs last, on the result of `l`.
///   - l: runs on the result of `k`.
///   - k: runs on the result of `j`.
///   - j: runs on the result of `i`.
///   - i: runs on the result of `h`.
///   - h: runs on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the three arguments.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `m`.
@_disfavoredOverload
@inlinable
public func compose<A, B, C, D, E, F, G, H, I, J, K>(
    _ m: @escaping @Sendable (J) -> K,
    _ l: @escaping @Sendable (I) -> J,
    _ k: @escaping @Sendable (H) -> I,
    _ j: @escaping @Sendable (G) -> H,
    _ i: @escaping @Sendable (F) -> G,
    _ h: @escaping @Sendable (E) -> F,
    _ g: @escaping @Sendable (D) -> E,
    _ f: @escaping @Sendable (A, B, C) -> D
) -> @Sendable (A, B, C) -> K {
    { m(l(k(j(i(h(g(f($0, $1, $2)))))))) }
}

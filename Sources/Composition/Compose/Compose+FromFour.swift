/// Composes two functions, the last of them of four arguments, right to left: `compose(g, f)(a, b, c, d)` is
/// `g(f(a, b, c, d))`.
///
/// - Parameters:
///   - g: runs last, on the result of `f`.
///   - f: runs first, on the four arguments.
/// - Returns: a function from the arguments of `f` to the result of `g`.
@inlinable
public func compose<A, B, C, D, E, F>(
    _ g: @escaping (E) -> F,
    _ f: @escaping (A, B, C, D) -> E
) -> (A, B, C, D) -> F {
    { g(f($0, $1, $2, $3)) }
}

/// Composes three functions, the last of them of four arguments, right to left: `compose(h, g, f)(a, b, c, d)` is
/// `h(g(f(a, b, c, d)))`.
///
/// - Parameters:
///   - h: runs last, on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the four arguments.
/// - Returns: a function from the arguments of `f` to the result of `h`.
@inlinable
public func compose<A, B, C, D, E, F, G>(
    _ h: @escaping (F) -> G,
    _ g: @escaping (E) -> F,
    _ f: @escaping (A, B, C, D) -> E
) -> (A, B, C, D) -> G {
    { h(g(f($0, $1, $2, $3))) }
}

/// Composes four functions, the last of them of four arguments, right to left: `compose(i, h, g, f)(a, b, c, d)` is
/// `i(h(g(f(a, b, c, d))))`.
///
/// - Parameters:
///   - i: runs last, on the result of `h`.
///   - h: runs on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the four arguments.
/// - Returns: a function from the arguments of `f` to the result of `i`.
@inlinable
public func compose<A, B, C, D, E, F, G, H>(
    _ i: @escaping (G) -> H,
    _ h: @escaping (F) -> G,
    _ g: @escaping (E) -> F,
    _ f: @escaping (A, B, C, D) -> E
) -> (A, B, C, D) -> H {
    { i(h(g(f($0, $1, $2, $3)))) }
}

/// Composes five functions, the last of them of four arguments, right to left: `compose(j, i, h, g, f)(a, b, c, d)` is
/// `j(i(h(g(f(a, b, c, d)))))`.
///
/// - Parameters:
///   - j: runs last, on the result of `i`.
///   - i: runs on the result of `h`.
///   - h: runs on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the four arguments.
/// - Returns: a function from the arguments of `f` to the result of `j`.
@inlinable
public func compose<A, B, C, D, E, F, G, H, I>(
    _ j: @escaping (H) -> I,
    _ i: @escaping (G) -> H,
    _ h: @escaping (F) -> G,
    _ g: @escaping (E) -> F,
    _ f: @escaping (A, B, C, D) -> E
) -> (A, B, C, D) -> I {
    { j(i(h(g(f($0, $1, $2, $3))))) }
}

/// Composes six functions, the last of them of four arguments, right to left: `compose(k, j, i, h, g, f)(a, b, c, d)`
/// is `k(j(i(h(g(f(a, b, c, d))))))`.
///
/// - Parameters:
///   - k: runs last, on the result of `j`.
///   - j: runs on the result of `i`.
///   - i: runs on the result of `h`.
///   - h: runs on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the four arguments.
/// - Returns: a function from the arguments of `f` to the result of `k`.
@inlinable
public func compose<A, B, C, D, E, F, G, H, I, J>(
    _ k: @escaping (I) -> J,
    _ j: @escaping (H) -> I,
    _ i: @escaping (G) -> H,
    _ h: @escaping (F) -> G,
    _ g: @escaping (E) -> F,
    _ f: @escaping (A, B, C, D) -> E
) -> (A, B, C, D) -> J {
    { k(j(i(h(g(f($0, $1, $2, $3)))))) }
}

/// Composes seven functions, the last of them of four arguments, right to left:
/// `compose(l, k, j, i, h, g, f)(a, b, c, d)` is `l(k(j(i(h(g(f(a, b, c, d)))))))`.
///
/// - Parameters:
///   - l: runs last, on the result of `k`.
///   - k: runs on the result of `j`.
///   - j: runs on the result of `i`.
///   - i: runs on the result of `h`.
///   - h: runs on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the four arguments.
/// - Returns: a function from the arguments of `f` to the result of `l`.
@inlinable
public func compose<A, B, C, D, E, F, G, H, I, J, K>(
    _ l: @escaping (J) -> K,
    _ k: @escaping (I) -> J,
    _ j: @escaping (H) -> I,
    _ i: @escaping (G) -> H,
    _ h: @escaping (F) -> G,
    _ g: @escaping (E) -> F,
    _ f: @escaping (A, B, C, D) -> E
) -> (A, B, C, D) -> K {
    { l(k(j(i(h(g(f($0, $1, $2, $3))))))) }
}

/// Composes eight functions, the last of them of four arguments, right to left:
/// `compose(m, l, k, j, i, h, g, f)(a, b, c, d)` is `m(l(k(j(i(h(g(f(a, b, c, d))))))))`.
///
/// - Parameters:
///   - m: runs last, on the result of `l`.
///   - l: runs on the result of `k`.
///   - k: runs on the result of `j`.
///   - j: runs on the result of `i`.
///   - i: runs on the result of `h`.
///   - h: runs on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the four arguments.
/// - Returns: a function from the arguments of `f` to the result of `m`.
@inlinable
public func compose<A, B, C, D, E, F, G, H, I, J, K, L>(
    _ m: @escaping (K) -> L,
    _ l: @escaping (J) -> K,
    _ k: @escaping (I) -> J,
    _ j: @escaping (H) -> I,
    _ i: @escaping (G) -> H,
    _ h: @escaping (F) -> G,
    _ g: @escaping (E) -> F,
    _ f: @escaping (A, B, C, D) -> E
) -> (A, B, C, D) -> L {
    { m(l(k(j(i(h(g(f($0, $1, $2, $3)))))))) }
}

// MARK: - `@Sendable` twins

/// Composes two `@Sendable` functions, the last of them of four arguments, right to left: `compose(g, f)(a, b, c, d)`
/// is `g(f(a, b, c, d))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - g: runs last, on the result of `f`.
///   - f: runs first, on the four arguments.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `g`.
@_disfavoredOverload
@inlinable
public func compose<A, B, C, D, E, F>(
    _ g: @escaping @Sendable (E) -> F,
    _ f: @escaping @Sendable (A, B, C, D) -> E
) -> @Sendable (A, B, C, D) -> F {
    { g(f($0, $1, $2, $3)) }
}

/// Composes three `@Sendable` functions, the last of them of four arguments, right to left:
/// `compose(h, g, f)(a, b, c, d)` is `h(g(f(a, b, c, d)))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - h: runs last, on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the four arguments.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `h`.
@_disfavoredOverload
@inlinable
public func compose<A, B, C, D, E, F, G>(
    _ h: @escaping @Sendable (F) -> G,
    _ g: @escaping @Sendable (E) -> F,
    _ f: @escaping @Sendable (A, B, C, D) -> E
) -> @Sendable (A, B, C, D) -> G {
    { h(g(f($0, $1, $2, $3))) }
}

/// Composes four `@Sendable` functions, the last of them of four arguments, right to left:
/// `compose(i, h, g, f)(a, b, c, d)` is `i(h(g(f(a, b, c, d))))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - i: runs last, on the result of `h`.
///   - h: runs on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the four arguments.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `i`.
@_disfavoredOverload
@inlinable
public func compose<A, B, C, D, E, F, G, H>(
    _ i: @escaping @Sendable (G) -> H,
    _ h: @escaping @Sendable (F) -> G,
    _ g: @escaping @Sendable (E) -> F,
    _ f: @escaping @Sendable (A, B, C, D) -> E
) -> @Sendable (A, B, C, D) -> H {
    { i(h(g(f($0, $1, $2, $3)))) }
}

/// Composes five `@Sendable` functions, the last of them of four arguments, right to left:
/// `compose(j, i, h, g, f)(a, b, c, d)` is `j(i(h(g(f(a, b, c, d)))))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - j: runs last, on the result of `i`.
///   - i: runs on the result of `h`.
///   - h: runs on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the four arguments.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `j`.
@_disfavoredOverload
@inlinable
public func compose<A, B, C, D, E, F, G, H, I>(
    _ j: @escaping @Sendable (H) -> I,
    _ i: @escaping @Sendable (G) -> H,
    _ h: @escaping @Sendable (F) -> G,
    _ g: @escaping @Sendable (E) -> F,
    _ f: @escaping @Sendable (A, B, C, D) -> E
) -> @Sendable (A, B, C, D) -> I {
    { j(i(h(g(f($0, $1, $2, $3))))) }
}

/// Composes six `@Sendable` functions, the last of them of four arguments, right to left:
/// `compose(k, j, i, h, g, f)(a, b, c, d)` is `k(j(i(h(g(f(a, b, c, d))))))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - k: runs last, on the result of `j`.
///   - j: runs on the result of `i`.
///   - i: runs on the result of `h`.
///   - h: runs on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the four arguments.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `k`.
@_disfavoredOverload
@inlinable
public func compose<A, B, C, D, E, F, G, H, I, J>(
    _ k: @escaping @Sendable (I) -> J,
    _ j: @escaping @Sendable (H) -> I,
    _ i: @escaping @Sendable (G) -> H,
    _ h: @escaping @Sendable (F) -> G,
    _ g: @escaping @Sendable (E) -> F,
    _ f: @escaping @Sendable (A, B, C, D) -> E
) -> @Sendable (A, B, C, D) -> J {
    { k(j(i(h(g(f($0, $1, $2, $3)))))) }
}

/// Composes seven `@Sendable` functions, the last of them of four arguments, right to left:
/// `compose(l, k, j, i, h, g, f)(a, b, c, d)` is `l(k(j(i(h(g(f(a, b, c, d)))))))`.
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
///   - f: runs first, on the four arguments.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `l`.
@_disfavoredOverload
@inlinable
public func compose<A, B, C, D, E, F, G, H, I, J, K>(
    _ l: @escaping @Sendable (J) -> K,
    _ k: @escaping @Sendable (I) -> J,
    _ j: @escaping @Sendable (H) -> I,
    _ i: @escaping @Sendable (G) -> H,
    _ h: @escaping @Sendable (F) -> G,
    _ g: @escaping @Sendable (E) -> F,
    _ f: @escaping @Sendable (A, B, C, D) -> E
) -> @Sendable (A, B, C, D) -> K {
    { l(k(j(i(h(g(f($0, $1, $2, $3))))))) }
}

/// Composes eight `@Sendable` functions, the last of them of four arguments, right to left:
/// `compose(m, l, k, j, i, h, g, f)(a, b, c, d)` is `m(l(k(j(i(h(g(f(a, b, c, d))))))))`.
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
///   - f: runs first, on the four arguments.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `m`.
@_disfavoredOverload
@inlinable
public func compose<A, B, C, D, E, F, G, H, I, J, K, L>(
    _ m: @escaping @Sendable (K) -> L,
    _ l: @escaping @Sendable (J) -> K,
    _ k: @escaping @Sendable (I) -> J,
    _ j: @escaping @Sendable (H) -> I,
    _ i: @escaping @Sendable (G) -> H,
    _ h: @escaping @Sendable (F) -> G,
    _ g: @escaping @Sendable (E) -> F,
    _ f: @escaping @Sendable (A, B, C, D) -> E
) -> @Sendable (A, B, C, D) -> L {
    { m(l(k(j(i(h(g(f($0, $1, $2, $3)))))))) }
}

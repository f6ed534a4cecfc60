/// Composes two functions, the last of them of two arguments, right to left: `compose(g, f)(a, b)` is `g(f(a, b))`.
///
/// - Parameters:
///   - g: runs last, on the result of `f`.
///   - f: runs first, on the two arguments.
/// - Returns: a function from the arguments of `f` to the result of `g`.
@inlinable
public func compose<A, B, C, D>(_ g: @escaping (C) -> D, _ f: @escaping (A, B) -> C) -> (A, B) -> D {
    { g(f($0, $1)) }
}

/// Composes three functions, the last of them of two arguments, right to left: `compose(h, g, f)(a, b)` is
/// `h(g(f(a, b)))`.
///
/// - Parameters:
///   - h: runs last, on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the two arguments.
/// - Returns: a function from the arguments of `f` to the result of `h`.
@inlinable
public func compose<A, B, C, D, E>(
    _ h: @escaping (D) -> E,
    _ g: @escaping (C) -> D,
    _ f: @escaping (A, B) -> C
) -> (A, B) -> E {
    { h(g(f($0, $1))) }
}

/// Composes four functions, the last of them of two arguments, right to left: `compose(i, h, g, f)(a, b)` is
/// `i(h(g(f(a, b))))`.
///
/// - Parameters:
///   - i: runs last, on the result of `h`.
///   - h: runs on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the two arguments.
/// - Returns: a function from the arguments of `f` to the result of `i`.
@inlinable
public func compose<A, B, C, D, E, F>(
    _ i: @escaping (E) -> F,
    _ h: @escaping (D) -> E,
    _ g: @escaping (C) -> D,
    _ f: @escaping (A, B) -> C
) -> (A, B) -> F {
    { i(h(g(f($0, $1)))) }
}

/// Composes five functions, the last of them of two arguments, right to left: `compose(j, i, h, g, f)(a, b)` is
/// `j(i(h(g(f(a, b)))))`.
///
/// - Parameters:
///   - j: runs last, on the result of `i`.
///   - i: runs on the result of `h`.
///   - h: runs on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the two arguments.
/// - Returns: a function from the arguments of `f` to the result of `j`.
@inlinable
public func compose<A, B, C, D, E, F, G>(
    _ j: @escaping (F) -> G,
    _ i: @escaping (E) -> F,
    _ h: @escaping (D) -> E,
    _ g: @escaping (C) -> D,
    _ f: @escaping (A, B) -> C
) -> (A, B) -> G {
    { j(i(h(g(f($0, $1))))) }
}

/// Composes six functions, the last of them of two arguments, right to left: `compose(k, j, i, h, g, f)(a, b)` is
/// `k(j(i(h(g(f(a, b))))))`.
///
/// - Parameters:
///   - k: runs last, on the result of `j`.
///   - j: runs on the result of `i`.
///   - i: runs on the result of `h`.
///   - h: runs on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the two arguments.
/// - Returns: a function from the arguments of `f` to the result of `k`.
@inlinable
public func compose<A, B, C, D, E, F, G, H>(
    _ k: @escaping (G) -> H,
    _ j: @escaping (F) -> G,
    _ i: @escaping (E) -> F,
    _ h: @escaping (D) -> E,
    _ g: @escaping (C) -> D,
    _ f: @escaping (A, B) -> C
) -> (A, B) -> H {
    { k(j(i(h(g(f($0, $1)))))) }
}

/// Composes seven functions, the last of them of two arguments, right to left: `compose(l, k, j, i, h, g, f)(a, b)` is
/// `l(k(j(i(h(g(f(a, b)))))))`.
///
/// - Parameters:
///   - l: runs last, on the result of `k`.
///   - k: runs on the result of `j`.
///   - j: runs on the result of `i`.
///   - i: runs on the result of `h`.
///   - h: runs on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the two arguments.
/// - Returns: a function from the arguments of `f` to the result of `l`.
@inlinable
public func compose<A, B, C, D, E, F, G, H, I>(
    _ l: @escaping (H) -> I,
    _ k: @escaping (G) -> H,
    _ j: @escaping (F) -> G,
    _ i: @escaping (E) -> F,
    _ h: @escaping (D) -> E,
    _ g: @escaping (C) -> D,
    _ f: @escaping (A, B) -> C
) -> (A, B) -> I {
    { l(k(j(i(h(g(f($0, $1))))))) }
}

/// Composes eight functions, the last of them of two arguments, right to left: `compose(m, l, k, j, i, h, g, f)(a, b)`
/// is `m(l(k(j(i(h(g(f(a, b))))))))`.
///
/// - Parameters:
///   - m: runs last, on the result of `l`.
///   - l: runs on the result of `k`.
///   - k: runs on the result of `j`.
///   - j: runs on the result of `i`.
///   - i: runs on the result of `h`.
///   - h: runs on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the two arguments.
/// - Returns: a function from the arguments of `f` to the result of `m`.
@inlinable
public func compose<A, B, C, D, E, F, G, H, I, J>(
    _ m: @escaping (I) -> J,
    _ l: @escaping (H) -> I,
    _ k: @escaping (G) -> H,
    _ j: @escaping (F) -> G,
    _ i: @escaping (E) -> F,
    _ h: @escaping (D) -> E,
    _ g: @escaping (C) -> D,
    _ f: @escaping (A, B) -> C
) -> (A, B) -> J {
    { m(l(k(j(i(h(g(f($0, $1)))))))) }
}

// MARK: - `@Sendable` twins

/// Composes two `@Sendable` functions, the last of them of two arguments, right to left: `compose(g, f)(a, b)` is
/// `g(f(a, b))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - g: runs last, on the result of `f`.
///   - f: runs first, on the two arguments.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `g`.
@_disfavoredOverload
@inlinable
public func compose<A, B, C, D>(
    _ g: @escaping @Sendable (C) -> D,
    _ f: @escaping @Sendable (A, B) -> C
) -> @Sendable (A, B) -> D {
    { g(f($0, $1)) }
}

/// Composes three `@Sendable` functions, the last of them of two arguments, right to left: `compose(h, g, f)(a, b)` is
/// `h(g(f(a, b)))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - h: runs last, on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the two arguments.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `h`.
@_disfavoredOverload
@inlinable
public func compose<A, B, C, D, E>(
    _ h: @escaping @Sendable (D) -> E,
    _ g: @escaping @Sendable (C) -> D,
    _ f: @escaping @Sendable (A, B) -> C
) -> @Sendable (A, B) -> E {
    { h(g(f($0, $1))) }
}

/// Composes four `@Sendable` functions, the last of them of two arguments, right to left: `compose(i, h, g, f)(a, b)`
/// is `i(h(g(f(a, b))))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - i: runs last, on the result of `h`.
///   - h: runs on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the two arguments.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `i`.
@_disfavoredOverload
@inlinable
public func compose<A, B, C, D, E, F>(
    _ i: @escaping @Sendable (E) -> F,
    _ h: @escaping @Sendable (D) -> E,
    _ g: @escaping @Sendable (C) -> D,
    _ f: @escaping @Sendable (A, B) -> C
) -> @Sendable (A, B) -> F {
    { i(h(g(f($0, $1)))) }
}

/// Composes five `@Sendable` functions, the last of them of two arguments, right to left:
/// `compose(j, i, h, g, f)(a, b)` is `j(i(h(g(f(a, b)))))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - j: runs last, on the result of `i`.
///   - i: runs on the result of `h`.
///   - h: runs on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the two arguments.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `j`.
@_disfavoredOverload
@inlinable
public func compose<A, B, C, D, E, F, G>(
    _ j: @escaping @Sendable (F) -> G,
    _ i: @escaping @Sendable (E) -> F,
    _ h: @escaping @Sendable (D) -> E,
    _ g: @escaping @Sendable (C) -> D,
    _ f: @escaping @Sendable (A, B) -> C
) -> @Sendable (A, B) -> G {
    { j(i(h(g(f($0, $1))))) }
}

/// Composes six `@Sendable` functions, the last of them of two arguments, right to left:
/// `compose(k, j, i, h, g, f)(a, b)` is `k(j(i(h(g(f(a, b))))))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - k: runs last, on the result of `j`.
///   - j: runs on the result of `i`.
///   - i: runs on the result of `h`.
///   - h: runs on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the two arguments.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `k`.
@_disfavoredOverload
@inlinable
public func compose<A, B, C, D, E, F, G, H>(
    _ k: @escaping @Sendable (G) -> H,
    _ j: @escaping @Sendable (F) -> G,
    _ i: @escaping @Sendable (E) -> F,
    _ h: @escaping @Sendable (D) -> E,
    _ g: @escaping @Sendable (C) -> D,
    _ f: @escaping @Sendable (A, B) -> C
) -> @Sendable (A, B) -> H {
    { k(j(i(h(g(f($0, $1)))))) }
}

/// Composes seven `@Sendable` functions, the last of them of two arguments, right to left:
/// `compose(l, k, j, i, h, g, f)(a, b)` is `l(k(j(i(h(g(f(a, b)))))))`.
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
///   - f: runs first, on the two arguments.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `l`.
@_disfavoredOverload
@inlinable
public func compose<A, B, C, D, E, F, G, H, I>(
    _ l: @escaping @Sendable (H) -> I,
    _ k: @escaping @Sendable (G) -> H,
    _ j: @escaping @Sendable (F) -> G,
    _ i: @escaping @Sendable (E) -> F,
    _ h: @escaping @Sendable (D) -> E,
    _ g: @escaping @Sendable (C) -> D,
    _ f: @escaping @Sendable (A, B) -> C
) -> @Sendable (A, B) -> I {
    { l(k(j(i(h(g(f($0, $1))))))) }
}

/// Composes eight `@Sendable` functions, the last of them of two arguments, right to left:
/// `compose(m, l, k, j, i, h, g, f)(a, b)` is `m(l(k(j(i(h(g(f(a, b))))))))`.
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
///   - f: runs first, on the two arguments.
/// - Returns: a `@Sendable` function from the arguments of `f` to the result of `m`.
@_disfavoredOverload
@inlinable
public func compose<A, B, C, D, E, F, G, H, I, J>(
    _ m: @escaping @Sendable (I) -> J,
    _ l: @escaping @Sendable (H) -> I,
    _ k: @escaping @Sendable (G) -> H,
    _ j: @escaping @Sendable (F) -> G,
    _ i: @escaping @Sendable (E) -> F,
    _ h: @escaping @Sendable (D) -> E,
    _ g: @escaping @Sendable (C) -> D,
    _ f: @escaping @Sendable (A, B) -> C
) -> @Sendable (A, B) -> J {
    { m(l(k(j(i(h(g(f($0, $1)))))))) }
}

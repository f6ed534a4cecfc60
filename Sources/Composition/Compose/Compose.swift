/// Composes two functions, right to left: `compose(g, f)(a)` is `g(f(a))`.
///
/// - Parameters:
///   - g: runs last, on the result of `f`.
///   - f: runs first, on the argument.
/// - Returns: a function from the argument of `f` to the result of `g`.
@inlinable
public func compose<A, B, C>(_ g: @escaping (B) -> C, _ f: @escaping (A) -> B) -> (A) -> C {
    { g(f($0)) }
}

/// Composes three functions, right to left: `compose(h, g, f)(a)` is `h(g(f(a)))`.
///
/// - Parameters:
///   - h: runs last, on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the argument.
/// - Returns: a function from the argument of `f` to the result of `h`.
@inlinable
public func compose<A, B, C, D>(
    _ h: @escaping (C) -> D,
    _ g: @escaping (B) -> C,
    _ f: @escaping (A) -> B
) -> (A) -> D {
    { h(g(f($0))) }
}

/// Composes four functions, right to left: `compose(i, h, g, f)(a)` is `i(h(g(f(a))))`.
///
/// - Parameters:
///   - i: runs last, on the result of `h`.
///   - h: runs on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the argument.
/// - Returns: a function from the argument of `f` to the result of `i`.
@inlinable
public func compose<A, B, C, D, E>(
    _ i: @escaping (D) -> E,
    _ h: @escaping (C) -> D,
    _ g: @escaping (B) -> C,
    _ f: @escaping (A) -> B
) -> (A) -> E {
    { i(h(g(f($0)))) }
}

/// Composes five functions, right to left: `compose(j, i, h, g, f)(a)` is `j(i(h(g(f(a)))))`.
///
/// - Parameters:
///   - j: runs last, on the result of `i`.
///   - i: runs on the result of `h`.
///   - h: runs on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the argument.
/// - Returns: a function from the argument of `f` to the result of `j`.
@inlinable
public func compose<A, B, C, D, E, F>(
    _ j: @escaping (E) -> F,
    _ i: @escaping (D) -> E,
    _ h: @escaping (C) -> D,
    _ g: @escaping (B) -> C,
    _ f: @escaping (A) -> B
) -> (A) -> F {
    { j(i(h(g(f($0))))) }
}

/// Composes six functions, right to left: `compose(k, j, i, h, g, f)(a)` is `k(j(i(h(g(f(a))))))`.
///
/// - Parameters:
///   - k: runs last, on the result of `j`.
///   - j: runs on the result of `i`.
///   - i: runs on the result of `h`.
///   - h: runs on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the argument.
/// - Returns: a function from the argument of `f` to the result of `k`.
@inlinable
public func compose<A, B, C, D, E, F, G>(
    _ k: @escaping (F) -> G,
    _ j: @escaping (E) -> F,
    _ i: @escaping (D) -> E,
    _ h: @escaping (C) -> D,
    _ g: @escaping (B) -> C,
    _ f: @escaping (A) -> B
) -> (A) -> G {
    { k(j(i(h(g(f($0)))))) }
}

/// Composes seven functions, right to left: `compose(l, k, j, i, h, g, f)(a)` is `l(k(j(i(h(g(f(a)))))))`.
///
/// - Parameters:
///   - l: runs last, on the result of `k`.
///   - k: runs on the result of `j`.
///   - j: runs on the result of `i`.
///   - i: runs on the result of `h`.
///   - h: runs on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the argument.
/// - Returns: a function from the argument of `f` to the result of `l`.
@inlinable
public func compose<A, B, C, D, E, F, G, H>(
    _ l: @escaping (G) -> H,
    _ k: @escaping (F) -> G,
    _ j: @escaping (E) -> F,
    _ i: @escaping (D) -> E,
    _ h: @escaping (C) -> D,
    _ g: @escaping (B) -> C,
    _ f: @escaping (A) -> B
) -> (A) -> H {
    { l(k(j(i(h(g(f($0))))))) }
}

/// Composes eight functions, right to left: `compose(m, l, k, j, i, h, g, f)(a)` is `m(l(k(j(i(h(g(f(a))))))))`.
///
/// - Parameters:
///   - m: runs last, on the result of `l`.
///   - l: runs on the result of `k`.
///   - k: runs on the result of `j`.
///   - j: runs on the result of `i`.
///   - i: runs on the result of `h`.
///   - h: runs on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the argument.
/// - Returns: a function from the argument of `f` to the result of `m`.
@inlinable
public func compose<A, B, C, D, E, F, G, H, I>(
    _ m: @escaping (H) -> I,
    _ l: @escaping (G) -> H,
    _ k: @escaping (F) -> G,
    _ j: @escaping (E) -> F,
    _ i: @escaping (D) -> E,
    _ h: @escaping (C) -> D,
    _ g: @escaping (B) -> C,
    _ f: @escaping (A) -> B
) -> (A) -> I {
    { m(l(k(j(i(h(g(f($0)))))))) }
}

// MARK: - `@Sendable` twins

/// Composes two `@Sendable` functions, right to left: `compose(g, f)(a)` is `g(f(a))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - g: runs last, on the result of `f`.
///   - f: runs first, on the argument.
/// - Returns: a `@Sendable` function from the argument of `f` to the result of `g`.
@_disfavoredOverload
@inlinable
public func compose<A, B, C>(
    _ g: @escaping @Sendable (B) -> C,
    _ f: @escaping @Sendable (A) -> B
) -> @Sendable (A) -> C {
    { g(f($0)) }
}

/// Composes three `@Sendable` functions, right to left: `compose(h, g, f)(a)` is `h(g(f(a)))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - h: runs last, on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the argument.
/// - Returns: a `@Sendable` function from the argument of `f` to the result of `h`.
@_disfavoredOverload
@inlinable
public func compose<A, B, C, D>(
    _ h: @escaping @Sendable (C) -> D,
    _ g: @escaping @Sendable (B) -> C,
    _ f: @escaping @Sendable (A) -> B
) -> @Sendable (A) -> D {
    { h(g(f($0))) }
}

/// Composes four `@Sendable` functions, right to left: `compose(i, h, g, f)(a)` is `i(h(g(f(a))))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - i: runs last, on the result of `h`.
///   - h: runs on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the argument.
/// - Returns: a `@Sendable` function from the argument of `f` to the result of `i`.
@_disfavoredOverload
@inlinable
public func compose<A, B, C, D, E>(
    _ i: @escaping @Sendable (D) -> E,
    _ h: @escaping @Sendable (C) -> D,
    _ g: @escaping @Sendable (B) -> C,
    _ f: @escaping @Sendable (A) -> B
) -> @Sendable (A) -> E {
    { i(h(g(f($0)))) }
}

/// Composes five `@Sendable` functions, right to left: `compose(j, i, h, g, f)(a)` is `j(i(h(g(f(a)))))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - j: runs last, on the result of `i`.
///   - i: runs on the result of `h`.
///   - h: runs on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the argument.
/// - Returns: a `@Sendable` function from the argument of `f` to the result of `j`.
@_disfavoredOverload
@inlinable
public func compose<A, B, C, D, E, F>(
    _ j: @escaping @Sendable (E) -> F,
    _ i: @escaping @Sendable (D) -> E,
    _ h: @escaping @Sendable (C) -> D,
    _ g: @escaping @Sendable (B) -> C,
    _ f: @escaping @Sendable (A) -> B
) -> @Sendable (A) -> F {
    { j(i(h(g(f($0))))) }
}

/// Composes six `@Sendable` functions, right to left: `compose(k, j, i, h, g, f)(a)` is `k(j(i(h(g(f(a))))))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - k: runs last, on the result of `j`.
///   - j: runs on the result of `i`.
///   - i: runs on the result of `h`.
///   - h: runs on the result of `g`.
///   - g: runs on the result of `f`.
///   - f: runs first, on the argument.
/// - Returns: a `@Sendable` function from the argument of `f` to the result of `k`.
@_disfavoredOverload
@inlinable
public func compose<A, B, C, D, E, F, G>(
    _ k: @escaping @Sendable (F) -> G,
    _ j: @escaping @Sendable (E) -> F,
    _ i: @escaping @Sendable (D) -> E,
    _ h: @escaping @Sendable (C) -> D,
    _ g: @escaping @Sendable (B) -> C,
    _ f: @escaping @Sendable (A) -> B
) -> @Sendable (A) -> G {
    { k(j(i(h(g(f($0)))))) }
}

/// Composes seven `@Sendable` functions, right to left: `compose(l, k, j, i, h, g, f)(a)` is `l(k(j(i(h(g(f(a)))))))`.
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
///   - f: runs first, on the argument.
/// - Returns: a `@Sendable` function from the argument of `f` to the result of `l`.
@_disfavoredOverload
@inlinable
public func compose<A, B, C, D, E, F, G, H>(
    _ l: @escaping @Sendable (G) -> H,
    _ k: @escaping @Sendable (F) -> G,
    _ j: @escaping @Sendable (E) -> F,
    _ i: @escaping @Sendable (D) -> E,
    _ h: @escaping @Sendable (C) -> D,
    _ g: @escaping @Sendable (B) -> C,
    _ f: @escaping @Sendable (A) -> B
) -> @Sendable (A) -> H {
    { l(k(j(i(h(g(f($0))))))) }
}

/// Composes eight `@Sendable` functions, right to left: `compose(m, l, k, j, i, h, g, f)(a)` is
/// `m(l(k(j(i(h(g(f(a))))))))`.
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
///   - f: runs first, on the argument.
/// - Returns: a `@Sendable` function from the argument of `f` to the result of `m`.
@_disfavoredOverload
@inlinable
public func compose<A, B, C, D, E, F, G, H, I>(
    _ m: @escaping @Sendable (H) -> I,
    _ l: @escaping @Sendable (G) -> H,
    _ k: @escaping @Sendable (F) -> G,
    _ j: @escaping @Sendable (E) -> F,
    _ i: @escaping @Sendable (D) -> E,
    _ h: @escaping @Sendable (C) -> D,
    _ g: @escaping @Sendable (B) -> C,
    _ f: @escaping @Sendable (A) -> B
) -> @Sendable (A) -> I {
    { m(l(k(j(i(h(g(f($0)))))))) }
}

/// Fixes the first argument of a function of five: `partial(f, a)(b, c, d, e)` is `f(a, b, c, d, e)`.
///
/// - Parameters:
///   - f: takes five arguments.
///   - a: its first argument.
/// - Returns: a function of the other four arguments.
@inlinable
public func partial<A, B, C, D, E, F>(_ f: @escaping (A, B, C, D, E) -> F, _ a: A) -> (B, C, D, E) -> F {
    { f(a, $0, $1, $2, $3) }
}

/// Fixes the first argument of a function of six: `partial(f, a)(b, c, d, e, f)` is `f(a, b, c, d, e, f)`.
///
/// - Parameters:
///   - f: takes six arguments.
///   - a: its first argument.
/// - Returns: a function of the other five arguments.
@inlinable
public func partial<A, B, C, D, E, F, G>(_ f: @escaping (A, B, C, D, E, F) -> G, _ a: A) -> (B, C, D, E, F) -> G {
    { f(a, $0, $1, $2, $3, $4) }
}

/// Fixes the first argument of a function of seven: `partial(f, a)(b, c, d, e, f, g)` is `f(a, b, c, d, e, f, g)`.
///
/// - Parameters:
///   - f: takes seven arguments.
///   - a: its first argument.
/// - Returns: a function of the other six arguments.
@inlinable
public func partial<A, B, C, D, E, F, G, H>(
    _ f: @escaping (A, B, C, D, E, F, G) -> H,
    _ a: A
) -> (B, C, D, E, F, G) -> H {
    { f(a, $0, $1, $2, $3, $4, $5) }
}

/// Fixes the first argument of a function of eight: `partial(f, a)(b, c, d, e, f, g, h)` is
/// `f(a, b, c, d, e, f, g, h)`.
///
/// - Parameters:
///   - f: takes eight arguments.
///   - a: its first argument.
/// - Returns: a function of the other seven arguments.
@inlinable
public func partial<A, B, C, D, E, F, G, H, I>(
    _ f: @escaping (A, B, C, D, E, F, G, H) -> I,
    _ a: A
) -> (B, C, D, E, F, G, H) -> I {
    { f(a, $0, $1, $2, $3, $4, $5, $6) }
}

// MARK: - `@Sendable` twins

/// Fixes the first argument of a `@Sendable` function of five: `partial(f, a)(b, c, d, e)` is `f(a, b, c, d, e)`.
///
/// Being `@Sendable`, the result may cross into another isolation domain. Hence what is fixed is `Sendable`.
///
/// - Parameters:
///   - f: takes five arguments.
///   - a: its first argument.
/// - Returns: a `@Sendable` function of the other four arguments.
@_disfavoredOverload
@inlinable
public func partial<A: Sendable, B, C, D, E, F>(
    _ f: @escaping @Sendable (A, B, C, D, E) -> F,
    _ a: A
) -> @Sendable (B, C, D, E) -> F {
    { f(a, $0, $1, $2, $3) }
}

/// Fixes the first argument of a `@Sendable` function of six: `partial(f, a)(b, c, d, e, f)` is `f(a, b, c, d, e, f)`.
///
/// Being `@Sendable`, the result may cross into another isolation domain. Hence what is fixed is `Sendable`.
///
/// - Parameters:
///   - f: takes six arguments.
///   - a: its first argument.
/// - Returns: a `@Sendable` function of the other five arguments.
@_disfavoredOverload
@inlinable
public func partial<A: Sendable, B, C, D, E, F, G>(
    _ f: @escaping @Sendable (A, B, C, D, E, F) -> G,
    _ a: A
) -> @Sendable (B, C, D, E, F) -> G {
    { f(a, $0, $1, $2, $3, $4) }
}

/// Fixes the first argument of a `@Sendable` function of seven: `partial(f, a)(b, c, d, e, f, g)` is
/// `f(a, b, c, d, e, f, g)`.
///
/// Being `@Sendable`, the result may cross into another isolation domain. Hence what is fixed is `Sendable`.
///
/// - Parameters:
///   - f: takes seven arguments.
///   - a: its first argument.
/// - Returns: a `@Sendable` function of the other six arguments.
@_disfavoredOverload
@inlinable
public func partial<A: Sendable, B, C, D, E, F, G, H>(
    _ f: @escaping @Sendable (A, B, C, D, E, F, G) -> H,
    _ a: A
) -> @Sendable (B, C, D, E, F, G) -> H {
    { f(a, $0, $1, $2, $3, $4, $5) }
}

/// Fixes the first argument of a `@Sendable` function of eight: `partial(f, a)(b, c, d, e, f, g, h)` is
/// `f(a, b, c, d, e, f, g, h)`.
///
/// Being `@Sendable`, the result may cross into another isolation domain. Hence what is fixed is `Sendable`.
///
/// - Parameters:
///   - f: takes eight arguments.
///   - a: its first argument.
/// - Returns: a `@Sendable` function of the other seven arguments.
@_disfavoredOverload
@inlinable
public func partial<A: Sendable, B, C, D, E, F, G, H, I>(
    _ f: @escaping @Sendable (A, B, C, D, E, F, G, H) -> I,
    _ a: A
) -> @Sendable (B, C, D, E, F, G, H) -> I {
    { f(a, $0, $1, $2, $3, $4, $5, $6) }
}

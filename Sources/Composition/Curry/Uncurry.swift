/// Uncurries a function whose second call takes nothing, as that of an unapplied method does: `uncurry(function)(a)` is
/// `function(a)()`.
///
/// So `uncurry(String.uppercased)` is a function from a string to a string.
///
/// - Parameter function: returns a function without arguments.
/// - Returns: a function of its argument.
@inlinable
public func uncurry<A, B>(_ function: @escaping (A) -> () -> B) -> (A) -> B {
    { function($0)() }
}

/// Uncurries a curried function of two arguments: `uncurry(function)(a, b)` is `function(a)(b)`.
///
/// - Parameter function: takes its two arguments one at a time.
/// - Returns: a function of all its arguments at once.
@inlinable
public func uncurry<A, B, C>(_ function: @escaping (A) -> (B) -> C) -> (A, B) -> C {
    { function($0)($1) }
}

/// Uncurries a curried function of three arguments: `uncurry(function)(a, b, c)` is `function(a)(b)(c)`.
///
/// - Parameter function: takes its three arguments one at a time.
/// - Returns: a function of all its arguments at once.
@inlinable
public func uncurry<A, B, C, D>(_ function: @escaping (A) -> (B) -> (C) -> D) -> (A, B, C) -> D {
    { function($0)($1)($2) }
}

/// Uncurries a curried function of four arguments: `uncurry(function)(a, b, c, d)` is `function(a)(b)(c)(d)`.
///
/// - Parameter function: takes its four arguments one at a time.
/// - Returns: a function of all its arguments at once.
@inlinable
public func uncurry<A, B, C, D, E>(_ function: @escaping (A) -> (B) -> (C) -> (D) -> E) -> (A, B, C, D) -> E {
    { function($0)($1)($2)($3) }
}

/// Uncurries a curried function of five arguments: `uncurry(function)(a, b, c, d, e)` is `function(a)(b)(c)(d)(e)`.
///
/// - Parameter function: takes its five arguments one at a time.
/// - Returns: a function of all its arguments at once.
@inlinable
public func uncurry<A, B, C, D, E, F>(
    _ function: @escaping (A) -> (B) -> (C) -> (D) -> (E) -> F
) -> (A, B, C, D, E) -> F {
    { function($0)($1)($2)($3)($4) }
}

/// Uncurries a curried function of six arguments: `uncurry(function)(a, b, c, d, e, f)` is
/// `function(a)(b)(c)(d)(e)(f)`.
///
/// - Parameter function: takes its six arguments one at a time.
/// - Returns: a function of all its arguments at once.
@inlinable
public func uncurry<A, B, C, D, E, F, G>(
    _ function: @escaping (A) -> (B) -> (C) -> (D) -> (E) -> (F) -> G
) -> (A, B, C, D, E, F) -> G {
    { function($0)($1)($2)($3)($4)($5) }
}

/// Uncurries a curried function of seven arguments: `uncurry(function)(a, b, c, d, e, f, g)` is
/// `function(a)(b)(c)(d)(e)(f)(g)`.
///
/// - Parameter function: takes its seven arguments one at a time.
/// - Returns: a function of all its arguments at once.
@inlinable
public func uncurry<A, B, C, D, E, F, G, H>(
    _ function: @escaping (A) -> (B) -> (C) -> (D) -> (E) -> (F) -> (G) -> H
) -> (A, B, C, D, E, F, G) -> H {
    { function($0)($1)($2)($3)($4)($5)($6) }
}

/// Uncurries a curried function of eight arguments: `uncurry(function)(a, b, c, d, e, f, g, h)` is
/// `function(a)(b)(c)(d)(e)(f)(g)(h)`.
///
/// - Parameter function: takes its eight arguments one at a time.
/// - Returns: a function of all its arguments at once.
@inlinable
public func uncurry<A, B, C, D, E, F, G, H, I>(
    _ function: @escaping (A) -> (B) -> (C) -> (D) -> (E) -> (F) -> (G) -> (H) -> I
) -> (A, B, C, D, E, F, G, H) -> I {
    { function($0)($1)($2)($3)($4)($5)($6)($7) }
}

// MARK: - `@Sendable` twins

/// Uncurries a `@Sendable` function whose second call takes nothing, as that of an unapplied method does:
/// `uncurry(function)(a)` is `function(a)()`.
///
/// So `uncurry(String.uppercased)` is a function from a string to a string.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameter function: returns a function without arguments.
/// - Returns: a function of its argument.
@_disfavoredOverload
@inlinable
public func uncurry<A, B>(_ function: @escaping @Sendable (A) -> () -> B) -> @Sendable (A) -> B {
    { function($0)() }
}

/// Uncurries a `@Sendable` curried function of two arguments: `uncurry(function)(a, b)` is `function(a)(b)`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameter function: takes its two arguments one at a time.
/// - Returns: a function of all its arguments at once.
@_disfavoredOverload
@inlinable
public func uncurry<A, B, C>(_ function: @escaping @Sendable (A) -> (B) -> C) -> @Sendable (A, B) -> C {
    { function($0)($1) }
}

/// Uncurries a `@Sendable` curried function of three arguments: `uncurry(function)(a, b, c)` is `function(a)(b)(c)`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameter function: takes its three arguments one at a time.
/// - Returns: a function of all its arguments at once.
@_disfavoredOverload
@inlinable
public func uncurry<A, B, C, D>(_ function: @escaping @Sendable (A) -> (B) -> (C) -> D) -> @Sendable (A, B, C) -> D {
    { function($0)($1)($2) }
}

/// Uncurries a `@Sendable` curried function of four arguments: `uncurry(function)(a, b, c, d)` is
/// `function(a)(b)(c)(d)`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameter function: takes its four arguments one at a time.
/// - Returns: a function of all its arguments at once.
@_disfavoredOverload
@inlinable
public func uncurry<A, B, C, D, E>(
    _ function: @escaping @Sendable (A) -> (B) -> (C) -> (D) -> E
) -> @Sendable (A, B, C, D) -> E {
    { function($0)($1)($2)($3) }
}

/// Uncurries a `@Sendable` curried function of five arguments: `uncurry(function)(a, b, c, d, e)` is
/// `function(a)(b)(c)(d)(e)`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameter function: takes its five arguments one at a time.
/// - Returns: a function of all its arguments at once.
@_disfavoredOverload
@inlinable
public func uncurry<A, B, C, D, E, F>(
    _ function: @escaping @Sendable (A) -> (B) -> (C) -> (D) -> (E) -> F
) -> @Sendable (A, B, C, D, E) -> F {
    { function($0)($1)($2)($3)($4) }
}

/// Uncurries a `@Sendable` curried function of six arguments: `uncurry(function)(a, b, c, d, e, f)` is
/// `function(a)(b)(c)(d)(e)(f)`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameter function: takes its six arguments one at a time.
/// - Returns: a function of all its arguments at once.
@_disfavoredOverload
@inlinable
public func uncurry<A, B, C, D, E, F, G>(
    _ function: @escaping @Sendable (A) -> (B) -> (C) -> (D) -> (E) -> (F) -> G
) -> @Sendable (A, B, C, D, E, F) -> G {
    { function($0)($1)($2)($3)($4)($5) }
}

/// Uncurries a `@Sendable` curried function of seven arguments: `uncurry(function)(a, b, c, d, e, f, g)` is
/// `function(a)(b)(c)(d)(e)(f)(g)`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameter function: takes its seven arguments one at a time.
/// - Returns: a function of all its arguments at once.
@_disfavoredOverload
@inlinable
public func uncurry<A, B, C, D, E, F, G, H>(
    _ function: @escaping @Sendable (A) -> (B) -> (C) -> (D) -> (E) -> (F) -> (G) -> H
) -> @Sendable (A, B, C, D, E, F, G) -> H {
    { function($0)($1)($2)($3)($4)($5)($6) }
}

/// Uncurries a `@Sendable` curried function of eight arguments: `uncurry(function)(a, b, c, d, e, f, g, h)` is
/// `function(a)(b)(c)(d)(e)(f)(g)(h)`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameter function: takes its eight arguments one at a time.
/// - Returns: a function of all its arguments at once.
@_disfavoredOverload
@inlinable
public func uncurry<A, B, C, D, E, F, G, H, I>(
    _ function: @escaping @Sendable (A) -> (B) -> (C) -> (D) -> (E) -> (F) -> (G) -> (H) -> I
) -> @Sendable (A, B, C, D, E, F, G, H) -> I {
    { function($0)($1)($2)($3)($4)($5)($6)($7) }
}

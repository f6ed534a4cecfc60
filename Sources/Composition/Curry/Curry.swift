/// Curries a function of two arguments: `curry(function)(a)(b)` is `function(a, b)`.
///
/// - Parameter function: takes its two arguments at once.
/// - Returns: a function that takes the first argument and returns a function of the rest, one at a time.
@inlinable
public func curry<A, B, C>(_ function: @escaping (A, B) -> C) -> (A) -> (B) -> C {
    { a in { b in function(a, b) } }
}

/// Curries a function of three arguments: `curry(function)(a)(b)(c)` is `function(a, b, c)`.
///
/// - Parameter function: takes its three arguments at once.
/// - Returns: a function that takes the first argument and returns a function of the rest, one at a time.
@inlinable
public func curry<A, B, C, D>(_ function: @escaping (A, B, C) -> D) -> (A) -> (B) -> (C) -> D {
    { a in { b in { c in function(a, b, c) } } }
}

/// Curries a function of four arguments: `curry(function)(a)(b)(c)(d)` is `function(a, b, c, d)`.
///
/// - Parameter function: takes its four arguments at once.
/// - Returns: a function that takes the first argument and returns a function of the rest, one at a time.
@inlinable
public func curry<A, B, C, D, E>(_ function: @escaping (A, B, C, D) -> E) -> (A) -> (B) -> (C) -> (D) -> E {
    { a in { b in { c in { d in function(a, b, c, d) } } } }
}

/// Curries a function of five arguments: `curry(function)(a)(b)(c)(d)(e)` is `function(a, b, c, d, e)`.
///
/// - Parameter function: takes its five arguments at once.
/// - Returns: a function that takes the first argument and returns a function of the rest, one at a time.
@inlinable
public func curry<A, B, C, D, E, F>(
    _ function: @escaping (A, B, C, D, E) -> F
) -> (A) -> (B) -> (C) -> (D) -> (E) -> F {
    { a in { b in { c in { d in { e in function(a, b, c, d, e) } } } } }
}

/// Curries a function of six arguments: `curry(function)(a)(b)(c)(d)(e)(f)` is `function(a, b, c, d, e, f)`.
///
/// - Parameter function: takes its six arguments at once.
/// - Returns: a function that takes the first argument and returns a function of the rest, one at a time.
@inlinable
public func curry<A, B, C, D, E, F, G>(
    _ function: @escaping (A, B, C, D, E, F) -> G
) -> (A) -> (B) -> (C) -> (D) -> (E) -> (F) -> G {
    { a in { b in { c in { d in { e in { f in function(a, b, c, d, e, f) } } } } } }
}

/// Curries a function of seven arguments: `curry(function)(a)(b)(c)(d)(e)(f)(g)` is `function(a, b, c, d, e, f, g)`.
///
/// - Parameter function: takes its seven arguments at once.
/// - Returns: a function that takes the first argument and returns a function of the rest, one at a time.
@inlinable
public func curry<A, B, C, D, E, F, G, H>(
    _ function: @escaping (A, B, C, D, E, F, G) -> H
) -> (A) -> (B) -> (C) -> (D) -> (E) -> (F) -> (G) -> H {
    { a in { b in { c in { d in { e in { f in { g in function(a, b, c, d, e, f, g) } } } } } } }
}

/// Curries a function of eight arguments: `curry(function)(a)(b)(c)(d)(e)(f)(g)(h)` is
/// `function(a, b, c, d, e, f, g, h)`.
///
/// - Parameter function: takes its eight arguments at once.
/// - Returns: a function that takes the first argument and returns a function of the rest, one at a time.
@inlinable
public func curry<A, B, C, D, E, F, G, H, I>(
    _ function: @escaping (A, B, C, D, E, F, G, H) -> I
) -> (A) -> (B) -> (C) -> (D) -> (E) -> (F) -> (G) -> (H) -> I {
    { a in { b in { c in { d in { e in { f in { g in { h in function(a, b, c, d, e, f, g, h) } } } } } } } }
}

// MARK: - `@Sendable` twins

/// Curries a `@Sendable` function of two arguments: `curry(function)(a)(b)` is `function(a, b)`.
///
/// Being `@Sendable`, the result may cross into another isolation domain. Hence the arguments that it keeps are
/// `Sendable`.
///
/// - Parameter function: takes its two arguments at once.
/// - Returns: a function that takes the first argument and returns a function of the rest, one at a time.
@_disfavoredOverload
@inlinable
public func curry<A: Sendable, B, C>(
    _ function: @escaping @Sendable (A, B) -> C
) -> @Sendable (A) -> @Sendable (B) -> C {
    { a in { b in function(a, b) } }
}

/// Curries a `@Sendable` function of three arguments: `curry(function)(a)(b)(c)` is `function(a, b, c)`.
///
/// Being `@Sendable`, the result may cross into another isolation domain. Hence the arguments that it keeps are
/// `Sendable`.
///
/// - Parameter function: takes its three arguments at once.
/// - Returns: a function that takes the first argument and returns a function of the rest, one at a time.
@_disfavoredOverload
@inlinable
public func curry<A: Sendable, B: Sendable, C, D>(
    _ function: @escaping @Sendable (A, B, C) -> D
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) -> D {
    { a in { b in { c in function(a, b, c) } } }
}

/// Curries a `@Sendable` function of four arguments: `curry(function)(a)(b)(c)(d)` is `function(a, b, c, d)`.
///
/// Being `@Sendable`, the result may cross into another isolation domain. Hence the arguments that it keeps are
/// `Sendable`.
///
/// - Parameter function: takes its four arguments at once.
/// - Returns: a function that takes the first argument and returns a function of the rest, one at a time.
@_disfavoredOverload
@inlinable
public func curry<A: Sendable, B: Sendable, C: Sendable, D, E>(
    _ function: @escaping @Sendable (A, B, C, D) -> E
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) -> @Sendable (D) -> E {
    { a in { b in { c in { d in function(a, b, c, d) } } } }
}

/// Curries a `@Sendable` function of five arguments: `curry(function)(a)(b)(c)(d)(e)` is `function(a, b, c, d, e)`.
///
/// Being `@Sendable`, the result may cross into another isolation domain. Hence the arguments that it keeps are
/// `Sendable`.
///
/// - Parameter function: takes its five arguments at once.
/// - Returns: a function that takes the first argument and returns a function of the rest, one at a time.
@_disfavoredOverload
@inlinable
public func curry<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E, F>(
    _ function: @escaping @Sendable (A, B, C, D, E) -> F
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) -> @Sendable (D) -> @Sendable (E) -> F {
    { a in { b in { c in { d in { e in function(a, b, c, d, e) } } } } }
}

/// Curries a `@Sendable` function of six arguments: `curry(function)(a)(b)(c)(d)(e)(f)` is
/// `function(a, b, c, d, e, f)`.
///
/// Being `@Sendable`, the result may cross into another isolation domain. Hence the arguments that it keeps are
/// `Sendable`.
///
/// - Parameter function: takes its six arguments at once.
/// - Returns: a function that takes the first argument and returns a function of the rest, one at a time.
@_disfavoredOverload
@inlinable
public func curry<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F, G>(
    _ function: @escaping @Sendable (A, B, C, D, E, F) -> G
) -> @Sendable (A) -> @Sendable (B) -> @Sendable (C) -> @Sendable (D) -> @Sendable (E) -> @Sendable (F) -> G {
    { a in { b in { c in { d in { e in { f in function(a, b, c, d, e, f) } } } } } }
}

/// Curries a `@Sendable` function of seven arguments: `curry(function)(a)(b)(c)(d)(e)(f)(g)` is
/// `function(a, b, c, d, e, f, g)`.
///
/// Being `@Sendable`, the result may cross into another isolation domain. Hence the arguments that it keeps are
/// `Sendable`.
///
/// - Parameter function: takes its seven arguments at once.
/// - Returns: a function that takes the first argument and returns a function of the rest, one at a time.
@_disfavoredOverload
@inlinable
public func curry<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, G, H>(
    _ function: @escaping @Sendable (A, B, C, D, E, F, G) -> H
)
    -> @Sendable (A) ->
    @Sendable (B) -> @Sendable (C) -> @Sendable (D) -> @Sendable (E) -> @Sendable (F) -> @Sendable (G) -> H
{
    { a in { b in { c in { d in { e in { f in { g in function(a, b, c, d, e, f, g) } } } } } } }
}

/// Curries a `@Sendable` function of eight arguments: `curry(function)(a)(b)(c)(d)(e)(f)(g)(h)` is
/// `function(a, b, c, d, e, f, g, h)`.
///
/// Being `@Sendable`, the result may cross into another isolation domain. Hence the arguments that it keeps are
/// `Sendable`.
///
/// - Parameter function: takes its eight arguments at once.
/// - Returns: a function that takes the first argument and returns a function of the rest, one at a time.
@_disfavoredOverload
@inlinable
public func curry<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, G: Sendable, H, I>(
    _ function: @escaping @Sendable (A, B, C, D, E, F, G, H) -> I
)
    -> @Sendable (A) ->
    @Sendable (B) ->
    @Sendable (C) -> @Sendable (D) -> @Sendable (E) -> @Sendable (F) -> @Sendable (G) -> @Sendable (H) -> I
{
    { a in { b in { c in { d in { e in { f in { g in { h in function(a, b, c, d, e, f, g, h) } } } } } } } }
}

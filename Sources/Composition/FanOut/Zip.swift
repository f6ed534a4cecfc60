/// Fans one argument out to two functions and combines their results: `zip(f, g, with: combine)(a)` is
/// `combine(f(a), g(a))`.
///
/// - Parameters:
///   - f: makes the first argument of `combine`.
///   - g: makes the second argument of `combine`.
///   - combine: joins their results into one.
/// - Returns: a function from the argument to the combined result.
@inlinable
public func zip<A, B, C, D>(
    _ f: @escaping (A) -> B,
    _ g: @escaping (A) -> C,
    with combine: @escaping (B, C) -> D
) -> (A) -> D {
    { combine(f($0), g($0)) }
}

/// Fans one argument out to three functions and combines their results: `zip(f, g, h, with: combine)(a)` is
/// `combine(f(a), g(a), h(a))`.
///
/// - Parameters:
///   - f: makes the first argument of `combine`.
///   - g: makes the second argument of `combine`.
///   - h: makes the third argument of `combine`.
///   - combine: joins their results into one.
/// - Returns: a function from the argument to the combined result.
@inlinable
public func zip<A, B, C, D, E>(
    _ f: @escaping (A) -> B,
    _ g: @escaping (A) -> C,
    _ h: @escaping (A) -> D,
    with combine: @escaping (B, C, D) -> E
) -> (A) -> E {
    { combine(f($0), g($0), h($0)) }
}

/// Fans one argument out to four functions and combines their results: `zip(f, g, h, i, with: combine)(a)` is
/// `combine(f(a), g(a), h(a), i(a))`.
///
/// - Parameters:
///   - f: makes the first argument of `combine`.
///   - g: makes the second argument of `combine`.
///   - h: makes the third argument of `combine`.
///   - i: makes the fourth argument of `combine`.
///   - combine: joins their results into one.
/// - Returns: a function from the argument to the combined result.
@inlinable
public func zip<A, B, C, D, E, F>(
    _ f: @escaping (A) -> B,
    _ g: @escaping (A) -> C,
    _ h: @escaping (A) -> D,
    _ i: @escaping (A) -> E,
    with combine: @escaping (B, C, D, E) -> F
) -> (A) -> F {
    { combine(f($0), g($0), h($0), i($0)) }
}

/// Fans one argument out to five functions and combines their results: `zip(f, g, h, i, j, with: combine)(a)` is
/// `combine(f(a), g(a), h(a), i(a), j(a))`.
///
/// - Parameters:
///   - f: makes the first argument of `combine`.
///   - g: makes the second argument of `combine`.
///   - h: makes the third argument of `combine`.
///   - i: makes the fourth argument of `combine`.
///   - j: makes the fifth argument of `combine`.
///   - combine: joins their results into one.
/// - Returns: a function from the argument to the combined result.
@inlinable
public func zip<A, B, C, D, E, F, G>(
    _ f: @escaping (A) -> B,
    _ g: @escaping (A) -> C,
    _ h: @escaping (A) -> D,
    _ i: @escaping (A) -> E,
    _ j: @escaping (A) -> F,
    with combine: @escaping (B, C, D, E, F) -> G
) -> (A) -> G {
    { combine(f($0), g($0), h($0), i($0), j($0)) }
}

/// Fans one argument out to six functions and combines their results: `zip(f, g, h, i, j, k, with: combine)(a)` is
/// `combine(f(a), g(a), h(a), i(a), j(a), k(a))`.
///
/// - Parameters:
///   - f: makes the first argument of `combine`.
///   - g: makes the second argument of `combine`.
///   - h: makes the third argument of `combine`.
///   - i: makes the fourth argument of `combine`.
///   - j: makes the fifth argument of `combine`.
///   - k: makes the sixth argument of `combine`.
///   - combine: joins their results into one.
/// - Returns: a function from the argument to the combined result.
@inlinable
public func zip<A, B, C, D, E, F, G, H>(
    _ f: @escaping (A) -> B,
    _ g: @escaping (A) -> C,
    _ h: @escaping (A) -> D,
    _ i: @escaping (A) -> E,
    _ j: @escaping (A) -> F,
    _ k: @escaping (A) -> G,
    with combine: @escaping (B, C, D, E, F, G) -> H
) -> (A) -> H {
    { combine(f($0), g($0), h($0), i($0), j($0), k($0)) }
}

/// Fans one argument out to seven functions and combines their results: `zip(f, g, h, i, j, k, l, with: combine)(a)` is
/// `combine(f(a), g(a), h(a), i(a), j(a), k(a), l(a))`.
///
/// - Parameters:
///   - f: makes the first argument of `combine`.
///   - g: makes the second argument of `combine`.
///   - h: makes the third argument of `combine`.
///   - i: makes the fourth argument of `combine`.
///   - j: makes the fifth argument of `combine`.
///   - k: makes the sixth argument of `combine`.
///   - l: makes the seventh argument of `combine`.
///   - combine: joins their results into one.
/// - Returns: a function from the argument to the combined result.
@inlinable
public func zip<A, B, C, D, E, F, G, H, I>(
    _ f: @escaping (A) -> B,
    _ g: @escaping (A) -> C,
    _ h: @escaping (A) -> D,
    _ i: @escaping (A) -> E,
    _ j: @escaping (A) -> F,
    _ k: @escaping (A) -> G,
    _ l: @escaping (A) -> H,
    with combine: @escaping (B, C, D, E, F, G, H) -> I
) -> (A) -> I {
    { combine(f($0), g($0), h($0), i($0), j($0), k($0), l($0)) }
}

/// Fans one argument out to eight functions and combines their results: `zip(f, g, h, i, j, k, l, m, with: combine)(a)`
/// is `combine(f(a), g(a), h(a), i(a), j(a), k(a), l(a), m(a))`.
///
/// - Parameters:
///   - f: makes the first argument of `combine`.
///   - g: makes the second argument of `combine`.
///   - h: makes the third argument of `combine`.
///   - i: makes the fourth argument of `combine`.
///   - j: makes the fifth argument of `combine`.
///   - k: makes the sixth argument of `combine`.
///   - l: makes the seventh argument of `combine`.
///   - m: makes the eighth argument of `combine`.
///   - combine: joins their results into one.
/// - Returns: a function from the argument to the combined result.
@inlinable
public func zip<A, B, C, D, E, F, G, H, I, J>(
    _ f: @escaping (A) -> B,
    _ g: @escaping (A) -> C,
    _ h: @escaping (A) -> D,
    _ i: @escaping (A) -> E,
    _ j: @escaping (A) -> F,
    _ k: @escaping (A) -> G,
    _ l: @escaping (A) -> H,
    _ m: @escaping (A) -> I,
    with combine: @escaping (B, C, D, E, F, G, H, I) -> J
) -> (A) -> J {
    { combine(f($0), g($0), h($0), i($0), j($0), k($0), l($0), m($0)) }
}

// MARK: - `@Sendable` twins

/// Fans one argument out to two `@Sendable` functions and combines their results: `zip(f, g, with: combine)(a)` is
/// `combine(f(a), g(a))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: makes the first argument of `combine`.
///   - g: makes the second argument of `combine`.
///   - combine: joins their results into one.
/// - Returns: a function from the argument to the combined result.
@_disfavoredOverload
@inlinable
public func zip<A, B, C, D>(
    _ f: @escaping @Sendable (A) -> B,
    _ g: @escaping @Sendable (A) -> C,
    with combine: @escaping @Sendable (B, C) -> D
) -> @Sendable (A) -> D {
    { combine(f($0), g($0)) }
}

/// Fans one argument out to three `@Sendable` functions and combines their results: `zip(f, g, h, with: combine)(a)` is
/// `combine(f(a), g(a), h(a))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: makes the first argument of `combine`.
///   - g: makes the second argument of `combine`.
///   - h: makes the third argument of `combine`.
///   - combine: joins their results into one.
/// - Returns: a function from the argument to the combined result.
@_disfavoredOverload
@inlinable
public func zip<A, B, C, D, E>(
    _ f: @escaping @Sendable (A) -> B,
    _ g: @escaping @Sendable (A) -> C,
    _ h: @escaping @Sendable (A) -> D,
    with combine: @escaping @Sendable (B, C, D) -> E
) -> @Sendable (A) -> E {
    { combine(f($0), g($0), h($0)) }
}

/// Fans one argument out to four `@Sendable` functions and combines their results: `zip(f, g, h, i, with: combine)(a)`
/// is `combine(f(a), g(a), h(a), i(a))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: makes the first argument of `combine`.
///   - g: makes the second argument of `combine`.
///   - h: makes the third argument of `combine`.
///   - i: makes the fourth argument of `combine`.
///   - combine: joins their results into one.
/// - Returns: a function from the argument to the combined result.
@_disfavoredOverload
@inlinable
public func zip<A, B, C, D, E, F>(
    _ f: @escaping @Sendable (A) -> B,
    _ g: @escaping @Sendable (A) -> C,
    _ h: @escaping @Sendable (A) -> D,
    _ i: @escaping @Sendable (A) -> E,
    with combine: @escaping @Sendable (B, C, D, E) -> F
) -> @Sendable (A) -> F {
    { combine(f($0), g($0), h($0), i($0)) }
}

/// Fans one argument out to five `@Sendable` functions and combines their results:
/// `zip(f, g, h, i, j, with: combine)(a)` is `combine(f(a), g(a), h(a), i(a), j(a))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: makes the first argument of `combine`.
///   - g: makes the second argument of `combine`.
///   - h: makes the third argument of `combine`.
///   - i: makes the fourth argument of `combine`.
///   - j: makes the fifth argument of `combine`.
///   - combine: joins their results into one.
/// - Returns: a function from the argument to the combined result.
@_disfavoredOverload
@inlinable
public func zip<A, B, C, D, E, F, G>(
    _ f: @escaping @Sendable (A) -> B,
    _ g: @escaping @Sendable (A) -> C,
    _ h: @escaping @Sendable (A) -> D,
    _ i: @escaping @Sendable (A) -> E,
    _ j: @escaping @Sendable (A) -> F,
    with combine: @escaping @Sendable (B, C, D, E, F) -> G
) -> @Sendable (A) -> G {
    { combine(f($0), g($0), h($0), i($0), j($0)) }
}

/// Fans one argument out to six `@Sendable` functions and combines their results:
/// `zip(f, g, h, i, j, k, with: combine)(a)` is `combine(f(a), g(a), h(a), i(a), j(a), k(a))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: makes the first argument of `combine`.
///   - g: makes the second argument of `combine`.
///   - h: makes the third argument of `combine`.
///   - i: makes the fourth argument of `combine`.
///   - j: makes the fifth argument of `combine`.
///   - k: makes the sixth argument of `combine`.
///   - combine: joins their results into one.
/// - Returns: a function from the argument to the combined result.
@_disfavoredOverload
@inlinable
public func zip<A, B, C, D, E, F, G, H>(
    _ f: @escaping @Sendable (A) -> B,
    _ g: @escaping @Sendable (A) -> C,
    _ h: @escaping @Sendable (A) -> D,
    _ i: @escaping @Sendable (A) -> E,
    _ j: @escaping @Sendable (A) -> F,
    _ k: @escaping @Sendable (A) -> G,
    with combine: @escaping @Sendable (B, C, D, E, F, G) -> H
) -> @Sendable (A) -> H {
    { combine(f($0), g($0), h($0), i($0), j($0), k($0)) }
}

/// Fans one argument out to seven `@Sendable` functions and combines their results:
/// `zip(f, g, h, i, j, k, l, with: combine)(a)` is `combine(f(a), g(a), h(a), i(a), j(a), k(a), l(a))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: makes the first argument of `combine`.
///   - g: makes the second argument of `combine`.
///   - h: makes the third argument of `combine`.
///   - i: makes the fourth argument of `combine`.
///   - j: makes the fifth argument of `combine`.
///   - k: makes the sixth argument of `combine`.
///   - l: makes the seventh argument of `combine`.
///   - combine: joins their results into one.
/// - Returns: a function from the argument to the combined result.
@_disfavoredOverload
@inlinable
public func zip<A, B, C, D, E, F, G, H, I>(
    _ f: @escaping @Sendable (A) -> B,
    _ g: @escaping @Sendable (A) -> C,
    _ h: @escaping @Sendable (A) -> D,
    _ i: @escaping @Sendable (A) -> E,
    _ j: @escaping @Sendable (A) -> F,
    _ k: @escaping @Sendable (A) -> G,
    _ l: @escaping @Sendable (A) -> H,
    with combine: @escaping @Sendable (B, C, D, E, F, G, H) -> I
) -> @Sendable (A) -> I {
    { combine(f($0), g($0), h($0), i($0), j($0), k($0), l($0)) }
}

/// Fans one argument out to eight `@Sendable` functions and combines their results:
/// `zip(f, g, h, i, j, k, l, m, with: combine)(a)` is `combine(f(a), g(a), h(a), i(a), j(a), k(a), l(a), m(a))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: makes the first argument of `combine`.
///   - g: makes the second argument of `combine`.
///   - h: makes the third argument of `combine`.
///   - i: makes the fourth argument of `combine`.
///   - j: makes the fifth argument of `combine`.
///   - k: makes the sixth argument of `combine`.
///   - l: makes the seventh argument of `combine`.
///   - m: makes the eighth argument of `combine`.
///   - combine: joins their results into one.
/// - Returns: a function from the argument to the combined result.
@_disfavoredOverload
@inlinable
public func zip<A, B, C, D, E, F, G, H, I, J>(
    _ f: @escaping @Sendable (A) -> B,
    _ g: @escaping @Sendable (A) -> C,
    _ h: @escaping @Sendable (A) -> D,
    _ i: @escaping @Sendable (A) -> E,
    _ j: @escaping @Sendable (A) -> F,
    _ k: @escaping @Sendable (A) -> G,
    _ l: @escaping @Sendable (A) -> H,
    _ m: @escaping @Sendable (A) -> I,
    with combine: @escaping @Sendable (B, C, D, E, F, G, H, I) -> J
) -> @Sendable (A) -> J {
    { combine(f($0), g($0), h($0), i($0), j($0), k($0), l($0), m($0)) }
}

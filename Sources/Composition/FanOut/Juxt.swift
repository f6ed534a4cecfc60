/// Fans one argument out to two functions: `juxt(f, g)(a)` is `(f(a), g(a))`.
///
/// - Parameters:
///   - f: makes the first element.
///   - g: makes the second element.
/// - Returns: a function from the argument to the tuple of their results.
@inlinable
public func juxt<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (A) -> C) -> (A) -> (B, C) {
    { (f($0), g($0)) }
}

/// Fans one argument out to three functions: `juxt(f, g, h)(a)` is `(f(a), g(a), h(a))`.
///
/// - Parameters:
///   - f: makes the first element.
///   - g: makes the second element.
///   - h: makes the third element.
/// - Returns: a function from the argument to the tuple of their results.
@inlinable
public func juxt<A, B, C, D>(
    _ f: @escaping (A) -> B,
    _ g: @escaping (A) -> C,
    _ h: @escaping (A) -> D
) -> (A) -> (B, C, D) {
    { (f($0), g($0), h($0)) }
}

/// Fans one argument out to four functions: `juxt(f, g, h, i)(a)` is `(f(a), g(a), h(a), i(a))`.
///
/// - Parameters:
///   - f: makes the first element.
///   - g: makes the second element.
///   - h: makes the third element.
///   - i: makes the fourth element.
/// - Returns: a function from the argument to the tuple of their results.
@inlinable
public func juxt<A, B, C, D, E>(
    _ f: @escaping (A) -> B,
    _ g: @escaping (A) -> C,
    _ h: @escaping (A) -> D,
    _ i: @escaping (A) -> E
) -> (A) -> (B, C, D, E) {
    { (f($0), g($0), h($0), i($0)) }
}

/// Fans one argument out to five functions: `juxt(f, g, h, i, j)(a)` is `(f(a), g(a), h(a), i(a), j(a))`.
///
/// - Parameters:
///   - f: makes the first element.
///   - g: makes the second element.
///   - h: makes the third element.
///   - i: makes the fourth element.
///   - j: makes the fifth element.
/// - Returns: a function from the argument to the tuple of their results.
@inlinable
public func juxt<A, B, C, D, E, F>(
    _ f: @escaping (A) -> B,
    _ g: @escaping (A) -> C,
    _ h: @escaping (A) -> D,
    _ i: @escaping (A) -> E,
    _ j: @escaping (A) -> F
) -> (A) -> (B, C, D, E, F) {
    { (f($0), g($0), h($0), i($0), j($0)) }
}

/// Fans one argument out to six functions: `juxt(f, g, h, i, j, k)(a)` is `(f(a), g(a), h(a), i(a), j(a), k(a))`.
///
/// - Parameters:
///   - f: makes the first element.
///   - g: makes the second element.
///   - h: makes the third element.
///   - i: makes the fourth element.
///   - j: makes the fifth element.
///   - k: makes the sixth element.
/// - Returns: a function from the argument to the tuple of their results.
@inlinable
public func juxt<A, B, C, D, E, F, G>(
    _ f: @escaping (A) -> B,
    _ g: @escaping (A) -> C,
    _ h: @escaping (A) -> D,
    _ i: @escaping (A) -> E,
    _ j: @escaping (A) -> F,
    _ k: @escaping (A) -> G
) -> (A) -> (B, C, D, E, F, G) {
    { (f($0), g($0), h($0), i($0), j($0), k($0)) }
}

/// Fans one argument out to seven functions: `juxt(f, g, h, i, j, k, l)(a)` is
/// `(f(a), g(a), h(a), i(a), j(a), k(a), l(a))`.
///
/// - Parameters:
///   - f: makes the first element.
///   - g: makes the second element.
///   - h: makes the third element.
///   - i: makes the fourth element.
///   - j: makes the fifth element.
///   - k: makes the sixth element.
///   - l: makes the seventh element.
/// - Returns: a function from the argument to the tuple of their results.
@inlinable
public func juxt<A, B, C, D, E, F, G, H>(
    _ f: @escaping (A) -> B,
    _ g: @escaping (A) -> C,
    _ h: @escaping (A) -> D,
    _ i: @escaping (A) -> E,
    _ j: @escaping (A) -> F,
    _ k: @escaping (A) -> G,
    _ l: @escaping (A) -> H
) -> (A) -> (B, C, D, E, F, G, H) {
    { (f($0), g($0), h($0), i($0), j($0), k($0), l($0)) }
}

/// Fans one argument out to eight functions: `juxt(f, g, h, i, j, k, l, m)(a)` is
/// `(f(a), g(a), h(a), i(a), j(a), k(a), l(a), m(a))`.
///
/// - Parameters:
///   - f: makes the first element.
///   - g: makes the second element.
///   - h: makes the third element.
///   - i: makes the fourth element.
///   - j: makes the fifth element.
///   - k: makes the sixth element.
///   - l: makes the seventh element.
///   - m: makes the eighth element.
/// - Returns: a function from the argument to the tuple of their results.
@inlinable
public func juxt<A, B, C, D, E, F, G, H, I>(
    _ f: @escaping (A) -> B,
    _ g: @escaping (A) -> C,
    _ h: @escaping (A) -> D,
    _ i: @escaping (A) -> E,
    _ j: @escaping (A) -> F,
    _ k: @escaping (A) -> G,
    _ l: @escaping (A) -> H,
    _ m: @escaping (A) -> I
) -> (A) -> (B, C, D, E, F, G, H, I) {
    { (f($0), g($0), h($0), i($0), j($0), k($0), l($0), m($0)) }
}

// MARK: - `@Sendable` twins

/// Fans one argument out to two `@Sendable` functions: `juxt(f, g)(a)` is `(f(a), g(a))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: makes the first element.
///   - g: makes the second element.
/// - Returns: a function from the argument to the tuple of their results.
@_disfavoredOverload
@inlinable
public func juxt<A, B, C>(
    _ f: @escaping @Sendable (A) -> B,
    _ g: @escaping @Sendable (A) -> C
) -> @Sendable (A) -> (B, C) {
    { (f($0), g($0)) }
}

/// Fans one argument out to three `@Sendable` functions: `juxt(f, g, h)(a)` is `(f(a), g(a), h(a))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: makes the first element.
///   - g: makes the second element.
///   - h: makes the third element.
/// - Returns: a function from the argument to the tuple of their results.
@_disfavoredOverload
@inlinable
public func juxt<A, B, C, D>(
    _ f: @escaping @Sendable (A) -> B,
    _ g: @escaping @Sendable (A) -> C,
    _ h: @escaping @Sendable (A) -> D
) -> @Sendable (A) -> (B, C, D) {
    { (f($0), g($0), h($0)) }
}

/// Fans one argument out to four `@Sendable` functions: `juxt(f, g, h, i)(a)` is `(f(a), g(a), h(a), i(a))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: makes the first element.
///   - g: makes the second element.
///   - h: makes the third element.
///   - i: makes the fourth element.
/// - Returns: a function from the argument to the tuple of their results.
@_disfavoredOverload
@inlinable
public func juxt<A, B, C, D, E>(
    _ f: @escaping @Sendable (A) -> B,
    _ g: @escaping @Sendable (A) -> C,
    _ h: @escaping @Sendable (A) -> D,
    _ i: @escaping @Sendable (A) -> E
) -> @Sendable (A) -> (B, C, D, E) {
    { (f($0), g($0), h($0), i($0)) }
}

/// Fans one argument out to five `@Sendable` functions: `juxt(f, g, h, i, j)(a)` is `(f(a), g(a), h(a), i(a), j(a))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: makes the first element.
///   - g: makes the second element.
///   - h: makes the third element.
///   - i: makes the fourth element.
///   - j: makes the fifth element.
/// - Returns: a function from the argument to the tuple of their results.
@_disfavoredOverload
@inlinable
public func juxt<A, B, C, D, E, F>(
    _ f: @escaping @Sendable (A) -> B,
    _ g: @escaping @Sendable (A) -> C,
    _ h: @escaping @Sendable (A) -> D,
    _ i: @escaping @Sendable (A) -> E,
    _ j: @escaping @Sendable (A) -> F
) -> @Sendable (A) -> (B, C, D, E, F) {
    { (f($0), g($0), h($0), i($0), j($0)) }
}

/// Fans one argument out to six `@Sendable` functions: `juxt(f, g, h, i, j, k)(a)` is
/// `(f(a), g(a), h(a), i(a), j(a), k(a))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: makes the first element.
///   - g: makes the second element.
///   - h: makes the third element.
///   - i: makes the fourth element.
///   - j: makes the fifth element.
///   - k: makes the sixth element.
/// - Returns: a function from the argument to the tuple of their results.
@_disfavoredOverload
@inlinable
public func juxt<A, B, C, D, E, F, G>(
    _ f: @escaping @Sendable (A) -> B,
    _ g: @escaping @Sendable (A) -> C,
    _ h: @escaping @Sendable (A) -> D,
    _ i: @escaping @Sendable (A) -> E,
    _ j: @escaping @Sendable (A) -> F,
    _ k: @escaping @Sendable (A) -> G
) -> @Sendable (A) -> (B, C, D, E, F, G) {
    { (f($0), g($0), h($0), i($0), j($0), k($0)) }
}

/// Fans one argument out to seven `@Sendable` functions: `juxt(f, g, h, i, j, k, l)(a)` is
/// `(f(a), g(a), h(a), i(a), j(a), k(a), l(a))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: makes the first element.
///   - g: makes the second element.
///   - h: makes the third element.
///   - i: makes the fourth element.
///   - j: makes the fifth element.
///   - k: makes the sixth element.
///   - l: makes the seventh element.
/// - Returns: a function from the argument to the tuple of their results.
@_disfavoredOverload
@inlinable
public func juxt<A, B, C, D, E, F, G, H>(
    _ f: @escaping @Sendable (A) -> B,
    _ g: @escaping @Sendable (A) -> C,
    _ h: @escaping @Sendable (A) -> D,
    _ i: @escaping @Sendable (A) -> E,
    _ j: @escaping @Sendable (A) -> F,
    _ k: @escaping @Sendable (A) -> G,
    _ l: @escaping @Sendable (A) -> H
) -> @Sendable (A) -> (B, C, D, E, F, G, H) {
    { (f($0), g($0), h($0), i($0), j($0), k($0), l($0)) }
}

/// Fans one argument out to eight `@Sendable` functions: `juxt(f, g, h, i, j, k, l, m)(a)` is
/// `(f(a), g(a), h(a), i(a), j(a), k(a), l(a), m(a))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: makes the first element.
///   - g: makes the second element.
///   - h: makes the third element.
///   - i: makes the fourth element.
///   - j: makes the fifth element.
///   - k: makes the sixth element.
///   - l: makes the seventh element.
///   - m: makes the eighth element.
/// - Returns: a function from the argument to the tuple of their results.
@_disfavoredOverload
@inlinable
public func juxt<A, B, C, D, E, F, G, H, I>(
    _ f: @escaping @Sendable (A) -> B,
    _ g: @escaping @Sendable (A) -> C,
    _ h: @escaping @Sendable (A) -> D,
    _ i: @escaping @Sendable (A) -> E,
    _ j: @escaping @Sendable (A) -> F,
    _ k: @escaping @Sendable (A) -> G,
    _ l: @escaping @Sendable (A) -> H,
    _ m: @escaping @Sendable (A) -> I
) -> @Sendable (A) -> (B, C, D, E, F, G, H, I) {
    { (f($0), g($0), h($0), i($0), j($0), k($0), l($0), m($0)) }
}

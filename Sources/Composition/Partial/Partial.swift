/// Fixes the first argument of a function of two: `partial(f, a)(b)` is `f(a, b)`.
///
/// - Parameters:
///   - f: takes two arguments.
///   - a: its first argument.
/// - Returns: a function of the other argument.
@inlinable
public func partial<A, B, C>(_ f: @escaping (A, B) -> C, _ a: A) -> (B) -> C {
    { f(a, $0) }
}

/// Fixes the second argument of a function of two: `partial(f, __, b)(a)` is `f(a, b)`.
///
/// - Parameters:
///   - f: takes two arguments.
///   - b: its second argument.
/// - Returns: a function of the other argument.
@inlinable
public func partial<A, B, C>(_ f: @escaping (A, B) -> C, _: Placeholder, _ b: B) -> (A) -> C {
    { f($0, b) }
}

// MARK: - `@Sendable` twins

/// Fixes the first argument of a `@Sendable` function of two: `partial(f, a)(b)` is `f(a, b)`.
///
/// Being `@Sendable`, the result may cross into another isolation domain. Hence what is fixed is `Sendable`.
///
/// - Parameters:
///   - f: takes two arguments.
///   - a: its first argument.
/// - Returns: a `@Sendable` function of the other argument.
@_disfavoredOverload
@inlinable
public func partial<A: Sendable, B, C>(_ f: @escaping @Sendable (A, B) -> C, _ a: A) -> @Sendable (B) -> C {
    { f(a, $0) }
}

/// Fixes the second argument of a `@Sendable` function of two: `partial(f, __, b)(a)` is `f(a, b)`.
///
/// Being `@Sendable`, the result may cross into another isolation domain. Hence what is fixed is `Sendable`.
///
/// - Parameters:
///   - f: takes two arguments.
///   - b: its second argument.
/// - Returns: a `@Sendable` function of the other argument.
@_disfavoredOverload
@inlinable
public func partial<A, B: Sendable, C>(
    _ f: @escaping @Sendable (A, B) -> C,
    _: Placeholder,
    _ b: B
) -> @Sendable (A) -> C {
    { f($0, b) }
}

/// Composes two functions, left to right: `(f >>> g)(a)` is `g(f(a))`.
///
/// - Parameters:
///   - f: runs first, on the argument.
///   - g: runs last, on the result of `f`.
/// - Returns: a function from the argument of `f` to the result of `g`.
@inlinable
public func >>> <A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C {
    { g(f($0)) }
}

/// Composes two `@Sendable` functions, left to right: `(f >>> g)(a)` is `g(f(a))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - f: runs first, on the argument.
///   - g: runs last, on the result of `f`.
/// - Returns: a `@Sendable` function from the argument of `f` to the result of `g`.
@_disfavoredOverload
@inlinable
public func >>> <A, B, C>(
    _ f: @escaping @Sendable (A) -> B,
    _ g: @escaping @Sendable (B) -> C
) -> @Sendable (A) -> C {
    { g(f($0)) }
}

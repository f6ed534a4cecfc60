/// Composes two functions, right to left: `(g <<< f)(a)` is `g(f(a))`.
///
/// - Parameters:
///   - g: runs last, on the result of `f`.
///   - f: runs first, on the argument.
/// - Returns: a function from the argument of `f` to the result of `g`.
@inlinable
public func <<< <A, B, C>(_ g: @escaping (B) -> C, _ f: @escaping (A) -> B) -> (A) -> C {
    { g(f($0)) }
}

/// Composes two `@Sendable` functions, right to left: `(g <<< f)(a)` is `g(f(a))`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameters:
///   - g: runs last, on the result of `f`.
///   - f: runs first, on the argument.
/// - Returns: a `@Sendable` function from the argument of `f` to the result of `g`.
@_disfavoredOverload
@inlinable
public func <<< <A, B, C>(
    _ g: @escaping @Sendable (B) -> C,
    _ f: @escaping @Sendable (A) -> B
) -> @Sendable (A) -> C {
    { g(f($0)) }
}

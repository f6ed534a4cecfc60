/// Makes a function that returns the same value whatever it is given: `constant(a)(b)` is `a`.
///
/// The combinator is also known as *K* and as *const*.
///
/// - Parameter a: what to return each time.
/// - Returns: a function that ignores its argument.
@inlinable
public func constant<A, B>(_ a: A) -> (B) -> A {
    { _ in a }
}

/// Makes a function without arguments that returns the same value each time: `constant(a)()` is `a`.
///
/// - Parameter a: what to return each time.
/// - Returns: a function without arguments.
@inlinable
public func constant<A>(_ a: A) -> () -> A {
    { a }
}

// MARK: - `@Sendable` twins

/// Makes a `@Sendable` function that returns the same value whatever it is given: `constant(a)(b)` is `a`.
///
/// Being `@Sendable`, the result may cross into another isolation domain. Hence the value is `Sendable`.
///
/// - Parameter a: what to return each time.
/// - Returns: a function that ignores its argument.
@_disfavoredOverload
@inlinable
public func constant<A: Sendable, B>(_ a: A) -> @Sendable (B) -> A {
    { _ in a }
}

/// Makes a `@Sendable` function without arguments that returns the same value each time: `constant(a)()` is `a`.
///
/// Being `@Sendable`, the result may cross into another isolation domain. Hence the value is `Sendable`.
///
/// - Parameter a: what to return each time.
/// - Returns: a function without arguments.
@_disfavoredOverload
@inlinable
public func constant<A: Sendable>(_ a: A) -> @Sendable () -> A {
    { a }
}

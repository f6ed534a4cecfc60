/// Makes a function that returns the same value for every argument: `constant(a)(b)` is `a`.
///
/// The combinator is also known as *K* and as *const*.
@_alwaysEmitIntoClient
public func constant<A, B>(_ a: A) -> (B) -> A {
    { _ in a }
}

/// Makes a function without arguments that returns the same value at every call; see ``constant(_:)``.
@_alwaysEmitIntoClient
public func constant<A>(_ a: A) -> () -> A {
    { a }
}

// MARK: - `@Sendable` overloads

/// Makes a `@Sendable` function that returns the same value for every argument; see ``constant(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func constant<A: Sendable, B>(_ a: A) -> @Sendable (B) -> A {
    { _ in a }
}

/// Makes a `@Sendable` function without arguments that returns the same value at every call; see ``constant(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func constant<A: Sendable>(_ a: A) -> @Sendable () -> A {
    { a }
}

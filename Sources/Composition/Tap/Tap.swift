/// Lets a function look at a value that passes by: `tap(f)(a)` calls `f(a)` and is `a`.
///
/// - Parameter look: does something with the value, such as printing it.
/// - Returns: a function that returns its argument.
@inlinable
public func tap<A>(_ look: @escaping (A) -> Void) -> (A) -> A {
    { a in
        look(a)
        return a
    }
}

/// Lets a `@Sendable` function look at a value that passes by: `tap(f)(a)` calls `f(a)` and is `a`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameter look: does something with the value, such as printing it.
/// - Returns: a function that returns its argument.
@_disfavoredOverload
@inlinable
public func tap<A>(_ look: @escaping @Sendable (A) -> Void) -> @Sendable (A) -> A {
    { a in
        look(a)
        return a
    }
}

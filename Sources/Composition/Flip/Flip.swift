/// Flips the arguments of a function: `flip(f)(b, a)` is `f(a, b)`.
///
/// - Parameter f: takes two arguments.
/// - Returns: the same function with its arguments in the other order.
@inlinable
public func flip<A, B, C>(_ f: @escaping (A, B) -> C) -> (B, A) -> C {
    { f($1, $0) }
}

/// Flips the arguments of a curried function: `flip(f)(b)(a)` is `f(a)(b)`.
///
/// An unapplied method is curried with its receiver first; flipped, it has its data last: `flip(String.hasPrefix)("a")`
/// is a predicate on strings.
///
/// - Parameter f: takes two arguments, one at a time.
/// - Returns: the same function with its arguments in the other order.
@inlinable
public func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C {
    { b in { a in f(a)(b) } }
}

/// Flips the arguments of a `@Sendable` function: `flip(f)(b, a)` is `f(a, b)`.
///
/// Being `@Sendable`, the result may cross into another isolation domain.
///
/// - Parameter f: takes two arguments.
/// - Returns: the same function with its arguments in the other order.
@_disfavoredOverload
@inlinable
public func flip<A, B, C>(_ f: @escaping @Sendable (A, B) -> C) -> @Sendable (B, A) -> C {
    { f($1, $0) }
}

/// Flips the arguments of a `@Sendable` curried function: `flip(f)(b)(a)` is `f(a)(b)`.
///
/// An unapplied method is curried with its receiver first; flipped, it has its data last: `flip(String.hasPrefix)("a")`
/// is a predicate on strings.
///
/// Being `@Sendable`, the result may cross into another isolation domain. Hence the argument that it keeps is
/// `Sendable`.
///
/// - Parameter f: takes two arguments, one at a time.
/// - Returns: the same function with its arguments in the other order.
@_disfavoredOverload
@inlinable
public func flip<A, B: Sendable, C>(_ f: @escaping @Sendable (A) -> (B) -> C) -> @Sendable (B) -> @Sendable (A) -> C {
    { b in { a in f(a)(b) } }
}

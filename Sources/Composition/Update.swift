/// Changes a value in place with functions that make a new value from the old, in the order given:
/// `update(&a, f, g)` is `a = g(f(a))`.
///
/// An error leaves the value as the last function that succeeded made it.
///
/// - Parameters:
///   - a: what to change.
///   - transforms: what to change it with.
/// - Throws: what the transforms throw.
@inlinable
public func update<A, Failure: Error>(_ a: inout A, _ transforms: ((A) throws(Failure) -> A)...) throws(Failure) {
    for transform in transforms { a = try transform(a) }
}

/// Changes a value in place with functions that mutate it, in the order given: `update(&user, { $0.name = "Anna" })`.
///
/// An error leaves the value as the functions have changed it so far.
///
/// - Parameters:
///   - a: what to change.
///   - changes: what to change it with.
/// - Throws: what the changes throw.
@inlinable
public func update<A, Failure: Error>(
    _ a: inout A,
    _ changes: ((inout A) throws(Failure) -> Void)...
) throws(Failure) {
    for change in changes { try change(&a) }
}

/// Makes a changed copy of a value: `updating(user) { $0.name = "Anna" }`.
///
/// - Parameters:
///   - a: what to copy; it stays as it is, unless it is an object, of which there is no copy.
///   - change: mutates the copy.
/// - Returns: the copy, changed.
/// - Throws: what `change` throws.
@inlinable
public func updating<A, Failure: Error>(_ a: A, _ change: (inout A) throws(Failure) -> Void) throws(Failure) -> A {
    var a = a
    try change(&a)
    return a
}

/// Changes a value in place with functions that make a new value from the old: `update(&a, f, g)` is `a = g(f(a))`.
///
/// - Parameters:
///   - a: the value to change.
///   - transforms: the changes.
@_alwaysEmitIntoClient
public func update<A>(_ a: inout A, _ transforms: ((A) -> A)...) {
    for transform in transforms { a = transform(a) }
}

/// Changes a value in place with functions that mutate it, in the order given: `update(&user, { $0.name = "Anna" })`.
///
/// - Parameters:
///   - a: the value to change.
///   - changes: the changes.
@_alwaysEmitIntoClient
public func update<A>(_ a: inout A, _ changes: ((inout A) -> Void)...) {
    for change in changes { change(&a) }
}

// One overload with typed throws would do for functions that throw and for those that do not. But a list of such
// functions crashes at run time with Swift 6.3.1.
#if !hasFeature(Embedded)
    /// See ``update(_:_:)``; throwing functions. An error leaves the value as those before it have changed it.
    @_alwaysEmitIntoClient
    public func update<A>(_ a: inout A, _ transforms: ((A) throws -> A)...) throws {
        for transform in transforms { a = try transform(a) }
    }

    /// See ``update(_:_:)``; throwing functions that mutate the value.
    @_alwaysEmitIntoClient
    public func update<A>(_ a: inout A, _ changes: ((inout A) throws -> Void)...) throws {
        for change in changes { try change(&a) }
    }
#endif

/// Makes a changed copy of a value: `updating(user) { $0.name = "Anna" }`.
///
/// - Parameters:
///   - a: the value to copy; it stays as it is, unless it is an object, of which there is no copy.
///   - change: mutates the copy.
/// - Returns: the copy, changed.
/// - Throws: the error that `change` throws.
@_alwaysEmitIntoClient
public func updating<A, Failure: Error>(_ a: A, _ change: (inout A) throws(Failure) -> Void) throws(Failure) -> A {
    var a = a
    try change(&a)
    return a
}

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

// One overload with typed throws would be enough for throwing and other functions, but a list of such functions crashes
// at run time with Swift 6.3.1.
#if !hasFeature(Embedded)
    /// See ``update(_:_:)``; throwing functions. After an error, the changes of the earlier functions are kept.
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
///   - a: the value to copy. The original does not change, unless it is an object, which is not copied.
///   - change: a function that mutates the copy.
/// - Returns: the copy, changed.
/// - Throws: the error that `change` throws.
@_alwaysEmitIntoClient
public func updating<A, Failure: Error>(_ a: A, _ change: (inout A) throws(Failure) -> Void) throws(Failure) -> A {
    var a = a
    try change(&a)
    return a
}

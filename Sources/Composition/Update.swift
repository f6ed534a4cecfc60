/// Changes a value in place with functions that make a new value from the old one: `update(&a, f, g)` is `a = g(f(a))`.
@_alwaysEmitIntoClient
public func update<A>(_ a: inout A, _ transforms: ((A) -> A)...) {
    for transform in transforms { a = transform(a) }
}

/// Changes a value in place with functions that mutate it, in the order given: `update(&user, { $0.name = "Anna" })`.
@_alwaysEmitIntoClient
public func update<A>(_ a: inout A, _ changes: ((inout A) -> Void)...) {
    for change in changes { change(&a) }
}

// One overload with typed throws would cover throwing and nonthrowing functions. With Swift 6.3.1, however, a variadic
// parameter of functions with typed throws crashes the program or the compiler.
#if !hasFeature(Embedded)
/// Changes a value with throwing functions; see ``update(_:_:)``. After an error, the earlier changes are kept.
@_alwaysEmitIntoClient
public func update<A>(_ a: inout A, _ transforms: ((A) throws -> A)...) throws {
    for transform in transforms { a = try transform(a) }
}

/// Changes a value with throwing functions that mutate it; see ``update(_:_:)``.
@_alwaysEmitIntoClient
public func update<A>(_ a: inout A, _ changes: ((inout A) throws -> Void)...) throws {
    for change in changes { try change(&a) }
}
#endif

/// Makes a changed copy of a value: `updating(user) { $0.name = "Anna" }`. If the value is an object, there is no copy:
/// the object itself is changed.
@_alwaysEmitIntoClient
public func updating<A, Failure: Error>(_ a: A, _ change: (inout A) throws(Failure) -> Void) throws(Failure) -> A {
    var a = a
    try change(&a)
    return a
}

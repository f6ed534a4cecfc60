/// Applies a function to a value: `with(a, f)` is `f(a)`.
///
/// The value comes first, so that you can write an input before its pipeline. With a closure, `with` gives a value a
/// name inside an expression.
@_alwaysEmitIntoClient
public func with<A, B, Failure: Error>(_ a: A, _ f: (A) throws(Failure) -> B) throws(Failure) -> B {
    try f(a)
}

#if !hasFeature(Embedded)
/// Applies an asynchronous function to a value; see ``with(_:_:)``.
@_alwaysEmitIntoClient
public func with<A, B, Failure: Error>(
    _ a: A,
    _ f: nonisolated(nonsending) (A) async throws(Failure) -> B
) async throws(Failure) -> B {
    try await f(a)
}
#endif

/// Applies a function to a value, which is written first: `a |> f` is `f(a)`.
@_alwaysEmitIntoClient
public func |> <A, B, Failure: Error>(_ a: A, _ f: (A) throws(Failure) -> B) throws(Failure) -> B {
    try f(a)
}

#if !hasFeature(Embedded)
/// Applies an asynchronous function to a value: `await a |> f` is `await f(a)`; see ``|>(_:_:)``.
@_alwaysEmitIntoClient
public func |> <A, B, Failure: Error>(
    _ a: A,
    _ f: nonisolated(nonsending) (A) async throws(Failure) -> B
) async throws(Failure) -> B {
    try await f(a)
}
#endif

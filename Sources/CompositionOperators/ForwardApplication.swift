/// Applies a function to a value that is written first: `a |> f` is `f(a)`.
///
/// - Parameters:
///   - a: any value.
///   - f: the function to apply.
/// - Returns: the result of `f`.
/// - Throws: the error that `f` throws.
@_alwaysEmitIntoClient
public func |> <A, B, Failure: Error>(_ a: A, _ f: (A) throws(Failure) -> B) throws(Failure) -> B {
    try f(a)
}

#if !hasFeature(Embedded)
    /// See ``|>(_:_:)``; an asynchronous function: `await a |> f` is `await f(a)`.
    @_alwaysEmitIntoClient
    public func |> <A, B, Failure: Error>(
        _ a: A,
        _ f: nonisolated(nonsending) (A) async throws(Failure) -> B
    ) async throws(Failure) -> B {
        try await f(a)
    }
#endif

/// Returns its argument unchanged.
///
/// This function is the neutral element of composition: `pipe(identity, f)` and `pipe(f, identity)` are `f`.
///
/// - Parameter a: any value.
/// - Returns: `a`.
@_alwaysEmitIntoClient
@Sendable
public func identity<A>(_ a: A) -> A { a }

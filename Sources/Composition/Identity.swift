/// Returns its argument unchanged.
///
/// This function is the neutral element of composition: `pipe(identity, f)` and `pipe(f, identity)` are `f`.
@_alwaysEmitIntoClient
@Sendable
public func identity<A>(_ a: A) -> A { a }

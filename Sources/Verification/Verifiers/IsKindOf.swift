/// Returns true if a JSON value is of a kind.
///
/// - Parameter kind: the kind.
/// - Returns: a check to combine, for instance with ``verifyAndOutputError(_:_:)``.
public func isKindOf(_ kind: JSON.Kind) -> Verify<JSON> {
    { $0.kind == kind }
}

/// Returns true if a value in a tree of `Any` is of a JSON kind. It looks at the kind, without a cast:
/// `true as Any is Int` may hold, but here a Boolean is not a number.
///
/// - Parameter kind: the kind.
/// - Returns: a check to combine; a value that JSON does not have is of no kind.
@_disfavoredOverload
public func isKindOf(_ kind: JSON.Kind) -> Verify<Any> {
    { JSON.Kind(ofUntyped: $0) == kind }
}

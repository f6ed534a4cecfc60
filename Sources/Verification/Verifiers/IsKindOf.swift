/// Makes a check that a JSON value is of a given kind.
///
/// - Parameter kind: the kind.
/// - Returns: a check to combine with others, for example with ``verifyAndOutputError(_:_:)``.
public func isKindOf(_ kind: JSON.Kind) -> Verify<JSON> {
    { $0.kind == kind }
}

/// Makes a check that a value in a tree of `Any` is of a given JSON kind. A Boolean is not a number here, although
/// `true as Any is Int` may be true.
///
/// - Parameter kind: the kind.
/// - Returns: a check to combine with others. The check returns false for a value that JSON does not have.
@_disfavoredOverload
public func isKindOf(_ kind: JSON.Kind) -> Verify<Any> {
    { JSON.Kind(ofUntyped: $0) == kind }
}

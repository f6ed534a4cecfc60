/// Makes a check that a JSON value is of a given kind.
public func isKindOf(_ kind: JSON.Kind) -> Verify<JSON> {
    { $0.kind == kind }
}

/// Makes a check that a value in a tree of `Any` is of a given kind. A Boolean is not a number, although a cast of
/// `NSNumber(value: true)` to `Int` succeeds.
@_disfavoredOverload
public func isKindOf(_ kind: JSON.Kind) -> Verify<Any> {
    { JSON.Kind(ofUntyped: $0) == kind }
}

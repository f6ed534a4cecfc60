/// Makes a check that a JSON value is an object with a value under a key. `null` does not count as a value.
public func hasKey(_ key: String) -> Verify<JSON> {
    { dictionaryValueByKey(key)($0)?.isNull == false }
}

/// A variant of `hasKey(_:)` for dictionaries in a tree of `Any`, with `NSNull` in place of `null`. The tree may also
/// contain ``JSON`` values.
@_disfavoredOverload
public func hasKey(_ key: String) -> Verify<Any> {
    { value in
        guard let child = dictionaryValueByKey(key)(value) else { return false }
        return JSON.Kind(ofUntyped: child) != .null
    }
}

/// Makes a check that a JSON value is an object with a value under a key. `null` does not count as a value.
public func hasKey(_ key: String) -> Verify<JSON> {
    { dictionaryValueByKey(key)($0)?.isNull == false }
}

/// Makes a check that a dictionary in a tree of `Any` has a value under a key. `NSNull` does not count as a value. The
/// tree may also contain ``JSON`` values.
@_disfavoredOverload
public func hasKey(_ key: String) -> Verify<Any> {
    { value in
        guard let child = dictionaryValueByKey(key)(value) else { return false }
        return JSON.Kind(ofUntyped: child) != .null
    }
}

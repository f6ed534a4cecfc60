/// Makes a check that a JSON value is an object with a value under a key. `null` does not count as a value.
///
/// - Parameter key: the key.
/// - Returns: a check to combine with others. The check returns false for every value that is not an object.
public func hasKey(_ key: String) -> Verify<JSON> {
    { dictionaryValueByKey(key)($0)?.isNull == false }
}

/// Makes a check that a value in a tree of `Any` is a dictionary with a value under a key. `NSNull` does not count as a
/// value.
///
/// - Parameter key: the key.
/// - Returns: a check to combine with others. The check returns false for every value that is not a dictionary.
@_disfavoredOverload
public func hasKey(_ key: String) -> Verify<Any> {
    { value in
        guard let child = (value as? [String: Any])?[key] else { return false }
        return JSON.Kind(ofUntyped: child) != .null
    }
}

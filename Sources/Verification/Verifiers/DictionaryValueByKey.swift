/// Makes a function that returns the value under a key of a JSON object.
///
/// - Returns: a function that returns `nil` if its argument is not an object or has no such key. A value `null` under
///   the key is returned like any other value.
public func dictionaryValueByKey(_ key: String) -> @Sendable (JSON) -> JSON? {
    { $0[key] }
}

/// Makes a function that returns the value under a key of a dictionary in a tree of `Any`, with `NSNull` in place of
/// `null`. The tree may also contain ``JSON`` values.
@_disfavoredOverload
public func dictionaryValueByKey(_ key: String) -> @Sendable (Any) -> Any? {
    { value in
        if let json = value as? JSON { return json[key] }
        return (value as? [String: Any])?[key]
    }
}

/// Makes a function that returns the value under a key of a JSON object.
///
/// - Parameter key: the key.
/// - Returns: a function that returns `nil` if its argument is not an object or has no such key. A value `null` under
///   the key is returned like any other value.
public func dictionaryValueByKey(_ key: String) -> @Sendable (JSON) -> JSON? {
    { $0[key] }
}

/// Makes a function that returns the value under a key of a dictionary in a tree of `Any`.
///
/// - Parameter key: the key.
/// - Returns: a function that returns `nil` if its argument is not a dictionary or has no such key. A value `NSNull`
///   under the key is returned like any other value.
@_disfavoredOverload
public func dictionaryValueByKey(_ key: String) -> @Sendable (Any) -> Any? {
    { ($0 as? [String: Any])?[key] }
}

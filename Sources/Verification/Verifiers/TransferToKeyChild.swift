/// Makes a function, for `tryMap`, that takes a JSON object and returns the value under a key. The function throws if
/// its argument is not an object, or if the key is missing or its value is `null`. In the last two cases, the ``Issue``
/// has the key in its path.
public func transferToKeyChild(_ key: String) -> @Sendable (JSON) throws(Issue) -> JSON {
    { (value: JSON) throws(Issue) in
        guard value.kind == .object else { throw Issue(.wrongKind(expected: [.object], actual: value.kind)) }
        guard let child = dictionaryValueByKey(key)(value) else { throw Issue(.missing, at: [.key(key)]) }
        guard hasKey(key)(value) else { throw Issue(.null(expected: []), at: [.key(key)]) }
        return child
    }
}

/// Makes a function like that of the overload for ``JSON``, but for a dictionary in a tree of `Any`, with `NSNull` in
/// place of `null`. The tree may also contain ``JSON`` values.
@_disfavoredOverload
public func transferToKeyChild(_ key: String) -> @Sendable (Any) throws(Issue) -> Any {
    { (value: Any) throws(Issue) in
        if let json = value as? JSON {
            let child: JSON = try transferToKeyChild(key)(json)
            return child
        }
        guard let dictionary = value as? [String: Any] else {
            guard let actual = JSON.Kind(ofUntyped: value) else { throw Issue(.notJSON(type: "\(type(of: value))")) }
            throw Issue(.wrongKind(expected: [.object], actual: actual))
        }
        guard let child = dictionary[key] else { throw Issue(.missing, at: [.key(key)]) }
        guard JSON.Kind(ofUntyped: child) != .null else { throw Issue(.null(expected: []), at: [.key(key)]) }
        return child
    }
}

#if !hasFeature(Embedded)
/// Turns a key path into a function that reads its value: `get(\.name)(user)` is `user.name`.
@_alwaysEmitIntoClient
public func get<Root, Value>(_ keyPath: KeyPath<Root, Value>) -> (Root) -> Value {
    { $0[keyPath: keyPath] }
}

/// Turns a key path into a `@Sendable` function that reads its value; see ``get(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func get<Root, Value>(_ keyPath: any KeyPath<Root, Value> & Sendable) -> @Sendable (Root) -> Value {
    { $0[keyPath: keyPath] }
}
#endif

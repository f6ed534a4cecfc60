#if !hasFeature(Embedded)
/// Makes a function that sets the value at a key path: `set(\.name, "Anna")(user)` is a copy of `user` with that
/// name.
///
/// If the key path begins at an object or leads through one, that object itself is changed, not a copy.
@_alwaysEmitIntoClient
public func set<Root, Value>(_ keyPath: WritableKeyPath<Root, Value>, _ value: Value) -> (Root) -> Root {
    { root in
        var root = root
        root[keyPath: keyPath] = value
        return root
    }
}

/// Makes a `@Sendable` function that sets the value at a key path; see ``set(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func set<Root, Value: Sendable>(
    _ keyPath: any WritableKeyPath<Root, Value> & Sendable,
    _ value: Value
) -> @Sendable (Root) -> Root {
    { root in
        var root = root
        root[keyPath: keyPath] = value
        return root
    }
}
#endif

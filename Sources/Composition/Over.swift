#if !hasFeature(Embedded)
/// Makes a function that changes the value at a key path: `over(\.name, f)(a)` is a copy of `a` with `f(a.name)` as
/// its name.
///
/// If the key path begins at an object or leads through one, that object itself is changed, not a copy. If other
/// code changes the same part of the object while `f` runs, its change is lost. If `f` throws an error, `over`
/// changes nothing.
@_alwaysEmitIntoClient
public func over<Root, Value>(
    _ keyPath: WritableKeyPath<Root, Value>, _ transform: @escaping (Value) -> Value
) -> (Root) -> Root {
    { root in
        var root = root
        root[keyPath: keyPath] = transform(root[keyPath: keyPath])
        return root
    }
}

/// Makes a function that changes the value at a key path with a `@Sendable` function; see ``over(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func over<Root, Value>(
    _ keyPath: any WritableKeyPath<Root, Value> & Sendable, _ transform: @escaping @Sendable (Value) -> Value
) -> @Sendable (Root) -> Root {
    { root in
        var root = root
        root[keyPath: keyPath] = transform(root[keyPath: keyPath])
        return root
    }
}

/// Makes a function that changes the value at a key path with a throwing function; see ``over(_:_:)``.
@_alwaysEmitIntoClient
public func over<Root, Value>(
    _ keyPath: WritableKeyPath<Root, Value>, _ transform: @escaping (Value) throws -> Value
) -> (Root) throws -> Root {
    { root in
        var root = root
        root[keyPath: keyPath] = try transform(root[keyPath: keyPath])
        return root
    }
}

/// Makes a function that changes the value at a key path with a `@Sendable` throwing function; see ``over(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func over<Root, Value>(
    _ keyPath: any WritableKeyPath<Root, Value> & Sendable, _ transform: @escaping @Sendable (Value) throws -> Value
) -> @Sendable (Root) throws -> Root {
    { root in
        var root = root
        root[keyPath: keyPath] = try transform(root[keyPath: keyPath])
        return root
    }
}

/// Makes a function that changes the value at a key path with an asynchronous function; see ``over(_:_:)``.
@_alwaysEmitIntoClient
public func over<Root, Value>(
    _ keyPath: WritableKeyPath<Root, Value>, _ transform: @escaping (Value) async -> Value
) -> (Root) async -> Root {
    { root in
        var root = root
        root[keyPath: keyPath] = await transform(root[keyPath: keyPath])
        return root
    }
}

/// Makes a function that changes the value at a key path with a `@Sendable` asynchronous function; see
/// ``over(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func over<Root, Value>(
    _ keyPath: any WritableKeyPath<Root, Value> & Sendable, _ transform: @escaping @Sendable (Value) async -> Value
) -> @Sendable (Root) async -> Root {
    { root in
        var root = root
        root[keyPath: keyPath] = await transform(root[keyPath: keyPath])
        return root
    }
}

/// Makes a function that changes the value at a key path with an asynchronous throwing function; see
/// ``over(_:_:)``.
@_alwaysEmitIntoClient
public func over<Root, Value>(
    _ keyPath: WritableKeyPath<Root, Value>, _ transform: @escaping (Value) async throws -> Value
) -> (Root) async throws -> Root {
    { root in
        var root = root
        root[keyPath: keyPath] = try await transform(root[keyPath: keyPath])
        return root
    }
}

/// Makes a function that changes the value at a key path with a `@Sendable` asynchronous throwing function; see
/// ``over(_:_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func over<Root, Value>(
    _ keyPath: any WritableKeyPath<Root, Value> & Sendable,
    _ transform: @escaping @Sendable (Value) async throws -> Value
) -> @Sendable (Root) async throws -> Root {
    { root in
        var root = root
        root[keyPath: keyPath] = try await transform(root[keyPath: keyPath])
        return root
    }
}
#endif

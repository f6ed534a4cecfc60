#if !hasFeature(Embedded)
    /// Changes the value at a key path with a function: `over(\.name, f)(a)` is a copy of `a` with `f(a.name)` as its
    /// name.
    ///
    /// If `Root` is a class, there is no copy: the object itself is changed. An error leaves the value unchanged. With
    /// an asynchronous function, the part is read, changed and then written: if other code changes the object
    /// meanwhile, that change is lost.
    ///
    /// - Parameters:
    ///   - keyPath: the key path from the whole to the part.
    ///   - transform: makes the new part from the old one.
    /// - Returns: a function from the whole to the changed whole.
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

    // MARK: - `@Sendable` twins

    /// See ``over(_:_:)``; a `@Sendable` function.
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

    // MARK: - Throwing

    /// See ``over(_:_:)``; a throwing function.
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

    // MARK: - Throwing: `@Sendable` twins

    /// See ``over(_:_:)``; a `@Sendable` throwing function.
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

    // MARK: - Asynchronous

    /// See ``over(_:_:)``; an asynchronous function.
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

    // MARK: - Asynchronous: `@Sendable` twins

    /// See ``over(_:_:)``; a `@Sendable` asynchronous function.
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

    // MARK: - Asynchronous and throwing

    /// See ``over(_:_:)``; an asynchronous throwing function.
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

    // MARK: - Asynchronous and throwing: `@Sendable` twins

    /// See ``over(_:_:)``; a `@Sendable` asynchronous throwing function.
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

#if !hasFeature(Embedded)
    /// Changes what a key path leads to with an asynchronous function: `over(\.name, f)(a)` is a copy of `a` with
    /// `f(a.name)` as its name.
    ///
    /// Where `Root` is a class there is no copy, and the object itself is changed.
    ///
    /// - Parameters:
    ///   - keyPath: leads from the whole to the part.
    ///   - transform: makes the new part from the old.
    /// - Returns: a function from the whole to the changed whole.
    @inlinable
    public func over<Root, Value>(
        _ keyPath: WritableKeyPath<Root, Value>,
        _ transform: @escaping (Value) async -> Value
    ) -> (Root) async -> Root {
        { root in
            var root = root
            root[keyPath: keyPath] = await transform(root[keyPath: keyPath])
            return root
        }
    }

    /// Changes what a key path leads to with a `@Sendable` asynchronous function: `over(\.name, f)(a)` is a copy of `a`
    /// with `f(a.name)` as its name.
    ///
    /// Where `Root` is a class there is no copy, and the object itself is changed.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - keyPath: leads from the whole to the part.
    ///   - transform: makes the new part from the old.
    /// - Returns: a function from the whole to the changed whole.
    @_disfavoredOverload
    @inlinable
    public func over<Root, Value>(
        _ keyPath: any WritableKeyPath<Root, Value> & Sendable,
        _ transform: @escaping @Sendable (Value) async -> Value
    ) -> @Sendable (Root) async -> Root {
        { root in
            var root = root
            root[keyPath: keyPath] = await transform(root[keyPath: keyPath])
            return root
        }
    }
#endif

#if !hasFeature(Embedded)
    /// Changes what a key path leads to with a throwing function: `over(\.name, f)(a)` is a copy of `a` with `f(a.name)` as
    /// its name.
    ///
    /// Where `Root` is a class there is no copy, and the object itself is changed.
    ///
    /// An error leaves it as it was.
    ///
    /// - Parameters:
    ///   - keyPath: leads from the whole to the part.
    ///   - transform: makes the new part from the old.
    /// - Returns: a function from the whole to the changed whole.
    @inlinable
    public func over<Root, Value>(
        _ keyPath: WritableKeyPath<Root, Value>,
        _ transform: @escaping (Value) throws -> Value
    ) -> (Root) throws -> Root {
        { root in
            var root = root
            root[keyPath: keyPath] = try transform(root[keyPath: keyPath])
            return root
        }
    }

    /// Changes what a key path leads to with a `@Sendable` throwing function: `over(\.name, f)(a)` is a copy of `a` with
    /// `f(a.name)` as its name.
    ///
    /// Where `Root` is a class there is no copy, and the object itself is changed.
    ///
    /// An error leaves it as it was.
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
        _ transform: @escaping @Sendable (Value) throws -> Value
    ) -> @Sendable (Root) throws -> Root {
        { root in
            var root = root
            root[keyPath: keyPath] = try transform(root[keyPath: keyPath])
            return root
        }
    }
#endif

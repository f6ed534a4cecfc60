#if !hasFeature(Embedded)
    /// Lets a throwing function look at a value that passes by: `tap(f)(a)` calls `f(a)` and is `a`.
    ///
    /// An error ends the pipeline that it stands in.
    ///
    /// - Parameter look: does something with the value, such as printing it.
    /// - Returns: a function that returns its argument.
    @inlinable
    public func tap<A>(_ look: @escaping (A) throws -> Void) -> (A) throws -> A {
        { a in
            try look(a)
            return a
        }
    }

    /// Lets a `@Sendable` throwing function look at a value that passes by: `tap(f)(a)` calls `f(a)` and is `a`.
    ///
    /// An error ends the pipeline that it stands in.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameter look: does something with the value, such as printing it.
    /// - Returns: a function that returns its argument.
    @_disfavoredOverload
    @inlinable
    public func tap<A>(_ look: @escaping @Sendable (A) throws -> Void) -> @Sendable (A) throws -> A {
        { a in
            try look(a)
            return a
        }
    }
#endif

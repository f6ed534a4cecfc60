#if !hasFeature(Embedded)
    /// Lets an asynchronous function look at a value that passes by: `tap(f)(a)` calls `f(a)` and is `a`.
    ///
    /// The value goes on when `look` has finished.
    ///
    /// - Parameter look: does something with the value, such as printing it.
    /// - Returns: a function that returns its argument.
    @inlinable
    public func tap<A>(_ look: @escaping (A) async -> Void) -> (A) async -> A {
        { a in
            await look(a)
            return a
        }
    }

    /// Lets a `@Sendable` asynchronous function look at a value that passes by: `tap(f)(a)` calls `f(a)` and is `a`.
    ///
    /// The value goes on when `look` has finished.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameter look: does something with the value, such as printing it.
    /// - Returns: a function that returns its argument.
    @_disfavoredOverload
    @inlinable
    public func tap<A>(_ look: @escaping @Sendable (A) async -> Void) -> @Sendable (A) async -> A {
        { a in
            await look(a)
            return a
        }
    }
#endif

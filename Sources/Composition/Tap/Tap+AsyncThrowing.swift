#if !hasFeature(Embedded)
    /// Lets an asynchronous throwing function look at a value that passes by: `tap(f)(a)` calls `f(a)` and is `a`.
    ///
    /// The value goes on when `look` has finished.
    ///
    /// An error ends the pipeline that it stands in.
    ///
    /// - Parameter look: does something with the value, such as printing it.
    /// - Returns: a function that returns its argument.
    @inlinable
    public func tap<A>(_ look: @escaping (A) async throws -> Void) -> (A) async throws -> A {
        { a in
            try await look(a)
            return a
        }
    }

    /// Lets a `@Sendable` asynchronous throwing function look at a value that passes by: `tap(f)(a)` calls `f(a)` and is
    /// `a`.
    ///
    /// The value goes on when `look` has finished.
    ///
    /// An error ends the pipeline that it stands in.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameter look: does something with the value, such as printing it.
    /// - Returns: a function that returns its argument.
    @_disfavoredOverload
    @inlinable
    public func tap<A>(_ look: @escaping @Sendable (A) async throws -> Void) -> @Sendable (A) async throws -> A {
        { a in
            try await look(a)
            return a
        }
    }
#endif

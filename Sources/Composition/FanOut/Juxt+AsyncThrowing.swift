#if !hasFeature(Embedded)
    /// Fans one argument out to two asynchronous throwing functions: `juxt(f, g)(a)` is `(f(a), g(a))`.
    ///
    /// They run in this order, each when the one before it has finished.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: makes the first element.
    ///   - g: makes the second element.
    /// - Returns: a function from the argument to the tuple of their results.
    @inlinable
    public func juxt<A, B, C>(
        _ f: @escaping (A) async throws -> B,
        _ g: @escaping (A) async throws -> C
    ) -> (A) async throws -> (B, C) {
        { try await (f($0), g($0)) }
    }

    /// Fans one argument out to three asynchronous throwing functions: `juxt(f, g, h)(a)` is `(f(a), g(a), h(a))`.
    ///
    /// They run in this order, each when the one before it has finished.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: makes the first element.
    ///   - g: makes the second element.
    ///   - h: makes the third element.
    /// - Returns: a function from the argument to the tuple of their results.
    @inlinable
    public func juxt<A, B, C, D>(
        _ f: @escaping (A) async throws -> B,
        _ g: @escaping (A) async throws -> C,
        _ h: @escaping (A) async throws -> D
    ) -> (A) async throws -> (B, C, D) {
        { try await (f($0), g($0), h($0)) }
    }

    /// Fans one argument out to four asynchronous throwing functions: `juxt(f, g, h, i)(a)` is `(f(a), g(a), h(a), i(a))`.
    ///
    /// They run in this order, each when the one before it has finished.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// - Parameters:
    ///   - f: makes the first element.
    ///   - g: makes the second element.
    ///   - h: makes the third element.
    ///   - i: makes the fourth element.
    /// - Returns: a function from the argument to the tuple of their results.
    @inlinable
    public func juxt<A, B, C, D, E>(
        _ f: @escaping (A) async throws -> B,
        _ g: @escaping (A) async throws -> C,
        _ h: @escaping (A) async throws -> D,
        _ i: @escaping (A) async throws -> E
    ) -> (A) async throws -> (B, C, D, E) {
        { try await (f($0), g($0), h($0), i($0)) }
    }

    // MARK: - `@Sendable` twins

    /// Fans one argument out to two `@Sendable` asynchronous throwing functions: `juxt(f, g)(a)` is `(f(a), g(a))`.
    ///
    /// They run in this order, each when the one before it has finished.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: makes the first element.
    ///   - g: makes the second element.
    /// - Returns: a function from the argument to the tuple of their results.
    @_disfavoredOverload
    @inlinable
    public func juxt<A, B, C>(
        _ f: @escaping @Sendable (A) async throws -> B,
        _ g: @escaping @Sendable (A) async throws -> C
    ) -> @Sendable (A) async throws -> (B, C) {
        { try await (f($0), g($0)) }
    }

    /// Fans one argument out to three `@Sendable` asynchronous throwing functions: `juxt(f, g, h)(a)` is
    /// `(f(a), g(a), h(a))`.
    ///
    /// They run in this order, each when the one before it has finished.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: makes the first element.
    ///   - g: makes the second element.
    ///   - h: makes the third element.
    /// - Returns: a function from the argument to the tuple of their results.
    @_disfavoredOverload
    @inlinable
    public func juxt<A, B, C, D>(
        _ f: @escaping @Sendable (A) async throws -> B,
        _ g: @escaping @Sendable (A) async throws -> C,
        _ h: @escaping @Sendable (A) async throws -> D
    ) -> @Sendable (A) async throws -> (B, C, D) {
        { try await (f($0), g($0), h($0)) }
    }

    /// Fans one argument out to four `@Sendable` asynchronous throwing functions: `juxt(f, g, h, i)(a)` is
    /// `(f(a), g(a), h(a), i(a))`.
    ///
    /// They run in this order, each when the one before it has finished.
    ///
    /// The first error ends it: the functions after it do not run.
    ///
    /// Being `@Sendable`, the result may cross into another isolation domain.
    ///
    /// - Parameters:
    ///   - f: makes the first element.
    ///   - g: makes the second element.
    ///   - h: makes the third element.
    ///   - i: makes the fourth element.
    /// - Returns: a function from the argument to the tuple of their results.
    @_disfavoredOverload
    @inlinable
    public func juxt<A, B, C, D, E>(
        _ f: @escaping @Sendable (A) async throws -> B,
        _ g: @escaping @Sendable (A) async throws -> C,
        _ h: @escaping @Sendable (A) async throws -> D,
        _ i: @escaping @Sendable (A) async throws -> E
    ) -> @Sendable (A) async throws -> (B, C, D, E) {
        { try await (f($0), g($0), h($0), i($0)) }
    }
#endif

#if !hasFeature(Embedded)
    /// Fans one argument out to two asynchronous functions: `juxt(f, g)(a)` is `(f(a), g(a))`.
    ///
    /// They run in this order, each when the one before it has finished.
    ///
    /// - Parameters:
    ///   - f: makes the first element.
    ///   - g: makes the second element.
    /// - Returns: a function from the argument to the tuple of their results.
    @inlinable
    public func juxt<A, B, C>(_ f: @escaping (A) async -> B, _ g: @escaping (A) async -> C) -> (A) async -> (B, C) {
        { await (f($0), g($0)) }
    }

    /// Fans one argument out to three asynchronous functions: `juxt(f, g, h)(a)` is `(f(a), g(a), h(a))`.
    ///
    /// They run in this order, each when the one before it has finished.
    ///
    /// - Parameters:
    ///   - f: makes the first element.
    ///   - g: makes the second element.
    ///   - h: makes the third element.
    /// - Returns: a function from the argument to the tuple of their results.
    @inlinable
    public func juxt<A, B, C, D>(
        _ f: @escaping (A) async -> B,
        _ g: @escaping (A) async -> C,
        _ h: @escaping (A) async -> D
    ) -> (A) async -> (B, C, D) {
        { await (f($0), g($0), h($0)) }
    }

    /// Fans one argument out to four asynchronous functions: `juxt(f, g, h, i)(a)` is `(f(a), g(a), h(a), i(a))`.
    ///
    /// They run in this order, each when the one before it has finished.
    ///
    /// - Parameters:
    ///   - f: makes the first element.
    ///   - g: makes the second element.
    ///   - h: makes the third element.
    ///   - i: makes the fourth element.
    /// - Returns: a function from the argument to the tuple of their results.
    @inlinable
    public func juxt<A, B, C, D, E>(
        _ f: @escaping (A) async -> B,
        _ g: @escaping (A) async -> C,
        _ h: @escaping (A) async -> D,
        _ i: @escaping (A) async -> E
    ) -> (A) async -> (B, C, D, E) {
        { await (f($0), g($0), h($0), i($0)) }
    }

    // MARK: - `@Sendable` twins

    /// Fans one argument out to two `@Sendable` asynchronous functions: `juxt(f, g)(a)` is `(f(a), g(a))`.
    ///
    /// They run in this order, each when the one before it has finished.
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
        _ f: @escaping @Sendable (A) async -> B,
        _ g: @escaping @Sendable (A) async -> C
    ) -> @Sendable (A) async -> (B, C) {
        { await (f($0), g($0)) }
    }

    /// Fans one argument out to three `@Sendable` asynchronous functions: `juxt(f, g, h)(a)` is `(f(a), g(a), h(a))`.
    ///
    /// They run in this order, each when the one before it has finished.
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
        _ f: @escaping @Sendable (A) async -> B,
        _ g: @escaping @Sendable (A) async -> C,
        _ h: @escaping @Sendable (A) async -> D
    ) -> @Sendable (A) async -> (B, C, D) {
        { await (f($0), g($0), h($0)) }
    }

    /// Fans one argument out to four `@Sendable` asynchronous functions: `juxt(f, g, h, i)(a)` is
    /// `(f(a), g(a), h(a), i(a))`.
    ///
    /// They run in this order, each when the one before it has finished.
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
        _ f: @escaping @Sendable (A) async -> B,
        _ g: @escaping @Sendable (A) async -> C,
        _ h: @escaping @Sendable (A) async -> D,
        _ i: @escaping @Sendable (A) async -> E
    ) -> @Sendable (A) async -> (B, C, D, E) {
        { await (f($0), g($0), h($0), i($0)) }
    }
#endif

extension Optional {
    // MARK: - Kleisli composition

    /// Composes two functions, left to right. If `first` returns `nil`, `second` does not run.
    @_alwaysEmitIntoClient
    public static func pipe<A, B>(
        _ first: @escaping (A) -> B?,
        _ second: @escaping (B) -> Wrapped?
    ) -> (A) -> Wrapped? {
        { first($0).flatMap(second) }
    }

    /// Composes two `@Sendable` functions, left to right; see ``pipe(_:_:)``.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func pipe<A, B>(
        _ first: @escaping @Sendable (A) -> B?,
        _ second: @escaping @Sendable (B) -> Wrapped?
    ) -> @Sendable (A) -> Wrapped? {
        { first($0).flatMap(second) }
    }

    /// Composes three functions, left to right; see ``pipe(_:_:)``.
    @_alwaysEmitIntoClient
    public static func pipe<A, B, C>(
        _ first: @escaping (A) -> B?,
        _ second: @escaping (B) -> C?,
        _ third: @escaping (C) -> Wrapped?
    ) -> (A) -> Wrapped? {
        { first($0).flatMap(second).flatMap(third) }
    }

    /// Composes three `@Sendable` functions, left to right; see ``pipe(_:_:)``.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func pipe<A, B, C>(
        _ first: @escaping @Sendable (A) -> B?,
        _ second: @escaping @Sendable (B) -> C?,
        _ third: @escaping @Sendable (C) -> Wrapped?
    ) -> @Sendable (A) -> Wrapped? {
        { first($0).flatMap(second).flatMap(third) }
    }

    /// Composes four functions, left to right; see ``pipe(_:_:)``.
    @_alwaysEmitIntoClient
    public static func pipe<A, B, C, D>(
        _ first: @escaping (A) -> B?,
        _ second: @escaping (B) -> C?,
        _ third: @escaping (C) -> D?,
        _ fourth: @escaping (D) -> Wrapped?
    ) -> (A) -> Wrapped? {
        { first($0).flatMap(second).flatMap(third).flatMap(fourth) }
    }

    /// Composes four `@Sendable` functions, left to right; see ``pipe(_:_:)``.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func pipe<A, B, C, D>(
        _ first: @escaping @Sendable (A) -> B?,
        _ second: @escaping @Sendable (B) -> C?,
        _ third: @escaping @Sendable (C) -> D?,
        _ fourth: @escaping @Sendable (D) -> Wrapped?
    ) -> @Sendable (A) -> Wrapped? {
        { first($0).flatMap(second).flatMap(third).flatMap(fourth) }
    }

    /// Composes two functions, right to left as in mathematics: `second` runs before `first`. If `second` returns
    /// `nil`, `first` does not run.
    @_alwaysEmitIntoClient
    public static func compose<A, B>(
        _ first: @escaping (B) -> Wrapped?,
        _ second: @escaping (A) -> B?
    ) -> (A) -> Wrapped? {
        { second($0).flatMap(first) }
    }

    /// Composes two `@Sendable` functions, right to left; see ``compose(_:_:)``.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func compose<A, B>(
        _ first: @escaping @Sendable (B) -> Wrapped?,
        _ second: @escaping @Sendable (A) -> B?
    ) -> @Sendable (A) -> Wrapped? {
        { second($0).flatMap(first) }
    }

    /// Composes three functions, right to left; see ``compose(_:_:)``.
    @_alwaysEmitIntoClient
    public static func compose<A, B, C>(
        _ first: @escaping (C) -> Wrapped?,
        _ second: @escaping (B) -> C?,
        _ third: @escaping (A) -> B?
    ) -> (A) -> Wrapped? {
        { third($0).flatMap(second).flatMap(first) }
    }

    /// Composes three `@Sendable` functions, right to left; see ``compose(_:_:)``.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func compose<A, B, C>(
        _ first: @escaping @Sendable (C) -> Wrapped?,
        _ second: @escaping @Sendable (B) -> C?,
        _ third: @escaping @Sendable (A) -> B?
    ) -> @Sendable (A) -> Wrapped? {
        { third($0).flatMap(second).flatMap(first) }
    }

    /// Composes four functions, right to left; see ``compose(_:_:)``.
    @_alwaysEmitIntoClient
    public static func compose<A, B, C, D>(
        _ first: @escaping (D) -> Wrapped?,
        _ second: @escaping (C) -> D?,
        _ third: @escaping (B) -> C?,
        _ fourth: @escaping (A) -> B?
    ) -> (A) -> Wrapped? {
        { fourth($0).flatMap(third).flatMap(second).flatMap(first) }
    }

    /// Composes four `@Sendable` functions, right to left; see ``compose(_:_:)``.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func compose<A, B, C, D>(
        _ first: @escaping @Sendable (D) -> Wrapped?,
        _ second: @escaping @Sendable (C) -> D?,
        _ third: @escaping @Sendable (B) -> C?,
        _ fourth: @escaping @Sendable (A) -> B?
    ) -> @Sendable (A) -> Wrapped? {
        { fourth($0).flatMap(third).flatMap(second).flatMap(first) }
    }
}

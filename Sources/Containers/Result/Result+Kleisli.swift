extension Result {
    // MARK: - Kleisli composition

    /// Composes two functions, left to right. If `first` fails, `second` does not run.
    @_alwaysEmitIntoClient
    public static func pipe<A, B>(
        _ first: @escaping (A) -> Result<B, Failure>,
        _ second: @escaping (B) -> Result<Success, Failure>
    ) -> (A) -> Result<Success, Failure> {
        { first($0).flatMap(second) }
    }

    /// Composes two `@Sendable` functions, left to right; see ``pipe(_:_:)``.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func pipe<A, B>(
        _ first: @escaping @Sendable (A) -> Result<B, Failure>,
        _ second: @escaping @Sendable (B) -> Result<Success, Failure>
    ) -> @Sendable (A) -> Result<Success, Failure> {
        { first($0).flatMap(second) }
    }

    /// Composes three functions, left to right; see ``pipe(_:_:)``.
    @_alwaysEmitIntoClient
    public static func pipe<A, B, C>(
        _ first: @escaping (A) -> Result<B, Failure>,
        _ second: @escaping (B) -> Result<C, Failure>,
        _ third: @escaping (C) -> Result<Success, Failure>
    ) -> (A) -> Result<Success, Failure> {
        { first($0).flatMap(second).flatMap(third) }
    }

    /// Composes three `@Sendable` functions, left to right; see ``pipe(_:_:)``.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func pipe<A, B, C>(
        _ first: @escaping @Sendable (A) -> Result<B, Failure>,
        _ second: @escaping @Sendable (B) -> Result<C, Failure>,
        _ third: @escaping @Sendable (C) -> Result<Success, Failure>
    ) -> @Sendable (A) -> Result<Success, Failure> {
        { first($0).flatMap(second).flatMap(third) }
    }

    /// Composes four functions, left to right; see ``pipe(_:_:)``.
    @_alwaysEmitIntoClient
    public static func pipe<A, B, C, D>(
        _ first: @escaping (A) -> Result<B, Failure>,
        _ second: @escaping (B) -> Result<C, Failure>,
        _ third: @escaping (C) -> Result<D, Failure>,
        _ fourth: @escaping (D) -> Result<Success, Failure>
    ) -> (A) -> Result<Success, Failure> {
        { first($0).flatMap(second).flatMap(third).flatMap(fourth) }
    }

    /// Composes four `@Sendable` functions, left to right; see ``pipe(_:_:)``.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func pipe<A, B, C, D>(
        _ first: @escaping @Sendable (A) -> Result<B, Failure>,
        _ second: @escaping @Sendable (B) -> Result<C, Failure>,
        _ third: @escaping @Sendable (C) -> Result<D, Failure>,
        _ fourth: @escaping @Sendable (D) -> Result<Success, Failure>
    ) -> @Sendable (A) -> Result<Success, Failure> {
        { first($0).flatMap(second).flatMap(third).flatMap(fourth) }
    }

    /// Composes two functions, right to left as in mathematics: `second` runs before `first`. If `second` fails,
    /// `first` does not run.
    @_alwaysEmitIntoClient
    public static func compose<A, B>(
        _ first: @escaping (B) -> Result<Success, Failure>,
        _ second: @escaping (A) -> Result<B, Failure>
    ) -> (A) -> Result<Success, Failure> {
        { second($0).flatMap(first) }
    }

    /// Composes two `@Sendable` functions, right to left; see ``compose(_:_:)``.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func compose<A, B>(
        _ first: @escaping @Sendable (B) -> Result<Success, Failure>,
        _ second: @escaping @Sendable (A) -> Result<B, Failure>
    ) -> @Sendable (A) -> Result<Success, Failure> {
        { second($0).flatMap(first) }
    }

    /// Composes three functions, right to left; see ``compose(_:_:)``.
    @_alwaysEmitIntoClient
    public static func compose<A, B, C>(
        _ first: @escaping (C) -> Result<Success, Failure>,
        _ second: @escaping (B) -> Result<C, Failure>,
        _ third: @escaping (A) -> Result<B, Failure>
    ) -> (A) -> Result<Success, Failure> {
        { third($0).flatMap(second).flatMap(first) }
    }

    /// Composes three `@Sendable` functions, right to left; see ``compose(_:_:)``.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func compose<A, B, C>(
        _ first: @escaping @Sendable (C) -> Result<Success, Failure>,
        _ second: @escaping @Sendable (B) -> Result<C, Failure>,
        _ third: @escaping @Sendable (A) -> Result<B, Failure>
    ) -> @Sendable (A) -> Result<Success, Failure> {
        { third($0).flatMap(second).flatMap(first) }
    }

    /// Composes four functions, right to left; see ``compose(_:_:)``.
    @_alwaysEmitIntoClient
    public static func compose<A, B, C, D>(
        _ first: @escaping (D) -> Result<Success, Failure>,
        _ second: @escaping (C) -> Result<D, Failure>,
        _ third: @escaping (B) -> Result<C, Failure>,
        _ fourth: @escaping (A) -> Result<B, Failure>
    ) -> (A) -> Result<Success, Failure> {
        { fourth($0).flatMap(third).flatMap(second).flatMap(first) }
    }

    /// Composes four `@Sendable` functions, right to left; see ``compose(_:_:)``.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func compose<A, B, C, D>(
        _ first: @escaping @Sendable (D) -> Result<Success, Failure>,
        _ second: @escaping @Sendable (C) -> Result<D, Failure>,
        _ third: @escaping @Sendable (B) -> Result<C, Failure>,
        _ fourth: @escaping @Sendable (A) -> Result<B, Failure>
    ) -> @Sendable (A) -> Result<Success, Failure> {
        { fourth($0).flatMap(third).flatMap(second).flatMap(first) }
    }
}

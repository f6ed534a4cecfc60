extension Either {
    // MARK: - Kleisli composition

    /// Composes two functions, left to right. If `first` returns a left value, `second` does not run.
    @_alwaysEmitIntoClient
    public static func pipe<A, B>(
        _ first: @escaping (A) -> Either<Left, B>,
        _ second: @escaping (B) -> Either<Left, Right>
    ) -> (A) -> Either<Left, Right> {
        { first($0).flatMap(second) }
    }

    /// Composes two `@Sendable` functions, left to right; see ``pipe(_:_:)``.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func pipe<A, B>(
        _ first: @escaping @Sendable (A) -> Either<Left, B>,
        _ second: @escaping @Sendable (B) -> Either<Left, Right>
    ) -> @Sendable (A) -> Either<Left, Right> {
        { first($0).flatMap(second) }
    }

    /// Composes three functions, left to right; see ``pipe(_:_:)``.
    @_alwaysEmitIntoClient
    public static func pipe<A, B, C>(
        _ first: @escaping (A) -> Either<Left, B>,
        _ second: @escaping (B) -> Either<Left, C>,
        _ third: @escaping (C) -> Either<Left, Right>
    ) -> (A) -> Either<Left, Right> {
        { first($0).flatMap(second).flatMap(third) }
    }

    /// Composes three `@Sendable` functions, left to right; see ``pipe(_:_:)``.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func pipe<A, B, C>(
        _ first: @escaping @Sendable (A) -> Either<Left, B>,
        _ second: @escaping @Sendable (B) -> Either<Left, C>,
        _ third: @escaping @Sendable (C) -> Either<Left, Right>
    ) -> @Sendable (A) -> Either<Left, Right> {
        { first($0).flatMap(second).flatMap(third) }
    }

    /// Composes four functions, left to right; see ``pipe(_:_:)``.
    @_alwaysEmitIntoClient
    public static func pipe<A, B, C, D>(
        _ first: @escaping (A) -> Either<Left, B>,
        _ second: @escaping (B) -> Either<Left, C>,
        _ third: @escaping (C) -> Either<Left, D>,
        _ fourth: @escaping (D) -> Either<Left, Right>
    ) -> (A) -> Either<Left, Right> {
        { first($0).flatMap(second).flatMap(third).flatMap(fourth) }
    }

    /// Composes four `@Sendable` functions, left to right; see ``pipe(_:_:)``.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func pipe<A, B, C, D>(
        _ first: @escaping @Sendable (A) -> Either<Left, B>,
        _ second: @escaping @Sendable (B) -> Either<Left, C>,
        _ third: @escaping @Sendable (C) -> Either<Left, D>,
        _ fourth: @escaping @Sendable (D) -> Either<Left, Right>
    ) -> @Sendable (A) -> Either<Left, Right> {
        { first($0).flatMap(second).flatMap(third).flatMap(fourth) }
    }

    /// Composes two functions, right to left as in mathematics: `second` runs before `first`. If `second` returns a
    /// left value, `first` does not run.
    @_alwaysEmitIntoClient
    public static func compose<A, B>(
        _ first: @escaping (B) -> Either<Left, Right>,
        _ second: @escaping (A) -> Either<Left, B>
    ) -> (A) -> Either<Left, Right> {
        { second($0).flatMap(first) }
    }

    /// Composes two `@Sendable` functions, right to left; see ``compose(_:_:)``.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func compose<A, B>(
        _ first: @escaping @Sendable (B) -> Either<Left, Right>,
        _ second: @escaping @Sendable (A) -> Either<Left, B>
    ) -> @Sendable (A) -> Either<Left, Right> {
        { second($0).flatMap(first) }
    }

    /// Composes three functions, right to left; see ``compose(_:_:)``.
    @_alwaysEmitIntoClient
    public static func compose<A, B, C>(
        _ first: @escaping (C) -> Either<Left, Right>,
        _ second: @escaping (B) -> Either<Left, C>,
        _ third: @escaping (A) -> Either<Left, B>
    ) -> (A) -> Either<Left, Right> {
        { third($0).flatMap(second).flatMap(first) }
    }

    /// Composes three `@Sendable` functions, right to left; see ``compose(_:_:)``.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func compose<A, B, C>(
        _ first: @escaping @Sendable (C) -> Either<Left, Right>,
        _ second: @escaping @Sendable (B) -> Either<Left, C>,
        _ third: @escaping @Sendable (A) -> Either<Left, B>
    ) -> @Sendable (A) -> Either<Left, Right> {
        { third($0).flatMap(second).flatMap(first) }
    }

    /// Composes four functions, right to left; see ``compose(_:_:)``.
    @_alwaysEmitIntoClient
    public static func compose<A, B, C, D>(
        _ first: @escaping (D) -> Either<Left, Right>,
        _ second: @escaping (C) -> Either<Left, D>,
        _ third: @escaping (B) -> Either<Left, C>,
        _ fourth: @escaping (A) -> Either<Left, B>
    ) -> (A) -> Either<Left, Right> {
        { fourth($0).flatMap(third).flatMap(second).flatMap(first) }
    }

    /// Composes four `@Sendable` functions, right to left; see ``compose(_:_:)``.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func compose<A, B, C, D>(
        _ first: @escaping @Sendable (D) -> Either<Left, Right>,
        _ second: @escaping @Sendable (C) -> Either<Left, D>,
        _ third: @escaping @Sendable (B) -> Either<Left, C>,
        _ fourth: @escaping @Sendable (A) -> Either<Left, B>
    ) -> @Sendable (A) -> Either<Left, Right> {
        { fourth($0).flatMap(third).flatMap(second).flatMap(first) }
    }
}

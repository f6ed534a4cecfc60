// Embedded Swift for WebAssembly cannot compile parameter packs yet; it has the written-out arities.
#if !hasFeature(Embedded)
    // MARK: - Applicative, any number

    /// Puts any number of `Either`s together into one of a tuple.
    ///
    /// Two to six have functions of their own, which are faster: a parameter pack costs a look-up of types a call.
    /// - Parameter eithers: What to put together.
    /// - Returns: A tuple of the right values where all of them are right, or the first left value.
    @inlinable
    public func zip<Left, each Value>(
        _ eithers: repeat Either<Left, each Value>
    ) -> Either<Left, (repeat each Value)> {
        do throws(Stop<Left>) {
            return .right((repeat try (each eithers).orStop()))
        } catch {
            return .left(error.payload)
        }
    }

    /// Puts the right values of any number of `Either`s together with a function, such as an initialiser.
    ///
    /// Two to six have functions of their own, which are faster: a parameter pack costs a look-up of types a call.
    /// - Parameters:
    ///   - eithers: What to put together.
    ///   - transform: Called once where all of them are right.
    /// - Returns: The function's result, or the first left value.
    /// - Throws: What `transform` throws.
    @inlinable
    public func zip<Left, each Value, Combined, Thrown>(
        _ eithers: repeat Either<Left, each Value>,
        with transform: (repeat each Value) throws(Thrown) -> Combined
    ) throws(Thrown) -> Either<Left, Combined> {
        try zip(repeat each eithers).map { (values: (repeat each Value)) throws(Thrown) in
            try transform(repeat each values)
        }
    }

    /// Puts any number of `Either`s together into one of a tuple.
    ///
    /// Two to six have functions of their own, which are faster: a parameter pack costs a look-up of types a call.
    /// - Parameter eithers: What to put together.
    /// - Returns: A tuple of the right values where all of them are right, or all the left values in order.
    @inlinable
    public func zipAccumulating<Left, each Value>(
        _ eithers: repeat Either<Left, each Value>
    ) -> Either<NonEmpty<Left>, (repeat each Value)> {
        zip(repeat (each eithers).toValidated()).toEither()
    }

    /// Puts the right values of any number of `Either`s together with a function, such as an initialiser.
    ///
    /// Two to six have functions of their own, which are faster: a parameter pack costs a look-up of types a call.
    /// - Parameters:
    ///   - eithers: What to put together.
    ///   - transform: Called once where all of them are right.
    /// - Returns: The function's result, or all the left values in order.
    /// - Throws: What `transform` throws.
    @inlinable
    public func zipAccumulating<Left, each Value, Combined, Thrown>(
        _ eithers: repeat Either<Left, each Value>,
        with transform: (repeat each Value) throws(Thrown) -> Combined
    ) throws(Thrown) -> Either<NonEmpty<Left>, Combined> {
        try zipAccumulating(repeat each eithers).map { (values: (repeat each Value)) throws(Thrown) in
            try transform(repeat each values)
        }
    }
#endif

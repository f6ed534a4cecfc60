// Embedded Swift for WebAssembly cannot compile parameter packs yet; it has the written-out arities.
#if !hasFeature(Embedded)
    // MARK: - Applicative, any number

    /// Puts any number of `Result`s together into one of a tuple.
    ///
    /// Two to six have functions of their own, which are faster: a parameter pack costs a look-up of types a call.
    /// - Parameter results: What to put together.
    /// - Returns: A tuple of the values where all of them are successes, or the first failure.
    @inlinable
    public func zip<Failure, each Value>(
        _ results: repeat Result<each Value, Failure>
    ) -> Result<(repeat each Value), Failure> {
        do throws(Failure) {
            return .success((repeat try (each results).get()))
        } catch {
            return .failure(error)
        }
    }

    /// Puts the values of any number of `Result`s together with a function, such as an initialiser.
    ///
    /// Two to six have functions of their own, which are faster: a parameter pack costs a look-up of types a call.
    /// - Parameters:
    ///   - results: What to put together.
    ///   - transform: Called once where all of them are successes.
    /// - Returns: The function's result, or the first failure.
    /// - Throws: What `transform` throws.
    @inlinable
    public func zip<Failure, each Value, Combined, Thrown>(
        _ results: repeat Result<each Value, Failure>,
        with transform: (repeat each Value) throws(Thrown) -> Combined
    ) throws(Thrown) -> Result<Combined, Failure> {
        // By way of Either: to bind a tuple of a pack in a pattern crashes the compiler (6.3.1).
        let all = try zip(repeat each results).toEither().map { (values: (repeat each Value)) throws(Thrown) in
            try transform(repeat each values)
        }
        return all.toResult()
    }

    /// Puts any number of `Result`s together into one of a tuple.
    ///
    /// Two to six have functions of their own, which are faster: a parameter pack costs a look-up of types a call.
    /// - Parameter results: What to put together.
    /// - Returns: A tuple of the values where all of them are successes, or all the errors in order.
    @inlinable
    public func zipAccumulating<Failure, each Value>(
        _ results: repeat Result<each Value, Failure>
    ) -> Result<(repeat each Value), NonEmpty<Failure>> {
        zip(repeat (each results).toValidated()).toResult()
    }

    /// Puts the values of any number of `Result`s together with a function, such as an initialiser.
    ///
    /// Two to six have functions of their own, which are faster: a parameter pack costs a look-up of types a call.
    /// - Parameters:
    ///   - results: What to put together.
    ///   - transform: Called once where all of them are successes.
    /// - Returns: The function's result, or all the errors in order.
    /// - Throws: What `transform` throws.
    @inlinable
    public func zipAccumulating<Failure, each Value, Combined, Thrown>(
        _ results: repeat Result<each Value, Failure>,
        with transform: (repeat each Value) throws(Thrown) -> Combined
    ) throws(Thrown) -> Result<Combined, NonEmpty<Failure>> {
        // By way of Either: to bind a tuple of a pack in a pattern crashes the compiler (6.3.1).
        let all = try zipAccumulating(repeat each results).toEither().map {
            (values: (repeat each Value)) throws(Thrown) in
            try transform(repeat each values)
        }
        return all.toResult()
    }
#endif

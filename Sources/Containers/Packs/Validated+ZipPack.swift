// Embedded Swift for WebAssembly cannot compile parameter packs yet; it has the written-out arities.
#if !hasFeature(Embedded)
    // MARK: - Applicative, any number

    /// Puts any number of `Validated`s together into one of a tuple.
    ///
    /// Two to six have functions of their own, which are faster: a parameter pack costs a look-up of types a call.
    /// - Parameter validateds: What to put together.
    /// - Returns: A tuple of the values where all of them are valid, or all the failures in order.
    @inlinable
    public func zip<Failure, each Value>(
        _ validateds: repeat Validated<each Value, Failure>
    ) -> Validated<(repeat each Value), Failure> {
        do throws(Stop<NonEmpty<Failure>>) {
            return .valid((repeat try (each validateds).orStop()))
        } catch {
            var all: NonEmpty<Failure>?
            for validated in repeat each validateds {
                if case .invalid(let failures) = validated { all = all.map { $0 + failures } ?? failures }
            }
            return .invalid(all ?? error.payload)
        }
    }

    /// Puts the values of any number of `Validated`s together with a function, such as an initialiser.
    ///
    /// Two to six have functions of their own, which are faster: a parameter pack costs a look-up of types a call.
    /// - Parameters:
    ///   - validateds: What to put together.
    ///   - transform: Called once where all of them are valid.
    /// - Returns: The function's result, or all the failures in order.
    /// - Throws: What `transform` throws.
    @inlinable
    public func zip<Failure, each Value, Combined, Thrown>(
        _ validateds: repeat Validated<each Value, Failure>,
        with transform: (repeat each Value) throws(Thrown) -> Combined
    ) throws(Thrown) -> Validated<Combined, Failure> {
        try zip(repeat each validateds).map { (values: (repeat each Value)) throws(Thrown) in
            try transform(repeat each values)
        }
    }
#endif

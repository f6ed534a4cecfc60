// Embedded Swift for WebAssembly cannot compile parameter packs yet; it has the written-out arities.
#if !hasFeature(Embedded)
    // MARK: - Applicative, any number

    /// Puts any number of `Maybe`s together into one of a tuple.
    ///
    /// Two to six have functions of their own, which are faster: a parameter pack costs a look-up of types a call.
    /// - Parameter maybes: What to put together.
    /// - Returns: A tuple of the values where none of them is missing, or `nil` where one of them is missing.
    @inlinable
    public func zip<each Value>(
        _ maybes: repeat (each Value)?
    ) -> (repeat each Value)? {
        do throws(Stop<Void>) {
            return (repeat try (each maybes).orStop())
        } catch {
            return nil
        }
    }

    /// Puts the values of any number of `Maybe`s together with a function, such as an initialiser.
    ///
    /// Two to six have functions of their own, which are faster: a parameter pack costs a look-up of types a call.
    /// - Parameters:
    ///   - maybes: What to put together.
    ///   - transform: Called once where none of them is missing.
    /// - Returns: The function's result, or `nil` where one of them is missing.
    /// - Throws: What `transform` throws.
    @inlinable
    public func zip<each Value, Combined, Thrown>(
        _ maybes: repeat (each Value)?,
        with transform: (repeat each Value) throws(Thrown) -> Combined
    ) throws(Thrown) -> Combined? {
        try zip(repeat each maybes).map { (values: (repeat each Value)) throws(Thrown) in
            try transform(repeat each values)
        }
    }
#endif

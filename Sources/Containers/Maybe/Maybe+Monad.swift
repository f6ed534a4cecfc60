extension Optional {
    // MARK: - Monad

    /// Removes one of two layers of `Maybe`. Known as *join*.
    /// - Returns: The inner value, or `nil` if either layer is empty.
    @_alwaysEmitIntoClient
    public func flatten<Value>() -> Value? where Wrapped == Value? {
        flatMap { $0 }
    }

    /// Keeps a value that satisfies a condition.
    /// - Parameter isIncluded: The condition, called with the value, if there is one.
    /// - Returns: This value, or `nil`.
    /// - Throws: The error that `isIncluded` throws.
    @_alwaysEmitIntoClient
    public func filter<Thrown>(_ isIncluded: (Wrapped) throws(Thrown) -> Bool) throws(Thrown) -> Self {
        guard case .some(let wrapped) = self, try isIncluded(wrapped) else { return nil }
        return self
    }

    /// Returns this value, or another `Maybe` in place of a missing one.
    /// - Parameter alternative: The value to return instead; only evaluated if this value is missing.
    /// - Returns: This value, or the alternative.
    @_alwaysEmitIntoClient
    public func orElse(_ alternative: @autoclosure () -> Self) -> Self {
        isNothing ? alternative() : self
    }

    // MARK: - Folding

    /// Makes one result from either case. Known as *catamorphism*.
    /// - Parameters:
    ///   - ifNothing: The function to call if the value is missing.
    ///   - ifSome: The function to call with the value.
    /// - Returns: The result of the called function.
    /// - Throws: The error that the called function throws.
    @_alwaysEmitIntoClient
    public func fold<Value, Thrown>(
        ifNothing: () throws(Thrown) -> Value, ifSome: (Wrapped) throws(Thrown) -> Value
    ) throws(Thrown) -> Value {
        switch self {
        case .none: try ifNothing()
        case .some(let wrapped): try ifSome(wrapped)
        }
    }

    /// Returns the value, or a default: `??` as a method.
    /// - Parameter value: The default; only evaluated if the value is missing.
    /// - Returns: The value or the default.
    @_alwaysEmitIntoClient
    public func getOrElse(_ value: @autoclosure () -> Wrapped) -> Wrapped {
        self ?? value()
    }
}

extension Optional {
    // MARK: - Monad

    /// Takes away one of two layers. The *join* of the field.
    /// - Returns: The inner value, or `nil` if either layer is empty.
    @_alwaysEmitIntoClient
    public func flatten<Value>() -> Value? where Wrapped == Value? {
        flatMap { $0 }
    }

    /// Keeps a value that fulfils a condition.
    /// - Parameter isIncluded: The condition; asked once about the value, not at all if it is missing.
    /// - Returns: This value, or `nil`.
    /// - Throws: The error that `isIncluded` throws.
    @_alwaysEmitIntoClient
    public func filter<Thrown>(_ isIncluded: (Wrapped) throws(Thrown) -> Bool) throws(Thrown) -> Self {
        guard case .some(let wrapped) = self, try isIncluded(wrapped) else { return nil }
        return self
    }

    /// Another `Maybe` instead of a missing value.
    /// - Parameter alternative: The value to take instead; only evaluated if this value is missing.
    /// - Returns: This value, or the alternative.
    @_alwaysEmitIntoClient
    public func orElse(_ alternative: @autoclosure () -> Self) -> Self {
        isNothing ? alternative() : self
    }

    // MARK: - Folding

    /// One result from either case. The *catamorphism* of the field.
    /// - Parameters:
    ///   - ifNothing: Called once if the value is missing.
    ///   - ifSome: Called once with the value.
    /// - Returns: The value that the function called returned.
    /// - Throws: The error that the function called throws.
    @_alwaysEmitIntoClient
    public func fold<Value, Thrown>(
        ifNothing: () throws(Thrown) -> Value, ifSome: (Wrapped) throws(Thrown) -> Value
    ) throws(Thrown) -> Value {
        switch self {
        case .none: try ifNothing()
        case .some(let wrapped): try ifSome(wrapped)
        }
    }

    /// The value, or a default: `??` as a word that chains.
    /// - Parameter value: The default; only evaluated if the value is missing.
    /// - Returns: The value or the default.
    @_alwaysEmitIntoClient
    public func getOrElse(_ value: @autoclosure () -> Wrapped) -> Wrapped {
        self ?? value()
    }
}

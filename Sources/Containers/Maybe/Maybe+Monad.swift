extension Optional {
    // MARK: - Monad

    /// Removes one of two layers of `Maybe`. Known as *join*.
    @_alwaysEmitIntoClient
    public func flatten<Value>() -> Value? where Wrapped == Value? {
        flatMap { $0 }
    }

    /// Returns this value if it satisfies a condition, otherwise `nil`.
    @_alwaysEmitIntoClient
    public func filter<Thrown>(_ isIncluded: (Wrapped) throws(Thrown) -> Bool) throws(Thrown) -> Self {
        guard case .some(let wrapped) = self, try isIncluded(wrapped) else { return nil }
        return self
    }

    /// Returns this `Maybe` if it has a value, or else an alternative.
    /// - Parameter alternative: The `Maybe` to return instead; only evaluated if the value is missing.
    @_alwaysEmitIntoClient
    public func orElse(_ alternative: @autoclosure () -> Self) -> Self {
        isNothing ? alternative() : self
    }

    // MARK: - Folding

    /// Turns either case into a value of one common type. Known as *catamorphism*.
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
    @_alwaysEmitIntoClient
    public func getOrElse(_ value: @autoclosure () -> Wrapped) -> Wrapped {
        self ?? value()
    }
}

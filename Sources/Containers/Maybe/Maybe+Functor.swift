extension Optional {
    // MARK: - Functor

    /// Calls a function with the value, if there is one, and returns this `Maybe` unchanged.
    @_alwaysEmitIntoClient @discardableResult
    public func tap<Thrown>(_ look: (Wrapped) throws(Thrown) -> Void) throws(Thrown) -> Self {
        if case .some(let wrapped) = self { try look(wrapped) }
        return self
    }

    /// Calls a function if the value is missing, and returns this `Maybe` unchanged.
    @_alwaysEmitIntoClient @discardableResult
    public func tapNothing<Thrown>(_ look: () throws(Thrown) -> Void) throws(Thrown) -> Self {
        if isNothing { try look() }
        return self
    }

    /// Turns a function on values into a function on `Maybe`s: `lift(f)(maybe)` is `maybe.map(f)`.
    @_alwaysEmitIntoClient
    public static func lift<Value>(_ transform: @escaping (Value) -> Wrapped) -> (Value?) -> Wrapped? {
        { $0.map(transform) }
    }

    /// Turns a `@Sendable` function on values into a function on `Maybe`s; see ``lift(_:)``.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func lift<Value>(
        _ transform: @escaping @Sendable (Value) -> Wrapped
    ) -> @Sendable (Value?) -> Wrapped? {
        { $0.map(transform) }
    }

    // MARK: - Applicative

    /// Applies a function that may itself be missing. The result is `nil` if the function or the value is missing.
    @_alwaysEmitIntoClient
    public func apply<NewWrapped>(_ function: ((Wrapped) -> NewWrapped)?) -> NewWrapped? {
        function.flatMap { map($0) }
    }
}

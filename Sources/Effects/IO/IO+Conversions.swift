extension IO where Success: Sendable {
    /// An effect that ends as a result says.
    ///
    /// - Parameter result: a value or an error.
    @_alwaysEmitIntoClient
    public init(_ result: Result<Success, Failure>) {
        switch result {
        case .success(let value): self = .of(value)
        case .failure(let error): self = .fail(error)
        }
    }

    /// An effect that returns an optional's value.
    ///
    /// - Parameters:
    ///   - optional: a value or nothing.
    ///   - error: makes the error for nothing.
    @_alwaysEmitIntoClient
    public init(_ optional: Success?, orFail error: @autoclosure () -> Failure) {
        if let optional {
            self = .of(optional)
        } else {
            self = .fail(error())
        }
    }
}

extension IO {
    /// The effect as a function that performs it.
    @inlinable
    public var function: @Sendable () throws(Failure) -> Success {
        { () throws(Failure) in try run() }
    }

    /// Performs the effect and returns its result instead of throwing.
    ///
    /// - Returns: the value or the error.
    @_alwaysEmitIntoClient
    public func result() -> Result<Success, Failure> {
        let machine = Machine()
        defer { machine.destroy() }
        machine.run(node)
        return machine.state.pointee.exit == .success ? .success(machine.take()) : .failure(machine.take())
    }

    /// Puts a result's error back among the effect's errors: undoes ``attempt()``.
    ///
    /// - Returns: an effect with the result's value or error.
    @_alwaysEmitIntoClient
    public func absolve<Value, NewFailure>() -> IO<Value, NewFailure>
    where Success == Result<Value, NewFailure>, Failure == Never {
        IO<Value, NewFailure>(
            node.bind { (result: Success) in
                Node.outcome(Outcome(result))
            })
    }
}

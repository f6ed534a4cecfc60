extension IO where Success: Sendable {
    /// Makes an effect with a given result.
    @_alwaysEmitIntoClient
    public init(_ result: Result<Success, Failure>) {
        switch result {
        case .success(let value): self = .of(value)
        case .failure(let error): self = .fail(error)
        }
    }

    /// Makes an effect that returns an optional's value, or fails if there is none. The error is evaluated when the
    /// effect is made, and only if there is no value.
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
    /// A function that performs the effect and returns its value or throws its error.
    @inlinable
    public var function: @Sendable () throws(Failure) -> Success {
        { () throws(Failure) in try run() }
    }

    /// Performs the effect and returns its result without throwing.
    @_alwaysEmitIntoClient
    public func result() -> Result<Success, Failure> {
        let machine = Machine()
        defer { machine.destroy() }
        machine.run(node)
        return machine.state.pointee.exit == .success ? .success(machine.take()) : .failure(machine.take())
    }

    /// Turns a result's error back into the effect's error: the inverse of ``attempt()``.
    @_alwaysEmitIntoClient
    public func absolve<Value, NewFailure>() -> IO<Value, NewFailure>
    where Success == Result<Value, NewFailure>, Failure == Never {
        IO<Value, NewFailure>(
            node.bind { (result: Success) in
                Node.outcome(Outcome(result))
            })
    }
}

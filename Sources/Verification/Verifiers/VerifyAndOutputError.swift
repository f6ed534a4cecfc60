/// Turns a yes-or-no check into a check that throws a given error.
public func verifyAndOutputError<Value, Failure: Error>(
    _ verify: @escaping Verify<Value>, _ error: Failure
) -> VerifyAndOutputError<Value, Failure> {
    { (value: Value) throws(Failure) in
        if !verify(value) { throw error }
    }
}

/// Turns a yes-or-no check into a check that throws an error made from the value.
public func verifyAndOutputError<Value, Failure: Error>(
    _ verify: @escaping Verify<Value>, _ error: @escaping @Sendable (Value) -> Failure
) -> VerifyAndOutputError<Value, Failure> {
    { (value: Value) throws(Failure) in
        if !verify(value) { throw error(value) }
    }
}

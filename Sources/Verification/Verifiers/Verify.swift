/// A yes-or-no check of a value, which can be combined with others.
public typealias Verify<Value> = @Sendable (Value) -> Bool

/// A check that names the fault: it returns if the value is valid, and throws an error if the value is not valid.
public typealias VerifyAndOutputError<Value, Failure: Error> = @Sendable (Value) throws(Failure) -> Void

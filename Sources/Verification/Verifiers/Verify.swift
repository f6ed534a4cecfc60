/// A question about a value: the small reusable check that everything else is made of.
public typealias Verify<Value> = @Sendable (Value) -> Bool

/// A check that names the fault: it returns if the value passes, and throws if not.
public typealias VerifyAndOutputError<Value, Failure: Error> = @Sendable (Value) throws(Failure) -> Void

/// A question about a value: the small reusable check that everything else is made of.
public typealias Verify<Value> = @Sendable (Value) -> Bool

/// A check that says what is wrong: it returns if all is well, and throws if not.
public typealias VerifyAndOutputError<Value, Failure: Error> = @Sendable (Value) throws(Failure) -> Void

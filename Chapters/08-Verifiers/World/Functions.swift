/// A check that returns `true` if a value is right.
public typealias Verify = (JSON) -> Bool

/// A check that throws a fault if a value is wrong, but does nothing if the value is right.
public typealias VerifyAndOutputError = (JSON) throws(Fault) -> Void

/// A function that turns one value into another, or throws a fault.
public typealias TryMap = (JSON) throws(Fault) -> JSON

/// A check that returns all faults of a value. The list is empty if the value is right.
public typealias Rule = (JSON) -> [Fault]

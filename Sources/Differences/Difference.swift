/// A place in a structure at which two values differ.
public struct Difference: Sendable, Equatable {
    /// The way to the place, as a person would write it: `todos[1].isDone`; empty where the values as a whole differ.
    public let path: String
    /// What was expected there, described.
    public let expected: String
    /// What was found there, described.
    public let got: String

    /// Names a difference.
    ///
    /// - Parameters:
    ///   - path: the way to the place.
    ///   - expected: what was expected there, described.
    ///   - got: what was found there, described.
    public init(path: String, expected: String, got: String) {
        self.path = path
        self.expected = expected
        self.got = got
    }
}

/// The places at which two values differ, the outermost that says enough.
///
/// - Parameters:
///   - expected: what a value should be.
///   - got: what it is.
/// - Returns: the differences in order; empty where there are none.
public func differences<Value>(_ expected: Value, _ got: Value) -> [Difference] {
    let (left, right) = (describe(expected), describe(got))
    return left == right ? [] : [Difference(path: "", expected: left, got: right)]
}

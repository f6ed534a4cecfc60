/// A place in a structure at which two values differ.
public struct Difference: Sendable, Equatable {
    /// The text for the side on which an element is missing.
    public static let nothing = "nothing"

    /// The way to the place, as a person would write it: `todos[1].isDone`; empty if the values as a whole differ.
    public let path: String
    /// The expected value, described; `nothing` if an element should not be there.
    public let expected: String
    /// The value that was found, described; `nothing` if an element is missing.
    public let got: String

    /// Names a difference.
    ///
    /// - Parameters:
    ///   - path: the way to the place.
    ///   - expected: the expected value there, described.
    ///   - got: the value found there, described.
    public init(path: String, expected: String, got: String) {
        self.path = path
        self.expected = expected
        self.got = got
    }
}

/// The places at which two values differ, the outermost that says enough.
///
/// Values that are `Equatable` differ if `==` says so; the others where their parts or descriptions differ. An array's
/// elements are matched up first, so that one more in the middle is one difference; the places of its elements are
/// those in the expected array, except for an element that should not be there. If elements have changed places, and
/// that says no more, arrays are compared place by place. For a long string the first difference is shown, as
/// `title, character 58` or `title, line 3, column 7`.
///
/// - Parameters:
///   - expected: the expected value, or the earlier one.
///   - got: the actual value.
///   - limit: the number of differences to look for.
/// - Returns: the differences in order; empty where there are none.
/// - Complexity: linear in the size of the values if they are alike; arrays cost at most 120,000 comparisons of
///   elements more.
public func differences<Value>(_ expected: Value, _ got: Value, limit: Int = 10) -> [Difference] {
    var comparison = Comparison(limit: limit)
    comparison.compare("", expected, got)
    return comparison.found
}

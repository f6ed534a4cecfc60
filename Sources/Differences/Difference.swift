/// A difference between two values, with its path.
public struct Difference: Sendable, Equatable {
    /// The text in place of an element that one of the two values does not have.
    public static let nothing = "nothing"

    /// The path of the difference, for example `todos[1].isDone`. The path of the whole value is empty. An element of a
    /// set has the set's path.
    public let path: String
    /// The description of the expected value, shortened if it is long; `nothing` if an element should not exist.
    public let expected: String
    /// The description of the actual value, shortened if it is long; `nothing` if an element is missing.
    public let got: String

    /// Creates a difference from its path and the descriptions of two values.
    public init(path: String, expected: String, got: String) {
        self.path = path
        self.expected = expected
        self.got = got
    }

    /// The difference in words.
    ///
    /// - Parameter whole: the name of the compared value. It replaces the path if the path is empty.
    /// - Returns: one line, such as `todos[1].isDone: expected true, got false`.
    public func description(of whole: String) -> String {
        "\(path.isEmpty ? whole : path): expected \(expected), got \(got)"
    }
}

extension Difference: CustomStringConvertible {
    /// The difference in words, such as `todos[1].isDone: expected true, got false`.
    public var description: String { description(of: "value") }
}

/// Finds the differences between two values, each with its path.
///
/// `Equatable` values are compared with `==`, other values by their parts or descriptions. Values that do not equal
/// themselves, because they contain NaN, are compared by their parts, too; two NaN count as equal. Parts that are
/// nested more than about 6,000 levels deep are not compared.
///
/// An array's elements are aligned first, so that an element added in the middle is only one difference. An index in a
/// path refers to the expected array or, for an additional element, to the actual array. Arrays with reordered elements
/// are compared index by index, unless that comparison finds more differences than the alignment. Arrays that differ in
/// a long part are always compared index by index. This part extends from the first difference to the last. The part is
/// long if it has more than 1,000 elements in both arrays together, or more than 40,000 pairs of elements (about 200
/// elements in each array). A part without equal elements is compared index by index if it has more than 400 pairs of
/// elements.
///
/// For a long string, the path contains the position of the first difference, as in `title, character 58` or
/// `title, line 3, column 7`.
///
/// - Parameters:
///   - expected: the expected value, or the earlier of two values.
///   - got: the actual value, or the later one.
///   - limit: the maximum number of differences to find.
/// - Complexity: linear in the size of the values if they are similar, apart from the sorting of dictionaries and sets.
///   Each array takes at most about 120,000 additional comparisons of elements. Once alignments have made about 50,000
///   comparisons of elements that are not `Equatable`, and of their parts, arrays are compared index by index.
public func differences<Value>(_ expected: Value, _ got: Value, limit: Int = 10) -> [Difference] {
    var comparison = Comparison(limit: limit)
    comparison.compare(expected, got)
    return comparison.found
}

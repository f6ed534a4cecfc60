/// A misconception that the types forbid: the compiler catches it, and its error shows which mistake it is.
///
/// A generic `compose` with `f` and `g` swapped does not compile. Then no check ever runs, and the misconception's
/// sentence explains the error instead.
public struct CompilerSuspect: Sendable, Equatable {
    /// The misconception's key in the exercise's words.
    public let key: String
    /// The pattern of the compiler's message; `*` stands for any text.
    public let pattern: String
    /// The functions and properties in which the message has that cause; all if this is empty.
    public let members: Set<String>
    /// Words of which the answer must contain one; no word is needed if this is empty.
    public let words: Set<String>

    /// Ties a compiler's error to a misconception.
    ///
    /// - Parameters:
    ///   - key: the misconception's key in the exercise's words.
    ///   - members: the functions and properties that the sentence is about.
    ///   - words: the names that the sentence mentions, if the message may have another cause: the function or property
    ///     with the error must contain one of them.
    ///   - pattern: the pattern of the compiler's message, such as `cannot convert value of type 'A' to expected
    ///     argument type 'B'`. `*` stands for any text. It is compared with the whole message, with runs of spaces as
    ///     one, in any case, and without the other names that the compiler adds to types.
    public init(_ key: String, in members: Set<String> = [], using words: Set<String> = [], _ pattern: String) {
        self.key = key
        self.members = members
        self.words = words
        self.pattern = pattern
    }

    /// Returns true if an error reveals the misconception: its message matches the pattern, and the error is in one of
    /// the functions and properties that the sentence is about.
    ///
    /// - Parameters:
    ///   - message: the compiler's message.
    ///   - member: the function or property with the error; `nil` outside of any.
    /// - Returns: true if both fit.
    /// - Complexity: O(*p* · *m*), the lengths of the pattern and the message.
    public func matches(_ message: String, in member: String?) -> Bool {
        (members.isEmpty || member.map(members.contains) ?? false) && matches(message)
    }

    /// Returns true if an error in an answer reveals the misconception; see ``matches(_:in:)``.
    ///
    /// - Parameters:
    ///   - message: the compiler's message.
    ///   - member: the function or property with the error; `nil` outside of any.
    ///   - answer: the answer's words.
    /// - Returns: true if it does, and the answer contains one of the names that the sentence mentions.
    /// - Complexity: O(*p* · *m*), the lengths of the pattern and the message, and linear in the answer.
    package func matches(_ message: String, in member: String?, of answer: AnswerTokens) -> Bool {
        matches(message, in: member) && (words.isEmpty || answer.first(of: words, in: member) != nil)
    }

    /// Returns true if an error's message is the one that shows the misconception.
    ///
    /// - Parameter message: the compiler's message, without the position and without its notes.
    /// - Returns: true if the pattern fits the whole of it.
    /// - Complexity: O(*p* · *m*), the lengths of the pattern and the message.
    public func matches(_ message: String) -> Bool {
        let pattern = Self.normalised(pattern)
        let message = Self.normalised(withoutAliases(message))
        var (place, at) = (0, 0)
        var star: (place: Int, at: Int)?
        while at < message.count {
            if place < pattern.count, pattern[place] == "*" {
                star = (place, at)
                place += 1
            } else if place < pattern.count, pattern[place] == message[at] {
                place += 1
                at += 1
            } else if let last = star {
                // The star matches one more character.
                star = (last.place, last.at + 1)
                place = last.place + 1
                at = last.at + 1
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == "*" }
    }

    private static func normalised(_ text: String) -> [Character] {
        Array(text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }
}

/// Returns a compiler's message without the other names that it adds to types: of `'Pair' (aka '(Int, Int)')`, `'Pair'`
/// is left.
///
/// - Parameter message: the compiler's message.
/// - Returns: the shorter message.
/// - Complexity: O(*n*) for each name that is left out.
package func withoutAliases(_ message: String) -> String {
    var rest = message[...]
    var short = ""
    while let start = rest.firstRange(of: " (aka '"), let end = rest[start.upperBound...].firstRange(of: "')") {
        short += rest[..<start.lowerBound]
        rest = rest[end.upperBound...]
    }
    return short + rest
}

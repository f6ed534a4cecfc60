/// A misconception that the type system rules out: the code does not compile, and the error shows which mistake it is.
///
/// For example, a generic `compose` with `f` and `g` swapped does not compile. No check runs then, and the
/// misconception's sentence explains the error instead.
public struct CompilerSuspect: Sendable, Equatable {
    /// The key of the misconception.
    public let key: String
    /// The pattern for the compiler's message, in which `*` matches any text.
    public let pattern: String
    /// The functions and properties in which the message reveals the misconception; all if the set is empty.
    public let members: Set<String>
    /// The words of which the function or property with the error must contain at least one; if the set is empty, the
    /// words do not matter.
    public let words: Set<String>

    /// Links a compiler error to a misconception.
    ///
    /// - Parameters:
    ///   - key: the key of the misconception.
    ///   - members: the functions and properties to which the sentence applies.
    ///   - words: names that the sentence mentions, if the message may have another cause. The function or property
    ///     with the error must then contain one of the names.
    ///   - pattern: the pattern for the compiler's message, such as
    ///     `cannot convert value of type 'A' to expected argument type 'B'`, in which `*` matches any text. It is
    ///     compared with the whole message, ignoring case, the length of runs of spaces, and the aliases that the
    ///     compiler adds to types.
    public init(_ key: String, in members: Set<String> = [], using words: Set<String> = [], _ pattern: String) {
        self.key = key
        self.members = members
        self.words = words
        self.pattern = pattern
    }

    /// Returns true if an error reveals the misconception: its message matches the pattern, and the error is in one
    /// of the functions and properties to which the sentence applies.
    ///
    /// - Complexity: O(*p* · *m*), where *p* and *m* are the lengths of the pattern and the message.
    public func matches(_ message: String, in member: String?) -> Bool {
        (members.isEmpty || member.map(members.contains) ?? false) && matches(message)
    }

    /// Returns true if an error in an answer reveals the misconception: ``matches(_:in:)`` is true and, if there are
    /// ``words``, the member contains one of them. If the error is in no member, the whole answer counts.
    package func matches(_ message: String, in member: String?, of answer: AnswerTokens) -> Bool {
        matches(message, in: member) && (words.isEmpty || answer.first(of: words, in: member) != nil)
    }

    /// Returns true if the pattern matches a compiler's whole message, which is passed without its position and notes.
    ///
    /// - Complexity: O(*p* · *m*), where *p* and *m* are the lengths of the pattern and the message.
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
                // Let the last star match one more character, and try again from there.
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

/// Returns a compiler's message without the aliases that it adds to types: `'Pair' (aka '(Int, Int)')` becomes
/// `'Pair'`.
package func withoutAliases(_ message: String) -> String {
    var rest = message[...]
    var short = ""
    while let start = rest.firstRange(of: " (aka '"), let end = rest[start.upperBound...].firstRange(of: "')") {
        short += rest[..<start.lowerBound]
        rest = rest[end.upperBound...]
    }
    return short + rest
}

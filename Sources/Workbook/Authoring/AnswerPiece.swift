/// An entry of the list that `host` prints: a check of an exercise, or an answer that comes with the exercise but is
/// not its solution.
package struct AnswerPiece: Equatable, Sendable {
    package enum Kind: String, Sendable { case check, wrong, right }

    package static let option = "--list"

    package let kind: Kind
    package let slug: String
    /// The key of the check or of the misconception, or the name of a right answer.
    package let name: String
    package let requirement: String?

    package init(kind: Kind, slug: String, name: String, requirement: String? = nil) {
        self.kind = kind
        self.slug = slug
        self.name = name
        self.requirement = requirement
    }

    /// Reads a line that `line` returned. The result is `nil` for any other text, such as the output of top-level code.
    package init?(_ line: Substring) {
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 5, parts[0] == Self.option, let kind = Kind(rawValue: parts[1]) else { return nil }
        self.init(kind: kind, slug: parts[2], name: parts[3], requirement: parts[4].isEmpty ? nil : parts[4])
    }

    package var line: String {
        [Self.option, kind.rawValue, slug, name, requirement ?? ""].joined(separator: "\t")
    }
}

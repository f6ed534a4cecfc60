/// The words for issues in one language. Make your own with a closure, or change single messages of a given table with
/// ``overriding(_:)``.
public struct Messages: Sendable {
    private let words: @Sendable (Issue.Code) -> String
    private let syntaxWords: @Sendable (JSON.SyntaxError.Reason) -> String
    let place: @Sendable (JSON.Position) -> String
    let headline: @Sendable (Int, Bool) -> String

    /// Makes a table of messages.
    ///
    /// - Parameters:
    ///   - headline: the first line of a report, of the number of issues and whether there are more.
    ///   - syntax: a sentence for text that is not JSON.
    ///   - place: the words for a place in a text; by default, in English.
    ///   - code: a sentence, without the path, for any other code.
    public init(
        headline: @escaping @Sendable (_ count: Int, _ isTruncated: Bool) -> String,
        syntax: @escaping @Sendable (JSON.SyntaxError.Reason) -> String,
        place: @escaping @Sendable (JSON.Position) -> String = { "\($0)" },
        code: @escaping @Sendable (Issue.Code) -> String
    ) {
        self.headline = headline
        syntaxWords = syntax
        self.place = place
        words = code
    }

    /// The sentence for a code, without the path.
    ///
    /// - Parameter code: the code of the issue.
    /// - Returns: a sentence that starts small and ends without a full stop.
    public func text(_ code: Issue.Code) -> String {
        if case .syntax(let error) = code { return syntax(error.reason) }
        return words(code)
    }

    /// The sentence for a fault of the text.
    ///
    /// - Parameter reason: the reason why the text is wrong.
    /// - Returns: a sentence without the position.
    public func syntax(_ reason: JSON.SyntaxError.Reason) -> String { syntaxWords(reason) }

    /// The same table with some messages replaced.
    ///
    /// - Parameter replacement: the new sentence for a code, or `nil` to keep the old one.
    /// - Returns: the changed table.
    public func overriding(_ replacement: @escaping @Sendable (Issue.Code) -> String?) -> Messages {
        Messages(headline: headline, syntax: syntaxWords, place: place) { [words] in replacement($0) ?? words($0) }
    }
}

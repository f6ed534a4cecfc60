/// The messages for issues in one language. Make your own table with closures, or change single messages with
/// ``overriding(_:)``.
public struct Messages: Sendable {
    private let words: @Sendable (Issue.Code) -> String
    private let syntaxWords: @Sendable (JSON.SyntaxError.Reason) -> String
    let place: @Sendable (JSON.Position) -> String
    let headline: @Sendable (Int, Bool) -> String

    /// Makes a table of messages.
    ///
    /// - Parameters:
    ///   - headline: the function that makes the first line of a report, from the number of issues and a flag that is
    ///     true if there may be more issues.
    ///   - syntax: the function that makes a sentence for text that is not JSON.
    ///   - place: the function that describes a position in JSON text; by default, in English.
    ///   - code: the function that makes a sentence, without the path, for any other code.
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

    /// Returns the sentence for a code, without the path. Apart from the names of custom rules, the sentences of
    /// ``english`` start with a lowercase letter or with “JSON”, and end without a period.
    public func text(_ code: Issue.Code) -> String {
        if case .syntax(let error) = code { return syntax(error.reason) }
        return words(code)
    }

    /// Returns the sentence for a syntax error, without the position.
    public func syntax(_ reason: JSON.SyntaxError.Reason) -> String { syntaxWords(reason) }

    /// Returns the same table with some messages replaced.
    ///
    /// - Parameter replacement: a function that returns the new sentence for a code, or `nil` to keep the old one. The
    ///   sentences for text that is not JSON stay the same: the function is not called for ``Issue/Code/syntax(_:)``.
    public func overriding(_ replacement: @escaping @Sendable (Issue.Code) -> String?) -> Messages {
        Messages(headline: headline, syntax: syntaxWords, place: place) { [words] in replacement($0) ?? words($0) }
    }
}

/// The error of ``Validator/decode(_:limits:options:)-(String,_,_)`` and ``Validator/callAsFunction(_:options:)``. The
/// error contains the issues, at most ``ValidationOptions/limit`` of them. For ``report(in:)``, it also contains the
/// data: a ``JSON`` value, or the text that `decode` received, unless the text was too large.
public struct ValidationFailure: Error, Sendable, CustomStringConvertible {
    /// The issues, in the order in which they were found.
    public let issues: Issues
    /// True if the search ended at ``ValidationOptions/limit``, so that there may be more issues.
    public let isTruncated: Bool
    let source: Source

    enum Source: Sendable {
        case none
        case json(JSON)
        /// The text that the parser rejected. A text that is too large is not kept.
        case text([UInt8])
    }

    /// A headline and a line for each issue, in English. The text contains the data's keys, but no values except those
    /// in custom messages and numbers that are not finite.
    public var description: String { description(in: .english) }

    /// Returns a headline and a line for each issue, in a language. The text contains the data's keys, but no values
    /// except those in custom messages and numbers that are not finite.
    public func description(in messages: Messages) -> String {
        ([messages.headline(issues.count, isTruncated)] + issues.map { $0.description(in: messages) })
            .joined(separator: "\n")
    }

    /// Returns the issues, each with its line of JSON, the line's number, and a marker under the fault:
    ///
    /// ```
    /// 1 problem
    ///
    /// orders[3].price: expected a number, found a string
    ///   12 |     "price": "12.50",
    ///      |              ^~~~~~~
    /// ```
    ///
    /// A report contains values of the data. The report shows lines of a ``JSON`` value or of the text that `decode`
    /// received, even if the text is not valid JSON. The report shows no lines if the input was of another type, or if
    /// the text was too large.
    ///
    /// - Complexity: O(length of the text) for each issue.
    public func report(in messages: Messages = .english) -> String {
        let excerpts = Excerpts(source)
        let parts = issues.map { issue in
            ([issue.headline(in: messages)] + excerpts.lines(for: issue)).joined(separator: "\n")
        }
        return ([messages.headline(issues.count, isTruncated)] + parts).joined(separator: "\n\n")
    }
}

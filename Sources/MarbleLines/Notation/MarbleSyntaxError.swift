/// The reason why a text is not a marble line, and the position of the problem.
public struct MarbleSyntaxError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The text that is not a marble line.
    public let text: String
    /// The column of the character at fault, counted in characters from 1.
    public let column: Int
    /// The problem.
    public let problem: String
    /// Advice on how to correct the text.
    public let advice: String

    /// The problem, the text with a caret under the character at fault, and the advice:
    ///
    /// ```
    /// column 2: nothing closes this group
    ///     -(ab
    ///      ^ write ) after its last marble, as in (ab)
    /// ```
    public var description: String {
        // A line end or a tab is shown as a space, because it would move the caret away from the character at fault.
        var shown = ""
        for character in text { shown.append(MarbleCell.isSpace(character) ? " " : character) }
        let caret = String(repeating: " ", count: column - 1) + "^ "
        return "column \(column): \(problem)\n    \(shown)\n    \(caret)\(advice)"
    }
}

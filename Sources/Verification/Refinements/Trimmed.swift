extension Validator where Output == String {
    /// Removes white space, including line breaks, from both ends of the text. Later checks of the chain apply to the
    /// trimmed text.
    ///
    /// ```swift
    /// try Validator.text.trimmed().length(1...40)("  Ada ")   // "Ada"
    /// ```
    ///
    /// - Returns: a validator that is reversible if this validator is, but cannot encode text with white space at
    ///   either end.
    /// - Complexity: O(*n*), where *n* is the length of the text.
    public func trimmed() -> Self {
        map(withTrimmedEnds) { withTrimmedEnds($0) == $0 ? $0 : nil }
    }
}

@Sendable
private func withTrimmedEnds(_ text: String) -> String {
    let rest = text.drop(while: \.isWhitespace)
    guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(rest[...last])
}

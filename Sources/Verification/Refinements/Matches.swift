import Synchronization

extension Validator where Output == String {
    /// Text that matches a regular expression from beginning to end. Only one thread at a time uses the expression,
    /// because `Regex` is not `Sendable`.
    public func matches<Match>(
        _ regex: sending Regex<Match>, format: Issue.Code.Format = .pattern
    ) -> Validator {
        let guarded = Guarded(regex)
        return refine(.malformed(format)) { guarded.matches($0) }
    }

    /// See ``matches(_:format:)``, the current name of this function.
    @_documentation(visibility: internal)
    @available(*, deprecated, renamed: "matches(_:format:)")
    public func matching<Match>(
        _ regex: sending Regex<Match>, format: Issue.Code.Format = .pattern
    ) -> Validator { matches(regex, format: format) }
}

private final class Guarded<Match>: Sendable {
    private let regex: Mutex<Regex<Match>>

    init(_ regex: sending Regex<Match>) {
        self.regex = Mutex(regex)
    }

    func matches(_ text: String) -> Bool {
        // If custom code in the expression throws an error, the text counts as not matching.
        regex.withLock { (try? $0.wholeMatch(in: text)) != nil }
    }
}

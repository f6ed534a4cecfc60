/// Attributes with which an answer could manipulate the judge. No exercise needs one.
enum ForbiddenTokens {
    private static let all: Set<Substring> = [
        "testable", "_spi", "_silgen_name", "_extern", "_cdecl", "c", "_section", "section",
    ]

    /// Finds the first of these attributes in an answer's text, and its line, counted from 1. Comments and strings are
    /// searched, too: a parser that skips them can be tricked, and no answer needs these words.
    static func first(in text: String) -> (word: String, line: Int)? {
        guard text.utf8.contains(UInt8(ascii: "@")) else { return nil }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
            var rest = line[...]
            while let at = rest.firstIndex(of: "@") {
                let before = at == line.startIndex ? " " : line[line.index(before: at)]
                rest = rest[rest.index(after: at)...]
                // Swift accepts the name in backticks, too.
                let name = rest.drop { $0 == "`" }.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
                // An `@` after a letter or a digit counts as part of an address, as in `bee@c.com`.
                let isAddress = (before.isLetter || before.isNumber) && !name.hasPrefix("_")
                if all.contains(name), !isAddress { return ("@\(name)", index + 1) }
            }
        }
        return nil
    }
}

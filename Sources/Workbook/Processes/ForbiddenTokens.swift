/// Code with which an answer could manipulate the judge. No exercise needs it.
enum ForbiddenTokens {
    private static let attributes: Set<Substring> = [
        "testable", "_spi", "_silgen_name", "_extern", "_cdecl", "c", "_section", "section",
    ]

    /// Functions that find the course's own functions by their names.
    private static let functions: Set = ["dlsym", "dlvsym", "dlopen"]

    /// Protocols that give a type a description, or refine one that does.
    private static let describing: Set = [
        "CustomStringConvertible", "CustomDebugStringConvertible", "CustomReflectable", "TextOutputStreamable",
        "CustomLeafReflectable", "LosslessStringConvertible", "CodingKey", "StringProtocol", "BinaryInteger",
        "SignedInteger", "UnsignedInteger",
        "FixedWidthInteger",
    ]

    /// Words that begin the next declaration after a type alias, which has no braces.
    private static let declaring: Set = [
        "struct", "class", "enum", "actor", "protocol", "extension", "typealias", "func", "let", "var", "import",
    ]

    /// Returns a message about one piece of such code in an answer's text, and its line, counted from 1; `nil` if there
    /// is none.
    static func first(in text: String) -> (message: String, line: Int)? {
        if let (word, line) = firstAttribute(in: text) { return (Phrases.forbidden(word), line) }
        if functions.contains(where: { text.contains($0) }),
            let token = SourceToken.all(in: text).first(where: { functions.contains($0.text) })
        {
            return (Phrases.forbidden(token.text), token.line)
        }
        return firstForeignDescription(in: text)
    }

    /// Finds an extension that gives a description to a type which the answer does not declare.
    private static func firstForeignDescription(in text: String) -> (message: String, line: Int)? {
        guard describing.contains(where: { text.contains($0) }) else { return nil }
        let tokens = SourceToken.all(in: text)
        // The types that the file declares outside all braces. By one of these names, an extension cannot mean another
        // type.
        var (own, depth): (Set<String>, Int) = ([], 0)
        for (token, next) in zip(tokens, tokens.dropFirst()) {
            if token.text == "{" { depth += 1 } else if token.text == "}" { depth -= 1 }
            if depth == 0, ["struct", "class", "enum", "actor"].contains(token.text) { own.insert(next.text) }
        }
        // A protocol or type alias in the file may stand for such a protocol.
        var describing = describing
        for _ in 0..<3 {
            for (index, token) in tokens.enumerated() where ["protocol", "typealias"].contains(token.text) {
                let head = tokens[(index + 1)...].prefix { $0.text != "{" && !declaring.contains($0.text) }
                if let name = head.first?.text, head.dropFirst().contains(where: { describing.contains($0.text) }) {
                    describing.insert(name)
                }
            }
        }
        for (index, token) in tokens.enumerated() where token.text == "extension" {
            let head = tokens[(index + 1)...].prefix { !["{", "where"].contains($0.text) }
            // In `Outer.Inner` and `Module::Type`, the first name tells whose type it is.
            guard let colon = head.indices.first(where: { head[$0].text == ":" && !isDouble($0) }),
                let type = head[..<colon].last(where: { $0.text.first?.isLetter == true || $0.text.hasPrefix("_") }),
                !own.contains(head[head.startIndex].text),
                let word = head[colon...].first(where: { describing.contains($0.text) })?.text
            else { continue }
            return (Phrases.describesOurs(type.text, word), token.line)
        }
        return nil

        func isDouble(_ index: Int) -> Bool {
            tokens[index - 1].text == ":" || tokens.indices.contains(index + 1) && tokens[index + 1].text == ":"
        }
    }

    /// Finds the first of the attributes in an answer's text, and its line. Comments and strings are searched, too: a
    /// parser that skips them can be tricked, and no answer needs these words.
    private static func firstAttribute(in text: String) -> (word: String, line: Int)? {
        guard text.utf8.contains(UInt8(ascii: "@")) else { return nil }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
            var rest = line[...]
            while let at = rest.firstIndex(of: "@") {
                rest = rest[rest.index(after: at)...]
                // Swift accepts the name in backticks, too.
                let name = rest.drop { $0 == "`" }.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
                // An address, as in `bee@c.com`, continues with a dot.
                let isAddress = rest[name.endIndex...].first == "."
                if attributes.contains(name), !isAddress { return ("@\(name)", index + 1) }
            }
        }
        return nil
    }
}

/// Code with which an answer could manipulate the judge. No exercise needs it.
enum ForbiddenTokens {
    private static let attributes: Set<Substring> = [
        "testable", "_spi", "_silgen_name", "_extern", "_cdecl", "c", "_section", "section",
    ]

    /// Protocols that give a type a description, or refine one that does.
    private static let describing: Set = [
        "CustomStringConvertible", "CustomDebugStringConvertible", "CustomReflectable", "TextOutputStreamable",
        "LosslessStringConvertible", "CodingKey", "StringProtocol", "BinaryInteger", "SignedInteger", "UnsignedInteger",
        "FixedWidthInteger",
    ]

    /// Returns a message about the first such code in an answer's text, and its line, counted from 1.
    static func first(in text: String) -> (message: String, line: Int)? {
        if let (word, line) = firstAttribute(in: text) { return (Phrases.forbidden(word), line) }
        return firstForeignDescription(in: text)
    }

    /// Finds an extension that makes a type conform to a protocol although the answer does not declare the type, if the
    /// answer also names a protocol for descriptions.
    private static func firstForeignDescription(in text: String) -> (message: String, line: Int)? {
        guard describing.contains(where: { text.contains($0) }) else { return nil }
        let tokens = SourceToken.all(in: text)
        guard let word = tokens.first(where: { describing.contains($0.text) })?.text else { return nil }
        let own = Set(
            zip(tokens, tokens.dropFirst()).filter { ["struct", "class", "enum", "actor"].contains($0.0.text) }
                .map(\.1.text))
        for (index, token) in tokens.enumerated() where token.text == "extension" {
            let head = tokens[(index + 1)...].prefix { !["{", "where"].contains($0.text) }
            // `Outer.Inner`, or `Module::Type`: the type is the last name before the colon of the conformance.
            guard let colon = head.indices.first(where: { head[$0].text == ":" && !isDouble($0) }),
                let type = head[..<colon].last(where: { $0.text.first?.isLetter == true || $0.text.hasPrefix("_") })
            else { continue }
            if !own.contains(type.text) { return (Phrases.describesOurs(type.text, word), token.line) }
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
                let before = at == line.startIndex ? " " : line[line.index(before: at)]
                rest = rest[rest.index(after: at)...]
                // Swift accepts the name in backticks, too.
                let name = rest.drop { $0 == "`" }.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
                // An `@` after a letter or a digit counts as part of an address, as in `bee@c.com`.
                let isAddress = (before.isLetter || before.isNumber) && !name.hasPrefix("_")
                if attributes.contains(name), !isAddress { return ("@\(name)", index + 1) }
            }
        }
        return nil
    }
}

/// A word, an attribute including its `@`, or a single punctuation mark.
package struct SourceToken: Equatable, Sendable {
    package var text: String
    package let line: Int
    package let column: Int

    /// Keywords that a value may follow.
    private static let beforeValues: Set = [
        "return", "in", "case", "if", "while", "else", "try", "await", "throw", "where", "switch", "guard",
    ]

    /// Keywords that keep their backticks as a name, as in `` `class` ``, so that they are not taken for the keyword.
    private static let keywords = beforeValues.union([
        "func", "var", "let", "struct", "class", "enum", "protocol", "extension", "import", "typealias", "static",
        "for",
    ])

    /// Returns the tokens of a file, without comments, strings and regular expressions, but with the code in strings'
    /// interpolations.
    package static func all(in text: String) -> [SourceToken] {
        let bytes = Array(text.utf8)
        var tokens: [SourceToken] = []
        var (at, line, lineStart, nesting) = (0, 1, 0, 0)

        func isWord(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: "_") || byte >= 128 || (byte | 32) &- UInt8(ascii: "a") < 26
                || byte &- UInt8(ascii: "0") < 10
        }
        func stands(_ mark: String, _ place: Int) -> Bool { bytes[place...].starts(with: mark.utf8) }
        func step() {
            if bytes[at] == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, at + 1) }
            at += 1
        }

        scanCode()
        return tokens

        /// Scans to the end of the text or, within a string, to the parenthesis that closes the interpolation. In a
        /// string of one line, an interpolation ends at the end of the line at the latest.
        func scanCode(until interpolationEnds: (_ open: Int) -> Bool = { _ in false }) {
            var open = 0
            while at < bytes.count {
                if interpolationEnds(open) { return }
                let byte = bytes[at]
                if byte == UInt8(ascii: "(") { open += 1 }
                if byte == UInt8(ascii: ")") { open -= 1 }
                if stands("//", at) {
                    while at < bytes.count, bytes[at] != UInt8(ascii: "\n") { at += 1 }
                } else if stands("/*", at) {
                    var depth = 0
                    repeat {
                        if stands("/*", at) {
                            (depth, at) = (depth + 1, at + 2)
                        } else if stands("*/", at) {
                            (depth, at) = (depth - 1, at + 2)
                        } else {
                            step()
                        }
                    } while at < bytes.count && depth > 0
                } else if byte == UInt8(ascii: "/"), let end = regexEnd() {
                    at = end
                } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") {
                    let hashes = bytes[at...].prefix { $0 == UInt8(ascii: "#") }.count
                    if hashes > 0, stands("/", at + hashes) {
                        skipRegex(hashes)
                        continue
                    }
                    guard stands("\"", at + hashes) else {
                        at += max(hashes, 1)
                        continue
                    }
                    skipText(String(repeating: "#", count: hashes))
                } else if isWord(byte) || byte == UInt8(ascii: "@") {
                    let start = at
                    at += 1
                    while at < bytes.count, isWord(bytes[at]) { at += 1 }
                    var word = String(decoding: bytes[start..<at], as: UTF8.self)
                    if start > 0, bytes[start - 1] == UInt8(ascii: "`"), Self.keywords.contains(word) {
                        word = "`\(word)`"
                    }
                    tokens.append(SourceToken(text: word, line: line, column: start - lineStart + 1))
                } else {
                    if byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") || byte > 32 && byte != UInt8(ascii: "`")
                    {
                        let mark = String(UnicodeScalar(byte))
                        tokens.append(SourceToken(text: mark, line: line, column: at - lineStart + 1))
                    }
                    step()
                }
            }
        }

        /// Returns the position after the regular expression that begins here; `nil` if the slash is an operator.
        func regexEnd() -> Int? {
            // After a byte that is not in this list, the slash is an operator or a part of one.
            if at > 0, !" \t\r\n([{,;:".utf8.contains(bytes[at - 1]) { return nil }
            if let last = tokens.last?.text.utf8.last, isWord(last) || ")]}".utf8.contains(last),
                !beforeValues.contains(tokens[tokens.count - 1].text)
            {
                return nil
            }
            var end = at + 1
            guard end < bytes.count, bytes[end] != UInt8(ascii: " ") else { return nil }
            while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
                if bytes[end] == UInt8(ascii: "/") { return end + 1 }
                end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
            }
            return nil
        }

        /// Skips a regular expression between `#/` and `/#`, with any number of hashes.
        func skipRegex(_ hashes: Int) {
            at += hashes + 1
            let end = "/" + String(repeating: "#", count: hashes)
            while at < bytes.count, !stands(end, at) { step() }
            at = min(bytes.count, at + end.utf8.count)
        }

        /// Skips a string, but not its interpolations, from its first hash or quote to its end; a single-line string
        /// ends at the end of its line at the latest.
        func skipText(_ hashes: String) {
            at += hashes.utf8.count
            let quote = stands("\"\"\"", at) ? "\"\"\"" : "\""
            at += quote.utf8.count
            while at < bytes.count {
                if stands(quote + hashes, at) {
                    at += quote.utf8.count + hashes.utf8.count
                    return
                }
                if quote.utf8.count == 1, bytes[at] == UInt8(ascii: "\n") { return }
                if stands("\\" + hashes, at) {
                    at += 1 + hashes.utf8.count
                    guard at < bytes.count else { return }
                    if quote.utf8.count == 1, bytes[at] == UInt8(ascii: "\n") { return }
                    if bytes[at] == UInt8(ascii: "(") {
                        scanInterpolation(hasLines: quote.utf8.count == 3)
                        continue
                    }
                }
                step()
            }
        }

        /// Scans from the parenthesis that opens an interpolation to the one that closes it.
        func scanInterpolation(hasLines: Bool) {
            at += 1
            // Very deep nesting could overflow the stack, so the code in deeper interpolations counts as text.
            guard nesting < 32 else { return }
            nesting += 1
            defer { nesting -= 1 }
            scanCode { open in
                bytes[at] == UInt8(ascii: "\n") && !hasLines || open == 0 && bytes[at] == UInt8(ascii: ")")
            }
            if at < bytes.count, bytes[at] == UInt8(ascii: ")") { at += 1 }
        }
    }
}

/// A word, an attribute including its `@`, one of the directives `#if` and `#endif`, or a single punctuation mark.
package struct SourceToken: Equatable, Sendable {
    package var text: String
    package let line: Int
    package let column: Int

    /// Keywords after which a value may begin.
    private static let beforeValues: Set = [
        "return", "in", "case", "if", "while", "else", "try", "await", "throw", "where", "switch", "guard", "each",
        "repeat", "copy", "consume", "unsafe", "then", "yield",
    ]

    /// Words that keep their backticks, as in `` `class` ``, so that a name is not taken for the keyword.
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

        /// Returns the position after the scalar at `place` if the scalar is part of a word; otherwise, `nil`.
        func wordEnd(_ place: Int) -> Int? {
            guard place < bytes.count, Self.isPartOfWord(bytes[place]) else { return nil }
            guard bytes[place] >= 128 else { return place + 1 }
            let (scalar, length) = Self.scalar(bytes[place...])
            return Self.isOperator(scalar) || scalar == Self.hardSpace ? nil : place + length
        }
        func stands(_ mark: String, _ place: Int) -> Bool { bytes[place...].starts(with: mark.utf8) }
        func step() {
            if bytes[at] == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, at + 1) }
            at += 1
        }

        // The compiler skips a byte order mark, and a first line that begins with `#!`.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
        if stands("#!", at) { while at < bytes.count, !Self.lineEnds.contains(bytes[at]) { at += 1 } }
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
                    while at < bytes.count, !Self.lineEnds.contains(bytes[at]) { at += 1 }
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
                        let directive = ["#if", "#endif"].first { stands($0, at) && wordEnd(at + $0.utf8.count) == nil }
                        if let directive { add(directive, at: at) }
                        at += directive?.utf8.count ?? max(hashes, 1)
                        continue
                    }
                    skipText(String(repeating: "#", count: hashes))
                } else if byte == UInt8(ascii: "`"), let name = quotedName() {
                    let isPlain = !Self.keywords.contains(name) && name.utf8.allSatisfy(Self.isPartOfWord)
                    add(isPlain ? name : "`\(name)`", at: at + 1)
                    at += name.utf8.count + 2
                } else if let end = byte == UInt8(ascii: "@") ? at + 1 : wordEnd(at) {
                    let start = at
                    at = end
                    while let end = wordEnd(at) { at = end }
                    add(String(decoding: bytes[start..<at], as: UTF8.self), at: start)
                } else if byte > 32, byte != UInt8(ascii: "`") {
                    let (scalar, length) = Self.scalar(bytes[at...])
                    if scalar != Self.hardSpace { add(String(scalar), at: at) }
                    at += length
                    while at < bytes.count, bytes[at] >= 128 {
                        let (scalar, length) = Self.scalar(bytes[at...])
                        guard Self.continuesOperator(scalar) else { break }
                        at += length
                    }
                } else {
                    step()
                }
            }
        }

        func add(_ text: String, at start: Int) {
            tokens.append(SourceToken(text: text, line: line, column: start - lineStart + 1))
        }

        /// Returns the name between the backtick at the current position and the next backtick on the line; `nil` if
        /// there is none. A name in backticks may contain any other characters.
        func quotedName() -> String? {
            let rest = bytes[(at + 1)...]
            guard let end = rest.firstIndex(where: { $0 == UInt8(ascii: "`") || Self.lineEnds.contains($0) }),
                bytes[end] == UInt8(ascii: "`"), end > at + 1
            else { return nil }
            return String(decoding: rest[..<end], as: UTF8.self)
        }

        /// Returns the position after the regular expression that begins here; `nil` if the slash is an operator.
        func regexEnd() -> Int? {
            // After a byte that is not in this list, the slash is an operator or a part of one.
            if at > 0, !" \t\r\n([{,;:".utf8.contains(bytes[at - 1]) { return nil }
            // After a value on the same line, the slash is an operator. At the beginning of a line, it begins a
            // statement.
            if let last = tokens.last, last.line == line, let byte = last.text.utf8.last,
                Self.isPartOfWord(byte) || ")]}`".utf8.contains(byte), !beforeValues.contains(last.text)
            {
                return nil
            }
            var end = at + 1
            guard end < bytes.count, bytes[end] > 32 else { return nil }
            var (open, isInClass) = (0, false)
            while end < bytes.count, !Self.lineEnds.contains(bytes[end]) {
                switch bytes[end] {
                case UInt8(ascii: "/"): return end + 1
                case UInt8(ascii: "\\"): end += 1
                case UInt8(ascii: "["): isInClass = true
                case UInt8(ascii: "]"): isInClass = false
                case UInt8(ascii: "(") where !isInClass: open += 1
                case UInt8(ascii: ")") where !isInClass:
                    // If this parenthesis was opened before the slash, the slash is an operator.
                    if open == 0 { return nil }
                    open -= 1
                default: break
                }
                end += 1
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

        /// Skips a string, but not its interpolations, from its first hash or quote to its end. A single-line string
        /// ends at the end of its line at the latest.
        func skipText(_ hashes: String) {
            at += hashes.utf8.count
            // With hashes, three quotes may also begin a string of one line: `#"""#` is a string that contains a quote.
            var endsHere = false
            if !hashes.isEmpty {
                var rest = bytes[at...].dropFirst(2).prefix { !Self.lineEnds.contains($0) }
                while let quote = rest.firstIndex(of: UInt8(ascii: "\"")), !endsHere {
                    rest = rest[(quote + 1)...]
                    endsHere = rest.starts(with: hashes.utf8)
                }
            }
            let quote = stands("\"\"\"", at) && !endsHere ? "\"\"\"" : "\""
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

    /// Returns true for a letter, a digit, an underscore, and each byte of a character outside ASCII.
    package static func isPartOfWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 128 || (byte | 32) &- UInt8(ascii: "a") < 26
            || byte &- UInt8(ascii: "0") < 10
    }

    private static let lineEnds: Set<UInt8> = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    /// The no-break space, which the compiler treats like an ordinary space.
    private static let hardSpace: Unicode.Scalar = "\u{A0}"

    private static func scalar(_ bytes: ArraySlice<UInt8>) -> (scalar: Unicode.Scalar, length: Int) {
        let first = String(decoding: bytes.prefix(4), as: UTF8.self).unicodeScalars.first ?? " "
        return (first, max(1, String(first).utf8.count))
    }

    /// Returns true if a scalar outside ASCII is part of an operator, not of a name. Source: `operator-head` in The
    /// Swift Programming Language.
    private static func isOperator(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017,
            0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
            0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030:
            true
        default: false
        }
    }

    /// Returns true if a scalar can follow another one in an operator, but cannot begin an operator: a combining mark.
    private static func continuesOperator(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF: true
        default: false
        }
    }
}

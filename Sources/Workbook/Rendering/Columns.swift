import CurrycombMarbleLines

/// The number of terminal columns that a text takes, and ways to cut and wrap it.
package enum Columns {
    package static func of(_ character: Character) -> Int { TextWidth.of(character) }

    package static func of(_ text: some StringProtocol) -> Int {
        isPlain(text) ? text.utf8.count : TextWidth.of(text)
    }

    /// Returns true if a text has only printable ASCII characters, each of which takes one column and one byte: a fast
    /// check that succeeds for most texts.
    private static func isPlain(_ text: some StringProtocol) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { bytes in
            for byte in bytes where byte < 0x20 || byte >= 0x7F { return false }
            return true
        } ?? false
    }

    package static func prefix(_ text: some StringProtocol, _ width: Int) -> String {
        var columns = 0
        return String(
            text.prefix {
                columns += of($0)
                return columns <= width
            })
    }

    package static func cut(_ text: String, to width: Int) -> String {
        guard of(text) > width else { return text }
        return width < 1 ? "" : prefix(text, width - 1) + "…"
    }

    package static func pad(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - of(text)))
    }

    /// Returns the text in a form that is safe for a terminal: control characters, and characters that reverse text,
    /// become visible symbols or are removed, tabs become spaces, and line ends are kept.
    ///
    /// The output of a learner's program must not move the cursor.
    package static func visible(_ text: some StringProtocol) -> String {
        guard !isPlain(text) else { return String(text) }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x09: result += "    "
            case 0x0D: continue
            case 0x0A, 0x20..<0x7F: result.unicodeScalars.append(scalar)
            case 0..<0x20: result.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? " ")
            case 0x7F: result += "␡"
            case 0x80..<0xA0: result += "�"
            case 0x202A...0x202E, 0x2066...0x2069: continue  // would reverse the line
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Breaks a text into at least one line; its own line ends are kept. A line ends at a space, or before or after a
    /// wide character, but not inside a short call or short code between backticks. A word that is too long is broken.
    package static func wrap(_ text: String, _ width: Int) -> [String] {
        text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
            .flatMap { wrapLine(visible($0), max(1, width)) }
    }

    /// Breaks a line of code into at least one line, between words where possible, but not inside a short string. The
    /// lines after the first are indented further, except those of a comment.
    package static func wrapCode(_ line: String, _ width: Int) -> [String] {
        let text = visible(line)
        let indent = min(text.prefix { $0 == " " }.count, max(0, width / 2))
        let hanging = min(indent + 4, max(0, width / 2))
        let body = String(text.drop { $0 == " " })
        // If a comment is broken, each of its lines begins with the mark of the comment.
        if let mark = ["/// ", "// "].first(where: body.hasPrefix) {
            let margin = String(repeating: " ", count: indent) + mark
            return wrapLine(String(body.dropFirst(mark.count)), max(1, width - margin.count)).map { margin + $0 }
        }
        let lines = wrapLine(body, max(1, width - hanging), first: max(1, width - indent), isCode: true)
        let indented = lines.enumerated().map { index, line in
            line.isEmpty ? "" : String(repeating: " ", count: index == 0 ? indent : hanging) + line
        }
        // If a brace opens at the end of the first line, the closing one gets a line of its own, as in formatted code.
        guard lines.count > 1, lines[0].hasSuffix("{"), let last = indented.last, last.hasSuffix(" }"),
            last.count(where: { $0 == "}" }) == last.count(where: { $0 == "{" }) + 1
        else { return indented }
        return indented.dropLast() + [String(last.dropLast(2)), String(repeating: " ", count: indent) + "}"]
    }

    private static func wrapLine(_ text: String, _ others: Int, first: Int? = nil, isCode: Bool = false) -> [String] {
        var lines: [String] = []
        var line = ""
        var columns = 0
        var width: Int { lines.isEmpty ? first ?? others : others }
        if of(text) <= width { return [text.trimmedEnd] }
        for piece in pieces(text, isCode: isCode) {
            if columns + of(piece.trimmedEnd) <= width {
                line += piece
                columns += of(piece)
                continue
            }
            if !line.isEmpty { lines.append(line.trimmedEnd) }
            // A program may print a megabyte without spaces, so the rest of a word is not measured again for each line.
            var rest = piece[...]
            var left = of(piece.trimmedEnd)
            while left > width {
                let head = head(of: rest, width)
                lines.append(String(head.text))
                rest = rest[head.text.endIndex...]
                left -= head.columns
            }
            line = String(rest)
            columns = of(line)
        }
        return lines + (line.isEmpty && !lines.isEmpty ? [] : [line.trimmedEnd])
    }

    /// Returns the first characters of a text that fit, but at least one, even if it is wide and only one column is
    /// free.
    private static func head(of text: Substring, _ width: Int) -> (text: Substring, columns: Int) {
        var (end, columns) = (text.startIndex, 0)
        while end < text.endIndex {
            let more = of(text[end])
            if columns + more > width, end > text.startIndex { break }
            columns += more
            text.formIndex(after: &end)
        }
        return (text[..<end], columns)
    }

    /// Returns the pieces of a text after which a line may end: a word with the spaces after it, or a wide character. A
    /// short call, such as `isMultiple(of: 2)`, and short code between backticks count as a single word. The closing
    /// backtick of long code does not begin other code. In code, a short string counts as a single word, too.
    private static func pieces(_ text: String, isCode: Bool) -> [String] {
        var pieces: [String] = []
        var piece = ""
        var (callEnd, codeEnd) = (text.startIndex, text.startIndex)
        for index in text.indices {
            let character = text[index]
            if character == "(", index >= callEnd, let last = piece.last, last.isLetter || last.isNumber,
                let end = text[index...].prefix(16).firstIndex(of: ")")
            {
                callEnd = end
            } else if character == (isCode ? "\"" : "`"), index >= callEnd, index >= codeEnd,
                let end = text[text.index(after: index)...].firstIndex(of: character)
            {
                codeEnd = text.index(after: end)
                if end < text.index(index, offsetBy: 25, limitedBy: text.endIndex) ?? text.endIndex {
                    callEnd = codeEnd
                    if piece.last == " " {
                        pieces.append(piece)
                        piece = ""
                    }
                }
            }
            if index < callEnd {
                piece.append(character)
                continue
            }
            if let last = piece.last, character != " ", last == " " || of(last) == 2 || of(character) == 2 {
                pieces.append(piece)
                piece = ""
            }
            piece.append(character)
        }
        return piece.isEmpty ? pieces : pieces + [piece]
    }
}

extension String {
    var trimmedEnd: String {
        guard let last = lastIndex(where: { $0 != " " }) else { return "" }
        return String(self[...last])
    }
}

struct DiagnosticText {
    private let diagnostic: Diagnostic
    private let width: Int
    private let isExplained: Bool

    init(_ diagnostic: Diagnostic, width: Int, isExplained: Bool = true) {
        self.diagnostic = diagnostic
        self.isExplained = isExplained
        self.width = width
    }

    var lines: [StyledLine] {
        let number = String(diagnostic.line)
        let gutter = 4 + number.count + 3
        let (source, caret) = excerpt(room: max(10, width - gutter))
        var lines = [StyledLine("    \(number) | ", .dim) + StyledLine(source)]
        let margin = StyledLine(String(repeating: " ", count: 4 + number.count) + " | ", .dim)
        let pointer = margin + StyledLine(String(repeating: " ", count: caret)) + StyledLine("^", .bad)
        // "failed to produce diagnostic … please submit a bug report" does not help learners, so if the meaning is
        // known, only the meaning is shown.
        let isEmpty = diagnostic.meaning != nil && diagnostic.message.hasPrefix("failed to produce diagnostic")
        let message = isEmpty ? "" : Columns.visible(diagnostic.message)
        if pointer.columns + 1 + Columns.of(message) <= width {
            lines.append(pointer + StyledLine(" " + message))
        } else {
            lines.append(pointer)
            lines += StyledLine.paragraph(message, indent: 4, width)
        }
        if isExplained, let meaning = diagnostic.meaning {
            lines += meaning.split(separator: "\n").flatMap { StyledLine.paragraph(String($0), indent: 4, width) }
        }
        return lines
    }

    /// Returns the part of the source line that fits, and the caret's column in it, counted from 0.
    ///
    /// The compiler counts columns in bytes; a terminal counts them in characters, some of which are wide.
    private func excerpt(room: Int) -> (String, Int) {
        let bytes = Array(diagnostic.source.utf8)
        let before = Columns.visible(String(decoding: bytes.prefix(max(0, diagnostic.column - 1)), as: UTF8.self))
        let source = Columns.visible(diagnostic.source)
        let caret = Columns.of(before)
        if Columns.of(source) <= room { return (source.trimmedEnd, caret) }
        // Removes the indentation first, then whole characters until the caret is inside the excerpt, with a margin.
        var rest = Substring(source)
        var dropped = 0
        while let first = rest.first, first == " ", dropped < caret {
            rest.removeFirst()
            dropped += 1
        }
        if Columns.of(rest) <= room { return (String(rest).trimmedEnd, caret - dropped) }
        guard caret - dropped > room / 2 else { return (Columns.cut(String(rest), to: room), caret - dropped) }
        while let first = rest.first, caret - dropped > room / 2 - 1 {
            rest.removeFirst()
            dropped += Columns.of(first)
        }
        return ("…" + Columns.cut(String(rest), to: room - 1), caret - dropped + 1)
    }
}

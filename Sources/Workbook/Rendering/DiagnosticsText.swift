/// The compiler's errors as a learner sees them: the first three, each with its line and, if it is known, its meaning.
package struct DiagnosticsText {
    private let diagnostics: [Diagnostic]
    private let file: String
    private let width: Int

    package init(_ diagnostics: [Diagnostic], in file: String, width: Int) {
        self.diagnostics = diagnostics
        self.file = file
        self.width = max(20, width)
    }

    package var lines: [StyledLine] {
        var lines: [StyledLine] = []
        for (index, diagnostic) in diagnostics.prefix(3).enumerated() {
            if index == 0 {
                let place = Phrases.place(file, line: diagnostic.line, column: diagnostic.column)
                lines += StyledLine.mark("✗", .bad, Phrases.doesNotCompile, place: place, width)
            }
            // If consecutive errors have the same meaning, the meaning is shown once, below the last error.
            let next = diagnostics.prefix(3).dropFirst(index + 1).first
            let isSaidBelow = diagnostic.meaning != nil && next?.meaning == diagnostic.meaning
            lines += DiagnosticText(diagnostic, width: width, isExplained: !isSaidBelow).lines
        }
        let more = diagnostics.count - 3
        guard more > 0 else { return lines }
        return lines
            + StyledLine.paragraph(Phrases.errorsMore(more), .dim, indent: 2, first: StyledLine("·", .dim), width)
    }
}

extension StyledLine {
    static func mark(
        _ sign: String, _ style: TextStyle, _ text: String, place: String?, _ width: Int
    ) -> [StyledLine] {
        var lines = paragraph(text, .plain, indent: 2, first: StyledLine(sign, style), width)
        let last = lines.removeLast()
        return lines + spread(last, place.map { StyledLine($0, .dim) } ?? "", width)
    }
}

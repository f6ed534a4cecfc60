import CurrycombWorkbook

/// An SVG picture of a terminal that shows a command and its output, for pages that cannot show colored text.
struct TerminalPicture {
    let command: String
    let lines: [String]

    // The width of a column, in pixels. Each piece of a line is stretched to its columns, so pieces align in any
    // font.
    private static let column = 8.6
    private static let row = 22.0
    private static let margin = 22.0
    private static let bar = 40.0

    var svg: String {
        let width = Int(2 * Self.margin + Double(lines.map(\.count).max() ?? 0) * Self.column)
        let height = Int(Self.bar + Self.margin + Double(lines.count) * Self.row + Self.margin / 2)
        let texts = lines.enumerated().map { number, line in
            let y = Self.bar + Self.margin + Double(number) * Self.row + 6
            return Self.pieces(line).map { piece in
                let style = Self.style(piece.text, isFirstLine: number == 0)
                var column = piece.column
                return StyledLine(prose: piece.text).pieces.filter { $0.style != .mark }.map { part in
                    defer { column += part.text.count }
                    return Self.text(part.text, column, y, style: part.style == .code ? "code" : style)
                }.joined()
            }.joined()
        }.joined()
        let dots = (0..<3).map { "<circle class=\"dot\" cx=\"\(22 + 18 * $0)\" cy=\"20\" r=\"5.5\"/>" }.joined()
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
            role="img" aria-labelledby="title description">
            <title id="title">\(HTML.escaped(command))</title>
            <desc id="description">\(HTML.escaped(lines.joined(separator: "\n")))</desc>
            <style>
            text{font:14px ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;fill:#24292f;white-space:pre}
            .page{fill:#fff;stroke:#d0d7de}
            .bar{fill:#f3f5f8}
            .dot{fill:#c4ccd6}
            .dim{fill:#57606a}
            .good{fill:#17723a;font-weight:700}
            .bad{fill:#b3261e;font-weight:700}
            .strong{font-weight:700}
            .code{fill:#0a6372}
            @media (prefers-color-scheme:dark){
            text{fill:#e6edf3}
            .page{fill:#0d1117;stroke:#3d4753}
            .bar{fill:#182029}
            .dot{fill:#3d4753}
            .dim{fill:#9aa5b1}
            .good{fill:#58c981}
            .bad{fill:#ff8a80}
            .code{fill:#6fd3e3}
            }
            </style>
            <rect class="page" x=".5" y=".5" width="\(width - 1)" height="\(height - 1)" rx="12"/>
            <path class="bar" d="M1 40V12.500A11.500 11.500 0 0 1 12.500 1H\(Double(width) - 12.5)A11.500 11.500 0 0 1 \(width - 1) 12.500V40z"/>
            \(dots)
            \(Self.text(command, 7, 25, style: "dim"))\(texts)</svg>

            """
    }

    private static func text(_ text: String, _ column: Int, _ y: Double, style: String) -> String {
        let x = tenths(margin + Double(column) * self.column)
        let style = style.isEmpty ? "" : " class=\"\(style)\""
        let length = tenths(Double(text.count) * self.column)
        return
            "<text\(style) x=\"\(x)\" y=\"\(tenths(y))\" textLength=\"\(length)\" lengthAdjust=\"spacingAndGlyphs\">\(HTML.escaped(text))</text>\n"
    }

    private static func tenths(_ number: Double) -> String {
        let whole = Int((number * 10).rounded())
        return "\(whole / 10).\(whole % 10)"
    }

    private static func style(_ piece: String, isFirstLine: Bool) -> String {
        switch piece {
        case "✓": "good"
        case "✗": "bad"
        case _ where piece.hasPrefix("main.swift") || piece.hasPrefix("·"): "dim"
        default: isFirstLine ? "strong" : ""
        }
    }

    /// Returns the pieces of a line, with their columns. Two or more spaces separate pieces; a leading `✓` or `✗` is a
    /// separate piece.
    static func pieces(_ line: String) -> [(text: String, column: Int)] {
        var pieces: [(text: String, column: Int)] = []
        var piece = ""
        var start = 0
        var blanks = 0
        func end() {
            if !piece.isEmpty { pieces.append((piece, start)) }
            piece = ""
        }
        for (column, character) in line.enumerated() {
            if character == " " {
                blanks += 1
                continue
            }
            if blanks > 1 || "✓✗".contains(piece) { end() }
            if piece.isEmpty { start = column } else { piece += String(repeating: " ", count: blanks) }
            blanks = 0
            piece.append(character)
        }
        end()
        return pieces
    }
}

/// The style of a piece of text.
package enum TextStyle: String, Sendable {
    case plain, good, bad, dim, strong, code

    /// The terminal's code for the style. The sixteen colors follow the learner's own theme.
    var code: String? {
        switch self {
        case .plain: nil
        case .good: "32"
        case .bad: "31"
        case .dim: "2"
        case .strong: "1"
        case .code: "36"
        }
    }
}

/// A line of text made of pieces, each with its style.
package struct StyledLine: Sendable, Equatable, ExpressibleByStringLiteral {
    /// A piece of text in one style.
    package struct Piece: Sendable, Equatable {
        package var text: String
        package var style: TextStyle
    }

    package private(set) var pieces: [Piece] = []

    package init(_ text: String, _ style: TextStyle = .plain) {
        self += (text, style)
    }

    package init(stringLiteral text: String) { self.init(text) }

    /// The columns that the line takes.
    package var columns: Int { pieces.reduce(0) { $0 + Columns.of($1.text) } }

    /// The text alone.
    package var plain: String { pieces.map(\.text).joined() }

    /// Returns the line for a terminal.
    ///
    /// - Parameters:
    ///   - colour: true if the styles become terminal codes.
    ///   - isProjected: true for high contrast, in which nothing is dim.
    /// - Returns: the text, without a line end and, if there are no terminal codes, without spaces at the end.
    package func text(colour: Bool, isProjected: Bool = Projector.isOn) -> String {
        guard colour else { return plain.trimmedEnd }
        return pieces.map { piece in
            (isProjected && piece.style == .dim ? nil : piece.style.code).map { "\u{1B}[\($0)m\(piece.text)\u{1B}[0m" }
                ?? piece.text
        }.joined()
    }

    package static func += (line: inout StyledLine, piece: (text: String, style: TextStyle)) {
        guard !piece.text.isEmpty else { return }
        if line.pieces.last?.style == piece.style {
            line.pieces[line.pieces.count - 1].text += piece.text
        } else {
            line.pieces.append(Piece(text: piece.text, style: piece.style))
        }
    }

    package static func + (left: StyledLine, right: StyledLine) -> StyledLine {
        right.pieces.reduce(into: left) { $0 += ($1.text, $1.style) }
    }

    /// Returns the line, cut at the end if it does not fit.
    package func cut(to width: Int) -> StyledLine {
        guard columns > width else { return self }
        var room = width - 1
        var line = StyledLine("")
        for piece in pieces where room > 0 {
            let text = Columns.prefix(piece.text, room)
            line += (text, piece.style)
            room = text.count < piece.text.count ? 0 : room - Columns.of(text)
        }
        if width > 0 { line += ("…", pieces.last?.style ?? .plain) }
        return line
    }

    /// Returns a line with a second text at the right edge; if both do not fit on one line, the second text is at the
    /// right edge of the next line.
    package static func spread(_ left: StyledLine, _ right: StyledLine, _ width: Int) -> [StyledLine] {
        guard right.columns > 0 else { return [left] }
        let gap = width - left.columns - right.columns
        if gap >= 2 { return [left + StyledLine(String(repeating: " ", count: gap)) + right] }
        return [left, StyledLine(String(repeating: " ", count: max(0, width - right.columns))) + right.cut(to: width)]
    }

    /// Returns a text as lines that fit.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - style: the style of the text.
    ///   - indent: the number of columns before each line.
    ///   - first: the text at the beginning of the first line, within the indent.
    ///   - width: the columns that a line may take, including the indent.
    package static func paragraph(
        _ text: String, _ style: TextStyle = .plain, indent: Int = 0, first: StyledLine = "", _ width: Int
    ) -> [StyledLine] {
        let indent = min(max(indent, first.columns), max(0, width / 2))
        return Columns.wrap(text, width - indent).enumerated().map { index, line in
            let before = index == 0 ? first : ""
            return before + StyledLine(String(repeating: " ", count: max(0, indent - before.columns)))
                + StyledLine(line, style)
        }
    }
}

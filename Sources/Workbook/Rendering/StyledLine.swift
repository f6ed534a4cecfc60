package enum TextStyle: String, Sendable {
    case plain, good, bad, dim, strong, code
    /// A backtick beside code. The backtick is shown only without styles.
    case mark

    /// The terminal's code for the style. Only the terminal's standard colors are used, because they follow the
    /// learner's theme.
    var code: String? {
        switch self {
        case .plain, .mark: nil
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
    package struct Piece: Sendable, Equatable {
        package var text: String
        package var style: TextStyle
    }

    package private(set) var pieces: [Piece] = []

    package init(_ text: String, _ style: TextStyle = .plain) {
        self += (text, style)
    }

    package init(stringLiteral text: String) { self.init(text) }

    /// Makes a line of prose, in which `` `code` `` has its own style. A backtick without a partner stays.
    package init(prose text: String, _ style: TextStyle = .plain) {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        let last = parts.count.isMultiple(of: 2) ? parts.count - 1 : parts.count
        for (index, part) in parts.enumerated() {
            if index > 0 { self += ("`", index < last ? .mark : style) }
            self += (String(part), index < last && !index.isMultiple(of: 2) ? .code : style)
        }
    }

    /// The number of columns that the line takes in a terminal that shows styles.
    package var columns: Int { pieces.reduce(0) { $1.style == .mark ? $0 : $0 + Columns.of($1.text) } }

    private var marks: Int { pieces.reduce(0) { $1.style == .mark ? $0 + $1.text.count : $0 } }

    /// The text without styles, but with the backticks beside code. To make room for these, the next gap of spaces is
    /// shortened, so a text at the right edge stays there.
    package var plain: String {
        var text = ""
        var marks = 0
        for piece in pieces {
            if piece.style == .mark { marks += piece.text.count }
            let gap = piece.text.count - piece.text.trimmedEnd.count
            let taken = min(marks, max(0, gap - 2))
            text += piece.text.dropLast(taken)
            marks -= taken
        }
        return text
    }

    /// Returns the line for a terminal, without a line end. Without color, the text has no terminal codes, and no
    /// spaces at the end. On a projector, nothing is dim.
    package func text(colour: Bool, isProjected: Bool = Projector.isOn) -> String {
        guard colour else { return plain.trimmedEnd }
        return pieces.filter { $0.style != .mark }.map { piece in
            (isProjected && piece.style == .dim ? nil : piece.style.code).map { "\u{1B}[\($0)m\(piece.text)\u{1B}[0m" }
                ?? piece.text
        }.joined()
    }

    package static func += (line: inout StyledLine, piece: (text: String, style: TextStyle)) {
        guard !piece.text.isEmpty else { return }
        var text = piece.text
        if text.utf8.contains(UInt8(ascii: "\n")) {
            // A line end, as in the description of a value, would break the screen.
            text = text.replacing("\r\n", with: "␊").replacing("\n", with: "␊")
        }
        if line.pieces.last?.style == piece.style {
            line.pieces[line.pieces.count - 1].text += text
        } else {
            line.pieces.append(Piece(text: text, style: piece.style))
        }
    }

    package static func + (left: StyledLine, right: StyledLine) -> StyledLine {
        right.pieces.reduce(into: left) { $0 += ($1.text, $1.style) }
    }

    package func cut(to width: Int) -> StyledLine {
        guard columns > width else { return self }
        var room = width - 1
        var line = StyledLine("")
        for piece in pieces where room > 0 && piece.style != .mark {
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
        if gap - left.marks >= 2 { return [left + StyledLine(String(repeating: " ", count: gap)) + right] }
        return [left, StyledLine(String(repeating: " ", count: max(0, width - right.columns))) + right.cut(to: width)]
    }

    /// Returns a text as lines that fit. `first` begins the first line, in place of its indent. The width includes the
    /// indent. If `isProse` is false, as for evidence, a backtick is a character like any other.
    package static func paragraph(
        _ text: String, _ style: TextStyle = .plain, indent: Int = 0, first: StyledLine = "", _ width: Int,
        isProse: Bool = true
    ) -> [StyledLine] {
        let indent = min(max(indent, first.columns), max(0, width / 2))
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
            .flatMap { line in
                (isProse ? StyledLine(prose: String(line), style) : StyledLine(String(line), style))
                    .wrapped(to: width - indent)
            }
        return lines.enumerated().map { index, line in
            let before = index == 0 ? first : ""
            return before + StyledLine(String(repeating: " ", count: max(0, indent - before.columns))) + line
        }
    }

    /// Returns the line as lines that fit, with or without styles.
    package func wrapped(to width: Int) -> [StyledLine] {
        var rest = pieces.flatMap { piece in Columns.visible(piece.text).map { ($0, piece.style) } }[...]
        return Columns.wrap(pieces.map(\.text).joined(), width).map { text in
            // The spaces at which the text was broken are in no line.
            if text.first != " " { rest = rest.drop { $0.0 == " " } }
            let line = rest.prefix(text.count)
            rest = rest.dropFirst(text.count)
            return line.reduce(into: StyledLine("")) { $0 += (String($1.0), $1.1) }
        }
    }
}

import CurrycombEvents

extension MarbleDiagram {
    /// Draws the picture as text.
    ///
    /// A picture that is wider than `width` columns is broken like a musical score: first come all lines up to a
    /// certain column, below them the next part of all lines, and so on.
    public func text(width: Int = 80, _ style: MarbleStyle = .notation) -> String {
        DiagramText(self, width: width, style).lines.joined(separator: "\n")
    }
}

private struct DiagramText {
    private struct Column {
        var text: String
        var colour: String?
    }

    private let diagram: MarbleDiagram
    private let style: MarbleStyle
    private let width: Int
    private let names: Int
    private let layout: MarbleLayout
    private let key: MarbleKey
    private var rows: [[Column]] = []
    /// The color of each value. The keys are the values as they are drawn.
    private var colours: [String: String] = [:]

    private static let palette = ["36", "33", "35", "32", "34", "96", "93", "95"]

    init(_ diagram: MarbleDiagram, width: Int, _ style: MarbleStyle) {
        self.diagram = diagram
        self.style = style
        self.width = width
        names = max(2, (diagram.rows.map { TextWidth.of(MarbleKey.visible($0.name)) }.max() ?? 0) + 2)
        key = MarbleKey(diagram.rows.map { $0.line })
        let lines = diagram.rows.map { [key] in key.shortened($0.line) }
        layout = MarbleLayout(
            lines.map { MarbleCell.cells(of: $0.marbles, subscribed: $0.subscribed) },
            lengths: zip(diagram.rows, lines).map { AlignedMarbles.length($0.line, shortened: $1) },
            unit: diagram.rows.first?.line.unit ?? .millisecond)
        for (index, label) in diagram.labels.enumerated() {
            let letter = key.entries.first { $0.label == label }?.letter
            let piece = MarbleCell.piece(letter ?? label)
            colours[piece] = colours[piece] ?? Self.palette[index % Self.palette.count]
        }
        rows = lines.indices.map { row($0, hasEnded: lines[$0].endFrame != nil) }
    }

    private func row(_ index: Int, hasEnded: Bool) -> [Column] {
        var columns = layout.columns(index, idle: style.line) { cell in
            cell.pieces.count == 1
                ? drawn(cell.pieces[0]) : ["("] + cell.pieces.flatMap { drawn($0) } + [")"]
        }.map { Column(text: $0, colour: nil) }
        if !hasEnded, !style.arrow.isEmpty { columns.append(Column(text: style.arrow, colour: nil)) }
        for cell in layout.rows[index] {
            var column = layout.column(of: cell.frame) + (cell.pieces.count == 1 ? 0 : 1)
            for piece in cell.pieces {
                let end = column + TextWidth.of(piece)
                for place in column..<end where place < columns.count { columns[place].colour = colour(of: piece) }
                column = end
            }
        }
        return columns
    }

    private func drawn(_ piece: String) -> [String] {
        switch piece {
        case "|": [style.completed]
        case "!": [style.disposed]
        case _ where piece.first == "#": [style.failed] + piece.dropFirst().map { String($0) }
        default: piece.map { String($0) }
        }
    }

    private func colour(of piece: String) -> String? {
        if piece.first == "#" { return "31" }
        return colours[piece]
    }

    // MARK: - The whole text

    var lines: [String] {
        let room = max(8, width - names)
        var lines: [String] = []
        var start = 0
        let total = rows.map { $0.count }.max() ?? 0
        repeat {
            let end = total - start <= room ? max(total, start) : lastBreak(from: start, room)
            if start > 0 { lines.append("") }
            lines += diagram.inputs.indices.compactMap { line($0, start..<end) }
            lines += box(isFirst: start == 0)
            lines += diagram.outputs.indices.compactMap { line(diagram.inputs.count + $0, start..<end) }
            start = end
        } while start < total
        if !key.entries.isEmpty {
            lines.append("")
            lines += key.entries.map {
                let entry = "\($0.letter) = \(MarbleKey.visible($0.label))"
                return String(repeating: " ", count: names) + wrapped(entry, room)[0]
            }
        }
        return lines
    }

    private func line(_ index: Int, _ columns: Range<Int>) -> String? {
        let row = rows[index]
        guard columns.lowerBound < row.count || columns.lowerBound == 0 else { return nil }
        let name = MarbleKey.visible(diagram.rows[index].name)
        var text = name + String(repeating: " ", count: names - TextWidth.of(name))
        var colour: String?
        for column in row[min(columns.lowerBound, row.count)..<min(columns.upperBound, row.count)] {
            if style.colour, column.colour != colour {
                text += colour == nil ? "" : "\u{1B}[0m"
                text += column.colour.map { "\u{1B}[1;\($0)m" } ?? ""
                colour = column.colour
            }
            text += column.text
        }
        return colour == nil ? trimmed(text) : text + "\u{1B}[0m"
    }

    private func trimmed(_ text: String) -> String {
        var text = text
        while text.last == " " { text.removeLast() }
        return text
    }

    /// Returns the last column within the width at which a break splits no marble and no gap. If there is no such
    /// column, returns the last column within the width.
    private func lastBreak(from start: Int, _ room: Int) -> Int {
        for end in stride(from: start + room, to: start, by: -1) {
            let splits = layout.rows.contains { cells in
                cells.contains { cell in
                    let column = layout.column(of: cell.frame)
                    return column < end && end < column + TextWidth.of(cell.text)
                }
            }
            let splitsGap = layout.gaps.contains { $0.column < end && end < $0.end }
            if !splits, !splitsGap { return end }
        }
        return start + room
    }

    private func box(isFirst: Bool) -> [String] {
        let indent = String(repeating: " ", count: names - 2)
        let room = max(4, width - names - 2)
        // Each line of the code begins a new line in the box.
        let whole = diagram.code.split(omittingEmptySubsequences: false) { $0.isNewline }
            .flatMap { wrapped(String($0), room) }
        let code = isFirst ? whole : [whole[0]]
        let inner = code.map { TextWidth.of($0) }.max() ?? 0
        let edge = String(repeating: style.box[4], count: inner + 2)
        return [indent + style.box[0] + edge + style.box[1]]
            + code.map { line in
                indent + style.box[5] + " " + line + String(repeating: " ", count: inner - TextWidth.of(line)) + " "
                    + style.box[5]
            } + [indent + style.box[2] + edge + style.box[3]]
    }

    private func wrapped(_ text: String, _ room: Int) -> [String] {
        var lines: [String] = []
        var rest = Array(text)[...]
        while let first = Self.firstOutside(rest, room) {
            let places = rest.startIndex + max(1, room / 3)...first
            let place = places.last { rest[$0] == " " } ?? places.last { rest[$0] == "." } ?? first
            lines.append(trimmed(String(rest[..<place])))
            rest = rest[(rest[place] == " " ? place + 1 : place)...]
        }
        return lines + [String(rest)]
    }

    /// Returns the index of the first character that does not fit into a line, or `nil` if all characters fit.
    private static func firstOutside(_ text: ArraySlice<Character>, _ room: Int) -> Int? {
        var width = 0
        return text.indices.first { index in
            width += TextWidth.of(text[index])
            return width > room
        }
    }
}

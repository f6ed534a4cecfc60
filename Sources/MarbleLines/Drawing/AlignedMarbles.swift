/// Several lines, arranged one above the other, so that marbles of the same frame begin in the same column.
///
/// Up to 26 long values are replaced by letters, which a key explains. If a marble needs more columns than there are
/// before the next marble of its line, all lines are stretched there. Long periods in which all lines are idle become
/// time progressions. This form is for people to read. For a form that programs can parse, see
/// ``MarbleLine/description``.
public struct AlignedMarbles: Sendable, Equatable {
    /// A line as text, and its name.
    public struct Row: Sendable, Equatable {
        /// The name of the line.
        public let name: String
        /// The line in the notation.
        public let marbles: String
    }

    /// The lines.
    public let rows: [Row]
    /// The key to the letters that stand for long values, with entries such as `A = (1, 10)`; empty if there are no
    /// such letters.
    public let key: [String]
    /// The first column at which the last two lines differ, if it was requested.
    let pointer: Int?

    /// Arranges lines one above the other. All lines must have the same `unit`.
    public init(_ rows: [MarbleRow]) { self.init(rows, pointingAt: nil) }

    init(_ rows: [MarbleRow], pointingAt frame: Int?) {
        let key = MarbleKey(rows.map { $0.line })
        let lines = rows.map { key.shortened($0.line) }
        let layout = MarbleLayout(
            lines.map { MarbleCell.cells(of: $0.marbles, subscribed: $0.subscribed) },
            lengths: zip(rows, lines).map { Self.length($0.line, shortened: $1) },
            unit: rows.first?.line.unit ?? .millisecond)
        self.rows = rows.indices.map { Row(name: rows[$0].name, marbles: layout.text($0)) }
        self.key = key.entries.map { "\($0.letter) = \(MarbleKey.visible($0.label))" }
        pointer = frame.map { layout.pointer(at: $0, rows.count - 2, rows.count - 1) }
    }

    /// Returns the line's own length if idle frames follow its last marble; otherwise the length of the shortened line.
    static func length(_ line: MarbleLine, shortened: MarbleLine) -> Int {
        let needed = MarbleLine(line.marbles, subscribed: line.subscribed).length
        return line.length > needed ? line.length : shortened.length
    }

    /// The column at which the marbles begin, to the right of the names.
    var marblesColumn: Int { (rows.map { TextWidth.of($0.name) }.max() ?? 0) + 2 }

    /// The lines, each with its name in front.
    var namedRows: [String] {
        rows.map { row in
            row.name + String(repeating: " ", count: marblesColumn - TextWidth.of(row.name)) + row.marbles
        }
    }

    /// The lines, one below the other, each with its name in front, and the key below them.
    public var text: String {
        let width = marblesColumn
        var lines = namedRows
        if !key.isEmpty { lines.append(String(repeating: " ", count: width) + key.joined(separator: "   ")) }
        return lines.joined(separator: "\n")
    }
}

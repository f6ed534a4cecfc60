/// Several lines written one above the other, each column one moment; the way in which verdicts show them.
///
/// Long values are replaced by letters, which a key explains. All lines are stretched where a marble of one needs room,
/// and a long idle time of all is shortened: so this form is for reading, while ``MarbleLine/description`` is for
/// parsing.
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
    /// The key of the letters that stand for long values, as `A = (1, 10)`; empty if there are none.
    public let key: [String]
    /// The first place at which the last two lines differ, if that was asked for.
    let pointer: Int?

    /// Writes lines one above the other.
    ///
    /// - Parameter rows: the lines; they share one unit of time.
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

    /// The room of long values at a line's end is given back; idle frames that follow the last marble are not.
    static func length(_ line: MarbleLine, shortened: MarbleLine) -> Int {
        let needed = MarbleLine(line.marbles, subscribed: line.subscribed).length
        return line.length > needed ? line.length : shortened.length
    }

    /// The lines under one another, their names before them and the key below.
    public var text: String {
        let width = (rows.map { $0.name.count }.max() ?? 0) + 2
        var lines = rows.map { row in
            row.name + String(repeating: " ", count: width - row.name.count) + row.marbles
        }
        if !key.isEmpty { lines.append(String(repeating: " ", count: width) + key.joined(separator: "   ")) }
        return lines.joined(separator: "\n")
    }
}

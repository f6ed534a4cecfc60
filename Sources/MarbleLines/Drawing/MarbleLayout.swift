import CurrycombEvents

/// The columns of several lines, one above the other. Events of one frame share a column.
///
/// If a marble needs more columns than there are before the next marble of its line, all lines are stretched there. A
/// long time without any event is shortened to a time progression.
struct MarbleLayout {
    /// The maximum number of consecutive idle frames that are drawn one by one.
    static let longestIdle = 40

    struct Stop {
        let frame: Int
        let column: Int
    }

    struct Gap {
        let column: Int
        let text: String
        var end: Int { column + text.count }
    }

    let rows: [[MarbleCell]]
    private(set) var stops: [Stop] = []
    private(set) var gaps: [Gap] = []
    /// The column after the last column of each row.
    private(set) var ends: [Int] = []

    /// Makes a layout. A marble of several columns is centered on its frame's column if `isCentred` is true; otherwise
    /// it begins in that column.
    init(_ rows: [[MarbleCell]], lengths: [Int], unit: FrameUnit, isCentred: Bool = false) {
        self.rows = rows
        let last = lengths.max() ?? 0
        // The end of a line's idle frames is a stop (a frame with a column of its own), as the frame of each marble is.
        // Otherwise, a gap could begin before this end and continue past it.
        let idleEnds = rows.indices.map { row in
            let room = rows[row].last.map { lengths[row] - $0.frame - TextWidth.of($0.text) } ?? 1
            return room > 0 ? lengths[row] : last
        }
        let frames = rows.flatMap { $0.map { $0.frame } } + idleEnds + [last]
        var placed = Array(repeating: 0, count: rows.count)
        var busy = Array(repeating: 0, count: rows.count)
        for frame in stableOrder(of: frames).map({ frames[$0] }) where frame != stops.last?.frame {
            var column = next(frame, unit, busy)
            let here = rows.indices.filter { placed[$0] < rows[$0].count && rows[$0][placed[$0]].frame == frame }
            func before(_ row: Int) -> Int { isCentred ? (TextWidth.of(rows[row][placed[row]].text) - 1) / 2 : 0 }
            for row in here { column = max(column, busy[row] + before(row)) }
            for row in here {
                let text = rows[row][placed[row]].text
                let start = column - before(row)
                placed[row] += 1
                // If a value in brackets follows a failure without a name, one column is left free between them.
                // Otherwise, the value would be read as the failure's name.
                let next = placed[row] < rows[row].count ? rows[row][placed[row]] : nil
                let isName = text == "#" && next?.frame == frame + 1 && next?.text.first == "["
                busy[row] = start + TextWidth.of(text) + (isName ? 1 : 0)
            }
            stops.append(Stop(frame: frame, column: column))
        }
        ends = rows.indices.map { max(busy[$0], lengths[$0] == 0 ? 0 : column(of: lengths[$0] - 1) + 1) }
    }

    private mutating func next(_ frame: Int, _ unit: FrameUnit, _ busy: [Int]) -> Int {
        let before = stops.last ?? Stop(frame: -1, column: -1)
        let idle = frame - (before.frame + 1)
        // The columns that a wide marble takes after its frame stand for idle frames.
        let start = max(before.column + 1, busy.max() ?? 0)
        let rest = idle - (start - before.column - 1)
        guard rest > Self.longestIdle else { return before.column + 1 + idle }
        let gap = Gap(column: start, text: (start == 0 ? "" : " ") + unit.progression(of: rest) + " ")
        gaps.append(gap)
        return gap.end
    }

    func column(of frame: Int) -> Int {
        let after = firstStop(from: frame)
        if let after, stops[after].frame == frame { return stops[after].column }
        let index = (after ?? stops.count) - 1
        let before = index >= 0 ? stops[index] : Stop(frame: -1, column: -1)
        let column = frame - (before.frame + 1) + (before.column + 1)
        return after.map { min(column, stops[$0].column - 1) } ?? column
    }

    /// Returns the index of the first stop that is not before a frame; `nil` if there is none. The search is binary,
    /// because it runs for each marble.
    private func firstStop(from frame: Int) -> Int? {
        var (low, high) = (0, stops.count)
        while low < high {
            let middle = (low + high) / 2
            if stops[middle].frame < frame { low = middle + 1 } else { high = middle }
        }
        return low < stops.count ? low : nil
    }

    func text(_ row: Int) -> String { columns(row, idle: "-") { $0.text.map { String($0) } }.joined() }

    /// Returns the text in each column of a line; the column after a wide character has an empty text. `idle` is the
    /// text of an idle frame, and `write` returns the characters of a cell.
    func columns(_ row: Int, idle: String, _ write: (MarbleCell) -> [String]) -> [String] {
        var columns = [String](repeating: idle, count: ends[row])
        for gap in gaps where gap.end <= ends[row] {
            columns.replaceSubrange(gap.column..<gap.end, with: gap.text.map { String($0) })
        }
        for cell in rows[row] {
            var column = column(of: cell.frame)
            for character in write(cell) {
                let width = TextWidth.of(character)
                // A character without a width, such as a lone combining mark, is left out.
                guard width > 0, column < columns.count else { continue }
                columns[column] = character
                if width > 1 { columns[column + 1] = "" }
                column += width
            }
        }
        return columns
    }

    func pointer(at frame: Int, _ first: Int, _ second: Int) -> Int {
        func text(_ row: Int) -> String { rows[row].first { $0.frame == frame }?.text ?? "" }
        var column = column(of: frame)
        var (left, right) = (text(first)[...], text(second)[...])
        while let character = left.popFirst(), character == right.popFirst() { column += TextWidth.of(character) }
        return column
    }
}

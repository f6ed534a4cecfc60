import CurrycombWorkbook

/// Code in a form that fits on slides, both in width and in height.
enum SlideCode {
    /// Returns lines that fit: a result too far to the right moves below its call, and a line that is still too long is
    /// broken.
    static func fitting(_ lines: [String], columns: Int = SlidePiece.codeColumns) -> [String] {
        lines.flatMap { line -> [String] in
            guard line.count > columns else { return [line] }
            guard let mark = line.range(of: "// → ") else { return Columns.wrapCode(line, columns) }
            let call = String(line[..<mark.lowerBound].reversed().drop { $0 == " " }.reversed())
            return Columns.wrapCode(call, columns)
                + Columns.wrapCode(String(line[mark.upperBound...]), columns - 5).enumerated().map {
                    ($0.offset == 0 ? "// → " : "//   ") + $0.element
                }
        }
    }

    /// Splits code into parts of at most `most` lines: at an empty line if possible, otherwise before a line that is
    /// not indented, otherwise at the limit.
    static func parts(_ lines: [String], most: Int) -> [[String]] {
        var parts: [[String]] = []
        var rest = trimmed(lines[...])
        while rest.count > most {
            let room = rest.prefix(most + 1)
            let cut =
                room.lastIndex { $0.isEmpty } ?? room.dropFirst().lastIndex {
                    $0.first.map { $0 != " " && $0 != "}" } ?? false
                }
                ?? rest.startIndex + most
            parts.append(Array(trimmed(rest[..<cut])))
            rest = trimmed(rest[cut...])
        }
        if !rest.isEmpty { parts.append(Array(rest)) }
        return parts.filter { !$0.isEmpty }
    }

    private static func trimmed(_ lines: ArraySlice<String>) -> ArraySlice<String> {
        var lines = lines
        while lines.first?.isEmpty ?? false { lines.removeFirst() }
        while lines.last?.isEmpty ?? false { lines.removeLast() }
        return lines
    }
}

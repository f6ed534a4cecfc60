/// What stands beside a finished answer: ours, what to notice, how far the course has come.
package struct Completion: Sendable {
    /// The learner's answer, without what every answer has.
    package var yours: String?
    /// The solution, likewise.
    package var ours: String?
    /// How many exercises are done.
    package var done = 0
    /// How many there are; 0 where it is not known.
    package var total = 0

    package init(yours: String? = nil, ours: String? = nil, done: Int = 0, total: Int = 0) {
        self.yours = yours
        self.ours = ours
        self.done = done
        self.total = total
    }

    func lines(_ words: Words, _ width: Int) -> [StyledLine] {
        var lines: [StyledLine] = []
        var notice = words.notice
        if let yours, let ours, !yours.isEmpty {
            lines += Self.beside(yours, ours, width)
            if AnswerSource.areSame(yours, ours) { notice = Phrases.theSame + " " + notice }
        }
        lines += StyledLine.paragraph(notice, indent: 4, width)
        if let toolkit = words.toolkit {
            lines += StyledLine.paragraph(Phrases.inTheToolkit(toolkit), .dim, indent: 4, width)
        }
        return lines
    }

    /// Two answers: in a line each where they are short, in two columns where there is room, else one above the other.
    private static func beside(_ yours: String, _ ours: String, _ width: Int) -> [StyledLine] {
        let left = yours.split(separator: "\n", omittingEmptySubsequences: false).map(Columns.visible)
        let right = ours.split(separator: "\n", omittingEmptySubsequences: false).map(Columns.visible)
        let label = max(Columns.of(Phrases.yours), Columns.of(Phrases.ours)) + 6
        if left.count == 1, right.count == 1, max(Columns.of(left[0]), Columns.of(right[0])) <= width - 4 - label {
            return [(Phrases.yours, left[0]), (Phrases.ours, right[0])].map {
                StyledLine("    " + Columns.pad($0, to: label), .dim) + StyledLine($1)
            }
        }
        let column = (left.map(Columns.of).max() ?? 0) + 3
        if 4 + column + (right.map(Columns.of).max() ?? 0) <= width {
            let title = StyledLine("    " + Columns.pad(Phrases.yours, to: column) + Phrases.ours, .dim)
            return [title]
                + (0..<max(left.count, right.count)).map { row in
                    let before = row < left.count ? left[row] : ""
                    return StyledLine("    " + Columns.pad(before, to: column) + (row < right.count ? right[row] : ""))
                }
        }
        return [(Phrases.yours, left), (Phrases.ours, right)].flatMap { title, lines in
            [StyledLine("    " + title, .dim)] + lines.map { StyledLine("      " + $0).cut(to: width) }
        }
    }

    /// How far something has come, as a bar.
    package static func bar(_ done: Int, of total: Int, width: Int) -> StyledLine {
        let width = max(5, width)
        // Only what is whole is full, and what has begun is not empty.
        let full = total == 0 ? 0 : done == total ? width : max(done > 0 ? 1 : 0, done * width / total)
        return StyledLine(String(repeating: "█", count: full), .good)
            + StyledLine(String(repeating: "░", count: width - full), .dim)
    }
}

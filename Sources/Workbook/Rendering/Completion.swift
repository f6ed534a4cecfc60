/// The content shown with a finished answer: two answers to compare, and the learner's progress in the course.
package struct Completion: Sendable {
    /// The learner's answer, without the parts that are the same in all answers.
    package var yours: String?
    package var ours: String?
    /// The learner's earlier answer, if the learner has done the exercise again. It takes the place of our version.
    package var before: String?
    package var done = 0
    /// The number of exercises in the course; 0 if it is unknown.
    package var total = 0

    package init(
        yours: String? = nil, ours: String? = nil, before: String? = nil, done: Int = 0, total: Int = 0
    ) {
        self.yours = yours
        self.ours = ours
        self.before = before
        self.done = done
        self.total = total
    }

    func noticeLines(_ words: Words, _ width: Int) -> [StyledLine] {
        StyledLine.paragraph(words.notice, indent: 4, width)
            + (words.toolkit.map { StyledLine.paragraph(Phrases.inTheToolkit($0), .dim, indent: 4, width) } ?? [])
    }

    func comparisonLines(_ width: Int) -> [StyledLine] {
        let other = before ?? ours
        guard let yours, let other, !yours.isEmpty, !other.isEmpty else { return [] }
        var lines: [StyledLine] = [""]
        if AnswerSource.areSame(yours, other) {
            return lines + [StyledLine("    " + (before == nil ? Phrases.theSame : Phrases.theSameAsBefore), .dim)]
        }
        let (beginning, left) = Self.beginning(of: yours)
        let titles = before == nil ? (Phrases.yours, Phrases.ours) : (Phrases.now, Phrases.then)
        lines += Self.beside(beginning, other, titles, width)
        if left > 0 { lines.append(StyledLine("    " + Phrases.linesMore(left), .dim)) }
        return lines
    }

    /// Returns the beginning of a text, and the number of lines that follow it. Only whole lines are returned, unless
    /// the first line alone is too long.
    private static func beginning(of text: String) -> (String, left: Int) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        var room = 20_000
        let read = lines.prefix(400).prefix { line in
            room -= line.utf8.count
            return room >= 0
        }
        guard !read.isEmpty else { return (lines[0].prefix(2000) + "…", lines.count - 1) }
        return (read.joined(separator: "\n"), lines.count - read.count)
    }

    /// Returns the lines of two answers. If both have members with the same names, the bodies of the members are
    /// compared one by one.
    private static func beside(
        _ yours: String, _ ours: String, _ titles: (String, String), _ width: Int
    ) -> [StyledLine] {
        guard let left = AnswerSource.members(yours), let right = AnswerSource.members(ours),
            Set(left.map(\.name)) == Set(right.map(\.name))
        else {
            let lines = { (text: String) in
                text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
            }
            return beside(lines(yours), lines(ours), titles, indent: 4, width)
        }
        let solutions = Dictionary(uniqueKeysWithValues: right.map { ($0.name, $0.body) })
        let hasSeveral = left.count > 1
        var same: [String] = []
        let lines = left.flatMap { member -> [StyledLine] in
            let solution = solutions[member.name] ?? []
            if AnswerSource.areSame(member.body.joined(separator: "\n"), solution.joined(separator: "\n")) {
                same.append(Columns.visible(member.name))
                return []
            }
            let name = hasSeveral ? [StyledLine("    " + Columns.visible(member.name))] : []
            return name + beside(member.body, solution, titles, indent: hasSeveral ? 6 : 4, width)
        }
        return lines + (same.isEmpty ? [] : [StyledLine("    " + Phrases.sameIn(same), .dim)])
    }

    /// Returns the lines of two texts: two labeled lines if each text is one short line, two columns if there is space,
    /// otherwise one text above the other.
    private static func beside(
        _ yours: [String], _ ours: [String], _ titles: (String, String), indent: Int, _ width: Int
    ) -> [StyledLine] {
        let (left, right) = (yours.map(Columns.visible), ours.map(Columns.visible))
        let margin = String(repeating: " ", count: indent)
        let label = max(Columns.of(titles.0), Columns.of(titles.1)) + 4
        let widest = max(left.map(Columns.of).max() ?? 0, right.map(Columns.of).max() ?? 0)
        if left.count == 1, right.count == 1, widest <= width - indent - label {
            return [(titles.0, left[0]), (titles.1, right[0])].map { (title: String, line: String) -> StyledLine in
                StyledLine(margin + Columns.pad(title, to: label), .dim) + StyledLine(line)
            }
        }
        let column = max(left.map(Columns.of).max() ?? 0, Columns.of(titles.0)) + 3
        if indent + column + (right.map(Columns.of).max() ?? 0) <= width {
            let title = StyledLine(margin + Columns.pad(titles.0, to: column) + titles.1, .dim)
            return [title]
                + (0..<max(left.count, right.count)).map { (row: Int) -> StyledLine in
                    let before = row < left.count ? left[row] : ""
                    return StyledLine(margin + Columns.pad(before, to: column) + (row < right.count ? right[row] : ""))
                }
        }
        return [(titles.0, left), (titles.1, right)].flatMap { (title: String, lines: [String]) -> [StyledLine] in
            let wrapped = lines.flatMap { CodeLines.wrap($0, width - indent - 2) }
            return [StyledLine(margin + title, .dim)] + wrapped.map { StyledLine(margin + "  " + $0) }
        }
    }

    package static func bar(_ done: Int, of total: Int, width: Int) -> StyledLine {
        let width = max(5, width)
        // Only a completed course has a full bar, and a course that has begun never has an empty one.
        let full = total == 0 ? 0 : done == total ? width : max(done > 0 ? 1 : 0, done * width / total)
        return StyledLine(String(repeating: "█", count: full), .good)
            + StyledLine(String(repeating: "░", count: width - full), .dim)
    }
}

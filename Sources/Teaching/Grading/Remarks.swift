import CurrycombWorkbook
import CurrycombWorkshop
import Foundation

/// A teacher's points and comments, stored as a table next to the grades. The page, the CSV and the JSON of the grades
/// include the remarks. Grading never changes them.
struct Remarks: Sendable {
    struct Remark: Sendable, Equatable {
        /// The points as the teacher wrote them: `2`, `2.5` or `2,5`.
        var points = ""
        var comment = ""
        var isEmpty: Bool { points.isEmpty && comment.isEmpty }
        var number: Double? { Double(points.replacing(",", with: ".")).flatMap { abs($0) < 1e9 ? $0 : nil } }
    }

    private struct Place: Hashable, Sendable {
        let learner: String
        let slug: String
    }

    static let file = "remarks.csv"
    /// The file for the remarks from before the run, if ``file`` has changed since.
    static let earlierFile = "remarks-earlier.csv"
    /// The file for the page's remarks, if ``file`` has contents that the page does not have.
    static let pageFile = "remarks-page.csv"
    private static let head = ["learner", "exercise", "slug", "points", "comment"]

    private var remarks: [Place: Remark] = [:]
    /// The names of the teacher's own columns, which are kept as they are.
    private(set) var added: [String] = []
    private var addedCells: [Place: [String]] = [:]
    /// All rows, each with the columns of ``head`` and then the teacher's own columns.
    private var rows: [[String]] = []
    private(set) var problems: [String] = []
    /// True if these remarks contain everything that is in the file.
    var isWhole = true
    /// The content of the file when it was read; `nil` if there was none.
    private var read: Data?

    init() {}

    init(in folder: String) {
        self.init()
        guard Files.exists("\(folder)/\(Self.file)") else { return }
        guard let bytes = Files.bytes("\(folder)/\(Self.file)") else {
            problems = [Say.remarksUnreadable(Self.file)]
            isWhole = false
            return
        }
        if let line = Files.brokenPlace(in: bytes)?.line {
            problems = [Say.remarksNotText(Self.file, line: line)]
            isWhole = false
        } else {
            self = Remarks(String(decoding: bytes, as: UTF8.self))
        }
        read = bytes
    }

    init(_ text: String) {
        var (rows, openRow) = Self.parsed(text)
        // If a quote is not closed, the rows after it are read as a part of its field, so it is unknown which rows the
        // teacher wrote.
        if let openRow {
            problems = [Say.openQuote(Self.file, row: openRow)]
            isWhole = false
            return
        }
        let names = rows.first ?? []
        let head = names.map { $0.lowercased() }
        guard let learner = head.firstIndex(of: "learner"),
            let slug = head.firstIndex(of: "slug"), let points = head.firstIndex(of: "points"),
            let comment = head.firstIndex(of: "comment")
        else {
            problems = [Say.remarksWithoutColumns(Self.file, Self.head)]
            isWhole = false
            return
        }
        rows.removeFirst()
        let exercise = head.firstIndex(of: "exercise")
        let others = head.indices.filter { ![learner, exercise, slug, points, comment].contains($0) }
        added = others.map { GradeFiles.unmarked(names[$0]) }
        for (index, row) in rows.enumerated() where row != [""] {
            func cell(_ column: Int, isTrimmed: Bool) -> String {
                var text = row.indices.contains(column) ? row[column] : ""
                if isTrimmed { text = text.trimmingCharacters(in: .whitespaces) }
                return GradeFiles.unmarked(text)
            }
            func cell(_ column: Int) -> String { cell(column, isTrimmed: true) }
            func written(_ column: Int) -> String { cell(column, isTrimmed: false) }
            let remark = Remark(points: cell(points), comment: written(comment))
            if !remark.points.isEmpty, remark.number == nil {
                problems.append(Say.notPoints(remark.points, Self.file, row: index + 2))
            }
            // A cell to the right of the last named column is often the end of a comment that contains a separator. It
            // would be lost when the file is written.
            if row.dropFirst(names.count).contains(where: { !$0.isEmpty }) {
                problems.append(Say.tooManyCells(Self.file, row: index + 2))
                isWhole = false
            }
            let place = Place(learner: cell(learner), slug: cell(slug))
            let cells = others.map(written)
            let own = [place.learner, exercise.map(cell) ?? "", place.slug, remark.points, remark.comment]
            self.rows.append(own + cells)
            remarks[place] = remark
            addedCells[place] = cells
        }
    }

    /// Returns true if the file in a folder has changed since it was read.
    func haveChanged(in folder: String) -> Bool { Files.bytes("\(folder)/\(Self.file)") != read }

    subscript(learner: String, exercise: Exercise) -> Remark {
        remarks[Place(learner: learner, slug: exercise.slug)] ?? Remark()
    }

    func added(_ learner: String, _ exercise: Exercise) -> [String] {
        addedCells[Place(learner: learner, slug: exercise.slug)] ?? added.map { _ in "" }
    }

    func points(of row: GradeSheet.Row) -> Double? { points(of: row, for: row.cells) }

    /// Returns the points for the answers that were not judged: the page has no fields for them.
    func pointsWithoutField(of row: GradeSheet.Row) -> Double? {
        points(of: row, for: row.cells.filter { $0.kind != .judged })
    }

    private func points(of row: GradeSheet.Row, for cells: [JudgedAnswer]) -> Double? {
        let points = cells.compactMap { self[row.name, $0.exercise].number }
        return points.isEmpty ? nil : points.reduce(0, +)
    }

    /// Returns the table with all its rows, and a new row for each judged answer that has none.
    func text(withPlacesFor sheet: GradeSheet) -> String {
        let judged = sheet.rows.flatMap { row in
            row.cells.filter { $0.kind == .judged }.map { cell in
                [row.name, cell.exercise.id, cell.exercise.slug, "", ""] + added.map { _ in "" }
            }
        }
        let new = judged.filter { remarks[Place(learner: $0[0], slug: $0[2])] == nil }
        return GradeFiles.table([Self.head + added] + rows + new)
    }

    /// Returns the rows that the page keeps, but does not show: the rows that are not about a judged answer of this
    /// sheet and, if several rows are about the same answer, all but the last.
    func others(than sheet: GradeSheet) -> [[String]] {
        let here = Set(
            sheet.rows.flatMap { row in
                row.cells.filter { $0.kind == .judged }.map { Place(learner: row.name, slug: $0.exercise.slug) }
            })
        var shown: Set<Place> = []
        return rows.reversed().filter { row in
            let place = Place(learner: row[0], slug: row[2])
            return !here.contains(place) || !shown.insert(place).inserted
        }.reversed()
    }

    /// Parses a table in the format of RFC 4180. The separators may also be semicolons or tabs, which some spreadsheet
    /// programs write.
    static func table(_ text: String) -> [[String]] { parsed(text).rows }

    /// Returns the rows of a table, and the number of the first row with a quoted field that has no closing quote, or
    /// has more text after it; `nil` if there is no such row.
    private static func parsed(_ text: String) -> (rows: [[String]], openRow: Int?) {
        // Parses scalars, not characters: a comma or a quote that is followed by a combining mark would be a different
        // character.
        let text = text.unicodeScalars.trimmingPrefix(["\u{FEFF}"])
        // Only these two end a row: a teacher's remark that is not in quotes may contain another line end, such as
        // U+2028.
        func isLineEnd(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\r" }
        let head = text.prefix { !isLineEnd($0) }
        let separators: [Unicode.Scalar] = [",", ";", "\t"]
        let separator = separators.max { one, two in head.count { $0 == one } < head.count { $0 == two } }!
        var rows: [[String]] = []
        var row: [String] = []
        var field = String.UnicodeScalarView()
        var isQuoted = false
        var openRow: Int?
        var rest = text[...]
        while let scalar = rest.popFirst() {
            if isQuoted {
                if scalar != "\"" {
                    field.append(scalar)
                } else if rest.first == "\"" {
                    field.append(rest.removeFirst())
                } else {
                    isQuoted = false
                    // If text follows the closing quote, this quote is usually the opening quote of a later cell: the
                    // field's own closing quote is missing, so the field contains everything up to that cell.
                    if let next = rest.first, next != separator, next != " ", !isLineEnd(next) {
                        openRow = openRow ?? rows.count + 1
                    }
                }
            } else if scalar == "\"", field.isEmpty {
                isQuoted = true
            } else if scalar == separator {
                row.append(String(field))
                field = .init()
            } else if isLineEnd(scalar) {
                if scalar == "\r", rest.first == "\n" { rest.removeFirst() }
                rows.append(row + [String(field)])
                (row, field) = ([], .init())
            } else {
                field.append(scalar)
            }
        }
        if isQuoted { openRow = openRow ?? rows.count + 1 }
        if !row.isEmpty || !field.isEmpty { rows.append(row + [String(field)]) }
        return (rows, openRow)
    }
}

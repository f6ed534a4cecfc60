import CurrycombWorkbook
import CurrycombWorkshop

/// The overview of a class's grades in formats for other programs: CSV, JSON, and JUnit's XML.
enum GradeFiles {
    /// Returns a CSV table as specified by RFC 4180: a header, and a row for each learner and exercise.
    static func csv(_ sheet: GradeSheet) -> String {
        let head = [
            "learner", "exercise", "slug", "title", "status", "handedIn", "held", "checks", "misconception", "sentence",
            "line", "hints", "askedForSolution", "seconds", "points", "comment", "sawSolution",
        ]
        let lines = sheet.rows.flatMap { row in
            row.cells.map { cell in
                let remark = sheet.remarks[row.name, cell.exercise]
                return fields(row.name, cell) + [remark.points, remark.comment, yesOrNo(cell.sawSolution)]
            }
        }
        return table([head] + lines)
    }

    static func table(_ rows: [[String]]) -> String {
        rows.map { $0.map(field).joined(separator: ",") + "\r\n" }.joined()
    }

    private static func fields(_ name: String, _ cell: JudgedAnswer) -> [String] {
        let (exercise, verdict) = (cell.exercise, cell.verdict)
        func text(_ number: Int?) -> String { number.map { "\($0)" } ?? "" }
        var fields: [String] = [name, exercise.id, exercise.slug, exercise.words.title]
        fields += [verdict.status.rawValue, cell.kind.rawValue, text(verdict.held), text(verdict.checks.count)]
        fields += [cell.misconception ?? "", cell.sentence, text(cell.line), text(cell.hints)]
        fields += [yesOrNo(cell.askedForSolution), "\(thousandths(verdict.seconds))"]
        return fields
    }

    private static func yesOrNo(_ value: Bool?) -> String { value.map { $0 ? "yes" : "no" } ?? "" }

    /// Returns a text as a field of a CSV table, in quotes if necessary. An apostrophe before a formula keeps a
    /// spreadsheet from running the formula. ``unmarked(_:)`` removes the apostrophe.
    static func field(_ text: String) -> String {
        let text = isMarked(text.unicodeScalars[...]) ? "'" + text : text
        guard text.unicodeScalars.contains(where: { ",\"\n\r".unicodeScalars.contains($0) }) else { return text }
        let doubled = text.unicodeScalars.flatMap { $0 == "\"" ? [$0, $0] : [$0] }
        return "\"" + String(String.UnicodeScalarView(doubled)) + "\""
    }

    /// Returns a field's text without the apostrophe that ``field(_:)`` added.
    static func unmarked(_ text: String) -> String {
        let rest = text.unicodeScalars.dropFirst()
        return text.unicodeScalars.first == "'" && isMarked(rest) ? String(rest) : text
    }

    /// Returns true if a text needs an apostrophe before it, because a spreadsheet could take it for a formula: apart
    /// from apostrophes, it begins with a character such as `=` or `-`. ``unmarked(_:)`` removes only the added
    /// apostrophe, so the text keeps its own apostrophes.
    private static func isMarked(_ text: Substring.UnicodeScalarView) -> Bool {
        text.drop { $0 == "'" }.first.map("=+-@\t\r".unicodeScalars.contains) == true
    }

    /// Returns the overview as JSON, in the form that `Chapters/Teaching.md` describes.
    static func json(_ sheet: GradeSheet) -> String {
        JSONNode.object([
            ("version", .number(1)),
            ("learners", .array(sheet.rows.map { learner($0, sheet) })),
            (
                "misconceptions",
                .array(
                    sheet.misconceptions.map { found in
                        .object([
                            ("exercise", .string(found.id)), ("key", .string(found.key)),
                            ("sentence", .string(found.sentence)),
                            ("learners", .array(found.learners.map(JSONNode.string))),
                        ])
                    })
            ),
            ("problems", .array(sheet.problems.map(JSONNode.string))), ("sandbox", .bool(sheet.isClosedIn)),
        ]).text + "\n"
    }

    private static func learner(_ row: GradeSheet.Row, _ sheet: GradeSheet) -> JSONNode {
        .object([
            ("name", .string(row.name)), ("done", .number(Double(row.done))),
            ("held", .number(Double(row.held))), ("checks", .number(Double(row.checks))),
            ("hints", .optional(row.hints)), ("solutions", .optional(row.solutions)),
            ("solutionsSeen", .optional(row.solutionsSeen)),
            ("notes", .array(row.notes.map(JSONNode.string))),
            (
                "exercises",
                .array(
                    row.cells.map { cell in
                        guard case .object(let members) = VerdictJSON.node(cell.exercise, cell.verdict) else {
                            return .null
                        }
                        let remark = sheet.remarks[row.name, cell.exercise]
                        return .object(
                            members + [
                                ("handedIn", .string(cell.kind.rawValue)), ("hints", .optional(cell.hints)),
                                ("askedForSolution", cell.askedForSolution.map(JSONNode.bool) ?? .null),
                                ("sawSolution", cell.sawSolution.map(JSONNode.bool) ?? .null),
                                ("points", remark.number.map(JSONNode.number) ?? .null),
                                ("comment", remark.comment.isEmpty ? .null : .string(remark.comment)),
                            ])
                    })
            ),
        ])
    }

    static func junit(_ sheet: GradeSheet) -> String {
        JUnit.document(sheet.rows.flatMap { row in row.cells.map { (row.name, $0) } })
    }

    private static func thousandths(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }
}

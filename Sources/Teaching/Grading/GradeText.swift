import CurrycombWorkbook
import CurrycombWorkshop

enum GradeText {
    static func lines(_ sheet: GradeSheet, _ width: Int) -> [StyledLine] {
        var lines = learners(sheet, width)
        func section(_ title: String, _ more: [StyledLine]) {
            guard !more.isEmpty else { return }
            lines += ["", StyledLine(title, .strong)] + more
        }
        section(Say.commonest, misconceptions(sheet, width))
        section(Say.doNotCompile, refused(sheet, width))
        section(Say.notes, notes(sheet, width))
        return lines
    }

    private static func learners(_ sheet: GradeSheet, _ width: Int) -> [StyledLine] {
        let longest = min(24, max(8, sheet.rows.map { Columns.of($0.name) }.max() ?? 8))
        let head = Columns.pad("", to: longest) + Say.gradeHead
        return [StyledLine(head, .strong)]
            + sheet.rows.map { row in
                let begun = row.cells.count { $0.kind == .judged }
                var line = Columns.pad(Columns.cut(row.name, to: longest), to: longest)
                line += pad("\(row.done)/\(row.cells.count)", 8) + pad("\(begun)", 7)
                line += pad("\(row.held)/\(row.checks)", 10)
                line += pad(row.hints.map(String.init) ?? "–", 7) + pad(row.solutionsSeen.map(String.init) ?? "–", 16)
                return StyledLine(line).cut(to: width)
            }
    }

    private static func pad(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(1, width - text.count)) + text
    }

    private static func misconceptions(_ sheet: GradeSheet, _ width: Int) -> [StyledLine] {
        sheet.misconceptions.prefix(12).flatMap { found in
            let count = StyledLine(pad("\(found.learners.count)×", 5) + " ", .bad)
            return StyledLine.paragraph("\(found.id)  \(found.sentence)", indent: 6, first: count, width)
        }
    }

    private static func refused(_ sheet: GradeSheet, _ width: Int) -> [StyledLine] {
        sheet.refused.flatMap { name, cell in
            StyledLine.paragraph(
                "\(name), \(cell.exercise.id)" + (cell.line.map { ", " + Say.lineNumber($0) } ?? "") + ": "
                    + (cell.verdict.diagnostics.first?.message ?? ""),
                indent: 2, width)
        }
    }

    private static func notes(_ sheet: GradeSheet, _ width: Int) -> [StyledLine] {
        let notes = sheet.rows.flatMap { row in row.notes.map { "\(row.name): \($0)" } } + sheet.problems
        return notes.flatMap { StyledLine.paragraph($0, indent: 2, width) }
    }
}

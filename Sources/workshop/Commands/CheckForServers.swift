import CurrycombWorkbook
import Foundation

extension Desk {
    /// Judges this clone's answers, and writes the verdicts as build servers read them.
    ///
    /// - Parameters:
    ///   - slugs: the exercises; all where empty.
    ///   - json: whether to print JSON.
    ///   - junit: the file for JUnit's XML, if any.
    ///   - markdown: whether to print a summary in Markdown.
    func check(_ slugs: [String], json: Bool, junit: String?, markdown: Bool) -> Int32 {
        var progress = readProgress()
        let before = progress
        let exercises = slugs.isEmpty ? course.exercises : course.exercises.filter { slugs.contains($0.slug) }
        let judged = judge(exercises)
        for (exercise, verdict, answer) in judged { progress.note(verdict, on: exercise, answer: answer) }
        keep(progress, since: before)
        let cells = judged.map { exercise, verdict, _ in
            GradeSheet.Cell(exercise, workspace.isUntouched(exercise) ? .untouched : .judged, verdict)
        }
        if let junit {
            do {
                try Files.write(JUnit.document(cells.map { (nil, $0.exercise, $0.verdict) }), to: junit)
            } catch {
                Workshop.complain(Say.notWritten(junit, error))
                return Workshop.notWritten
            }
        }
        if json { print(VerdictJSON.document(cells.map { ($0.exercise, $0.verdict) })) }
        if markdown { print(CheckSummary.markdown(cells), terminator: "") }
        if !json, !markdown { paragraph(Say.done(cells.count(where: \.isDone), of: cells.count)) }
        return cells.allSatisfy(\.isDone) ? Workshop.done : Workshop.notYet
    }
}

/// Verdicts as Markdown, such as a build server shows beside a run.
enum CheckSummary {
    static func markdown(_ cells: [GradeSheet.Cell]) -> String {
        let begun = cells.filter { $0.kind == .judged }
        var lines = ["## " + Say.done(cells.count(where: \.isDone), of: cells.count), ""]
        let open = begun.filter { !$0.isDone }
        if !open.isEmpty {
            lines += ["| | | |", "|---|---|---|"]
            lines += open.map { cell in
                let place = cell.line.map { " (\(Say.line($0)))" } ?? ""
                return "| \(cell.exercise.id) \(escaped(cell.exercise.words.title)) | \(escaped(Say.status(cell.verdict)))"
                    + " | \(escaped(cell.sentence))\(place) |"
            }
            lines.append("")
        }
        let done = cells.filter(\.isDone).map(\.exercise.id)
        if !done.isEmpty { lines += ["\(Say.doneHead): \(done.joined(separator: ", "))", ""] }
        let untouched = cells.count { $0.kind == .untouched }
        if untouched > 0 { lines += ["\(Say.untouched): \(untouched)", ""] }
        return lines.joined(separator: "\n")
    }

    /// A text in a table's cell: what Markdown or HTML would read is shown as it is.
    static func escaped(_ text: String) -> String {
        text.map { character in
            switch character {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\n", "\r", "\r\n": " "
            case "|", "\\", "`", "*", "_", "[", "]", "#", "~": "\\\(character)"
            default: String(character)
            }
        }.joined()
    }
}

import CurrycombWorkbook
import Foundation

extension CourseCommands {
    /// Judges the exercises with these slugs, or all exercises if there are no slugs, and reports the verdicts in
    /// a form for a build server or an editor.
    package func check(_ slugs: [String], _ form: CheckForm, junit: String?) -> Int32 {
        var progress = readProgress()
        let before = progress
        let exercises = slugs.isEmpty ? course.exercises : course.exercises.filter { slugs.contains($0.slug) }
        let judged = judge(exercises)
        for (exercise, verdict, answer) in judged { progress.note(verdict, on: exercise, answer: answer) }
        keep(progress, since: before)
        tellBoard(judged)
        let cells = judged.map { exercise, verdict, _ in
            JudgedAnswer(exercise, workspace.isUntouched(exercise) ? .untouched : .judged, verdict)
        }
        if let junit {
            guard Files.mayReplace(Files.absolute(junit), JUnit.isOwn) else {
                Workshop.complain(Say.isAnotherFile(junit))
                return Workshop.notWritten
            }
            do {
                try Files.write(JUnit.document(cells.map { (nil, $0) }), to: Files.absolute(junit))
            } catch {
                Workshop.complain(Say.notWritten(junit, error))
                return Workshop.notWritten
            }
        }
        switch form {
        case .json: print(VerdictJSON.document(judged.map { ($0.0, $0.1) }))
        case .markdown: print(CheckSummary.markdown(cells), terminator: "")
        case .problems: for line in CheckProblems.lines(cells) { print(line) }
        case .text: paragraph(Say.done(cells.count(where: \.isDone), of: cells.count))
        }
        return cells.allSatisfy(\.isDone) ? Workshop.done : Workshop.notYet
    }
}

package enum CheckForm: Equatable {
    case text, json, markdown
    /// Lines in the form that compilers use: one for each compiler error, and one for each answer that has no compiler
    /// errors but is not done.
    case problems
}

/// Verdicts as lines in a form that editors know from compilers, such as `file:line:column: error: message`.
enum CheckProblems {
    static func lines(_ cells: [JudgedAnswer]) -> [String] {
        cells.filter { !$0.isDone }.flatMap { cell -> [String] in
            func line(_ line: Int?, _ column: Int, _ kind: String, _ text: String) -> String {
                let text = text.split(whereSeparator: \.isNewline).joined(separator: " ")
                return "\(cell.exercise.file):\(line ?? 1):\(column): \(kind): \(Columns.visible(text))"
            }
            let refused = cell.verdict.diagnostics.map {
                line($0.line, $0.column, "error", [$0.message, $0.meaning].compactMap { $0 }.joined(separator: ". "))
            }
            guard refused.isEmpty else { return refused }
            guard let check = cell.verdict.firstOpen, cell.verdict.problem == nil else {
                return [line(nil, 1, "error", cell.sentence)]
            }
            return [line(check.line, 1, check.status == .todo ? "info" : "error", "\(check.title): \(check.message)")]
        }
    }
}

/// Verdicts as Markdown, which a build server can show with a run.
enum CheckSummary {
    static func markdown(_ cells: [JudgedAnswer]) -> String {
        let begun = cells.filter { $0.kind == .judged }
        var lines = ["## " + Say.done(cells.count(where: \.isDone), of: cells.count), ""]
        let open = begun.filter { !$0.isDone }
        if !open.isEmpty {
            lines += ["| | | |", "|---|---|---|"]
            lines += open.map { cell in
                let place = cell.line.map { " (\(Say.lineNumber($0)))" } ?? ""
                let name = "\(cell.exercise.id) \(escaped(cell.exercise.words.title))"
                return "| \(name) | \(escaped(Say.status(cell.verdict)))"
                    + " | \(sentence(cell.sentence))\(place) |"
            }
            lines.append("")
        }
        let done = cells.filter(\.isDone).map(\.exercise.id)
        if !done.isEmpty { lines += ["\(Say.doneHead): \(done.joined(separator: ", "))", ""] }
        let untouched = cells.count { $0.kind == .untouched }
        if untouched > 0 { lines += ["\(Say.untouched): \(untouched)", ""] }
        return lines.joined(separator: "\n")
    }

    /// Returns a sentence as Markdown for a table's cell. Of the sentence's own Markdown, only `` `code` `` is kept.
    static func sentence(_ text: String) -> String {
        StyledLine(prose: text).pieces.filter { $0.style != .mark }.map { piece in
            guard piece.style == .code else { return escaped(piece.text) }
            let code = piece.text.split(whereSeparator: \.isNewline).joined(separator: " ")
            return "`\(code.replacing("|", with: "\\|"))`"
        }.joined()
    }

    /// Escapes the characters of a text that have a meaning in Markdown or HTML, and turns line ends into spaces, so
    /// that the text fits into a table's cell.
    static func escaped(_ text: String) -> String {
        text.replacing("\r\n", with: "\n").unicodeScalars.map { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\n", "\r": " "
            case "|", "\\", "`", "*", "_", "[", "]", "#", "~": "\\\(scalar)"
            default: String(scalar)
            }
        }.joined()
    }
}

import CurrycombWorkbook
import CurrycombWorkshop

/// The overview as a page that needs nothing but itself.
enum GradePage {
    static func html(_ sheet: GradeSheet) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(Say.gradePage)</title>
        <style>
        \(style)
        </style>
        </head>
        <body>
        <main>
        <h1>\(Say.gradePage)</h1>
        \(matrix(sheet))
        \(misconceptions(sheet))
        \(refused(sheet))
        \(notes(sheet))
        \(learners(sheet))
        </main>
        </body>
        </html>

        """
    }

    private static func matrix(_ sheet: GradeSheet) -> String {
        let chapters = Dictionary(grouping: sheet.exercises, by: \.chapter).sorted { $0.key < $1.key }
        let groups = chapters.map { "<th colspan=\"\($0.value.count)\" scope=\"colgroup\">\($0.key)</th>" }.joined()
        let heads = sheet.exercises.map {
            "<th scope=\"col\" title=\"\(escaped($0.words.title))\">\($0.number)</th>"
        }.joined()
        let rows = sheet.rows.enumerated().map { index, row in
            let cells = row.cells.map { "<td class=\"\(kind($0))\" title=\"\(escaped(told($0)))\">\(mark($0))</td>" }
            return "<tr><th scope=\"row\"><a href=\"#learner-\(index)\">\(escaped(row.name))</a></th>"
                + "<td class=\"total\">\(row.done)/\(row.cells.count)</td>"
                + "<td class=\"total\">\(row.held)/\(row.checks)</td>"
                + "<td class=\"total\">\(row.hints.map(String.init) ?? "–")</td>"
                + "<td class=\"total\">\(row.solutions.map(String.init) ?? "–")</td>\(cells.joined())</tr>"
        }
        let done = sheet.progress.map {
            "<td class=\"total\" title=\"\(escaped($0.exercise.words.title))\">\($0.done)</td>"
        }
        return """
            <div class="wide"><table>
            <thead><tr><th rowspan="2">\(Say.learner)</th><th rowspan="2">\(Say.doneHead)</th>
            <th rowspan="2">\(Say.checksHead)</th><th rowspan="2">\(Say.hintsHead)</th>
            <th rowspan="2">\(Say.solutionsHead)</th>\(groups)</tr>
            <tr>\(heads)</tr></thead>
            <tbody>
            \(rows.joined(separator: "\n"))
            </tbody>
            <tfoot><tr><th scope="row">\(Say.doneBy)</th><td></td><td></td><td></td><td></td>
            \(done.joined())</tr></tfoot>
            </table></div>
            <p class="legend"><span class="done">✓</span> \(Say.status(.done)) <span class="wrong">✗</span>
            \(Say.status(.wrong)) <span class="refused">!</span> \(Say.status(.doesNotCompile))
            <span class="open">·</span> \(Say.status(.open)) <span class="untouched"></span> \(Say.untouched)
            <span class="missing">?</span> \(Say.status(.notJudged))</p>
            """
    }

    private static func misconceptions(_ sheet: GradeSheet) -> String {
        let found = sheet.misconceptions
        guard !found.isEmpty else { return "" }
        let rows = found.map {
            "<tr><td class=\"total\">\($0.learners.count)</td><td>\($0.id)</td><td>\(escaped($0.sentence))</td>"
                + "<td>\(escaped($0.learners.joined(separator: ", ")))</td></tr>"
        }
        return "<h2>\(Say.commonest)</h2>\n<table class=\"text\">\n\(rows.joined(separator: "\n"))\n</table>"
    }

    private static func refused(_ sheet: GradeSheet) -> String {
        let rows = sheet.refused.map { name, cell in
            "<li><b>\(escaped(name))</b>, \(cell.exercise.id)"
                + (cell.line.map { ", \(Say.line($0))" } ?? "")
                + ": \(escaped(cell.verdict.diagnostics.first?.message ?? "")) "
                + "<small>\(escaped(Say.wouldHaveBeenChecked(cell.verdict.checks.count)))</small></li>"
        }
        return rows.isEmpty ? "" : "<h2>\(Say.doNotCompile)</h2>\n<ul>\n\(rows.joined(separator: "\n"))\n</ul>"
    }

    private static func notes(_ sheet: GradeSheet) -> String {
        let notes = sheet.rows.flatMap { row in row.notes.map { "\(row.name): \($0)" } } + sheet.problems
        let rows = notes.map { "<li>\(escaped($0))</li>" }
        return rows.isEmpty ? "" : "<h2>\(Say.notes)</h2>\n<ul>\n\(rows.joined(separator: "\n"))\n</ul>"
    }

    private static func learners(_ sheet: GradeSheet) -> String {
        sheet.rows.enumerated().map { index, row in
            let rows = row.cells.filter { $0.kind == .judged && !$0.isDone }.map { cell in
                "<tr><td>\(cell.exercise.id)</td><td>\(escaped(cell.exercise.words.title))</td>"
                    + "<td>\(cell.verdict.held)/\(cell.verdict.checks.count)</td>"
                    + "<td>\(escaped(cell.sentence))</td></tr>"
            }
            let open =
                rows.isEmpty
                ? "<p>\(Say.nothingOpen)</p>" : "<table class=\"text\">\(rows.joined(separator: "\n"))</table>"
            return "<details id=\"learner-\(index)\"><summary>\(escaped(row.name)): "
                + "\(escaped(Say.done(row.done, of: row.cells.count)))</summary>\(open)</details>"
        }.joined(separator: "\n")
    }

    private static func kind(_ cell: JudgedAnswer) -> String {
        switch (cell.kind, cell.verdict.status) {
        case (.untouched, _): "untouched"
        case (.missing, _), (_, .notJudged): "missing"
        case (_, .done): "done"
        case (_, .open): "open"
        case (_, .wrong): "wrong"
        case (_, .doesNotCompile): "refused"
        }
    }

    private static func mark(_ cell: JudgedAnswer) -> String {
        ["done": "✓", "wrong": "✗", "refused": "!", "open": "·", "missing": "?"][kind(cell)] ?? ""
    }

    private static func told(_ cell: JudgedAnswer) -> String {
        let state = cell.kind == .untouched ? Say.untouched : Say.status(cell.verdict)
        return "\(cell.exercise.id) \(cell.exercise.words.title): \(state)"
            + (cell.sentence.isEmpty || cell.isDone ? "" : ". \(cell.sentence)")
    }

    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
    }

    private static let style = """
        :root { color-scheme: light dark; --line: light-dark(#ddd, #444); --good: light-dark(#bfe5c4, #1d5b2a);
          --bad: light-dark(#f6c6c0, #7a241b); --worse: light-dark(#f5dca0, #6b4a00);
          --begun: light-dark(#dbe6f5, #26405f); }
        body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; }
        h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
        .wide { overflow-x: auto; }
        table { border-collapse: collapse; font-size: .85rem; }
        th, td { border: 1px solid var(--line); padding: .15rem .35rem; text-align: center; }
        .wide th[scope=row] { text-align: left; position: sticky; left: 0; background: Canvas; white-space: nowrap; }
        .text td { text-align: left; vertical-align: top; } td.total { font-variant-numeric: tabular-nums; }
        .done { background: var(--good); } .wrong { background: var(--bad); } .refused { background: var(--worse); }
        .open { background: var(--begun); }
        .legend span { display: inline-block; min-width: 1.2em; text-align: center; border: 1px solid var(--line);
          margin-left: .8em; }
        details { margin: .5rem 0; }
        """
}

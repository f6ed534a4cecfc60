import CurrycombSite
import CurrycombWorkbook
import CurrycombWorkshop
import Foundation

/// The overview of a class's grades as a self-contained page in the style of the class report: a matrix, the mistakes
/// of the class, and each judged answer next to its verdict, with room for points and a comment.
struct GradePage {
    static let script = "\(Site.assets)/grades.js"
    private static let longest = 20_000

    let sheet: GradeSheet
    let look: String
    let code: String

    init(_ sheet: GradeSheet, look: String, script: String) { (self.sheet, self.look, code) = (sheet, look, script) }

    var html: String {
        // The page allows only scripts with this nonce to run.
        let nonce = UUID().uuidString
        let summary = Say.gradeSummary(sheet.rows.count, sheet.exercises.count, closed: sheet.isClosedIn)
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
            script-src 'nonce-\(nonce)'; img-src data:">
            <link rel="icon" href="data:,">
            <title>\(Say.gradePage)</title>
            <style>
            \(look)
            \(Self.style)
            </style>
            </head>
            <body>
            <main>
            <p class="dim">\(escaped(Say.gradedOn(sheet.date)))</p>
            <h1>\(Say.gradePage)</h1>
            <p class="lead">\(escaped(summary))</p>
            \(matrix)
            \(section(Say.commonest, misconceptions))
            \(section(Say.doNotCompile, refused))
            \(section(Say.notes, notes))
            <section><h2>\(Say.answersAndVerdicts)</h2>
            \(saving)
            \(sheet.rows.enumerated().map(learner).joined(separator: "\n"))
            </section>
            </main>
            <script nonce="\(nonce)">
            \(code)
            </script>
            </body>
            </html>

            """
    }

    private func section(_ head: String, _ body: String) -> String {
        body.isEmpty ? "" : "<section><h2>\(head)</h2>\n\(body)</section>"
    }

    // MARK: - The class

    private var matrix: String {
        let chapters = Dictionary(grouping: sheet.exercises, by: \.chapter).sorted { $0.key < $1.key }
        let groups = chapters.map { "<th colspan=\"\($0.value.count)\" scope=\"colgroup\">\($0.key)</th>" }.joined()
        let heads = sheet.exercises.map {
            "<th scope=\"col\" title=\"\(escaped($0.words.title))\">\($0.number)</th>"
        }.joined()
        let totals = [Say.doneHead, Say.checksHead, Say.hintsHead, Say.solutionsHead, Say.pointsHead]
        let rows = sheet.rows.enumerated().map { index, row -> String in
            let counts: [String] = [
                "\(row.done)/\(row.cells.count)", "\(row.held)/\(row.checks)", row.hints.map { "\($0)" } ?? "–",
                row.solutionsSeen.map { "\($0)" } ?? "–",
            ]
            let numbers = counts.map { "<td class=\"n\">\($0)</td>" }.joined()
            let points = sheet.remarks.points(of: row).map(Say.points) ?? "–"
            let more = sheet.remarks.pointsWithoutField(of: row).map { " data-more=\"\($0)\"" } ?? ""
            let cells = row.cells.map { "<td>\(cell($0, index))</td>" }.joined()
            return """
                <tr><th scope="row"><a href="#learner-\(index)">\(escaped(row.name))</a></th>\(numbers)\
                <td class="n points" data-learner="\(escaped(row.name))"\(more)>\(points)</td>\(cells)</tr>
                """
        }
        let done = sheet.progress.map {
            "<td class=\"n\" title=\"\(escaped($0.exercise.words.title))\">\($0.done)</td>"
        }
        return """
            <div class="wide" tabindex="0" role="region" aria-label="\(Say.gradePage)"><table class="matrix">
            <thead><tr><th rowspan="2" scope="col">\(Say.learner)</th>\
            \(totals.map { "<th rowspan=\"2\" scope=\"col\" class=\"n\">\($0)</th>" }.joined())\(groups)</tr>
            <tr>\(heads)</tr></thead>
            <tbody>
            \(rows.joined(separator: "\n"))
            </tbody>
            <tfoot><tr><th scope="row">\(Say.doneBy)</th><td colspan="5"></td>\(done.joined())</tr></tfoot>
            </table></div>
            <p class="legend"><span class="cell solved">✓</span> \(Say.status(.done)) <span class="cell wrong">2/3</span>
            \(Say.status(.wrong)) <span class="cell refused">!</span> \(Say.status(.doesNotCompile))
            <span class="cell opened">·</span> \(Say.status(.open)) <span class="cell">–</span> \(Say.untouched)
            <span class="cell">?</span> \(Say.status(.notJudged))</p>
            """
    }

    private func cell(_ cell: JudgedAnswer, _ learner: Int) -> String {
        let state = cell.kind == .untouched ? Say.untouched : Say.status(cell.verdict)
        let told =
            "\(cell.exercise.id) \(cell.exercise.words.title): \(state)"
            + (cell.sentence.isEmpty || cell.isDone ? "" : ". \(cell.sentence)")
        let (kind, mark) = Self.mark(cell)
        let attributes = "class=\"cell \(kind)\" title=\"\(escaped(told))\""
        guard cell.kind == .judged else { return "<span \(attributes)>\(mark)</span>" }
        return "<a href=\"#\(place(cell, learner))\" \(attributes)>\(mark)</a>"
    }

    private static func mark(_ cell: JudgedAnswer) -> (kind: String, mark: String) {
        switch (cell.kind, cell.verdict.status) {
        case (.untouched, _): ("", "–")
        case (.missing, _), (_, .notJudged): ("", "?")
        case (_, .done): ("solved", "✓")
        case (_, .open): ("opened", "·")
        case (_, .wrong): ("wrong", "\(cell.verdict.held)/\(cell.verdict.checks.count)")
        case (_, .doesNotCompile): ("refused", "!")
        }
    }

    private var misconceptions: String {
        let rows = sheet.misconceptions.map { found in
            """
            <li><div class="count"><strong>\(found.learners.count)</strong></div>
            <div><p class="said">\(HTML.sentence(found.sentence))</p>
            <p class="dim"><span class="id">\(found.id)</span> · \(escaped(found.learners.joined(separator: ", ")))</p></div></li>
            """
        }
        return rows.isEmpty ? "" : "<ol class=\"faults\">\n\(rows.joined(separator: "\n"))\n</ol>"
    }

    private var refused: String {
        list(
            sheet.refused.map { name, cell in
                "<b>\(escaped(name))</b>, \(cell.exercise.id)" + (cell.line.map { ", \(Say.lineNumber($0))" } ?? "")
                    + ": "
                    + escaped(cell.verdict.diagnostics.first?.message ?? "")
                    + " <span class=\"dim\">\(escaped(Say.wouldHaveBeenChecked(cell.verdict.checks.count)))</span>"
            })
    }

    private var notes: String {
        list((sheet.rows.flatMap { row in row.notes.map { "\(row.name): \($0)" } } + sheet.problems).map(escaped))
    }

    private func list(_ items: [String]) -> String {
        items.isEmpty ? "" : "<ul>\n\(items.map { "<li>\($0)</li>\n" }.joined())</ul>"
    }

    // MARK: - A learner's answers

    private var saving: String {
        let others = JSONNode.array(
            sheet.remarks.others(than: sheet).map { .array($0.map(JSONNode.string)) }
        ).text
        let added = JSONNode.array(sheet.remarks.added.map(JSONNode.string)).text
        let isWhole = sheet.remarks.isWhole
        let file = isWhole ? Remarks.file : Remarks.pageFile
        return """
            <p>\(isWhole ? Say.howToRemark(file) : Say.howToRemarkBeside(file, Remarks.file))</p>
            <p class="saving"><button type="button" id="save" data-file="\(file)" data-saved="\(Say.remarksSaved)" \
            data-others="\(escaped(others))" data-added="\(escaped(added))">\(Say.saveRemarks)</button> <span role="status" id="saved"></span></p>
            """
    }

    private func learner(_ index: Int, _ row: GradeSheet.Row) -> String {
        let judged = row.cells.filter { $0.kind == .judged }
        let answers = judged.map { answer($0, row, index) }.joined(separator: "\n")
        return """
            <details id="learner-\(index)"><summary><strong>\(escaped(row.name))</strong> \
            <span class="dim">\(escaped(Say.done(row.done, of: row.cells.count)))</span></summary>
            \(judged.isEmpty ? "<p>\(Say.nothingBegun)</p>" : answers)</details>
            """
    }

    private func place(_ cell: JudgedAnswer, _ learner: Int) -> String { "answer-\(learner)-\(cell.exercise.slug)" }

    private func answer(_ cell: JudgedAnswer, _ row: GradeSheet.Row, _ index: Int) -> String {
        let (kind, mark) = Self.mark(cell)
        let remark = sheet.remarks[row.name, cell.exercise]
        let names =
            "data-learner=\"\(escaped(row.name))\" data-exercise=\"\(cell.exercise.id)\" data-slug=\"\(cell.exercise.slug)\""
        let added = sheet.remarks.added(row.name, cell.exercise)
        let kept = added.isEmpty ? "" : " data-added=\"\(escaped(JSONNode.array(added.map(JSONNode.string)).text))\""
        let checks = cell.verdict.checks.map { check in
            "<li class=\"\(check.status == .passed ? "good" : check.status == .waiting ? "dim" : "bad")\">"
                + "<span aria-hidden=\"true\">\(check.status == .passed ? "✓" : check.status == .waiting ? "○" : "✗")</span> "
                + HTML.sentence(check.title) + "</li>\n"
        }
        let sentence =
            cell.isDone || cell.sentence.isEmpty ? "" : "<p class=\"said\">\(HTML.sentence(cell.sentence))</p>"
        return """
            <article id="\(place(cell, index))"><h3><span class="id">\(cell.exercise.id)</span> \
            \(HTML.sentence(cell.exercise.words.title)) <span class="cell \(kind)">\(mark)</span></h3>
            <div class="pair"><div>
            \(sentence)<ul class="checks">\(checks.joined())</ul>
            <p class="remark" \(names)\(kept)><label>\(Say.pointsLabel) <input inputmode="decimal" size="5" value="\(escaped(remark.points))"></label>
            <label>\(Say.comment) <textarea rows="2">\(escaped(remark.comment))</textarea></label></p>
            </div>
            \(source(cell, row))</div></article>
            """
    }

    /// Returns the learner's code with line numbers, without the comments and imports at the top and the call of
    /// `judge` at the end.
    private func source(_ cell: JudgedAnswer, _ row: GradeSheet.Row) -> String {
        guard let text = row.texts[cell.exercise.slug] else { return "<p class=\"dim\">\(Say.noText)</p>" }
        // The compiler recognizes only these line ends.
        let ends: [Character] = ["\n", "\r", "\r\n"]
        let all = text.prefix(Self.longest).split(omittingEmptySubsequences: false, whereSeparator: ends.contains)
        let first =
            all.firstIndex { line in
                !line.allSatisfy(\.isWhitespace) && !line.hasPrefix("//") && !line.hasPrefix("import ")
            } ?? 0
        let last = all.lastIndex { !$0.allSatisfy(\.isWhitespace) && !$0.hasPrefix("judge(") } ?? all.count - 1
        let shown = all[first...max(first, last)]
        let lines = shown.enumerated().map { offset, line in
            let number = first + offset + 1
            return
                "<span class=\"line\(number == cell.line ? " here" : "")\"><i>\(number)</i>\(HTML.colored(String(line)))\n</span>"
        }
        return "<pre tabindex=\"0\"><code>\(lines.joined())</code></pre>"
            + (text.count > Self.longest ? "<p class=\"dim\">\(Say.textIsLonger)</p>" : "")
    }

    private func escaped(_ text: String) -> String { HTML.escaped(text) }

    private static let style = """
        main{max-width:90rem}td a.cell{text-decoration:none}.refused{background:var(--mark);color:var(--ink)}
        tfoot th,tfoot td{color:var(--mute);padding-top:.5rem}.matrix tfoot td.n,.matrix td:has(>.cell){text-align:center}
        .matrix thead th.n{padding-left:.7rem}.matrix thead tr+tr th:first-child{text-align:center}
        details{border-top:1px solid var(--line);padding:.6rem 0}summary{cursor:pointer;font-size:1.1rem}
        article{padding:1rem 0 .4rem;border-top:1px solid var(--line)}article:first-of-type{border-top:0}
        article:target h3{background:var(--mark)}h3{font-size:1.08rem;margin:0 0 .6rem}
        .pair{display:grid;gap:1rem 1.6rem;grid-template-columns:minmax(0,1fr)}
        @media (min-width:64rem){.pair{grid-template-columns:minmax(0,2fr) minmax(0,3fr)}}
        .checks{list-style:none;margin:0 0 .8rem;padding:0;font-size:.95rem}.good span{color:var(--good)}.bad span{color:var(--bad)}
        .said{font-weight:600}.remark{display:grid;gap:.5rem}.remark label{color:var(--mute);font-size:.92rem}
        .remark textarea{display:block;width:100%}.remark input,.remark textarea{font:inherit;color:var(--ink);background:var(--card);border:1px solid var(--line);border-radius:8px;padding:.25rem .5rem}
        section>.saving{max-width:none}.saving{position:sticky;top:0;background:var(--bg);padding:.5rem 0;z-index:2}
        pre{font:.84rem/1.5 var(--mono);background:var(--soft);border-radius:10px;padding:.8rem 0;margin:0;overflow:auto;max-height:36rem;tab-size:4;white-space:pre}
        pre code{all:unset;font:inherit;display:block;min-width:max-content}
        .line{display:block;padding-right:1rem}.line i{display:inline-block;width:3.2rem;padding-right:.9rem;text-align:right;color:var(--mute);font-style:normal;user-select:none}
        .line.here{background:var(--wrong)}
        @media print{.saving{display:none}details>*{display:block}pre{max-height:none;white-space:pre-wrap}article{break-inside:avoid}}
        """
}

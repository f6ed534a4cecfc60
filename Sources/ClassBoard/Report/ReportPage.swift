import Foundation

/// The pages of a report, each self-contained.
struct ReportPage {
    let report: Report
    let style: String

    init(_ report: Report, _ style: String) {
        self.report = report
        self.style = style
    }

    // MARK: - The class

    func index() -> String {
        let attempts = report.learners.flatMap(\.exercises.values)
        let solved = attempts.count { $0.solved != nil }
        let verdicts = attempts.reduce(0) { $0 + $1.verdicts }
        return document(
            SayReport.report(report.room.title), up: report.date,
            [
                "<p class=\"lead\">\(escaped(SayReport.summary(report.learners.count, solved, verdicts)))</p>",
                section(SayReport.better, SayReport.betterText, faults()),
                section(SayReport.long, SayReport.longText, longest()),
                section(SayReport.progress, nil, matrix()),
                section(SayReport.exercises, nil, exercises()),
            ])
    }

    private func faults() -> String {
        let rows = report.faults.prefix(40).map { fault in
            """
            <li><div class="count"><strong>\(fault.learners)</strong><span>\(escaped(SayReport.learners(fault.learners)))</span></div>
            <div><p class="said">\(prose(fault.sentence))</p>
            <p class="dim">\(exercise(fault.exercise)) · \(escaped(SayReport.saidBy(fault.verdicts, fault.solved, of: fault.learners)))\
            \(fault.key.isEmpty ? "" : " · <code>\(escaped(fault.key))</code>")</p></div></li>
            """
        }
        return rows.isEmpty
            ? nothing(SayReport.noFaults) : "<ol class=\"faults\">\n\(rows.joined(separator: "\n"))\n</ol>"
    }

    private func longest() -> String {
        let most = report.longest.compactMap(\.seconds).max() ?? 1
        let rows = report.longest.map { row in
            let seconds = row.seconds ?? 0
            // The length of the bar is set by one of twenty CSS classes, `b1` to `b20`.
            let share = Int((seconds / max(1, most) * 20).rounded())
            return "<tr><th scope=\"row\">\(exercise(row.id))</th><td class=\"n\">\(SayReport.minutes(seconds))</td>"
                + "<td><span class=\"bar b\(max(1, share))\"></span></td></tr>"
        }
        guard !rows.isEmpty else { return nothing(SayReport.noneSolved) }
        return "<table class=\"long\"><tbody>\(rows.joined())</tbody></table>"
    }

    private func matrix() -> String {
        guard !report.learners.isEmpty else { return nothing(SayReport.nobody) }
        let heads = report.exercises.map {
            "<th scope=\"col\" title=\"\(escaped($0.title))\">\(escaped($0.id))</th>"
        }.joined()
        let rows = report.learners.map { learner in
            let cells = report.exercises.map { cell(learner.exercises[$0.id], $0.id) }.joined()
            let done = learner.exercises.values.count { $0.solved != nil }
            let name = escaped(report.names[learner.order] ?? "")
            return
                "<tr><th scope=\"row\"><a href=\"\(ReportFiles.file(learner, report))\">\(name)</a></th><td class=\"n\">\(done)</td>\(cells)</tr>"
        }
        return """
            <div class="wide" tabindex="0" role="region" aria-label="\(SayReport.progress)"><table class="matrix">
            <thead><tr><th scope="col">\(SayReport.learner)</th><th scope="col">\(SayReport.solvedHead)</th>\(heads)</tr></thead>
            <tbody>\(rows.joined(separator: "\n"))</tbody></table></div>
            <p class="legend"><span class="cell solved">✓</span> \(SayReport.isSolved) <span class="cell wrong">2/3</span> \(SayReport.isOpen) <span class="cell opened">·</span> \(SayReport.isOpened)</p>
            """
    }

    private func cell(_ attempt: Attempt?, _ exercise: String) -> String {
        guard let attempt else { return "<td></td>" }
        if attempt.solved != nil {
            return "<td><span class=\"cell solved\" title=\"\(SayReport.minutes(attempt.seconds))\">✓</span></td>"
        }
        if attempt.fault != nil, attempt.checks == 0 { return "<td><span class=\"cell wrong\">✗</span></td>" }
        let checks = report.course.checks(attempt, of: exercise)
        guard attempt.judged != nil, checks > 0 else { return "<td><span class=\"cell opened\">·</span></td>" }
        return "<td><span class=\"cell wrong\">\(attempt.held)/\(checks)</span></td>"
    }

    private func exercises() -> String {
        let rows = report.exercises.map { row in
            [
                exercise(row.id), "\(row.opened)", "\(row.solved)", row.seconds.map(SayReport.minutes) ?? "–",
                row.verdicts.map { SayReport.number($0) } ?? "–",
            ]
        }
        return table(SayReport.exerciseHead, rows)
    }

    // MARK: - A learner

    /// Returns the page of one learner, which contains no data of other learners.
    func page(of learner: Learner) -> String {
        let done = learner.exercises.values.count { $0.solved != nil }
        let attempts = report.attempts(of: learner)
        let rows = attempts.map { id, attempt -> [String] in
            let checks = report.course.checks(attempt, of: id)
            let state =
                attempt.solved != nil
                ? SayReport.isSolved
                : checks > 0 ? SayReport.heldOf(attempt.held, checks) : SayReport.isOpened
            return [
                exercise(id), escaped(state), attempt.judged == nil ? "–" : SayReport.minutes(attempt.seconds),
                "\(attempt.verdicts)",
            ]
        }
        let met = attempts.flatMap { id, attempt in
            report.faults(of: attempt, id).map { fault in
                let isSolved = attempt.solved != nil
                return """
                    <li><div class="count"><strong>\(fault.verdicts)</strong><span>\(escaped(SayReport.times(fault.verdicts)))</span></div>
                    <div><p class="said">\(prose(report.course.sentence(id, fault.key) ?? ""))</p>
                    <p class="dim">\(exercise(id)) · \(escaped(isSolved ? SayReport.solvedLater : SayReport.stillOpen))</p></div></li>
                    """
            }
        }
        return document(
            report.names[learner.order] ?? "", up: "\(report.room.title) · \(report.date)",
            [
                "<p class=\"lead\">\(escaped(SayReport.yours(done, learner.exercises.count)))</p>",
                section(SayReport.yourExercises, nil, table(SayReport.yourHead, rows)),
                section(
                    SayReport.yourFaults, SayReport.yourFaultsText,
                    met.isEmpty
                        ? nothing(SayReport.noFaults) : "<ol class=\"faults\">\(met.joined(separator: "\n"))</ol>"),
            ])
    }

    // MARK: - HTML

    private func exercise(_ id: String) -> String {
        "<span class=\"id\">\(escaped(id))</span> \(escaped(report.course.title(id)))"
    }

    private func nothing(_ text: String) -> String { "<p class=\"dim\">\(escaped(text))</p>" }

    private func section(_ head: String, _ text: String?, _ body: String) -> String {
        "<section><h2>\(escaped(head))</h2>\n\(text.map { "<p>\(escaped($0))</p>\n" } ?? "")\(body)</section>"
    }

    private func table(_ head: [String], _ rows: [[String]]) -> String {
        let heads = head.enumerated().map {
            "<th scope=\"col\"\($0.offset > 0 ? " class=\"n\"" : "")>\(escaped($0.element))</th>"
        }
        let lines = rows.map { row in
            "<tr>"
                + row.enumerated().map {
                    $0.offset == 0 ? "<th scope=\"row\">\($0.element)</th>" : "<td class=\"n\">\($0.element)</td>"
                }
                .joined() + "</tr>"
        }
        return """
            <div class="wide" tabindex="0" role="region" aria-label="\(escaped(head[0]))"><table>
            <thead><tr>\(heads.joined())</tr></thead>
            <tbody>\(lines.joined(separator: "\n"))</tbody></table></div>
            """
    }

    private func document(_ title: String, up: String?, _ sections: [String]) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
        <link rel="icon" href="data:,">
        <title>\(escaped(title))</title>
        <style>
        \(style)
        </style>
        </head>
        <body>
        <main>
        \(up.map { "<p class=\"dim\">\(escaped($0))</p>" } ?? "")
        <h1>\(escaped(title))</h1>
        \(sections.joined(separator: "\n"))
        </main>
        </body>
        </html>

        """
    }
}

private func prose(_ sentence: String) -> String {
    escaped(sentence).split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .map { $0.offset.isMultiple(of: 2) ? String($0.element) : "<code>\($0.element)</code>" }.joined()
}

func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        case "'": result += "&#39;"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}

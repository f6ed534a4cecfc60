/// A verdict as lines of text for a learner, in a terminal of at least 20 columns.
package struct VerdictText {
    /// The learner's next actions, shown at the right, such as `[h] hint 1 of 3`. A command that reads no keys, such as
    /// `workshop check`, suggests only the next exercise.
    package var offers: [String] = []
    package var change = VerdictChange()
    /// Lines to show below the course's progress, such as one that says that a chapter is done.
    package var afterProgress: [StyledLine] = []
    package var completion: Completion?
    /// True if one line takes the place of the checks that pass, so that the check that fails fits on a low screen.
    package var foldsPassedChecks = false

    private let verdict: Verdict
    private let exercise: Exercise
    private let width: Int

    package init(_ verdict: Verdict, of exercise: Exercise, width: Int) {
        self.verdict = verdict
        self.exercise = exercise
        self.width = max(20, width)
    }

    package var lines: [StyledLine] {
        let body: [StyledLine] =
            switch verdict.status {
            case .done: doneLines
            case .open, .wrong: header + changeLines + checkLines + warningLines + offerLines(lastOfChecks)
            case .doesNotCompile: header + changeLines + diagnosticLines + offerLines("")
            case .notJudged: header + problemLines + offerLines("")
            }
        return body.map { $0.columns > width ? $0.cut(to: width) : $0 }
    }

    private var fileName: String { exercise.file.split(separator: "/").last.map(String.init) ?? exercise.file }

    private var name: StyledLine { StyledLine("\(exercise.id)  \(exercise.words.title)", .strong) }

    // MARK: - The header

    private var header: [StyledLine] {
        let right: String =
            switch verdict.status {
            case .wrong, .done: Phrases.hold(verdict.held, of: verdict.checks.count)
            default: exercise.file
            }
        return StyledLine.spread(name, StyledLine(right, .dim), width)
    }

    private var changeLines: [StyledLine] {
        var lines: [StyledLine] = []
        if !change.fixed.isEmpty {
            lines += StyledLine.paragraph(Phrases.fixed(change.fixed), .good, indent: 2, width)
        }
        if !change.broken.isEmpty {
            lines += StyledLine.paragraph(Phrases.broken(change.broken), .bad, indent: 2, width)
        }
        return lines
    }

    // MARK: - Checks

    private var checkLines: [StyledLine] {
        let isFolded = foldsPassedChecks && verdict.held > 1
        var lines = isFolded ? mark("✓", .good, Phrases.checksPass(verdict.held), line: nil) : []
        var shown = false
        for check in verdict.checks {
            if check.status == .passed {
                if !isFolded { lines += mark("✓", .good, check.title, line: nil) }
            } else if !shown {
                shown = true
                lines += check.status == .todo ? openLines(check) : failedLines(check)
            }
        }
        return lines
    }

    private var lastOfChecks: String {
        let more = verdict.checks.count { $0.status != .passed } - 1
        guard more > 0 else { return "" }
        return verdict.status == .open && verdict.held == 0 && more == verdict.checks.count - 1
            ? "  \(Phrases.othersWait)" : "· \(Phrases.checksMore(more))"
    }

    private func openLines(_ check: CheckResult) -> [StyledLine] {
        let message = check.message.isEmpty ? Phrases.notDone(check.title) : check.message
        return mark("○", .strong, message, line: check.line)
            + StyledLine.paragraph(exercise.words.task, indent: 2, width)
    }

    private func failedLines(_ check: CheckResult) -> [StyledLine] {
        let findings = FindingText(width: width, message: check.message)
        var lines = mark("✗", .bad, check.title, line: check.line)
        let evidence = findings.lines(check.findings, title: check.title)
        if !evidence.saidMessage, !(check.misconception == nil && evidence.saidEverything) {
            // The evidence precedes the message that explains it; without evidence there is only the message.
            lines += evidence.lines + StyledLine.paragraph(check.message, indent: 4, width)
        } else {
            lines += evidence.lines
        }
        return lines + outputLines(check)
    }

    private func outputLines(_ check: CheckResult) -> [StyledLine] {
        guard !check.output.isEmpty else { return [] }
        let kept = check.status == .flooded ? 8 : 5
        let printed = check.output.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return [StyledLine("    " + Phrases.printed, .dim)]
            + printed.prefix(kept).map { StyledLine("    │ " + Columns.visible($0), .dim).cut(to: width) }
            + (printed.count > kept ? [StyledLine("    │ …", .dim)] : [])
    }

    private var warningLines: [StyledLine] {
        guard let warning = verdict.warnings.first else { return [] }
        return mark("!", .strong, Phrases.warning, line: warning.line) + DiagnosticText(warning, width: width).lines
    }

    private func mark(_ sign: String, _ style: TextStyle, _ text: String, line: Int?) -> [StyledLine] {
        StyledLine.mark(
            sign, style, text, place: line.map { Phrases.place(fileName, line: $0) }, width)
    }

    private func offerLines(_ left: String) -> [StyledLine] {
        let right = StyledLine(offers.joined(separator: "   "), .dim)
        if left.isEmpty, right.columns == 0 { return [] }
        let wrapped = StyledLine.paragraph(left, .dim, indent: left.hasPrefix("  ") ? 0 : 2, width)
        let before = left.isEmpty ? [] : left.hasPrefix("·") ? dotted(left) : wrapped
        guard let last = before.last else {
            return right.columns > width
                ? StyledLine.paragraph(right.plain, .dim, width) : StyledLine.spread("", right, width)
        }
        return before.dropLast() + StyledLine.spread(last, right, width)
    }

    private func dotted(_ text: String) -> [StyledLine] {
        StyledLine.paragraph(String(text.dropFirst(2)), .dim, indent: 2, first: StyledLine("·", .dim), width)
    }

    // MARK: - Without checks

    private var diagnosticLines: [StyledLine] {
        DiagnosticsText(verdict.diagnostics, in: fileName, width: width).lines
    }

    private var problemLines: [StyledLine] {
        mark("✗", .bad, Phrases.notJudged, line: nil)
            + StyledLine.paragraph(verdict.problem ?? "", indent: 4, width)
    }

    // MARK: - Done

    private var doneLines: [StyledLine] {
        let right = StyledLine(Phrases.hold(verdict.held, of: verdict.checks.count), .dim)
        var lines = StyledLine.spread(StyledLine("✓ ", .good) + name, right, width) + changeLines
        lines += (completion ?? Completion()).noticeLines(exercise.words, width)
        guard let completion, completion.total > 0 else {
            return lines + (completion?.comparisonLines(width) ?? []) + offerLines("")
        }
        let bar = Completion.bar(completion.done, of: completion.total, width: min(30, width - 24))
        // The two answers may take many lines, so the next step precedes them and stays visible.
        lines += StyledLine.spread(
            StyledLine("  \(Phrases.progress(completion.done, of: completion.total))   ") + bar,
            StyledLine(offers.joined(separator: "   ")), width)
        return lines + afterProgress + completion.comparisonLines(width)
    }
}

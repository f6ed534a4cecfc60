import CurrycombTeaching
import CurrycombWorkbook
import CurrycombWorkshop
import Foundation

extension CourseCommands {
    /// Reports missing or wrong parts of an exercise (by id or slug), of a chapter's exercises, or of all exercises if
    /// `word` is `nil`. In the last case, also reports the faults of the texts in `Sources/workshop/Texts`, if they
    /// belong to this package. If `watches` is true, checks again on every save.
    package func author(_ word: String?, watches: Bool) -> Int32 {
        let exercises = word.map { word in
            course.exercise(word).map { [$0] } ?? course.chapter(word)?.exercises ?? []
        }
        guard exercises?.isEmpty != true, !course.exercises.isEmpty else {
            complainOfUnknown(word ?? "")
            return Workshop.notYet
        }
        // The first check may take minutes, and the author may save a file before it ends. So the state of the files is
        // read first.
        let seen = fingerprint
        // If `word` is `nil`, nothing is judged, because judging all exercises would take a long time.
        let code = look(at: exercises ?? course.exercises, judges: exercises != nil)
        // A signal that ends the program is passed on only now, after `look` has removed the temporary files.
        if TerminalSignals.ending != 0 { TerminalSignals.passOn(TerminalSignals.ending) }
        guard watches else { return code }
        // If another program reads the report through a pipe, it should not have to wait for the next save.
        fflush(nil)
        return watch(word, since: seen)
    }

    private func look(at exercises: [Exercise], judges: Bool) -> Int32 {
        let temporary = TemporaryFolder.path("currycomb-author")
        defer { try? FileManager.default.removeItem(atPath: temporary) }
        try? FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
        TerminalSignals.install(wake: -1)
        let grading = GradingJudge(workspace, temporary: temporary)
        // A fault of the chapter or the course is reported only once.
        var told: [AuthorCheck.Finding] = []
        for exercise in exercises {
            let check = AuthorCheck(workspace: workspace, exercise: exercise)
            var outcome = AuthorTrial.Outcome()
            if judges, check.isTied {
                if told.isEmpty, isatty(2) == 1 { Workshop.complain(Say.building) }
                outcome = AuthorTrial(
                    check: check, slugs: course.exercises.map(\.slug), tools: tools(exercise, grading)
                ).run()
                if TerminalSignals.ending != 0 { return Workshop.notYet }
            }
            let findings = (check.look() + outcome.findings).filter { !told.contains($0) }
            told += findings
            if exercises.count > 1, findings.isEmpty { continue }
            show([StyledLine("\(exercise.id)  \(exercise.words.title)", .strong)])
            show(findings)
            for note in outcome.notes where exercises.count == 1 {
                show(StyledLine.paragraph(note, indent: 2, traits.columns))
            }
            guard judges else { continue }
            switch outcome.judged {
            case .nothing: show(StyledLine.paragraph(Say.nothingJudged, indent: 2, traits.columns))
            case .solution: show(StyledLine.paragraph(Say.restNotJudged, indent: 2, traits.columns))
            case .all: break
            }
        }
        if !judges {
            let texts = textFindings
            show(texts)
            told += texts
        }
        paragraph(told.isEmpty ? Say.nothingToMend(exercises.count, isJudged: judges) : Say.toMend(told.count))
        return told.isEmpty ? Workshop.done : Workshop.notYet
    }

    private func show(_ findings: [AuthorCheck.Finding]) {
        for finding in findings {
            // Many editors and terminals turn a path in this form into a link.
            let place = finding.file + (finding.line.map { ":\($0)" } ?? "")
            show([StyledLine("  " + place, .bad)])
            show(StyledLine.paragraph(finding.what, indent: 4, traits.columns))
        }
    }

    /// The faults of the screens' texts and of the explanations of compile errors. The array is empty if these files
    /// are not in this package.
    private var textFindings: [AuthorCheck.Finding] {
        guard workspace.toolkit.root == workspace.root else { return [] }
        return Screens.faults(in: workspace).map {
            AuthorCheck.Finding(file: $0.file, line: $0.line, what: $0.expected)
        }
    }

    private func tools(_ exercise: Exercise, _ grading: GradingJudge) -> AuthorTrial.Tools {
        let isStopped: @Sendable () -> Bool = { TerminalSignals.ending != 0 }
        func run(_ command: [String]) -> (output: String, isWell: Bool) {
            let (output, end) = Capture(seconds: 20).run(command, cancelled: isStopped)
            return (output, end == .exit(0))
        }
        func prepare() { grading.prepare([exercise]) { _ in } }
        let builder = Builder(root: workspace.root)
        return AuthorTrial.Tools(
            build: { builder.buildForAuthor(product: $0) },
            judge: {
                prepare()
                return grading.judge(exercise, $0, cancelled: isStopped)
            },
            run: { run([$0] + $1) },
            firstOpen: { executable, answer in
                var supervisor = Supervisor(executable: executable, exercise: exercise, source: "")
                supervisor.stopsAtFirst = true
                supervisor.environment = CrossTable.environment(answer, of: exercise)
                return supervisor.run(cancelled: isStopped).first { $0.status != .passed }
            },
            program: { text in
                prepare()
                return grading.withProgram(exercise, text) { outcome in
                    switch outcome {
                    case .built(let executable, _):
                        let (output, isWell) = run([executable])
                        return .printed(output, isWell: isWell)
                    case .refused(let diagnostics): return .refused(diagnostics.map(\.line))
                    case .failed: return .failed
                    }
                }
            })
    }

    private func complainOfUnknown(_ word: String) {
        let nearest = course.nearest(to: word)
        Workshop.complain(Say.unknownExercise(word, nearest?.id, nearest?.slug))
    }

    /// Checks again whenever the files have changed since the last check.
    private func watch(_ word: String?, since checked: FileFingerprint) -> Int32 {
        var seen = checked
        while true {
            Thread.sleep(forTimeInterval: 0.3)
            if TerminalSignals.ending != 0 { TerminalSignals.passOn(TerminalSignals.ending) }
            guard fingerprint != seen else { continue }
            seen = fingerprint
            print("\n" + String(repeating: "─", count: 40))
            var anew = self
            anew.course = Course(course.name, root: workspace.root)
            _ = anew.author(word, watches: false)
            fflush(nil)
        }
    }

    private var fingerprint: FileFingerprint {
        var fingerprint = FileFingerprint()
        for entry in ["Package.swift", "Chapters", "Exercises", "Tests/Solutions", "Sources/workshop/Texts"] {
            fingerprint.add(workspace.path(entry))
        }
        return fingerprint
    }
}

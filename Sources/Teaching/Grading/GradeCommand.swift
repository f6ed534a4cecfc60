import CurrycombWorkbook
import CurrycombWorkshop
import Foundation

extension CourseCommands {
    /// Judges what a class handed in.
    ///
    /// - Parameters:
    ///   - paths: clones, `Exercises` folders, zips, or folders of these.
    ///   - chapters: the chapters that count; all if empty.
    ///   - out: the folder for a page and tables, if anywhere.
    package func grade(_ paths: [String], chapters: [Int], out: String?) -> Int32 {
        let temporary = temporaryPath("currycomb-grading")
        defer { try? FileManager.default.removeItem(atPath: temporary) }
        let elsewhere = "\(temporary)/elsewhere"
        try? FileManager.default.createDirectory(atPath: elsewhere, withIntermediateDirectories: true)
        let found = HandIns(course: course, temporary: temporary).find(paths.map(Files.absolute))
        for problem in found.problems { Workshop.complain(problem) }
        guard !found.handIns.isEmpty else {
            Workshop.complain(Say.noHandIns)
            return Workshop.notYet
        }
        let out = out.map(Files.absolute)
        // What an answer writes into the current folder belongs to nobody.
        let before = FileManager.default.currentDirectoryPath
        _ = FileManager.default.changeCurrentDirectoryPath(elsewhere)
        defer { _ = FileManager.default.changeCurrentDirectoryPath(before) }

        let exercises = course.chapters.filter { chapters.isEmpty || chapters.contains($0.number) }
            .flatMap(\.exercises)
        guard var sheet = judged(found.handIns, exercises, temporary) else { return Workshop.notYet }
        sheet.problems = found.problems
        show(GradeText.lines(sheet, traits.columns))
        if let out, !write(sheet, to: out) { return Workshop.notWritten }
        return found.problems.isEmpty ? Workshop.done : Workshop.notYet
    }

    private func judged(_ handIns: [HandIn], _ exercises: [Exercise], _ temporary: String) -> GradeSheet? {
        let tell: @Sendable (String) -> Void = { Output.progress($0, columns: traits.columns) }
        TerminalSignals.install(wake: -1)
        let answerJudge = GradingJudge(workspace, temporary: temporary) { tell(Say.line($0)) }
        let workspace = workspace
        let stubs = Dictionary(
            uniqueKeysWithValues: exercises.map { ($0.slug, workspace.stub(of: $0).map { Data($0.utf8) }) })
        let grading = Grading(
            exercises: exercises, stub: { stubs[$0.slug] ?? nil },
            judge: { answerJudge.judge($0, $1) { TerminalSignals.ending != 0 } },
            progress: { tell(Say.grading($0, of: exercises.count, $1)) },
            isCancelled: { TerminalSignals.ending != 0 })
        let begun = grading.begun(in: handIns)
        let needed = exercises.filter { begun.contains($0.slug) }
        let kept = KeptFiles(handIns, workspace, course)
        var fingerprints = prepare(answerJudge, needed, tell)
        var sheet = GradeSheet(exercises: exercises, rows: [])
        for handIn in handIns {
            var row = grading.row(of: handIn)
            if TerminalSignals.ending != 0 {
                tell("")
                TerminalSignals.passOn(TerminalSignals.ending)
                return nil
            }
            let (changed, aside) = kept.restore()
            if !changed.isEmpty { row.notes.append(Say.changedFiles(changed, aside)) }
            if !answerJudge.isIntact(fingerprints) {
                if changed.isEmpty { row.notes.append(Say.changedProducts(handIn.name)) }
                fingerprints = prepare(answerJudge, needed, tell)
            }
            sheet.rows.append(row)
        }
        tell("")
        return sheet
    }

    private func prepare(_ answerJudge: GradingJudge, _ exercises: [Exercise], _ tell: (String) -> Void) -> [String:
        FileFingerprint]
    {
        answerJudge.prepare(exercises) { tell(Say.preparing($0.id)) }
        return answerJudge.fingerprints
    }

    private func write(_ sheet: GradeSheet, to folder: String) -> Bool {
        let files = [
            "grades.html": GradePage.html(sheet), "grades.csv": GradeFiles.csv(sheet),
            "grades.json": GradeFiles.json(sheet), "grades.xml": GradeFiles.junit(sheet),
        ]
        do {
            for (name, text) in files { try Files.write(text, to: "\(folder)/\(name)") }
        } catch {
            Workshop.complain(Say.notWritten(folder, error))
            return false
        }
        print()
        paragraph(Say.writtenTo(files.keys.sorted().map { "\(folder)/\($0)" }))
        return true
    }
}

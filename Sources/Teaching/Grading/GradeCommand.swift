import CurrycombSite
import CurrycombWorkbook
import CurrycombWorkshop
import Foundation

package struct GradeRequest: Equatable {
    /// The paths of the submissions: clones, `Exercises` folders, zips, or folders of these.
    var paths: [String]
    /// The numbers of the chapters to grade; empty for all chapters.
    var chapters: [Int] = []
    var out: String?
    var sandbox = GradingSandbox.Wish.whereItWorks

    package init(_ paths: [String], chapters: [Int] = [], out: String? = nil) {
        (self.paths, self.chapters, self.out) = (paths, chapters, out)
    }

    /// Returns the paths that no answer may read: all submissions, including unpacked ones, and the report.
    func hidden(_ handIns: [HandIn], temporary: String) -> [String] {
        (paths + [out].compactMap(\.self)).map(Files.absolute) + handIns.compactMap(\.folder) + [temporary]
    }

    package init(_ reader: inout OptionReader, _ course: Course) throws(UsageError) {
        chapters = try reader.value("--chapters", Say.someChapters).map(course.chapterNumbers) ?? []
        out = try reader.value("--out", Say.aFolder)
        let (isWanted, isUnwanted) = (reader.flag("--sandbox"), reader.flag("--no-sandbox"))
        if isWanted && isUnwanted { throw UsageError(message: Say.sandboxOrNot) }
        sandbox = isWanted ? .always : isUnwanted ? .never : .whereItWorks
        paths = try reader.rest()
        if paths.isEmpty { throw UsageError(message: Say.missing(Say.someHandIns, "grade")) }
    }
}

extension CourseCommands {
    package func grade(_ request: GradeRequest) -> Int32 {
        let out = request.out.map(Files.absolute)
        if let out, !GradeReportFolder.isFree(out) {
            Workshop.complain(Files.isFolder(out) ? Say.isNotAReport(out) : "\(out): \(Say.itIsAFile)")
            return Workshop.notWritten
        }
        TerminalSignals.install(wake: -1)
        let code = grade(request, to: out)
        // A signal that ends the program is passed on only now, after `grade` has removed the temporary files.
        if TerminalSignals.ending != 0 { TerminalSignals.passOn(TerminalSignals.ending) }
        return code
    }

    private func grade(_ request: GradeRequest, to out: String?) -> Int32 {
        let temporary = TemporaryFolder.path("currycomb-grading")
        defer { try? FileManager.default.removeItem(atPath: temporary) }
        let found = HandIns(course: course, temporary: temporary).find(request.paths.map(Files.absolute))
        if TerminalSignals.ending != 0 { return Workshop.notYet }
        for problem in found.problems { Workshop.complain(problem) }
        if !found.leftOut.isEmpty {
            Workshop.complain(Say.leftOut(found.leftOut.count, Say.start(20, of: found.leftOut)))
        }
        guard !found.handIns.isEmpty else {
            Workshop.complain(Say.noHandIns)
            return Workshop.notYet
        }
        let room = room(request.sandbox, hiding: request.hidden(found.handIns, temporary: temporary))
        if TerminalSignals.ending != 0 { return Workshop.notYet }
        guard request.sandbox != .always || room != nil else { return Workshop.notYet }
        let exercises = course.chapters.filter { request.chapters.isEmpty || request.chapters.contains($0.number) }
            .flatMap(\.exercises)
        // The remarks are read before any answer runs, because an answer could change their file.
        let remarks = out.map(Remarks.init(in:))
        guard var sheet = judged(found.handIns, exercises, temporary, room) else { return Workshop.notYet }
        sheet.problems = found.problems + (remarks?.problems ?? [])
        sheet.remarks = remarks ?? Remarks()
        let files = out.map { Self.files(&sheet, workspace, for: $0) }
        show(GradeText.lines(sheet, traits.columns))
        if let out, let files, !write(files, to: out) { return Workshop.notWritten }
        return sheet.problems.isEmpty ? Workshop.done : Workshop.notYet
    }

    /// Returns the files to write into a folder, by name. Adds a problem to the sheet if the remarks were read without
    /// problems, but their file has changed since.
    static func files(_ sheet: inout GradeSheet, _ workspace: Workspace, for folder: String) -> [String: String] {
        var files: [String: String] = [:]
        // If the file of remarks has problems, it is not overwritten, because it contains the teacher's work. If the
        // file has changed during the run, the teacher or an answer may have changed it, so the remarks that were read
        // are written to another file.
        if sheet.remarks.problems.isEmpty {
            let haveChanged = sheet.remarks.haveChanged(in: folder)
            files[haveChanged ? Remarks.earlierFile : Remarks.file] = sheet.remarks.text(withPlacesFor: sheet)
            if haveChanged {
                sheet.problems.append(Say.remarksHaveChanged(Remarks.file, Remarks.earlierFile))
                sheet.remarks.isWhole = false
            }
        }
        files["grades.html"] =
            GradePage(sheet, look: workspace.look, script: workspace.toolkit.text(GradePage.script) ?? "").html
        files["grades.csv"] = GradeFiles.csv(sheet)
        files["grades.json"] = GradeFiles.json(sheet)
        files["grades.xml"] = GradeFiles.junit(sheet)
        return files
    }

    /// Returns the sandbox for the answers, if there is one, and prints whether the answers run in a sandbox.
    private func room(_ wish: GradingSandbox.Wish, hiding folders: [String]) -> Sandbox? {
        switch wish == .never ? .open : GradingSandbox.place(workspace, hiding: folders) {
        case .closed(let room):
            paragraph(Say.closedIn, .dim)
            return room
        case _ where wish == .always: Workshop.complain(Say.nothingJudgedWithoutSandbox)
        case .container: Workshop.complain(Say.inContainer)
        case .open: Workshop.complain(wish == .never ? Say.openByWish : Say.open)
        }
        return nil
    }

    private func judged(
        _ handIns: [HandIn], _ exercises: [Exercise], _ temporary: String, _ room: Sandbox?
    ) -> GradeSheet? {
        let tell: @Sendable (String) -> Void = { Output.progress($0, columns: traits.columns) }
        let answerJudge = GradingJudge(workspace, temporary: temporary, sandbox: room) { tell(Say.line($0)) }
        let grading = Grading(
            exercises: exercises, isUntouched: Grading.startingFiles(of: exercises, in: workspace),
            judge: { answerJudge.judge($0, $1) { TerminalSignals.ending != 0 } },
            progress: { tell(Say.grading($0, of: exercises.count, $1)) },
            isCancelled: { TerminalSignals.ending != 0 })
        let begun = grading.begun(in: handIns)
        let needed = exercises.filter { begun.contains($0.slug) }
        let kept = KeptFiles(handIns, workspace, course)
        var fingerprints = prepare(answerJudge, needed, tell)
        var sheet = GradeSheet(exercises: exercises, rows: [])
        sheet.isClosedIn = room != nil
        for handIn in handIns {
            var row = grading.row(of: handIn)
            if TerminalSignals.ending != 0 {
                tell("")
                return nil
            }
            let (changed, aside) = kept.restore()
            if !changed.isEmpty {
                row.notes.append(
                    Say.changedFiles(changed.count, Say.start(3, of: changed), aside))
            }
            if !answerJudge.isIntact(fingerprints) {
                if changed.isEmpty { row.notes.append(Say.changedProducts) }
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

    private func write(_ files: [String: String], to folder: String) -> Bool {
        do {
            for (name, text) in files { try Files.write(text, to: "\(folder)/\(name)") }
        } catch {
            Workshop.complain(Say.partlyWritten(folder, error))
            return false
        }
        print()
        paragraph(Say.writtenTo(files.keys.sorted().map { "\(folder)/\($0)" }))
        return true
    }
}

/// The folder for the report of `workshop grade`.
enum GradeReportFolder {
    private static let files: Set = [
        "grades.html", "grades.csv", "grades.json", "grades.xml", Remarks.file, Remarks.earlierFile, Remarks.pageFile,
    ]

    /// Returns true if a folder is missing, contains a report, or contains only hidden files and files of a report.
    static func isFree(_ folder: String) -> Bool {
        guard Files.exists(folder) else { return true }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return false }
        return names.allSatisfy { $0.hasPrefix(".") || files.contains($0) } || isReport(folder)
    }

    static func isReport(_ folder: String) -> Bool {
        Files.text(folder + "/grades.json")?.contains("\"misconceptions\"") == true
    }
}

import CurrycombWorkbook
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import CurrycombTeaching
@testable import CurrycombWorkshop

@Suite(.waitsForPrograms) struct GradeTests {
    let clone: Clone
    let folder: String

    init() throws {
        clone = try Clone()
        folder = clone.workspace.path("class")
    }

    private var temporary: String { clone.workspace.path("tmp") }

    private func handIn(_ learner: String, _ exercise: Exercise, _ text: String) throws {
        try Files.write(text, to: "\(folder)/\(learner)/\(exercise.file)")
    }

    private func find(_ paths: [String]? = nil) -> HandIns.Found {
        HandIns(course: Fixture.course, temporary: temporary).find(paths ?? [folder])
    }

    private let grading = Grading(
        exercises: Fixture.course.exercises, isUntouched: { $1 == Data("// stub \($0.id)\n".utf8) },
        judge: { exercise, answer in
            let text = String(decoding: answer, as: UTF8.self)
            if text.contains("done") { return Fixture.verdict([.passed, .passed, .passed, .passed], of: exercise) }
            if text.contains("broken") {
                let diagnostic = Diagnostic(line: 3, column: 1, message: "no <such> thing", source: "x")
                return Verdict(id: exercise.id, status: .doesNotCompile, diagnostics: [diagnostic])
            }
            var verdict = Fixture.verdict([.passed, .failed, .waiting, .waiting], of: exercise)
            verdict.checks[1].misconception = "swapped"
            verdict.checks[1].message = "f ran first"
            return verdict
        })

    private func sheet(_ found: HandIns.Found) -> GradeSheet {
        GradeSheet(exercises: Fixture.course.exercises, rows: found.handIns.map(grading.row), problems: found.problems)
    }

    @Test func clonesAndExercisesFoldersAreFound() throws {
        try handIn("ada", Fixture.curry, "done")
        try handIn("bo", Fixture.curry, "done")
        try Files.write("notes", to: "\(folder)/notes/read-me.txt")
        #expect(find().handIns.map(\.name) == ["ada", "bo"])
        try handIn("Abe", Fixture.curry, "done")
        #expect(find().handIns.map(\.name) == ["Abe", "ada", "bo"])
        try handIn("Cy", Fixture.curry, "done")
        #expect(find().handIns.map(\.name) == ["Abe", "ada", "bo", "Cy"], "capital letters make no difference")
        #expect(find(["\(folder)/ada"]).handIns.map(\.name) == ["ada"])
        // The learner is named after the folder that contains `Exercises`.
        #expect(find(["\(folder)/bo/Exercises"]).handIns.map(\.name) == ["bo"])
        #expect(find(["\(folder)/ada", "\(folder)/ada"]).handIns.map(\.name) == ["ada", "ada (2)"])
        try handIn("ada (2)", Fixture.curry, "done")
        let both = find(["\(folder)/ada", "\(folder)/ada", "\(folder)/ada (2)"])
        #expect(both.handIns.map(\.name) == ["ada", "ada (3)", "ada (2)"])
        #expect(find().problems.isEmpty)
    }

    /// Remarks belong to a name, so a name must not depend on the order of the learners.
    @Test func equalNamesAreDistinguishedByFolders() throws {
        for learner in ["a/ann", "b/ann", "b/bo", "x/c/ann"] { try handIn(learner, Fixture.curry, "done") }
        func names(_ learners: String...) -> [String] { find(learners.map { "\(folder)/\($0)" }).handIns.map(\.name) }
        #expect(names("a/ann", "b/ann", "b/bo") == ["ann (a)", "ann (b)", "bo"])
        #expect(names("b/ann", "a/ann") == ["ann (b)", "ann (a)"])
        #expect(names("b/ann", "b/bo") == ["ann", "bo"])
        #expect(names("a/ann", "x/c/ann/Exercises") == ["ann (a)", "ann (c)"])
        for learner in ["1/a/ann", "2/a/ann", "1/b/ann"] { try handIn(learner, Fixture.curry, "done") }
        #expect(names("1/a/ann", "2/a/ann", "1/b/ann") == ["ann (1/a)", "ann (2/a)", "ann (1/b)"])
        #expect(names("1/a/ann", "2/a/ann") == ["ann (1)", "ann (2)"])
        #expect(names("a/ann", "b/ann", "a/ann") == ["ann (a)", "ann (b)", "ann (a) (2)"])
    }

    @Test func pathsWithoutExercisesAreReported() throws {
        try Files.write("x", to: "\(folder)/notes/read-me.txt")
        let found = find(["\(folder)/notes", "\(folder)/nobody", "\(folder)/notes/read-me.txt"])
        #expect(found.handIns.isEmpty)
        #expect(found.problems.count == 3)
        #expect(found.problems[1].contains("nobody does not exist"))
    }

    @Test func aLinkToAnotherLearnersAnswersIsNotRead() throws {
        try handIn("ada", Fixture.curry, "done")
        let manager = FileManager.default
        try manager.createDirectory(atPath: "\(folder)/mallory", withIntermediateDirectories: true)
        try manager.createSymbolicLink(
            atPath: "\(folder)/mallory/Exercises", withDestinationPath: "../ada/Exercises")
        try manager.createSymbolicLink(atPath: "\(folder)/eve", withDestinationPath: "ada")
        #expect(find().handIns.map(\.name) == ["ada"])
        #expect(find().leftOut.map { ($0 as NSString).lastPathComponent } == ["eve", "mallory"])
        #expect(find(["\(folder)/mallory"]).handIns.isEmpty)
    }

    @Test func skippedSubmissionsAreReported() throws {
        try handIn("ada", Fixture.curry, "done")
        try Files.write("notes", to: "\(folder)/notes/read-me.txt")
        #expect(find().problems.isEmpty && find().leftOut == ["\(folder)/notes"])
        try handIn("bo/Documents/Uni/currycomb", Fixture.curry, "done")
        try FileManager.default.createDirectory(atPath: "\(folder)/cy/Exercises", withIntermediateDirectories: true)
        try Files.write("", to: "\(folder)/di.tar.gz")
        #expect(find().handIns.map(\.name) == ["ada"])
        #expect(
            find().problems == [
                Say.liesDeeper("\(folder)/bo", "\(folder)/bo/Documents/Uni/currycomb"),
                Say.emptyHandIn("\(folder)/cy"), Say.otherArchive("\(folder)/di.tar.gz"),
            ])
        #expect(find(["\(folder)/bo/Documents/Uni/currycomb"]).handIns.count == 1)
    }

    @Test func namesThatDifferOnlyInSpacesAreReported() throws {
        for learner in [" ann", "ann", "bo"] { try handIn(learner, Fixture.curry, "done") }
        #expect(find().problems == [Say.differInSpaces([" ann", "ann"])])
        #expect(Set(find().handIns.map(\.name)).count == 3)
    }

    @Test func theReportIsNotWrittenAmongOtherFiles() throws {
        let report = clone.workspace.path("report")
        #expect(GradeReportFolder.isFree(report))
        try Files.write("learner,exercise,slug,points,comment\n", to: "\(report)/\(Remarks.file)")
        #expect(GradeReportFolder.isFree(report))
        try Files.write("mine", to: "\(report)/index.html")
        #expect(!GradeReportFolder.isFree(report))
        let commands = CourseCommands(
            course: Fixture.course, workspace: clone.workspace, answerJudge: FakeJudge(root: clone.workspace.root),
            traits: TerminalTraits())
        #expect(commands.grade(GradeRequest([folder], out: report)) == Workshop.notWritten)
        #expect(commands.grade(GradeRequest([folder], out: "\(report)/index.html")) == Workshop.notWritten)
        try Files.write(GradeFiles.json(sheet(find())), to: "\(report)/grades.json")
        #expect(GradeReportFolder.isFree(report))
        // An earlier report among the submissions is not a submission.
        try handIn("ada", Fixture.curry, "done")
        try FileManager.default.moveItem(atPath: report, toPath: "\(folder)/report")
        #expect(find().problems.isEmpty && find().leftOut.isEmpty)
    }

    @Test func aLinkOutOfTheFolderIsNotRead() throws {
        try Files.write("secret", to: clone.workspace.path("secret/main.swift"))
        let inside = "\(folder)/eve/Exercises/\(Fixture.curry.chapterFolder)"
        try FileManager.default.createDirectory(atPath: inside, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: "\(inside)/\(Fixture.curry.folder)", withDestinationPath: clone.workspace.path("secret"))
        try handIn("eve", Fixture.composeTwo, "done")
        #expect(find().handIns.first?.answers.keys.sorted() == ["compose-two"])
    }

    @Test(.enabled(if: Editor.isInPath("zip") && Editor.isInPath("unzip")))
    func aZipIsUnpackedAndNamedAfterItsFile() throws {
        try handIn("packed", Fixture.curry, "done")
        let zip = "\(folder)/Grace H.zip"
        let made = Capture().run(["sh", "-c", "cd \"$1\" && zip -qr \"$2\" Exercises", "sh", "\(folder)/packed", zip])
        #expect(made.end == .exit(0))
        let found = find([zip])
        #expect(found.handIns.map(\.name) == ["Grace H"])
        #expect(found.handIns.first?.answers["curry"] == Data("done".utf8))
        try Files.write("no zip at all", to: "\(folder)/bad.zip")
        #expect(find(["\(folder)/bad.zip"]).problems.first?.contains("could not be unpacked") == true)
        // If a zip contains no answers, the message names the zip, not the folder into which it was unpacked.
        try Files.write("x", to: "\(folder)/empty/read-me.txt")
        let empty = "\(folder)/empty.zip"
        _ = Capture().run(["sh", "-c", "cd \"$1\" && zip -qr \"$2\" .", "sh", "\(folder)/empty", empty])
        #expect(find([empty]).problems == [Say.nothingInZip(empty)])
        // A zip in a zip is not unpacked.
        let outer = "\(folder)/outer.zip"
        _ = Capture().run(["sh", "-c", "cd \"$1\" && zip -q outer.zip empty.zip", "sh", folder])
        #expect(find([outer]).problems == [Say.nothingInZip(outer)])
        // A message names the teacher's zip, not the temporary link or folder.
        let fault = find(["\(folder)/bad.zip"]).problems.first
        #expect(fault?.contains(temporary) == false && fault?.contains("zip-") == false)
    }

    @Test func untouchedAndMissingAnswersAreNotJudged() throws {
        let judged = Mutex<[String]>([])
        let counting = Grading(
            exercises: Fixture.course.exercises, isUntouched: { $1 == Data("// stub \($0.id)\n".utf8) },
            judge: { exercise, _ in
                judged.withLock { $0.append(exercise.slug) }
                return Fixture.verdict([.passed, .passed, .passed, .passed], of: exercise)
            })
        try handIn("ada", Fixture.composeTwo, "// stub 2.1\n")
        try handIn("ada", Fixture.curry, "mine")
        let found = find().handIns
        #expect(counting.begun(in: found) == ["curry"])
        let row = counting.row(of: try #require(found.first))
        #expect(judged.withLock { $0 } == ["curry"])
        #expect(row.cells.map(\.kind) == [.untouched, .missing, .judged])
        #expect(row.done == 1)
    }

    @Test func totalsIncludeAnswersThatDoNotCompile() throws {
        try handIn("ada", Fixture.composeTwo, "done")
        try handIn("bo", Fixture.composeTwo, "broken")
        let sheet = sheet(find())
        #expect(sheet.rows.map(\.checks) == [12, 12])
        #expect(sheet.rows.map(\.held) == [4, 0])
        #expect(sheet.refused.map(\.name) == ["bo"])
        #expect(sheet.refused.first?.cell.sentence == "no <such> thing")
    }

    @Test func earlierStartingFilesCountAsUntouched() throws {
        let older = "// stub 3.1, as it was\n"
        try clone.write("\(Digest.blob(older)) curry\n", Renewal.list)
        let isUntouched = Grading.startingFiles(of: Fixture.course.exercises, in: clone.workspace)
        let stub = try #require(clone.workspace.stub(of: Fixture.curry))
        let texts = [stub, stub.replacing("\n", with: "\r\n"), older, older + "mine"]
        #expect(texts.map { isUntouched(Fixture.curry, Data($0.utf8)) } == [true, true, true, false])
        #expect(!isUntouched(Fixture.composeTwo, Data(older.utf8)))
    }

    @Test func theMostCommonMisconceptionComesFirst() throws {
        for learner in ["ada", "bo"] { try handIn(learner, Fixture.curry, "wrong") }
        try handIn("ada", Fixture.composeTwo, "wrong")
        let found = sheet(find()).misconceptions
        #expect(found.map(\.id) == ["3.1", "2.1"])
        #expect(found.first?.learners == ["ada", "bo"])
        #expect(found.first?.sentence == "12 is double(increment(5)): f ran first.")
    }

    @Test func hintsAreCountedOnlyIfSubmitted() throws {
        try handIn("ada", Fixture.curry, "done")
        try handIn("bo", Fixture.curry, "done")
        var progress = Progress()
        progress[Fixture.curry].hints = 2
        progress[Fixture.curry].helped = ["order"]
        progress[Fixture.curry].askedForSolution = true
        try ProgressFile(Workspace(root: "\(folder)/ada")).write(progress)
        let rows = sheet(find()).rows
        #expect(rows.map(\.hints) == [3, nil])
        #expect(rows.map(\.solutions) == [1, nil])
        #expect(rows.map(\.solutionsSeen) == [0, nil])
    }

    /// The folder around a learner's folder may be another clone, such as the teacher's, so its progress is not the
    /// learner's.
    @Test func aRenamedFolderUsesOnlyProgressInsideIt() throws {
        try Files.write("done", to: "\(folder)/ada/\(Fixture.curry.chapterFolder)/\(Fixture.curry.folder)/main.swift")
        var progress = Progress()
        progress[Fixture.curry].hints = 2
        try ProgressFile(Workspace(root: folder)).write(progress)
        #expect(sheet(find(["\(folder)/ada"])).rows.map(\.hints) == [nil])
        try ProgressFile(Workspace(root: "\(folder)/ada")).write(progress)
        #expect(sheet(find(["\(folder)/ada"])).rows.map(\.hints) == [2])
    }

    @Test func aDuplicateSlugIsGraded() throws {
        let isUntouched = Grading.startingFiles(of: [Fixture.curry, Fixture.curry], in: clone.workspace)
        #expect(isUntouched(Fixture.curry, Data("// stub 3.1\n".utf8)))
    }

    @Test func aSolutionCountsAsSeenAfterTheExerciseIsSolved() throws {
        try handIn("ada", Fixture.curry, "done")
        try handIn("bo", Fixture.curry, "done")
        var progress = Progress()
        progress.noteSolutionShown(of: Fixture.curry)
        progress.note(Fixture.done, on: Fixture.curry, answer: "done")
        try ProgressFile(Workspace(root: "\(folder)/ada")).write(progress)
        let sheet = sheet(find())
        #expect(sheet.rows.map(\.solutions) == [0, nil])
        #expect(sheet.rows.map(\.solutionsSeen) == [1, nil])
        let ends = GradeFiles.csv(sheet).split(separator: "\r\n").filter { $0.contains(",curry,") }
            .map { $0.split(separator: ",", omittingEmptySubsequences: false).last }
        #expect(ends == ["yes", ""])
        #expect(GradeFiles.json(sheet).contains("\"solutionsSeen\""))
    }

    @Test func formulasInTheTableAreEscaped() throws {
        #expect(GradeFiles.field("=1+1") == "'=1+1")
        #expect(GradeFiles.field("a \"b\", c") == "\"a \"\"b\"\", c\"")
        #expect(GradeFiles.field("plain") == "plain")
        try handIn("=cmd", Fixture.curry, "wrong")
        let lines = GradeFiles.csv(sheet(find())).split(separator: "\r\n")
        #expect(lines.count == 4)
        #expect(lines[3].hasPrefix("'=cmd,3.1,curry,Curry,wrong,judged,1,4,swapped,f ran first,"))
    }

    @Test func thePageEscapesNames() throws {
        try handIn("<b>bo", Fixture.curry, "broken")
        let page = GradePage(sheet(find()), look: "", script: "").html
        #expect(page.contains("&lt;b&gt;bo"))
        #expect(!page.contains("<b>bo"))
        #expect(page.contains("no &lt;such&gt; thing"))
    }

    @Test func theJSONContainsEachVerdict() throws {
        try handIn("ada", Fixture.curry, "wrong")
        let text = GradeFiles.json(sheet(find()))
        let tree = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let learners = try #require(tree["learners"] as? [[String: Any]])
        let exercises = try #require(learners.first?["exercises"] as? [[String: Any]])
        #expect(exercises.map { $0["handedIn"] as? String } == ["missing", "missing", "judged"])
        #expect((exercises[2]["checks"] as? [Any])?.count == 4)
    }

    @Test func everyCheckIsATestCaseInJUnit() throws {
        let exercise = Fixture.composeTwo
        let refused = Verdict(
            id: exercise.id, status: .doesNotCompile,
            diagnostics: [Diagnostic(line: 3, column: 1, message: "a & b < c", source: "")])
        for verdict in [Fixture.done, refused, Fixture.verdict([.passed, .failed, .todo, .waiting])] {
            let text = JUnit.document([("ada \"x\"", JudgedAnswer(exercise, .judged, verdict))])
            #expect(text.ranges(of: "<testcase ").count == 4)
            #expect(text.contains("tests=\"4\""))
            #expect(text.contains("ada &quot;x&quot;"))
        }
        let text = JUnit.document([(nil, JudgedAnswer(exercise, .judged, refused))])
        #expect(text.contains("errors=\"1\" skipped=\"3\""))
        #expect(text.contains("a &amp; b &lt; c"))
        let wrong = Fixture.verdict([.passed, .failed, .todo, .waiting])
        #expect(JUnit.document([(nil, JudgedAnswer(exercise, .judged, wrong))]).contains("failures=\"1\""))
        let missing = JudgedAnswer(exercise, .missing, Verdict(id: exercise.id, status: .notJudged))
        #expect(JUnit.document([(nil, missing)]).contains("errors=\"0\" skipped=\"4\""))
        #expect(JUnit.escaped("\u{1}\u{FFFE}x") == "x")
    }

    @Test func theSummaryIsPlainMarkdown() {
        var verdict = Fixture.verdict([.passed, .failed, .waiting, .waiting])
        verdict.checks[1].message = "a | b <c>, then `x | \\ y<Z>`, and one ` more"
        let cells = [
            JudgedAnswer(Fixture.composeTwo, .judged, verdict),
            JudgedAnswer(Fixture.curry, .untouched, Fixture.verdict([.todo, .todo, .todo, .todo])),
            JudgedAnswer(Fixture.composeMany, .judged, Fixture.done),
        ]
        let text = CheckSummary.markdown(cells)
        #expect(text.contains("## 1 of 3 done"))
        #expect(text.contains("a \\| b &lt;c&gt;, then `x \\| \\ y<Z>`, and one \\` more"))
        #expect(text.contains("not begun: 1"))
    }

    @Test func filesChangedByAnswersAreRestored() throws {
        try handIn("ada", Fixture.curry, "done")
        let source = clone.workspace.path("Sources/Workbook/Real.swift")
        try Files.write("let real = 1\n", to: source)
        // The text of an exercise lists its checks, so a change to the text must be undone, too.
        let text = clone.workspace.path(Fixture.composeTwo.text)
        try Files.write("## Checks", to: text)
        let kept = KeptFiles(find().handIns, clone.workspace, Fixture.course)
        #expect(kept.restore().changed.isEmpty)
        try Files.write("", to: text)
        let answer = "\(folder)/ada/\(Fixture.curry.file)"
        let added = clone.workspace.path("Sources/Workbook/Extra.swift")
        try Files.write("mine now", to: answer)
        try Files.write("let real =", to: source)
        try Files.write("let extra = 1", to: added)
        let others = ["Package@swift-6.3.swift", "Exercises/02-Composition/Beside.swift"].map(clone.workspace.path)
        for file in others { try Files.write("let extra = 1", to: file) }
        try FileManager.default.removeItem(atPath: clone.workspace.path(Fixture.composeTwo.file))
        let progress = ProgressFile(clone.workspace).path
        #expect(!Files.exists(progress))
        try Files.write("{}", to: progress)
        let (changed, aside) = kept.restore()
        #expect(changed.count == 8 && Files.text(text) == "## Checks")
        #expect(!others.contains(where: Files.exists))
        #expect(!Files.exists(progress))
        #expect(Files.text(answer) == "done")
        #expect(Files.text(source) == "let real = 1\n")
        #expect(!Files.exists(added))
        #expect(clone.workspace.answer(to: Fixture.composeTwo) == "// stub 2.1\n")
        // The changed files are kept, because a change may be the teacher's own.
        #expect(Files.text("\(aside)/Real.swift") == "let real =")
        #expect(Files.text("\(aside)/new/Extra.swift") == "let extra = 1")
        #expect(kept.restore().changed.isEmpty)
    }

    @Test func aLongSourceFileIsNotRemoved() throws {
        let source = clone.workspace.path("Sources/Workbook/Table.swift")
        try Files.write(String(repeating: "// a long table\n", count: 100_000), to: source)
        let kept = KeptFiles(find().handIns, clone.workspace, Fixture.course)
        #expect(kept.restore().changed.isEmpty)
        #expect(Files.exists(source))
    }

    // MARK: - The teacher's remarks

    @Test func reportsContainPointsAndComments() throws {
        try handIn("ada", Fixture.curry, "// 3.1\n\nimport Chapter\n\nstruct Answer {\n    let wrong = \"<b>\"\n}\n")
        try handIn("bo", Fixture.curry, "\n\ndone")
        var sheet = sheet(find())
        #expect(
            sheet.remarks.text(withPlacesFor: sheet)
                == "learner,exercise,slug,points,comment\r\nada,3.1,curry,,\r\nbo,3.1,curry,,\r\n")
        // The remarks are in the form of a file that was saved by a spreadsheet.
        sheet.remarks = Remarks(
            "\u{FEFF}learner;exercise;slug;points;comment\r\nada;3.1;curry;2,5;\"Name it \"\"f\"\";\nthen go on\"\r\nzoe;1.1;x;1;gone\r\n"
        )
        #expect(sheet.remarks.problems.isEmpty)
        let comment = "Name it \"f\";\nthen go on"
        #expect(sheet.remarks["ada", Fixture.curry] == Remarks.Remark(points: "2,5", comment: comment))
        let page = GradePage(sheet, look: "", script: "").html
        #expect(page.contains("value=\"2,5\""))
        #expect(page.contains(">Name it &quot;f&quot;;\nthen go on</textarea>"))
        #expect(page.contains("data-learner=\"ada\">2.5</td>"))
        // The page shows the answer with the line numbers of its file, but without the file's first lines.
        #expect(page.contains("<i>5</i>") && page.contains("&lt;b&gt;") && !page.contains("<i>1</i>"))
        let csv = Remarks.table(GradeFiles.csv(sheet))
        #expect(csv[0].suffix(3) == ["points", "comment", "sawSolution"])
        let curries = csv.filter { $0[0] == "ada" && $0[2] == "curry" }
        #expect(curries.map { Array($0.suffix(3)) } == [["2,5", comment, ""]])
        let tree = try #require(
            try JSONSerialization.jsonObject(with: Data(GradeFiles.json(sheet).utf8)) as? [String: Any])
        let ada = try #require((tree["learners"] as? [[String: Any]])?.first?["exercises"] as? [[String: Any]])
        #expect(ada[2]["points"] as? Double == 2.5 && ada[2]["comment"] as? String == comment)
        // All remarks are kept, even those on a learner who has submitted nothing this time. Each new answer gets a
        // row.
        let written = Remarks.table(sheet.remarks.text(withPlacesFor: sheet))
        #expect(written.map { $0[0] } == ["learner", "ada", "zoe", "bo"])
        #expect(written[1].suffix(2) == ["2,5", comment] && written[2].suffix(2) == ["1", "gone"])
        #expect(sheet.remarks.others(than: sheet).map { $0[0] } == ["zoe"])
    }

    @Test func columnsAddedByTheTeacherAreKept() throws {
        try handIn("ada", Fixture.curry, "one")
        try handIn("bo", Fixture.curry, "two")
        var sheet = sheet(find())
        sheet.remarks = Remarks("slug,Group,learner,comment,points,=seen\ncurry, B ,ada,good,2,\nx,A,zoe,,1,'=1+1\n")
        let written = sheet.remarks.text(withPlacesFor: sheet)
        #expect(
            Remarks.table(written) == [
                ["learner", "exercise", "slug", "points", "comment", "Group", "'=seen"],
                ["ada", "", "curry", "2", "good", " B ", ""], ["zoe", "", "x", "1", "", "A", "'=1+1"],
                ["bo", "3.1", "curry", "", "", "", ""],
            ])
        #expect(Remarks(written).text(withPlacesFor: sheet) == written)
        let page = GradePage(sheet, look: "", script: "").html
        #expect(page.contains("data-added=\"[&quot;Group&quot;,"))
        #expect(page.contains("data-slug=\"curry\" data-added=\"[&quot; B &quot;,&quot;&quot;]\""))
        #expect(sheet.remarks.others(than: sheet) == [["zoe", "", "x", "1", "", "A", "=1+1"]])
    }

    @Test("the table and the page find a comma, a quote or a minus even before a combining mark")
    func combiningMarks() throws {
        let accent = "\u{301}"
        for text in [",\(accent)a", "\"\(accent) x=\"", "-\(accent)1", "\n\(accent)"] {
            let table = GradeFiles.table([["learner", "slug", "points", "comment"], ["ada", "curry", "1", text]])
            #expect(Remarks(table)["ada", Fixture.curry].comment == text)
            #expect(CheckSummary.escaped("|\(accent)").unicodeScalars.first == "\\")
        }
        try handIn("ada", Fixture.curry, "let a = \"\(accent)<\(accent)\"\r\n// end\r\nlet b = 2\r\n")
        var sheet = sheet(find())
        sheet.remarks = Remarks("learner,exercise,slug,points,comment\nada,3.1,curry,1,\"\"\"\(accent) x=\"\n")
        let page = GradePage(sheet, look: "", script: "").html
        #expect(page.contains("\"\(accent)&lt;\(accent)"))
        #expect(page.contains(">&quot;\(accent) x=</textarea>"))
        #expect(page.contains("<i>3</i><span class=\"k\">let</span> b"))
    }

    @Test("a comment keeps line separators that do not end a line of a table")
    func otherLineEnds() {
        for text in ["good\u{2028}but slow", "a\u{B}b", "a\u{85}b"] {
            let table = GradeFiles.table([["learner", "slug", "points", "comment"], ["ada", "curry", "1", text]])
            #expect(Remarks(table)["ada", Fixture.curry].comment == text)
        }
    }

    @Test("a text that begins with quotes before a sign keeps the quotes")
    func quotesBeforeASign() {
        for text in ["'+' is missing", "'-ann", "''=", "'''@x", "'plain'", "+1"] {
            let table = GradeFiles.table([["learner", "slug", "points", "comment"], [text, "curry", "1", text]])
            #expect(Remarks(table)[text, Fixture.curry].comment == text)
        }
        let head = "learner,slug,points,comment,=seen\r\n"
        let sheet = GradeSheet(exercises: [], rows: [])
        let written = Remarks(head).text(withPlacesFor: sheet)
        #expect(written.hasSuffix(",'=seen\r\n") && Remarks(written).text(withPlacesFor: sheet) == written)
    }

    @Test("the page's script counts all points and writes a table that can be read back", .enabled(if: hasNode))
    func scriptOfThePage() throws {
        try handIn("ada", Fixture.curry, "one")
        var sheet = sheet(find())
        let rows = [["learner", "slug", "points", "comment"], ["ada", "compose-two", "5", "excused"]]
        sheet.remarks = Remarks(GradeFiles.table(rows))
        #expect(GradePage(sheet, look: "", script: "").html.contains("data-learner=\"ada\" data-more=\"5.0\">5</td>"))
        let others = JSONNode.array(sheet.remarks.others(than: sheet).map { .array($0.map(JSONNode.string)) }).text
        let script = try String(contentsOf: Places.root.appending(path: GradePage.script), encoding: .utf8)
        let trial = """
            const heard = {}, cells = [{dataset: {learner: 'ada', more: '5.0'}}, {dataset: {learner: 'bo'}}];
            const button = {dataset: {others: process.argv[1], file: 'remarks.csv', saved: ''},
                addEventListener: (name, act) => { heard[name] = act; }};
            const field = {input: {value: '2,5'}, textarea: {value: "'+' is missing"}};
            const place = {dataset: {learner: 'ada', exercise: '3.1', slug: 'curry'},
                querySelector: name => field[name]};
            const link = {click() {}};
            globalThis.window = globalThis;
            globalThis.location = {hash: ''};
            globalThis.addEventListener = (name, act) => { heard[name] = act; };
            globalThis.document = {
                getElementById: name => name === 'save' ? button : {},
                querySelectorAll: name => name === '.remark' ? [place]
                    : cells.filter(cell => !name.includes('more') || cell.dataset.more), createElement: () => link};
            \(script)
            heard.input();
            heard.click();
            console.log(cells.map(cell => cell.textContent).join(' ') + '\\n' + link.href.replace(/^[^,]*,/, ''));
            """
        let (output, end) = Capture(seconds: 60).run(["node", "-e", trial, others])
        let lines = output.split(separator: "\n")
        #expect(end == .exit(0) && lines.first == "7.5 –", "\(output)")
        let saved = Remarks(try #require(lines.last?.removingPercentEncoding))
        #expect(saved["ada", Fixture.curry] == Remarks.Remark(points: "2,5", comment: "'+' is missing"))
        #expect(saved["ada", Fixture.composeTwo].comment == "excused")
    }

    private static let hasNode = Editor.isInPath("node")

    @Test("the page offers another file if the page does not have all the remarks")
    func pageWithoutAllRemarks() throws {
        try handIn("ada", Fixture.curry, "one")
        var sheet = sheet(find())
        func page(_ text: String) -> String {
            sheet.remarks = Remarks("learner,exercise,slug,points,comment\n" + text)
            return GradePage(sheet, look: "", script: "").html
        }
        for text in ["ada,3.1,curry,1,\"open\n", "ada,3.1,curry,1,good, but slow\n"] {
            #expect(page(text).contains("data-file=\"remarks-page.csv\"") && !sheet.remarks.isWhole)
        }
        // A remark whose points are not a number is on the page, too, so the page has all the remarks.
        for text in ["ada,3.1,curry,many,\n", "ada,3.1,curry,1,good\n"] {
            #expect(page(text).contains("data-file=\"remarks.csv\""))
        }
        // The command keeps an earlier row about the same answer, and so does the page.
        _ = page("ada,3.1,curry,1,first\nada,3.1,curry,2,second\nada,2.1,compose-two,3,\n")
        #expect(sheet.remarks.others(than: sheet).map { $0[3] } == ["1", "3"])
    }

    @Test("lines are numbered as the compiler numbers them")
    func linesOfTheCompiler() throws {
        try handIn("ada", Fixture.curry, "let a = 1 // \u{2028} \u{C} \u{B} \u{85} \u{2029}\rlet b = 2\r\nlet c = 3\n")
        let page = GradePage(sheet(find()), look: "", script: "").html
        #expect(page.contains("<i>3</i><span class=\"k\">let</span> c"))
    }

    @Test("remarks on a learner whose name ends with a space are found")
    func nameWithASpace() throws {
        try handIn("ada ", Fixture.curry, "one")
        var sheet = sheet(find())
        sheet.remarks = Remarks("learner,exercise,slug,points,comment\nada ,3.1,curry,2,good\n")
        #expect(sheet.rows.map { sheet.remarks[$0.name, Fixture.curry].points } == ["2"])
    }

    @Test func aTableInAnotherEncodingIsReported() throws {
        let latin = Data("learner,exercise,slug,points,comment\nada,3.1,curry,1,tr".utf8) + [0xE8, 0x0A]
        try Files.write("", to: "\(folder)/\(Remarks.file)")
        try latin.write(to: URL(fileURLWithPath: "\(folder)/\(Remarks.file)"))
        #expect(Remarks(in: folder).problems == [Say.remarksNotText(Remarks.file, line: 2)])
        #expect(Remarks(in: "\(folder)/none").problems.isEmpty)
    }

    @Test func aFileThatIsNotATableIsReportedAndLeftAlone() {
        for points in ["1e300", "inf", "nan"] {
            let problems = Remarks("learner,exercise,slug,points,comment\nada,2.1,compose-two,\(points),\n").problems
            #expect(problems == [Say.notPoints(points, Remarks.file, row: 2)])
        }
        #expect(Remarks("what, is, this\n1,2,3\n").problems.count == 1)
        let odd = Remarks("learner,exercise,slug,points,comment\nada,2.1,compose-two,many,\n")
        #expect(odd.problems.count == 1 && odd["ada", Fixture.composeTwo].points == "many")
        #expect(
            Remarks(GradeFiles.table([["learner", "slug", "points", "comment"], ["=a", "curry", "1", "-x"]]))[
                "=a", Fixture.curry
            ].comment == "-x")
    }

    @Test("a cell without a column is reported, because it would be missing from the written table")
    func moreCellsThanColumns() {
        let head = "learner,exercise,slug,points,comment\n"
        let remarks = Remarks(head + "bo,2.1,compose-two,1,fine\nada,2.1,compose-two,2,good, but slow\n")
        #expect(remarks.problems == [Say.tooManyCells(Remarks.file, row: 3)])
        #expect(remarks["ada", Fixture.composeTwo].comment == "good")
        // A spreadsheet may write empty cells up to the width of the longest row.
        #expect(Remarks(head + "ada,2.1,compose-two,2,good,,\n").problems.isEmpty)
    }

    @Test(
        "a quote that is not closed is reported, because the rows after it would become part of the cell",
        arguments: [
            "ada,2.1,compose-two,2,\"good\r\nbo,2.1,compose-two,3,fine\r\n",
            "ada,2.1,compose-two,2,\"good\r\nbo,2.1,compose-two,3,\"fine\"\r\n",
        ])
    func openQuote(rows: String) {
        let remarks = Remarks("learner,exercise,slug,points,comment\r\ncy,2.1,compose-two,1,\"ok\"\r\n" + rows)
        #expect(remarks.problems == [Say.openQuote(Remarks.file, row: 3)])
        #expect(remarks["ada", Fixture.composeTwo].isEmpty && remarks["cy", Fixture.composeTwo].isEmpty)
    }

    @Test("remarks that are written during the run are not overwritten")
    func remarksOfTheRun() throws {
        let file = "\(folder)/\(Remarks.file)"
        let head = "learner,exercise,slug,points,comment\r\n"
        func files(_ during: () throws -> Void) throws -> (problems: [String], files: [String: String]) {
            var sheet = GradeSheet(exercises: Fixture.course.exercises, rows: [])
            sheet.remarks = Remarks(in: folder)
            try during()
            let files = CourseCommands.files(&sheet, clone.workspace, for: folder)
            return (sheet.problems, files)
        }
        let changed = Say.remarksHaveChanged(Remarks.file, Remarks.earlierFile)
        // At first, there is no file with remarks.
        var result = try files {}
        #expect(result.problems.isEmpty && result.files[Remarks.file] == head)
        result = try files { try Files.write(head + "ada,2.1,compose-two,2,good\r\n", to: file) }
        #expect(result.problems == [changed] && result.files[Remarks.file] == nil)
        #expect(result.files["grades.html"]?.contains("remarks-earlier.csv") == true)
        result = try files {}
        #expect(result.problems.isEmpty && result.files[Remarks.file] == head + "ada,2.1,compose-two,2,good\r\n")
        result = try files { try Files.write(head, to: file) }
        #expect(result.problems == [changed] && result.files[Remarks.file] == nil)
        #expect(result.files[Remarks.earlierFile] == head + "ada,2.1,compose-two,2,good\r\n")
    }

    @Test func anAnswerThatIsTooLongIsNotShown() throws {
        try handIn("ada", Fixture.curry, String(repeating: "x", count: Int(Workspace.longestAnswer) + 1))
        let page = GradePage(sheet(find()), look: "", script: "").html
        #expect(!page.contains("\0") && page.contains("too long"))
    }

    // MARK: - The sandbox

    @Test func theSandboxOptionsAreParsed() throws {
        func wish(_ words: [String]) throws -> GradingSandbox.Wish {
            var reader = OptionReader(["grade", "x"] + words)
            return try GradeRequest(&reader, Fixture.course).sandbox
        }
        #expect(try wish([]) == .whereItWorks)
        #expect(try wish(["--sandbox"]) == .always)
        #expect(try wish(["--no-sandbox"]) == .never)
        #expect(throws: UsageError.self) { try wish(["--sandbox", "--no-sandbox"]) }
    }

    @Test func theUnpackedZipsAreHidden() {
        let request = GradeRequest(["/class"], out: "/report")
        let handIn = HandIn(name: "ada", folder: "/class/ada/Exercises")
        let hidden = request.hidden([handIn], temporary: "/scratch/grading")
        #expect(hidden == ["/class", "/report", "/class/ada/Exercises", "/scratch/grading"])
    }

    @Test func theSandboxHidesAnswersButNotTheCourse() throws {
        try handIn("ada", Fixture.curry, "done")
        let root = Files.real(clone.workspace.root)
        try Files.write("{}", to: "\(root)/.currycomb/state.json")
        let room = GradingSandbox.sandbox(
            clone.workspace, hiding: [folder, "\(folder)/ada"], environment: ["HOME": root + "/.."])
        let words = room.command(["answer"], showing: ["/x/answer"], writingTo: "/x/own")
        func places(_ option: String) -> [(Int, String)] {
            words.indices.filter { words[$0] == option }.map { ($0, words[$0 + 1]) }
        }
        let shown = try #require(places("--ro-bind").first { $0.1 == root }?.0)
        for hidden in ["\(root)/Exercises", "\(root)/.currycomb", Files.real(folder)] {
            let place = try #require(places("--tmpfs").first { $0.1 == hidden }?.0, "\(hidden)")
            #expect(place > shown)
        }
        // The path of a learner's folder would show who is in the class, so it must not appear in the command at all.
        #expect(!words.contains(Files.real(folder) + "/ada"))
        #expect(places("--bind").map(\.1) == ["/x/own"])
        #expect(words.contains("--unshare-all") && words.contains("--die-with-parent"))
        #expect(words.suffix(2) == ["--", "answer"])
    }

    @Test func aToolchainInAHiddenFolderStaysVisible() throws {
        // The sandbox hides /tmp and the home folder. The temporary folder may be outside /tmp, so this test makes it
        // the home folder.
        let home = (Files.real(clone.workspace.root) as NSString).deletingLastPathComponent
        let zip = "\(Files.real(clone.workspace.root))-class.zip"
        let tools = "\(Files.real(clone.workspace.root))-tools"
        defer { for path in [zip, tools] { try? FileManager.default.removeItem(atPath: path) } }
        try Files.write("", to: zip)
        let compiler = "\(tools)/usr/bin/swiftc"
        try Files.write("", to: compiler)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
        try Files.write("", to: "\(tools)/usr/class/answer.swift")
        func words(_ folders: String...) -> String {
            let room = GradingSandbox.sandbox(
                clone.workspace, hiding: folders, environment: ["HOME": home, "PATH": "\(tools)/usr/bin"])
            return room.command(["answer"], writingTo: "/x/own").joined(separator: " ")
        }
        #expect(words("/bin/sh").contains("--ro-bind /dev/null \(Files.real("/bin/sh")) "))
        // A file in a hidden folder is hidden together with the folder.
        #expect(!words(zip).contains(zip))
        #expect(words().contains("--ro-bind \(tools)/usr \(tools)/usr "))
        #expect(words("\(tools)/usr/class").contains("--ro-bind \(tools)/usr \(tools)/usr --tmpfs"))
    }
}

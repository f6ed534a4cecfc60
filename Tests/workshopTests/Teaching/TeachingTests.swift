import CurrycombWorkbook
import Foundation
import TestSupport
import Testing

@testable import CurrycombAuthoring
@testable import CurrycombSite
@testable import CurrycombTeaching
@testable import CurrycombWorkshop
@testable import workshop_tools

@Suite struct TeachingTests {
    private func request(_ words: [String]) throws -> Request { try Arguments(words, Fixture.course).command }
    private func tool(_ words: [String]) throws -> ToolRequest {
        #expect(try request(words) == .tools)
        return try ToolRequest(words, Fixture.course)
    }

    @Test func teachingCommandsAreParsed() throws {
        #expect(try tool(["grade", "a", "b"]) == .grade(GradeRequest(["a", "b"])))
        #expect(
            try tool(["--out", "x", "grade", "a", "--chapters=2-3"])
                == .grade(GradeRequest(["a"], chapters: [2, 3], out: "x")))
        #expect(try tool(["classroom"]) == .classroom)
        #expect(try tool(["doctor", "--class"]) == .doctor(nil))
        #expect(
            try tool(["doctor", "--class", "--board", "10.0.0.2/calm-otter"])
                == .doctor(BoardPlace(host: "10.0.0.2", port: 8427)))
        #expect(try request(["doctor"]) == .doctor)
        #expect(try tool(["author", "2.1", "--watch"]) == .author("2.1", watches: true))
        #expect(
            try tool(["new", "exercise", "2.3", "slug", "A Title"])
                == .newExercise(id: "2.3", slug: "slug", title: "A Title"))
        #expect(try tool(["new", "chapter", "14-Lenses"]) == .newChapter("14-Lenses"))
        #expect(try tool(["grade", "a", "--root", "/x"]) == .grade(GradeRequest(["a"])))
        #expect(Arguments.root(in: ["grade", "a", "--root", "/x"]) == "/x")
    }

    @Test func reportOptionsAreParsed() throws {
        #expect(
            try request(["check", "2", "--junit", "x.xml"])
                == .report(["compose-two", "compose-many"], .text, junit: "x.xml"))
        #expect(
            try request(["check", "1-compose-two", "--problems"]) == .report(["compose-two"], .problems, junit: nil))
        #expect(try Arguments(["check", "--markdown", "--root", "/x"], Fixture.course).root == "/x")
        #expect(throws: UsageError(message: Say.oneForm)) { try request(["check", "--markdown", "--json"]) }
    }

    @Test func helpOnAToolDoesNotStartTheTool() throws {
        #expect(try request(["grade", "--help"]) == .help(on: "grade"))
        #expect(try request(["help", "site"]) == .help(on: "site"))
    }

    @Test func eachCommandHasItsOwnHelp() throws {
        #expect(try request(["new", "--help"]) == .help(on: "new"))
        #expect(try request(["author", "-h"]) == .help(on: "author"))
        #expect(Say.helpLines(on: "new").split(separator: "\n").allSatisfy { $0.hasPrefix("workshop new ") })
        let author = Say.helpLines(on: "author")
        #expect(author.hasPrefix("workshop author") && author.hasSuffix("on every save"))
        #expect(Say.helpLines(on: "nonsense") == Say.help)
    }

    @Test func aMissingTitleIsReported() {
        #expect(throws: UsageError(message: Say.noTitle)) { try tool(["new", "exercise", "1.3", "again"]) }
        #expect(throws: UsageError(message: Say.emptyWord("new") + " " + Say.newWhat)) {
            try tool(["new", "course", "", "Name"])
        }
        #expect(throws: UsageError(message: Say.noCourseName)) { try tool(["new", "course", "../x"]) }
    }

    @Test func theWelcomeNamesTheCourse() {
        let exercise = Exercise(in: "01-Names", 1, "initials", minutes: 8, words: Fixture.course.exercises[0].words)
        let chapter = Chapter(folder: "01-Names", title: "Names", about: "A.", exercises: [exercise])
        let own = Course("Names", of: [chapter])
        #expect(Say.length(own) == "1 chapter, 1 exercise, about 23 minutes")
        #expect(Say.welcome(own).contains("# Welcome to Names") && !Say.welcome(own).contains("functional Swift"))
        let long = Exercise(in: "01-Names", 2, "long", minutes: 60, words: exercise.words)
        let more = Chapter(folder: "02-More", title: "More", about: "A.", exercises: [exercise, long, long])
        #expect(
            Say.length(Course("C", of: [chapter, more])) == "2 chapters, 4 exercises, about 3 hours")
        #expect(Say.welcome(Course("Currycomb", of: [more])).contains("You learn functional Swift"))
        let site = Site(course: own, workspace: Workspace(root: "/nowhere"), isLive: false)
        #expect(site.lead == Say.otherCourseLead)
    }

    @Test func allTextsGiveTheSameLengthOfTheCourse() throws {
        func text(_ path: String) throws -> String {
            try String(contentsOf: Places.root.appending(path: path), encoding: .utf8)
        }
        let minutes = try text("README.md").matches(of: /(?m)^\| \d+ .*\| (\d+) \|$/).compactMap { Int($0.1) }
        let hours = (minutes.reduce(0, +) + 30) / 60
        #expect(Say.length(Course.whole).hasSuffix("about \(hours) hours"))
        let words = [15: "fifteen", 16: "sixteen", 17: "seventeen", 18: "eighteen", 19: "nineteen", 20: "twenty"]
        #expect(
            try text("Chapters/01-PureFunctions/Lesson.md").contains("chapters take about \(words[hours] ?? "") hours"))
    }

    @Test func invalidArgumentsAreRejected() {
        let wrong = [
            ["grade"], ["grade", "a", "--chapters", "9"], ["grade", "a", "--out"], ["grade", "a", "--nonsense"],
            ["check", "9.9", "--junit", "x"], ["check", "--json", "--markdown"], ["check", "--junit"],
            ["check", "--junit", ""], ["check", "--junit="], ["classroom", "x"],
            ["new"], ["new", "exercise", "2.6"], ["author", "1", "2"], ["doctor", "--class", "x"],
            ["doctor", "--class", "--board"], ["doctor", "--class", "--board", "a b"],
            ["list", "--out", "x"],
        ]
        for words in wrong {
            #expect(throws: UsageError.self, "\(words)") {
                if case .tools = try request(words) { _ = try ToolRequest(words, Fixture.course) }
            }
        }
    }

    @Test func verdictsAreWrittenAsJUnitReports() throws {
        let clone = try Clone()
        let commands = CourseCommands(
            course: Fixture.course, workspace: clone.workspace, answerJudge: FakeJudge(root: clone.workspace.root),
            traits: TerminalTraits())
        let file = clone.workspace.path("out/junit.xml")
        #expect(commands.check(["curry"], .text, junit: file) == Workshop.notYet)
        try clone.write("done", Fixture.curry.file)
        #expect(commands.check(["curry"], .text, junit: file) == Workshop.done)
        #expect(Files.text(file)?.contains("tests=\"4\" failures=\"0\" errors=\"0\" skipped=\"0\"") == true)
        // A name without a folder, as a user types it, means a file in the current folder.
        let name = "junit-\(UUID().uuidString).xml"
        defer { try? FileManager.default.removeItem(atPath: name) }
        #expect(commands.check(["curry"], .text, junit: name) == Workshop.done)
        #expect(Files.exists(name))
        try Files.write("<notes/>", to: file)
        #expect(commands.check(["curry"], .text, junit: file) == Workshop.notWritten)
        #expect(Files.text(file) == "<notes/>", "only an earlier report is replaced")
        try clone.write("", "blocked")
        #expect(commands.check(["curry"], .text, junit: clone.workspace.path("blocked/x.xml")) == 3)
    }

    @Test func filesOfAKilledCommandAreRemovedAfterADay() throws {
        let name = "currycomb-test-\(UUID().uuidString)"
        let left = TemporaryFolder.path(name)
        try Files.write("answer", to: left + "/main.swift")
        let soon = TemporaryFolder.path(name, now: Date() + 3600)
        #expect(soon != left && Files.exists(left + "/main.swift"), "the command of this folder may still be running")
        _ = TemporaryFolder.path(name, now: Date() + 25 * 3600)
        #expect(!Files.exists(left))
    }

    @Test func classroomDoesNotOverwriteFilesOfOthers() throws {
        let clone = try Clone()
        let commands = CourseCommands(
            course: Fixture.course, workspace: clone.workspace, answerJudge: FakeJudge(), traits: TerminalTraits())
        #expect(commands.classroom() == Workshop.done)
        #expect(commands.classroom() == Workshop.done)
        let text = try #require(clone.workspace.text(ClassroomFiles.autograding))
        let tree = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect((tree["tests"] as? [Any])?.count == 3)
        try clone.write("mine", ClassroomFiles.workflow)
        #expect(commands.classroom() == Workshop.notWritten)
        #expect(clone.workspace.text(ClassroomFiles.workflow) == "mine")
    }

    @Test func classroomWritesNoLocalPaths() throws {
        let clone = try Clone()
        let commands = CourseCommands(
            course: Fixture.course, workspace: clone.workspace, answerJudge: FakeJudge(), traits: TerminalTraits())
        let manifest = try #require(
            CourseTemplate(name: "Names", toolkit: "/home/ada/Currycomb").files.first { $0.path == "Package.swift" })
        try clone.write(manifest.text, "Package.swift")
        #expect(CourseCommands.toolkitFolder(manifest.text) == "/home/ada/Currycomb")
        #expect(commands.classroom() == Workshop.notYet)
        #expect(clone.workspace.text(ClassroomFiles.workflow) == nil)
        // With the address from the manifest's comment in place of the local path, the files are written.
        let away = manifest.text.replacing(/\n *\.package\(name: [^\n]*/, with: "").replacing(
            "// .package(url", with: ".package(url")
        try clone.write(away, "Package.swift")
        #expect(commands.classroom() == Workshop.done)
        for file in [ClassroomFiles.workflow, ClassroomFiles.autograding] {
            #expect(clone.workspace.text(file)?.contains("/home/") == false)
        }
    }

    /// Writes a verdict with `status` to `grades.xml`, and runs the workflow's step with a program that only exits with
    /// `code`.
    @Test(arguments: [
        (Verdict.Status.done, 0, 0), (.wrong, 1, 0), (.doesNotCompile, 1, 0), (.notJudged, 1, 1), (.wrong, 2, 1),
    ])
    func theWorkflowFailsOnlyIfJudgingFailed(_ status: Verdict.Status, _ code: Int, _ end: Int32) throws {
        let clone = try Clone()
        let verdict = Verdict(id: "3.1", status: status, problem: "no <error type=\"notJudged\"")
        try clone.write(JUnit.document([(nil, JudgedAnswer(Fixture.curry, .judged, verdict))]), "grades.xml")
        try clone.writeProgram("exit \(code)", ".build/debug/workshop")
        let lines = ClassroomFiles.workflowText.split(separator: "\n", omittingEmptySubsequences: false)
        let step = lines.drop { !$0.hasSuffix("run: |") }.dropFirst().prefix { $0.hasPrefix("          ") }
        try clone.write(step.joined(separator: "\n"), "step.sh")
        let run = Capture().run([
            "sh", "-c", "cd \"$1\" && GITHUB_STEP_SUMMARY=/dev/null bash --noprofile --norc -eo pipefail step.sh", "sh",
            clone.workspace.root,
        ])
        #expect(run.end == .exit(end))
    }

    @Test func problemsAreFormattedAsCompilerErrors() throws {
        var wrong = Fixture.verdict([.passed, .failed, .waiting, .waiting])
        wrong.checks[1].message = "f ran\nfirst"
        wrong.checks[1].line = 12
        let refused = Verdict(
            id: "3.1", status: .doesNotCompile,
            diagnostics: [Diagnostic(line: 3, column: 5, message: "no x", source: "", meaning: "Is it y?")])
        let lines = CheckProblems.lines([
            JudgedAnswer(Fixture.composeTwo, .judged, wrong), JudgedAnswer(Fixture.curry, .judged, refused),
            JudgedAnswer(Fixture.composeMany, .judged, Fixture.done),
        ])
        #expect(
            lines == [
                "\(Fixture.composeTwo.file):12:1: error: g runs first, then f: f ran first",
                "\(Fixture.curry.file):3:5: error: no x. Is it y?",
            ])
    }
}

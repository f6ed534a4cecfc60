import CurrycombWorkbook
import Foundation
import Testing

@testable import CurrycombAuthoring
@testable import CurrycombWorkshop
@testable import workshop_tools

@Suite struct AuthorTests {
    let clone: Clone
    let workspace: Workspace

    init() throws {
        clone = try Clone()
        workspace = clone.workspace
        let chapter = "Chapters/02-Composition"
        try clone.write(
            """
            let chapters: [Chapter] = [
                Chapter(
                    "02-Composition",
                    exercises: ["1-compose-two", "2-compose-many"]),
                Chapter("03-Currying", exercises: ["1-curry"]),
            ]

            """, "Package.swift")
        try clone.write(
            """
            let compositionJudges: [ExerciseJudge] = [
                ExerciseJudge("1-compose-two", asks: (any ComposeTwo).self) {
                    ($0 as? any ComposeTwo.Type)?.checks
                },
            ]

            """, "\(chapter)/Chapter.swift")
        try clone.write("# 2\n\n## Now you\n\n2.1 compose two\n", "\(chapter)/Lesson.md")
    }

    private var new: NewFiles { NewFiles(workspace: workspace, course: Fixture.course) }
    private let chapter = "Chapters/02-Composition"

    private func text(_ path: String) -> String { workspace.text(path) ?? "" }

    @Test func aNewExerciseIsRegisteredEverywhere() throws {
        let files = try new.exercise("2.3", "third-way", "A \"third\" way")
        let folder = "\(chapter)/3-third-way"
        #expect(
            files == [
                "\(folder)/Exercise.md", "\(folder)/ThirdWay.swift", "\(folder)/ThirdWay+Answers.swift",
                "\(folder)/Stub.swift", "Exercises/02-Composition/3-third-way/main.swift", "Package.swift",
                "\(chapter)/Chapter.swift", "\(chapter)/Lesson.md",
            ])
        #expect(files.allSatisfy { Files.exists(workspace.path($0)) })
        #expect(text("Package.swift").contains("exercises: [\"1-compose-two\", \"2-compose-many\", \"3-third-way\"]"))
        #expect(text("\(chapter)/Chapter.swift").contains("($0 as? any ThirdWay.Type)?.checks\n    },\n]\n"))
        #expect(text("\(chapter)/Lesson.md").contains("2.3 a \"third\" way"))
        let exercise = Exercise("3-third-way", in: "02-Composition", root: workspace.root)
        #expect(exercise.faults == [] && exercise.words.title == "A \"third\" way")
        #expect(workspace.stub(of: exercise) == text(exercise.file))
        #expect(text(exercise.file).contains("\n\n// 2.3  A \"third\" way\n//\n// TODO: the task"))
    }

    @Test func undoRemovesTheLastExerciseIfUnchanged() throws {
        let files = ["Package.swift", "\(chapter)/Chapter.swift", "\(chapter)/Lesson.md"]
        let before = files.map(text)
        #expect(throws: NewFiles.Refusal.self) { try new.undo() }
        _ = try new.exercise("2.3", "third-way", "Third")
        let stub = "\(chapter)/3-third-way/Stub.swift"
        let made = text(stub)
        try clone.write(made + "\n", stub)
        #expect(throws: NewFiles.Refusal(why: Say.changedSince(stub))) { try new.undo() }
        try clone.write(made, stub)
        #expect(try new.undo().count == 8)
        #expect(files.map(text) == before)
        for folder in ["\(chapter)/3-third-way", "Exercises/02-Composition/3-third-way"] {
            #expect(!Files.exists(workspace.path(folder)), "\(folder)")
        }
        #expect(throws: NewFiles.Refusal(why: Say.nothingToUndo)) { try new.undo() }
    }

    @Test func anUnrecordedChangeCannotBeUndone() throws {
        _ = try new.exercise("2.3", "third-way", "Third")
        let made = text("Package.swift")
        // The record of the next change is first written to a file with this name. But a folder already has the name,
        // so the write fails.
        try clone.write("", ".currycomb/new.json.\(getpid()).new/file")
        _ = try NewFiles(workspace: workspace, course: Course("", root: workspace.root))
            .exercise("2.4", "fourth-way", "Fourth")
        #expect(throws: NewFiles.Refusal(why: Say.nothingToUndo)) { try new.undo() }
        #expect(text("Package.swift") != made)
    }

    @Test func aFailedWriteChangesNothing() throws {
        let files = ["Package.swift", "\(chapter)/Chapter.swift", "\(chapter)/Lesson.md"]
        let before = files.map(text)
        _ = try new.exercise("2.3", "third-way", "Third")
        let made = files.map(text)
        // A file has the name of the exercise's folder, so the starting file cannot be written, but the files before it
        // can.
        let folder = workspace.path("Exercises/02-Composition/4-fourth-way")
        try clone.write("", "Exercises/02-Composition/4-fourth-way")
        #expect {
            try NewFiles(workspace: workspace, course: Course("", root: workspace.root))
                .exercise("2.4", "fourth-way", "Fourth")
        } throws: { ($0 as? NewFiles.Refusal)?.why.hasSuffix("nothing was changed.") == true }
        #expect(files.map(text) == made)
        #expect(!Files.exists(workspace.path("\(chapter)/4-fourth-way")))
        // The last change that succeeded can still be undone, even if a part of it has been undone already.
        try FileManager.default.removeItem(atPath: folder)
        try clone.write(before[0], files[0])
        _ = try new.undo()
        #expect(files.map(text) == before)
    }

    @Test func theFirstChapterOfACourseCanBeUndone() throws {
        for words in [["new", "undo"], ["new", "chapter", "01-Names"]] {
            #expect(try ToolRequest(words, Course("Names", of: [])).needsNoExercises)
        }
    }

    /// The line that registers the solution is left out, because only the chapter uses it.
    @Test func theShownSolutionOmitsItsRegistration() throws {
        _ = try new.exercise("2.3", "third-way", "Third")
        let answers = text("\(chapter)/3-third-way/ThirdWay+Answers.swift")
        #expect(answers.contains("\npackage let thirdWayReference"))
        for answers in [answers, answers.replacing("\npackage let", with: "\nlet")] {
            #expect(!AnswerSource.answer(answers, importing: "Chapter02Composition").contains("Reference"))
            #expect(!AnswerSource.telling(answers).contains("Reference"))
        }
    }

    /// `Self` and `Any` are keywords, `Type` has a meaning after a dot, and a type `String` or `Check` would hide one
    /// that exercises use. `Class` is an ordinary name.
    @Test(arguments: ["type", "self", "any", "string", "check"])
    func aSlugThatIsASwiftNameIsRejected(slug: String) throws {
        let name = slug.prefix(1).uppercased() + slug.dropFirst()
        #expect(throws: NewFiles.Refusal(why: Say.slugIsAWordOfSwift(slug, name))) {
            try new.exercise("2.3", slug, "T")
        }
        _ = try new.exercise("2.3", "class", "T")
        #expect(text("\(chapter)/3-class/Class.swift").contains("public protocol Class: Contract {"))
        #expect(!text("\(chapter)/3-class/Class+Answers.swift").contains(/(let|protocol|struct) class\b/))
    }

    /// A module cannot have two files or types with the same name, and a contract `Tour` or `Signal` would hide the
    /// toolkit's.
    @Test(arguments: [
        ("tour", "Sources/Workbook/Tour.swift"), ("signal", "Sources/Signals/Core/Signal.swift"),
        ("store", "Sources/Stores/Core/Store.swift"), ("service", "Chapters/02-Composition/World/service.swift"),
        ("helper", "Chapters/02-Composition/Ours.swift"),
    ])
    func aSlugThatIsADeclaredTypeIsRejected(slug: String, file: String) throws {
        try clone.write("", "\(chapter)/World/service.swift")
        try clone.write("@MainActor public final class Helper<A> {}\nlet user = Helpers()\n", "\(chapter)/Ours.swift")
        let name = slug.prefix(1).uppercased() + slug.dropFirst()
        #expect(throws: NewFiles.Refusal(why: Say.nameIsDeclared(slug, name, file))) {
            try new.exercise("2.3", slug, "T")
        }
        _ = try new.exercise("2.3", "helpers", "T")
    }

    @Test func invalidInputCreatesNothing() throws {
        let before = text("Package.swift")
        let wrong = [
            ("2.9", "x"), ("9.1", "x"), ("two", "x"), ("2.3", "curry"), ("2.3", "No Slug"), ("2.3", "../x"),
            ("2.x.3", "x"), ("2..3", "x"), ("2.3.", "x"),
            // The file names would differ from those of 2.1 (`compose-two`) only in case, and on a Mac such names
            // usually mean the same file.
            ("2.3", "composetwo"),
        ]
        for (id, slug) in wrong {
            #expect(throws: NewFiles.Refusal.self, "\(id) \(slug)") { try new.exercise(id, slug, "T") }
        }
        for title in ["", "  ", "A\nB", "A\r\nB"] {
            #expect(throws: NewFiles.Refusal(why: Say.notATitle), "\(title)") { try new.exercise("2.3", "x", title) }
        }
        try clone.write("no list of judges", "\(chapter)/Chapter.swift")
        #expect(throws: NewFiles.Refusal.self) { try new.exercise("2.3", "third-way", "T") }
        #expect(!Files.exists(workspace.path("\(chapter)/3-third-way")))
        #expect(text("Package.swift") == before)
    }

    @Test func aNewChapterHasTheNextNumber() throws {
        try clone.write(
            "@_exported import CurrycombWorkbook\n\nlet allJudges: [ExerciseJudge] =\n    a + b\n\nlet x = 1\n",
            "Tests/Solutions/Solutions.swift")
        #expect(throws: NewFiles.Refusal.self) { try new.chapter("09-Lenses") }
        #expect(throws: NewFiles.Refusal.self) { try new.chapter("04-lenses") }
        #expect(throws: NewFiles.Refusal(why: Say.chapterIsAll("04-All"))) { try new.chapter("04-All") }
        _ = try new.chapter("04-Lenses")
        #expect(text("Package.swift").contains("    Chapter(\"04-Lenses\", exercises: []),\n]\n"))
        let chapter = try #require(Chapter.all(root: workspace.root).last)
        #expect(chapter.title == "Lenses" && chapter.about == "TODO: what it is about, in a line.")
        #expect(text("Tests/Solutions/Solutions.swift").contains("a + b\n    + lensesJudges\n\nlet x"))
        // This exercise is added to the new chapter before the course has been read again.
        _ = try new.exercise("4.1", "first-lens", "A lens")
        #expect(text("Package.swift").contains("Chapter(\"04-Lenses\", exercises: [\"1-first-lens\"]),"))
        #expect(text("Chapters/04-Lenses/Chapter.swift").hasSuffix("?.checks\n    }\n]\n"))
        _ = try new.exercise("4.2", "second-lens", "Another")
        let judges = text("Chapters/04-Lenses/Chapter.swift")
        #expect(judges.contains("FirstLens.Type)?.checks\n    },\n") && judges.hasSuffix("?.checks\n    },\n]\n"))
    }

    /// A course may list its judges by chapter, so that a single check need not make all of them.
    @Test func aNewChapterIsAddedToAListOfJudges() throws {
        let list = "private let judges: [@MainActor () -> [ExerciseJudge]] = [\n    { a }, { b },\n]\n"
        let all = "let allJudges: [ExerciseJudge] = judges.flatMap { $0() }\n\nlet x = 1\n"
        try clone.write("@_exported import CurrycombWorkbook\n\n\(list)\n\(all)", "Tests/Solutions/Solutions.swift")
        _ = try new.chapter("04-Lenses")
        let joined = list.replacing("\n]", with: "\n    { lensesJudges },\n]")
        #expect(text("Tests/Solutions/Solutions.swift").hasSuffix("CurrycombWorkbook\n\n\(joined)\n\(all)"))
    }

    /// The example course consists of the files that the commands make, except for the files that its author has
    /// changed. A script builds and judges that course as a separate package.
    @Test func theCommandsCreateTheExampleCourse() throws {
        for (path, text) in CourseTemplate(name: "Names", toolkit: "../..").files { try clone.write(text, path) }
        let fresh = NewFiles(workspace: workspace, course: Course("Names", of: []))
        try FileManager.default.removeItem(atPath: workspace.path("Chapters/02-Composition"))
        _ = try fresh.chapter("01-Names")
        _ = try fresh.exercise("1.1", "initials", "The letters of a name")
        _ = try fresh.exercise("1.2", "greeter", "A function that makes greetings")
        let example = Toolkit.root + "/Tests/ExampleCourse"
        for path in [
            "Package.swift", "Sources/Course/main.swift", ".gitignore", "Tests/SolutionsHost/main.swift",
            "Chapters/01-Names/Chapter.swift",
        ] {
            #expect(text(path) == Files.text("\(example)/\(path)"), "\(path)")
        }
        // This file was changed only to add a right answer.
        let solutions = "Tests/Solutions/Solutions.swift"
        let written = "[\n    \"initials\": [\"loop\": InitialsByLoop.self]\n]"
        #expect(Files.text("\(example)/\(solutions)")?.replacing(written, with: "[:]") == text(solutions))
    }

    @Test func multilineListsAreExtended() {
        let long = "exercises: [\n        \"1-a\", \"2-b\",\n    ])"
        #expect(
            SourceEdit.append("\"3-c\"", afterAll: ["exercises: ["], in: long)
                == "exercises: [\n        \"1-a\", \"2-b\", \"3-c\",\n    ])")
        #expect(SourceEdit.append("x", afterAll: ["missing ["], in: long) == nil)
        #expect(SourceEdit.insert("x\n", beforeLast: "]", in: "[\na\n]\nb\n") == "[\na\nx\n]\nb\n")
        #expect(SourceEdit.insert("x\n", beforeLast: "]", in: "no list") == nil)
    }

    // MARK: - Findings

    private let exerciseText = "Chapters/02-Composition/3-third-way/Exercise.md"

    private var check: AuthorCheck {
        AuthorCheck(
            workspace: workspace, exercise: Exercise("3-third-way", in: "02-Composition", root: workspace.root))
    }

    private func finished() throws {
        for path in try new.exercise("2.3", "third-way", "Third") {
            try clone.write(
                text(path).replacing("TODO", with: "Done").replacing("minutes: 0", with: "minutes: 10"), path)
        }
    }

    private func found() -> [AuthorCheck.Finding] { check.look() }

    @Test func aFinishedExerciseHasNoFindings() throws {
        try finished()
        #expect(found() == [])
    }

    @Test func aDuplicateChapterNumberIsReported() throws {
        try finished()
        try clone.write("x", "Chapters/02-Old/.DS_Store")
        #expect(found() == [])
        try clone.write("# 2\n", "Chapters/02-Old/Lesson.md")
        #expect(found().map(\.file) == ["Chapters/02-Old"])
    }

    @Test func anIDInsideALongerNumberDoesNotCount() throws {
        try finished()
        let lesson = "\(chapter)/Lesson.md"
        let old = text(lesson)
        for other in ["12.3", "2.30", "1.2.3"] {
            try clone.write(old.replacing("2.3", with: other), lesson)
            #expect(found().map(\.what) == [Say.notInLesson("2.3")], "\(other)")
        }
        try clone.write(old.replacing("2.3", with: "12.3 and 2.3."), lesson)
        #expect(found() == [])
    }

    @Test(arguments: [
        ("JSON values", "2.3 JSON values:"), ("I/O of files", "2.3 I/O of files:"), ("Two values", "2.3 two values:"),
    ])
    func anAbbreviationKeepsItsCapitalsInTheLesson(title: String, said: String) throws {
        _ = try new.exercise("2.3", "third-way", title)
        #expect(text("\(chapter)/Lesson.md").contains(said))
    }

    @Test func placeholdersAreReported() throws {
        _ = try new.exercise("2.3", "third-way", "Third")
        #expect(found().count { $0.what.hasPrefix("still to be written") } > 10)
        #expect(found().contains { $0.what == Say.minutesToSay })
    }

    @Test func aHintThatContainsTheAnswerIsReported() throws {
        try finished()
        let answers = "Chapters/02-Composition/3-third-way/ThirdWay+Answers.swift"
        let long = "numbers(upTo: x).filter { $0 == x }.map { $0 * 2 }.first ?? 0"
        try clone.write(text(answers).replacing("x * 2", with: long), answers)
        #expect(found() == [])
        let hints = text(exerciseText)
        func told(_ number: Int, _ hint: String) throws -> [String] {
            let changed = hints.replacing("\n\(number). Done", with: "\n\(number). \(hint)\n   Done")
            try clone.write(changed, exerciseText)
            return found().map(\.what)
        }
        #expect(try told(1, "Write `\(long)`.") == [Say.hintAnswers(1, "twice")])
        #expect(try told(1, "What does `filter` leave?") == [])
        // The last hint may contain a long part of the solution, but not the solutions of all requirements.
        #expect(try told(3, "`\(long)`.") == [])
        let other = try #require(AnswerBody.all(in: text(answers)).first { $0.name == "fourTimes" })
        #expect(try told(3, "`\(long)`, and \(other.code)") == [Say.hintAnswers(3, "twice")])
    }

    @Test func onlyMultiLineFunctionsHaveABody() {
        let code = """
            struct Answer: P {
                func zero() -> Int { 0 }
                func sum(
                    _ a: Int, _ b: Int
                ) -> Int {
                    a + b
                }
                func product(
                    _ a: Int, _ b: Int
                ) -> Int { a * b }
                func adding(_ a: Int) -> (Int) -> Int {
                    { a + $0 }
                }
            }
            """
        let bodies = AnswerBody.all(in: code)
        #expect(bodies.map(\.name) == ["sum", "adding"] && bodies.map(\.code) == ["a+b", "a+$0"])
    }

    @Test(arguments: [
        ("Package.swift", "\"3-third-way\"", "\"3-other\"", "Nothing builds the exercise"),
        ("Chapters/02-Composition/Chapter.swift", "3-third-way", "3-other", "has no judge for the exercise"),
        ("Chapters/02-Composition/Lesson.md", "2.3", "2.4", "does not name 2.3"),
        ("Chapters/02-Composition/3-third-way/ThirdWay+Answers.swift", "\"same\"", "\"other\"", "has no sentence"),
        (
            "Chapters/02-Composition/3-third-way/ThirdWay+Answers.swift", "\"same\": Same.self",
            "\"other\": Of<Same>.self", "has no sentence"
        ),
        ("Chapters/02-Composition/3-third-way/ThirdWay+Answers.swift", "MARK: - Wrong", "Wrong", "Learners see"),
        ("Chapters/02-Composition/3-third-way/Stub.swift", "todo(\"twice\")", "x", "is not the starting file"),
        ("Chapters/02-Composition/3-third-way/Stub.swift", "todo(\"twice\")", "x * 2", "`twice` has no `todo`"),
        ("Chapters/02-Composition/3-third-way/Exercise.md", "## Notice", "## Notes", "There is no section `## Notes`"),
        ("Chapters/02-Composition/3-third-way/Exercise.md", "- minutes: 10", "", "`- minutes: 6`"),
    ])
    func missingPartsAreReported(path: String, old: String, new: String, told: String) throws {
        try finished()
        try clone.write(text(path).replacing(old, with: new), path)
        #expect(found().contains { $0.what.contains(told) }, "\(found())")
    }

    /// A stub may forward to a type that the learner writes, which then contains the `todo`.
    @Test func aStubMayForwardToATypeOfTheLearner() throws {
        try finished()
        let stub = "\(chapter)/3-third-way/Stub.swift"
        let handing = text(stub).replacing("todo(\"twice\")", with: "Box(x).twice")
        try clone.write(handing, stub)
        #expect(found().contains { $0.what.contains("`twice` has no `todo`") })
        try clone.write(handing + "\nstruct Box {\n    var twice: Int { todo(\"twice\") }\n}\n", stub)
        #expect(!found().contains { $0.what.contains("`twice` has no `todo`") })
    }

    @Test func todosInTheTourAndReadMesAreReported() throws {
        try finished()
        let places = [
            "\(chapter)/Tour/main.swift", "\(chapter)/Tour/Transcript.txt", "README.md", "Chapters/README.md",
        ]
        for path in places { try clone.write("one\n// TODO: say it\n", path) }
        let expected: [String] = Array(places[...1]) + [places[3], places[2]]
        #expect(found().filter { $0.line == 2 }.map(\.file) == expected)
        #expect(Say.toWrite("// TODO: \(String(repeating: "word ", count: 20))").hasSuffix("word …"))
    }

    @Test func checksAndTitlesMustMatch() throws {
        try finished()
        func told(_ checks: [String]) -> [String] {
            check.titles(for: checks).map(\.what)
        }
        #expect(told(["twice", "fourTimes"]) == [])
        #expect(told(["fourTimes", "twice"]) == [Say.otherOrder(["fourTimes", "twice"])])
        #expect(told(["other", "fourTimes"]) == [Say.checkWithoutTitle("other"), Say.titleWithoutCheck("twice")])
    }

    @Test func anExistingAnswerDoesNotPreventJudging() throws {
        try finished()
        try clone.write("an answer", "Exercises/02-Composition/3-third-way/main.swift")
        #expect(check.isTied)
        try clone.write("an answer", "\(chapter)/3-third-way/Stub.swift")
        #expect(!check.isTied)
    }

    @Test func aNewExerciseIsAddedToTheLessonsList() throws {
        let lesson = "\(chapter)/Lesson.md"
        try clone.write("# 2\n\n## Now you\n\n- 2.1 One.\n- 2.2 Two,\n  and more.\n\nOn the side.\n", lesson)
        _ = try new.exercise("2.3", "third-way", "Third?")
        #expect(text(lesson).hasSuffix("- 2.2 Two,\n  and more.\n- 2.3 Third?\n\nOn the side.\n"))
    }

    @Test func eachMistakeOfACheckNeedsASentence() throws {
        try finished()
        let path = "\(chapter)/3-third-way/ThirdWay.swift"
        try clone.write(text(path) + "\nextension ThirdWay { func x() { demand([], else: \"unheard\") } }\n", path)
        #expect(found().contains { $0.what.contains("the mistake `unheard`, which has no sentence") })
    }

    @Test func faultsInTheTextAreReportedAtTheirLine() throws {
        try finished()
        let text = text(exerciseText)
        func told(_ old: String, _ new: String) throws -> [AuthorCheck.Finding] {
            #expect(text.contains(old))
            try clone.write(text.replacing(old, with: new), exerciseText)
            return found()
        }
        func line(_ start: String, _ text: String) -> Int? {
            text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.hasPrefix(start) }.map {
                $0 + 1
            }
        }
        let third = "3. Done: nearly the answer."
        #expect(try told(third, "3. Done: where to go.").map(\.what) == [Say.sameHints])
        let once = "- `once`: Done: what the code did that doubled once."
        #expect(try told(once + "\n", "").contains { $0.what.contains("at least three") })
        let never = try told(once, once + "\n- `never`: What never happens.")
        #expect(never.map(\.what) == [Say.sentenceWithoutAnswer("never")])
        #expect(never.first?.line == line("- `once`", text).map { $0 + 1 })
        // A mistake that does not compile has no wrong answer. A code block shows it instead.
        #expect(try told(once, once + "\n- `never`: What never compiles.\n\n  ```swift\n  x\n  ```") == [])
        #expect(
            try told(once, once + "\n- `same`: Another.").map(\.what) == [
                "`same` is on line \(line("- `same`", text) ?? 0) already. A key has one sentence."
            ])
        #expect(
            try told(once, "- `once`: Done: what the code did that added two.").contains {
                $0.what.contains("same sentence is used for")
            })
        #expect(
            try told("- minutes: 10", "- minutes: 10\n- toolkit: Sources/No.swift").contains {
                $0.what.contains("does not exist")
            })
        #expect(try told("- minutes: 10", "- minutes: 99").map(\.what) == [Say.oddMinutes(99)])
    }
}

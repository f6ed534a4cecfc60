import CurrycombWorkbook
import Foundation
import Testing

@testable import CurrycombWorkshop

@Suite struct LiveJudgeTests {
    let clone: Clone
    let exercise = Fixture.composeTwo

    init() throws { clone = try Clone() }

    func judge(_ bytes: Data) throws -> Verdict {
        try bytes.write(to: URL(fileURLWithPath: clone.workspace.path(exercise.file)))
        return LiveJudge(clone.workspace).judge(exercise) { false }.verdict
    }

    @Test func invalidUTF8IsReportedAsTheLearnersError() throws {
        let verdict = try judge(Data("import Chapter02Composition\nlet bee = \"ü".utf8) + [0xE9] + Data("\"\n".utf8))
        #expect(verdict.status == .doesNotCompile)
        let diagnostic = try #require(verdict.diagnostics.first)
        #expect((diagnostic.line, diagnostic.column) == (2, 14))
        #expect(diagnostic.source == "let bee = \"ü\u{FFFD}\"")
        #expect(diagnostic.message == "invalid UTF-8 found in source file")
    }

    @Test func unreadableChecksPreventJudging() throws {
        _ = try judge(Data("struct Answer {}\n".utf8))
        try clone.write("# A\n\n## Checks\n\n- `one`: first\n- two\n", exercise.text)
        let broken = Exercise(exercise.folder, in: exercise.chapterFolder, root: clone.workspace.root)
        #expect(broken.words.checks.count == 1)
        let verdict = LiveJudge(clone.workspace).judge(broken) { false }.verdict
        #expect(verdict.status == .notJudged)
        #expect(verdict.problem?.contains("\(exercise.text):6: A check is expected") == true)
    }

    @Test func anUnreadableAnswerIsNotReportedAsMissing() throws {
        let file = clone.workspace.path(exercise.file)
        try? FileManager.default.removeItem(atPath: file)
        func problem() -> String? { LiveJudge(clone.workspace).judge(exercise) { false }.verdict.problem }
        #expect(problem()?.contains("is missing") == true)
        try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
        #expect(problem()?.contains("exists but cannot be read") == true)
    }

    @Test func anotherSwiftFileInTheFolderIsReported() throws {
        let copy = clone.workspace.path(exercise.file).replacing("main.swift", with: "main copy.swift")
        try "struct Copy {}\n".write(toFile: copy, atomically: true, encoding: .utf8)
        let verdict = try judge(Data("struct Answer {}\n".utf8))
        #expect(verdict.status == .notJudged)
        #expect(
            verdict.problem?.contains("contains another Swift file, main copy.swift. Only main.swift is judged") == true
        )
    }

    @Test func hiddenFilesOfEditorsAreIgnored() throws {
        let file = clone.workspace.path(exercise.file)
        let lock = file.replacing("main.swift", with: ".#main.swift")
        try FileManager.default.createSymbolicLink(atPath: lock, withDestinationPath: "learner@laptop.1234")
        let verdict = try judge(Data("struct Answer {}\n".utf8))
        #expect(verdict.problem?.contains("another Swift file") != true)
        #expect(BuildPaths.sources(in: file.replacing("/main.swift", with: "")) == [file])
    }

    @Test func anAnswerOfManyMegabytesIsNotRead() throws {
        let file = clone.workspace.path(exercise.file)
        let verdict = try judge(Data(repeating: UInt8(ascii: "/"), count: 50 << 20))
        #expect(verdict.status == .notJudged)
        #expect(verdict.problem?.contains("is 50 MB long, more than anybody writes by hand") == true)
        #expect(clone.workspace.answer(to: exercise) == nil)
        #expect(FileManager.default.fileExists(atPath: file))
    }

    @Test func aSaveDuringAJudgmentIsJudgedInstead() throws {
        let file = clone.workspace.path(exercise.file)
        try clone.write("first", exercise.file)
        var judged: [String?] = []
        let judgment = LiveJudge.judgment(on: file, cancelled: { false }) { saved in
            judged.append(saved?.text)
            if judged.count == 1 { try? clone.write("second", exercise.file) }
            return Verdict(id: exercise.id, status: judged.count == 1 ? .done : .open)
        }
        #expect(judged == ["first", "second"])
        #expect(judgment.answer == "second" && judgment.verdict.status == .open)
    }

    @Test func cancellationPreventsAnotherJudgment() throws {
        let file = clone.workspace.path(exercise.file)
        try clone.write("first", exercise.file)
        var count = 0
        _ = LiveJudge.judgment(on: file, cancelled: { true }) { _ in
            count += 1
            try? clone.write("save \(count)", exercise.file)
            return Verdict(id: exercise.id, status: .open)
        }
        #expect(count == 1)
    }

    /// Each check starts the program again, so an answer that replaces the program could pass the checks that follow.
    @Test(arguments: ["echo exit >> \"$0\"", "echo more >> LIBRARY; touch -t 202001010000 LIBRARY"])
    func noVerdictIsGivenIfTheProgramChanged(act: String) throws {
        let (program, library) = (clone.workspace.path("program"), clone.workspace.path("library"))
        try clone.write("code", "library")
        let shell = Process()
        (shell.executableURL, shell.arguments) = (
            URL(fileURLWithPath: "/bin/sh"), ["-c", "touch -t 202001010000 '\(library)'"]
        )
        try shell.run()
        shell.waitUntilExit()
        func verdict(_ act: String) throws -> Verdict {
            try clone.writeProgram("\(act.replacing("LIBRARY", with: "'\(library)'"))\nexit 3", "program")
            try clone.write("struct Answer {}\n", exercise.file)
            let file = clone.workspace.path(exercise.file)
            return LiveJudge.judge(
                exercise, SavedAnswer(file), in: file, standsOn: [library], cancelled: { false }
            ) { _ in .built(executable: program) }
        }
        #expect(try verdict(":").status != .notJudged)
        let changed = try verdict(act)
        #expect(changed.status == .notJudged && changed.problem == Say.programChanged)
        let names = act.contains("LIBRARY") ? ["library"] : ["program"]
        #expect(names.allSatisfy { !FileManager.default.fileExists(atPath: clone.workspace.path($0)) })
    }
}

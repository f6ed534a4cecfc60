import CurrycombWorkbook
import Foundation
import Testing

@testable import CurrycombWorkshop

/// A judge that decides by the text of the answer: an answer with `done` passes all checks, an answer with `wrong`
/// fails the first, and any other answer has only `todo`s.
struct FakeJudge: AnswerJudge {
    let judged = Shared<[String]>([])
    let root: String?

    init(root: String? = nil) { self.root = root }

    func judge(_ exercise: Exercise, cancelled: @escaping @Sendable () -> Bool) -> Judgment {
        judged.value += [exercise.slug]
        let answer = root.flatMap { Files.text($0 + "/" + exercise.file) } ?? ""
        let verdict =
            answer.contains("done")
            ? Fixture.verdict([.passed, .passed, .passed, .passed], of: exercise)
            : Fixture.verdict([answer.contains("wrong") ? .failed : .todo, .todo, .todo, .todo], of: exercise)
        return Judgment(verdict, of: answer)
    }

    func build(product: String) -> BuildOutcome { .failed("no") }
    func cancel() {}
    func listen(_ listener: @escaping @Sendable (String) -> Void) {}
}

@Suite struct CourseCommandsTests {
    let clone: Clone
    let answerJudge: FakeJudge
    let commands: CourseCommands

    init() throws {
        clone = try Clone()
        answerJudge = FakeJudge(root: clone.workspace.root)
        commands = CourseCommands(
            course: Fixture.course, workspace: clone.workspace, answerJudge: answerJudge, traits: TerminalTraits())
    }

    @Test func exitCodesReportWhetherAnswersAreDone() throws {
        #expect(commands.run(.check(["curry"], json: false)) == 1)
        try clone.write("done", Fixture.curry.file)
        #expect(commands.run(.check(["curry"], json: false)) == 0)
        #expect(commands.run(.check([], json: true)) == 1)
        let judged = answerJudge.judged.value
        #expect(commands.run(.check([], json: false)) == 1)
        #expect(
            answerJudge.judged.value.dropFirst(judged.count) == ["curry"],
            "exercises that have not been started are not built for a person")
        try clone.write("done", Fixture.composeTwo.file)
        try clone.write("done", Fixture.composeMany.file)
        #expect(commands.run(.check([], json: true)) == 0)
        #expect(commands.run(.resume(at: [])) == 0)
    }

    @Test func aMissingOrDamagedStateIsRebuiltFromTheAnswers() throws {
        try clone.write("done", Fixture.curry.file)
        #expect(commands.progress().isDone(Fixture.curry))
        #expect(answerJudge.judged.value == ["curry"])
        #expect(commands.progress().isDone(Fixture.curry))
        #expect(answerJudge.judged.value == ["curry"])
        try Files.write("{\"vers", to: commands.file.path)
        #expect(commands.progress().isDone(Fixture.curry))
        #expect(answerJudge.judged.value == ["curry", "curry"])
        guard case .progress = commands.file.read() else {
            Issue.record("the state was not written again")
            return
        }
    }

    @Test func anExerciseWithADamagedRecordIsCheckedAgain() throws {
        try clone.write("done", Fixture.curry.file)
        _ = commands.progress()
        let text = try #require(Files.text(commands.file.path)).replacing("\"done\"", with: "\"dome\"")
        try Files.write(text, to: commands.file.path)
        #expect(commands.progress().isDone(Fixture.curry))
        #expect(answerJudge.judged.value == ["curry", "curry"])
    }

    @Test func unsavedProgressHasItsOwnExitCode() throws {
        try FileManager.default.createDirectory(atPath: commands.file.path, withIntermediateDirectories: true)
        try clone.write("", ".currycomb/state.json/full")
        #expect(commands.run(.list) == 3)
        try clone.write("struct Answer {}", Fixture.curry.answers)
        #expect(commands.solution("curry") == 0, "a second request would not count as the second")
    }

    @Test("progress that has not changed is not written")
    func unchangedProgress() throws {
        let progress = commands.progress()
        let key = try #require(Files.key(commands.file.path))
        #expect(commands.run(.list) == 0 && commands.progress() == progress)
        #expect(Files.key(commands.file.path) == key)
    }

    @Test(.enabled(if: geteuid() != 0)) func aReadOnlyFolderIsReported() throws {
        #expect(clone.workspace.closedFolder == nil)
        let root = clone.workspace.root
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: root)
        #expect(clone.workspace.closedFolder == root)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: root)
    }

    @Test func anOlderStubIsRenewedBeforeItIsRead() throws {
        try clone.write("wrong, once a stub", Fixture.curry.file)
        try clone.write(Digest.blob("wrong, once a stub") + " curry\n", Renewal.list)
        #expect(commands.run(.list) == 0)
        #expect(answerJudge.judged.value.isEmpty)
        #expect(clone.workspace.isUntouched(Fixture.curry))
    }

    @Test func theLanguageIsSavedAndReset() throws {
        let workspace = clone.workspace
        #expect(commands.run(.language("zh-Hans")) == 0)
        #expect(workspace.language == "zh-Hans")
        #expect(commands.run(.language(nil)) == 0)
        #expect(workspace.language == "zh-Hans", "the command without a language changes nothing")
        #expect(commands.run(.language("system")) == 0)
        #expect(workspace.language == nil)
        #expect(Say.languageIs("zh-Hans", known: ["zh-Hans"]).contains("Translations: zh-Hans."))
    }

    @Test func anUntouchedExerciseIsUntouchedInEveryLanguage() throws {
        let workspace = clone.workspace
        let exercise = Fixture.curry
        try clone.write("# Curry\n\n## Starting file\n\nOne by one.\n", exercise.text)
        try clone.write("# Karrio\n", "\(exercise.source)/Exercise.eo.md")
        let english = try #require(workspace.stub(of: exercise))
        #expect(workspace.languages == ["eo"])
        func other(_ text: String) -> String { text.replacing("// 3.1  Curry\n", with: "// 3.1  Karrio\n") }
        #expect(english != other(english))
        for text in [english, other(english)] {
            try clone.write(text, exercise.file)
            #expect(workspace.isUntouched(exercise))
            #expect(Renewal(workspace)().renewed == (text == english ? [] : [exercise.file]))
            #expect(workspace.text(exercise.file) == english)
        }
        try clone.write(other(english) + "\n", exercise.file)
        #expect(!workspace.isUntouched(exercise))
    }

    @Test func theSolutionRequiresTwoRequestsOrSuccess() throws {
        try clone.write("struct Answer {}", Fixture.curry.answers)
        #expect(commands.run(.solution("curry")) == 1)
        #expect(commands.run(.solution("curry")) == 0)
        try clone.write("struct Answer {}", Fixture.composeTwo.answers)
        try clone.write("done", Fixture.composeTwo.file)
        #expect(commands.run(.solution("compose-two")) == 0)
    }

    @Test func hintsAdvanceAndStopAtTheLast() {
        for _ in 1...5 { #expect(commands.run(.hint("curry")) == 0) }
        guard case .progress(let progress) = commands.file.read() else { return }
        #expect(progress[Fixture.curry].hints == 3)
    }

    @Test func theRootIsFoundInParentFolders() throws {
        let root = clone.workspace.root
        let inside = root + "/Exercises/03-Currying/1-curry"
        let found = Workspace.find(named: nil, current: inside, executable: nil)
        #expect(found?.root == root)
        #expect(Workspace.find(named: nil, current: "/", executable: root + "/Sources/x")?.root == found?.root)
        #expect(Workspace.find(named: inside, current: root, executable: nil) == nil)
        #expect(Workspace.find(named: nil, current: "/", executable: "/bin/sh") == nil)
    }

    /// SwiftPM and the compiler print paths without symbolic links. The workshop compares these paths with the root, so
    /// the path of the root must not contain symbolic links either.
    @Test func linksInThePathOfTheRootAreResolved() throws {
        let root = clone.workspace.root
        let link = root + ".link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: root)
        defer { try? FileManager.default.removeItem(atPath: link) }
        #expect(Workspace.find(named: link, current: "/", executable: nil)?.root == root)
        #expect(Workspace.find(named: nil, current: link + "/Exercises", executable: nil)?.root == root)
        #expect(Workspace.find(named: nil, current: "/", executable: link + "/Package.swift")?.root == root)
        let name = (link as NSString).lastPathComponent
        let folder = (link as NSString).deletingLastPathComponent
        #expect(Workspace.find(named: name, current: folder, executable: nil)?.root == root)
    }
}

@Suite struct BackgroundTests {
    private final class Gate: Sendable {
        private let semaphore = DispatchSemaphore(value: 0)
        func open() { semaphore.signal() }
        func pass() { semaphore.wait() }
    }

    @Test func aNewJobReplacesTheOldJob() {
        let (entered, release, told) = (Gate(), Gate(), Gate())
        let background = Background<String>(cancel: { release.open() }, wake: {})
        background.start { job in
            entered.open()
            release.pass()
            #expect(job.isCancelled)
            job.tell("old")
        }
        entered.pass()
        background.start { job in
            #expect(!job.isCancelled)
            job.tell("new")
            told.open()
        }
        told.pass()
        #expect(background.messages() == ["new"])
        #expect(background.messages() == [])
    }

    @Test func messagesOfAStoppedJobAreDropped() {
        let (entered, release, ended) = (Gate(), Gate(), Gate())
        let background = Background<String>(cancel: {}, wake: { ended.open() })
        background.start { job in
            entered.open()
            release.pass()
            job.tell("too late")
        }
        entered.pass()
        background.stop()
        #expect(!background.isBusy)
        release.open()
        ended.pass()
        #expect(background.messages() == [])
    }
}

@Suite struct TerminalTraitsTests {
    private func traits(_ environment: [String: String], terminal: Bool = true) -> TerminalTraits {
        TerminalTraits.traits(
            environment: { environment[$0] }, readsTerminal: terminal, writesTerminal: terminal,
            size: terminal ? (100, 30) : nil)
    }

    @Test func colorsAndKeysRequireACapableTerminal() {
        let good = traits(["TERM": "xterm-256color"])
        #expect(good.colour && good.isInteractive && good.columns == 100 && good.rows == 30)
        #expect(!traits(["TERM": "xterm", "NO_COLOR": "1"]).colour)
        #expect(traits(["TERM": "xterm", "NO_COLOR": ""]).colour)
        #expect(traits(["TERM": "xterm", "NO_COLOR": "1"]).isInteractive)
        for term in [["TERM": "dumb"], [:]] {
            #expect(!traits(term).colour && !traits(term).isInteractive)
        }
        let piped = traits(["TERM": "xterm", "COLUMNS": "40"], terminal: false)
        #expect(!piped.colour && !piped.isInteractive && piped.columns == 40)
    }
}

import CurrycombWorkbook
import Foundation
import TestSupport
import Testing

@testable import CurrycombWorkshop

/// A verdict that is sent contains no text of the answer, whatever the answer returns, prints or throws.
@Suite(.serialized, .waitsForProgramsFirst) struct ClassPrivacyTests {
    static let secret = "a secret of the bees"

    private func sent(_ verdict: Verdict, _ exercise: Exercise) throws -> String {
        let told = try #require(ClassVerdict(telling: verdict, of: exercise, seconds: 1))
        let event = ClassEvent(learner: "abcdefgh", number: 1, time: 0, .verdict(told))
        return String(decoding: ClassDiary.line(event), as: UTF8.self)
    }

    private func judged(_ answer: String) -> (Verdict, Exercise) {
        let exercise = Exercise(
            in: "99-Misbehaviour", 1, "misbehaving", minutes: 1,
            words: Words(
                title: "Misbehave", task: "", hints: Hints(question: "", direction: "", nearly: ""),
                checks: ["before", "during", "later", "after"].map { Sentence($0, "the check \($0)") },
                misconceptions: [Sentence("swapped", "The two are swapped.")], notice: ""))
        var supervisor = Supervisor(
            executable: Places.executable("workbook-host"), exercise: exercise,
            source: "/nowhere/main.swift")
        supervisor.environment = ["CURRYCOMB_ANSWER=\(answer)"]
        return (Verdict(id: exercise.id, checks: supervisor.run()), exercise)
    }

    @Test func theValuesOfAWrongAnswerAreNotSent() throws {
        let (verdict, exercise) = judged("tells")
        #expect("\(verdict.checks[1])".contains(Self.secret) && "\(verdict.checks[2])".contains(Self.secret))
        let text = try sent(verdict, exercise)
        #expect(!text.contains("secret") && !text.contains("say()"))
        #expect(text.contains(#""failed":["during","later"]"#) && text.contains(#""sentence":"the check during.""#))
        let known = judged("fails")
        #expect(try sent(known.0, known.1).contains("The two are swapped."))
    }

    @Test func theMessageOfATrapIsNotSent() throws {
        let (verdict, exercise) = judged("traps")
        #expect("\(verdict.checks[1])".contains("out of honey"))
        let text = try sent(verdict, exercise)
        #expect(!text.contains("honey") && text.contains("the check during (the program stopped)"))
    }

    @Test func theMessagesOfTheCompilerAreNotSent() throws {
        let package = try TinyPackage()
        try package.write(package.first.file, TinyPackage.answer("\"\(Self.secret)\""))
        let verdict = LiveJudge(Workspace(root: package.root)).judge(package.first) { false }.verdict
        #expect(verdict.status == .doesNotCompile && "\(verdict.diagnostics)".contains(Self.secret))
        let text = try sent(verdict, package.first)
        #expect(!text.contains("secret") && text.contains("A number is not its text."))
        var unknown = verdict
        for index in unknown.diagnostics.indices { unknown.diagnostics[index].misconception = nil }
        #expect(try sent(unknown, package.first).contains(Say.doesNotCompile))
    }

    /// The event of a verdict contains no text of the verdict, except the condition that failing inputs share.
    @Test(arguments: CheckResult.Status.allCases)
    func noTextOfAVerdictIsSent(status: CheckResult.Status) throws {
        let secret = Self.secret
        var check = CheckResult(
            key: "type", title: secret, status: status, message: secret, misconception: secret,
            findings: [.note(secret), .comparison(call: secret, expected: secret, got: secret, differences: [])],
            line: 1, output: secret, seconds: 1)
        let stranger = CheckResult(key: secret, title: secret, status: status)
        for verdict in [
            Verdict(id: secret, checks: [check, stranger]),
            Verdict(
                id: secret, status: .doesNotCompile, checks: [],
                diagnostics: [
                    Diagnostic(
                        line: 1, column: 1, message: secret, source: secret, meaning: secret, misconception: secret)
                ], problem: secret),
        ] {
            #expect(!(try sent(verdict, Fixture.composeTwo)).contains("secret"))
        }
        check.shared = "Wrong for all 7 inputs where x is 0, right for all 9 others."
        guard status == .failed else { return }
        #expect(try sent(Verdict(id: "2.1", checks: [check]), Fixture.composeTwo).contains("where x is 0"))
    }

    @Test func anUnfinishedCheckIsNotAMistake() throws {
        let open = try #require(
            ClassVerdict(
                telling: Fixture.verdict([.passed, .todo, .failed, .waiting]), of: Fixture.composeTwo, seconds: 0))
        #expect((open.held, open.failed, open.sentence) == (["type"], [], ""))
        let done = try #require(ClassVerdict(telling: Fixture.done, of: Fixture.composeTwo, seconds: 0))
        #expect(done.isSolved && done.held.count == 4 && done.sentence.isEmpty)
        let unknown = Verdict(id: "2.1", status: .notJudged, problem: "No compiler.")
        #expect(ClassVerdict(telling: unknown, of: Fixture.composeTwo, seconds: 0) == nil)
    }
}

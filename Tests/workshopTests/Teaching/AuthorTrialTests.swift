import CurrycombWorkbook
import Foundation
import Testing

@testable import CurrycombAuthoring
@testable import CurrycombWorkshop

/// The findings from building and running an exercise that is being written, with fake tools.
/// `Tests/Scripts/example-course` uses the real tools.
@Suite struct AuthorTrialTests {
    let clone: Clone
    let exercise = Exercise(
        in: "02-Composition", 3, "third-way", minutes: 5,
        words: Words(
            title: "Third", task: "T.", hints: Hints(question: "Q?", direction: "D.", nearly: "N."),
            checks: [Sentence("twice", "a"), Sentence("fourTimes", "b")],
            misconceptions: [Sentence("same", "c"), Sentence("once", "d")], notice: "N."))
    private let contractFile = "Chapters/02-Composition/3-third-way/ThirdWay.swift"
    private let transcript = "Chapters/02-Composition/Tour/Transcript.txt"

    init() throws {
        clone = try Clone()
        let names = ExerciseNames(chapterFolder: "02-Composition", number: 3, slug: "third-way", title: "Third")
        for (path, text) in ExerciseTemplate(names: names).files { try clone.write(text, path) }
        try clone.write("tour\n", transcript)
    }

    private func tools() -> AuthorTrial.Tools {
        let list =
            [
                AnswerPiece(kind: .check, slug: "third-way", name: "twice", requirement: "twice"),
                AnswerPiece(kind: .check, slug: "third-way", name: "fourTimes", requirement: "fourTimes(_:)"),
                AnswerPiece(kind: .wrong, slug: "third-way", name: "same"),
                AnswerPiece(kind: .wrong, slug: "third-way", name: "once"),
                AnswerPiece(kind: .right, slug: "third-way", name: "added"),
            ].map(\.line).joined(separator: "\n") + "\nan answer's own line\n"
        return AuthorTrial.Tools(
            build: { .built(executable: $0) },
            judge: { data in
                let isStub = String(decoding: data, as: UTF8.self).contains("todo(")
                return Verdict(id: "2.3", status: isStub ? .open : .done)
            },
            run: { program, _ in (program == "solutions-host" ? list : "tour\n", true) },
            firstOpen: { _, name in
                switch name {
                case "same": Self.failed("twice", "same")
                case "once": Self.failed("fourTimes", "once")
                default: nil
                }
            },
            program: { _ in .printed("\u{1F}\u{1F}0\u{1F}6\u{1F}6\u{1F}\n\u{1F}\u{1F}1\u{1F}12\u{1F}12\u{1F}\n") })
    }

    private static func failed(_ check: String, _ key: String?) -> CheckResult {
        CheckResult(key: check, title: "", status: .failed, message: "your code differs.", misconception: key)
    }

    private func outcome(_ change: (inout AuthorTrial.Tools) -> Void = { _ in }) -> AuthorTrial.Outcome {
        var tools = tools()
        change(&tools)
        let check = AuthorCheck(workspace: clone.workspace, exercise: exercise)
        return AuthorTrial(check: check, slugs: ["third-way", "curry"], tools: tools).run()
    }

    @Test func aGoodExerciseHasNoFindings() {
        #expect(outcome() == AuthorTrial.Outcome(judged: .all))
    }

    // MARK: - Compile errors

    @Test func onlyTheCompileErrorsAreReported() {
        let refused = [
            AuthorBuild.Refusal(file: "Chapters/a.swift", line: 3, message: "m"),
            AuthorBuild.Refusal(file: "Tests/b.swift", line: 4, message: "n"),
        ]
        let told = outcome { $0.build = { _ in .refused(refused) } }
        #expect(told.findings.map(\.what) == ["does not compile: m", "does not compile: n"])
        #expect(told.findings.map(\.line) == [3, 4] && told.judged == .nothing)
    }

    @Test func onlyErrorsOfABrokenContractAreReported() {
        let refused = [
            AuthorBuild.Refusal(
                file: "Chapters/02-Composition/3-third-way/ThirdWay+Answers.swift", line: 3, message: "m"),
            AuthorBuild.Refusal(file: contractFile, line: 4, message: "n"),
        ]
        #expect(outcome { $0.build = { _ in .refused(refused) } }.findings.map(\.file) == [contractFile])
    }

    @Test func otherBuildFailuresAreReported() {
        #expect(outcome { $0.build = { _ in .failed("no disk") } }.findings.map(\.what) == ["no disk"])
        #expect(outcome { $0.run = { _, _ in ("Fatal error", false) } }.judged == .nothing)
    }

    // MARK: - Right and wrong answers

    @Test func aRightAnswerThatFailsIsReported() {
        let told = outcome { tools in
            let first = tools.firstOpen
            tools.firstOpen = { $1 == "added" ? Self.failed("fourTimes", nil) : first($0, $1) }
        }
        #expect(
            told.findings.map(\.what)
                == ["The right answer \"added\" fails the check \"fourTimes\": the answer differs."])
    }

    @Test func answersToUnknownExercisesAreReported() throws {
        try clone.write("\n\"curri\": x", "Tests/Solutions/Solutions.swift")
        let stranger = AnswerPiece(kind: .right, slug: "curri", name: "x").line
        let told = outcome { tools in
            let run = tools.run
            tools.run = { ($0 == "solutions-host" ? run($0, $1).output + stranger + "\n" : "tour\n", true) }
        }
        #expect(told.findings.map(\.line) == [2])
        #expect(told.findings[0].what.contains("no exercise is called curri. Is it \"curry\"?"))
    }

    @Test func duplicateNamesOfAnswersAreReported() {
        let told = outcome { tools in
            let run = tools.run
            let same = AnswerPiece(kind: .right, slug: "third-way", name: "same").line
            tools.run = { ($0 == "solutions-host" ? run($0, $1).output + same : "tour\n", true) }
        }
        #expect(told.findings.contains { $0.what.contains("Two answers are called \"same\"") })
    }

    @Test func aWrongAnswerNeedsItsOwnSentence() {
        let told = outcome { $0.firstOpen = { $1 == "same" ? Self.failed("twice", "once") : nil } }
        #expect(told.findings.count == 2, "two answers get a wrong sentence, but one of them passes the first check")
    }

    @Test func aWrongAnswerShouldPassTheFirstCheck() {
        let told = outcome { $0.firstOpen = { $1 == "added" ? nil : Self.failed("twice", $1) } }
        #expect(told.findings.map(\.what) == [Say.firstCatchesAll])
    }

    @Test func wrongAnswersAreSkippedIfTheSolutionFails() {
        let failing = CheckResult(
            key: "twice", title: "", status: .trapped, message: "your code stopped in `twice(3)`: no memory")
        let told = outcome {
            $0.judge = { _ in Verdict(id: "2.3", checks: [failing]) }
            $0.firstOpen = { _, _ in nil }
        }
        #expect(told.findings.count == 1 && told.judged == .solution)
        #expect(told.findings[0].what.contains("\"twice\" says: the answer stopped in `twice(3)`: no memory"))
    }

    @Test func aStubThatFailsACheckIsReported() {
        let told = outcome { tools in
            let judge = tools.judge
            tools.judge = { data in
                guard judge(data).status == .open else { return judge(data) }
                let open = CheckResult(key: "twice", title: "", status: .todo)
                return Verdict(id: "2.3", checks: [open, Self.failed("fourTimes", nil)])
            }
        }
        #expect(told.findings.map(\.what) == [Say.stubIsNotOpen("the check \"fourTimes\" says: the answer differs.")])
    }

    // MARK: - Checks, examples, the tour

    @Test(arguments: [
        ("twise", true), ("twice(by:)", true), ("twice#2", true), ("twice(_:)", false), ("", false), ("init", false),
    ])
    func aCheckMustTestARequirementOfTheStub(requirement: String, isTold: Bool) {
        let told = outcome { tools in
            let list = tools.run("solutions-host", []).output.replacing(
                "\ttwice\ttwice", with: "\ttwice\t\(requirement)")
            tools.run = { program, _ in (program == "solutions-host" ? list : "tour\n", true) }
        }
        #expect(told.findings.contains { $0.what.contains("The check \"twice\" is about") } == isTold)
    }

    /// The text must contain a sentence for each check, because a verdict cannot show a check without it.
    @Test func nothingIsJudgedWithoutATitleForACheck() {
        let told = outcome { tools in
            let list = tools.run("solutions-host", []).output.replacing("\ttwice\ttwice", with: "\tother\ttwice")
            tools.run = { program, _ in (program == "solutions-host" ? list : "tour\n", true) }
            tools.firstOpen = { _, _ in nil }
        }
        #expect(told.findings.map(\.what) == [Say.checkWithoutTitle("other"), Say.titleWithoutCheck("twice")])
        #expect(told.judged == .nothing)
    }

    @Test func aWrongExampleIsReported() {
        let told = outcome { $0.program = { _ in .printed("\u{1F}\u{1F}1\u{1F}12\u{1F}13\u{1F}\n") } }
        #expect(told.findings.map(\.line) == [10])
        #expect(
            told.findings[0].what
                == "According to the comment, `fourTimes(3)` is `12`, but the solution returns `12`.")
        #expect(told.notes == [Say.examplesCompared(1, of: 2)])
    }

    @Test func anExampleThatDoesNotCompileIsSkipped() throws {
        var texts: [String] = []
        let told = outcome { tools in
            tools.program = { text in
                texts.append(text)
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
                let refused = lines.indices.filter { lines[$0].contains("example1()") }.map { $0 + 1 }
                return refused.isEmpty ? .printed("\u{1F}\u{1F}0\u{1F}6\u{1F}6\u{1F}\n") : .refused([refused[0]])
            }
        }
        #expect(texts.count == 2 && !texts[1].contains("fourTimes(3)"))
        #expect(told.findings == [] && told.notes == [Say.examplesCompared(1, of: 2)])
        // If lines other than examples do not compile, the examples are not compared.
        #expect(outcome { $0.program = { _ in .refused([1]) } }.notes == [Say.examplesCompared(0, of: 2)])
        #expect(outcome { $0.program = { _ in .failed } }.findings == [])
    }

    @Test func aTrappingExampleIsReportedAndSkipped() {
        var texts: [String] = []
        let told = outcome { tools in
            tools.program = { text in
                texts.append(text)
                return texts.count == 1
                    ? .printed("Fatal error\n", isWell: false) : .printed("\u{1F}\u{1F}0\u{1F}12\u{1F}12\u{1F}\n")
            }
        }
        // If the program stopped, output that it has not flushed yet would be lost.
        #expect(texts.count == 2 && texts[0].contains("fflush(nil)"))
        #expect(texts[1].contains("fourTimes(3)") && !texts[1].contains("twice(3)"))
        #expect(told.findings.map(\.what).map { $0.contains("`twice(3)` is `6`, but here") } == [true])
        #expect(told.notes == [])
        let late = outcome { $0.program = { _ in .printed("\u{1F}\u{1F}0\u{1F}6\u{1F}6\u{1F}\n", isWell: false) } }
        #expect(late.findings.map(\.line) == [10] && late.notes == [])
    }

    @Test func examplesAreReadOnlyFromTheContract() throws {
        let text = """
            /// `f(0)` is `0`.
            protocol P: Contract {
                /// `f(1)` is `2`, `f("a")("b")` is `nil`, `g(1)` is `2`, `f` is `3`.
                /// `f(2)` is `3`, or the other way round. `f(3)` is `4` if asked. `f(4)` is `5`, and so on.
                mutating func f(_ x: Int) -> Int
            }
            """
        let contract = try #require(ContractText("P", in: text))
        #expect(contract.names == ["f"])
        #expect(contract.examples.map(\.call) == ["f(1)", "f(\"a\")(\"b\")", "f(4)"])
        #expect(contract.examples.map(\.line) == [3, 3, 4])
        #expect(ContractText("Q", in: text) == nil)
    }

    @Test func aTourWithOtherOutputIsReported() throws {
        try clone.write("tour\nand more\n", transcript)
        #expect(outcome().findings.map(\.file) == [transcript])
        #expect(outcome().findings.map(\.line) == [2])
        let stopped = outcome { tools in
            let run = tools.run
            tools.run = { $0 == "solutions-host" ? run($0, $1) : ("", false) }
        }
        #expect(stopped.findings[0].what.contains("`swift run tour-2` stops"))
    }

    // MARK: - Pieces

    @Test func aPieceIsReadBackAsWritten() {
        let piece = AnswerPiece(kind: .check, slug: "a-b", name: "k", requirement: "f(_:)#2")
        #expect(AnswerPiece(Substring(piece.line)) == piece)
        #expect(AnswerPiece("check\ta\tb") == nil)
    }
}

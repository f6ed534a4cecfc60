import Foundation
import TestSupport
import Testing

@testable import CurrycombWorkbook

@Suite(.waitsForPrograms) struct SupervisorTests {
    static let source = Places.root.appendingPathComponent("Tests/WorkbookHost/Misbehaviours.swift").path
    /// An exercise with the same checks as the host's, but with shorter words.
    static let exercise = Exercise(
        in: "99-Misbehaviour", 1, "misbehaving", minutes: 1,
        words: Words(
            title: "Misbehave", task: "", hints: Hints(question: "", direction: "", nearly: ""),
            checks: ["before", "during", "later", "after"].map { Sentence($0, $0) }, misconceptions: [], notice: ""))

    func judge(_ answer: String, seconds: Double = 60, output: Int = 1 << 20) -> [CheckResult] {
        var supervisor = Supervisor(
            executable: Places.executable("workbook-host"), exercise: Self.exercise, source: Self.source,
            limits: Limits(seconds: seconds, output: output))
        supervisor.environment = ["CURRYCOMB_ANSWER=\(answer)"]
        return supervisor.run()
    }

    /// Returns the result of one check. Expects all other checks to pass or, with a short time limit, to be waiting.
    func misbehaviour(
        _ answer: String, in key: String = "during", seconds: Double = 60, _ location: SourceLocation = #_sourceLocation
    ) throws -> CheckResult {
        let results = judge(answer, seconds: seconds)
        #expect(results.map(\.key) == ["before", "during", "later", "after"], sourceLocation: location)
        for result in results where result.key != key {
            let stands = result.status == .passed || (seconds < 60 && result.status == .waiting)
            #expect(stands, "\(result)", sourceLocation: location)
        }
        return try #require(results.first { $0.key == key }, sourceLocation: location)
    }

    func line(of text: String) throws -> Int {
        let lines = try String(contentsOfFile: Self.source, encoding: .utf8).components(separatedBy: "\n")
        return try #require(lines.firstIndex { $0.contains(text) }) + 1
    }

    @Test func aRightAnswerPasses() {
        let results = judge("passes")
        #expect(results.map(\.status) == [.passed, .passed, .passed, .passed])
        #expect(results.map(\.message) == ["", "", "", ""])
    }

    @Test func aDifferenceIsReportedWithItsSentenceAndLine() throws {
        let result = try misbehaviour("fails")
        #expect(result.status == .failed)
        #expect(result.misconception == "swapped")
        #expect(result.message == "The two are swapped.")
        #expect(result.line == (try line(of: "func act() throws")))
        guard case .comparison("swap(1, 2)", _, _, _) = result.findings.first else {
            Issue.record("no comparison in \(result.findings)")
            return
        }
    }

    // The source file also contains the contract, which declares the requirement before any answer does. So the
    // reported line is in the contract.
    @Test(arguments: ["failsInAnother", "failsElsewhere"])
    func theLineOfTheFaultyRequirementIsReported(answer: String) throws {
        let result = try misbehaviour(answer)
        #expect(result.status == .failed)
        #expect(result.line == (try line(of: "func actLater() async throws")))
    }

    @Test func anUnlocatedFailureHasNoLine() throws {
        let result = try misbehaviour("failsSomewhere")
        #expect(result.status == .failed)
        #expect(result.line == nil)
    }

    @Test func anUnexpectedErrorIsReported() throws {
        for result in judge("throws") where ["during", "later"].contains(result.key) {
            #expect(result.status == .threw)
            #expect(result.message.contains("Refusal"))
        }
    }

    @Test(arguments: [
        ("index", "Index out of range", "numbers(3)[5]"),
        ("nil", "an Optional value. A `!` unwrapped `nil`", "numbers(0).first!"),
        ("overflow", "a number is too large", "reduce(Int.max, +)"),
        ("cast", "a value of type Array<Int> does not have the type String", "func act() throws"),
        ("recursion", "a function calls itself without end", "1 + depth(n + 1)"),
        ("recursionWithHelp", "a function calls itself without end", "2 + helpedDepth(n + 1)"),
    ])
    func aTrapIsReportedWithItsReasonAndLine(answer: String, reason: String, code: String) throws {
        let result = try misbehaviour(answer)
        #expect(result.status == .trapped)
        #expect(result.message.contains(reason), "\(result.message)")
        #expect(result.line == (try line(of: code)))
    }

    // If no backtrace of the full stack is possible, the line of the requirement is reported.
    @Test(arguments: [
        ("closures", "during", "func act() throws"), ("recursionLater", "later", "3 + depth(n + 1)"),
        ("recursionElsewhere", "later", "func actLater() async throws"),
    ])
    func anEndlessRecursionIsReported(answer: String, check: String, code: String) throws {
        let result = try misbehaviour(answer, in: check)
        #expect(result.status == .trapped)
        #expect(result.message.contains("a function calls itself without end"), "\(result.message)")
        #expect(result.line == (try line(of: code)))
    }

    @Test func aWildPointerIsNotReportedAsRecursion() throws {
        #expect(try misbehaviour("wildPointer").message.contains("accessed invalid memory"))
    }

    @Test func aFatalErrorIsReportedWithItsMessage() throws {
        let results = judge("traps")
        #expect(results.map(\.status) == [.passed, .trapped, .trapped, .passed])
        #expect(results[1].message == "your code stopped here: out of honey")
        #expect(results[1].line == (try line(of: "func act() { fatalError")))
        #expect(results[2].line == (try line(of: "func actLater() async { fatalError")))
    }

    @Test func anEndlessLoopIsStopped() throws {
        let result = try misbehaviour("loops", seconds: 3)
        #expect(result.status == .timedOut)
        #expect(result.message.hasPrefix("stopped after 3 s"))
    }

    @Test func theLineOfAnEndlessLoopIsReported() throws {
        let result = try misbehaviour("loopsInFunction", seconds: 3)
        #expect(result.status == .timedOut)
        #expect(result.line == (try line(of: "while number > 0 { number ^= 2 }")))
    }

    @Test func anOverflowInALoopMayComeFromALoopThatDoesNotEnd() throws {
        let result = try misbehaviour("loopsToOverflow")
        #expect(result.message.hasSuffix("Does the loop end?"), "\(result.message)")
        #expect(result.line == (try line(of: "number *= 3")))
    }

    @Test func anEndlessWaitIsStopped() throws {
        let result = try misbehaviour("hangs", in: "later", seconds: 3)
        #expect(result.status == .timedOut)
        // No line of the answer is running, so this is the line of the requirement.
        #expect(result.line == (try line(of: "func actLater() async throws")))
    }

    @Test func noCheckStartsAfterAnEndlessLoop() {
        var supervisor = Supervisor(
            executable: Places.executable("workbook-host"), exercise: Self.exercise, source: Self.source,
            limits: Limits(seconds: 3, parallel: 1))
        supervisor.environment = ["CURRYCOMB_ANSWER=loops"]
        #expect(supervisor.run().map(\.status) == [.passed, .timedOut, .waiting, .waiting])
    }

    @Test func noCheckStartsAfterAFailureWithAnEndlessLoop() {
        var supervisor = Supervisor(
            executable: Places.executable("workbook-host"), exercise: Self.exercise, source: Self.source,
            limits: Limits(seconds: 3, parallel: 1))
        supervisor.environment = ["CURRYCOMB_ANSWER=failsThenLoops"]
        #expect(supervisor.run().map(\.status) == [.passed, .failed, .waiting, .waiting])
    }

    @Test func endlessOutputIsStoppedAndItsBeginningKept() throws {
        let result = try misbehaviour("floods")
        #expect(result.status == .flooded)
        #expect(result.message == "printed over 1 MB, so it was stopped; its first lines are kept.")
        #expect(result.output.hasPrefix("honey honey"))
        #expect(result.output.utf8.count < 20_000)
    }

    @Test func printedOutputIsKeptCompletely() throws {
        let result = try misbehaviour("prints")
        #expect(result.status == .threw)
        #expect(result.output == "first line\nno end of line")
    }

    @Test func outputOutsideTheCallIsNotItsSideEffect() throws {
        let result = try misbehaviour("quiet")
        #expect(result.status == .passed)
    }

    @Test(arguments: [
        ("writesScreen", "write() printed \"hello\\n\""), ("writesErrors", "write() printed \"hello\\n\""),
        ("writesFile", "write() wrote to a file"), ("mustWriteFile", "write() wrote to a file"),
    ])
    func aForbiddenWriteIsReported(answer: String, evidence: String) throws {
        let result = try misbehaviour(answer)
        #expect(result.status == .failed)
        #expect(result.misconception == "writes")
        #expect(result.findings == [.note(evidence)])
    }

    @Test func forbiddenOutputIsShown() throws {
        #expect(try misbehaviour("writesScreen").output == "before\nhello")
    }

    @Test func invalidUTF8InOutputIsReplaced() throws {
        #expect(try misbehaviour("garbage").output == "h\u{FFFD}\u{FFFD}i")
    }

    @Test func anEarlyExitIsNotASuccess() throws {
        let result = try misbehaviour("exits")
        #expect(result.status == .exited)
        #expect(result.message.contains("exit code 0"))
    }

    @Test func anExternalSignalIsReported() throws {
        let result = try misbehaviour("killed")
        #expect(result.status == .killed)
        #expect(result.message.contains("SIGKILL"))
    }

    @Test func aGrandchildProcessDoesNotDelayTheVerdict() throws {
        // The grandchild never ends, and would keep the check's output open. The test ends because the grandchild is
        // killed as soon as the check that started it has ended.
        #expect(judge("grandchild").map(\.status) == [.passed, .passed, .passed, .passed])
    }

    @Test func aTodoIsNotAFailure() throws {
        let results = judge("open")
        #expect(results[1].status == .todo)
        #expect(results[1].message == "not done yet: act")
        #expect(results[1].line == (try line(of: "todo(\"act\")")))
        #expect(Verdict(id: "99.1", checks: results).status == .open)
    }

    @Test func aTodoInAsynchronousCodeIsReported() throws {
        #expect(try misbehaviour("openLater", in: "later").status == .todo)
        #expect(try misbehaviour("background", in: "later").status == .todo)
    }

    #if os(Linux)
    @Test func excessiveMemoryUseIsStopped() throws {
        let result = try misbehaviour("hungry")
        #expect(result.status == .trapped)
        #expect(result.message.contains("it used more than 2 GB of memory"))
    }

    @Test func excessiveMemoryUseIsNotTakenForAKnownTrap() throws {
        let result = try misbehaviour("hungryInCall")
        #expect(result.status == .trapped)
        #expect(result.misconception == nil)
        #expect(result.message.contains("it used more than 2 GB of memory"))
    }
    #endif

    @Test func aTrapIsNotAttributedToAReturnedCall() throws {
        let result = try misbehaviour("trapsAfterCall")
        #expect(result.status == .trapped && result.misconception == nil)
        #expect(!result.message.contains("fine()") && result.message.contains("out of honey"), "\(result.message)")
    }

    @Test func anAnswerThatClosesItsReportDoesNotPass() throws {
        #expect(try misbehaviour("closesAll").status != .passed)
    }

    @Test func anAnswerMayCloseDescriptorThree() throws {
        #expect(judge("closes").map(\.status) == [.passed, .passed, .passed, .passed])
    }

    @Test func cancellationEndsTheRun() {
        var supervisor = Supervisor(
            executable: Places.executable("workbook-host"), exercise: Self.exercise, source: Self.source)
        supervisor.environment = ["CURRYCOMB_ANSWER=loops"]
        #expect(supervisor.run { true }.isEmpty)
    }

    @Test func forbiddenCodeIsReportedOnlyInRequestedChecks() {
        var supervisor = Supervisor(
            executable: "/nowhere/at-all", exercise: Self.exercise, source: "", text: "@_spi(Courses) import X",
            limits: .standard)
        supervisor.only = "later"
        #expect(supervisor.run().map(\.key) == ["later"])
    }

    @Test func aMissingProgramIsReported() {
        let supervisor = Supervisor(executable: "/nowhere/at-all", exercise: Self.exercise, source: Self.source)
        let results = supervisor.run()
        #expect(results.count == 4)
        #expect(results.allSatisfy { $0.status == .killed && $0.message.contains("could not be started") })
    }
}

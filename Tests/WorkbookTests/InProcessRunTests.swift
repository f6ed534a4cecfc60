import TestSupport
import Testing

@_spi(Courses) @testable import CurrycombWorkbook

@Suite(.waitsForPrograms) struct InProcessRunTests {
    private func runs(_ answers: [String], seconds: Double = 60) -> [String: InProcessRun] {
        InProcessRun.all(answers, Places.executable("workbook-host"), environment: [], seconds: seconds)
    }

    @Test func theFailedCheckAndItsMistakeAreReported() {
        let found = runs(["fails", "throws", "passes"])
        #expect(found["fails"] == InProcessRun(check: "during", misconception: "swapped"))
        #expect(found["throws"] == InProcessRun(check: "during", misconception: nil))
        #expect(found["passes"] == nil)
    }

    @Test func answersThatEndTheProcessAreSkipped() {
        let found = runs(["traps", "fails", "exits", "noSuchAnswer", "throws"])
        #expect(Set(found.keys) == ["fails", "throws"])
    }

    @Test func anAnswerThatHangsIsSkipped() {
        #expect(Set(runs(["hangs", "fails"], seconds: 1).keys) == ["fails"])
    }

    @Test func aSingleCheckCanBeRun() {
        var supervisor = Supervisor(
            executable: Places.executable("workbook-host"), exercise: SupervisorTests.exercise, source: "")
        supervisor.environment = ["CURRYCOMB_ANSWER=fails"]
        supervisor.only = "during"
        #expect(supervisor.run().map(\.key) == ["during"])
    }
}

import TestSupport
import Testing

@_spi(Courses) @testable import CurrycombWorkbook

/// Our own answers, all checks of one in one process.
@Suite(.waitsForPrograms) struct RehearsalTests {
    private func rehearsal(_ answer: String, seconds: Double = 60) -> Rehearsal? {
        Rehearsal(
            Places.executable("workbook-host"), environment: ["CURRYCOMB_ANSWER=\(answer)"], seconds: seconds)
    }

    @Test func itSaysWhichCheckDoesNotHoldAndWhatItFound() {
        #expect(rehearsal("fails") == Rehearsal(check: "during", misconception: "swapped"))
        #expect(rehearsal("throws") == Rehearsal(check: "during", misconception: nil))
    }

    @Test(arguments: ["passes", "traps", "exits", "noSuchAnswer"])
    func itSaysNothingOfWhatHoldsOrEndsTheProcess(answer: String) {
        #expect(rehearsal(answer) == nil)
    }

    @Test func itWaitsNoLongerThanItMay() {
        #expect(rehearsal("hangs", seconds: 1) == nil)
    }

    @Test func oneCheckAloneIsRun() {
        var supervisor = Supervisor(
            executable: Places.executable("workbook-host"), exercise: SupervisorTests.exercise, source: "")
        supervisor.environment = ["CURRYCOMB_ANSWER=fails"]
        supervisor.only = "during"
        #expect(supervisor.run().map(\.key) == ["during"])
    }
}

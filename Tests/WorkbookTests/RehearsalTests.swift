import TestSupport
import Testing

@_spi(Courses) @testable import CurrycombWorkbook

/// Our own answers, all checks of several in one process.
@Suite(.waitsForPrograms) struct RehearsalTests {
    private func rehearsals(_ answers: [String], seconds: Double = 60) -> [String: Rehearsal] {
        Rehearsal.all(answers, Places.executable("workbook-host"), environment: [], seconds: seconds)
    }

    @Test func itSaysWhichCheckDoesNotHoldAndWhatItFound() {
        let found = rehearsals(["fails", "throws", "passes"])
        #expect(found["fails"] == Rehearsal(check: "during", misconception: "swapped"))
        #expect(found["throws"] == Rehearsal(check: "during", misconception: nil))
        #expect(found["passes"] == nil)
    }

    @Test func whatEndsTheProcessIsLeftOutAndTheRestGoesOn() {
        let found = rehearsals(["traps", "fails", "exits", "noSuchAnswer", "throws"])
        #expect(Set(found.keys) == ["fails", "throws"])
    }

    @Test func itWaitsNoLongerThanItMay() {
        #expect(Set(rehearsals(["hangs", "fails"], seconds: 1).keys) == ["fails"])
    }

    @Test func oneCheckAloneIsRun() {
        var supervisor = Supervisor(
            executable: Places.executable("workbook-host"), exercise: SupervisorTests.exercise, source: "")
        supervisor.environment = ["CURRYCOMB_ANSWER=fails"]
        supervisor.only = "during"
        #expect(supervisor.run().map(\.key) == ["during"])
    }
}

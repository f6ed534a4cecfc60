import Synchronization
import Testing

@testable import CurrycombWorkbook

@Suite struct TourLayoutTests {
    @Test func aLongResultIsShownBelowItsCall() {
        #expect(Tour.result(of: "f(5)", "13") == "    f(5)  →  13")
        #expect(Tour.result(of: nil, "13") == "    →  13")
        let long = Array(repeating: "word", count: 30).joined(separator: " ")
        for call in ["log", nil] {
            let lines = Tour.result(of: call, long).split(separator: "\n").map(String.init)
            #expect(lines.count > 1 && lines.allSatisfy { Columns.of($0) <= Tour.width })
            #expect(lines.joined(separator: " ").split(separator: " ").filter { $0 == "word" }.count == 30)
        }
        let drawing = String(repeating: "-", count: 70) + "\n" + String(repeating: "-", count: 70)
        #expect(Tour.result(of: "draw", drawing) == "    draw  →  " + drawing)
    }

    @Test func aResultBelowItsCallIsAlsoHidden() {
        var output = ""
        let value = String(repeating: "x", count: 60)
        TourQuestion(place: .pager).ask("a call that is rather long", value) { output += $0 }
        #expect(output == "    a call that is rather long\n        →  \u{1E}\(value)\n")
    }

    @Test func aTourPausesBeforeEachPartExceptTheFirst() {
        let waits = Waits()
        let steps = TourSteps(isWanted: true) { _ = waits.count.add(1, ordering: .relaxed) }
        var output = ""
        for _ in 1...3 { steps.next { output += $0 } }
        #expect(waits.count.load(ordering: .relaxed) == 2)
        #expect(output.contains(Phrases.nextPart))
    }

    @Test func aTourWithoutATerminalDoesNotPause() {
        let steps = TourSteps(isWanted: false) { Issue.record("waited") }
        for _ in 1...3 { steps.next { _ in Issue.record("printed") } }
    }

    @Test func projectedTextIsNeverDim() {
        let line = StyledLine("quiet", .dim) + StyledLine(" good", .good)
        #expect(line.text(colour: true, isProjected: false) == "\u{1B}[2mquiet\u{1B}[0m\u{1B}[32m good\u{1B}[0m")
        #expect(line.text(colour: true, isProjected: true) == "quiet\u{1B}[32m good\u{1B}[0m")
        #expect(Projector.isWanted("1") && Projector.isWanted("yes"))
        #expect(!Projector.isWanted(nil) && !Projector.isWanted("") && !Projector.isWanted("0"))
    }

    private final class Waits: Sendable {
        let count = Atomic(0)
    }
}

import Testing

@testable import CurrycombWorkbook

@Suite struct TourQuestionTests {
    private func output(_ place: TourQuestion.Place, _ typed: String?, value: String = "13") -> String {
        var output = ""
        TourQuestion(place: place, read: { typed }).ask("f(5)", value) { output += $0 }
        return output
    }

    @Test func noQuestionIsAskedInAScript() {
        #expect(output(.script, "7") == "    f(5)  →  13\n")
    }

    @Test func aTerminalTourWaitsForAGuess() {
        #expect(output(.terminal, "13").hasSuffix("    →  13   Yes!\n"))
        #expect(output(.terminal, " \"13\" ").hasSuffix("    →  13   Yes!\n"))
        #expect(output(.terminal, "12").hasSuffix("    →  13\n"))
        #expect(output(.terminal, "").hasSuffix("    →  13\n"))
        #expect(output(.terminal, nil).hasSuffix("\n    →  13\n"))
        #expect(output(.terminal, "").hasPrefix("    f(5)  →  ?"))
    }

    @Test func aPagersAnswerFollowsTheMark() {
        #expect(output(.pager, nil) == "    f(5)  →  \u{1E}13\n")
        #expect(!output(.pager, nil, value: "1\n2").contains(TourQuestion.mark))
    }
}

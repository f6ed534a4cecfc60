import CurrycombWorkbook
import Testing

/// A long answer is truncated, so that it can be shown quickly. These tests check how it is truncated, but measure no
/// time.
@Suite struct LongAnswerTests {
    let words = Words(
        title: "Title", task: "Task.", hints: Hints(question: "?", direction: "→", nearly: "!"),
        checks: [Sentence("a", "a")], misconceptions: [], notice: "Notice.")

    func lines(_ yours: String, _ ours: String = "1", width: Int = 80) -> [String] {
        let exercise = Exercise(in: "02-Composition", 1, "long", minutes: 1, words: words)
        let checks = [CheckResult(key: "a", title: "a", status: .passed)]
        var text = VerdictText(Verdict(id: "2.1", checks: checks), of: exercise, width: width)
        text.completion = Completion(yours: yours, ours: ours)
        return text.lines.map { $0.text(colour: false) }
    }

    @Test func aLongAnswerIsTruncatedAndItsRestCounted() {
        let shown = lines((1...16_000).map { "let x\($0) = \($0)" }.joined(separator: "\n"))
        #expect(shown.count < 420)
        #expect(shown.contains { $0.contains("let x400 = 400") })
        #expect(shown.contains("    … and 15600 more lines"))
    }

    @Test func aVeryLongLineIsTruncated() {
        let shown = lines(String(repeating: "honey ", count: 100_000) + "\nlast")
        #expect(shown.count < 60)
        #expect(shown.contains("    … and one more line"))
    }

    @Test func anAnswerOfUsualLengthIsShownInFull() {
        let shown = lines((1...300).map { "let x\($0) = \($0)" }.joined(separator: "\n"))
        #expect(shown.contains { $0.contains("let x300 = 300") })
        #expect(!shown.contains { $0.contains("more") })
    }

    @Test func membersAreFoundByName() throws {
        let text = (0..<5000).map { "func f\($0)() -> Int {\n    \($0)\n}" }.joined(separator: "\n")
        let members = try #require(AnswerSource.members(text))
        #expect(members.map(\.name) == (0..<5000).map { "f\($0)" })
        #expect(members.map(\.body) == (0..<5000).map { ["\($0)"] })
        #expect(AnswerSource.members(text + "\nfunc f7() {}") == nil)
    }
}

import CurrycombMarbles
import CurrycombSignals
import Testing

@testable import CurrycombWorkbook

@MainActor @Suite struct ExaminerMarblesTests {
    static let words = Words(
        title: "Merge two signals", task: "", hints: Hints(question: "", direction: "", nearly: ""), checks: [],
        misconceptions: [
            Sentence(
                "concat", "The second signal was subscribed to only when the first had completed. This is concat."),
            Sentence("zip", "This waits for a partner for each value. This is zip."),
        ], notice: "")
    static let expected = "-1-x-2-y-----|"

    let examiner = Examiner<Any>(words)

    func record(
        _ merge: (MarbleInput<String>, MarbleInput<String>) -> some Signal<String, MarbleFailure>
    ) -> MarbleRecorder<String> {
        let clock = MarbleClock()
        let (a, b) = (clock.cold("-1---2----|"), clock.cold("---x---y-----|"))
        let got = clock.record(merge(a, b))
        clock.run()
        return got
    }

    func failure(_ recorder: MarbleRecorder<String>, is expected: String = expected) -> CheckFailure? {
        let suspects = [("-1---2-------x---y-----|", "concat"), ("---[1x]---[2y]-|", "zip")]
        do { try examiner.expect(recorder, is: expected, ifGot: suspects) } catch { return error as? CheckFailure }
        return nil
    }

    func lines(_ failure: CheckFailure, _ width: Int) -> [String] {
        FindingText(width: width, message: failure.message).lines(failure.findings, title: "").lines
            .map { $0.text(colour: false) }
    }

    @Test func theExpectedLinePasses() {
        #expect(failure(record { $0.merge(with: $1) }) == nil)
    }

    @Test func aForeseenLineShowsItsSentenceAtThePointer() throws {
        let found = try #require(failure(record { $0.concat($1) }))
        #expect(found.misconception == "concat")
        #expect(
            lines(found, 80).joined(separator: "\n") == """
                    a         -1---2----|
                    b         ---x---y-----|
                    expected  -1-x-2-y-----|
                    got       -1---2-------x---y-----|
                                 ^ The second signal was subscribed to only when the first had
                                   completed. This is concat.
                """)
        #expect(
            lines(found, 40).joined(separator: "\n") == """
                    a         -1---2----|
                    b         ---x---y-----|
                    expected  -1-x-2-y-----|
                    got       -1---2-------x---y-----|
                                 ^
                    The second signal was subscribed to
                    only when the first had completed.
                    This is concat.
                """)
    }

    @Test func anUnforeseenLineShowsTheDifference() throws {
        let found = try #require(failure(record { a, b in a.merge(with: b).take(3) }))
        #expect(found.misconception == nil)
        #expect(found.message == "it completed here, but y was still due.")
        #expect(lines(found, 80).last == "                   ^ it completed here, but y was still due.")
    }

    @Test func longValuesAreExplainedInAKey() throws {
        let pairs = record { a, b in a.combineLatest(with: b).map { "(\($0.0), \($0.1))" } }
        let found = try #require(failure(pairs, is: "---[(1, x)]"))
        #expect(
            lines(found, 80).joined(separator: "\n") == """
                    a         -1---2----|
                    b         ---x---y-----|
                    expected  ---A
                    got       ---A-B-C-----|
                                   ^ (2, x) came here, but was not due.
                    A = (1, x)   B = (2, x)   C = (2, y)
                """)
    }

    @Test func aLongLineIsShownAroundThePointer() throws {
        let line = String(repeating: "-1-2-3-4", count: 10)
        let recording = MarbleRecording(try MarbleLine(line + "-9|"))
        #expect(throws: CheckFailure.self) { try examiner.expect(recording, is: line + "-5|") }
        do { try examiner.expect(recording, is: line + "-5|") } catch let error as CheckFailure {
            let shown = lines(error, 40)
            #expect(shown[0].hasPrefix("    expected  …") && shown[0].hasSuffix("-5|"))
            #expect(shown[1].hasSuffix("-9|"))
            #expect(shown[2].count == shown[1].count - 1)
            #expect(shown.allSatisfy { $0.count <= 40 })
        }
    }

    @Test func aSyntaxErrorInAChecksLineIsThrown() {
        let recorder = record { $0.merge(with: $1) }
        #expect(throws: MarbleSyntaxError.self) { try examiner.expect(recorder, is: "-(a") }
        #expect(throws: MarbleSyntaxError.self) { try examiner.expect(recorder, is: "-1|", inputs: [("a", "-)")]) }
    }
}

import CurrycombSignals
import Testing

@testable import CurrycombMarbleLines
@testable import CurrycombMarbles

@Suite struct DifferenceTests {
    static func difference(_ got: String, _ expected: String) throws -> MarbleDifference? {
        try MarbleRecording(MarbleLine(got)).difference(from: expected)
    }

    @Test func equalLinesHaveNoDifference() throws {
        #expect(try Self.difference("-1-x-2-y-----|", "-1-x-2-y-----|") == nil)
        #expect(try Self.difference("-1---", "-1") == nil)
        #expect(try Self.difference("-1-#[boom]", "-1-#") == nil)
        #expect(try Self.difference("{12}3", "{12}3---") == nil)
    }

    @Test(arguments: [
        ("-1-|", "-1-2-|", "it completed here, but 2 was still due"),
        ("-1-2---|", "-1-2-|", "here it should have completed, but did so 2 frames later"),
        ("-1-2--", "-1-2-|", "here it should have completed"),
        ("-1-2-|", "-1-2---|", "it completed here, 2 frames too early"),
        ("-1-2-|", "-1-2----", "it completed here, but should go on"),
        ("-1-2-|", "-1-2---#", "it completed here, but should have failed later"),
        ("-1-2-|", "-1-2-#[no]", "here it should have failed with no, but it completed"),
        ("-1-#[a]", "-1-#[b]", "here it should have failed with b, but it failed with a"),
        ("-1-#[a]", "-1-|", "here it should have completed, but it failed with a"),
        ("-1-|-2", "-1-|", "2 came here, after the end: nothing may follow the end"),
        ("-1-|-2", "-1-|---3", "2 came here, after the end: nothing may follow the end"),
        ("-1-|-|", "-1-|", "it completed here, but had ended before"),
        ("-1-3-|", "-1-2-|", "here 2 was due, but 3 came"),
        ("-1---2-|", "-1-2---|", "here 2 was due, but came 2 frames later"),
        ("-12-|", "-1-2|", "2 came here, 1 frame too early"),
        ("-1---|", "-1-2-|", "here 2 was due, but did not come"),
        ("-1-2-|", "-1---|", "2 came here, but was not due"),
        ("-(12)-|", "-(21)-|", "here 2 was due before 1"),
        ("-(12)-|", "-2----|", "1 came here, but was not due"),
        ("-1----|", "-(12)-|", "here 2 was due, but did not come"),
        ("---a|", "-a-a|", "here a was due, but did not come"),
        ("-2----|", "-(12)-|", "here 1 was due, but did not come"),
        ("-!", "-1|", "it was disposed of here, but 1 was still due"),
        ("-1-|", "-1-!", "here it should have been disposed of, but it completed"),
        ("-[(1, 2)]-|", "-[(1, 3)]-|", "here (1, 3) was due, but (1, 2) came"),
        ("----|", "-[]-|", "here \"\" was due, but did not come"),
        ("-1--|", "-[ ]|", "here \" \" was due, but 1 came"),
    ])
    func aSentenceDescribesTheDifference(got: String, expected: String, sentence: String) throws {
        let difference = try #require(try Self.difference(got, expected))
        #expect(difference.sentence == sentence)
        #expect(difference.description.contains("^ " + sentence))
    }

    @Test(arguments: [
        ("-1-2---|", "-1-2-|", "here it should have completed, after 5 s, but did so after 7 s"),
        ("-1-2-|", "-1-2---|", "it completed here, after 5 s instead of 7 s"),
        ("-1---2-|", "-1-2---|", "here 2 was due, after 3 s, but came after 5 s"),
        ("-12-|", "-1-2|", "2 came here, after 2 s instead of 3 s"),
    ])
    func aSentenceAboutSecondsStatesTheTimes(got: String, expected: String, sentence: String) throws {
        let got = MarbleRecording(try MarbleLine(got, unit: .second))
        #expect(try got.difference(from: expected)?.sentence == sentence)
    }

    @Test func caretAndNamesAreAlignedByColumns() throws {
        let difference = try #require(try Self.difference("-(日1)-|", "-(日2)-|"))
        #expect(difference.pointer == 4)
        let input = MarbleRow("日本", try MarbleLine("-1-|"))
        let named = try #require(
            MarbleRecording(try MarbleLine("-1-|"), inputs: [input]).difference(from: try MarbleLine("-2-|")))
        #expect(
            named.description == """
                日本      -1-|
                expected  -2-|
                got       -1-|
                           ^ here 2 was due, but 1 came
                """)
        let rows = AlignedMarbles([input, MarbleRow("a", try MarbleLine("-1-|"))])
        #expect(rows.text == "日本  -1-|\na     -1-|")
    }

    @Test func thePictureShowsInputsAndBothLines() throws {
        let clock = MarbleClock()
        let a = clock.cold("-1---2----|")
        let b = clock.cold("---x---y-----|")
        let got = clock.record(a.concat(b))
        clock.run()
        let difference = try #require(try got.recording.difference(from: "-1-x-2-y-----|"))
        #expect(
            difference.description == """
                a         -1---2----|
                b         ---x---y-----|
                expected  -1-x-2-y-----|
                got       -1---2-------x---y-----|
                             ^ here x was due, but came 10 frames later
                """)
        #expect(difference.kind == .late(10))
        #expect(difference.frame == 3)
    }

    @Test func wideMarblesKeepLinesAligned() throws {
        let input = MarbleRow("a", try MarbleLine("-1234|"))
        let line = try MarbleLine("-{12}{[10]}3(45)|")
        let difference = try #require(
            MarbleRecording(line, inputs: [input]).difference(from: try MarbleLine("-1[10]7")))
        #expect(
            difference.description == """
                a         -1---2---34|
                expected  -1---[10]---7
                got       -(12)[10]3(45)|
                           ^ 2 came here, but was not due
                """)
    }

    @Test func longLinesAreComparedInLinearTime() throws {
        // If each marble needed a search through all marbles, the time would grow with the square of their number.
        let count = 4_000
        let got = MarbleLine((0..<count).map { .init($0 * 2, .next("\($0)")) })
        let expected = MarbleLine((0..<count).map { .init($0 * 2, .next("\($0 + 1 == count ? -1 : $0)")) })
        let difference = try #require(MarbleRecording(got).difference(from: expected))
        #expect(difference.kind == .other)
        #expect(difference.frame == 2 * count - 2)
    }

    @Test func aNameIsOmittedOnlyIfAnyFailureIsExpected() throws {
        let difference = try #require(try Self.difference("-1-#[a]-#[b]", "-1-#"))
        #expect(
            difference.description == """
                expected  -1-#
                got       -1-#----#[b]
                                  ^ it failed with b here, but had ended before
                """)
    }

    @Test func thePointerIsPlacedInsideAGroup() throws {
        let difference = try #require(try Self.difference("--(abd)-|", "--(abc)-|"))
        #expect(difference.pointer == 5)
        #expect(difference.sentence == "here c was due, but d came")
    }

    @Test func longValuesAndLongTimesAreShortened() throws {
        let difference = try #require(
            try Self.difference("-[(1, 10)] 5s [(2, 10)]-|", "-[(1, 10)] 5s [(2, 20)]-|"))
        #expect(
            difference.description == """
                expected  -A 5008ms B---------|
                got       -A 5008ms C---------|
                                    ^ here (2, 20) was due, but (2, 10) came
                A = (1, 10)   B = (2, 20)   C = (2, 10)
                """)
    }
}

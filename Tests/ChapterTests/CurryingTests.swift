import Chapter03Currying
import Testing

@Suite struct CurryingTests {
    @Test func curriedMatchTakesItsTextLater() {
        let words = Ours.match(/[a-z]+/)
        #expect(words("one, two") == ["one", "two"])
        #expect(words("3.14") == [])
        #expect(Ours.uncurry(Ours.match)(/\t/, "a\tb") == Ours.matches(/\t/, "a\tb"))
        #expect(Ours.partial(Ours.matches, /o/)("foo") == ["o", "o"])
    }

    @Test func flipSwapsTheTwoArguments() {
        let divide = { (whole: Int) in { (part: Int) in whole / part } }
        #expect(Ours.flip(divide)(2)(10) == 5)
        #expect(Ours.flip(Ours.flip(divide))(10)(2) == 5)
    }

    @Test func theLengthOfTheFirstNameIsChecked() {
        #expect(!Ours.isFirstNameFourLetter(["name": "Bo Derek"]))
        #expect(Ours.isFirstNameFourLetter(["name": "Cher"]))
        #expect(!Ours.isFirstNameFourLetter([:]))
        #expect(Ours.isFirstWord(of: "path", cutAt: "/", long: 3)(["path": "api/orders"]))
    }

    @Test func aPipelineCountsMatchingLines() {
        #expect(Ours.linesMatching(/POST/)(AccessLog.piece) == 2)
        #expect(Ours.linesMatching(/PUT/)(AccessLog.piece) == 0)
    }

    @Test func theAccessLogContainsIrregularLines() throws {
        let lines = try #require(AccessLog.text).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count > 2500)
        #expect(lines.dropLast().contains(""))
        #expect(lines.contains { $0.hasPrefix("#") })
        #expect(lines.contains { $0.hasPrefix("2026") && $0.split(separator: " ").count < 5 })
        #expect(lines.contains { $0.contains("?") && $0.contains(" 503 ") })
    }
}

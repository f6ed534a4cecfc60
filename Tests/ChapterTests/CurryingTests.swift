import Chapter03Currying
import Testing

/// The tour's code, on other inputs than the tour's.
@Suite struct CurryingTests {
    @Test func matchWaitsForItsText() {
        let words = Article.match(/[a-z]+/)
        #expect(words("one, two") == ["one", "two"])
        #expect(words("3.14") == [])
        #expect(Article.uncurry(Article.match)(/\t/, "a\tb") == Article.matches(/\t/, "a\tb"))
        #expect(Article.partial(Article.matches, /o/)("foo") == ["o", "o"])
    }

    @Test func flipExchangesTheTwo() {
        let divide = { (whole: Int) in { (part: Int) in whole / part } }
        #expect(Article.flip(divide)(2)(10) == 5)
        #expect(Article.flip(Article.flip(divide))(10)(2) == 5)
    }

    @Test func theFirstNameIsMeasured() {
        #expect(!Article.isFirstNameFourLetter(["name": "Bo Derek"]))
        #expect(Article.isFirstNameFourLetter(["name": "Cher"]))
        #expect(!Article.isFirstNameFourLetter([:]))
        #expect(Article.isFirstWord(of: "path", cutAt: "/", long: 3)(["path": "api/orders"]))
    }

    @Test func aPipelineCountsTheLinesOfThePiece() {
        #expect(Article.linesMatching(/POST/)(AccessLog.piece) == 2)
        #expect(Article.linesMatching(/PUT/)(AccessLog.piece) == 0)
    }

    @Test func theLogIsThereWithAllItsTroubles() throws {
        let lines = try #require(AccessLog.text).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count > 2500)
        #expect(lines.dropLast().contains(""))
        #expect(lines.contains { $0.hasPrefix("#") })
        #expect(lines.contains { $0.hasPrefix("2026") && $0.split(separator: " ").count < 5 })
        #expect(lines.contains { $0.contains("?") && $0.contains(" 503 ") })
    }
}

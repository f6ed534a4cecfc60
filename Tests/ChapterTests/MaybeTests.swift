import Chapter04Maybe
import Testing

/// The tour's code, on other inputs than the tour's.
@Suite struct MaybeTests {
    @Test func anEmptyBoxStaysEmptyAndNothingRuns() {
        var calls = 0
        let counted = { (text: String) -> Int in
            calls += 1
            return text.count
        }
        #expect(Article.map(counted)(.nothing) == .nothing)
        #expect(calls == 0)
        #expect(Article.map(counted)(Article.of("bee")) == .just(3))
        #expect(calls == 1)
        #expect(!Article.isNothing(Article.of("")))
        #expect(Article.isNothing(Maybe<String>.nothing))
    }

    @Test func aBoxInABoxIsNotForFlatMap() {
        let first = { (list: [Int]) -> Maybe<Int> in list.first.map { .just($0) } ?? .nothing }
        #expect(Article.map(first)(.just([7])) == .just(.just(7)))
        #expect(Article.flatMap(first)(.just([7])) == .just(7))
        #expect(Article.flatMap(first)(.just([])) == .nothing)
    }

    @Test func theFirstNameIsMeasuredWhereThereIsOne() {
        #expect(Article.isFirstNameFourLetter(["name": "Cher"]) == .just(true))
        #expect(Article.isFirstNameFourLetter(["name": "Bo Derek"]) == .just(false))
        #expect(Article.isFirstNameFourLetter([:]) == .nothing)
        #expect(Article.isFirstNameFourLetter(["name": "  "]) == .nothing)
        #expect(Article.printed(Article.isFirstNameFourLetter(["name": "Cher"])) == "Maybe(true)")
        #expect(Article.printed(Article.isFirstNameFourLetter([:])) == "Maybe(null)")
    }

    @Test func theXRayEndsInTheAnswer() {
        #expect(Article.stages(["name": "Cher"]).map(\.value).last == "just(true)")
        #expect(Article.stages([:]).map(\.value).dropFirst().allSatisfy { $0 == "nothing" })
    }

    @Test func onlyTheMapThatJudgesResultsBreaksTheLaw() throws {
        #expect(Article.brokenFusion(of: Article.map) == nil)
        let broken = try #require(Article.brokenFusion(of: Article.mapWithNull))
        #expect(broken.law == "composition")
        #expect(broken.left != broken.right)
    }
}

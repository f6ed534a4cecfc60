import Chapter04Maybe
import Testing

@Suite struct MaybeTests {
    @Test func mappingNothingCallsNoFunction() {
        var calls = 0
        let counted = { (text: String) -> Int in
            calls += 1
            return text.count
        }
        #expect(Ours.map(counted)(.nothing) == .nothing)
        #expect(calls == 0)
        #expect(Ours.map(counted)(Ours.of("bee")) == .just(3))
        #expect(calls == 1)
        #expect(!Ours.isNothing(Ours.of("")))
        #expect(Ours.isNothing(Maybe<String>.nothing))
    }

    @Test func flatMapAddsNoNesting() {
        let first = { (list: [Int]) -> Maybe<Int> in list.first.map { .just($0) } ?? .nothing }
        #expect(Ours.map(first)(.just([7])) == .just(.just(7)))
        #expect(Ours.flatMap(first)(.just([7])) == .just(7))
        #expect(Ours.flatMap(first)(.just([])) == .nothing)
    }

    @Test func aMissingFirstNameGivesNothing() {
        #expect(Ours.isFirstNameFourLetter(["name": "Cher"]) == .just(true))
        #expect(Ours.isFirstNameFourLetter(["name": "Bo Derek"]) == .just(false))
        #expect(Ours.isFirstNameFourLetter([:]) == .nothing)
        #expect(Ours.isFirstNameFourLetter(["name": "  "]) == .nothing)
        #expect(Ours.printed(Ours.isFirstNameFourLetter(["name": "Cher"])) == "Maybe(true)")
        #expect(Ours.printed(Ours.isFirstNameFourLetter([:])) == "Maybe(null)")
    }

    @Test func theLastStageIsTheResult() {
        #expect(Ours.stages(["name": "Cher"]).map(\.value).last == "just(true)")
        #expect(Ours.stages([:]).map(\.value).dropFirst().allSatisfy { $0 == "nothing" })
    }

    @Test func onlyMapWithNullBreaksTheCompositionLaw() throws {
        #expect(Ours.brokenFusion(of: Ours.map) == nil)
        let broken = try #require(Ours.brokenFusion(of: Ours.mapWithNull))
        #expect(broken.law == "composition")
        #expect(broken.left != broken.right)
    }
}

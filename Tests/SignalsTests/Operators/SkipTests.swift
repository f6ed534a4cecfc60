import CurrycombSignals
import Testing

@Suite("skip") struct SkipTests {
    @Test func theFirstValuesAreSkipped() { #expect(numbers.skip(3).words == "4 5 |") }
    @Test func skipZeroSkipsNothing() { #expect(numbers.skip(0).words == "1 2 3 4 5 |") }
    @Test func aFailureIsNotSkipped() { #expect(failing.skip(9).words == "#boom") }
    @Test func skipWhileEndsAtAMismatch() { #expect(Signals.of(1, 5, 2).skip(while: { $0 < 3 }).words == "5 2 |") }
}

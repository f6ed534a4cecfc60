import CurrycombSignals
import Testing

@Suite("pairwise") struct PairwiseTests {
    @Test func adjacentValuesFormPairs() { #expect(Signals.of(1, 2, 3).pairwise().words == "(1, 2) (2, 3) |") }
    @Test func aSingleValueFormsNoPair() { #expect(Signals.of(1).pairwise().words == "|") }
}

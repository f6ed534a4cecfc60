import CurrycombSignals
import Testing

@Suite("pairwise") struct PairwiseTests {
    @Test func pairs() { #expect(Signals.of(1, 2, 3).pairwise().words == "(1, 2) (2, 3) |") }
    @Test func one() { #expect(Signals.of(1).pairwise().words == "|") }
}

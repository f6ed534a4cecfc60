import CurrycombSignals
import Testing

@Suite("distinct") struct DistinctTests {
    @Test func neighbours() { #expect(Signals.of(1, 1, 2, 2, 1).distinct().words == "1 2 1 |") }
    @Test func by() { #expect(numbers.distinct { $0 / 3 == $1 / 3 }.words == "1 3 |") }
    @Test func failure() { #expect(failing.distinct().words == "1 2 #boom") }
}

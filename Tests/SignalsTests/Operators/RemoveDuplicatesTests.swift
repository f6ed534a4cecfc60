import CurrycombSignals
import Testing

@Suite("removeDuplicates") struct RemoveDuplicatesTests {
    @Test func adjacentValuesAreCompared() { #expect(Signals.of(1, 1, 2, 2, 1).removeDuplicates().words == "1 2 1 |") }
    @Test func aFunctionCanCompareValues() { #expect(numbers.removeDuplicates { $0 / 3 == $1 / 3 }.words == "1 3 |") }
    @Test func aFailureIsForwarded() { #expect(failing.removeDuplicates().words == "1 2 #boom") }
}

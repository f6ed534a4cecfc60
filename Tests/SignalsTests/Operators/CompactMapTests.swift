import CurrycombSignals
import Testing

@Suite("compactMap") struct CompactMapTests {
    @Test func nilIsDropped() { #expect(Signals.of("1", "x", "3").compactMap { Int($0) }.words == "1 3 |") }
    @Test func aFailureIsForwarded() { #expect(failing.compactMap { $0 == 1 ? nil : $0 }.words == "2 #boom") }
}

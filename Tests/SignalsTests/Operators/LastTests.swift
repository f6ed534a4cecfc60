import CurrycombSignals
import Testing

@Suite("last") struct LastTests {
    @Test func last() { #expect(numbers.last().words == "5 |") }
    @Test func nothing() { #expect(Signals.empty(Int.self).last().words == "|") }
    @Test func failure() { #expect(failing.last().words == "#boom") }
}

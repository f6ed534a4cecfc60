import CurrycombSignals
import Testing

@Suite("last") struct LastTests {
    @Test func onlyTheLastValueIsSent() { #expect(numbers.last().words == "5 |") }
    @Test func anEmptySourceSendsNoValue() { #expect(Signals.empty(Int.self).last().words == "|") }
    @Test func aFailureSendsNoValue() { #expect(failing.last().words == "#boom") }
}

import CurrycombSignals
import Testing

@Suite("ignoreElements") struct IgnoreElementsTests {
    @Test func onlyTheCompletionIsSent() { #expect(numbers.ignoreElements().words == "|") }
    @Test func onlyTheFailureIsSent() { #expect(failing.ignoreElements().words == "#boom") }
    @Test func anotherSignalMayFollow() { #expect(numbers.ignoreElements().concat(Signals.just(9)).words == "9 |") }
}

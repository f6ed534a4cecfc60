import CurrycombSignals
import Testing

@Suite("ignoreElements") struct IgnoreElementsTests {
    @Test func completion() { #expect(numbers.ignoreElements().words == "|") }
    @Test func failure() { #expect(failing.ignoreElements().words == "#boom") }
    @Test func thenAnother() { #expect(numbers.ignoreElements().concat(Signals.just(9)).words == "9 |") }
}

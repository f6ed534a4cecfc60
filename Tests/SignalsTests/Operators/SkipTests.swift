import CurrycombSignals
import Testing

@Suite("skip") struct SkipTests {
    @Test func skip() { #expect(numbers.skip(3).words == "4 5 |") }
    @Test func none() { #expect(numbers.skip(0).words == "1 2 3 4 5 |") }
    @Test func all() { #expect(failing.skip(9).words == "#boom") }
    @Test func skipWhile() { #expect(Signals.of(1, 5, 2).skip(while: { $0 < 3 }).words == "5 2 |") }
}

import CurrycombSignals
import Testing

@Suite("single") struct SingleTests {
    @Test func one() { #expect(Signals.just(1, failure: Oops.self).single(orFail: .other).words == "1 |") }
    @Test func none() { #expect(Signals.empty(Int.self, failure: Oops.self).single(orFail: .other).words == "#other") }
    @Test func two() { #expect(failing.single(orFail: .other).words == "#other") }
    @Test func failure() { #expect(failing.skip(1).single(orFail: .other).words == "#boom") }
}

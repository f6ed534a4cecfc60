import CurrycombSignals
import Testing

@Suite("single") struct SingleTests {
    @Test func oneValueIsSent() { #expect(Signals.just(1, failure: Oops.self).single(orFail: .other).words == "1 |") }
    @Test func empty() { #expect(Signals.empty(Int.self, failure: Oops.self).single(orFail: .other).words == "#other") }
    @Test func twoValuesAreAFailure() { #expect(failing.single(orFail: .other).words == "#other") }
    @Test func aFailureIsForwarded() { #expect(failing.skip(1).single(orFail: .other).words == "#boom") }
}

import CurrycombSignals
import Testing

@Suite("defaultIfEmpty") struct DefaultIfEmptyTests {
    @Test func anEmptySourceSendsTheDefault() { #expect(Signals.empty(Int.self).defaultIfEmpty(7).words == "7 |") }
    @Test func otherValuesAreUnchanged() { #expect(numbers.defaultIfEmpty(7).words == "1 2 3 4 5 |") }
    @Test func aFailureIsSent() { #expect(Signals.fail(Oops.boom, value: Int.self).defaultIfEmpty(7).words == "#boom") }
    @Test func eachSubscriptionSendsTheDefault() {
        let signal = numbers.filter { $0 > 9 }.defaultIfEmpty(7)
        #expect(signal.words == signal.words)
        #expect(signal.take(1).words == "7 |")
    }
}

import CurrycombSignals
import Testing

@Suite("defaultIfEmpty") struct DefaultIfEmptyTests {
    @Test func empty() { #expect(Signals.empty(Int.self).defaultIfEmpty(7).words == "7 |") }
    @Test func values() { #expect(numbers.defaultIfEmpty(7).words == "1 2 3 4 5 |") }
    @Test func failure() { #expect(Signals.fail(Oops.boom, value: Int.self).defaultIfEmpty(7).words == "#boom") }
    @Test func each() {
        let signal = numbers.filter { $0 > 9 }.defaultIfEmpty(7)
        #expect(signal.words == signal.words)
        #expect(signal.take(1).words == "7 |")
    }
}

import CurrycombSignals
import Testing

@Suite("min, max") struct MinMaxTests {
    @Test func minimumAndMaximumAreSent() { #expect([numbers.min().words, numbers.max().words] == ["1 |", "5 |"]) }
    @Test func anEmptySourceSendsNoValue() { #expect(Signals.empty(Int.self).max().words == "|") }
    @Test func aFailureSendsNoValue() { #expect(failing.max().words == "#boom") }
    @Test("of equal values, the first is sent, as in a sequence")
    func ties() {
        let pairs = [(1, "a"), (2, "b"), (1, "c"), (2, "d")]
        let signal = Signals.from(pairs)
        #expect(signal.min { $0.0 < $1.0 }.map(\.1).words == "\(pairs.min { $0.0 < $1.0 }!.1) |")
        #expect(signal.max { $0.0 < $1.0 }.map(\.1).words == "\(pairs.max { $0.0 < $1.0 }!.1) |")
    }
}

import CurrycombSignals
import Testing

@Suite("enumerated") struct EnumeratedTests {
    @Test func counts() {
        let signal = Signals.of("a", "b").enumerated().map { "\($0.offset)\($0.element)" }
        #expect(signal.words == "0a 1b |")
        #expect(signal.words == "0a 1b |")
    }
}

import CurrycombSignals
import Testing

@Suite("zip of an array") struct ZipAllTests {
    @Test func three() {
        let array = Signals.zip([Signals.of(1, 2, 3), Signals.of(4, 5, 6), Signals.of(7, 8)])
        #expect(array.words == "[1, 4, 7] [2, 5, 8] |")
    }

    @Test func none() { #expect(Signals.zip([AnySignal<Int, Never>]()).words == "|") }
}

import CurrycombSignals
import Testing

@Suite("zip of an array") struct ZipAllTests {
    @Test("zipAll and combineLatestAll use the signals that a signal sends") func ofSent() {
        let signals = Signals.of(numbers.take(2).eraseToAnySignal(), Signals.of(7, 8, 9).eraseToAnySignal())
        #expect(signals.zipAll().record().values == [[1, 7], [2, 8]])
        #expect(signals.combineLatestAll().record().values == [[2, 7], [2, 8], [2, 9]])
        #expect(Signals.empty(AnySignal<Int, Never>.self).zipAll().words == "|")
    }

    @Test func three() {
        let array = Signals.zip([Signals.of(1, 2, 3), Signals.of(4, 5, 6), Signals.of(7, 8)])
        #expect(array.words == "[1, 4, 7] [2, 5, 8] |")
    }

    @Test func anEmptyArrayCompletes() { #expect(Signals.zip([AnySignal<Int, Never>]()).words == "|") }
}

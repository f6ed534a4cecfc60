import CurrycombSignals
import Testing

@Suite("combineLatest of two to six") struct CombineLatestAritiesTests {
    let last = Signals.just(9).eraseToAnySignal()

    @Test func two() { #expect(Signals.combineLatest(Signals.just(1), Signals.of(2, 3)).words == "(1, 2) (1, 3) |") }
    @Test func three() { #expect(Signals.combineLatest(last, Signals.just("a"), last).words == #"(9, "a", 9) |"#) }
    @Test func four() { #expect(Signals.combineLatest(last, last, last, Signals.just(1)).words == "(9, 9, 9, 1) |") }

    @Test func five() {
        #expect(Signals.combineLatest(last, last, last, last, Signals.just(1)).words == "(9, 9, 9, 9, 1) |")
    }

    @Test func six() {
        let six = Signals.combineLatest(
            Signals.just(1), Signals.just(2), Signals.just(3), Signals.just(4), Signals.just(5), Signals.of(6, 7))
        #expect(six.words == "(1, 2, 3, 4, 5, 6) (1, 2, 3, 4, 5, 7) |")
    }
}

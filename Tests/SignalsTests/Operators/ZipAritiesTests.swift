import CurrycombSignals
import Testing

@Suite("zip of two to six") struct ZipAritiesTests {
    let one = Signals.of(1, 10).eraseToAnySignal()
    let text = Signals.of("a", "b").eraseToAnySignal()

    @Test func two() { #expect(Signals.zip(one, text).words == #"(1, "a") (10, "b") |"#) }

    @Test func three() {
        let three = Signals.zip(one, text, Signals.of(true, false, true))
        #expect(three.map { "\($0.0)\($0.1)\($0.2)" }.words == "1atrue 10bfalse |")
    }

    @Test func four() {
        #expect(Signals.zip(one, one, text, one).words == #"(1, 1, "a", 1) (10, 10, "b", 10) |"#)
    }

    @Test func five() { #expect(Signals.zip(one, one, one, one, text).words.hasSuffix(#"(10, 10, 10, 10, "b") |"#)) }

    @Test func six() {
        let six = Signals.zip(
            Signals.just(1), Signals.just(2), Signals.just(3), Signals.just(4), Signals.just(5), Signals.just(6))
        #expect(six.words == "(1, 2, 3, 4, 5, 6) |")
    }
}

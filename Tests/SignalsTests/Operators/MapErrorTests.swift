import CurrycombSignals
import Testing

@Suite("mapError, canFail") struct MapErrorTests {
    @Test func theErrorIsReplaced() { #expect(failing.mapError { _ in Oops.other }.words == "1 2 #other") }
    @Test func canFail() {
        let signal: some Signal<Int, Oops> = Signals.of(1, 2).canFail(with: Oops.self)
        #expect(signal.words == "1 2 |")
    }
}

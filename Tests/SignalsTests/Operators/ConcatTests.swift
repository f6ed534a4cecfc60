import CurrycombSignals
import Testing

@Suite("concat, startWith") struct ConcatTests {
    @Test("runs the next only when the one before has completed")
    func waits() {
        let a = Subject<Int, Oops>()
        let ran = Counter()
        let second = Signals.of(8, 9, failure: Oops.self).doingAtStart { ran.add() }
        let record = a.concat(second).record()
        a.send(1)
        #expect(ran.value == 0)
        a.complete()
        #expect(record.words == "1 8 9 |")
    }

    @Test("a failure is not the end of one part but of the whole")
    func fails() {
        let ran = Counter()
        #expect(failing.concat(Signals.of(7, failure: Oops.self).doingAtStart { ran.add() }).words == "1 2 #boom")
        #expect(ran.value == 0)
    }

    @Test func array() { #expect(Signals.concat([Signals.of(1, 2), Signals.of(3, 4)]).words == "1 2 3 4 |") }
    @Test func startWith() { #expect(numbers.take(1).startWith(8, 9).words == "8 9 1 |") }
}

import CurrycombSignals
import Testing

@Suite("take(until:)") struct TakeUntilTests {
    let a = Subject<Int, Oops>()
    let b = Subject<Int, Oops>()

    @Test("completes at the trigger's first value")
    func until() {
        let record = a.take(until: b).record()
        a.send(1)
        b.send(0)
        a.send(2)
        #expect(record.words == "1 |")
    }

    @Test("a trigger that only completes changes nothing; a failing trigger fails the signal")
    func triggerEnds() {
        let calm = a.take(until: Signals.empty(Int.self, failure: Oops.self)).record()
        let broken = a.take(until: b).record()
        a.send(1)
        b.fail(.boom)
        a.send(2)
        #expect(calm.words == "1 2")
        #expect(broken.words == "1 #boom")
    }

    @Test("if the trigger sends at once, no value is sent")
    func atOnce() {
        #expect(Signals.of(1, 2).take(until: Signals.just(0)).words == "|")
    }
}

import CurrycombSignals
import Testing

@Suite("delay, debounce, audit until a signal sends") struct UntilTests {
    @Test("a value waits for its signal, and is dropped if that completes without a value")
    func waits() {
        let triggers = [Subject<Void, Oops>(), Subject<Void, Oops>(), Subject<Void, Oops>()]
        let record = Signals.of(0, 1, 2, failure: Oops.self).delay { triggers[$0] }.record()
        #expect(record.words == "")
        triggers[2].send()
        triggers[0].send()
        #expect(record.words == "2 0")
        triggers[1].complete()
        #expect(record.words == "2 0 |")
    }

    @Test func failure() {
        #expect(
            Signals.of(1, failure: Oops.self).delay { _ in Signals.fail(Oops.other, value: Int.self) }.words == "#other"
        )
    }

    @Test("debounce: a value that is followed by another before its signal sends is dropped") func debounce() {
        let (a, trigger) = (Subject<Int, Oops>(), Subject<Void, Oops>())
        let record = a.debounce { _ in trigger }.record()
        a.send(1)
        a.send(2)
        trigger.send()
        trigger.send()
        a.send(3)
        a.complete()
        #expect(record.words == "2")
        trigger.send()
        #expect(record.words == "2 3 |")
    }

    @Test("audit sends the latest value when the first value's signal sends") func audit() {
        let (a, trigger) = (Subject<Int, Oops>(), Subject<Void, Oops>())
        let starts = Counter()
        let signal = a.audit { _ in trigger.doingAtStart { starts.add() } }
        let record = signal.record()
        a.send(1)
        a.send(2)
        trigger.send()
        trigger.send()
        a.send(3)
        #expect(starts.value == 2)
        let other = signal.record()
        trigger.send()
        a.fail(.boom)
        #expect(record.words == "2 3 #boom")
        #expect(other.words == "#boom")
    }
}

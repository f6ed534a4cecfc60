import CurrycombSignals
import Testing

@Suite("delay, debounce, audit until a signal sends") struct UntilTests {
    @Test("a value waits for its signal, and is dropped if the signal completes without a value")
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

    @Test("debounce drops a value if another follows before the value's signal sends") func debounce() {
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

    @Test("audit starts again with a value that arrives while the previous one is being delivered")
    func auditDuringDelivery() {
        let (a, clock) = (Subject<Int, Oops>(), VirtualScheduler())
        let record = a.audit { _ in Signals.timer(after: .seconds(1), on: clock, failure: Oops.self) }
            .doing { if $0 == 1 { a.send(2) } }.record()
        a.send(1)
        clock.advance(by: .seconds(1))
        #expect(record.words == "1")
        clock.advance(by: .seconds(1))
        #expect(record.words == "1 2")
        a.send(3)
        a.complete()
        clock.run()
        #expect(record.words == "1 2 3 |")
    }

    @Test("audit sends no value if the signal ends without one, and forwards its failure")
    func auditWithoutTrigger() {
        let (a, b) = (Subject<Int, Oops>(), Subject<Int, Oops>())
        let record = Signals.of(1, 2, failure: Oops.self).audit { _ in Signals.empty(Int.self, failure: Oops.self) }
            .record()
        #expect(record.words == "|")
        let failed = a.audit { _ in b }.record()
        a.send(1)
        b.fail(.other)
        #expect(failed.words == "#other")
        let first = Signals.of(1, 2, failure: Oops.self).audit { Signals.just($0, failure: Oops.self) }
        #expect(first.words == "1 2 |")
        #expect(first.take(1).words == "1 |")
        let ended = Subject<Int, Oops>()
        let ends = Counter()
        let disposed = ended.audit { _ in Signals.never(Int.self, failure: Oops.self).doingAtEnd { _ in ends.add() } }
            .record()
        ended.send(1)
        ended.complete()
        #expect(disposed.words == "")
        disposed.dispose()
        #expect(disposed.words == "!")
        #expect(ends.value == 1)
    }
}

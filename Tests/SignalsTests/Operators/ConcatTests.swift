import CurrycombSignals
import Testing

@Suite("concat, startWith") struct ConcatTests {
    @Test("runs the next signal only when the previous one has completed")
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

    @Test("a failure ends the whole signal, not only its part")
    func fails() {
        let ran = Counter()
        #expect(failing.concat(Signals.of(7, failure: Oops.self).doingAtStart { ran.add() }).words == "1 2 #boom")
        #expect(ran.value == 0)
    }

    @Test("disposes of each signal before the next event is forwarded, the end included")
    func disposesOfEachSignal() {
        let log = Log<String>()
        let part: @Sendable (String, Oops?) -> AnySignal<Int, Oops> = { name, error in
            Signals.create { (sink: Sink<Int, Oops>) in
                sink.onDispose { log.add("no \(name)") }
                sink.send(1)
                if let error { sink.fail(error) } else { sink.complete() }
            }.eraseToAnySignal()
        }
        part("a", nil).concat(part("b", nil)).observe({ log.add("\($0)") }, ended: { _ in log.add("end") })
        #expect(log.all == ["1", "no a", "1", "no b", "end"])
        part("a", nil).concat(part("b", .boom)).observe({ _ in }, ended: { _ in log.add("failed") })
        #expect(log.all.suffix(3) == ["no a", "no b", "failed"])
    }

    @Test func array() { #expect(Signals.concat([Signals.of(1, 2), Signals.of(3, 4)]).words == "1 2 3 4 |") }
    @Test func startWith() { #expect(numbers.take(1).startWith(8, 9).words == "8 9 1 |") }
}

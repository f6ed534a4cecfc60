import CurrycombSignals
import Testing

@Suite("timeout") struct TimeoutTests {
    @Test("switches to another signal if the source is too slow, but not if it fails") func fallback() {
        let clock = VirtualScheduler()
        let subject = Subject<Int, Oops>()
        let runs = Counter()
        let other = Signals.of(7, 8, failure: Oops.self).doingAtStart { runs.add() }
        let record = subject.timeout(after: .seconds(2), on: clock, fallback: other).record()
        subject.send(1)
        clock.advance(by: .seconds(1))
        subject.send(2)
        clock.advance(by: .seconds(2))
        subject.send(3)
        #expect(record.words == "1 2 7 8 |")
        #expect(failing.timeout(after: .seconds(2), on: clock, fallback: other).words == "1 2 #boom")
        #expect(runs.value == 1)
        #expect(clock.pending == 0)
    }

    @Test("fails after too long a pause")
    func timeout() {
        let clock = VirtualScheduler()
        let subject = Subject<Int, Oops>()
        let record = subject.timeout(after: .seconds(10), on: clock, orFail: .boom).record()
        clock.advance(by: .seconds(9))
        subject.send(1)
        clock.advance(by: .seconds(9))
        #expect(record.words == "1")
        clock.advance(by: .seconds(1))
        #expect(record.words == "1 #boom")
        #expect(clock.pending == 0)
    }

    @Test("a signal that cannot fail can time out")
    func cannotFail() {
        let clock = VirtualScheduler()
        let subject = Subject<Int, Never>()
        let record = subject.timeout(after: .seconds(10), on: clock, orFail: Oops.boom).record()
        subject.send(1)
        clock.advance(by: .seconds(10))
        #expect(record.words == "1 #boom")
    }

    @Test("an end in time cancels the timer")
    func inTime() {
        let clock = VirtualScheduler()
        let subject = Subject<Int, Oops>()
        let record = subject.timeout(after: .seconds(10), on: clock, orFail: .boom).record()
        subject.complete()
        clock.run()
        #expect(record.words == "|")
    }

    @Test("the time that the observer takes does not count")
    func slowObserver() {
        let clock = VirtualScheduler()
        let words = Log<String>()
        let values = Signals.from(1...3, failure: Oops.self).concat(Signals.never())
        let subscription = values.timeout(after: .seconds(10), on: clock, orFail: .boom).observeEvents { event in
            words.add("\(event) at \(clock.now)")
            if case .next = event { clock.advance(by: .seconds(20)) }
        }
        clock.run()
        #expect(words.all.count == 4)
        #expect(words.all.first == "next 1 at 0.0 seconds")
        #expect(words.all.last == "failed boom at 70.0 seconds")
        subscription.dispose()
    }
}

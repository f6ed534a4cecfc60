import CurrycombSignals
import Testing

@Suite("debounce") struct DebounceTests {
    let clock = VirtualScheduler()
    let subject = Subject<Int, Oops>()

    @Test("sends a value after a pause")
    func quiet() {
        let record = subject.debounce(.seconds(10), on: clock).record()
        subject.send(1)
        clock.advance(by: .seconds(9))
        subject.send(2)
        clock.advance(by: .seconds(9))
        #expect(record.words == "")
        clock.advance(by: .seconds(1))
        #expect(record.words == "2")
        subject.send(3)
        subject.complete()
        #expect(record.words == "2 3 |")
        #expect(clock.pending == 0)
    }

    @Test("disposal cancels the timer")
    func disposal() {
        let record = subject.debounce(.seconds(10), on: clock).record()
        subject.send(1)
        record.dispose()
        clock.run()
        #expect(record.words == "!")
    }

    @Test("a value that arrives while the observer handles an earlier one waits from its arrival")
    func arrival() {
        let times = Log<Duration>()
        let subscription = subject.debounce(.seconds(100), on: clock).observeEvents { [clock, subject] event in
            times.add(clock.now)
            guard case .next(1) = event else { return }
            clock.advance(by: .seconds(10))
            subject.send(2)
            clock.advance(by: .seconds(50))
        }
        subject.send(1)
        clock.run()
        #expect(times.all == [.seconds(100), .seconds(210)])
        subscription.dispose()
    }
}

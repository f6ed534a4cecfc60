import CurrycombSignals
import Testing

@Suite("delay") struct DelayTests {
    let clock = VirtualScheduler()
    let subject = Subject<Int, Oops>()

    @Test("keeps order and distance; a failure does not wait")
    func delay() {
        let record = subject.delay(.seconds(10), on: clock).record()
        subject.send(1)
        clock.advance(by: .seconds(5))
        subject.send(2)
        clock.advance(by: .seconds(5))
        #expect(record.words == "1")
        clock.advance(by: .seconds(5))
        #expect(record.words == "1 2")
        subject.send(3)
        subject.fail(.boom)
        #expect(record.words == "1 2 #boom")
        #expect(clock.pending == 0)
    }

    @Test("completion waits for the values before it")
    func completion() {
        let record = subject.delay(.seconds(10), on: clock).record()
        subject.send(1)
        subject.complete()
        #expect(record.words == "")
        clock.run()
        #expect(record.words == "1 |")
    }

    @Test("an event that arrives while the observer handles an earlier one is delayed from its arrival")
    func arrival() {
        let times = Log<Duration>()
        let subscription = subject.delay(.seconds(100), on: clock).observeEvents { [clock, subject] event in
            times.add(clock.now)
            guard case .next(1) = event else { return }
            clock.advance(by: .seconds(10))
            subject.send(2)
            clock.advance(by: .seconds(5))
            subject.complete()
            clock.advance(by: .seconds(45))
        }
        subject.send(1)
        clock.run()
        #expect(times.all == [.seconds(100), .seconds(210), .seconds(215)])
        subscription.dispose()
    }
}

import CurrycombSignals
import Testing

@Suite("timeout") struct TimeoutTests {
    @Test("fails when it has been quiet for too long")
    func timeout() {
        let clock = VirtualScheduler()
        let subject = Subject<Int, Oops>()
        let record = subject.timeout(.seconds(10), on: clock, error: .boom).record()
        clock.advance(by: .seconds(9))
        subject.send(1)
        clock.advance(by: .seconds(9))
        #expect(record.words == "1")
        clock.advance(by: .seconds(1))
        #expect(record.words == "1 #boom")
        #expect(clock.pending == 0)
    }

    @Test("an end in time takes the alarm back")
    func inTime() {
        let clock = VirtualScheduler()
        let subject = Subject<Int, Oops>()
        let record = subject.timeout(.seconds(10), on: clock, error: .boom).record()
        subject.complete()
        clock.run()
        #expect(record.words == "|")
    }
}

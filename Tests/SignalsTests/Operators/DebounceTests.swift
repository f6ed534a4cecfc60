import CurrycombSignals
import Testing

@Suite("debounce") struct DebounceTests {
    let clock = VirtualScheduler()
    let subject = Subject<Int, Oops>()

    @Test("sends when it has been quiet")
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

    @Test("disposal takes the alarm back")
    func disposal() {
        let record = subject.debounce(.seconds(10), on: clock).record()
        subject.send(1)
        record.dispose()
        clock.run()
        #expect(record.words == "!")
    }
}

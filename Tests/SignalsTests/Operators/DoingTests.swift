import CurrycombSignals
import Testing

@Suite("doing") struct DoingTests {
    @Test("calls the functions for the start, the values and the end")
    func order() {
        let log = Log<String>()
        let subject = Subject<Int, Never>()
        let record = subject.doing { log.add("\($0)") }.doingAtEnd { log.add($0.isInterrupted ? "!" : "|") }
            .doingAtStart { log.add("start") }.record()
        subject.send(1)
        record.dispose()
        #expect(log.all == ["start", "1", "!"])
    }

    @Test("describing a signal calls nothing, but each run does")
    func lazy() {
        let starts = Counter()
        let signal = numbers.doingAtStart { starts.add() }
        #expect(starts.value == 0)
        _ = signal.words
        _ = signal.words
        #expect(starts.value == 2)
    }
}

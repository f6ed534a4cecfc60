import CurrycombSignals
import Testing

@Suite("doing") struct DoingTests {
    @Test("tells of the start, values and the end, before they are passed on")
    func order() {
        let log = Log<String>()
        let subject = Subject<Int, Never>()
        let record = subject.doing { log.add("\($0)") }.doingAtEnd { log.add($0.isInterrupted ? "!" : "|") }
            .doingAtStart { log.add("start") }.record()
        subject.send(1)
        record.dispose()
        #expect(log.all == ["start", "1", "!"])
    }

    @Test("describing does nothing, and each run tells")
    func lazy() {
        let starts = Counter()
        let signal = numbers.doingAtStart { starts.add() }
        #expect(starts.value == 0)
        _ = signal.words
        _ = signal.words
        #expect(starts.value == 2)
    }
}

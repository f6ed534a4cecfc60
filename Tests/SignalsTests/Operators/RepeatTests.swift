import CurrycombSignals
import Testing

@Suite("repeat, retry") struct RepeatTests {
    @Test func twice() { #expect(Signals.of(1, 2).repeat(2).words == "1 2 1 2 |") }
    @Test func endless() { #expect(Signals.of(1, 2).repeat().take(3).words == "1 2 1 |") }
    @Test func aFailureIsNotRepeated() { #expect(failing.repeat(3).words == "1 2 #boom") }

    @Test("retry runs again so often, and no more")
    func retry() {
        let runs = Counter()
        #expect(failing.doingAtStart { runs.add() }.retry(2).words == "1 2 1 2 1 2 #boom")
        #expect(runs.value == 3)
        #expect(numbers.canFail(with: Oops.self).retry(2).words == "1 2 3 4 5 |")
    }

    @Test("retry with back-off waits, and disposal takes it back")
    func backoff() {
        let clock = VirtualScheduler()
        let runs = Counter()
        let record = Signals.fail(Oops.boom, value: Int.self).doingAtStart { runs.add() }
            .retry(3, on: clock) { .seconds(1 << $0) }.record()
        #expect(runs.value == 1)
        clock.advance(by: .seconds(2))
        #expect(runs.value == 2)
        clock.advance(by: .seconds(3))
        #expect(runs.value == 2)
        clock.advance(by: .seconds(1))
        #expect(runs.value == 3)
        record.dispose()
        clock.run()
        #expect(runs.value == 3)
        #expect(record.words == "!")
    }
}

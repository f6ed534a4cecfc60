import CurrycombSignals
import Testing

@Suite("repeat, retry") struct RepeatTests {
    @Test func repeatRunsTheGivenNumberOfTimes() { #expect(Signals.of(1, 2).repeat(2).words == "1 2 1 2 |") }
    @Test func repeatZeroDoesNotRun() {
        let runs = Counter()
        #expect(numbers.doingAtStart { runs.add() }.repeat(0).words == "|")
        #expect(runs.value == 0)
    }
    @Test func repeatWithoutACountIsEndless() { #expect(Signals.of(1, 2).repeat().take(3).words == "1 2 1 |") }
    @Test func aFailureIsNotRepeated() { #expect(failing.repeat(3).words == "1 2 #boom") }

    @Test("retry runs again at most the given number of times")
    func retry() {
        let runs = Counter()
        #expect(failing.doingAtStart { runs.add() }.retry(2).words == "1 2 1 2 1 2 #boom")
        #expect(runs.value == 3)
        #expect(numbers.canFail(with: Oops.self).retry(2).words == "1 2 3 4 5 |")
    }

    @Test("retry runs again only if its condition is true")
    func predicate() {
        let runs = Counter()
        let source = failing.doingAtStart { runs.add() }
        #expect(source.retry(3) { $0 == .other }.words == "1 2 #boom")
        #expect(runs.value == 1)
        #expect(source.retry(1) { $0 == .boom }.words == "1 2 1 2 #boom")
        #expect(source.retry(if: { _ in runs.value < 5 }).words == "1 2 1 2 #boom")
    }

    @Test("a back-off sets the times of retries")
    func retryWithBackoff() {
        let clock = VirtualScheduler()
        let starts = Log<Int>()
        let source = Signals.fail(Oops.boom, value: Int.self)
            .doingAtStart { starts.add(Int(clock.now.components.seconds)) }
        let backoff = Backoff.exponential(from: .seconds(1), upTo: .seconds(3))
        let record = source.retry(4, backoff: backoff, on: clock).record()
        clock.run()
        #expect(starts.all == [0, 1, 3, 6, 9])
        #expect(record.words == "#boom")
        #expect(source.retry(2, backoff: backoff, on: clock, if: { $0 == .other }).words == "#boom")
    }

    @Test("retry with back-off waits, and disposal cancels the wait")
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

    @Test("a shared source is disposed of before the next run and before its next value")
    func sharedSource() {
        let made = Counter()
        let shared = Signals.from(1...1000, failure: Oops.self).doing { _ in made.add() }.share()
        #expect(shared.take(2).repeat(2).words == "1 2 1 2 |")
        #expect(made.value == 4)
        let broken = shared.tryMap { value throws(Oops) in
            if value == 2 { throw .boom }
            return value
        }
        #expect(broken.retry(1).words == "1 1 #boom")
        #expect(made.value == 8)
    }
}

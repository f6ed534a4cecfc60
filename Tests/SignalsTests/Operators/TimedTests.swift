import CurrycombSignals
import Testing

@Suite("Operators that wait")
struct TimedTests {
    let clock = VirtualScheduler()
    let subject = Subject<Int, Oops>()

    @Test("delay keeps order and distance; a failure does not wait")
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

    @Test("debounce sends when it has been quiet")
    func debounce() {
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
    }

    @Test("throttle sends the first at once and one in each interval", arguments: [true, false])
    func throttle(latest: Bool) {
        let record = subject.throttle(.seconds(10), on: clock, latest: latest).record()
        subject.send(1)
        subject.send(2)
        subject.send(3)
        #expect(record.words == "1")
        clock.advance(by: .seconds(10))
        #expect(record.words == (latest ? "1 3" : "1 2"))
        clock.advance(by: .seconds(20))
        subject.send(4)
        #expect(record.words == (latest ? "1 3 4" : "1 2 4"))
    }

    @Test("timeout fails when it has been quiet for too long")
    func timeout() {
        let record = subject.timeout(.seconds(10), on: clock, error: .boom).record()
        clock.advance(by: .seconds(9))
        subject.send(1)
        clock.advance(by: .seconds(9))
        #expect(record.words == "1")
        clock.advance(by: .seconds(1))
        #expect(record.words == "1 #boom")
        #expect(clock.pending == 0)
    }

    @Test("interval counts, timer sends once, and disposal takes the alarm back")
    func beats() {
        let interval = Signals.interval(.seconds(1), on: clock).record()
        let timer = Signals.timer(after: .seconds(2), on: clock).record()
        clock.advance(by: .seconds(3))
        interval.dispose()
        #expect(interval.words == "0 1 2 !")
        #expect(timer.words == "0 |")
        #expect(clock.pending == 0)
    }

    @Test("retry with back-off waits, and disposal takes it back")
    func backoff() {
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

    @Test("deliver hands over in order, and drops what its policy says")
    func deliver() {
        let all = subject.deliver(on: clock).record()
        let newest = subject.deliver(on: clock, policy: .dropOldest(2)).record()
        let oldest = subject.deliver(on: clock, policy: .dropNewest(2)).record()
        for value in 1...4 { subject.send(value) }
        #expect(all.words == "")
        clock.run()
        subject.complete()
        clock.run()
        #expect(all.words == "1 2 3 4 |")
        #expect(newest.words == "3 4 |")
        #expect(oldest.words == "1 2 |")
    }

    @Test("subscribe(on:) runs the signal there")
    func subscribeOn() {
        let record = Signals.of(1, 2).subscribe(on: clock).record()
        #expect(record.words == "")
        clock.run()
        #expect(record.words == "1 2 |")
    }

    @Test("virtual work runs in the order of its time, then of its asking")
    func virtual() {
        let log = Log<Int>()
        for number in 0..<100 {
            _ = clock.schedule(after: .seconds(number * 7 % 10)) { [clock] in
                log.add(number * 7 % 10 * 1000 + number)
                if number == 50 { _ = clock.schedule(after: .seconds(1)) { log.add(-1) } }
            }
        }
        let cancelled = clock.schedule(after: .seconds(3)) { log.add(-2) }
        cancelled()
        clock.advance(to: .seconds(9))
        let numbers = log.all.filter { $0 >= 0 }
        #expect(numbers == numbers.sorted())
        #expect(numbers.count == 100)
        #expect(log.all.filter { $0 < 0 } == [-1])
        #expect(clock.now == .seconds(9))
    }

    @Test("values of a signal are an asynchronous sequence, and back")
    func values() async throws {
        var seen: [Int] = []
        for await value in Signals.of(1, 2, 3).values() { seen.append(value) }
        #expect(seen == [1, 2, 3])
        await #expect(throws: Oops.boom) {
            for try await _ in Signals.fail(Oops.boom, value: Int.self).values(policy: .dropNewest(1)) {}
        }
        let back = Signals.from(async: Signals.of(1, 2, 3).values()).collect()
        for await values in back.values() { #expect(values == [1, 2, 3]) }
    }

    @Test("an actor scheduler keeps the order")
    func actor() async {
        let signal = Signals.from(0..<1000).deliver(on: ActorScheduler(MainActor.shared)).collect()
        for await values in signal.values() { #expect(values == Array(0..<1000)) }
    }
}

import CurrycombSignals
import Testing

@Suite("VirtualScheduler") struct VirtualSchedulerTests {
    let clock = VirtualScheduler()

    @Test("work runs in the order of its time, then of its scheduling")
    func order() {
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

    @Test("an endless timer stops at the limit")
    func limit() {
        let record = Signals.interval(.seconds(1), on: clock).record()
        #expect(!clock.run(limit: 3))
        #expect(record.words == "0 1 2")
    }
}

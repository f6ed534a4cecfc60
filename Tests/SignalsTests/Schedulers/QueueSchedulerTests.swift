import CurrycombSignals
import Dispatch
import Testing

@Suite("QueueScheduler") struct QueueSchedulerTests {
    @Test("runs work on its queue, in order")
    func order() async {
        let queue = DispatchQueue(label: "currycomb.tests")
        let mark = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: mark, value: true)
        let elsewhere = Counter()
        let signal = Signals.from(0..<1000).deliver(on: QueueScheduler(queue))
            .doing { _ in if DispatchQueue.getSpecific(key: mark) != true { elsewhere.add() } }.collect()
        for await values in signal.values() { #expect(values == Array(0..<1000)) }
        #expect(elsewhere.value == 0)
    }

    @Test("cancelled work does not run, but other work does")
    func later() async {
        let queue = DispatchQueue(label: "currycomb.tests")
        let scheduler = QueueScheduler(queue)
        let log = Log<Int>()
        // A suspended queue does no work, so the first piece can be cancelled before it begins.
        queue.suspend()
        let first = scheduler.schedule(after: .zero) { log.add(1) }
        _ = scheduler.schedule(after: .zero) { log.add(2) }
        first()
        await withCheckedContinuation { continuation in
            _ = scheduler.schedule(after: .milliseconds(1)) { continuation.resume() }
            queue.resume()
        }
        await withCheckedContinuation { continuation in scheduler.schedule { continuation.resume() } }
        #expect(log.all == [2])
    }

    @Test(
        "any duration is accepted: a negative one means now, an endless one waits",
        arguments: [
            .zero, .seconds(-1), .seconds(Int64.min), .milliseconds(150), .seconds(10_000_000_000), .seconds(Int64.max),
        ] as [Duration])
    func durations(delay: Duration) async {
        let scheduler = QueueScheduler(label: "currycomb.tests")
        let log = Log<Duration>()
        if delay < .seconds(1) {
            await withCheckedContinuation { continuation in
                _ = scheduler.schedule(after: delay) {
                    log.add(delay)
                    continuation.resume()
                }
            }
        } else {
            let takeBack = scheduler.schedule(after: delay) { log.add(delay) }
            await withCheckedContinuation { continuation in scheduler.schedule { continuation.resume() } }
            takeBack()
        }
        #expect(log.all == (delay < .seconds(1) ? [delay] : []))
    }

    @Test("a cancelled timer releases its work")
    func released() async {
        final class Held: Sendable {}
        let scheduler = QueueScheduler(label: "currycomb.tests")
        weak var held: Held?
        do {
            let object = Held()
            held = object
            let takeBack = scheduler.schedule(after: .seconds(3600)) { _ = object }
            takeBack()
        }
        await withCheckedContinuation { continuation in scheduler.schedule { continuation.resume() } }
        #expect(held == nil)
    }
}

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

    @Test("what is taken back does not run, what is not does")
    func later() async {
        let queue = DispatchQueue(label: "currycomb.tests")
        let scheduler = QueueScheduler(queue)
        let log = Log<Int>()
        // Both wait behind this, so that the one is taken back before it can begin.
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
}

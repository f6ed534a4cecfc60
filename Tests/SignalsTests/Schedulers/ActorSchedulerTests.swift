import CurrycombSignals
import Testing

@Suite("ActorScheduler") struct ActorSchedulerTests {
    @Test("keeps the order of work")
    func order() async {
        let signal = Signals.from(0..<1000).deliver(on: ActorScheduler(MainActor.shared)).collect()
        for await values in signal.values() { #expect(values == Array(0..<1000)) }
    }

    @Test("lets other work of the actor run between pieces of work that schedule one another")
    func sharesTheActor() async {
        let scheduler = ActorScheduler(MainActor.shared)
        let pieces = Counter()
        let other: Int = await withCheckedContinuation { continuation in
            @Sendable func next() {
                if pieces.value == 0 { Task { @MainActor in continuation.resume(returning: pieces.value) } }
                pieces.add()
                if pieces.value < 100_000 { scheduler.schedule(next) }
            }
            scheduler.schedule(next)
        }
        #expect(other < 100_000)
    }
}

import CurrycombSignals
import Testing

@Suite("ActorScheduler") struct ActorSchedulerTests {
    @Test("keeps the order")
    func order() async {
        let signal = Signals.from(0..<1000).deliver(on: ActorScheduler(MainActor.shared)).collect()
        for await values in signal.values() { #expect(values == Array(0..<1000)) }
    }
}

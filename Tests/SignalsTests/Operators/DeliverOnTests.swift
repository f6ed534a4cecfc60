import CurrycombSignals
import Testing

@Suite("deliver(on:), subscribe(on:)") struct DeliverOnTests {
    let clock = VirtualScheduler()
    let subject = Subject<Int, Oops>()

    @Test("delivers in order, and drops events by its policy")
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

    @Test("a failure comes after the values that were sent before it")
    func failure() {
        let record = subject.deliver(on: clock).record()
        subject.send(1)
        subject.fail(.boom)
        clock.run()
        #expect(record.words == "1 #boom")
    }

    @Test("subscribe(on:) runs the signal on its scheduler, or not at all")
    func subscribeOn() {
        let record = Signals.of(1, 2).subscribe(on: clock).record()
        let disposed = Signals.of(1, 2).subscribe(on: clock).record()
        #expect(record.words == "")
        disposed.dispose()
        clock.run()
        #expect(record.words == "1 2 |")
        #expect(disposed.words == "!")
    }

    @Test("a policy must keep at least one value")
    func noRoom() async {
        await #expect(processExitsWith: .failure) {
            _ = Signals.of(1).deliver(on: VirtualScheduler(), policy: .dropOldest(0))
        }
        await #expect(processExitsWith: .failure) {
            _ = Signals.of(1).deliver(on: VirtualScheduler(), policy: .dropNewest(0))
        }
    }
}

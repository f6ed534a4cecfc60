import CurrycombEffects
import Testing

@Suite(.timeLimit(.minutes(60))) struct VirtualClockTests {
    let clock = VirtualClock()

    @Test func standsStillUntilAdvanced() async throws {
        let clock = clock
        #expect(clock.now == VirtualClock.Instant())
        clock.advance(by: .seconds(3))
        #expect(clock.now == VirtualClock.Instant(offset: .seconds(3)))
        #expect(clock.now.duration(to: clock.now.advanced(by: .seconds(2))) == .seconds(2))
        try await clock.sleep(until: clock.now)
        #expect("\(clock.now)" == "3.0 seconds")
    }

    @Test func wakesThoseWhoseTimeHasCome() async throws {
        let clock = clock
        let early = Task { try await clock.sleep(for: .seconds(1)) }
        let late = Task { try await clock.sleep(for: .seconds(2)) }
        await clock.sleepers(2)
        #expect(await clock.advanceToNextDeadline() == .seconds(1))
        try await early.value
        #expect(clock.sleeperCount == 1)
        clock.advance(by: .milliseconds(999))
        #expect(clock.sleeperCount == 1)
        clock.advance(by: .milliseconds(1))
        try await late.value
        #expect(clock.sleeperCount == 0)
    }

    @Test func cancellationWakesBeforeAndDuringSleep() async {
        let clock = clock
        let during = Task { try await clock.sleep(for: .seconds(1)) }
        await clock.sleepers(1)
        during.cancel()
        await #expect(throws: CancellationError.self) { try await during.value }
        let gate = Gate()
        let before = Task {
            await gate.wait()
            try await clock.sleep(for: .seconds(1))
        }
        before.cancel()
        gate.open()
        await #expect(throws: CancellationError.self) { try await before.value }
        #expect(clock.sleeperCount == 0)
    }
}

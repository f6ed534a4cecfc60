import Testing

@testable import CurrycombEffects

@Suite(.timeLimit(.minutes(60))) struct VirtualClockTests {
    let clock = VirtualClock()

    @Test func theClockStandsStillUntilAdvanced() async throws {
        let clock = clock
        #expect(clock.now == VirtualClock.Instant())
        clock.advance(by: .seconds(3))
        #expect(clock.now == VirtualClock.Instant(offset: .seconds(3)))
        #expect(clock.now.duration(to: clock.now.advanced(by: .seconds(2))) == .seconds(2))
        try await clock.sleep(until: clock.now)
        #expect("\(clock.now)" == "3.0 seconds")
    }

    @Test func sleepersWakeAtTheirDeadlines() async throws {
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

    @Test func cancellationEndsASleep() async {
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

    @Test func sleepersWakeInOrderAfterCancellations() async {
        let clock = clock
        let running = (0..<200).map { number in
            Task { try await clock.sleep(for: .seconds(number * 7 % 20 + 1)) }
        }
        await clock.sleepers(200)
        for number in stride(from: 0, to: 200, by: 3) { running[number].cancel() }
        #expect(clock.sleeperCount == 133)
        for second in 1...20 {
            let before = clock.sleeperCount
            clock.advance(by: .seconds(1))
            let due = (0..<200).count { $0 * 7 % 20 + 1 == second && !$0.isMultiple(of: 3) }
            #expect(before - clock.sleeperCount == due)
        }
        for (number, task) in running.enumerated() {
            let isOver = (try? await task.value) != nil
            #expect(isOver == !number.isMultiple(of: 3))
        }
    }

    @Test func insertingASleeperTakesFewComparisons() {
        let numbers = (0..<1000).map { $0 / 2 }
        for (number, place) in [(-1, 0), (0, 0), (1, 2), (300, 600), (499, 998), (500, 1000)] {
            var calls = 0
            let found = numbers.sortedCount { other in
                calls += 1
                return other < number
            }
            #expect(found == place)
            #expect(calls <= 10)
        }
        #expect([Int]().sortedCount { _ in true } == 0)
    }
}

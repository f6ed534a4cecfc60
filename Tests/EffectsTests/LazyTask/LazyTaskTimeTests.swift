import CurrycombEffects
import Testing

@Suite(.timeLimit(.minutes(60))) struct LazyTaskTimeTests {
    let clock = VirtualClock()

    private func value(after seconds: Int) -> LazyTask<Int, Oops> {
        LazyTask<Int, Oops>.of(seconds).delay(.seconds(seconds), on: clock)
    }

    @Test func aFastTaskDoesNotTimeOut() async {
        for task in [value(after: 1).timeout(after: .seconds(2), on: clock, orFail: .late)] {
            let running = Task { await task.outcome() }
            await clock.sleepers(2)
            await clock.advanceToNextDeadline()
            #expect(await running.value == .success(1))
            #expect(clock.sleeperCount == 0)
        }
    }

    @Test func timeoutCancelsASlowTask() async {
        let log = Log()
        let slow = value(after: 5).onCancel(LazyTask { log.write("cancelled") })
        let failing = Task { await slow.timeout(after: .seconds(2), on: clock, orFail: .late).outcome() }
        await clock.sleepers(2)
        await clock.advanceToNextDeadline()
        #expect(await failing.value == .failure(.late))
        let optional = Task { await slow.timeout(after: .seconds(2), on: clock).outcome() }
        await clock.sleepers(2)
        await clock.advanceToNextDeadline()
        #expect(await optional.value == .success(nil))
        #expect(log.take() == ["cancelled", "cancelled"])
        #expect(clock.now == .init(offset: .seconds(4)))
    }

    @Test func anErrorBeforeTheTimeoutIsForwarded() async {
        let failing = value(after: 1).then(LazyTask<Int, Oops>.fail(.number(1)))
        let running = Task { await failing.timeout(after: .seconds(2), on: clock).outcome() }
        await clock.sleepers(2)
        await clock.advanceToNextDeadline()
        #expect(await running.value == .failure(.number(1)))
    }

    @Test func aTaskCancelledBeforeTheTimeoutEndsAtOnce() async {
        let stopping = LazyTask<Void, Oops> { withUnsafeCurrentTask { $0?.cancel() } }.then(value(after: 1))
        // The time of the clock does not change, so a timeout that waits for its limit would never end.
        #expect(await stopping.timeout(after: .seconds(2), on: clock).outcome().isCancelled)
        #expect(await stopping.timeout(after: .seconds(2), on: clock, orFail: .late).outcome().isCancelled)
        #expect(clock.sleeperCount == 0)
    }

    @Test func retryWaitsBetweenItsAttempts() async {
        let counter = Counter()
        let failing = LazyTask<Int, Oops> { () async throws(Oops) in
            let number = counter.next()
            if number < 5 { throw .number(number) }
            return number
        }
        let task = failing.retry(9, backoff: .exponential(from: .seconds(1)).capped(at: .seconds(3)), on: clock)
        let running = Task { await task.outcome() }
        var pauses: [Duration] = []
        for _ in 1...4 { pauses.append(await clock.advanceToNextDeadline()) }
        #expect(await running.value == .success(5))
        #expect(pauses == [.seconds(1), .seconds(2), .seconds(3), .seconds(3)])
    }

    @Test func retryEndsWithTheLastError() async {
        let counter = Counter()
        let failing = LazyTask<Int, Oops> { () async throws(Oops) in throw .number(counter.next()) }
        #expect(await failing.retry(2).outcome() == .failure(.number(3)))
        let worthwhile = failing.retry(9) { $0 != .number(5) }
        #expect(await worthwhile.outcome() == .failure(.number(5)))
    }

    @Test func cancellationEndsThePauseOfARetry() async {
        let counter = Counter()
        let failing = LazyTask<Int, Oops> { () async throws(Oops) in throw .number(counter.next()) }
        let running = Task { await failing.retry(9, backoff: .constant(.seconds(1)), on: clock).outcome() }
        await clock.sleepers(1)
        running.cancel()
        #expect(await running.value.isCancelled)
        #expect(counter.value == 1)
    }

    @Test(
        "any duration is accepted, on the system's clocks and on a virtual one",
        arguments: [.zero, .seconds(-1), .seconds(Int64.min), .seconds(10_000_000_000), .seconds(Int64.max)]
            as [Duration])
    func durations(time: Duration) async throws {
        let isNow = time <= .zero
        let clocks: [any Clock<Duration>] = [ContinuousClock(), SuspendingClock(), VirtualClock()]
        for clock in clocks {
            let rows: [(String, LazyTask<Int?, Oops>)] = [
                ("sleep", LazyTask<Void, Oops>.sleep(for: time, on: clock).map { 1 }),
                ("delay", .of(1).delay(time, on: clock)),
                ("timeout", .never.timeout(after: time, on: clock).map { _ in 1 }),
                ("timeout, error", .never.timeout(after: time, on: clock, orFail: .late).catch { _ in .of(1) }),
                (
                    "retry",
                    .fail(.late).retry(1, backoff: .constant(time), on: clock).catch { _ in .of(1) }
                ),
            ]
            for (name, task) in rows {
                let running = Task { await task.outcome() }
                if !isNow { running.cancel() }
                #expect(await running.value.isCancelled != isNow, "\(name) on \(type(of: clock))")
            }
        }
        #expect(try await LazyTask<Int, Never>.of(1).timeout(after: .seconds(Int64.max)).start().value == 1)
    }
}

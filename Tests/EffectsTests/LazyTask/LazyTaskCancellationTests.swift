import CurrycombEffects
import Testing

@Suite(.timeLimit(.minutes(60))) struct LazyTaskCancellationTests {
    let clock = VirtualClock()
    let log = Log()

    private func sleep(_ seconds: Int) -> LazyTask<Void, Oops> { .sleep(for: .seconds(seconds), on: clock) }

    private func cancelled<Success>(
        _ task: LazyTask<Success, Oops>, when count: Int = 1
    ) async -> Outcome<Success, Oops> {
        let running = Task { await task.outcome() }
        await clock.sleepers(count)
        running.cancel()
        return await running.value
    }

    @Test func cancellationIsASeparateOutcome() async {
        let log = log
        let outcome = await cancelled(
            sleep(1).catch { _ in LazyTask { log.write("caught") } }.then(LazyTask { log.write("went on") })
                .retry(3))
        #expect(outcome.isCancelled)
        #expect(log.take() == [])
        #expect(clock.sleeperCount == 0)
    }

    @Test func cancellationIsThrownAsACancellationError() async {
        let running = sleep(1).start()
        await clock.sleepers(1)
        running.cancel()
        await #expect(throws: CancellationError.self) { try await running.value }
    }

    @Test func cancelledTasksStartNoFurtherWork() async {
        let (log, gate, started) = (log, Gate(), Gate())
        let task = LazyTask<Void, Oops> { () async throws(Oops) in
            started.open()
            await gate.wait()
        }.then(LazyTask { () async throws(Oops) in log.write("begun") })
        let running = Task { await task.outcome() }
        await started.wait()
        running.cancel()
        gate.open()
        #expect(await running.value.isCancelled)
        #expect(log.take() == [])
    }

    @Test func aCancellationErrorWithoutCancellationIsAFailure() async {
        let outcome = await LazyTask<Int, any Error> { throw CancellationError() }.outcome()
        guard case .failure(let error) = outcome else {
            Issue.record("it ended as \(outcome)")
            return
        }
        #expect(error is CancellationError)
    }

    @Test func aCancellationErrorWhileCancelledIsCancellation() async {
        let clock = clock
        let task = LazyTask<Void, any Error> { try await clock.sleep(until: clock.now.advanced(by: .seconds(1))) }
        let running = Task { await task.attempt().outcome() }
        await clock.sleepers(1)
        running.cancel()
        #expect(await running.value.isCancelled)
    }

    @Test func finalizersAreNotCancelled() async {
        let (clock, log) = (clock, log)
        let finaliser = LazyTask<Void, Never> {
            await Task.yield()
            log.write(Task.isCancelled ? "cancelled finaliser" : "finaliser")
            try? await clock.sleep(until: clock.now.advanced(by: .seconds(5)))
            log.write("slept until \(clock.now)")
        }
        let task = sleep(1).ensure(finaliser).ensure { outcome in
            LazyTask { log.write(outcome.isCancelled ? "outer, cancelled" : "outer") }
        }
        let running = Task { await task.outcome() }
        await clock.sleepers(1)
        running.cancel()
        await clock.advanceToNextDeadline()
        #expect(await running.value.isCancelled)
        #expect(log.take() == ["finaliser", "slept until 5.0 seconds", "outer, cancelled"])
    }

    @Test func onCancelRunsOnlyAtCancellation() async {
        let log = log
        let task = sleep(1).onCancel(LazyTask { log.write("cancelled") })
        #expect(await cancelled(task).isCancelled)
        #expect(log.take() == ["cancelled"])
        let running = Task { await task.outcome() }
        await clock.advanceToNextDeadline()
        _ = await running.value
        #expect(log.take() == [])
    }

    @Test func bracketReleasesAfterCancellation() async {
        let log = log
        let task = LazyTask<Void, Oops>.bracket(
            acquire: LazyTask { () async throws(Oops) in
                log.write("acquire"); return 7
            },
            use: { _ in sleep(1) },
            release: { number, outcome in LazyTask { log.write("release \(number) \(outcome.isCancelled)") } })
        #expect(await cancelled(task).isCancelled)
        #expect(log.take() == ["acquire", "release 7 true"])
    }

    /// The task is cancelled while code that ignores cancellation acquires the resource.
    @Test func bracketReleasesIfCancelledDuringAcquire() async {
        let (log, started, gate) = (log, Gate(), Gate())
        let acquire = LazyTask<Int, Oops> { () async throws(Oops) in
            started.open()
            await gate.wait()
            return 1
        }.flatMap { value in LazyTask { () async throws(Oops) in value + 1 } }
        let task = LazyTask<Void, Oops>.bracket(
            acquire: acquire, use: { _ in LazyTask { () async throws(Oops) in log.write("used") } },
            release: { number in LazyTask { log.write("release \(number)") } })
        let running = Task { await task.outcome() }
        await started.wait()
        running.cancel()
        gate.open()
        #expect(await running.value.isCancelled)
        #expect(log.take() == ["release 2"])
    }

    @Test func aShieldedTaskIsNotCancelled() async {
        let log = log
        let task = sleep(1).map { log.write("to its end") }.shielded().then(sleep(1))
        let running = Task { await task.outcome() }
        await clock.sleepers(1)
        running.cancel()
        await clock.advanceToNextDeadline()
        #expect(await running.value.isCancelled)
        #expect(log.take() == ["to its end"])
    }

    @Test func cancellationEndsEndlessSynchronousLoops() async {
        let (counter, started) = (Counter(), Gate())
        let task = LazyTask<Int, Never>.of(0).map { _ in
            if counter.next() == 100_000 { started.open() }
        }.forever()
        let running = Task { await task.outcome() }
        await started.wait()
        running.cancel()
        #expect(await running.value.isCancelled)
    }

    @Test func anIOIsNotInterrupted() async {
        let (counter, started) = (Counter(), Gate())
        let io = IO { counter.next() }.repeated { number in
            if number == 10 { started.open() }
            return Task<Never, Never>.isCancelled && number > 20_000 || number == 10_000_000
        }
        let task = LazyTask(io).map { $0 % 1 }
        let running = Task { await task.outcome() }
        await started.wait()
        running.cancel()
        #expect(await running.value == .success(0))
    }

    @Test func cancellationReachesNestedChildren() async {
        let log = log
        @Sendable func child(_ name: String) -> LazyTask<Void, Oops> {
            sleep(1).onCancel(LazyTask { log.write(name) })
        }
        let task = zip(
            child("a"), ["b", "c"].traverse { child($0) }, child("d").race(child("e")), child("f").memoized())
        #expect(await cancelled(task, when: 6).isCancelled)
        #expect(log.take().sorted() == ["a", "b", "c", "d", "e", "f"])
        #expect(clock.sleeperCount == 0)
    }
}

import CurrycombEffects
import Testing

@Suite(.timeLimit(.minutes(60))) struct LazyTaskMemoizedTests {
    let clock = VirtualClock()
    let counter = Counter()

    private var work: LazyTask<Int, Oops> {
        let counter = counter
        return LazyTask<Void, Oops>.sleep(for: .seconds(1), on: clock).map { counter.next() }
    }

    @Test func callersShareOneRun() async {
        let memoized = work.memoized()
        let all = Task { await (0..<10).traverse { _ in memoized }.outcome() }
        await clock.advanceToNextDeadline()
        #expect(await all.value == .success(Array(repeating: 1, count: 10)))
        #expect(await memoized.outcome() == .success(1))
        #expect(clock.sleeperCount == 0)
        #expect(counter.value == 1)
    }

    @Test func failuresAreNotMemoized() async {
        let counter = counter
        let memoized = LazyTask<Int, Oops> { () async throws(Oops) in
            let number = counter.next()
            if number < 3 { throw .number(number) }
            return number
        }.memoized()
        #expect(await memoized.outcome() == .failure(.number(1)))
        #expect(await memoized.outcome() == .failure(.number(2)))
        #expect(await memoized.outcome() == .success(3))
        #expect(await memoized.outcome() == .success(3))
    }

    @Test func aCancelledCallerDoesNotStopTheOthers() async {
        let (memoized, clock) = (work.memoized(), clock)
        // The three tasks share one thread, so the first two have joined the memoized work by the time the third
        // cancels the first.
        let thread = SmallThread()
        defer { thread.finish() }
        let first = Task(executorPreference: thread) { await memoized.outcome() }
        let second = Task(executorPreference: thread) { await memoized.outcome() }
        await Task(executorPreference: thread) {
            await clock.sleepers(1)
            first.cancel()
        }.value
        #expect(await first.value.isCancelled)
        await clock.advanceToNextDeadline()
        #expect(await second.value == .success(1))
    }

    @Test func abandonedWorkDoesNotReplaceTheValue() async {
        // Work that ignores cancellation. Each run waits for its own gate.
        let gates = [Gate(), Gate()]
        let counter = Counter()
        let memoized = LazyTask<Int, Never> {
            let number = counter.next()
            await gates[number - 1].wait()
            return number
        }.memoized()
        // The tasks share one thread, so the first task has left the memoized work before the second task joins it.
        let thread = SmallThread()
        defer { thread.finish() }
        let first = Task(executorPreference: thread) { await memoized.outcome() }
        while counter.value < 1 { await Task.yield() }
        first.cancel()
        let second = Task(executorPreference: thread) { await memoized.outcome() }
        while counter.value < 2 { await Task.yield() }
        gates[0].open()
        #expect(await first.value.isCancelled)
        let third = Task { await memoized.outcome() }
        gates[1].open()
        #expect(await second.value == .success(2))
        #expect(await third.value == .success(2))
        #expect(await memoized.outcome() == .success(2))
    }

    @Test func theLastCallerCancelsTheWork() async {
        let log = Log()
        let memoized = work.onCancel(LazyTask { log.write("cancelled") }).memoized()
        let running = Task { await memoized.outcome() }
        await clock.sleepers(1)
        running.cancel()
        #expect(await running.value.isCancelled)
        #expect(log.take() == ["cancelled"])
        let again = Task { await memoized.outcome() }
        await clock.advanceToNextDeadline()
        #expect(await again.value == .success(1))
    }
}

import CurrycombEffects
import Testing

@Suite(.timeLimit(.minutes(60))) struct LazyTaskLeaksTests {
    let clock = VirtualClock()
    let counter = Counter()

    /// Returns a task that holds counted objects both in its description and in every run.
    private func holding(_ seconds: Int, _ error: Oops? = nil) -> LazyTask<Live, Oops> {
        let (clock, counter) = (clock, counter)
        let held = Live(counter)
        return LazyTask<Live, Oops>.deferred {
            let live = Live(counter)
            return LazyTask<Void, Oops>.sleep(for: .seconds(seconds), on: clock)
                .tryMap { () throws(Oops) in if let error { throw error } }
                .map { withExtendedLifetime(held) { live } }
        }.ensure(LazyTask { withExtendedLifetime(Live(counter)) {} })
    }

    /// Runs a task, and calls `act` when `sleepers` tasks are asleep. Returns the number of objects that are live after
    /// the task has ended.
    private func left(
        _ sleepers: Int, _ make: (LazyTaskLeaksTests) -> LazyTask<Void, Oops>,
        then act: (Task<Outcome<Void, Oops>, Never>) -> Void
    ) async -> Int {
        do {
            let task = make(self)
            let running = Task { await task.outcome() }
            await clock.sleepers(sleepers)
            act(running)
            _ = await running.value
        }
        return await counted()
    }

    /// Returns the number of live objects, after other threads have had time to release the values of a finished task.
    private func counted() async -> Int {
        for _ in 0..<10_000 where counter.value > 0 { await Task.yield() }
        return counter.value
    }

    @Test func nothingLeaksAfterSuccess() async {
        #expect(await left(1, { $0.holding(1).asVoid() }) { _ in clock.advance(by: .seconds(1)) } == 0)
    }

    @Test func nothingLeaksAfterCancellation() async {
        #expect(await left(1, { $0.holding(1).asVoid() }) { $0.cancel() } == 0)
        #expect(await left(2, { $0.holding(1).zip($0.holding(1)).asVoid() }) { $0.cancel() } == 0)
        #expect(await left(1, { $0.holding(1).memoized().asVoid() }) { $0.cancel() } == 0)
    }

    @Test func nothingLeaksAfterErrors() async {
        #expect(await left(1, { $0.holding(1, .late).asVoid() }) { _ in clock.advance(by: .seconds(1)) } == 0)
        #expect(
            await left(2, { $0.holding(1, .late).zip($0.holding(9)).asVoid() }) { _ in
                clock.advance(by: .seconds(1))
            } == 0)
        #expect(
            await left(3, { me in (1...3).traverse { me.holding($0, .late) }.asVoid() }) { _ in
                clock.advance(by: .seconds(1))
            } == 0)
    }

    @Test func nothingLeaksAfterRaces() async {
        #expect(
            await left(2, { $0.holding(1).race($0.holding(9)).asVoid() }) { _ in clock.advance(by: .seconds(1)) } == 0)
    }

    @Test func nothingLeaksAfterTimeouts() async {
        #expect(
            await left(2, { me in me.holding(9).timeout(after: .seconds(1), on: me.clock).asVoid() }) { _ in
                clock.advance(by: .seconds(1))
            } == 0)
    }

    @Test func nothingLeaksIfACallbackNeverArrives() async {
        let counter = counter
        do {
            let registered = Gate()
            let task = LazyTask<Live, Oops>.callback { _ in
                registered.open()
                return Live(counter)
            } onCancel: { _ in
            }
            let running = Task { await task.outcome() }
            await registered.wait()
            running.cancel()
            _ = await running.value
        }
        #expect(await counted() == 0)
    }

    @Test func nothingLeaksAfterEffectsThatFail() {
        do {
            let counter = counter
            let io = IO<Live, Oops> { () throws(Oops) in Live(counter) }
                .flatMap { live in IO<Live, Oops>.fail(.late).ensure(IO { withExtendedLifetime(live) {} }) }
            _ = io.result()
            _ = zip(IO<Live, Oops>.of(Live(counter)), io).result()
        }
        #expect(counter.value == 0)
    }
}

import CurrycombEffects
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(60))) struct LazyTaskParallelTests {
    let clock = VirtualClock()
    let log = Log()

    private func sleep(_ seconds: Int) -> LazyTask<Void, Oops> { .sleep(for: .seconds(seconds), on: clock) }

    @Test func zipRunsItsTasksConcurrently() async {
        let task = zip(sleep(3).map { 1 }, sleep(1).map { "two" }, sleep(2).map { 3.0 })
        let running = Task { await task.outcome() }
        await clock.sleepers(3)
        clock.advance(by: .seconds(3))
        let outcome = await running.value
        #expect(outcome.map { "\($0)" } == Outcome<String, Oops>.success("(1, \"two\", 3.0)"))
        let pair = sleep(0).map { 2 }.zip(sleep(0).map { 5 }) { $0 * $1 }
        #expect(await pair.outcome() == .success(10))
        let (two, five) = (sleep(0).map { 2 }, sleep(0).map { 5 })
        #expect(await zip(two, five) { $0 - $1 }.outcome() == .success(-3))
        let three: LazyTask<[Int], Oops> = zip(two, five, two) { [$0, $1, $2] }
        #expect(await three.outcome() == .success([2, 5, 2]))
    }

    @Test func theFirstFailureCancelsAndAwaitsTheOthers() async {
        let (clock, log) = (clock, log)
        let stubborn = LazyTask<Int, Oops> { () async throws(Oops) in
            try? await clock.sleep(until: clock.now.advanced(by: .seconds(60)))
            for _ in 0..<100 { await Task.yield() }
            log.write("wound down")
            return 1
        }
        let failing = sleep(1).then(LazyTask<Int, Oops>.fail(.late))
        let running = Task {
            let outcome = await zip(stubborn, failing, stubborn).outcome()
            log.write("over")
            return outcome
        }
        await clock.sleepers(3)
        await clock.advanceToNextDeadline()
        #expect(await running.value.map { _ in 0 } == Outcome<Int, Oops>.failure(.late))
        #expect(log.take() == ["wound down", "wound down", "over"])
    }

    @Test func traverseKeepsTheOrderOfTheElements() async {
        let task = (0..<20).traverse { number in sleep(20 - number).map { number * number } }
        let running = Task { await task.outcome() }
        await clock.sleepers(20)
        clock.advance(by: .seconds(20))
        #expect(await running.value == .success((0..<20).map { $0 * $0 }))
        #expect(await [Int]().traverse { LazyTask<Int, Oops>.of($0) }.outcome() == .success([]))
        #expect(await [LazyTask<Int, Oops>.of(1), .of(2)].sequence(limit: 1).outcome() == .success([1, 2]))
    }

    @Test(arguments: [1, 3, 10]) func traverseRespectsItsLimit(limit: Int) async {
        let running = Counter()
        let most = Atomic<Int>(0)
        let task = (0..<10).traverse(limit: limit) { number in
            LazyTask<Void, Oops>.of(()).map { _ = most.max(running.next(), ordering: .relaxed) }
                .then(sleep(1)).map {
                    running.back(); return number
                }
        }
        let all = Task { await task.outcome() }
        var left = 10
        while left > 0 {
            let now = min(limit, left)
            await clock.sleepers(now)
            #expect(clock.sleeperCount == now)
            await clock.advanceToNextDeadline()
            left -= now
        }
        #expect(await all.value == .success(Array(0..<10)))
        #expect(most.load(ordering: .relaxed) == limit)
    }

    @Test func noTaskStartsAfterAFailure() async {
        let log = log
        let task = (0..<10).traverse(limit: 2) { number in
            LazyTask<Int, Oops> { () async throws(Oops) in
                log.write("\(number)")
                return number
            }.then(number == 0 ? LazyTask<Int, Oops>.fail(.number(0)) : sleep(1).map { number })
        }
        #expect(await task.outcome() == .failure(.number(0)))
        #expect(Set(log.take()).isSubset(of: ["0", "1"]))
    }

    @Test func attemptedTasksAccumulateErrors() async {
        let task = (0..<4).traverse { number -> LazyTask<Result<Int, Oops>, Never> in
            (number % 2 == 0 ? LazyTask.of(number) : .fail(.number(number))).attempt()
        }
        #expect(
            await task.outcome() == .success([.success(0), .failure(.number(1)), .success(2), .failure(.number(3))]))
    }

    // MARK: Race

    @Test func aRaceCancelsAndAwaitsTheLoser() async {
        let (clock, log) = (clock, log)
        let loser = LazyTask<Int, Oops> { () async throws(Oops) in
            try? await clock.sleep(until: clock.now.advanced(by: .seconds(60)))
            for _ in 0..<100 { await Task.yield() }
            log.write(Task.isCancelled ? "the loser was cancelled" : "the loser went on")
            return 1
        }
        let running = Task {
            let outcome = await loser.race(sleep(1).map { 2 }).outcome()
            log.write("over")
            return outcome
        }
        await clock.sleepers(2)
        await clock.advanceToNextDeadline()
        #expect(await running.value == .success(2))
        #expect(log.take() == ["the loser was cancelled", "over"])
    }

    @Test func anErrorWinsARaceButNotFirstSuccess() async {
        let failing = LazyTask<Int, Oops>.fail(.late)
        #expect(await LazyTask.race([.never, failing]).outcome() == .failure(.late))
        let search = LazyTask.firstSuccess(of: [failing, sleep(1).map { 2 }, .never])
        let running = Task { await search.outcome() }
        await clock.advanceToNextDeadline()
        #expect(await running.value == .success(2))
        #expect(await LazyTask.firstSuccess(of: [failing, failing]).outcome() == .failure(.late))
    }

    @Test func aCancelledFirstSuccessIsNotAFailure() async {
        let (clock, log) = (clock, log)
        let failing = LazyTask<Int, Oops> { () async throws(Oops) in
            log.write("failed")
            throw .late
        }
        let running = Task { await LazyTask.firstSuccess(of: [failing, .never]).outcome() }
        while log.all.isEmpty { await Task.yield() }
        running.cancel()
        #expect(await running.value.isCancelled)
        // This search is cancelled before its second task fails.
        let late = Task { await LazyTask.firstSuccess(of: [.never, sleep(1).then(failing)]).outcome() }
        await clock.sleepers(1)
        late.cancel()
        #expect(await late.value.isCancelled)
    }

    @Test func anEmptyRaceEndsWhenCancelled() async {
        let running = Task { await LazyTask<Int, Oops>.race([]).outcome() }
        running.cancel()
        #expect(await running.value.isCancelled)
    }
}

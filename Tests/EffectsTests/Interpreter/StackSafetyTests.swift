import CurrycombEffects
import Testing

/// A number of levels at which even six bytes of stack for each level would overflow a stack of 512 KiB.
private let many = 100_000

@Sendable private func count(_ number: Int) -> IO<Int, Oops> {
    number == 0 ? .of(0) : IO.of(number - 1).flatMap(count)
}

@Sendable private func isEven(_ number: Int) -> IO<Bool, Oops> {
    number == 0 ? .of(true) : .deferred { isOdd(number - 1) }
}

@Sendable private func isOdd(_ number: Int) -> IO<Bool, Oops> {
    number == 0 ? .of(false) : .deferred { isEven(number - 1) }
}

/// All programs in these tests run, and are released, on a thread with a stack of 512 KiB.
@Suite(.timeLimit(.minutes(60))) struct IOStackSafetyTests {
    @Test func leftNestedBinds() async {
        let result = await SmallThread.run {
            var io = IO<Int, Oops>.of(0)
            for _ in 0..<10 * many { io = io.flatMap { .of($0 + 1) } }
            return io.result()
        }
        #expect(result == .success(10 * many))
    }

    @Test func rightNestedBinds() async {
        let result = await SmallThread.run {
            var io = IO<Int, Oops>.of(0)
            for _ in 0..<many {
                let inner = io
                io = IO<Int, Oops>.of(1).flatMap { one in inner.map { $0 + one } }
            }
            return io.result()
        }
        #expect(result == .success(many))
    }

    @Test func recursiveLoops() async {
        let results = await SmallThread.run { (count(many).result(), isEven(many).result()) }
        #expect(results.0 == .success(0))
        #expect(results.1 == .success(true))
    }

    @Test func mapsAndHandlers() async {
        let result = await SmallThread.run {
            var io = IO<Int, Oops>.fail(.number(0))
            for _ in 0..<many / 4 {
                io = io.mapError { if case .number(let n) = $0 { .number(n + 1) } else { $0 } }
            }
            for _ in 0..<many / 4 { io = io.catch { .fail($0) } }
            for _ in 0..<many / 4 { io = io.map { $0 }.ensure(.of(())) }
            return io.result()
        }
        #expect(result == .failure(.number(many / 4)))
    }

    @Test func loopsThatRetryRepeatAndTraverse() async {
        let results = await SmallThread.run {
            let counter = Counter()
            let failing = IO<Int, Oops> { () throws(Oops) in throw .number(counter.next()) }
            let all = (0..<many / 2).traverse { IO<Int, Oops>.of($0) }
            return (
                failing.retry(many).result(), IO { counter.next() }.repeated { $0 >= 2 * many }.run(),
                all.result().map(\.count)
            )
        }
        #expect(results.0 == .failure(.number(many + 1)))
        #expect(results.1 == 2 * many)
        #expect(results.2 == .success(many / 2))
    }

    @Test func releaseOfChainsThatNeverRan() async {
        let counter = Counter()
        await SmallThread.run {
            let live = Live(counter)
            var left = IO<Int, Oops>.of(0)
            var right = left
            var captured = IO<Int, Oops> { () throws(Oops) in withExtendedLifetime(live) { 0 } }
            for _ in 0..<many {
                left = left.flatMap { .of($0) }
                let (inner, value) = (right, captured)
                right = IO<Int, Oops>.of(1).flatMap { _ in inner }
                captured = IO<IO<Int, Oops>, Oops>.of(value).flatMap { $0 }
            }
        }
        #expect(counter.value == 0)
    }
}

@Sendable private func countTask(_ number: Int) -> LazyTask<Int, Oops> {
    number == 0 ? .of(0) : LazyTask.of(number - 1).flatMap(countTask)
}

@Suite(.timeLimit(.minutes(60))) struct LazyTaskStackSafetyTests {
    @Test func leftNestedBinds() async {
        let outcome = await SmallThread.run { () async in
            var task = LazyTask<Int, Oops>.of(0)
            for _ in 0..<many { task = task.flatMap { .of($0 + 1) } }
            return await task.outcome()
        }
        #expect(outcome == .success(many))
    }

    @Test func rightNestedBinds() async {
        let outcome = await SmallThread.run { () async in
            var task = LazyTask<Int, Oops>.of(0)
            for _ in 0..<many {
                let inner = task
                task = LazyTask<Int, Oops>.of(1).flatMap { one in inner.map { $0 + one } }
            }
            return await task.outcome()
        }
        #expect(outcome == .success(many))
    }

    @Test func bindsOfAsynchronousWork() async {
        let outcome = await SmallThread.run { () async in
            var task = LazyTask<Int, Oops>.of(0)
            for _ in 0..<many {
                task = task.flatMap { value in LazyTask { () async throws(Oops) in value + 1 } }
            }
            return await task.outcome()
        }
        #expect(outcome == .success(many))
    }

    @Test func recursiveLoops() async {
        let outcome = await SmallThread.run { () async in await countTask(many).outcome() }
        #expect(outcome == .success(0))
    }

    @Test func releaseOfChainsThatNeverRan() async {
        let counter = Counter()
        await SmallThread.run { () async in
            let live = Live(counter)
            var left = LazyTask<Int, Oops> { () async throws(Oops) in withExtendedLifetime(live) { 0 } }
            var right = left
            for _ in 0..<many {
                left = left.flatMap { .of($0) }
                let inner = right
                right = LazyTask<Int, Oops>.of(1).flatMap { _ in inner }
            }
        }
        #expect(counter.value == 0)
    }
}

import CurrycombEffects
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(60))) struct LazyTaskConversionsTests {
    let clock = VirtualClock()
    let log = Log()

    @Test func resultsOptionalsAndEffectsBecomeTasks() async throws {
        #expect(await LazyTask<Int, Oops>(.success(1)).outcome() == .success(1))
        #expect(await LazyTask<Int, Oops>(.failure(.late)).outcome() == .failure(.late))
        #expect(await LazyTask<Int, Oops>(nil, orFail: .late).outcome() == .failure(.late))
        #expect(await LazyTask<Int, Oops>(2, orFail: .late).outcome() == .success(2))
        #expect(await LazyTask(IO<Int, Oops>.fail(.late)).outcome() == .failure(.late))
        #expect(try await LazyTask { 3 }.run() == 3)
        #expect(try await LazyTask<Int, Oops>.of(4).function() == 4)
        await #expect(throws: Oops.late) { try await LazyTask<Int, Oops>.fail(.late).run() }
        #expect(await LazyTask<Int, Oops>.of(1).attempt().absolve().outcome() == .success(1))
    }

    @Test func aTaskDoesNothingUntilStarted() async throws {
        let counter = Counter()
        let task = LazyTask { counter.next() }
        let starting = task.starting()
        #expect(counter.value == 0)
        #expect(try await starting.run().value == 1)
        #expect(try await task.start().value == 2)
    }

    @Test @MainActor func workRunsOnItsActor() async throws {
        let task = LazyTask { @MainActor in MainActor.assertIsolated() }
        try await task.run()
    }

    @Test func anAdoptedTaskIsAwaitedAndCancelled() async throws {
        let clock = clock
        let adopted = Task<Int, Never> {
            try? await clock.sleep(until: clock.now.advanced(by: .seconds(1)))
            return Task.isCancelled ? -1 : 1
        }
        await clock.advanceToNextDeadline()
        #expect(await LazyTask(adopting: adopted).outcome() == .success(1))
        let sleeping = Task { try await clock.sleep(until: clock.now.advanced(by: .seconds(1))) }
        let running = Task { await LazyTask(adopting: sleeping).outcome() }
        await clock.sleepers(1)
        running.cancel()
        #expect(await running.value.isCancelled)
    }

    // MARK: Callbacks

    @Test func onlyTheFirstCallbackCounts() async {
        let now = LazyTask<Int, Oops>.callback { resume in
            resume(.success(1))
            resume(.success(2))
            resume(.failure(.late))
        }
        #expect(await now.outcome() == .success(1))
        #expect(await now.outcome() == .success(1))
    }

    @Test func callbacksMayArriveLaterOnAnyThread() async {
        let later = Mutex<(@Sendable (Result<Int, Oops>) -> Void)?>(nil)
        let registered = Gate()
        let task = LazyTask<Int, Oops>.callback { resume in
            later.withLock { $0 = resume }
            registered.open()
        }
        let running = Task { await task.outcome() }
        await registered.wait()
        await SmallThread.run { later.withLock { $0 }?(.failure(.number(9))) }
        #expect(await running.value == .failure(.number(9)))
    }

    @Test func cancellationStopsTheWorkOnce() async {
        let (log, registered) = (log, Gate())
        let later = Mutex<(@Sendable (Result<Int, Oops>) -> Void)?>(nil)
        let task = LazyTask<Int, Oops>.callback { resume in
            later.withLock { $0 = resume }
            registered.open()
            return "handle"
        } onCancel: {
            log.write("stop \($0)")
        }
        let running = Task { await task.outcome() }
        await registered.wait()
        running.cancel()
        #expect(await running.value.isCancelled)
        later.withLock { $0 }?(.success(1))
        #expect(log.take() == ["stop handle"])
        let second = LazyTask<Int, Oops>.callback { resume in
            resume(.success(1))
            return "handle"
        } onCancel: {
            log.write("stop \($0)")
        }
        #expect(await second.outcome() == .success(1))
        #expect(log.take() == [])
    }

    // MARK: Sequences

    @Test func sequencesBecomeTasks() async {
        let stream = AsyncStream { continuation in
            for number in 1...3 { continuation.yield(number) }
            continuation.finish()
        }
        #expect(await stream.collected().outcome() == .success([1, 2, 3]))
        let endless = AsyncStream<Int>(unfolding: { 7 })
        #expect(await endless.firstElement().outcome() == .success(7))
        #expect(await AsyncStream<Int> { $0.finish() }.lastElement().outcome() == .success(nil))
        let silent = AsyncStream<Int> { _ in }
        let running = Task { await silent.collected().outcome() }
        running.cancel()
        #expect(await running.value.isCancelled)
    }

    @Test func lastElementDoesNotKeepEarlierElements() async {
        final class Count: Sendable { let value = Atomic<Int>(0) }
        final class Piece: Sendable {
            let live: Count
            init(_ live: Count) {
                self.live = live
                live.value.add(1, ordering: .relaxed)
            }
            deinit { live.value.subtract(1, ordering: .relaxed) }
        }
        let (live, made, most) = (Count(), Count(), Count())
        let stream = AsyncStream<Piece> {
            guard made.value.add(1, ordering: .relaxed).newValue <= 100 else { return nil }
            let piece = Piece(live)
            most.value.max(live.value.load(ordering: .relaxed), ordering: .relaxed)
            return piece
        }
        let outcome = await stream.lastElement().outcome()
        #expect(!outcome.isCancelled)
        #expect(made.value.load(ordering: .relaxed) == 101)
        #expect(most.value.load(ordering: .relaxed) <= 3)
    }

    @Test func tasksBecomeSequences() async throws {
        let counter = Counter()
        let values = LazyTask { counter.next() }.values
        var seen: [Int] = []
        for try await value in values { seen.append(value) }
        for try await value in values { seen.append(value) }
        #expect(seen == [1, 2])
        await #expect(throws: Oops.late) {
            for try await _ in LazyTask<Int, Oops>.fail(.late).values {}
        }
    }
}

import CurrycombComposition
import Synchronization
import Testing

private struct Failure: Error, Equatable {}

private actor Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func pass() async {
        if isOpen { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
        isOpen = true
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}

private final class Counter: Sendable {
    private let calls = Atomic<Int>(0)

    func note() -> Int { calls.add(1, ordering: .sequentiallyConsistent).newValue }
    var count: Int { calls.load(ordering: .sequentiallyConsistent) }
}

struct MemoizeAsyncTests {
    @Test("tasks that request the same value share one computation")
    func singleFlight() async {
        let gate = Gate()
        let counter = Counter()
        let memo = memoize { (x: Int) async in
            _ = counter.note()
            await gate.pass()
            return x * 2
        }
        let results = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<50 { group.addTask { await memo(21) } }
            group.addTask {
                await gate.open()
                return 42
            }
            return await group.reduce(into: Set<Int>()) { $0.insert($1) }
        }
        #expect(results == [42])
        #expect(await memo(21) == 42)
        #expect(counter.count == 1)
    }

    @Test("several arguments, bounds and recursion work as in the synchronous form")
    func forms() async throws {
        let counter = Counter()
        let two = memoize { (a: Int, b: Int) async in a * 10 + b + 0 * counter.note() }
        #expect(await two(1, 2) == 12)
        #expect(await two(1, 2) == 12)
        #expect(await two(2, 1) == 21)
        #expect(counter.count == 2)
        let one = memoize(bound: 1) { (x: Int) async throws in x + 0 * counter.note() }
        for x in [1, 1, 2, 1] { #expect(try await one(x) == x) }
        #expect(counter.count == 5)
        let fibonacci: @Sendable (Int) async -> Int = memoize(recursive: { fibonacci, n in
            if n < 2 { return n }
            return await fibonacci(n - 1) + fibonacci(n - 2)
        })
        #expect(await fibonacci(90) == 2_880_067_194_370_816_120)
    }

    @Test("an error is not remembered, but a later value is")
    func failure() async throws {
        let counter = Counter()
        let memo = memoize { (x: Int) async throws in
            if counter.note() == 1 { throw Failure() }
            return x
        }
        await #expect(throws: Failure()) { try await memo(1) }
        #expect(try await memo(1) == 1)
        #expect(try await memo(1) == 1)
        #expect(counter.count == 2)
    }

    @Test("each level of a recursion takes the same time and memory")
    func deepRecursion() async {
        // If each computation had its own list of all outer computations, this recursion would need hundreds of
        // megabytes.
        let sum: @Sendable (Int) async -> Int = memoize(recursive: { sum, n in n == 0 ? 0 : await sum(n - 1) + n })
        #expect(await sum(10_000) == 50_005_000)
    }

    @Test("a function that needs the value that it is computing does not wait for itself")
    func reentrancy() async {
        let counter = Counter()
        let memo: @Sendable (Int) async -> Int = memoize(recursive: { memo, x in
            counter.note() < 3 ? await memo(x) + 1 : 10
        })
        #expect(await memo(5) == 12)
    }

    @Test("one caller's cancellation does not affect another caller's value")
    func cancelOne() async throws {
        let started = Gate()
        let gate = Gate()
        let counter = Counter()
        let memo = memoize { (x: Int) async throws in
            _ = counter.note()
            await started.open()
            await gate.pass()
            try Task.checkCancellation()
            return x
        }
        let first = Task { try await memo(1) }
        await started.pass()
        // The second caller has started when `joined` opens, and usually joins before `first` is cancelled.
        let joined = Gate()
        let second = Task {
            await joined.open()
            return try await memo(1)
        }
        await joined.pass()
        let third =
            if #available(macOS 26, iOS 26, *) {
                Task.immediate { try await memo(1) }
            } else {
                // This caller may come too late to join, so the test relies on the second caller.
                Task { try await memo(1) }
            }
        first.cancel()
        await gate.open()
        #expect(try await second.value == 1)
        #expect(try await third.value == 1)
        #expect(counter.count == 1)
    }

    @Test("when all callers are cancelled, so is the computation, and the next caller starts again")
    func cancelAll() async throws {
        let started = Gate()
        let gate = Gate()
        let counter = Counter()
        let memo = memoize { (x: Int) async throws in
            if counter.note() == 1 {
                await started.open()
                await gate.pass()
                // The result of a cancelled computation may be partial, so the next call must not receive it.
                return Task.isCancelled ? -1 : -2
            }
            return x
        }
        let first = Task { try await memo(1) }
        await started.pass()
        first.cancel()
        #expect(try await memo(1) == 1)
        await gate.open()
        #expect(try await first.value == -1)
        #expect(try await memo(1) == 1)
        #expect(counter.count == 2)
    }
}

import CurrycombComposition
import Synchronization
import Testing

private struct Failure: Error, Equatable { var number: Int }

private final class Counter: Sendable {
    private let calls = Mutex<[Int]>([])

    @discardableResult
    func note(_ x: Int) -> Int {
        calls.withLock {
            $0.append(x)
            return $0.count
        }
    }

    var seen: [Int] { calls.withLock { $0 } }
}

struct MemoizeTests {
    @Test("a value is computed once")
    func once() {
        let counter = Counter()
        let memo = memoize { (x: Int) in
            counter.note(x)
            return x * 2
        }
        #expect([memo(1), memo(2), memo(1), memo(1)] == [2, 4, 2, 2])
        #expect(counter.seen == [1, 2])
    }

    @Test("a removed value is released when no lock is held")
    func evictionReleasesOutside() {
        final class Page {
            let close: () -> Void
            init(_ close: @escaping () -> Void) { self.close = close }
            deinit { close() }
        }
        let counter = Counter()
        var open: ((Int) -> Page)?
        open = memoize(bound: 1) { (number: Int) in
            Page {
                counter.note(number)
                if number < 5 { _ = open?(number + 10) }
            }
        }
        _ = open?(1)
        _ = open?(2)
        #expect(counter.seen.prefix(2) == [1, 2])
    }

    @Test("a result is stored under all arguments of its function")
    func arities() throws {
        let counter = Counter()
        let two = memoize { (a: Int, b: Int) in counter.note(a * 10 + b) }
        _ = (two(1, 2), two(2, 1), two(1, 2))
        #expect(counter.seen == [12, 21])
        let three = memoize { (a: Int, b: Int, c: Int) throws in counter.note(a * 100 + b * 10 + c) }
        _ = try (three(1, 2, 3), three(1, 2, 3), three(1, 3, 2))
        #expect(counter.seen == [12, 21, 123, 132])
    }

    @Test("a value that is nil is remembered too")
    func optionals() {
        let counter = Counter()
        let memo = memoize { (x: Int) -> Int? in
            counter.note(x)
            return nil
        }
        #expect(memo(1) == nil && memo(1) == nil)
        #expect(counter.seen == [1])
    }

    @Test("an error is not remembered, but a later value is")
    func failure() throws {
        let counter = Counter()
        let memo = memoize { (x: Int) throws in
            let number = counter.note(x)
            if number < 3 { throw Failure(number: number) }
            return number
        }
        #expect(throws: Failure(number: 1)) { try memo(7) }
        #expect(throws: Failure(number: 2)) { try memo(7) }
        #expect(try memo(7) == 3)
        #expect(try memo(7) == 3)
    }

    @Test("does not keep the result for a key that does not equal itself")
    func notANumber() {
        final class Token {}
        let memo = memoize(bound: 2) { (_: Double) in Token() }
        weak var token: Token?
        for _ in 0..<3 {
            let made = memo(.nan)
            token = made
        }
        #expect(token == nil)
        #expect(memo(1) === memo(1))
    }

    @Test("with a bound, the least recently used entry is removed")
    func bound() {
        let counter = Counter()
        let memo = memoize(bound: 2) { (x: Int) in
            counter.note(x)
            return x
        }
        _ = [memo(1), memo(2), memo(1), memo(3)]
        #expect(counter.seen == [1, 2, 3])
        _ = [memo(1), memo(3)]
        #expect(counter.seen == [1, 2, 3], "1 was used after 2, so 2 was removed")
        _ = memo(2)
        #expect(counter.seen == [1, 2, 3, 2])
        _ = memo(1)
        #expect(counter.seen == [1, 2, 3, 2, 1], "2 replaced 1, because 3 was used after 1")
    }

    @Test("the bound keeps the same entries as a plain list in the order of use", arguments: seeds)
    func boundAgainstModel(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let bound = Int.random(in: 1...6, using: &random)
        let counter = Counter()
        let memo = memoize(bound: bound) { (x: Int) in
            counter.note(x)
            return x
        }
        var model: [Int] = []
        var computed: [Int] = []
        for _ in 0..<200 {
            let x = Int.random(in: 0..<10, using: &random)
            if let place = model.firstIndex(of: x) { model.remove(at: place) } else { computed.append(x) }
            model.append(x)
            if model.count > bound { model.removeFirst() }
            #expect(memo(x) == x)
        }
        #expect(counter.seen == computed)
    }

    @Test("a recursive function is remembered at every depth")
    func recursion() throws {
        let counter = Counter()
        let fibonacci: @Sendable (Int) -> Int = memoize(recursive: { fibonacci, n in
            counter.note(n)
            return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2)
        })
        #expect(fibonacci(90) == 2_880_067_194_370_816_120)
        #expect(counter.seen.count == 91)
        let throwing = memoize(recursive: { (factorial: (Int) throws -> Int, n: Int) throws -> Int in
            if n < 0 { throw Failure(number: n) }
            return n == 0 ? 1 : n * (try factorial(n - 1))
        })
        #expect(try throwing(10) == 3_628_800)
        #expect(throws: Failure(number: -1)) { try throwing(-1) }
    }

    @Test("a function that needs the value that it is computing does not wait for itself")
    func reentrancy() {
        let counter = Counter()
        let memo: @Sendable (Int) -> Int = memoize(recursive: { memo, x in
            counter.note(x) < 3 ? memo(x) + 1 : 10
        })
        #expect(memo(5) == 12)
        #expect(memo(5) == 12)
        #expect(counter.seen == [5, 5, 5])
    }

    @Test("threads that request the same value at once share one computation")
    func singleFlight() async {
        let counter = Counter()
        let memo: @Sendable (Int) -> Int = memoize { x in
            counter.note(x)
            return (0..<20_000).reduce(x, &+)
        }
        await withTaskGroup(of: Void.self) { group in
            for task in 0..<16 {
                group.addTask { for x in 0..<100 { _ = memo((x + task) % 100) } }
            }
        }
        #expect(counter.seen.sorted() == Array(0..<100))
    }

    @Test("two computations that need each other on two threads do not wait forever")
    func crossing() {
        // Each of the first two runs waits until the other has begun, and then requests the other's value.
        let begun = Atomic<Int>(0)
        let runs = Counter()
        let memo: @Sendable (Int) -> Int = memoize(recursive: { memo, x in
            guard runs.note(x) <= 2 else { return 100 }
            begun.add(1, ordering: .sequentiallyConsistent)
            while begun.load(ordering: .sequentiallyConsistent) < 2 {}
            return memo(1 - x)
        })
        let results = Counter()
        let first = startThread { results.note(memo(0)) }
        let second = startThread { results.note(memo(1)) }
        join(first)
        join(second)
        #expect(results.seen == [100, 100])
    }
}

import CurrycombComposition
import Testing

private func increment(_ x: Int) -> Int { x + 1 }
private func double(_ x: Int) -> Int { x * 2 }
private func add(_ a: Int, _ b: Int) -> Int { a + b }

private func crossing<A, B>(_ a: A, _ f: @Sendable (A) -> B) -> B { f(a) }
private func crossingAsync<A, B>(_ a: A, _ f: @Sendable (A) async throws -> B) async throws -> B { try await f(a) }

private let global: @Sendable (Int) -> Int = pipe(increment, double)
private let globalCurried: @Sendable (Int) -> @Sendable (Int) -> Int = curry(add)

private struct Holder: Sendable {
    static let shared: @Sendable (Int) -> Int = compose(double, increment)
    let stored: @Sendable (Int) -> Int
    static let flipped: @Sendable (Int) -> @Sendable (Int) -> Int = flip(curry(-))
}

struct SendableTwinsTests {
    @Test("a literal pipeline, if @Sendable is required")
    func literal() {
        #expect(crossing(3, pipe(increment, double)) == 8)
        #expect(crossing(3, compose(double, increment)) == 8)
        let closures = crossing(3, pipe(double, { $0 + 1 }, { $0 * 2 }))
        #expect(closures == 14)
        #expect(crossing(3, curry(add)(1)) == 4)
        #expect(crossing(3, partial(add, 1)) == 4)
        let less = crossing(3, partial(-, __, 1))
        #expect(less == 2)
        #expect(crossing(3, constant(1)) == 1)
        #expect(crossing(3, identity) == 3)
        #expect(crossing(3, tap { _ in }) == 3)
        #expect(crossing(3, not { $0 > 5 }))
        let within = crossing(3, all({ $0 > 1 }, { $0 < 5 }))
        #expect(within)
        #expect(crossing(3, zip(increment, double, with: add)) == 10)
        #expect(crossing("ab", get(\.count)) == 2)
        #expect(crossing(3, memoize(double)) == 6)
        #expect(crossing(3, XRay.stage("double", double)) == 6)
        #expect(crossing("ab", uncurry(String.uppercased)) == "AB")
        #expect(crossing("ab", flip(String.hasPrefix)("a")))
    }

    @Test("a key path set and changed, if @Sendable is required")
    func keyPaths() {
        struct Point: Equatable, Sendable { var x: Int, y: Int }
        #expect(crossing(Point(x: 1, y: 2), set(\.x, 5)) == Point(x: 5, y: 2))
        #expect(crossing(Point(x: 1, y: 2), over(\.y, { $0 * 10 })) == Point(x: 1, y: 20))
    }

    @Test("a named pipeline that carries its type")
    func local() {
        let pipeline: @Sendable (Int) -> Int = pipe(increment, double)
        #expect(crossing(3, pipeline) == 8)
        let first: @Sendable (Int, Int) -> Int = pipe(add, double)
        #expect(first(1, 2) == 6)
    }

    @Test("a global, a static and a stored pipeline")
    func kept() {
        #expect(crossing(3, global) == 8)
        #expect(crossing(3, globalCurried(1)) == 4)
        #expect(crossing(3, Holder.shared) == 8)
        #expect(crossing(3, Holder(stored: pipe(increment, increment)).stored) == 5)
        #expect(crossing(3, Holder.flipped(1)) == 2)
    }

    @Test("throwing and asynchronous pipelines, if @Sendable is required")
    func effects() async throws {
        func checked(_ x: Int) throws -> Int { x }
        @Sendable func sendableChecked(_ x: Int) throws -> Int { x }
        @Sendable func later(_ x: Int) async -> Int { x }
        #expect(try await crossingAsync(3, pipe(later, sendableChecked, double)) == 6)
        #expect(try await crossingAsync(3, pipe(later, increment)) == 4)
        let task = Task { [pipeline = pipe(sendableChecked, double) as @Sendable (Int) throws -> Int] in try pipeline(3)
        }
        #expect(try await task.value == 6)
    }

    @Test("a closure over state that is not Sendable, if @Sendable is not required")
    func localState() {
        final class Count { var value = 0 }
        let count = Count()
        let note: (Int) -> Int = {
            count.value += 1
            return $0
        }
        #expect(pipe(note, increment, note)(1) == 2)
        #expect(compose(note, increment)(1) == 2)
        let sum: (Int, Int) -> Int = { count.value + $0 + $1 }
        #expect(curry(sum)(1)(2) == 6)
        #expect(partial(sum, 1)(2) == 6)
        #expect(memoize(note)(1) == 1)
        #expect(tap { _ in count.value += 1 }(1) == 1)
        #expect(count.value == 5)
    }
}

import CurrycombComposition
import Testing

private struct Failure: Error, Equatable {}

private func add3(_ a: Int, _ b: Int, _ c: Int) -> Int { a + b + c }
private func double(_ x: Int) -> Int { x * 2 }
private func checked(_ x: Int) throws -> Int {
    guard x < 100 else { throw Failure() }
    return x
}
private func later(_ x: Int) async -> Int { x }

struct PipeTests {
    @Test("applied at once, with any first function")
    func atOnce() {
        #expect(pipe(add3, double)(1, 2, 3) == 12)
        #expect(compose(double, add3)(1, 2, 3) == 12)
        let described = pipe(double, { $0 + 1 }, { "\($0)" })(3)
        #expect(described == "7")
        let sum = pipe({ (a: Int, b: Int) in a + b }, double)(2, 3)
        #expect(sum == 10)
    }

    @Test("an error stops it: what follows does not run")
    func errors() {
        var ran = 0
        let count: (Int) -> Int = {
            ran += 1
            return $0
        }
        #expect(throws: Failure()) { try pipe(count, checked, count)(100) }
        #expect(ran == 1)
        #expect(throws: Failure()) { try compose(count, checked, count)(100) }
        #expect(ran == 2)
    }

    @Test("plain, throwing and asynchronous functions in one pipe")
    func mixed() async throws {
        #expect(try await pipe(double, later, checked, double)(3) == 12)
        #expect(try await compose(double, checked, later, double)(3) == 12)
        await #expect(throws: Failure()) { try await pipe(later, double, checked)(50) }
        #expect(try pipe(add3, checked, double)(1, 2, 3) == 12)
    }

    @Test("a method without arguments and a key path are functions too")
    func methods() {
        #expect(pipe(uncurry(String.uppercased), \.count)("abc") == 3)
        #expect(pipe(get(\String.count), double)("abc") == 6)
        #expect(["apple", "bean"].filter(flip(String.hasPrefix)("a")) == ["apple"])
    }
}

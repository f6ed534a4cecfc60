import CurrycombComposition
import Testing

private struct Failure: Error, Equatable {}

private func add(_ a: Int, _ b: Int) -> Int { a + b }
private func double(_ x: Int) -> Int { x * 2 }
private func checked(_ x: Int) throws -> Int {
    guard x < 100 else { throw Failure() }
    return x
}
private func later(_ x: Int) async -> Int { x }

struct PipeTests {
    @Test("applied at once, with a first function of one argument or two")
    func atOnce() {
        #expect(pipe(add, double)(1, 2) == 6)
        let described = pipe(double, { $0 + 1 }, { "\($0)" })(3)
        #expect(described == "7")
        let sum = pipe({ (a: Int, b: Int) in a + b }, double)(2, 3)
        #expect(sum == 10)
    }

    @Test("arithmetic closures without a type")
    func closures() {
        let three = pipe({ $0 + 1 }, { $0 * 2 }, { $0 - 3 })(5)
        #expect(three == 9)
        let four: (Int) -> Int = pipe({ $0 + 1 }, { $0 * 2 }, { $0 - 3 }, { $0 / 3 })
        #expect(four(5) == 3)
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
    }

    @Test("plain, throwing and asynchronous functions in one pipe")
    func mixed() async throws {
        #expect(try await pipe(double, later, checked, double)(3) == 12)
        await #expect(throws: Failure()) { try await pipe(later, double, checked)(50) }
        #expect(try pipe(add, checked, double)(1, 2) == 6)
    }

    @Test("a method without arguments and a key path are functions too")
    func methods() {
        #expect(pipe(uncurry(String.uppercased), \.count)("abc") == 3)
        #expect(pipe(get(\String.count), double)("abc") == 6)
        #expect(["apple", "bean"].filter(flip(String.hasPrefix)("a")) == ["apple"])
    }

    @Test("plain stages, of every number")
    func plainStages() {
        let s = Stages.plain
        #expect(pipe(s.f, s.g)("1") == nested(2))
        #expect(pipe(s.f, s.g, s.h)("1") == nested(3))
        #expect(pipe(s.f, s.g, s.h, s.i)("1") == nested(4))
        #expect(pipe(s.f, s.g, s.h, s.i, s.j)("1") == nested(5))
        #expect(pipe(s.f, s.g, s.h, s.i, s.j, s.k)("1") == nested(6))
        #expect(pipe(s.f, s.g, s.h, s.i, s.j, s.k, s.l)("1") == nested(7))
        #expect(pipe(s.f, s.g, s.h, s.i, s.j, s.k, s.l, s.m)("1") == nested(8))
        #expect(pipe(s.two, s.g)("1", "2") == nested(2, "1, 2"))
        #expect(pipe(s.two, s.g, s.h)("1", "2") == nested(3, "1, 2"))
        #expect(pipe(s.two, s.g, s.h, s.i)("1", "2") == nested(4, "1, 2"))
        #expect(sendable(pipe(s.f, s.g))("1") == nested(2))
        #expect(sendable(pipe(s.f, s.g, s.h))("1") == nested(3))
        #expect(sendable(pipe(s.f, s.g, s.h, s.i))("1") == nested(4))
        #expect(sendable(pipe(s.f, s.g, s.h, s.i, s.j))("1") == nested(5))
        #expect(sendable(pipe(s.f, s.g, s.h, s.i, s.j, s.k))("1") == nested(6))
        #expect(sendable(pipe(s.f, s.g, s.h, s.i, s.j, s.k, s.l))("1") == nested(7))
        #expect(sendable(pipe(s.f, s.g, s.h, s.i, s.j, s.k, s.l, s.m))("1") == nested(8))
        #expect(sendable(pipe(s.two, s.g))("1", "2") == nested(2, "1, 2"))
        #expect(sendable(pipe(s.two, s.g, s.h))("1", "2") == nested(3, "1, 2"))
        #expect(sendable(pipe(s.two, s.g, s.h, s.i))("1", "2") == nested(4, "1, 2"))
    }

    @Test("throwing stages, of every number")
    func throwingStages() throws {
        let s = Stages.throwing
        #expect(try pipe(s.f, s.g)("1") == nested(2))
        #expect(try pipe(s.f, s.g, s.h)("1") == nested(3))
        #expect(try pipe(s.f, s.g, s.h, s.i)("1") == nested(4))
        #expect(try pipe(s.f, s.g, s.h, s.i, s.j)("1") == nested(5))
        #expect(try pipe(s.f, s.g, s.h, s.i, s.j, s.k)("1") == nested(6))
        #expect(try pipe(s.f, s.g, s.h, s.i, s.j, s.k, s.l)("1") == nested(7))
        #expect(try pipe(s.f, s.g, s.h, s.i, s.j, s.k, s.l, s.m)("1") == nested(8))
        #expect(try pipe(s.two, s.g)("1", "2") == nested(2, "1, 2"))
        #expect(try pipe(s.two, s.g, s.h)("1", "2") == nested(3, "1, 2"))
        #expect(try pipe(s.two, s.g, s.h, s.i)("1", "2") == nested(4, "1, 2"))
        #expect(try sendableThrowing(pipe(s.f, s.g))("1") == nested(2))
        #expect(try sendableThrowing(pipe(s.f, s.g, s.h))("1") == nested(3))
        #expect(try sendableThrowing(pipe(s.f, s.g, s.h, s.i))("1") == nested(4))
        #expect(try sendableThrowing(pipe(s.f, s.g, s.h, s.i, s.j))("1") == nested(5))
        #expect(try sendableThrowing(pipe(s.f, s.g, s.h, s.i, s.j, s.k))("1") == nested(6))
        #expect(try sendableThrowing(pipe(s.f, s.g, s.h, s.i, s.j, s.k, s.l))("1") == nested(7))
        #expect(try sendableThrowing(pipe(s.f, s.g, s.h, s.i, s.j, s.k, s.l, s.m))("1") == nested(8))
        #expect(try sendableThrowing(pipe(s.two, s.g))("1", "2") == nested(2, "1, 2"))
        #expect(try sendableThrowing(pipe(s.two, s.g, s.h))("1", "2") == nested(3, "1, 2"))
        #expect(try sendableThrowing(pipe(s.two, s.g, s.h, s.i))("1", "2") == nested(4, "1, 2"))
    }

    @Test("asynchronous stages, of every number")
    func asynchronousStages() async {
        let s = Stages.later
        #expect(await pipe(s.f, s.g)("1") == nested(2))
        #expect(await pipe(s.f, s.g, s.h)("1") == nested(3))
        #expect(await pipe(s.f, s.g, s.h, s.i)("1") == nested(4))
        #expect(await pipe(s.two, s.g)("1", "2") == nested(2, "1, 2"))
        #expect(await pipe(s.two, s.g, s.h)("1", "2") == nested(3, "1, 2"))
        #expect(await pipe(s.two, s.g, s.h, s.i)("1", "2") == nested(4, "1, 2"))
        #expect(await sendableAsync(pipe(s.f, s.g))("1") == nested(2))
        #expect(await sendableAsync(pipe(s.f, s.g, s.h))("1") == nested(3))
        #expect(await sendableAsync(pipe(s.f, s.g, s.h, s.i))("1") == nested(4))
        #expect(await sendableAsync(pipe(s.two, s.g))("1", "2") == nested(2, "1, 2"))
        #expect(await sendableAsync(pipe(s.two, s.g, s.h))("1", "2") == nested(3, "1, 2"))
        #expect(await sendableAsync(pipe(s.two, s.g, s.h, s.i))("1", "2") == nested(4, "1, 2"))
    }

    @Test("asynchronous throwing stages, of every number")
    func asynchronousThrowingStages() async throws {
        let s = Stages.laterThrowing
        #expect(try await pipe(s.f, s.g)("1") == nested(2))
        #expect(try await pipe(s.f, s.g, s.h)("1") == nested(3))
        #expect(try await pipe(s.f, s.g, s.h, s.i)("1") == nested(4))
        #expect(try await pipe(s.two, s.g)("1", "2") == nested(2, "1, 2"))
        #expect(try await pipe(s.two, s.g, s.h)("1", "2") == nested(3, "1, 2"))
        #expect(try await pipe(s.two, s.g, s.h, s.i)("1", "2") == nested(4, "1, 2"))
        #expect(try await sendableAsyncThrowing(pipe(s.f, s.g))("1") == nested(2))
        #expect(try await sendableAsyncThrowing(pipe(s.f, s.g, s.h))("1") == nested(3))
        #expect(try await sendableAsyncThrowing(pipe(s.f, s.g, s.h, s.i))("1") == nested(4))
        #expect(try await sendableAsyncThrowing(pipe(s.two, s.g))("1", "2") == nested(2, "1, 2"))
        #expect(try await sendableAsyncThrowing(pipe(s.two, s.g, s.h))("1", "2") == nested(3, "1, 2"))
        #expect(try await sendableAsyncThrowing(pipe(s.two, s.g, s.h, s.i))("1", "2") == nested(4, "1, 2"))
    }
}

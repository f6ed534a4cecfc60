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

struct ComposeTests {
    @Test("a chain can be called at once; its first function may take two arguments")
    func atOnce() {
        #expect(compose(double, add)(1, 2) == 6)
        #expect(compose(double, double)(1) == 4)
    }

    @Test("an error stops the chain: later stages do not run")
    func errors() {
        var ran = 0
        let count: (Int) -> Int = {
            ran += 1
            return $0
        }
        #expect(throws: Failure()) { try compose(count, checked, count)(100) }
        #expect(ran == 1)
    }

    @Test("plain, throwing and asynchronous functions in one chain")
    func mixed() async throws {
        #expect(try await compose(double, checked, later, double)(3) == 12)
        await #expect(throws: Failure()) { try await compose(checked, double, later)(50) }
    }

    @Test("every number of plain stages")
    func plainStages() {
        let s = Stages.plain
        #expect(compose(s.g, s.f)("1") == nested(2))
        #expect(compose(s.h, s.g, s.f)("1") == nested(3))
        #expect(compose(s.i, s.h, s.g, s.f)("1") == nested(4))
        #expect(compose(s.j, s.i, s.h, s.g, s.f)("1") == nested(5))
        #expect(compose(s.k, s.j, s.i, s.h, s.g, s.f)("1") == nested(6))
        #expect(compose(s.l, s.k, s.j, s.i, s.h, s.g, s.f)("1") == nested(7))
        #expect(compose(s.m, s.l, s.k, s.j, s.i, s.h, s.g, s.f)("1") == nested(8))
        #expect(compose(s.g, s.two)("1", "2") == nested(2, "1, 2"))
        #expect(compose(s.h, s.g, s.two)("1", "2") == nested(3, "1, 2"))
        #expect(compose(s.i, s.h, s.g, s.two)("1", "2") == nested(4, "1, 2"))
        #expect(sendable(compose(s.g, s.f))("1") == nested(2))
        #expect(sendable(compose(s.h, s.g, s.f))("1") == nested(3))
        #expect(sendable(compose(s.i, s.h, s.g, s.f))("1") == nested(4))
        #expect(sendable(compose(s.j, s.i, s.h, s.g, s.f))("1") == nested(5))
        #expect(sendable(compose(s.k, s.j, s.i, s.h, s.g, s.f))("1") == nested(6))
        #expect(sendable(compose(s.l, s.k, s.j, s.i, s.h, s.g, s.f))("1") == nested(7))
        #expect(sendable(compose(s.m, s.l, s.k, s.j, s.i, s.h, s.g, s.f))("1") == nested(8))
        #expect(sendable(compose(s.g, s.two))("1", "2") == nested(2, "1, 2"))
        #expect(sendable(compose(s.h, s.g, s.two))("1", "2") == nested(3, "1, 2"))
        #expect(sendable(compose(s.i, s.h, s.g, s.two))("1", "2") == nested(4, "1, 2"))
    }

    @Test("every number of throwing stages")
    func throwingStages() throws {
        let s = Stages.throwing
        #expect(try compose(s.g, s.f)("1") == nested(2))
        #expect(try compose(s.h, s.g, s.f)("1") == nested(3))
        #expect(try compose(s.i, s.h, s.g, s.f)("1") == nested(4))
        #expect(try compose(s.j, s.i, s.h, s.g, s.f)("1") == nested(5))
        #expect(try compose(s.k, s.j, s.i, s.h, s.g, s.f)("1") == nested(6))
        #expect(try compose(s.l, s.k, s.j, s.i, s.h, s.g, s.f)("1") == nested(7))
        #expect(try compose(s.m, s.l, s.k, s.j, s.i, s.h, s.g, s.f)("1") == nested(8))
        #expect(try compose(s.g, s.two)("1", "2") == nested(2, "1, 2"))
        #expect(try compose(s.h, s.g, s.two)("1", "2") == nested(3, "1, 2"))
        #expect(try compose(s.i, s.h, s.g, s.two)("1", "2") == nested(4, "1, 2"))
        #expect(try sendableThrowing(compose(s.g, s.f))("1") == nested(2))
        #expect(try sendableThrowing(compose(s.h, s.g, s.f))("1") == nested(3))
        #expect(try sendableThrowing(compose(s.i, s.h, s.g, s.f))("1") == nested(4))
        #expect(try sendableThrowing(compose(s.j, s.i, s.h, s.g, s.f))("1") == nested(5))
        #expect(try sendableThrowing(compose(s.k, s.j, s.i, s.h, s.g, s.f))("1") == nested(6))
        #expect(try sendableThrowing(compose(s.l, s.k, s.j, s.i, s.h, s.g, s.f))("1") == nested(7))
        #expect(try sendableThrowing(compose(s.m, s.l, s.k, s.j, s.i, s.h, s.g, s.f))("1") == nested(8))
        #expect(try sendableThrowing(compose(s.g, s.two))("1", "2") == nested(2, "1, 2"))
        #expect(try sendableThrowing(compose(s.h, s.g, s.two))("1", "2") == nested(3, "1, 2"))
        #expect(try sendableThrowing(compose(s.i, s.h, s.g, s.two))("1", "2") == nested(4, "1, 2"))
    }

    @Test("every number of asynchronous stages")
    func asynchronousStages() async {
        let s = Stages.later
        #expect(await compose(s.g, s.f)("1") == nested(2))
        #expect(await compose(s.h, s.g, s.f)("1") == nested(3))
        #expect(await compose(s.i, s.h, s.g, s.f)("1") == nested(4))
        #expect(await compose(s.g, s.two)("1", "2") == nested(2, "1, 2"))
        #expect(await compose(s.h, s.g, s.two)("1", "2") == nested(3, "1, 2"))
        #expect(await compose(s.i, s.h, s.g, s.two)("1", "2") == nested(4, "1, 2"))
        #expect(await sendableAsync(compose(s.g, s.f))("1") == nested(2))
        #expect(await sendableAsync(compose(s.h, s.g, s.f))("1") == nested(3))
        #expect(await sendableAsync(compose(s.i, s.h, s.g, s.f))("1") == nested(4))
        #expect(await sendableAsync(compose(s.g, s.two))("1", "2") == nested(2, "1, 2"))
        #expect(await sendableAsync(compose(s.h, s.g, s.two))("1", "2") == nested(3, "1, 2"))
        #expect(await sendableAsync(compose(s.i, s.h, s.g, s.two))("1", "2") == nested(4, "1, 2"))
    }

    @Test("every number of asynchronous throwing stages")
    func asynchronousThrowingStages() async throws {
        let s = Stages.laterThrowing
        #expect(try await compose(s.g, s.f)("1") == nested(2))
        #expect(try await compose(s.h, s.g, s.f)("1") == nested(3))
        #expect(try await compose(s.i, s.h, s.g, s.f)("1") == nested(4))
        #expect(try await compose(s.g, s.two)("1", "2") == nested(2, "1, 2"))
        #expect(try await compose(s.h, s.g, s.two)("1", "2") == nested(3, "1, 2"))
        #expect(try await compose(s.i, s.h, s.g, s.two)("1", "2") == nested(4, "1, 2"))
        #expect(try await sendableAsyncThrowing(compose(s.g, s.f))("1") == nested(2))
        #expect(try await sendableAsyncThrowing(compose(s.h, s.g, s.f))("1") == nested(3))
        #expect(try await sendableAsyncThrowing(compose(s.i, s.h, s.g, s.f))("1") == nested(4))
        #expect(try await sendableAsyncThrowing(compose(s.g, s.two))("1", "2") == nested(2, "1, 2"))
        #expect(try await sendableAsyncThrowing(compose(s.h, s.g, s.two))("1", "2") == nested(3, "1, 2"))
        #expect(try await sendableAsyncThrowing(compose(s.i, s.h, s.g, s.two))("1", "2") == nested(4, "1, 2"))
    }
}

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
    @Test("a chain can be called at once; its first function may take two arguments")
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

    @Test("eight closures, each with its type from the previous closure")
    func longPipelines() async throws {
        let half = pipe(
            { (text: String) in text.lowercased() }, { $0.count }, { $0 * 2 }, { $0 + 1 }, { Double($0) }, { $0 / 2 },
            { Int($0) }, { "\($0)" })
        #expect(half("four") == "4")
        let first = pipe(
            { (text: String) in text.split(separator: ",") }, { $0.map { String($0) } }, { $0.compactMap { Int($0) } },
            { $0.sorted(by: >) }, { $0.prefix(2) }, { $0.reduce(0, +) }, \.description, { $0.count })
        #expect(first("7,x,90,12") == 3)
        let fails = pipe(double, { try checked($0) }, { Double($0) }, { $0 / 2 }, { Int($0) })
        #expect(try fails(10) == 10)
        #expect(throws: Failure()) { try fails(50) }
        let waits = pipe({ (n: Int) in await later(n) }, { Double($0) }, { $0 / 2 + 1 }, { Int($0) })
        #expect(await waits(6) == 4)
        let sent: @Sendable (String) -> Bool = pipe({ $0.count }, { $0 * 2 }, { Double($0) }, { $0 > 4 })
        #expect(sent("abc") && !sent("ab"))
    }

    @Test("a stage of a long pipeline may branch, loop, or only have effects")
    func stagesWithStatements() {
        var seen: [Int] = []
        let branches = pipe(
            double, { if $0 > 4 { "big" } else { "small" } },
            { word in
                switch word {
                case "big": 2
                default: 1
                }
            }, { [$0, $0] },
            {
                for number in $0 { seen.append(number) }
            })
        branches(1)
        branches(3)
        #expect(seen == [1, 1, 2, 2])
        let effects = pipe(
            double, { $0 + 1 }, { $0 * 2 },
            {
                seen = []
                if $0 > 10 { seen.append($0) }
            })
        effects(5)
        #expect(seen == [22])
        let early = pipe(
            double, { $0 + 1 }, { $0 * 2 },
            { number -> String in
                guard number > 10 else { return "few" }
                return "many"
            })
        #expect(early(1) == "few" && early(9) == "many")
    }

    @Test("an error stops the chain: later stages do not run")
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

    @Test("every number of plain stages")
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

    @Test("every number of throwing stages")
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

    @Test("every number of asynchronous stages")
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

    @Test("every number of asynchronous throwing stages")
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

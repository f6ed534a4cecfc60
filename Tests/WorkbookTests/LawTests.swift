import CurrycombDifferences
import Testing

@testable import CurrycombWorkbook

private func compose<A, B, C>(_ f: @escaping (B) -> C, _ g: @escaping (A) -> B) -> (A) -> C { { f(g($0)) } }

@Suite struct LawTests {
    struct Odd: Error, Equatable { var number: Int }

    static func values(_ found: Finding.Counterexample?) -> [String]? { found?.bindings.map(\.value) }

    @Test func aTrueLawHolds() {
        #expect(
            forAll(("x", .int), ("y", .int)) {
                $0 + $1
            } equals: {
                $1 + $0
            } == nil)
        let reversing = forAll(("xs", .array(of: .string))) { xs in
            xs.reversed().reversed()
        } equals: {
            $0
        }
        #expect(reversing == nil)
        let associativity = forAll(
            ("f", .function), ("g", .function), ("h", .function), ("x", .int)
        ) { f, g, h, x in
            compose(f.apply, compose(g.apply, h.apply))(x)
        } equals: { f, g, h, x in
            compose(compose(f.apply, g.apply), h.apply)(x)
        }
        #expect(associativity == nil)
    }

    /// A shortened description leaves out the middle, where these texts differ.
    @Test func longValuesThatDifferInTheMiddleAreDifferent() {
        struct Long: Error { let text: String }
        let texts = ["b", "c"].map { String(repeating: "a", count: 300) + $0 + String(repeating: "a", count: 300) }
        #expect(InAnyOrder([texts[0]]).elements != InAnyOrder([texts[1]]).elements)
        #expect(AnyValue(texts[0]).words == AnyValue(texts[1]).words)
        #expect(AnyValue(texts[0]).whole != AnyValue(texts[1]).whole)
        let found = forAll(("x", .int)) { (_: Int) throws -> Int in
            throw Long(text: texts[0])
        } equals: { (_: Int) throws -> Int in
            throw Long(text: texts[1])
        }
        #expect(found != nil)
    }

    @Test(arguments: [1, 2, 3, 4217] as [UInt64]) func subtractionIsNotAssociative(seed: UInt64) {
        let found = forAll(("x", .int), ("y", .int), ("z", .int), seed: seed) { (x: Int, y: Int, z: Int) -> Int in
            (x - y) - z
        } equals: { (x: Int, y: Int, z: Int) -> Int in
            x - (y - z)
        }
        #expect(Self.values(found) == ["0", "0", "1"])
        #expect(found?.left == "-1" && found?.right == "1")
    }

    @Test(arguments: [1, 2, 3, 4217] as [UInt64]) func aBugInLongListsShrinksToThreeElements(seed: UInt64) {
        func reversed(_ xs: [Int]) -> [Int] { xs.count < 3 ? xs.reversed() : xs.reversed().dropLast() + [0] }
        let found = forAll(("xs", .array(of: .int)), seed: seed) { xs in
            reversed(reversed(xs))
        } equals: {
            $0
        }
        #expect(Self.values(found).map { ["[0, 0, 1]", "[0, 1, 0]", "[1, 0, 0]"].contains($0[0]) } == true)
    }

    @Test(arguments: [1, 2, 3, 4217] as [UInt64]) func counterexamplesShrinkToTheBoundary(seed: UInt64) {
        #expect(Self.values(forAll(("x", .int), seed: seed) { $0 < 17 }) == ["17"])
        #expect(Self.values(forAll(("x", .int), seed: seed) { $0 > -17 }) == ["-17"])
        #expect(Self.values(forAll(("s", .string), seed: seed) { $0.count < 3 }) == [#""aaa""#])
        #expect(Self.values(forAll(("x", .optional(.int)), seed: seed) { $0 != nil }) == ["nil"])
        #expect(Self.values(forAll(("x", .optional(.int)), seed: seed) { $0 == nil }) == ["0"])
        #expect(Self.values(forAll(("p", .pair(.int, .bool)), seed: seed) { p in !(p.0 > 3 && p.1) }) == ["(4, true)"])
        let even = Generator.int.map { $0 * 2 }
        #expect(Self.values(forAll(("xs", .array(of: even)), seed: seed) { $0.allSatisfy { $0 < 9 } }) == ["[10]"])
        #expect(Self.values(forAll(("s", .set(of: .int)), seed: seed) { $0.count < 2 }) == ["[0, 1]"])
        #expect(Self.values(forAll(("x", .int(in: 5...90)), seed: seed) { _ in false }) == ["5"])
    }

    @Test func functionsShrinkToSimpleOnes() {
        let commuting = forAll(("f", .function), ("g", .function), ("x", .int)) { f, g, x in
            f(g(x))
        } equals: { f, g, x in
            g(f(x))
        }
        #expect(Self.values(commuting) == ["+1", "×0", "0"])
        #expect(Self.values(forAll(("f", .function)) { f in f(1) != 0 || f(2) != 0 }) == ["×0"])
        #expect(Self.values(forAll(("f", .function), ("x", .int)) { f, x in f(x) == x }) == ["+1", "0"])
        #expect(
            Self.values(forAll(("f", .function(from: String.self, to: String.self))) { f in f("ab") == "ab" }) == [
                #"+ "a""#
            ])
        #expect(
            Self.values(forAll(("p", .function(from: Int.self, to: Bool.self))) { p in p(1) }) == ["constant(false)"])
        #expect(Self.values(forAll(("f", .function(from: String.self, to: Int.self))) { f in f("") != 0 }) == ["count"])
        #expect(
            Self.values(forAll(("f", .function(from: Int.self, to: String.self))) { f in f(2) != "2" }) == [
                "description"
            ])
    }

    @Test(arguments: [1, 2, 3, 4217] as [UInt64]) func functionsWithoutARuleShrinkToSmallTables(seed: UInt64) {
        typealias Function = Fn<String, Int?>
        let any = Generator<Function>.function(from: String.self, to: .optional(.int))
        #expect(
            Self.values(
                forAll(("f", any), seed: seed) { (f: Function) -> Bool in f("a") == f("b") && f("a") == f("c") }
            ).map {
                $0[0].count < 20
            } == true)
        #expect(
            Self.values(forAll(("f", any), seed: seed) { (f: Function) -> Bool in f("a") == f("b") })?[0].hasPrefix(
                #"[""#) == true)
        #expect(
            Self.values(forAll(("f", any), seed: seed) { (f: Function) -> Bool in f("a") == nil }) == ["constant(0)"])
    }

    @Test func aGeneratedFunctionIsDeterministic() {
        for function in Generator<Fn<String, Int>>.function(from: String.self, to: .int(in: 0...1_000_000)).samples(20)
        {
            // The first two are the same string, written with different Unicode scalars.
            let answers = ["caf\u{E9}", "cafe\u{301}", "", "caf\u{E9}"].map(function.apply)
            #expect(answers[0] == answers[1] && answers[0] == answers[3])
            #expect(answers.map { _ in function("") } == Array(repeating: answers[2], count: 4))
        }
    }

    @Test func theSearchForACounterexampleEnds() {
        var calls = 0
        let found = forAll(("xs", .array(of: .string))) { xs in
            calls += 1
            return xs.joined().count < 5
        }
        #expect(found != nil)
        #expect(calls <= 1_100)
        #expect(found?.tries == calls)
        var all = 0
        #expect(
            forAll(("x", .int), tries: 30) { _ in
                all += 1; return true
            } == nil)
        #expect(all == 30)
    }

    @Test func aSeedReproducesItsCounterexample() {
        func find(_ seed: UInt64) -> Finding.Counterexample? {
            forAll(("f", .function), ("xs", .array(of: .int)), seed: seed) { f, xs in xs.map(f.apply).reduce(0, +) < 50
            }
        }
        #expect(find(1) == find(1))
        #expect(find(1)?.seed == 1)
    }

    @Test func aThrownErrorCountsAsAResult() {
        func half(_ x: Int) throws(Odd) -> Int {
            guard x.isMultiple(of: 2) else { throw Odd(number: x) }
            return x / 2
        }
        #expect(forAll(("x", .int), left: half, equals: half) == nil)
        let found = forAll(("x", .int)) { x in
            try half(x)
        } equals: { x in
            x >> 1
        }
        #expect(Self.values(found) == ["1"])
        #expect(found?.left == "throws Odd(number: 1)" && found?.right == "0")
        #expect(forAll(("x", .int)) { x in try half(x) <= x } != nil)
    }

    @MainActor @Test func asynchronousLawsAreChecked() async {
        let holds = await forAll(("x", .int)) { x in
            await Task.yield(); return x + 1
        } equals: { x in
            1 + x
        }
        #expect(holds == nil)
        let broken = await forAll(("x", .int), ("y", .int)) { x, y in
            await Task.yield(); return x - y
        } equals: { x, _ in
            x
        }
        #expect(Self.values(broken) == ["0", "1"])
        let predicate = await forAll(("x", .int)) { x in
            await Task.yield(); return x < 9
        }
        #expect(Self.values(predicate) == ["9"])
    }

    @Test func nestedOptionalsAreGenerated() {
        let values = Generator<Int??>.optional(.optional(.int))
        var seen: Set<String> = []
        _ = forAll(("x", values)) { x in
            seen.insert(describe(x)); return true
        }
        #expect(
            seen.contains("nil") && seen.contains("some(nil)") && seen.contains { $0 != "nil" && $0 != "some(nil)" })
    }

    @Test func aCounterexampleIsDescribedAsInAVerdict() throws {
        let found = try #require(
            forAll(("x", .int), ("y", .int), law: "right identity", equation: "x - y = x", seed: 4217) {
                $0 - $1
            } equals: { x, _ in
                x
            })
        #expect(
            found.description == """
                right identity: x - y = x
                smallest of \(found.tries) tries (seed 4217):   x = 0   y = 1
                left -1, right 0
                """)
    }
}

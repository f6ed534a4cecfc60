import CurrycombDifferences
import Testing

@testable import CurrycombWorkbook

@Suite struct GeneratorTests {
    enum Colour: CaseIterable, Hashable { case red, green, blue }

    @Test func randomNumbersMatchTheReferenceImplementation() {
        // These are the first numbers of the reference implementation for this seed.
        var random = SplitMix64(seed: 1_234_567)
        let numbers = (0..<3).map { _ in random.next() }
        #expect(numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
    }

    /// The values depend only on the seed and on how many values are made. If a generator changes, so do the
    /// counterexamples that learners see.
    @Test func aSeedAlwaysGivesTheSameValues() {
        #expect(Generator.int.samples(6, seed: 4217) == [-1, -8, -18, -30, -24, 81])
        #expect(Generator.int.samples(50, seed: 1) != Generator.int.samples(50, seed: 2))
        #expect(Generator<[Int]>.array(of: .int).samples(4, seed: 4217) == [[], [-5], [-44, 19], [38, 59, 46]])
        #expect(Generator<Int?>.optional(.int).samples(6, seed: 4217) == [nil, -3, nil, nil, 3, -10])
        #expect(Generator.string.samples(6, seed: 4217) == ["", "t", "r", "\"'", "Ciqm", "g2 AlxzrlwinrZez"])
        #expect(Generator.bool.samples(6, seed: 4217) == [false, false, false, false, false, true])
        let functions = Generator<Fn<Int, Int>>.function.samples(6, seed: 7).map(\.description)
        #expect(functions == ["identity", "+5", "identity", "+4", "×0", "identity"])
    }

    @Test func randomNumbersCoverTheirWholeRange() {
        var random = SplitMix64(seed: 1)
        let numbers = (0..<1000).map { _ in random.below(7) }
        #expect(Set(numbers) == Set(0..<7))
    }

    @Test func generatedValuesIncludeEdgeCases() {
        let numbers = Generator.int.samples(seed: 1)
        #expect(numbers.contains { $0 < 0 } && numbers.contains { $0 > 0 } && numbers.contains(0))
        #expect(numbers.allSatisfy { abs($0) <= 100 } && numbers.contains { abs($0) > 50 })
        let arrays = Generator<[Int]>.array(of: .int).samples(seed: 1)
        #expect(arrays.contains([]) && arrays.contains { $0.count == 1 } && arrays.contains { $0.count > 10 })
        #expect(arrays.allSatisfy { $0.count <= 20 })
        let optionals = Generator<Int?>.optional(.int).samples(seed: 1)
        #expect((10...50).contains(optionals.count { $0 == nil }))
        let texts = Generator.string.samples(seed: 1)
        #expect(
            texts.contains("") && texts.contains { $0.utf8.count > $0.count } && texts.contains { $0.contains(" ") })
        #expect(Set(Generator.bool.samples(seed: 1)).count == 2)
        #expect(Set(Generator<Colour>.anyCase.samples(seed: 1)).count == 3)
        let results = Generator<Result<Int, CancellationError>>.result(.int, .constant(CancellationError())).samples(
            seed: 1)
        #expect((10...90).contains(results.count { if case .failure = $0 { true } else { false } }))
    }

    @Test func generatedValuesStayInRange() {
        #expect(Set(Generator.int(in: 3...5).samples(seed: 1)) == [3, 4, 5])
        #expect(Generator.int(in: 7...7).samples(3) == [7, 7, 7])
        #expect(Generator.int(in: Int.min ... .max).samples(seed: 1).contains { $0.magnitude > 1 << 60 })
        let counts = Set(Generator<[Int]>.array(of: .int, count: 2...4).samples(seed: 1).map(\.count))
        #expect(counts == [2, 3, 4])
    }

    static func reachable<Value>(_ tree: ShrinkTree<Value>, depth: Int) -> [Value] {
        guard depth > 0 else { return [tree.value] }
        return [tree.value] + tree.shrinks().flatMap { reachable($0, depth: depth - 1) }
    }

    @Test func shrunkValuesObeyTheirConstraints() {
        for tree in SizedTrees(.int(in: 3...90), count: 20, seed: 1) {
            #expect(Self.reachable(tree, depth: 3).allSatisfy { (3...90).contains($0) })
        }
        for tree in SizedTrees(.int(in: -90 ... -3), count: 20, seed: 1) {
            #expect(Self.reachable(tree, depth: 3).allSatisfy { (-90 ... -3).contains($0) })
        }
        for tree in SizedTrees(Generator.int.suchThat { $0.isMultiple(of: 2) }, count: 20, seed: 1) {
            #expect(Self.reachable(tree, depth: 3).allSatisfy { $0.isMultiple(of: 2) })
        }
        for tree in SizedTrees(Generator<[Bool]>.array(of: .bool, count: 2...4), count: 20, seed: 1) {
            #expect(Self.reachable(tree, depth: 3).allSatisfy { (2...4).contains($0.count) })
        }
        let dependent = Generator.int(in: 1...9).flatMap { most in Generator.int(in: 0...most).map { (most, $0) } }
        for tree in SizedTrees(dependent, count: 20, seed: 1) {
            #expect(Self.reachable(tree, depth: 3).allSatisfy { $0.1 <= $0.0 })
        }
    }

    @Test(arguments: [0, 1, -1, 2, 100, -100, .max, .min]) func shrinkingAnIntegerEnds(start: Int) {
        var (value, steps) = (start, 0)
        // The last candidate is the one closest to the value (for -1, it is 1), so this is the longest search.
        while let next = shrinkInteger(value, toward: 0).last, steps < 300 {
            #expect(next != value)
            (value, steps) = (next, steps + 1)
        }
        #expect(value == 0 || start.magnitude > 100)
    }
}

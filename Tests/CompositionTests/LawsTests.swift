import CurrycombComposition
import Testing

struct LawsTests {
    @Test("identity: pipe(identity, f) = f = pipe(f, identity), and the same for compose", arguments: seeds)
    func identityIsNeutral(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let f = random.function()
        let x = random.integer()
        #expect(pipe(identity, f)(x) == f(x))
        #expect(pipe(f, identity)(x) == f(x))
        #expect(compose(identity, f)(x) == f(x))
        #expect(compose(f, identity)(x) == f(x))
    }

    @Test("associativity: a chain has the same result in any grouping", arguments: seeds)
    func associativity(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let f = random.function()
        let g = random.function()
        let h = random.function()
        let x = random.integer()
        let expected = h(g(f(x)))
        #expect(pipe(pipe(f, g), h)(x) == expected)
        #expect(pipe(f, pipe(g, h))(x) == expected)
        #expect(pipe(f, g, h)(x) == expected)
        #expect(compose(compose(h, g), f)(x) == expected)
        #expect(compose(h, compose(g, f))(x) == expected)
        #expect(compose(h, g, f)(x) == expected)
    }

    @Test("uncurry undoes curry, and curry undoes uncurry", arguments: seeds)
    func roundTrip(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let f = random.functionOfTwo()
        let a = random.integer()
        let b = random.integer()
        let there = curry(f)
        let back = uncurry(there)
        let again = curry(back)
        #expect(there(a)(b) == f(a, b))
        #expect(back(a, b) == f(a, b))
        #expect(again(a)(b) == f(a, b))
    }

    @Test("flipping twice has no effect, curried or not", arguments: seeds)
    func flipTwice(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let f = random.functionOfTwo()
        let a = random.integer()
        let b = random.integer()
        #expect(flip(f)(b, a) == f(a, b))
        #expect(flip(flip(f))(a, b) == f(a, b))
        let curried = curry(f)
        let flipped = flip(curried)
        #expect(flipped(b)(a) == f(a, b))
        #expect(flip(flipped)(a)(b) == f(a, b))
    }

    @Test("partial is the function with an argument fixed", arguments: seeds)
    func partialFixes(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let f = random.functionOfTwo()
        let a = random.integer()
        let b = random.integer()
        #expect(partial(f, a)(b) == f(a, b))
        #expect(partial(f, __, b)(a) == f(a, b))
        #expect(partial(f, a)(b) == curry(f)(a)(b))
    }

    @Test("memoize returns what the function returns, with or without a bound, on every call", arguments: seeds)
    func memoizeIsTheFunction(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let f = random.function()
        let memo = memoize(f)
        let bounded = memoize(bound: Int.random(in: 1...5, using: &random), f)
        for _ in 0..<100 {
            let x = Int.random(in: -8...8, using: &random)
            #expect(memo(x) == f(x))
            #expect(bounded(x) == f(x))
        }
    }

    @Test("lenses: get after set, set after get, set twice; over is get, change, set", arguments: seeds)
    func lenses(seed: UInt64) {
        struct Point: Equatable { var x: Int, y: Int }
        var random = SplitMix64(seed: seed)
        let point = Point(x: random.integer(), y: random.integer())
        let a = random.integer()
        let b = random.integer()
        let f = random.function()
        #expect(get(\Point.x)(set(\Point.x, a)(point)) == a)
        #expect(set(\Point.x, get(\Point.x)(point))(point) == point)
        #expect(set(\Point.x, b)(set(\Point.x, a)(point)) == set(\Point.x, b)(point))
        #expect(over(\Point.x, f)(point) == Point(x: f(point.x), y: point.y))
        #expect(over(\Point.x, identity)(point) == point)
    }

    @Test("De Morgan: not all is any not", arguments: seeds)
    func deMorgan(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let m = Int.random(in: 2...5, using: &random)
        let n = Int.random(in: 2...5, using: &random)
        let p: @Sendable (Int) -> Bool = { $0 % m == 0 }
        let q: @Sendable (Int) -> Bool = { $0 % n == 0 }
        for x in 0..<60 {
            #expect(not(all(p, q))(x) == any(not(p), not(q))(x))
            #expect(not(any(p, q))(x) == all(not(p), not(q))(x))
        }
    }
}

/// 3.1: curried functions, which take one argument at a time.
public protocol Curry: Contract {
    /// Turns a function of two numbers into a function that takes the numbers one at a time.
    ///
    /// `curryNumbers(join)(4)(2)` is `42`, if `join(4, 2)` is `42`.
    /// `curryNumbers(add)(1)` is a function that takes the second number.
    func curryNumbers(_ f: @escaping (Int, Int) -> Int) -> (Int) -> (Int) -> Int

    /// Makes a function that raises its argument to a power.
    ///
    /// `power(2)(5)` is `25`, so `power(2)` squares its argument.
    /// `power(0)(5)` is `1`, and `power(0)(0)` is `1`: without a factor, the result is 1.
    func power(_ exponent: Int) -> (Int) -> Int

    /// Curries a function whose two arguments may have any types.
    ///
    /// `curry(repeated)("ab")(3)` is `"ababab"`, if `repeated("ab", 3)` is `"ababab"`.
    /// `curry(join)(4)(2)` is `42`, if `join(4, 2)` is `42`.
    func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C

    /// Undoes `curry`: the new function takes both arguments at once. Each call of the new function calls `f` once, and
    /// then calls the function that `f` returns, also once.
    ///
    /// `uncurry(power)(2, 5)` is `25`.
    /// `uncurry(curry(join))(4, 2)` is `42`.
    func uncurry<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (A, B) -> C
}

extension Curry {
    static var checks: [Check<any Curry>] {
        let counts = Generator<Int>.int(in: 0...4)
        return [
            Check("both", of: "curryNumbers") {
                try $0.agrees(
                    "curryNumbers(add)(_)(_)", on: Argument("a", .int), Argument("b", .int), examples: [(1, 1)]
                ) { $0.curryNumbers(+)($1)($2) }
            },
            Check("order", of: "curryNumbers") {
                let add = Both<Int, Int, Int>("add") { $0 + $1 }
                try $0.forgets(
                    [((.join, 4, 2), (add, 4, 2)), ((add, 5, 3), (.join, 5, 3))], Self(),
                    like: curryReference.init(), else: "kept", call: { "curryNumbers(\($0.0))(\($0.1))(\($0.2))" }
                ) { (answer: any Curry, one: (Both<Int, Int, Int>, Int, Int)) in
                    answer.curryNumbers(one.0.together)(one.1)(one.2)
                }
                try $0.agrees(
                    "curryNumbers(_)(_)(_)", on: Argument("f", Both.numbers), Argument("a", .int),
                    Argument("b", .int), examples: [(.join, 4, 2)]
                ) { $0.curryNumbers($1.together)($2)($3) }
            },
            Check("waits", of: "curryNumbers") { try Self.examineCalls($0) },
            Check("power", of: "power") {
                let answer = Self()
                let factors: Set = ["baseFirst", "product", "onceMore", "onceLess", "alwaysSquare", "caret", "allZero"]
                let start: Set = ["fromZero", "fromBase", "zeroBase"]
                try $0.forgets(
                    [((2, 5), (2, 3)), ((3, 2), (3, 4))], answer, like: curryReference.init(), else: "kept",
                    call: { "power(\($0.0))(\($0.1))" }
                ) { (answer: any Curry, numbers: (Int, Int)) in answer.power(numbers.0)(numbers.1) }
                _ = $0.making("power(1)(7)", ifItTraps: "rangeStops") { answer.power(1)(7) }
                try $0.agrees(
                    "power(_)(_)", on: Argument("exponent", .int(in: 1...5)),
                    Argument("base", .int(in: 0...9), edges: [0, 1]), examples: [(2, 5), (3, 2)], explainedBy: factors
                ) { $0.power($1)($2) }
                try $0.agrees(
                    "power(_)(_)", on: Argument("exponent", .int(in: 1...5)),
                    Argument("base", .int(in: -9...9)), explainedBy: factors, tries: 60
                ) { $0.power($1)($2) }
                // A `Double` cannot represent some of these results exactly. Others would overflow with one more
                // factor.
                for (exponent, base) in [(15, 13), (7, 201), (15, -13), (25, 2), (39, 3), (62, 2), (63, -2)] {
                    let expected = (1...exponent).reduce(1) { product, _ in product * base }
                    let rounded = Int(Double(expected))
                    let call = "power(\(exponent))(\(base))"
                    let got = $0.making(call, ifItTraps: "tooLarge") { answer.power(exponent)(base) }
                    try $0.expect(
                        call, got, is: expected, ifGot: rounded == expected ? [] : [(rounded, "asDouble")])
                }
                _ = $0.making("power(0)(5)", ifItTraps: "zeroStops") { answer.power(0)(5) }
                try $0.agrees(
                    "power(0)(_)", on: Argument("base", .int(in: -9...9), edges: [0]), examples: [5],
                    explainedBy: start
                ) { $0.power(0)($1) }
                try $0.agrees(
                    making: "power(_)", from: Argument("exponent", .int(in: 0...4)),
                    calls: Argument("base", .int(in: -5...5)), explainedBy: [], tries: 60
                ) { answer, _, exponent in answer.power(exponent) }
            },
            Check("types", of: "curry") { examiner in
                let answer = Self()
                try examiner.agrees(
                    "curry(_)(_)(_)", on: Argument("f", Both.texts), Argument("a", .word),
                    Argument("b", counts), examples: [(.repeated, "ab", 3)]
                ) { $0.curry($1.together)($2)($3) }
                try examiner.agrees(
                    filling: "curry(_)", named: "curried", from: Argument("f", Both.numbers), first: .int, second: .int
                ) { answer, log, f in answer.curry(f.spied(log)) }
                let add = answer.curry { (a: Int, b: Int) in a + b }
                let subtract = answer.curry { (a: Int, b: Int) in a - b }
                try Self.examineTwo(examiner, "curry", add, subtract)
            },
            Check("back", of: "uncurry") {
                let answer = Self()
                try $0.agrees(
                    "uncurry(_)(_, _)", on: Argument("f", Both.curriedNumbers), Argument("a", .int),
                    Argument("b", .int), examples: [(Both.join.describedCurried, 4, 2)]
                ) { $0.uncurry($1.curried)($2, $3) }
                try $0.agrees(
                    "uncurry(_)(_, _)", on: Argument("f", Both.texts.map(\.describedCurried)),
                    Argument("a", .word), Argument("b", counts),
                    examples: [(Both.repeated.describedCurried, "ab", 3)]
                ) { $0.uncurry($1.curried)($2, $3) }
                try $0.agrees(
                    making: "uncurry(_)", named: ["uncurried", "other", "third"],
                    from: Argument("f", Both.curriedNumbers),
                    calls: Argument("a and b", Arguments.generator(.int, .int)), tries: 80
                ) { answer, log, f in
                    let uncurried = answer.uncurry(f.spiedAndCurried(log))
                    return { uncurried($0.first, $0.second) }
                }
                try $0.law(
                    "round trip", "uncurry(curry(f))(a, b) = f(a, b)",
                    for: ("f", Both.numbers), ("a", .int), ("b", .int),
                    left: { f, a, b in answer.uncurry(answer.curry { f.together($0, $1) })(a, b) },
                    equals: { f, a, b in f.together(a, b) })
            },
        ]
    }

    private static func examineCalls(_ examiner: Examiner<any Curry>) throws {
        for first in [4, 0, -1] {
            var calls = 0
            let half = Self().curryNumbers { a, b in
                calls += 1
                return 10 * a + b
            }(first)
            try examiner.require(calls == 0, else: "early", .note("f ran \(calls)× before it had both numbers"))
            for second in [2, 0] {
                calls = 0
                _ = half(second)
                try examiner.require(
                    calls <= 1, else: "tooOften", .note("f ran \(calls)× for curryNumbers(f)(\(first))(\(second))"))
            }
        }
        try examiner.agrees(
            filling: "curryNumbers(_)", named: "curried", from: Argument("f", Both.numbers), first: .int, second: .int
        ) { answer, log, f in answer.curryNumbers(f.spied(log)) }
        let (add, subtract) = (Self().curryNumbers { $0 + $1 }, Self().curryNumbers { $0 - $1 })
        try examineTwo(examiner, "curryNumbers", add, subtract)
    }

    /// Detects an answer whose second function replaces the first: calls `add(3)`, then `subtract(3)`, and then the
    /// function that `add(3)` returned.
    private static func examineTwo(
        _ examiner: Examiner<any Curry>, _ name: String, _ add: (Int) -> (Int) -> Int,
        _ subtract: (Int) -> (Int) -> Int
    ) throws {
        let half = add(3)
        _ = subtract(3)
        try examiner.expect(
            "half(2), after half = \(name)(add)(3), other = \(name)(subtract)(3)", half(2), is: 5,
            ifGot: [(1, "laterFunction")])
    }
}

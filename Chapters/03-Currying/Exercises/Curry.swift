/// 3.1: one argument at a time.
public protocol Curry: Contract {
    /// Makes a function of two numbers wait for one at a time.
    ///
    /// `curryNumbers(join)(4)(2)` is `42`, where `join(4, 2)` is `42`.
    /// `curryNumbers(add)(1)` is a function: it waits for the second number.
    func curryNumbers(_ f: @escaping (Int, Int) -> Int) -> (Int) -> (Int) -> Int

    /// Makes a function that raises its argument to a power.
    ///
    /// `power(2)(5)` is `25`, so `power(2)` squares.
    /// `power(0)(5)` is `1`.
    func power(_ exponent: Int) -> (Int) -> Int

    /// Curries a function of any two types.
    ///
    /// `curry(repeated)("ab")(3)` is `"ababab"`, where `repeated("ab", 3)` is `"ababab"`.
    /// `curry(join)(4)(2)` is `42`.
    func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C

    /// Goes back: both arguments at once.
    ///
    /// `uncurry(power)(2, 5)` is `25`.
    /// `uncurry(curry(join))(4, 2)` is `42`.
    func uncurry<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (A, B) -> C
}

let curry = Exercise(
    in: folder, 1, "curry", minutes: 10, words: English.curry,
    compilerSuspects: [
        CompilerSuspect("turnedTypes", "unnamed argument #2 must precede unnamed argument #1"),
        CompilerSuspect("stillBoth", "cannot convert * of type '(A, B) -> C' to * type '(A) -> (B) -> C'"),
        CompilerSuspect("stillBoth", "contextual closure type '(A) -> (B) -> C' expects 1 argument, but 2 were used *"),
        CompilerSuspect("oneByOne", "cannot convert value of type '(B) -> C' to closure result type 'C'"),
        CompilerSuspect("oneByOne", "cannot convert * of type '(A) -> (B) -> C' to * type '(A, B) -> C'"),
    ])

extension Curry {
    /// Which exercise it is.
    public static var exercise: Exercise { Chapter03Currying.curry }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        let join: (Int, Int) -> Int = { 10 * $0 + $1 }
        let repeated: (String, Int) -> String = { String(repeating: $0, count: $1) }
        return [
            Check("both", of: "curryNumbers") {
                try $0.expect("curryNumbers(add)(1)(1)", Self().curryNumbers(+)(1)(1), is: 2)
            },
            Check("order", of: "curryNumbers") {
                try $0.expect(
                    "curryNumbers(join)(4)(2)", Self().curryNumbers(join)(4)(2), is: 42,
                    ifGot: [(24, "swapped"), (44, "firstTwice"), (22, "secondTwice")])
            },
            Check("waits", of: "curryNumbers") { examiner in
                var calls = 0
                let curried = Self().curryNumbers { a, b in
                    calls += 1
                    return join(a, b)
                }
                let forty = curried(4)
                try examiner.require(calls == 0, else: "early", .note("f ran \(calls)× before it had both numbers"))
                let got = [forty(2), forty(7)]
                try examiner.require(
                    calls == 2, else: "tooOften", .note("f ran \(calls)× for forty(2) and forty(7), two calls"))
                try examiner.expect("[forty(2), forty(7)]", got, is: [42, 47])
            },
            Check("power", of: "power") {
                try $0.expect(
                    "power(2)(5)", Self().power(2)(5), is: 25,
                    ifGot: [(32, "baseFirst"), (10, "product"), (125, "onceMore"), (5, "onceLess"), (7, "caret")])
                try $0.expect(
                    "power(3)(2)", Self().power(3)(2), is: 8, ifGot: [(4, "alwaysSquare"), (9, "baseFirst")])
                try $0.expect("power(0)(5)", Self().power(0)(5), is: 1, ifGot: [(0, "fromZero"), (5, "fromBase")])
            },
            Check("types", of: "curry") {
                try $0.expect(
                    "curry(repeated)(\"ab\")(3)", Self().curry(repeated)("ab")(3), is: "ababab")
                let back = Self().uncurry { (text: String) in { (count: Int) in repeated(text, count) } }
                try $0.expect("uncurry(curried)(\"ab\", 3)", back("ab", 3), is: "ababab")
            },
            Check("back", of: "uncurry") {
                try $0.law(
                    "round trip", "uncurry(curry(f))(a, b) = f(a, b)",
                    for: ("f", TwoNumbers.generator), ("a", .int), ("b", .int), ifBroken: "exchanged",
                    left: { f, a, b in Self().uncurry(Self().curry(f.together))(a, b) },
                    equals: { f, a, b in f.together(a, b) })
                try $0.law(
                    "round trip", "curry(uncurry(f))(a)(b) = f(a)(b)",
                    for: ("f", TwoNumbers.generator), ("a", .int), ("b", .int), ifBroken: "exchanged",
                    left: { f, a, b in Self().curry(Self().uncurry(f.curried))(a)(b) },
                    equals: { f, a, b in f.curried(a)(b) })
            },
        ]
    }
}

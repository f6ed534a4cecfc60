/// 3.3: the order of arguments decides what a function can be made into.
public protocol Flip: Contract {
    /// Exchanges the arguments of a curried function.
    ///
    /// `flip(subtract)(1)(10)` is `9`, where `subtract(10)(1)` is `9`.
    /// `flip(contains)("comb")("honeycomb")` is `true`.
    func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C

    /// One less, made of `subtract` below with `flip`.
    ///
    /// `decrement(10)` is `9`.
    /// `decrement(0)` is `-1`.
    var decrement: (Int) -> Int { get }

    /// Makes a function that keeps the words with some part in them. `contains` below takes its text first.
    ///
    /// `words(containing: "comb")(["honeycomb", "wax", "combine"])` is `["honeycomb", "combine"]`.
    /// `words(containing: "x")(["honeycomb", "wax"])` is `["wax"]`.
    func words(containing part: String) -> ([String]) -> [String]

    /// How many words of a text have "comb" in them: one pipe of `words`, `words(containing:)` and `count`.
    ///
    /// `combs("the comb of a honeycomb")` is `2`.
    /// `combs("wax")` is `0`.
    func combs(_ text: String) -> Int
}

extension Flip {
    /// `subtract(10)(1)` is `9`: from 10, take 1.
    public func subtract(_ whole: Int) -> (Int) -> Int { { whole - $0 } }
    /// `contains("honeycomb")("comb")` is `true`: the text first, then the part.
    public func contains(_ text: String) -> (String) -> Bool { { text.contains($0) } }
    /// `words("honey comb")` is `["honey", "comb"]`.
    public func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    /// `count(["honey", "comb"])` is `2`.
    public func count(_ words: [String]) -> Int { words.count }
    /// Three functions as one, in reading order: 2.4.
    public func pipe<A, B, C, D>(
        _ f: @escaping (A) -> B, _ g: @escaping (B) -> C, _ h: @escaping (C) -> D
    ) -> (A) -> D { { h(g(f($0))) } }
}

let flip = Exercise(
    in: folder, 3, "flip", minutes: 9, words: English.flip,
    compilerSuspects: [
        CompilerSuspect("sameTypes", "cannot convert * of type '(A) -> (B) -> C' to * type '(B) -> (A) -> C'"),
        CompilerSuspect("sameTypes", "cannot convert value of type 'B' to expected argument type 'A'"),
        CompilerSuspect(
            "partOpen",
            """
            cannot convert value of type '*(String) -> (String) -> Bool' to expected argument type \
            '(String) throws -> Bool'
            """),
    ])

extension Flip {
    /// Which exercise it is.
    public static var exercise: Exercise { Chapter03Currying.flip }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        [
            Check("types", of: "flip") {
                let answer = Self()
                let repeated = { (text: String) in { (count: Int) in String(repeating: text, count: count) } }
                try $0.expect("flip(repeated)(3)(\"ab\")", answer.flip(repeated)(3)("ab"), is: "ababab")
            },
            Check("order", of: "flip") {
                let answer = Self()
                try $0.expect(
                    "flip(subtract)(1)(10)", answer.flip(answer.subtract)(1)(10), is: 9, ifGot: [(-9, "asItWas")])
            },
            Check("twice", of: "flip") {
                try $0.law(
                    "flip twice", "flip(flip(f))(a)(b) = f(a)(b)",
                    for: ("f", TwoNumbers.generator), ("a", .int), ("b", .int),
                    left: { f, a, b in Self().flip(Self().flip(f.curried))(a)(b) },
                    equals: { f, a, b in f.curried(a)(b) })
            },
            Check("decrement", of: "decrement") {
                try $0.expect(
                    "decrement(10)", Self().decrement(10), is: 9,
                    ifGot: [(-9, "fromOne"), (11, "increment"), (0, "fixedTen"), (10, "nothing")])
            },
            Check("words", of: "words(containing:)") {
                let list = ["honeycomb", "comb", "combine", "co", "wax"]
                try $0.expect(
                    "words(containing: \"comb\")([\"honeycomb\", \"comb\", \"combine\", \"co\", \"wax\"])",
                    Self().words(containing: "comb")(list), is: ["honeycomb", "comb", "combine"],
                    ifGot: [
                        (["co", "wax"], "dropped"), (["comb", "co"], "exchanged"), (["comb"], "whole"),
                        (["comb", "combine"], "start"), (["honeycomb", "comb"], "end"),
                    ])
                try $0.expect(
                    "words(containing: \"x\")([\"honeycomb\", \"wax\"])",
                    Self().words(containing: "x")(["honeycomb", "wax"]), is: ["wax"],
                    ifGot: [(["honeycomb"], "fixedPart")])
            },
            Check("combs", of: "combs") {
                try $0.expect(
                    "combs(\"the comb of a honeycomb is wax\")", Self().combs("the comb of a honeycomb is wax"), is: 2,
                    ifGot: [(7, "all"), (5, "others"), (1, "oneOnly")])
            },
        ]
    }
}

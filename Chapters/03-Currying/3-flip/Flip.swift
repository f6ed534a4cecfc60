/// 3.3: the order of a function's arguments decides what you can make from the function.
public protocol Flip: Contract {
    /// Swaps the arguments of a curried function. The function runs once, when it has both arguments.
    ///
    /// `flip(subtract)(1)(10)` is `9`, because `subtract(10)(1)` is `9`.
    /// `flip(contains)("comb")("honeycomb")` is `true`.
    func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C

    /// A function that subtracts 1. Make this function from `subtract` below: `flip(subtract)` takes the 1 first.
    ///
    /// `decrement(10)` is `9`.
    /// `decrement(0)` is `-1`.
    var decrement: (Int) -> Int { get }

    /// Makes a function that keeps the words that contain a part. Use `contains` below, which takes the string first
    /// and the part second.
    ///
    /// `words(containing: "comb")(["honeycomb", "wax", "combine"])` is `["honeycomb", "combine"]`.
    /// `words(containing: "x")(["honeycomb", "wax"])` is `["wax"]`.
    /// `words(containing: "")(["honeycomb", "wax"])` is `["honeycomb", "wax"]`: every word contains the empty string.
    func words(containing part: String) -> ([String]) -> [String]

    /// Counts the words in a string that contain "comb". Make `combs` a pipeline: compose `words`, `words(containing:)`
    /// and `count` with `pipe`.
    ///
    /// `combs("the comb of a honeycomb")` is `2`.
    /// `combs("combcomb")` is `1`: it is one word.
    /// `combs("wax")` is `0`.
    func combs(_ text: String) -> Int
}

extension Flip {
    /// Subtracts the second number from the first: `subtract(10)(1)` is `9`.
    public func subtract(_ whole: Int) -> (Int) -> Int {
        subtractions += 1
        return { whole - $0 }
    }

    /// Returns true if a string, which is passed first, contains a part: `contains("honeycomb")("comb")` is `true`.
    /// Every string contains the empty string.
    public func contains(_ text: String) -> (String) -> Bool {
        searches += 1
        return { text.contains($0) }
    }
    /// Splits a string into words at its spaces: `words("honey comb")` is `["honey", "comb"]`.
    public func words(_ text: String) -> [String] {
        stages.insert("words")
        return text.split(separator: " ").map(String.init)
    }
    /// Counts words: `count(["honey", "comb"])` is `2`.
    public func count(_ words: [String]) -> Int {
        stages.insert("count")
        return words.count + surcharge
    }
    /// Composes three functions in reading order, as in 2.4.
    public func pipe<A, B, C, D>(
        _ f: @escaping (A) -> B, _ g: @escaping (B) -> C, _ h: @escaping (C) -> D
    ) -> (A) -> D {
        stages.insert("pipe")
        return { h(g(f($0))) }
    }
}

@MainActor private var subtractions = 0

@MainActor private var searches = 0

/// The number that `count` adds to its result. It is 0 unless a check tests whether an answer returns that result.
@MainActor private var surcharge = 0

@MainActor private var stages: Set<String> = []

private enum Hive {
    static let word = Generator<String>.element(of: [
        "wax", "comb", "honeycomb", "combs", "Comb", "co", "bee", "combcomb", "honeycombmakers", "beeswax", "été", "x",
        "coomb",
        "wax comb", "COMB", "", "a-comb", "cafe\u{301}",
    ])
    static let part = Generator<String>.element(of: [
        "comb", "x", "o", "ee", "wax", "bee", "é", "co", "Comb", "x c", "e", "-", "",
    ])
    static let list = Generator<[String]>.array(of: word, count: 0...7)
    static let text = Generator<([String], String)>.pair(list, .element(of: [" ", " ", "  "])).map { words, gap in
        (gap == " " ? "" : " ") + words.joined(separator: gap)
    }
}

extension Flip {
    static var checks: [Check<any Flip>] {
        let subtract = Both<Int, Int, Int>("subtract") { $0 - $1 }
        let inWords: Set = [
            "dropped", "exchanged", "whole", "start", "end", "startOrEnd", "fixedPart", "emptyPart", "caseIgnored",
        ]
        return [
            Check("types", of: "flip") {
                try $0.agrees(
                    "flip(_)(_)(_)", on: Argument("f", Both.texts), Argument("b", .int(in: 0...4)),
                    Argument("a", .word), examples: [(.repeated, 3, "ab")]
                ) { $0.flip($1.curried)($2)($3) }
            },
            Check("order", of: "flip") {
                try $0.agrees(
                    "flip(_)(_)(_)", on: Argument("f", Both.curriedNumbers), Argument("b", .int),
                    Argument("a", .int), examples: [(subtract, 1, 10)]
                ) { $0.flip($1.curried)($2)($3) }
                try $0.agrees(
                    filling: "flip(_)", named: "flipped", from: Argument("f", Both.curriedNumbers), first: .int,
                    second: .int
                ) { answer, log, f in answer.flip(f.spiedAndCurried(log)) }
            },
            Check("twice", of: "flip") {
                let answer = Self()
                // Every answer that passes the previous check obeys this law. This check only shows the law to the
                // learner.
                try $0.law(
                    "flip twice", "flip(flip(f))(a)(b) = f(a)(b)",
                    for: ("f", Both.curriedNumbers), ("a", .int), ("b", .int),
                    left: { f, a, b in answer.flip(answer.flip(f.curried))(a)(b) },
                    equals: { f, a, b in f.curried(a)(b) })
            },
            Check("decrement", of: "decrement") {
                let answer = Self()
                let keys: Set = ["fromOne", "increment", "fixedTen", "nothing"]
                try $0.agrees(
                    "decrement(_)",
                    on: Argument("x", .int, edges: [0, 1, -5]).andAtLast(.hardNumbers(in: -1 << 53...1 << 53)),
                    examples: [10, 0], explainedBy: keys
                ) { $0.decrement($1) }
                try $0.agrees(
                    making: "decrement", named: ["minusOne", "other", "third"],
                    from: Argument("", .constant(0)), calls: Argument("x", .int), explainedBy: keys, tries: 60
                ) { answer, _, _ in answer.decrement }
                for x in [Int.max, .min + 1] { try $0.expect("decrement(\(x))", answer.decrement(x), is: x - 1) }
                $0.running("decrement(123457)")
                subtractions = 0
                _ = answer.decrement(123_457)
                try $0.require(
                    subtractions > 0, else: "noSubtract", .note("in decrement(123457), subtract(…) was not called"))
                let isByHand =
                    $0.uses(of: ["flip"], in: "decrement") == 0
                    && $0.occurrences(of: ["subtract"], in: "decrement") != 0
                try $0.require(
                    !isByHand && $0.occurrences(of: ["flip"], outside: "flip") != 0, else: "notFlipped",
                    .note("in decrement, flip(…) is not used"))
            },
            Check("words", of: "words(containing:)") {
                let answer = Self()
                // These two words look alike in a terminal, so the verdict writes the second accent as `\u{301}`.
                let (oneScalar, twoScalars) = ("caf\u{e9}", "cafe\u{301}")
                let find = answer.words(containing: "\u{e9}")
                $0.running("words(containing: \"é\")([\"café\"])")
                let (found, missed) = (find([oneScalar]) == [oneScalar], find([twoScalars]).isEmpty)
                $0.finished()
                try $0.require(
                    !(found && missed), else: "scalars",
                    .note("words(containing: \"é\")([\"cafe\\u{301}\"]) is [], where \\u{301} is the accent"))
                try $0.agrees(
                    "words(containing: _)(_)", on: Argument("part", Hive.part),
                    Argument("list", Hive.list, edges: [[], ["honeycomb"], Array(repeating: "honeycomb", count: 25)])
                        .andAtLast([.hardTexts]),
                    examples: [
                        ("comb", ["honeycomb", "comb", "combine", "co", "wax"]), ("x", ["honeycomb", "wax"]),
                        ("eyc", ["honeycomb"]), ("", ["honeycomb", "wax"]),
                    ], explainedBy: inWords
                ) { $0.words(containing: $1)($2) }
                try $0.agrees(
                    making: "words(containing: _)", from: Argument("part", Hive.part),
                    calls: Argument("list", Hive.list), explainedBy: inWords, tries: 80
                ) { answer, _, part in answer.words(containing: part) }
                $0.running("words(containing: \"comb\")([\"honeycomb\"])")
                searches = 0
                _ = answer.words(containing: "comb")(["honeycomb"])
                $0.finished()
                try $0.require(
                    searches > 0, else: "noContains",
                    .note("in words(containing: \"comb\")([\"honeycomb\"]), the given contains(…) was not called"))
            },
            Check("combs", of: "combs") { examiner in
                try examiner.agrees(
                    "combs(_)",
                    on: Argument(
                        "text", Hive.text,
                        edges: [
                            "", "comb", "comb\ncomb", "comb-comb", "comb\tcomb", "comb,comb wax", "COMB comb",
                            "combs, comb!", "welcome to a comet, omb and comb",
                            Array(repeating: "comb", count: 25).joined(separator: " "),
                        ]),
                    examples: ["the comb of a honeycomb is wax", "wax", "combcomb"],
                    explainedBy: [
                        "all", "others", "oneOnly", "occurrences", "combsAtEnd", "differentWords", "textLowered",
                        "asOneWord",
                    ]
                ) { $0.combs($1) }
                let call = "combs(\"the comb\")"
                examiner.running(call)
                stages = []
                _ = Self().combs("the comb")
                examiner.finished()
                let unused = ["pipe", "words", "count"].filter { !stages.contains($0) }
                try examiner.require(
                    unused.isEmpty, else: "noPipe", .note("in \(call), not called: " + unused.joined(separator: ", ")))
                // An answer that returns the result of `count` now returns 1,000 more.
                examiner.running("combs(\"a comb of wax\")")
                surcharge = 1_000
                let more = Self().combs("a comb of wax")
                surcharge = 0
                examiner.finished()
                try examiner.require(
                    more >= 1_000, else: "pipeUnused",
                    .note("in combs(\"a comb of wax\"), the result of count(…) was not used"))
                // The definition of `words(containing:)` is one occurrence of its name, so an answer that uses the
                // function has at least two occurrences.
                try examiner.require(
                    examiner.occurrences(of: ["containing"], outside: "flip") ?? 2 >= 2, else: "ownFilter",
                    .note("words(containing:) is not used in this file"))
            },
        ]
    }
}

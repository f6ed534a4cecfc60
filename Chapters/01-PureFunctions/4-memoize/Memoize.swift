/// 1.4: call a pure function once for each argument, and remember the results.
public protocol Memoize: Contract {
    /// Returns a function that calls `f` once for each argument, and remembers the results in its own memory. While `f`
    /// runs, `f` may call the new function with other arguments.
    ///
    /// With `let quick = memoize(square)`, `quick(4)` is `16`. A second `quick(4)` does not call `square` again.
    /// `quick(5)` is `25`.
    func memoize(_ f: @escaping (Int) -> Int) -> (Int) -> Int

    /// Calls `f` twice with each input, and returns true if both calls returned the same value for every input.
    ///
    /// `looksPure(square, at: [1, 2, 3])` is `true`.
    /// `looksPure(dice, at: [1, 2, 3])` is `false`, if `dice` returns something new each time.
    func looksPure(_ f: (Int) -> Int, at inputs: [Int]) -> Bool
}

/// A function to pass to `looksPure`: a pure one, or one whose results change from call to call.
private struct Mood: CustomStringConvertible, Sendable {
    let description: String
    let isMoody: @Sendable (Int) -> Bool
    var rule: @Sendable (Int) -> Int = { $0 * $0 }
    var turns = false
    var steadyCalls = Int.max

    func function() -> (Int) -> Int {
        var calls = 0
        return { x in
            calls += 1
            return isMoody(x) || calls > steadyCalls
                ? 1_000 + calls : turns && calls.isMultiple(of: 2) ? -rule(x) : rule(x)
        }
    }

    static let square = Mood(description: "square", isMoody: { _ in false })
    static let dice = Mood(description: "dice", isMoody: { _ in true })
    static let last = Mood(description: "changesFor129", isMoody: { $0 == 129 })
    static let forTwo = Mood(description: "changesFor2", isMoody: { $0 == 2 })
    static let signs = Mood(description: "changesItsSign", isMoody: { _ in false }, rule: { $0 }, turns: true)
    /// A function whose result changes at its third call. For the inputs `[3, 3]`, an answer that skips equal inputs
    /// calls the function only twice and misses the change.
    static let third = Mood(description: "changesAtItsThirdCall", isMoody: { _ in false }, steadyCalls: 2)

    private static let diceForOne = Generator<Int>.int(in: -2...6).map { odd in
        Mood(description: "changesFor\(odd)", isMoody: { $0 == odd })
    }
    static let generator = Generator<Mood>.one(of: [
        .constant(square), .constant(dice),
        .constant(Mood(description: "half", isMoody: { _ in false }, rule: { $0 / 2 })),
        diceForOne, diceForOne, diceForOne, diceForOne,
    ])
}

/// A function and its argument. Each argument always comes with the same function, so an answer that shares one memory
/// among all functions passes here. A later check detects this mistake.
private struct Remembered: CustomStringConvertible, Sendable {
    let f: Fn<Int, Int>
    let x: Int

    var description: String { "\(f))(\(x)" }

    static let generator = Generator<Int>.int(in: -20...20).map { x in
        Remembered(
            f: x.isMultiple(of: 2) ? Fn("square") { $0 * $0 } : x > 0 ? Fn("triple") { $0 * 3 } : Fn("negate") { -$0 },
            x: x)
    }
}

extension Memoize {
    static var checks: [Check<any Memoize>] {
        let square = Fn<Int, Int>("square") { $0 * $0 }
        let double = Fn<Int, Int>("double") { $0 &* 2 }
        let x = Argument("x", .int(in: -6...6), edges: [0])
        return [
            Check("value", of: "memoize") {
                try $0.agrees(
                    "memoize(_)", on: Argument("the call", Remembered.generator),
                    examples: [Remembered(f: square, x: 4)], explainedBy: []
                ) { $0.memoize($1.f.apply)($1.x) }
            },
            Check("each", of: "memoize") {
                // An answer that uses `abs(x)` as the key traps at `Int.min`, so the comparison below cannot recognize
                // its mistake.
                $0.running("quick(-4), after quick(4), with quick = memoize(double)")
                let quick = Self().memoize(double.apply)
                let values = [4, 5, -4].map(quick)
                $0.finished()
                if values[1] == 10 {
                    try $0.expect(
                        "quick(-4), after quick(4), with quick = memoize(double)", values[2], is: -8,
                        ifGot: [(8, "signIgnored")])
                }
                try $0.agrees(
                    "quick(_), after quick(_), with quick = memoize(double)", on: x, x,
                    examples: [
                        (5, 4), (1_003, 3), (70_000, 4_464), (-4, 4), (4_294_967_299, 3), (.max, -1), (.min, 0),
                    ], explainedBy: ["oneForAll", "signIgnored"]
                ) { answer, x, before in
                    let quick = answer.memoize(double.apply)
                    _ = quick(before)
                    return quick(x)
                }
            },
            Check("apart", of: "memoize") {
                for x in [4, 5, -3] {
                    let answer = Self()
                    _ = answer.memoize(square.apply)(x)
                    try $0.expect(
                        "memoize(double)(\(x)), after memoize(square)(\(x))", answer.memoize { $0 * 2 }(x), is: 2 * x,
                        ifGot: [(x * x, "shared")])
                }
                try $0.agrees(
                    making: "memoize(_)", named: ["quick", "other", "third"],
                    from: Argument("f", .function), calls: x, explainedBy: []
                ) { answer, _, f in answer.memoize(f.apply) }
            },
            Check("once", of: "memoize") { try Self.examineCalls($0) },
            Check("same", of: "looksPure") {
                let answer = Self()
                let inputs = [1, 2, 3]
                var calls = 0
                _ = answer.looksPure(
                    { x in
                        calls += 1
                        return x * x
                    }, at: inputs)
                try $0.require(
                    calls <= 2 * inputs.count, else: "thrice",
                    .note("in looksPure(square, at: \(inputs)), square ran \(calls)×"))
                try $0.agrees(
                    "looksPure(square, at: _)", on: Argument("inputs", .array(of: .int(in: -6...6), count: 1...6)),
                    examples: [[1, 2, 3], Array(0..<130)],
                    explainedBy: ["acrossInputs", "neverPure", "inputCompared", "resultPassed"]
                ) { $0.looksPure({ $0 * $0 }, at: $1) }
                // An answer that returns true if at least one input passes may also return false for an empty list.
                // Such an answer is not tested here, because the next check explains its mistake.
                let isOneEnough = [[1, 2], [2, 1]].allSatisfy { answer.looksPure(Mood.forTwo.function(), at: $0) }
                if !isOneEnough {
                    try $0.expect(
                        "looksPure(square, at: [])", answer.looksPure({ $0 * $0 }, at: []), is: true,
                        ifGot: [(false, "emptyImpure")])
                }
            },
            Check("different", of: "looksPure") {
                let answer = Self()
                let isOneEnough =
                    [[1, 2], [2, 1]].allSatisfy { answer.looksPure(Mood.forTwo.function(), at: $0) }
                    && !answer.looksPure(Mood.dice.function(), at: [1, 2, 3])
                try $0.require(
                    !isOneEnough, else: "oneIsEnough",
                    .comparison(
                        call: "looksPure(changesFor2, at: [1, 2])", expected: "false", got: "true", differences: []))
                var calls = 0
                $0.running("looksPure(f, at: [3])")
                let isPure = answer.looksPure(
                    { x in
                        calls += 1
                        return calls == 2 ? x + 1 : x
                    }, at: [3])
                $0.finished()
                try $0.require(
                    calls < 3 || !isPure, else: "secondChance",
                    .note("in looksPure(f, at: [3]), f returned 3, then 4, then 3, and the result was true"))
                try $0.agrees(
                    "looksPure(_, at: _)", on: Argument("f", Mood.generator),
                    Argument("inputs", .array(of: .int(in: -2...6), count: 0...10)),
                    examples: [
                        (.dice, [1, 2, 3]), (.signs, [3]), (.forTwo, [1, 2]), (.forTwo, [2, 1]), (.third, [3, 3]),
                    ],
                    explainedBy: ["askedOnce", "notAll", "onlyTheLast", "oneIsEnough"]
                ) { $0.looksPure($1.function(), at: $2) }
                // `trading` returns 1 and 2 for both inputs, but in opposite orders.
                var turns = [1: 0, 2: 0]
                let trading = { (x: Int) in
                    turns[x, default: 0] += 1
                    return (x + turns[x, default: 0]) % 2 + 1
                }
                try $0.require(
                    !answer.looksPure(trading, at: [1, 2]), else: "asSets",
                    .note("looksPure(f, at: [1, 2]), where f(1) returns 1, then 2, and f(2) returns 2, then 1"))
                // Detects an answer that tries only the first inputs.
                try $0.expect(
                    "looksPure(changesFor129, at: Array(0...129))",
                    answer.looksPure(Mood.last.function(), at: Array(0...129)), is: false)
            },
        ]
    }

    private static func examineCalls(_ examiner: Examiner<any Memoize>) throws {
        var calls: [Int] = []
        func counted(giving f: @escaping (Int) -> Int) -> (Int) -> Int {
            calls = []
            return { x in
                calls.append(x)
                return f(x)
            }
        }
        for x in [4, -3, 1_000_000, .max] {
            examiner.running("memoize(f)(\(x))")
            let quick = Self().memoize(counted { $0 &* $0 })
            try examiner.require(
                calls.isEmpty, else: "early", .note("f ran before memoize(f)(\(x)) was called"))
            _ = quick(x)
            try examiner.require(calls.count <= 1, else: "twice", .note("in quick(\(x)), f ran \(calls.count)×"))
            _ = quick(x)
            examiner.finished()
            let count = calls.count
            guard count > 1 else { continue }
            // If `f` ran again, but the memoized function still returned the first result, the answer looked up the
            // stored result only after it had called `f`.
            let late = Self().memoize(counted { _ in calls.count })
            let isLate = late(x) == late(x) && calls.count > 1
            try examiner.require(
                false, else: isLate ? "lookedLate" : x == 4 ? "notRemembered" : "onlySome",
                .note("quick(\(x)), quick(\(x)): f ran \(count)×, and returned \(x &* x)"))
        }
        let quick = Self().memoize(counted { $0 * $0 })
        _ = quick(4)
        _ = quick(5)
        let before = calls.count
        _ = quick(4)
        try examiner.require(
            calls.count == before, else: "onlyLast", .note("quick(4), quick(5), quick(4): f ran \(calls.count)×"))
        let nothing = Self().memoize(counted { _ in 0 })
        _ = nothing(4)
        _ = nothing(4)
        try examiner.require(
            calls.count <= 1, else: "zeroForgotten",
            .note("with an f that returns 0, f ran \(calls.count)× for quick(4), quick(4)"))
        for value in [-1, -4, .min, .max] {
            let quick = Self().memoize(counted { _ in value })
            _ = quick(4)
            _ = quick(4)
            try examiner.require(
                calls.count <= 1, else: "valueForgotten",
                .note("with an f that returns \(value), f ran \(calls.count)× for quick(4), quick(4)"))
        }
        let many = Self().memoize(counted { $0 + 1 })
        for x in 0...10_000 { _ = many(x) }
        for x in 0..<100 { _ = many(x) }
        try examiner.require(
            calls.count <= 10_001, else: "forgets",
            .note("quick(0) to quick(10000), then quick(0) to quick(99) again: f ran \(calls.count)×"))
        try examiner.agrees(
            making: "memoize(_)", named: ["quick", "other", "third"],
            from: Argument("f", .function), calls: Argument("x", .int(in: -6...6)),
            explainedBy: ["onlyLast", "zeroForgotten", "notRemembered", "twice"]
        ) { answer, log, f in answer.memoize(log.spy("f", f)) }
        var fibonacci: (Int) -> Int = { $0 }
        let call = "fibonacci(20), where fibonacci is memoize { n in n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2) }"
        let got = examiner.making(call, ifItTraps: "calledAgain") {
            fibonacci = Self().memoize(counted { n in n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2) })
            return fibonacci(20)
        }
        try examiner.expect(call, got, is: 6765)
        try examiner.expect(
            "how often f runs in \(call)", calls.count, is: 21,
            ifGot: calls.count > 21 ? [(calls.count, "copyKept")] : [])
    }
}

/// 2.2: one function, composed of any number of functions.
public protocol ComposeMany: Contract {
    /// Composes any number of functions: the last function runs first, and each function runs once. For an empty list,
    /// the new function returns its argument.
    ///
    /// `composeAll([increment, double, square])(3)` is `19`: 9, then 18, then 19.
    /// `composeAll([])(3)` is `3`.
    func composeAll(_ functions: [(Int) -> Int]) -> (Int) -> Int

    /// Makes a function that calls `function` the given number of times: first with the argument of the new function,
    /// then each time with the previous result.
    ///
    /// `repeated(double, 3)(1)` is `8`.
    /// `repeated(double, 0)(1)` is `1`.
    func repeated(_ function: @escaping (Int) -> Int, _ times: Int) -> (Int) -> Int
}

extension ComposeMany {
    static var checks: [Check<any ComposeMany>] {
        func functions(_ count: ClosedRange<Int>) -> Argument<[Fn<Int, Int>]> {
            Argument("functions", .array(of: .function, count: count))
        }
        return [
            Check("one", of: "composeAll") {
                try $0.agrees(
                    "composeAll(_)(_)", on: functions(1...1), Argument("x", .int), examples: [([Example.double], 5)]
                ) { $0.composeAll($1.map(\.apply))($2) }
            },
            Check("many", of: "composeAll") {
                let answer = Self()
                let (increment, double) = (Example.increment, Example.double)
                try $0.forgets(
                    [
                        (([increment, double], 5), ([double, increment], 5)),
                        (([double, double], 6), ([increment, double], 6)),
                    ],
                    answer, like: composeManyReference.init(), else: "kept",
                    call: { "composeAll(\($0.0))(\($0.1))" }
                ) { (answer: any ComposeMany, some: ([Fn<Int, Int>], Int)) in
                    answer.composeAll(some.0.map(\.apply))(some.1)
                }
                try $0.agrees(
                    "composeAll(_)(_)", on: functions(2...8), Argument("x", .int),
                    examples: [([Example.increment, Example.double, Example.square], 3)]
                ) { $0.composeAll($1.map(\.apply))($2) }
                try Self.examineCalls($0)
                try $0.agrees(
                    making: "composeAll(_)", named: composedNames, from: functions(1...4), calls: Argument("x", .int)
                ) { answer, log, functions in
                    answer.composeAll(functions.enumerated().map { log.spy("functions[\($0)]", $1) })
                }
                for count in [25, 1_000] {
                    try $0.expect(
                        "composeAll(Array(repeating: increment, count: \(count)))(0)",
                        answer.composeAll(Array(repeating: { $0 + 1 }, count: count))(0), is: count)
                }
                try Self.examineNested($0, "composeAll([increment, again])", is: 22) {
                    $0.composeAll([{ $0 + 1 }, $1])
                }
            },
            Check("none", of: "composeAll") {
                _ = $0.making("composeAll([])(3)", ifItTraps: "emptyStops") { Self().composeAll([])(3) }
                try $0.agrees("composeAll([])(_)", on: Argument("x", .int), examples: [3]) { $0.composeAll([])($1) }
            },
            Check("again", of: "repeated") { examiner in
                let answer = Self()
                let (increment, double) = (Example.increment, Example.double)
                try examiner.forgets(
                    [((double, 3, 1), (increment, 3, 1)), ((increment, 2, 5), (double, 2, 5))],
                    answer, like: composeManyReference.init(), else: "kept",
                    call: { "repeated(\($0.0), \($0.1))(\($0.2))" }
                ) { (answer: any ComposeMany, one: (Fn<Int, Int>, Int, Int)) in
                    answer.repeated(one.0.apply, one.1)(one.2)
                }
                // The value is 2 if `double` runs only once, but also if it runs several times, each time with 1. The
                // list of its arguments shows the difference.
                examiner.running("repeated(double, 3)(1)")
                var arguments: [Int] = []
                let doubled = answer.repeated(
                    { x in
                        arguments.append(x)
                        return 2 * x
                    }, 3)(1)
                examiner.finished()
                try examiner.require(
                    doubled != 2 || arguments != Array(repeating: 1, count: max(2, arguments.count)),
                    else: "argumentAgain",
                    .comparison(call: "repeated(double, 3)(1)", expected: "8", got: "2", differences: []),
                    .note("double(…) ran \(arguments.count)×, each time with 1"))
                // These wrong answers call `double` once, twice or four times here. So each may explain a value only if
                // the learner's answer has made the same number of calls.
                let byCalls = [1: "onlyOnce", 2: "onceLess", 4: "onceMore"][arguments.count].map { [$0] } ?? []
                let times: Set = ["added", "atLeastOnce", "otherStart"]
                try examiner.agrees(
                    "repeated(_, _)(_)", on: Argument("function", .function), Argument("times", .int(in: 1...9)),
                    Argument("x", .int), examples: [(Example.double, 3, 1), (Example.increment, 3, 10)],
                    explainedBy: times.union(byCalls)
                ) { $0.repeated($1.apply, $2)($3) }
                // `zeroStops` is not in this list, because that wrong answer would stop the program here.
                let forZero: Set = ["onceMore", "onlyOnce", "atLeastOnce", "added"]
                _ = examiner.making("repeated(double, 0)(1)", ifItTraps: "zeroStops") {
                    answer.repeated({ 2 * $0 }, 0)(1)
                }
                try examiner.agrees(
                    "repeated(_, 0)(_)", on: Argument("function", .function), Argument("x", .int),
                    examples: [(Example.double, 1)], explainedBy: forZero
                ) { $0.repeated($1.apply, 0)($2) }
                try examiner.agrees(
                    making: "repeated(_)", named: composedNames,
                    from: Argument("function and times", Two.generator(.function, .int(in: 0...5))),
                    calls: Argument("x", .int),
                    explainedBy: forZero.union([
                        "onceLess", "argumentAgain", "otherStart", "kept", "fixedPoint", "countedOnce",
                    ])
                ) { answer, log, two in answer.repeated(log.spy("function", two.f), two.g) }
                for times in [25, 1_000] {
                    try examiner.expect(
                        "repeated(increment, \(times))(0)", answer.repeated({ $0 + 1 }, times)(0), is: times)
                }
                try Self.examineNested(examiner, "repeated(again, 2)", is: 80) { $0.repeated($1, 2) }
            },
        ]
    }

    /// Throws the failure `runAgain` if one call of the composed function runs one of its functions more than once.
    private static func examineCalls(_ examiner: Examiner<any ComposeMany>) throws {
        for count in [1, 3] {
            var called: [Int] = []
            let functions = (0..<count).map { index -> (Int) -> Int in
                { x in
                    called.append(index)
                    return x + 1
                }
            }
            let names = ["first", "second", "third"].prefix(count)
            let call = "composeAll([\(names.joined(separator: ", "))])(0)"
            examiner.running(call)
            let composed = Self().composeAll(functions)
            called = []
            _ = composed(0)
            examiner.finished()
            try examiner.require(
                Set(called).count == called.count, else: "runAgain", .note(call),
                .note("called: \(called.map { names[$0] }.joined(separator: ", "))"))
        }
    }

    /// Makes a new function from the function `again`, and calls the new function with 1. `again` doubles its argument,
    /// except in its first call: then it calls the new function with 10. So a second call of the new function begins
    /// before the first has returned.
    private static func examineNested(
        _ examiner: Examiner<any ComposeMany>, _ maker: String, is expected: Int,
        _ make: (Self, @escaping (Int) -> Int) -> (Int) -> Int
    ) throws {
        var new: (Int) -> Int = { $0 }
        var isNested = false
        new = make(Self()) { x in
            guard !isNested else { return 2 * x }
            isNested = true
            return new(10)
        }
        let call = "let new = \(maker); new(1)"
        examiner.running(call)
        let got = new(1)
        examiner.finished()
        try examiner.require(
            got == expected, else: "shared",
            .comparison(call: call, expected: "\(expected)", got: "\(got)", differences: []),
            .note("again(x) is 2 * x, but again(1) is new(10): a call of `new` during a call of `new`"))
    }
}

/// 1.1: comparisons that depend only on their arguments.
public protocol PureCompare: Contract {
    /// Returns true if a number is greater than 1. The result does not depend on `outerMinimum`.
    ///
    /// `innerCompare(3)` is `true`, even if `outerMinimum` is 5, and even after `compare(3, over: 5)`.
    /// `innerCompare(1)` is `false`.
    func innerCompare(_ number: Int) -> Bool

    /// Returns true if a number is greater than a minimum that the caller passes.
    ///
    /// `compare(7, over: 5)` is `true`.
    /// `compare(3, over: 5)` is `false`.
    func compare(_ number: Int, over minimum: Int) -> Bool
}

extension PureCompare {
    static var checks: [Check<any PureCompare>] {
        let others = Argument("outerMinimum", .int(in: -20...20), edges: [1, 5, 100])
        // An answer may subtract one of these numbers from another without an overflow. The bounds of `Int` are tried
        // separately below.
        let hard = [Int].hardNumbers(in: -1 << 53...1 << 53)
        return [
            Check("greater", of: "innerCompare") { examiner in
                // The number 1 is left out, because the next check tests it.
                let others = Generator<Int>.int(in: -40...40).map { $0 == 1 ? 2 : $0 }
                outerMinimum = 1
                _ = examiner.making("innerCompare(-4)", ifItTraps: "rangeStops") { Self().innerCompare(-4) }
                try examiner.agrees(
                    "innerCompare(_)",
                    on: Argument("number", others, edges: [2, 0]).andAtLast(hard.filter { $0 != 1 }),
                    examples: [2, -4],
                    explainedBy: ["orEqual", "signIgnored"]
                ) { answer, number in
                    outerMinimum = 1
                    return answer.innerCompare(number)
                }
                for number in [Int.max, .min] {
                    let call = "innerCompare(\(number))"
                    let got = examiner.making(call, ifItTraps: "overflow") { Self().innerCompare(number) }
                    try examiner.expect(call, got, is: number > 1)
                }
            },
            Check("equal", of: "innerCompare") {
                try $0.agrees(
                    "innerCompare(_)", on: Argument("number", .int(in: -3...5), edges: [1]),
                    examples: [1], explainedBy: ["orEqual"]
                ) { answer, number in
                    outerMinimum = 1
                    return answer.innerCompare(number)
                }
            },
            Check("own", of: "innerCompare") { examiner in
                try examiner.agrees(
                    "innerCompare(_) while outerMinimum is _",
                    on: Argument("number", .int(in: -20...20)), others, examples: [(3, 5)], explainedBy: ["readsOuter"]
                ) { answer, number, outer in
                    outerMinimum = outer
                    return answer.innerCompare(number)
                }
                for number in [3, 1] {
                    try Self.examineTrace(examiner, "innerCompare(\(number))") { _ = $0.innerCompare(number) }
                }
                let answer = Self()
                try examiner.writesNothing("innerCompare(3)", else: "writes") { _ = answer.innerCompare(3) }
                // If `compare` changes the result of `innerCompare`, the mistake is `sharedMinimum`, not `lasting`.
                _ = answer.compare(3, over: 5)
                if answer.innerCompare(3) {
                    try examiner.forbidLastingVariables(in: "innerCompare", else: "lasting")
                }
            },
            Check("given", of: "compare", mistakesIn: ["sharedMinimum": "innerCompare"]) { examiner in
                let number = Argument("number", .int(in: -20...20)).andAtLast(hard)
                let minimum = Argument("minimum", .int(in: -20...20), edges: [1, 0]).andAtLast(hard)
                outerMinimum = 5
                _ = examiner.making("compare(3, over: 5)", ifItTraps: "rangeStops") { Self().compare(3, over: 5) }
                try examiner.forgets(
                    [((8, 5), (8, 9)), ((4, 6), (4, 2))], Self(), like: pureCompareReference.init(), else: "kept",
                    call: { "compare(\($0.0), over: \($0.1))" }
                ) { (answer: any PureCompare, numbers: (Int, Int)) in
                    outerMinimum = numbers.1
                    return answer.compare(numbers.0, over: numbers.1)
                }
                try examiner.agrees(
                    "compare(_, over: _)", on: number, minimum,
                    examples: [(7, 5), (3, 5), (5, 5), (6, 5)],
                    explainedBy: ["turned", "ignoresMinimum", "compareOrEqual", "oneMore"]
                ) { answer, number, minimum in
                    // An answer that compares with `outerMinimum` passes here; the next comparison detects it.
                    outerMinimum = minimum
                    return answer.compare(number, over: minimum)
                }
                try examiner.agrees(
                    "compare(_, over: _) while outerMinimum is _", on: number, minimum, others,
                    examples: [(7, 5, 100)], explainedBy: ["outerToo"]
                ) { answer, number, minimum, outer in
                    outerMinimum = outer
                    return answer.compare(number, over: minimum)
                }
                for number in [7, 3] {
                    try Self.examineTrace(examiner, "compare(\(number), over: 5)") { _ = $0.compare(number, over: 5) }
                }
                try examiner.agrees(
                    "innerCompare(_), after compare(3, over: _)", on: number, minimum,
                    examples: [(3, 5)], explainedBy: ["sharedMinimum"], tries: 60
                ) { answer, number, minimum in
                    outerMinimum = 1
                    _ = answer.compare(3, over: minimum)
                    return answer.innerCompare(number)
                }
                // As Doubles, the two numbers of the first call are different, but the two numbers of the second call
                // are equal. So an answer that converts to Double is right only in the first call.
                examiner.running("compare(1152921504606847488, over: 1152921504606846976)")
                let isRounding =
                    Self().compare(1_152_921_504_606_847_488, over: 1_152_921_504_606_846_976)
                    && !Self().compare(1_152_921_504_606_846_977, over: 1_152_921_504_606_846_976)
                examiner.finished()
                for (number, minimum) in [
                    (Int.max, -1), (.min, 1), (1, .min), (-1, .max), (.max, .max - 1), (.max, .max),
                ] {
                    let call = "compare(\(number), over: \(minimum))"
                    let got = examiner.making(call, ifItTraps: "overflow") { Self().compare(number, over: minimum) }
                    try examiner.expect(
                        call, got, is: number > minimum, ifGot: isRounding && minimum > 1 ? [(false, "rounded")] : [])
                }
                let answer = Self()
                try examiner.writesNothing("compare(7, over: 5)", else: "writes") {
                    _ = answer.compare(7, over: 5)
                }
                try examiner.forbidLastingVariables(in: "compare", else: "lasting")
            },
        ]
    }

    private static func examineTrace(
        _ examiner: Examiner<any PureCompare>, _ call: String, _ run: (Self) -> Void
    ) throws {
        for outer in [5, 100, -3] {
            outerMinimum = outer
            run(Self())
            try examiner.require(
                outerMinimum == outer, else: "setsOuter",
                .note("outerMinimum was \(outer) before \(call), and \(outerMinimum) after it"))
        }
        OuterMinimum.looks = 0
        run(Self())
        try examiner.require(
            OuterMinimum.looks == 0, else: "usesOuter",
            .note("outerMinimum was read or set \(OuterMinimum.looks)× in \(call)"))
    }
}

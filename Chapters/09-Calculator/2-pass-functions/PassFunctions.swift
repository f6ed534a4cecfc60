/// The requirements of a calculator that takes functions. The calculator is a value: each step returns a new
/// calculator.
@MainActor public protocol FunctionalShape {
    /// Makes a calculator at 0.
    init()
    /// The result so far.
    var result: Int { get }

    /// Returns a calculator whose result is `operation(result, number())`.
    ///
    /// `Calculator().apply(+) { 6 }.result` is `6`.
    /// `Calculator().apply(+) { 6 }.apply(-) { 2 }.result` is `4`.
    func apply(_ operation: (Int, Int) -> Int, _ number: () -> Int) -> Self

    /// Returns a calculator whose result is this calculator's result plus `number()`.
    ///
    /// `Calculator().add { 2 }.result` is `2`.
    /// `Calculator().add { 2 }.add { 3 }.result` is `5`.
    func add(_ number: () -> Int) -> Self

    /// Returns a calculator whose result is this calculator's result minus `number()`.
    ///
    /// `Calculator().add { 5 }.sub { 2 }.result` is `3`.
    /// `Calculator().sub { 1 }.result` is `-1`.
    func sub(_ number: () -> Int) -> Self

    /// Returns `change(self)` if `condition(result)` is true, and otherwise this calculator.
    ///
    /// `Calculator().add { 5 }.when({ $0 > 3 }) { $0.add { 1 } }.result` is `6`.
    /// `Calculator().add { 2 }.when({ $0 > 3 }) { $0.add { 1 } }.result` is `2`.
    func when(_ condition: (Int) -> Bool, _ change: (Self) -> Self) -> Self
}

/// 9.2: functions as arguments.
public protocol PassFunctions: Contract {
    /// Your calculator.
    associatedtype Calculator: FunctionalShape
}

extension PassFunctions {
    static var checks: [Check<any PassFunctions>] {
        [
            Check("apply", of: "apply") {
                var received: [[Int]] = []
                let six = Calculator().apply({
                    received.append([$0, $1])
                    return $0 + $1
                }) { 6 }
                let isNumberTwice = received == [[6, 6]]
                try $0.expect(
                    "Calculator().apply(+) { 6 }.result", six.result, is: 6,
                    ifGot: [(0, "applyUnchanged")] + (isNumberTwice ? [(12, "numberTwice")] : []))
                try $0.expect(
                    "Calculator().apply(+) { 6 }.apply(-) { 2 }.result",
                    Calculator().apply(+) { 6 }.apply(-) { 2 }.result, is: 4,
                    ifGot: [(-4, "swapped"), (8, "operationIgnored"), (-2, "startsAnew")])
            },
            Check("once", of: "apply") { examiner in
                var asked = 0
                _ = Calculator().apply(+) {
                    asked += 1
                    return 2
                }
                try examiner.require(
                    asked < 2, else: "askedTwice",
                    .note("in calculator.apply(+) { … }, the function ran \(asked)×"))
                var operated = 0
                _ = Calculator().apply({
                    operated += 1
                    return $0 + $1
                }) { 2 }
                try examiner.require(
                    operated > 0, else: "operationNotCalled",
                    .note("in Calculator().apply(operation) { 2 }, operation ran \(operated)×"))
                try examiner.require(
                    operated == 1, else: "operatedTwice",
                    .note("in calculator.apply(operation) { 2 }, operation ran \(operated)×"))
                for (verb, step) in [("add", { $0.add($1) }), ("sub", { $0.sub($1) })]
                    as [(String, (Calculator, () -> Int) -> Calculator)]
                {
                    examiner.about(verb)
                    for number in [2, 0] {
                        var count = 0
                        _ = step(Calculator()) {
                            count += 1
                            return number
                        }
                        try examiner.require(
                            count < 2, else: "askedTwice",
                            .note("in calculator.\(verb) { \(number) }, the function ran \(count)×"))
                    }
                }
            },
            Check("addSub", of: "sub") {
                try $0.expect(
                    "Calculator().add { 2 }.add { 3 }.result", Calculator().add { 2 }.add { 3 }.result, is: 5,
                    ifGot: [(3, "addForgets"), (0, "addUnchanged")])
                try $0.expect(
                    "Calculator().add { 5 }.sub { 2 }.result", Calculator().add { 5 }.sub { 2 }.result, is: 3,
                    ifGot: [
                        (7, "subAdds"), (-3, "subSwapped"), (5, "subUnchanged"), (-2, "subForgets"),
                    ])
            },
            Check("apart", of: "add") {
                let two = Calculator().add { 2 }
                _ = two.add { 3 }
                try $0.expect("two.result, after two.add { 3 }", two.result, is: 2, ifGot: [(5, "changed")])
                for (verb, call, step) in [
                    ("sub", "sub { 3 }", { $0.sub { 3 } }), ("apply", "apply(*) { 3 }", { $0.apply(*) { 3 } }),
                    (
                        "when", "when({ _ in true }) { $0.add { 3 } }",
                        {
                            // An answer may call `change` in a loop while the condition is true. So that the loop ends,
                            // the condition is false from its 20th call on.
                            var asked = 0
                            return $0.when({ _ in
                                asked += 1
                                return asked < 20
                            }) { $0.add { 3 } }
                        }
                    ),
                ] as [(String, String, (Calculator) -> Calculator)] {
                    let kept = Calculator().add { 2 }
                    $0.about(verb)
                    $0.running("two.\(call)")
                    let result = step(kept).result
                    try $0.expect(
                        "two.result, after two.\(call)", kept.result, is: 2,
                        ifGot: result == 2 ? [] : [(result, "changed")])
                }
            },
            Check("when", of: "when") { examiner in
                // An answer may call `change` in a loop while the condition is true. So that the loop ends, the
                // condition is false above 30.
                let yes = Calculator().add { 5 }.when({ (4...30).contains($0) }, { $0.add { 1 } }).result
                let no = Calculator().add { 2 }.when({ $0 > 3 }, { $0.add { 1 } }).result
                let suspect: String? =
                    switch (yes, no) {
                    case (5, 3): "whenTurned"
                    case (6, 3): "whenAlways"
                    case (5, 2): "whenNever"
                    case (1, _): "whenAnew"
                    case (6, 0): "whenResets"
                    case (7, 2): "changeOnChange"
                    case (31, _): "whenRepeats"
                    default: nil
                    }
                try examiner.expect(
                    "add { 5 }.when({ $0 > 3 }) { $0.add { 1 } }.result", yes, is: 6,
                    ifGot: suspect.map { [(yes, $0)] } ?? [])
                try examiner.expect(
                    "add { 2 }.when({ $0 > 3 }) { $0.add { 1 } }.result", no, is: 2,
                    ifGot: suspect.map { [(no, $0)] } ?? [])
                // The condition is false for 3, but true for the changed result, 4.
                try examiner.expect(
                    "add { 3 }.when({ $0 > 3 }) { $0.add { 1 } }.result",
                    Calculator().add { 3 }.when({ $0 > 3 }, { $0.add { 1 } }).result, is: 3,
                    ifGot: [(4, "conditionOnChange")])
            },
            Check("unused", of: "when") { examiner in
                var (runs, asked) = (0, [Int]())
                let no = { (result: Int) in
                    asked.append(result)
                    return false
                }
                let seven = Calculator().add { 7 }.when(no) {
                    runs += 1
                    return $0.add { 1 }
                }
                try examiner.require(!asked.isEmpty, else: "conditionIgnored", .note("condition was not called"))
                try examiner.expect("add { 7 }.when({ _ in false }) { … }.result", seven.result, is: 7)
                try examiner.require(
                    runs == 0, else: "changeRuns",
                    .note("condition returned false, but the closure change ran \(runs)×"))
                try examiner.expect(
                    "what condition receives, if the result is 7", asked, is: [7],
                    ifGot: [([7, 7], "conditionTwice")])
                var (askedAgain, changes) = ([Int](), 0)
                let eight = Calculator().add { 7 }.when({
                    askedAgain.append($0)
                    return askedAgain.count < 20
                }) {
                    changes += 1
                    return $0.add { 1 }
                }
                try examiner.expect("add { 7 }.when({ _ in true }) { $0.add { 1 } }.result", eight.result, is: 8)
                try examiner.expect(
                    "what condition receives, if it returns true for the result 7", askedAgain,
                    is: [7],
                    ifGot: [([7, 7], "conditionTwice")])
                try examiner.require(
                    changes < 2, else: "whenTwice",
                    .note("condition returned true, but the closure change ran \(changes)×"))
                try examiner.require(
                    changes == 1, else: "changeIgnored",
                    .note("condition returned true, but the closure change did not run"))
            },
            Check("everywhere", of: "apply") {
                let steps = Argument(
                    "the steps", Generator<[FunctionalStep]>.array(of: FunctionalStep.any, count: 1...8)
                ).andAtLast(
                    [Int].hardNumbers(in: -1 << 53...1 << 53).map {
                        [.add($0), .apply("*", -3), .sub($0), .when($0, 2)]
                    })
                try $0.agrees("a calculator", on: steps) { $0.played($1) }
            },
        ]
    }
}

enum FunctionalStep: Sendable, CustomStringConvertible {
    case apply(String, Int), add(Int), sub(Int), when(Int, Int), aside(Int)

    static var any: Generator<FunctionalStep> {
        let number = Generator<Int>.int(in: -9...9)
        let operation = Generator<String>.element(of: ["+", "-", "*"])
        return .one(of: [
            Generator<(String, Int)>.pair(operation, number).map { .apply($0.0, $0.1) }, number.map { .add($0) },
            number.map { .sub($0) }, Generator<(Int, Int)>.pair(number, number).map { .when($0.0, $0.1) },
            number.map { .aside($0) },
        ])
    }

    var description: String {
        switch self {
        case .apply(let operation, let number): "apply(\(operation)) { \(number) }"
        case .add(let number): "add { \(number) }"
        case .sub(let number): "sub { \(number) }"
        case .when(let bound, let number): "when({ $0 > \(bound) }) { $0.apply(*) { \(number) } }"
        case .aside(let number): "add { \(number) }, whose result is not used"
        }
    }
}

extension FunctionalStep {
    fileprivate var requirement: String {
        switch self {
        case .apply: "apply"
        case .add, .aside: "add"
        case .sub: "sub"
        case .when: "when"
        }
    }
}

extension PassFunctions {
    fileprivate func played(_ steps: [FunctionalStep]) -> StoryRun {
        var calculator = Calculator()
        var story = StoryRun()
        for step in steps {
            var asked: [String] = []
            func given(_ number: Int) -> Int {
                asked.append("the function that returns \(number) runs")
                return number
            }
            switch step {
            case .apply("+", let number): calculator = calculator.apply(+) { given(number) }
            case .apply("-", let number): calculator = calculator.apply(-) { given(number) }
            case .apply(_, let number): calculator = calculator.apply(&*) { given(number) }
            case .add(let number): calculator = calculator.add { given(number) }
            case .sub(let number): calculator = calculator.sub { given(number) }
            case .when(let bound, let number):
                calculator = calculator.when({
                    asked.append("condition(\($0))")
                    return $0 > bound && asked.count < 20
                }) { $0.apply(&*) { given(number) } }
            case .aside(let number): _ = calculator.add { given(number) }
            }
            story.add("\(step)", asked + ["result \(calculator.result)"], of: step.requirement)
        }
        return story
    }
}

/// The requirements of a calculator with chained calls.
@MainActor public protocol ChainShape {
    /// Makes a calculator at 0.
    init()
    /// The result so far.
    var result: Int { get }

    /// A closure that adds its argument to the result and returns the same calculator.
    ///
    /// After `maker.add(2)`, `maker.result` is `2`.
    /// After `maker.add(2).add(3)`, `maker.result` is `5`.
    var add: (Int) -> Self { get }

    /// A closure that subtracts its argument from the result and returns the same calculator.
    ///
    /// After `maker.add(7).sub(2)`, `maker.result` is `5`.
    /// After `maker.sub(1)` alone, `maker.result` is `-1`.
    var sub: (Int) -> Self { get }

    /// A closure that sets the result to 0 and returns the same calculator.
    ///
    /// After `maker.add(2).clean().add(3)`, `maker.result` is `3`.
    /// After `let clean = maker.clean` alone, nothing has changed.
    var clean: () -> Self { get }

    /// Multiplies the result by `factor` and returns the same calculator. Methods can be chained, too.
    ///
    /// After `maker.add(2).times(3)`, `maker.result` is `6`.
    /// After `maker.add(2).times(3).sub(1)`, `maker.result` is `5`.
    func times(_ factor: Int) -> Self
}

/// 9.1: calls in a chain, each on the result of the previous call.
public protocol ChainCalls: Contract {
    /// Your calculator.
    associatedtype Maker: ChainShape

    /// Makes a new calculator, calls `work` with it, and returns the result.
    ///
    /// `make { mark in _ = mark.add(2).sub(1).clean().add(3) }` is `3`.
    /// `make { mark in _ = mark.add(5) }` is `5`.
    func make(_ work: (Maker) -> Void) -> Int
}

extension ChainCalls {
    static var checks: [Check<any ChainCalls>] {
        [
            Check("add", of: "add") {
                let maker = Maker()
                _ = maker.add(2)
                let (result, second, later) = (maker.result, Maker().result, maker.result)
                try $0.expect(
                    "Maker().result, after maker.add(2)", second, is: 0,
                    ifGot: second == result ? [(second, "oneResult")] : [])
                try $0.expect("maker.result, after maker.add(2)", result, is: 2, ifGot: [(0, "copied")])
                try $0.expect(
                    "maker.result, after maker.add(2), Maker()", later, is: 2, ifGot: [(0, "oneResult")])
                let early = Maker()
                _ = early.add(2)
                let add = early.add
                let afterAdd = early.result
                try $0.expect(
                    "maker.result, after maker.add(2), let add = maker.add", afterAdd, is: 2,
                    ifGot: [(afterAdd, "addEarly")])
                _ = early.add(3)
                _ = add(1)
                try $0.expect(
                    "maker.result, after maker.add(2), let add = maker.add, maker.add(3), add(1)", early.result, is: 6,
                    ifGot: [(3, "oldResult"), (1, "replaced")])
                let five = Maker()
                _ = five.add(2)
                _ = five.add(3)
                try $0.expect(
                    "maker.result, after maker.add(2), maker.add(3)", five.result, is: 5, ifGot: [(3, "replaced")])
            },
            Check("chain", of: "sub") {
                let maker = Maker()
                try $0.expect(
                    "maker.add(7).sub(2).result", maker.add(7).sub(2).result, is: 5,
                    ifGot: [
                        (-2, "otherReturned"), (-5, "subSwapped"), (9, "subAdds"), (0, "subOther"), (7, "subNothing"),
                    ])
                try $0.expect(
                    "maker.result, after maker.add(7).sub(2)", maker.result, is: 5, ifGot: [(7, "otherReturned")])
                let early = Maker()
                _ = early.add(2)
                let sub = early.sub
                let afterSub = early.result
                try $0.expect(
                    "maker.result, after maker.add(2), let sub = maker.sub", afterSub, is: 2,
                    ifGot: [(afterSub, "subEarly")])
                _ = early.add(3)
                _ = sub(1)
                try $0.expect(
                    "maker.result, after maker.add(2), let sub = maker.sub, maker.add(3), sub(1)", early.result, is: 4,
                    ifGot: [(1, "subFromOld")])
                let long = Maker()
                try $0.expect(
                    "maker.result, after 130 × .add(3).sub(1) in one chain",
                    (1...130).reduce(long) { maker, _ in maker.add(3).sub(1) }.result, is: 260)
            },
            Check("clean", of: "clean") {
                let maker = Maker()
                _ = maker.add(2)
                let clean = maker.clean
                try $0.expect(
                    "maker.result, after maker.add(2), let clean = maker.clean", maker.result, is: 2,
                    ifGot: [(0, "cleanEarly")])
                try $0.expect(
                    "clean().add(3).result", clean().add(3).result, is: 3, ifGot: [(5, "cleanNothing")])
                try $0.expect(
                    "maker.result, after clean().add(3)", maker.result, is: 3,
                    ifGot: [(2, "cleanOther"), (0, "cleanOther")])
            },
            Check("method", of: "times") {
                let maker = Maker()
                try $0.expect(
                    "maker.add(2).times(3).sub(1).result", maker.add(2).times(3).sub(1).result, is: 5,
                    ifGot: [
                        (4, "timesAdds"), (-1, "timesOther"), (7, "timesSums"), (1, "timesUnused"), (15, "timesGrows"),
                    ])
                try $0.expect(
                    "maker.result, after maker.add(2).times(3).sub(1)", maker.result, is: 5,
                    ifGot: [(6, "timesOther"), (2, "timesOther")])
                let nothing = Maker()
                _ = nothing.add(2).times(0)
                try $0.expect(
                    "maker.result, after maker.add(2).times(0)", nothing.result, is: 0, ifGot: [(2, "timesNothing")])
                let negative = $0.making("maker.add(2).times(-3)", ifItTraps: "timesLoops") {
                    let maker = Maker()
                    _ = maker.add(2).times(-3)
                    return maker.result
                }
                try $0.expect(
                    "maker.result, after maker.add(2).times(-3)", negative, is: -6,
                    ifGot: [(0, "timesLoops"), (2, "timesLoops"), (6, "timesLoops")])
            },
            Check("make", of: "make") {
                let answer = Self()
                try $0.expect(
                    "make { mark in _ = mark.add(2).sub(1).clean().add(3) }",
                    answer.make { _ = $0.add(2).sub(1).clean().add(3) }, is: 3, ifGot: [(0, "notUsed")])
                try $0.expect(
                    "make { mark in _ = mark.add(5) }, called next", answer.make { _ = $0.add(5) }, is: 5,
                    ifGot: [(3, "fixed"), (8, "shared"), (10, "workTwice"), (18, "shared")])
                try $0.expect(
                    "make { mark in _ = mark.add(1_000_000).sub(1) }", answer.make { _ = $0.add(1_000_000).sub(1) },
                    is: 999_999)
                var kept: Maker?
                _ = answer.make { kept = $0.add(2) }
                let before = kept?.result ?? 0
                var during = 0
                _ = answer.make {
                    _ = $0.add(5)
                    during = kept?.result ?? 0
                }
                try $0.expect(
                    "kept.result, after make { kept = $0.add(2) }, and in make { _ = $0.add(5) }", during, is: before,
                    ifGot: [(5, "shared"), (before + 5, "shared")])
                try $0.expect(
                    "make { a in _ = a.add(4).add(make { b in _ = b.add(2) }) }",
                    answer.make { _ = $0.add(4).add(answer.make { _ = $0.add(2) }) }, is: 6,
                    ifGot: [(12, "shared"), (8, "shared")])
                try $0.expect("make { _ in }", answer.make { _ in }, is: 0)
                var runs = 0
                _ = answer.make { _ in runs += 1 }
                try $0.require(runs < 2, else: "workTwice", .note("make { … } ran its function \(runs)×"))
            },
            Check("everywhere", of: "add") {
                let steps = Argument("the steps", Generator<[ChainStep]>.array(of: ChainStep.any, count: 1...8))
                    .andAtLast(
                        [Int].hardNumbers(in: -1 << 53...1 << 53).map {
                            [.add($0), .times(-3), .sub($0), .times($0 % 9)]
                        })
                try $0.agrees("two calculators", on: steps) { $0.played($1) }
            },
        ]
    }
}

enum ChainStep: Sendable, CustomStringConvertible {
    case add(Int), sub(Int), times(Int), clean, chain(Int, Int), kept(Int, Int), keptClean(Int), other(Int)
    case make(Int, Int)

    static var any: Generator<ChainStep> {
        let number = Generator<Int>.int(in: -9...9)
        return .one(of: [
            number.map { .add($0) }, number.map { .sub($0) }, number.map { .times($0) }, .constant(.clean),
            Generator<(Int, Int)>.pair(number, number).map { .chain($0.0, $0.1) }, number.map { .other($0) },
            Generator<(Int, Int)>.pair(number, number).map { .kept($0.0, $0.1) }, number.map { .keptClean($0) },
            Generator<(Int, Int)>.pair(number, number).map { .make($0.0, $0.1) },
        ])
    }

    var description: String {
        switch self {
        case .add(let number): "a.add(\(number))"
        case .sub(let number): "a.sub(\(number))"
        case .times(let number): "a.times(\(number))"
        case .clean: "a.clean()"
        case .chain(let one, let two): "a.add(\(one)).times(2).sub(\(two)).clean().sub(\(one)).add(\(two))"
        case .kept(let one, let two):
            "let (add, sub) = (a.add, a.sub), then add(\(one)), sub(\(two)), add(\(two)), sub(\(one)).times(2)"
        case .keptClean(let number): "let clean = a.clean, then a.add(\(number)), clean()"
        case .other(let number): "b.add(\(number)).times(3)"
        case .make(let one, let two): "make { _ = $0.sub(\(one)).times(\(two)) }"
        }
    }
}

extension ChainStep {
    /// The requirement to which a mistake in this step points, or `nil` if it points to no single one. If this step is
    /// the first one with a wrong result, the verdict shows that requirement's line in the answer.
    fileprivate var requirement: String? {
        switch self {
        case .add, .kept: "add"
        case .sub: "sub"
        case .times: "times"
        case .clean, .keptClean: "clean"
        case .make: "make"
        case .chain, .other: nil
        }
    }
}

extension ChainCalls {
    fileprivate func played(_ steps: [ChainStep]) -> StoryRun {
        let (a, b) = (Maker(), Maker())
        var story = StoryRun()
        for step in steps {
            var made: [String] = []
            switch step {
            case .add(let number): _ = a.add(number)
            case .sub(let number): _ = a.sub(number)
            case .times(let number): _ = a.times(number)
            case .clean: _ = a.clean()
            case .chain(let one, let two): _ = a.add(one).times(2).sub(two).clean().sub(one).add(two)
            case .kept(let one, let two):
                let (add, sub) = (a.add, a.sub)
                _ = (add(one), sub(two), add(two), sub(one).times(2))
            case .keptClean(let number):
                let clean = a.clean
                _ = a.add(number)
                _ = clean()
            case .other(let number): _ = b.add(number).times(3)
            case .make(let one, let two): made = ["\(make { _ = $0.sub(one).times(two) })"]
            }
            story.add("\(step)", made + ["a is at \(a.result)", "b is at \(b.result)"], of: step.requirement)
        }
        return story
    }
}

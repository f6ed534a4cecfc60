/// What a calculator has to offer whose calls are chained with dots.
@MainActor public protocol ChainShape {
    /// A calculator at 0.
    init()
    /// What has come out so far.
    var result: Int { get }

    /// A closure that adds its number to the result, and gives the same calculator back.
    ///
    /// After `maker.add(2)`, `maker.result` is `2`.
    /// After `maker.add(2).add(3)`, it is `5`.
    var add: (Int) -> Self { get }

    /// A closure that takes its number away from the result, and gives the same calculator back.
    ///
    /// After `maker.add(7).sub(2)`, `maker.result` is `5`.
    /// After `maker.sub(1)` alone, it is `-1`.
    var sub: (Int) -> Self { get }

    /// A closure that sets the result to 0, and gives the same calculator back.
    ///
    /// After `maker.add(2).clean().add(3)`, `maker.result` is `3`.
    /// After `let clean = maker.clean` alone, nothing has changed.
    var clean: () -> Self { get }

    /// Multiplies the result, and gives the same calculator back: a method, which chains just as well.
    ///
    /// After `maker.add(2).times(3)`, `maker.result` is `6`.
    /// After `maker.add(2).times(3).sub(1)`, it is `5`.
    func times(_ factor: Int) -> Self
}

/// 9.1: calls in a chain, each on what the one before it gave.
public protocol ChainCalls: Contract {
    /// Your calculator.
    associatedtype Maker: ChainShape

    /// Makes a new calculator, has `work` use it, and gives the result.
    ///
    /// `make { mark in _ = mark.add(2).sub(1).clean().add(3) }` is `3`.
    /// `make { mark in _ = mark.add(5) }` is `5`.
    func make(_ work: (Maker) -> Void) -> Int
}

let chainCalls = Exercise(
    in: folder, 1, "chain-calls", minutes: 6, words: English.chainCalls,
    compilerSuspects: [
        CompilerSuspect(
            "noClosure", "cannot convert return expression of type 'Maker' to return type '(Int) -> Maker'"),
        CompilerSuspect("noClosure", "cannot convert return expression of type 'Maker' to return type '() -> Maker'"),
        CompilerSuspect("selfNotReturned", "cannot convert value of type '*' to closure result type 'Maker'"),
        CompilerSuspect("structCopied", "cannot assign to property: 'self' is immutable"),
        CompilerSuspect("structCopied", "left side of mutating operator isn't mutable: 'self' is immutable"),
    ])

extension ChainCalls {
    /// Which exercise it is.
    public static var exercise: Exercise { Chapter09Calculator.chainCalls }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        [
            Check("add", of: "add") {
                let maker = Maker()
                _ = maker.add(2)
                try $0.expect("maker.result, after maker.add(2)", maker.result, is: 2, ifGot: [(0, "copied")])
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
                    ifGot: [(-2, "otherReturned"), (-5, "subSwapped"), (9, "subAdds")])
                try $0.expect(
                    "maker.result, after maker.add(7).sub(2)", maker.result, is: 5, ifGot: [(7, "otherReturned")])
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
                try $0.expect("maker.result, after clean().add(3)", maker.result, is: 3, ifGot: [(2, "cleanOther")])
            },
            Check("method", of: "times") {
                let maker = Maker()
                try $0.expect(
                    "maker.add(2).times(3).sub(1).result", maker.add(2).times(3).sub(1).result, is: 5,
                    ifGot: [(4, "timesAdds"), (-1, "timesOther")])
                try $0.expect(
                    "maker.result, after maker.add(2).times(3).sub(1)", maker.result, is: 5,
                    ifGot: [(6, "timesOther"), (2, "timesOther")])
            },
            Check("make", of: "make") {
                let answer = Self()
                try $0.expect(
                    "make { mark in _ = mark.add(2).sub(1).clean().add(3) }",
                    answer.make { _ = $0.add(2).sub(1).clean().add(3) }, is: 3, ifGot: [(0, "notUsed")])
                try $0.expect(
                    "make { mark in _ = mark.add(5) }, after it", answer.make { _ = $0.add(5) }, is: 5,
                    ifGot: [(3, "fixed"), (8, "shared"), (10, "workTwice"), (18, "shared")])
            },
        ]
    }
}

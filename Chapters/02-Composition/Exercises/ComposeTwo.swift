/// 2.1: what it means to put two functions together.
public protocol ComposeTwo: Contract {
    /// Composes two functions of whole numbers: the right one goes first.
    ///
    /// `composeNumbers(increment, double)(5)` is `11`, since `double(5)` is `10`.
    /// `composeNumbers(double, increment)(5)` is `12`.
    func composeNumbers(_ f: @escaping (Int) -> Int, _ g: @escaping (Int) -> Int) -> (Int) -> Int

    /// Composes any two functions that fit: what `g` gives is what `f` takes.
    ///
    /// `compose({ $0.count }, String.init)(1234)` is `4`.
    /// `compose(String.init, { $0.count })("four")` is `"4"`.
    func compose<A, B, C>(_ f: @escaping (B) -> C, _ g: @escaping (A) -> B) -> (A) -> C
}

let composeTwo = Exercise(
    in: folder, 1, "compose-two", minutes: 6, words: English.composeTwo,
    compilerSuspects: [
        CompilerSuspect("typesSwapped", "cannot convert value of type 'A' to expected argument type 'B'"),
        CompilerSuspect("typesSwapped", "cannot convert value of type 'C' to expected argument type 'A'"),
        CompilerSuspect("typesSwapped", "cannot convert value of type 'B' to closure result type 'C'"),
        CompilerSuspect("called", "cannot convert value of type '(Int) -> Int' to expected argument type 'Int'"),
        CompilerSuspect("called", "cannot convert value of type '(A) -> B' to expected argument type 'B'"),
    ])

extension ComposeTwo {
    /// Which exercise it is.
    public static var exercise: Exercise { composeTwo }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        let increment = { $0 + 1 }
        let double = { $0 * 2 }
        let count: (String) -> Int = { $0.count }
        let text: (Int) -> String = { String($0) }
        return [
            Check("unchanged", of: "composeNumbers") {
                try $0.expect("composeNumbers({ $0 }, { $0 })(7)", Self().composeNumbers({ $0 }, { $0 })(7), is: 7)
            },
            Check("order", of: "composeNumbers") {
                let got = Self().composeNumbers(increment, double)(5)
                try $0.expect(
                    "composeNumbers(increment, double)(5)", got, is: 11,
                    ifGot: [(12, "swapped"), (6, "onlyF"), (10, "onlyG")])
            },
            Check("lazy", of: "composeNumbers") { examiner in
                var calls = 0
                let counted: (Int) -> Int = {
                    calls += 1
                    return $0
                }
                let composed = Self().composeNumbers({ $0 }, counted)
                try examiner.require(calls == 0, else: "early", .note("g ran \(calls)× before composed(1)"))
                _ = composed(1)
                try examiner.require(calls == 1, else: "twice", .note("g ran \(calls)× in composed(1)"))
            },
            Check("types", of: "compose") {
                try $0.expect("compose(count, text)(1234)", Self().compose(count, text)(1234), is: 4)
                try $0.expect("compose(text, count)(\"four\")", Self().compose(text, count)("four"), is: "4")
            },
        ]
    }
}

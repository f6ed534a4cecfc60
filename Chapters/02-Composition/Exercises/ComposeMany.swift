/// 2.2: any number of functions.
public protocol ComposeMany: Contract {
    /// Composes any number of functions: the last one goes first. None at all change nothing.
    ///
    /// `composeAll([increment, double, square])(3)` is `19`: 9, then 18, then 19.
    /// `composeAll([])(3)` is `3`.
    func composeAll(_ functions: [(Int) -> Int]) -> (Int) -> Int

    /// Applies a function to its own result, `times` times.
    ///
    /// `repeated(double, 3)(1)` is `8`.
    /// `repeated(double, 0)(1)` is `1`.
    func repeated(_ function: @escaping (Int) -> Int, _ times: Int) -> (Int) -> Int
}

let composeMany = Exercise(in: folder, 2, "compose-many", minutes: 8, words: English.composeMany)

extension ComposeMany {
    /// Which exercise it is.
    public static var exercise: Exercise { composeMany }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        let increment = { $0 + 1 }
        let double = { $0 * 2 }
        let square = { (x: Int) in x * x }
        return [
            Check("one", of: "composeAll") {
                try $0.expect("composeAll([double])(5)", Self().composeAll([double])(5), is: 10)
            },
            Check("many", of: "composeAll") {
                let got = Self().composeAll([increment, double, square])(3)
                try $0.expect(
                    "composeAll([increment, double, square])(3)", got, is: 19,
                    ifGot: [(64, "leftFirst"), (4, "sameInput"), (9, "sameInput"), (18, "lostOne")])
            },
            Check("none", of: "composeAll") {
                try $0.expect("composeAll([])(3)", Self().composeAll([])(3), is: 3, ifGot: [(0, "zero")])
            },
            Check("again", of: "repeated") {
                try $0.expect(
                    "repeated(double, 3)(1)", Self().repeated(double, 3)(1), is: 8,
                    ifGot: [(16, "onceMore"), (4, "onceLess"), (2, "onlyOnce"), (6, "added"), (0, "otherStart")])
                try $0.expect(
                    "repeated(increment, 3)(10)", Self().repeated(increment, 3)(10), is: 13,
                    ifGot: [(4, "otherStart"), (3, "otherStart")])
                try $0.expect(
                    "repeated(double, 0)(1)", Self().repeated(double, 0)(1), is: 1, ifGot: [(2, "atLeastOnce")])
            },
        ]
    }
}

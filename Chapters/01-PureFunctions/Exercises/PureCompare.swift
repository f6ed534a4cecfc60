/// 1.1: a comparison that depends on nothing but its argument.
public protocol PureCompare: Contract {
    /// Whether a number is greater than 1, whatever anybody does to `outerMinimum`.
    ///
    /// `innerCompare(3)` is `true`, also while `outerMinimum` is 5.
    /// `innerCompare(1)` is `false`.
    func innerCompare(_ number: Int) -> Bool

    /// Whether a number is greater than a minimum that the caller gives.
    ///
    /// `compare(7, over: 5)` is `true`.
    /// `compare(3, over: 5)` is `false`.
    func compare(_ number: Int, over minimum: Int) -> Bool
}

let pureCompare = Exercise(in: folder, 1, "pure-compare", minutes: 6, words: English.pureCompare)

extension PureCompare {
    /// Which exercise it is.
    public static var exercise: Exercise { pureCompare }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        [
            Check("greater", of: "innerCompare") {
                try $0.expect("innerCompare(2)", Self().innerCompare(2), is: true)
                try $0.expect("innerCompare(-4)", Self().innerCompare(-4), is: false)
            },
            Check("equal", of: "innerCompare") {
                try $0.expect("innerCompare(1)", Self().innerCompare(1), is: false, ifGot: [(true, "orEqual")])
            },
            Check("own", of: "innerCompare") { examiner in
                outerMinimum = 5
                try examiner.expect(
                    "innerCompare(3) while outerMinimum is 5", Self().innerCompare(3), is: true,
                    ifGot: [(false, "readsOuter")])
                try examiner.require(
                    outerMinimum == 5, else: "setsOuter",
                    .note("outerMinimum was 5 before innerCompare(3), and \(outerMinimum) after it"))
            },
            Check("given", of: "compare") {
                try $0.expect(
                    "compare(7, over: 5)", Self().compare(7, over: 5), is: true, ifGot: [(false, "turned")])
                try $0.expect(
                    "compare(3, over: 5)", Self().compare(3, over: 5), is: false, ifGot: [(true, "ignoresMinimum")])
                try $0.expect(
                    "compare(5, over: 5)", Self().compare(5, over: 5), is: false, ifGot: [(true, "orEqual")])
                outerMinimum = 100
                try $0.expect(
                    "compare(7, over: 5) while outerMinimum is 100", Self().compare(7, over: 5), is: true,
                    ifGot: [(false, "outerToo")])
                try $0.require(
                    outerMinimum == 100, else: "setsOuter",
                    .note("outerMinimum was 100 before compare(7, over: 5), and \(outerMinimum) after it"))
            },
        ]
    }
}

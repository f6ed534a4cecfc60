/// 1.4: what a pure function gave once may be remembered.
public protocol Memoize: Contract {
    /// A function that asks `f` once for each argument, and from then on remembers what it gave.
    ///
    /// With `let quick = memoize(square)`, `quick(4)` is `16`, and so is `quick(4)` again: `square` ran once.
    /// `quick(5)` is `25`.
    func memoize(_ f: @escaping (Int) -> Int) -> (Int) -> Int

    /// Whether `f`, called twice with the same input, gives the same twice: for every one of the inputs.
    ///
    /// `looksPure(square, at: [1, 2, 3])` is `true`.
    /// `looksPure(dice, at: [1, 2, 3])` is `false`, where `dice` gives something new each time.
    func looksPure(_ f: (Int) -> Int, at inputs: [Int]) -> Bool
}

let memoize = Exercise(
    in: folder, 4, "memoize", minutes: 12, words: English.memoize,
    compilerSuspects: [
        CompilerSuspect("inAnswer", "cannot assign through subscript: 'self' is immutable"),
        CompilerSuspect("fixed", "cannot assign through subscript: '*' is a 'let' constant"),
        CompilerSuspect("notStored", "sending 'f' risks causing data races"),
        CompilerSuspect("kept", "passing non-escaping parameter 'f' to function expecting an '@escaping' closure"),
        CompilerSuspect("kept", "escaping closure captures non-escaping parameter 'f'"),
    ])

extension Memoize {
    /// Which exercise it is.
    public static var exercise: Exercise { Chapter01PureFunctions.memoize }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        let square = { (x: Int) in x * x }
        let double = { $0 * 2 }
        return [
            Check("value", of: "memoize") {
                try $0.expect("memoize(square)(4)", Self().memoize(square)(4), is: 16)
            },
            Check("each", of: "memoize") {
                let quick = Self().memoize(square)
                _ = quick(4)
                try $0.expect("quick(5), after quick(4)", quick(5), is: 25, ifGot: [(16, "oneForAll")])
            },
            Check("apart", of: "memoize") {
                let answer = Self()
                _ = answer.memoize(square)(4)
                try $0.expect(
                    "memoize(double)(4), after memoize(square)(4)", answer.memoize(double)(4), is: 8,
                    ifGot: [(16, "shared")])
            },
            Check("once", of: "memoize") { try Self.examineCalls($0) },
            Check("same", of: "looksPure") {
                try $0.expect(
                    "looksPure(square, at: [1, 2, 3])", Self().looksPure(square, at: [1, 2, 3]), is: true,
                    ifGot: [(false, "acrossInputs")])
            },
            Check("different", of: "looksPure") {
                var rolls = 0
                let dice: (Int) -> Int = { _ in
                    rolls += 1
                    return rolls
                }
                try $0.expect(
                    "looksPure(dice, at: [1, 2, 3])", Self().looksPure(dice, at: [1, 2, 3]), is: false,
                    ifGot: [(true, "askedOnce")])
                for odd in [3, 1] {
                    let dicey = { $0 == odd ? dice($0) : $0 }
                    try $0.expect(
                        "looksPure(diceFor\(odd), at: [1, 2, 3])", Self().looksPure(dicey, at: [1, 2, 3]), is: false,
                        ifGot: [(true, "notAll")])
                }
            },
        ]
    }

    /// Counts how often the memoized function asks the one behind it.
    private static func examineCalls(_ examiner: Examiner) throws {
        var calls: [Int] = []
        func counted(giving f: @escaping (Int) -> Int) -> (Int) -> Int {
            calls = []
            return { x in
                calls.append(x)
                return f(x)
            }
        }
        let quick = Self().memoize(counted { $0 * $0 })
        try examiner.require(calls.isEmpty, else: "early", .note("f ran before anybody called memoize(f)(4)"))
        _ = quick(4)
        try examiner.require(calls.count == 1, else: "twice", .note("in quick(4), f ran \(calls.count)×"))
        _ = quick(4)
        try examiner.require(
            calls.count == 1, else: "notRemembered", .note("quick(4), quick(4): f ran \(calls.count)×"))
        _ = quick(5)
        _ = quick(4)
        try examiner.require(
            calls.count == 2, else: "onlyLast", .note("quick(4), quick(5), quick(4): f ran \(calls.count)×"))
        let nothing = Self().memoize(counted { _ in 0 })
        _ = nothing(4)
        _ = nothing(4)
        try examiner.require(
            calls.count == 1, else: "zeroForgotten",
            .note(
                """
                with an f that gives 0, f ran \(calls.count)× for quick(4), quick(4)
                """))
    }
}

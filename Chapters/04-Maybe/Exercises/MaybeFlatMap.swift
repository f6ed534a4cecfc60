/// 4.2: functions that themselves give a box.
public protocol MaybeFlatMap: Contract {
    /// Half of a number; nothing where it has no whole half.
    ///
    /// `half(12)` is `just(6)`.
    /// `half(7)` is `nothing`.
    func half(_ number: Int) -> Maybe<Int>

    /// Takes away one of two layers of boxes.
    ///
    /// `flatten(.just(.just(6)))` is `just(6)`.
    /// `flatten(.just(.nothing))` is `nothing`.
    func flatten<A>(_ box: Maybe<Maybe<A>>) -> Maybe<A>

    /// Makes a function that gives a box one that takes a box, too.
    ///
    /// `flatMap(half)(.just(12))` is `just(6)`.
    /// `flatMap(half)(.just(7))` is `nothing`.
    func flatMap<A, B>(_ f: @escaping (A) -> Maybe<B>) -> (Maybe<A>) -> Maybe<B>

    /// Half of the half; nothing where either step has none.
    ///
    /// `quarter(12)` is `just(3)`.
    /// `quarter(10)` is `nothing`.
    func quarter(_ number: Int) -> Maybe<Int>

    /// What stands on a sign: the quarter of a number, or `"no quarter"`.
    ///
    /// `sign(12)` is `"3"`.
    /// `sign(0)` is `"0"`, and `sign(10)` is `"no quarter"`.
    func sign(_ number: Int) -> String
}

extension MaybeFlatMap {
    /// `map` of 4.1: a function of values as one of boxes.
    public func map<A, B>(_ f: @escaping (A) -> B) -> (Maybe<A>) -> Maybe<B> { Article.map(f) }
}

let maybeFlatMap = Exercise(
    in: folder, 2, "maybe-flat-map", minutes: 12, words: English.maybeFlatMap,
    compilerSuspects: [
        CompilerSuspect("boxInBox", "cannot convert *'Maybe<Maybe<Int>>' to *'Maybe<Int>'"),
        CompilerSuspect("boxInBox", "cannot convert *'Maybe<Maybe<B>>' to *'Maybe<B>'"),
        CompilerSuspect("boxInBox", "cannot convert value of type 'Maybe<B>' to expected argument type 'B'"),
        CompilerSuspect("boxInBox", "cannot convert value of type 'Maybe<Int>' to closure result type 'Int'"),
        CompilerSuspect("stillBoxed", "cannot convert value of type 'Maybe<Int>' to expected argument type 'Int'"),
        CompilerSuspect("stillBoxed", "cannot convert value of type 'Maybe<A>' to expected argument type 'A'"),
        // All that Swift 6.3 has to say about map(half)(half(number)).
        CompilerSuspect("boxInBox", "failed to produce diagnostic for expression*"),
    ])

extension MaybeFlatMap {
    /// Which exercise it is.
    public static var exercise: Exercise { Chapter04Maybe.maybeFlatMap }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        [
            Check("even", of: "half") {
                try $0.expect("half(12)", Self().half(12), is: .just(6), ifGot: [(.just(24), "doubled")])
                try $0.expect(
                    "half(20)", Self().half(20), is: .just(10),
                    ifGot: [(.nothing, "hardCoded"), (.just(6), "hardCoded")])
                try $0.expect("half(-4)", Self().half(-4), is: .just(-2), ifGot: [(.nothing, "negativeLost")])
            },
            Check("odd", of: "half") {
                try $0.expect(
                    "half(7)", Self().half(7), is: .nothing,
                    ifGot: [(.just(3), "rounded"), (.just(4), "rounded"), (.just(7), "unhalved"), (.just(0), "zero")])
                try $0.expect("half(0)", Self().half(0), is: .just(0), ifGot: [(.nothing, "zeroIsNothing")])
                try $0.expect(
                    "half(-7)", Self().half(-7), is: .nothing,
                    ifGot: [(.just(-3), "oddNegative"), (.just(-4), "oddNegative")])
            },
            Check("flatten", of: "flatten") {
                try $0.expect(
                    "flatten(.just(.just(6)))", Self().flatten(Maybe.just(Maybe.just(6))), is: .just(6),
                    ifGot: [(.nothing, "lost")])
                try $0.expect("flatten(.just(.nothing))", Self().flatten(Maybe.just(Maybe<Int>.nothing)), is: .nothing)
                try $0.expect("flatten(.nothing)", Self().flatten(Maybe<Maybe<Int>>.nothing), is: .nothing)
            },
            Check("flatMap", of: "flatMap") {
                let answer = Self()
                let first = { (text: String) in text.first.map { Maybe.just($0) } ?? .nothing }
                try $0.expect(
                    "flatMap(first)(.just(\"bee\"))", answer.flatMap(first)(.just("bee")), is: .just("b"),
                    ifGot: [(.nothing, "flatMapLost")])
                var calls = 0
                _ = answer.flatMap { (text: String) in
                    calls += 1
                    return first(text)
                }(.just("bee"))
                try $0.require(calls == 1, else: "calledTwice", .note("f ran \(calls)× for .just(\"bee\")"))
                try $0.expect("flatMap(first)(.just(\"\"))", answer.flatMap(first)(.just("")), is: .nothing)
                try $0.expect("flatMap(first)(.nothing)", answer.flatMap(first)(.nothing), is: .nothing)
            },
            Check("quarter", of: "quarter") {
                try $0.expect("quarter(12)", Self().quarter(12), is: .just(3), ifGot: [(.just(6), "once")])
                try $0.expect(
                    "quarter(20)", Self().quarter(20), is: .just(5),
                    ifGot: [(.nothing, "quarterHard"), (.just(3), "quarterHard")])
                try $0.expect(
                    "quarter(10)", Self().quarter(10), is: .nothing,
                    ifGot: [(.just(2), "divided"), (.just(5), "lastKept"), (.just(0), "fromDefault")])
                try $0.expect(
                    "quarter(7)", Self().quarter(7), is: .nothing,
                    ifGot: [(.just(0), "fromDefault"), (.just(1), "divided"), (.just(7), "lastKept")])
                try $0.expect("quarter(0)", Self().quarter(0), is: .just(0))
            },
            Check("sign", of: "sign") {
                try $0.expect(
                    "sign(12)", Self().sign(12), is: "3", ifGot: [("just(3)", "boxShown"), ("6", "halfShown")])
                try $0.expect(
                    "sign(20)", Self().sign(20), is: "5", ifGot: [("no quarter", "signHard"), ("3", "signHard")])
                try $0.expect(
                    "sign(10)", Self().sign(10), is: "no quarter", ifGot: [("0", "hidden"), ("nothing", "boxShown")])
                try $0.expect("sign(0)", Self().sign(0), is: "0", ifGot: [("no quarter", "zeroForNothing")])
            },
        ]
    }
}

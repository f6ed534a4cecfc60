/// 4.1: what one can do with a box that may be empty.
public protocol MaybeMap: Contract {
    /// Puts a value into a box.
    ///
    /// `of(3)` is `just(3)`.
    /// `of("bee")` is `just("bee")`.
    func of<A>(_ value: A) -> Maybe<A>

    /// Whether a box is empty.
    ///
    /// `isNothing(.nothing)` is `true`.
    /// `isNothing(of(0))` is `false`.
    func isNothing<A>(_ box: Maybe<A>) -> Bool

    /// Makes a function of numbers one of boxes with numbers. An empty box stays empty.
    ///
    /// `mapNumbers(square)(.just(5))` is `just(25)`.
    /// `mapNumbers(square)(.nothing)` is `nothing`.
    func mapNumbers(_ f: @escaping (Int) -> Int) -> (Maybe<Int>) -> Maybe<Int>

    /// The same for functions of any types.
    ///
    /// `map(count)(.just("four"))` is `just(4)`.
    /// `map(count)(.nothing)` is `nothing`.
    func map<A, B>(_ f: @escaping (A) -> B) -> (Maybe<A>) -> Maybe<B>
}

let maybeMap = Exercise(
    in: folder, 1, "maybe-map", minutes: 10, words: English.maybeMap,
    compilerSuspects: [
        CompilerSuspect("unboxed", "cannot convert value of type 'B' to closure result type 'Maybe<B>'"),
        CompilerSuspect("unboxed", "cannot convert value of type 'B' to specified type 'Maybe<B>'"),
        CompilerSuspect("unboxed", "cannot convert value of type 'Int' to closure result type 'Maybe<Int>'"),
        CompilerSuspect("unboxed", "cannot convert value of type 'Int' to specified type 'Maybe<Int>'"),
        CompilerSuspect("wholeBox", "cannot convert value of type 'Maybe<A>' to expected argument type 'A'"),
        CompilerSuspect("wholeBox", "cannot convert value of type 'Maybe<Int>' to expected argument type 'Int'"),
    ])

extension MaybeMap {
    /// Which exercise it is.
    public static var exercise: Exercise { Chapter04Maybe.maybeMap }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        let square = { (x: Int) in x * x }
        let count: (String) -> Int = { $0.count }
        let text: (Int) -> String = { String($0) }
        return [
            Check("of", of: "of") {
                try $0.expect("of(3)", Self().of(3), is: .just(3), ifGot: [(.nothing, "ofNothing")])
                try $0.expect("of(\"bee\")", Self().of("bee"), is: .just("bee"))
            },
            Check("isNothing", of: "isNothing") {
                let empty = Self().isNothing(Maybe<Int>.nothing)
                let full = Self().isNothing(Maybe.just(0))
                try $0.require(
                    empty || !full, else: "reversed",
                    .note(
                        """
                        isNothing(.nothing) is false, isNothing(.just(0)) is true
                        """))
                try $0.require(
                    empty != full, else: "sameAnswer", .note("isNothing is \(empty) for both .nothing and .just(0)"))
                try $0.expect("isNothing(.nothing)", empty, is: true)
                try $0.expect("isNothing(.just(0))", full, is: false)
            },
            Check("applied", of: "mapNumbers") {
                try $0.expect(
                    "mapNumbers(square)(.just(5))", Self().mapNumbers(square)(.just(5)), is: .just(25),
                    ifGot: [(.nothing, "lost"), (.just(5), "unchanged"), (.just(625), "twice")])
                var calls = 0
                let got = Self().mapNumbers {
                    calls += 1
                    return $0 + 1
                }(.just(5))
                try $0.expect("mapNumbers(increment)(.just(5))", got, is: .just(6), ifGot: [(.just(25), "hardCoded")])
                try $0.require(calls == 1, else: "calledTwice", .note("f ran \(calls)× for .just(5)"))
            },
            Check("empty", of: "mapNumbers") { examiner in
                var calls = 0
                let got = Self().mapNumbers {
                    calls += 1
                    return $0 + 1
                }(.nothing)
                try examiner.require(
                    calls == 0 && got == .nothing, else: "default", .note("f ran \(calls)×, and \(got) came out"))
            },
            Check("identity", of: "mapNumbers") {
                try $0.law(
                    "identity", "map(identity) = identity", for: ("box", .maybe(.int)), ifBroken: "zeroHidden",
                    left: { box in Self().mapNumbers { $0 }(box) },
                    equals: { box in box })
            },
            Check("composition", of: "mapNumbers") {
                try $0.law(
                    "composition", "compose(map(f), map(g)) = map(compose(f, g))",
                    for: ("f", .function), ("g", .function), ("box", .maybe(.int)), ifBroken: "resultJudged",
                    left: { f, g, box in Self().mapNumbers(f.apply)(Self().mapNumbers(g.apply)(box)) },
                    equals: { f, g, box in Self().mapNumbers { f(g($0)) }(box) })
            },
            Check("types", of: "map") {
                try $0.expect(
                    "map(count)(.just(\"four\"))", Self().map(count)(.just("four")), is: .just(4),
                    ifGot: [(.nothing, "lost")])
                var calls = 0
                _ = Self().map { (text: String) in calls += text.count }(.just("f"))
                try $0.require(calls == 1, else: "calledTwice", .note("f ran \(calls)× for .just(\"f\")"))
                try $0.expect("map(text)(.just(4))", Self().map(text)(.just(4)), is: .just("4"))
                try $0.expect("map(text)(.nothing)", Self().map(text)(.nothing), is: .nothing)
            },
        ]
    }
}

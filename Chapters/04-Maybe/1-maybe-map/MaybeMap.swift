/// 4.1: a box that may be empty, and its `map`.
public protocol MaybeMap: Contract {
    /// Puts a value into a box.
    ///
    /// `of(3)` is `just(3)`.
    /// `of("bee")` is `just("bee")`.
    func of<A>(_ value: A) -> Maybe<A>

    /// Returns true if a box is empty.
    ///
    /// `isNothing(.nothing)` is `true`.
    /// `isNothing(of(0))` is `false`.
    func isNothing<A>(_ box: Maybe<A>) -> Bool

    /// Turns a function of numbers into a function of boxes with numbers. An empty box stays empty.
    ///
    /// `mapNumbers(square)(.just(5))` is `just(25)`.
    /// `mapNumbers(square)(.nothing)` is `nothing`.
    func mapNumbers(_ f: @escaping (Int) -> Int) -> (Maybe<Int>) -> Maybe<Int>

    /// Turns any function of values into a function of boxes.
    ///
    /// `map(count)(.just("four"))` is `just(4)`.
    /// `map(count)(.nothing)` is `nothing`.
    func map<A, B>(_ f: @escaping (A) -> B) -> (Maybe<A>) -> Maybe<B>
}

extension MaybeMap {
    static var checks: [Check<any MaybeMap>] {
        let functions = Argument("f", Generator<Fn<Int, Int>>.function)
        return [
            Check("of", of: "of") {
                try $0.agrees(
                    "of(_)", on: Argument("value", .int, edges: [0, -1, .min, .max]).andAtLast(.hardNumbers()),
                    examples: [3], tries: 60
                ) {
                    $0.of($1)
                }
                try $0.agrees(
                    "of(_)",
                    on: Argument("value", .phrase, edges: ["", " ", "nil", "nothing", "0", "none"])
                        .andAtLast(.hardTexts),
                    examples: ["bee"], tries: 40
                ) { $0.of($1) }
                // An empty box and `nil` are values, so `of` must put them into a box, too.
                try $0.expect("of(Maybe<Int>.nothing)", Self().of(Maybe<Int>.nothing), is: .just(.nothing))
                try $0.expect("of(Int?.none)", Self().of(Int?.none), is: .just(nil))
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
                try $0.agrees("isNothing(._)", on: boxes(of: Generator<Int>.int), tries: 60) {
                    $0.isNothing($1)
                }
                $0.running("isNothing(.just(\"bee\"))")
                let isRightForOthers = !Self().isNothing(Maybe.just("bee")) && !Self().isNothing(Maybe.just(""))
                $0.running("isNothing(.just(\"nothing\"))")
                let isText = Self().isNothing(Maybe.just("nothing"))
                $0.finished()
                if isRightForOthers {
                    try $0.expect(
                        "isNothing(.just(\"nothing\"))", isText, is: false, ifGot: [(true, "textJudged")])
                }
                try $0.agrees(
                    "isNothing(._)", on: boxes(of: Generator<String>.phrase),
                    examples: [.just(""), .just("nothing"), .just("nil")], tries: 40
                ) { $0.isNothing($1) }
                try $0.agrees(
                    "isNothing(._)", on: boxes(of: Generator<Maybe<Int>>.maybe(Generator<Int>.int)),
                    examples: [.just(.nothing)], tries: 20
                ) { $0.isNothing($1) }
                try $0.expect("isNothing(.just(Int?.none))", Self().isNothing(Maybe.just(Int?.none)), is: false)
            },
            Check("applied", of: "mapNumbers") { examiner in
                let answer = Self()
                var calls = 0
                let once = answer.mapNumbers {
                    calls += 1
                    return $0 + 1
                }(.just(5))
                // An answer that returns `f(f(5))` passes here: the comparison below explains its mistake.
                try examiner.require(
                    calls <= 1 || once != .just(6), else: "calledTwice",
                    .note("in mapNumbers(increment)(.just(5)), f ran \(calls)×"))
                try examiner.agrees(
                    "mapNumbers(_)(.just(_))", on: functions, Argument("value", .int, edges: [0, -1]),
                    examples: [(Fn("square") { $0 &* $0 }, 5), (Fn("increment") { $0 &+ 1 }, 5)]
                ) { $0.mapNumbers(examiner.log.spy("f", $1.apply))(.just($2)) }
                try examiner.agrees(
                    making: "mapNumbers(_)", named: ["g", "h", "k"], from: functions,
                    calls: Argument("box", Generator<Int>.int.map { Maybe.just($0) }), explainedBy: [], tries: 60
                ) { answer, log, f in answer.mapNumbers(log.spy("f", f)) }
                for value in [Int.min, .max] {
                    try examiner.expect(
                        "mapNumbers(identity)(.just(\(value)))", answer.mapNumbers { $0 }(.just(value)),
                        is: .just(value))
                }
            },
            Check("empty", of: "mapNumbers") { examiner in
                var calls = 0
                let got = Self().mapNumbers {
                    calls += 1
                    return $0 + 1
                }(.nothing)
                try examiner.require(
                    calls == 0 && got == .nothing, else: "default", .note("f ran \(calls)×, and the result was \(got)"))
                try examiner.agrees(
                    making: "mapNumbers(_)", named: ["g", "h", "k"], from: functions,
                    calls: boxes(of: Generator<Int>.int), tries: 60
                ) { answer, log, f in answer.mapNumbers(log.spy("f", f)) }
            },
            Check("identity", of: "mapNumbers") {
                try $0.law(
                    "identity", "map(identity) = identity", for: ("box", .maybe(.int)),
                    left: { box in Self().mapNumbers { $0 }(box) },
                    equals: { box in box })
            },
            Check("composition", of: "mapNumbers") {
                let answer = Self()
                try $0.law(
                    "composition", "compose(map(f), map(g)) = map(compose(f, g))",
                    for: ("f", .function), ("g", .function), ("box", .maybe(.int)),
                    left: { f, g, box in answer.mapNumbers(f.apply)(answer.mapNumbers(g.apply)(box)) },
                    equals: { f, g, box in answer.mapNumbers { f(g($0)) }(box) })
            },
            Check("types", of: "map") { examiner in
                _ = examiner.making("map(count)(.nothing)", ifItTraps: "emptyStops") {
                    Self().map(\.count)(Maybe<String>.nothing)
                }
                let counting = Argument("f", Generator<Fn<String, Int>>.function(from: String.self, to: Int.self))
                try examiner.agrees(
                    "map(_)(._)", on: counting, boxes(of: Generator<String>.word),
                    examples: [(Fn("count", \.count), .just("four"))], tries: 100
                ) { $0.map(examiner.log.spy("f", $1.apply))($2) }
                let describing = Argument("f", Generator<Fn<Int, String>>.function(from: Int.self, to: String.self))
                try examiner.agrees(
                    making: "map(_)", named: ["g", "h", "k"], from: describing,
                    calls: boxes(of: Generator<Int>.int), tries: 60
                ) { answer, log, f in answer.map(log.spy("f", f)) }
                // Detects an answer that does not call `f` if A and B are the same type.
                try examiner.agrees(
                    "map(_)(._)", on: functions, boxes(of: Generator<Int>.int),
                    examples: [(Fn("increment") { $0 &+ 1 }, .just(0))], explainedBy: ["typeKept"], tries: 40
                ) { $0.map(examiner.log.spy("f", $1.apply))($2) }
                try examiner.agrees(
                    "map(_)(._)",
                    on: Argument("f", Generator<Fn<String, String>>.function(from: String.self, to: String.self)),
                    boxes(of: Generator<String>.word), explainedBy: ["typeKept"], tries: 40
                ) { $0.map(examiner.log.spy("f", $1.apply))($2) }
                for word in ["nothing", "nil", ""] {
                    try examiner.expect(
                        "map(count)(.just(\(Tour.described(word))))", Self().map(\.count)(Maybe.just(word)),
                        is: .just(word.count))
                }
                try examiner.expect(
                    "map({ _ in 1 })(.just(.nothing))", Self().map { _ in 1 }(Maybe.just(Maybe<Int>.nothing)),
                    is: .just(1))
                let number = Fn<String, Maybe<Int>>("number") { Int($0).map { .just($0) } ?? .nothing }
                try examiner.agrees(
                    "map(number)(._)", on: boxes(of: Generator<String>.element(of: ["12", "0", "heavy", ""])),
                    examples: [.just("12"), .just("heavy")], explainedBy: ["boxJudged"], tries: 20
                ) { $0.map(number.apply)($1) }
                for word in ["nothing", "nil", "", "0"] {
                    try examiner.expect(
                        "map({ _ in \(Tour.described(word)) })(.just(1))", Self().map { _ in word }(Maybe.just(1)),
                        is: .just(word))
                }
                try examiner.expect(
                    "map({ $0 > 3 })(.just(1))", Self().map { $0 > 3 }(.just(1)), is: .just(false),
                    ifGot: [(.nothing, "falseJudged")])
                try examiner.expect(
                    "map({ Int($0) })(.just(\"heavy\"))", Self().map { Int($0) }(.just("heavy")), is: .just(nil),
                    ifGot: [(.nothing, "nilJudged")])
            },
        ]
    }
}

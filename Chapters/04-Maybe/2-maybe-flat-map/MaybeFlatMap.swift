/// 4.2: functions that themselves return a box.
public protocol MaybeFlatMap: Contract {
    /// Returns half of an even number, or `nothing` for an odd number.
    ///
    /// `half(12)` is `just(6)`.
    /// `half(7)` is `nothing`.
    func half(_ number: Int) -> Maybe<Int>

    /// Removes one of two layers of boxes.
    ///
    /// `flatten(.just(.just(6)))` is `just(6)`.
    /// `flatten(.just(.nothing))` is `nothing`.
    func flatten<A>(_ box: Maybe<Maybe<A>>) -> Maybe<A>

    /// Turns a function that returns a box into a function that also takes a box.
    ///
    /// `flatMap(half)(.just(12))` is `just(6)`.
    /// `flatMap(half)(.just(7))` is `nothing`.
    func flatMap<A, B>(_ f: @escaping (A) -> Maybe<B>) -> (Maybe<A>) -> Maybe<B>

    /// Returns a quarter of a number: half of its half. Returns `nothing` if the number or its half is odd.
    ///
    /// `quarter(12)` is `just(3)`.
    /// `quarter(10)` is `nothing`.
    func quarter(_ number: Int) -> Maybe<Int>

    /// Returns the text on a sign: the quarter of a number, or `"no quarter"` if the number has no quarter.
    ///
    /// `sign(12)` is `"3"`.
    /// `sign(0)` is `"0"`, and `sign(10)` is `"no quarter"`.
    func sign(_ number: Int) -> String
}

extension MaybeFlatMap {
    /// `map` of 4.1: turns a function of values into a function of boxes.
    public func map<A, B>(_ f: @escaping (A) -> B) -> (Maybe<A>) -> Maybe<B> { Ours.map(f) }
}

extension MaybeFlatMap {
    static var checks: [Check<any MaybeFlatMap>] {
        // Only about half of the random numbers are even, so this generator also makes more multiples of 2 and of 4.
        let number = Argument(
            "number", .one(of: [.int, Generator<Int>.int.map { 4 * $0 }, Generator<Int>.int.map { 2 * $0 }]),
            edges: [
                0, 2, -2, 1, -1, 4, -4, 1_000_000, 9_007_199_254_740_993, .max, .max - 1, .max - 3, .min, .min + 1,
                .min + 2, .min + 4,
            ],
            .feature("number is 0") { $0 == 0 },
            .feature("number is divisible by 4") { $0.isMultiple(of: 4) },
            .feature("number is divisible by 2, but not by 4") { $0.isMultiple(of: 2) && !$0.isMultiple(of: 4) },
            .feature("number is odd") { !$0.isMultiple(of: 2) })
        return [
            Check("even", of: "half") {
                try $0.agrees(
                    "half(_)", on: Argument("number", Generator<Int>.int.map { 2 * $0 }, edges: [0, -2]),
                    examples: [12, 20, -4], tries: 100
                ) { $0.half($1) }
            },
            Check("odd", of: "half") {
                try $0.agrees("half(_)", on: number, examples: [7, 0, -7]) { $0.half($1) }
            },
            Check("flatten", of: "flatten") {
                try $0.agrees(
                    "flatten(._)", on: boxes(of: Generator<Maybe<Int>>.maybe(Generator<Int>.int)),
                    examples: [.just(.just(6)), .just(.nothing)], tries: 60
                ) { $0.flatten($1) }
                try $0.agrees(
                    "flatten(._)", on: boxes(of: Generator<Maybe<String>>.maybe(Generator<String>.word)),
                    examples: [.just(.just("")), .just(.just("nothing"))], tries: 40
                ) { $0.flatten($1) }
                try $0.agrees(
                    "flatten(._)",
                    on: boxes(of: Generator<Maybe<Maybe<Int>>>.maybe(Generator<Maybe<Int>>.maybe(Generator<Int>.int))),
                    examples: [.just(.just(.nothing))], tries: 40
                ) { $0.flatten($1) }
                try $0.expect(
                    "flatten(.just(.just(Int?.none)))", Self().flatten(Maybe.just(Maybe.just(Int?.none))),
                    is: .just(Int?.none))
            },
            Check("flatMap", of: "flatMap") { examiner in
                let answer = Self()
                let functions = Argument("f", .element(of: [first, twice, none, second, says]))
                try examiner.agrees(
                    "flatMap(_)(._)", on: functions, boxes(of: Generator<String>.phrase),
                    examples: [(first, .just("bee")), (first, .just("")), (first, .nothing)], tries: 100
                ) { $0.flatMap(examiner.log.spy("f", $1.apply))($2) }
                // This box is full, although its value is `nil`.
                try examiner.expect(
                    "flatMap({ .just($0 == nil) })(.just(Int?.none))",
                    answer.flatMap { (number: Int?) in Maybe.just(number == nil) }(.just(Int?.none)), is: .just(true))
                try examiner.agrees(
                    making: "flatMap(_)", named: ["g", "h", "k"], from: functions,
                    calls: boxes(of: Generator<String>.phrase), tries: 60
                ) { answer, log, f in answer.flatMap(log.spy("f", f.apply)) }
                let next = Fn<Int, Maybe<Int>>("next") { .just($0 &+ 1) }
                let half = Fn<Int, Maybe<Int>>("half") { $0.isMultiple(of: 2) ? .just($0 / 2) : .nothing }
                try examiner.agrees(
                    "flatMap(half)(._)", on: boxes(of: Generator<Int>.int), examples: [.just(12)], tries: 40
                ) {
                    $0.flatMap(half.apply)($1)
                }
                try examiner.agrees(
                    making: "flatMap(_)", named: ["g", "h", "k"], from: Argument("f", .element(of: [half, next])),
                    calls: boxes(of: Generator<Int>.int), tries: 40
                ) { answer, log, f in answer.flatMap(log.spy("f", f.apply)) }
                try examiner.expect(
                    "flatMap({ _ in .just(.nothing) })(.just(1))",
                    answer.flatMap { (_: Int) in .just(Maybe<Int>.nothing) }(.just(1)), is: .just(.nothing))
            },
            Check("quarter", of: "quarter") {
                try $0.agrees("quarter(_)", on: number, examples: [12, 20, 10, 7, 0]) { $0.quarter($1) }
            },
            Check("sign", of: "sign") {
                try $0.agrees("sign(_)", on: number, examples: [12, 20, 10, 0]) { $0.sign($1) }
            },
        ]
    }
}

private let first = Fn<String, Maybe<String>>("first") { text in text.first.map { .just("\($0)") } ?? .nothing }
private let second = Fn<String, Maybe<String>>("second") { text in
    text.count > 1 ? .just("\(text.dropFirst().first!)") : .nothing
}
private let twice = Fn<String, Maybe<String>>("twice") { .just($0 + $0) }
private let says = Fn<String, Maybe<String>>("says") { _ in .just("nothing") }
private let none = Fn<String, Maybe<String>>("none") { _ in .nothing }

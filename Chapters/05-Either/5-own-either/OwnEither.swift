/// A type that holds one of two values. Your own type must meet these requirements.
@MainActor public protocol EitherShape<Left, Right> {
    /// The type of the error.
    associatedtype Left
    /// The type of the right value.
    associatedtype Right

    /// Makes an outcome with an error.
    ///
    /// `Outcome<String, Int>.wrong("late").toLeft` is `"late"`, and its `toRight` is `nil`.
    static func wrong(_ error: Left) -> Self

    /// Makes an outcome with a right value.
    ///
    /// `Outcome<String, Int>.fine(3).toRight` is `3`, and its `toLeft` is `nil`.
    static func fine(_ value: Right) -> Self

    /// The error, or `nil` if the outcome has a right value.
    var toLeft: Left? { get }
    /// The right value, or `nil` if the outcome has an error.
    var toRight: Right? { get }
}

/// 5.5: a type of your own that holds one of two values, judged with two pairs of types.
public protocol OwnEither: Contract {
    /// Your type with a string as the error and a number as the right value.
    associatedtype Numbers: EitherShape<String, Int>
    /// Your type with a string as the error and a string as the right value.
    associatedtype Texts: EitherShape<String, String>

    /// Applies a function to the right value.
    ///
    /// `map(text, .fine(4)).toRight` is `"4"`.
    /// `map(text, .wrong("late")).toLeft` is `"late"`.
    func map(_ f: (Int) -> String, _ outcome: Numbers) -> Texts

    /// Passes the right value to a function that may fail, and returns the outcome of that function. An error does not
    /// change.
    ///
    /// `flatMap(name, .fine(4)).toRight` is `"four"`, if `name(4)` is `.fine("four")`.
    /// `flatMap(name, .fine(5)).toLeft` is `"too big"`, if `name(5)` is `.wrong("too big")`.
    func flatMap(_ f: (Int) -> Texts, _ outcome: Numbers) -> Texts
}

extension OwnEither {
    static var checks: [Check<any OwnEither>] {
        let functions = Argument("f", Generator<Fn<Int, String>>.function(from: Int.self, to: String.self))
        return [
            Check("fine", of: "fine") {
                for number in [3, 0, -1, .min, .max] + Generator<Int>.int.samples(40) {
                    let outcome = Numbers.fine(number)
                    let call = "Outcome<String, Int>.fine(\(number))"
                    try $0.expect("\(call).toRight", outcome.toRight, is: number)
                    let left = $0.making("\(call).toLeft", ifItTraps: "sideStops") { Numbers.fine(number).toLeft }
                    try $0.expect("\(call).toLeft", left, is: nil, ifGot: [(left, "bothSides")])
                }
            },
            Check("wrong", of: "wrong") {
                for text in ["late", "", " ", "0", "nil", "3", "nothing", "LATE"] + Generator<String>.phrase.samples(40)
                {
                    let outcome = Numbers.wrong(text)
                    let call = "Outcome<String, Int>.wrong(\(text.debugDescription))"
                    try $0.expect(
                        "\(call).toLeft", outcome.toLeft, is: text,
                        // An answer that loses every error fails at "late", the first string.
                        ifGot: text == "late" ? [(nil, "errorLost")] : text.isEmpty ? [(nil, "emptyError")] : [])
                    let right = $0.making("\(call).toRight", ifItTraps: "sideStops") { Numbers.wrong(text).toRight }
                    try $0.expect("\(call).toRight", right, is: nil, ifGot: [(right, "valueMadeUp")])
                }
                // Reading an outcome must not change it.
                try $0.agrees(story: Look.outcomes, of: Look.sides, count: 1...5, tries: 60) {
                    $0.looked($1)
                }
                try $0.agrees(
                    "_.map { ($0.toLeft, $0.toRight) }",
                    on: Argument("outcomes", .array(of: Made.any, count: 0...4)), tries: 60
                ) { $0.opened($1) }
            },
            Check("sameType", of: "wrong") {
                for text in ["late", "", "4"] + Generator<String>.phrase.samples(40) {
                    let (wrong, fine) = (Texts.wrong(text), Texts.fine(text))
                    // Here both sides are strings. If "late" is missing, the answer has confused the two sides: an
                    // answer that always loses "late" already fails the check `wrong`, and its verdict shows that
                    // check.
                    let lost: (String) -> [(String?, String)] = {
                        text == "late" ? [(nil, "sidesMixed")] : text.isEmpty ? [(nil, $0)] : []
                    }
                    for (call, got, expected, suspects) in [
                        (
                            "wrong(\(text.debugDescription)).toLeft", wrong.toLeft, text, lost("emptyError")
                        ),
                        (
                            "wrong(\(text.debugDescription)).toRight", wrong.toRight, nil,
                            [(text, "sidesMixed"), (wrong.toRight, "valueMadeUp")]
                        ),
                        (
                            "fine(\(text.debugDescription)).toLeft", fine.toLeft, nil,
                            [(text, "sidesMixed"), (fine.toLeft, "bothSides")]
                        ),
                        (
                            "fine(\(text.debugDescription)).toRight", fine.toRight, text, lost("emptyValue")
                        ),
                    ] as [(String, String?, String?, [(String?, String)])] {
                        try $0.expect("Outcome<String, String>.\(call)", got, is: expected, ifGot: suspects)
                    }
                }
            },
            Check("map", of: "map") { examiner in
                let late = examiner.making("map(text, .wrong(\"late\"))", ifItTraps: "wrongStops") {
                    Self().map({ "\($0)" }, Numbers.wrong("late"))
                }
                if late.toRight == nil {
                    try examiner.expect(
                        "map(text, .wrong(\"late\")).toLeft", late.toLeft, is: "late", ifGot: [(nil, "mapLosesError")])
                }
                try examiner.agrees(
                    "map(_, _)", on: functions, Made.argument,
                    examples: [(Fn("text") { "\($0)" }, .fine(4)), (Fn("text") { "\($0)" }, .wrong("late"))]
                ) { $0.mapped(examiner.log.spy("f", $1.apply), $2) }
            },
            Check("flatMap", of: "flatMap") { examiner in
                let answer = Self()
                let late = examiner.making("flatMap(ifEven, .wrong(\"late\"))", ifItTraps: "wrongStops") {
                    answer.flatMap({ .fine("\($0)") }, Numbers.wrong("late"))
                }
                // If `flatMap` never calls `f`, the answer makes a different mistake, so the code below does not report
                // `errorChanged`.
                examiner.running("flatMap(ifEven, .fine(4))")
                let four = answer.flatMap({ .fine("\($0)") }, Numbers.fine(4))
                let odd = examiner.making(
                    "flatMap(ifEven, .fine(5)), where ifEven(5) is .wrong(\"odd\")", ifItTraps: "resultStops"
                ) { answer.flatMap({ _ in .wrong("odd") }, Numbers.fine(5)) }
                if late.toLeft == "late", four.toRight == "4", odd.toRight == nil {
                    try examiner.expect(
                        "flatMap(ifEven, .fine(5)).toLeft, where ifEven(5) is .wrong(\"odd\")", odd.toLeft, is: "odd",
                        ifGot: [(odd.toLeft, "errorChanged")])
                }
                try examiner.agrees(
                    "flatMap(_, _)", on: Argument("f", MayFail.any), Made.argument,
                    examples: [(.ifEven, .fine(4)), (.ifEven, .fine(5)), (.ifEven, .wrong("late"))]
                ) { $0.flatMapped($1, $2, examiner.log) }
                try examiner.agrees(story: Look.outcomes, of: Look.any, count: 1...6, tries: 60) {
                    $0.looked($1)
                }
            },
        ]
    }

    /// Returns both sides of each outcome. All outcomes are made before the first one is read, because only then do
    /// outcomes that share storage return wrong sides.
    fileprivate func opened(_ made: [Made]) -> [Sides] { made.map(Self.outcome).map { Sides($0) } }

    fileprivate func mapped(_ f: (Int) -> String, _ made: Made) -> Sides { Sides(map(f, Self.outcome(made))) }

    fileprivate func flatMapped(_ f: MayFail, _ made: Made, _ log: RunLog) -> Sides {
        let result = log.spy("f") { (number: Int) in f.result(number) }
        return Sides(
            flatMap(
                { number in
                    switch result(number) {
                    case .success(let text): .fine(text)
                    case .failure(let told): .wrong(told.text)
                    }
                }, Self.outcome(made)))
    }

    fileprivate func looked(_ log: RunLog) -> (Look) -> Void {
        let (four, late) = (Self.outcome(.fine(4)), Self.outcome(.wrong("late")))
        log.note("–")
        return { look in
            let outcome = look.isAtFour ? four : late
            switch look.way {
            case .toRight: log.note(Tour.described(outcome.toRight))
            case .toLeft: log.note(Tour.described(outcome.toLeft))
            case .map: log.note(Sides(map({ "\($0)" }, outcome)).description)
            case .flatMap: log.note(Sides(flatMap({ .fine("<\($0)>") }, outcome)).description)
            }
        }
    }

    private static func outcome(_ made: Made) -> Numbers {
        switch made {
        case .fine(let value): .fine(value)
        case .wrong(let error): .wrong(error)
        }
    }
}

private struct Look: CustomStringConvertible, Sendable {
    enum Way: String, CaseIterable { case toRight, toLeft, map = "map(text)", flatMap = "flatMap(inBrackets)" }

    static let outcomes = "let four = Outcome.fine(4), late = Outcome.wrong(\"late\")"

    let isAtFour: Bool
    let way: Way

    var description: String { "\(isAtFour ? "four" : "late").\(way.rawValue)" }

    static var any: Generator<Look> { .element(of: looks(Way.allCases)) }
    static var sides: Generator<Look> { .element(of: looks([.toRight, .toLeft])) }

    private static func looks(_ ways: [Way]) -> [Look] {
        [true, false].flatMap { isAtFour in ways.map { Look(isAtFour: isAtFour, way: $0) } }
    }
}

private struct Sides: CustomStringConvertible {
    let description: String

    @MainActor init(_ outcome: some EitherShape) {
        func told(_ value: Any?) -> String { value.map { ($0 as? String)?.debugDescription ?? "\($0)" } ?? "nil" }
        description = "toRight \(told(outcome.toRight)), toLeft \(told(outcome.toLeft))"
    }
}

private enum Made: CustomStringConvertible, Sendable {
    case fine(Int)
    case wrong(String)

    var description: String {
        switch self {
        case .fine(let value): ".fine(\(value))"
        case .wrong(let error): ".wrong(\(error.debugDescription))"
        }
    }

    private var isFine: Bool { if case .fine = self { true } else { false } }

    static var any: Generator<Made> {
        .one(of: [
            Generator<Int>.int.map { .fine($0) },
            Generator<String>.element(of: ["late", "", "4", "Ünal"]).map { .wrong($0) },
        ])
    }

    static var argument: Argument<Made> {
        Argument(
            "outcome", any, edges: [.fine(0), .wrong(""), .fine(.min), .fine(.max), .wrong("nil"), .wrong(" late ")],
            .feature("the outcome is fine") { $0.isFine }, .feature("the outcome is wrong") { !$0.isFine },
            .feature("the error is empty") { if case .wrong("") = $0 { true } else { false } },
            .feature("the value is 0") { if case .fine(0) = $0 { true } else { false } },
            .feature("the value is negative") { if case .fine(let value) = $0 { value < 0 } else { false } })
    }
}

private enum MayFail: String, CustomStringConvertible, CaseIterable, Sendable {
    case ifEven, inBrackets, fail, failWithoutWords

    struct Told: Error {
        let text: String
    }

    func result(_ number: Int) -> Result<String, Told> {
        switch self {
        case .ifEven: number.isMultiple(of: 2) ? .success("\(number)") : .failure(Told(text: "odd"))
        case .inBrackets: .success("<\(number)>")
        case .fail: .failure(Told(text: "no \(number)"))
        case .failWithoutWords: .failure(Told(text: ""))
        }
    }

    var description: String { rawValue }
    static var any: Generator<MayFail> { .anyCase }
}

/// What a type has to offer to be one of two values.
@MainActor public protocol EitherShape<Left, Right> {
    /// The type of what went wrong.
    associatedtype Left
    /// The type of what is right.
    associatedtype Right

    /// An error.
    ///
    /// `Outcome<String, Int>.wrong("late").toLeft` is `"late"`, and its `toRight` is `nil`.
    static func wrong(_ error: Left) -> Self

    /// A right value.
    ///
    /// `Outcome<String, Int>.fine(3).toRight` is `3`, and its `toLeft` is `nil`.
    static func fine(_ value: Right) -> Self

    /// The error, where there is one.
    var toLeft: Left? { get }
    /// The right value, where there is one.
    var toRight: Right? { get }
}

/// 5.5: a type of your own for one of two values, judged with two pairs of types.
public protocol OwnEither: Contract {
    /// Your type with a text for an error, and a number.
    associatedtype Numbers: EitherShape<String, Int>
    /// Your type with a text for an error, and a text.
    associatedtype Texts: EitherShape<String, String>

    /// Applies a function to the right value.
    ///
    /// `map(text, .fine(4)).toRight` is `"4"`.
    /// `map(text, .wrong("late")).toLeft` is `"late"`.
    func map(_ f: (Int) -> String, _ outcome: Numbers) -> Texts

    /// Applies a function that may fail to the right value.
    ///
    /// `flatMap(name, .fine(4)).toRight` is `"four"`, where `name(4)` is fine with `"four"`.
    /// `flatMap(name, .fine(5)).toLeft` is `"too big"`, where `name(5)` is wrong with `"too big"`.
    func flatMap(_ f: (Int) -> Texts, _ outcome: Numbers) -> Texts
}

let ownEither = Exercise(in: folder, 5, "own-either", minutes: 10, words: English.ownEither)

extension OwnEither {
    /// Which exercise it is.
    public static var exercise: Exercise { Chapter05Either.ownEither }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        let both = Generator<Result<Int, Told>>.result(
            .int, Generator<String>.element(of: ["late", "", "4"]).map(Told.init))
        return [
            Check("fine", of: "fine") {
                try $0.expect("Outcome<String, Int>.fine(3).toRight", Numbers.fine(3).toRight, is: 3)
                try $0.expect(
                    "Outcome<String, Int>.fine(3).toLeft", Numbers.fine(3).toLeft, is: nil, ifGot: [("", "bothSides")])
            },
            Check("wrong", of: "wrong") {
                try $0.expect(
                    "Outcome<String, Int>.wrong(\"late\").toLeft", Numbers.wrong("late").toLeft, is: "late",
                    ifGot: [(nil, "errorLost")])
                try $0.expect("Outcome<String, Int>.wrong(\"late\").toRight", Numbers.wrong("late").toRight, is: nil)
            },
            Check("sameType", of: "wrong") {
                try $0.expect(
                    """
                    Outcome<String, String>.wrong(\"\").toLeft
                    """, Texts.wrong("").toLeft, is: "", ifGot: [(nil, "sidesMixed")])
                try $0.expect(
                    "Outcome<String, String>.fine(\"late\").toLeft", Texts.fine("late").toLeft, is: nil,
                    ifGot: [("late", "sidesMixed")])
            },
            Check("map", of: "map") {
                try $0.law(
                    "the same as Result", "map(f, outcome) = result.map(f)",
                    for: ("f", .function(from: Int.self, to: String.self)), ("result", both), ifBroken: "mapDiffers",
                    left: { f, result in shown(Self().map({ f($0) }, outcome(result))) },
                    equals: { f, result in shown(result.map { f($0) }) })
                var calls = 0
                let f = { (number: Int) in
                    calls += 1
                    return "\(number)"
                }
                _ = Self().map(f, .wrong("late"))
                try $0.require(calls == 0, else: "askedOnLeft", .note("f ran \(calls)× in map(f, .wrong(\"late\"))"))
                _ = Self().map(f, .fine(4))
                try $0.require(calls == 1, else: "calledTwice", .note("f ran \(calls)× in map(f, .fine(4))"))
            },
            Check("flatMap", of: "flatMap") {
                try $0.law(
                    "the same as Result", "flatMap(f, outcome) = result.flatMap(f)",
                    for: ("f", .function(from: Int.self, to: String.self)), ("result", both),
                    ifBroken: "flatMapDiffers",
                    left: { f, result in
                        shown(Self().flatMap({ $0 % 2 == 0 ? Texts.fine(f($0)) : .wrong("odd") }, outcome(result)))
                    },
                    equals: { f, result in
                        shown(result.flatMap { $0 % 2 == 0 ? .success(f($0)) : .failure(Told("odd")) })
                    })
                var calls = 0
                let f = { (number: Int) in
                    calls += 1
                    return Texts.fine("\(number)")
                }
                _ = Self().flatMap(f, .wrong("late"))
                try $0.require(
                    calls == 0, else: "askedOnLeft", .note("f ran \(calls)× in flatMap(f, .wrong(\"late\"))"))
                _ = Self().flatMap(f, .fine(4))
                try $0.require(calls == 1, else: "calledTwice", .note("f ran \(calls)× in flatMap(f, .fine(4))"))
            },
        ]
    }

    private static func outcome(_ result: Result<Int, Told>) -> Numbers {
        switch result {
        case .success(let value): .fine(value)
        case .failure(let error): .wrong(error.description)
        }
    }

    private static func shown(_ texts: Texts) -> String {
        "right \(texts.toRight ?? "nil"), left \(texts.toLeft ?? "nil")"
    }

    private static func shown(_ result: Result<String, Told>) -> String {
        switch result {
        case .success(let value): "right \(value), left nil"
        case .failure(let error): "right nil, left \(error)"
        }
    }
}

/// An error that is a text.
private struct Told: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

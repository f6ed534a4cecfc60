/// The reason why a string is not an age.
public enum AgeError: Equatable, Sendable {
    /// The string is not a number.
    case notANumber(String)
    /// The number is below 0 or above 130.
    case outOfRange(Int)
}

/// 5.1: an error is a value.
public protocol EitherAge: Contract {
    /// Reads an age from a string, and returns the age or an error. A valid age is between 0 and 130. `Int(text)`
    /// decides what is a number.
    ///
    /// `age("41")` is `right(41)`.
    /// `age("old")` is `left(notANumber("old"))`, and `age("200")` is `left(outOfRange(200))`.
    func age(_ text: String) -> Either<AgeError, Int>

    /// Turns a function of values into a function of eithers. An error does not change.
    ///
    /// `map(increment)(.right(41))` is `right(42)`.
    /// `map(increment)(.left("late"))` is `left("late")`.
    func map<E, A, B>(_ f: @escaping (A) -> B) -> (Either<E, A>) -> Either<E, B>

    /// Turns a function of errors into a function of eithers. A right value does not change.
    ///
    /// `mapLeft(count)(.left("late"))` is `left(4)`.
    /// `mapLeft(count)(.right(41))` is `right(41)`.
    func mapLeft<E, F, A>(_ f: @escaping (E) -> F) -> (Either<E, A>) -> Either<F, A>

    /// Returns next year's age, or a sentence that tells the user what is wrong. Use `age`, `map` and `mapLeft`.
    ///
    /// `nextAge("41")` is `right(42)`.
    /// `nextAge("old")` is `left("old is not a number")`, and `nextAge("200")` is `left("200 is out of range")`.
    func nextAge(_ text: String) -> Either<String, Int>
}

extension EitherAge {
    static var checks: [Check<any EitherAge>] {
        let ages = Generator<Int>.int(in: 0...130).map { "\($0)" }
        let words = Generator<String>.element(of: [
            "old", "x", "", "12a", "forty-one", "4 1", "a41", "Ünal", "-",
            "41.9", "41.0", "1e1", " 41", "41 ", "41\n", "nan", "inf", "1e99", "0x1F", "1_0", "OLD", "４１",
            "99999999999999999999",
        ])
        let numbers = Generator<Int>.int(in: -150...300).map { "\($0)" }
        let text = Argument(
            "text", .one(of: [ages, numbers, words]),
            edges: [
                "0", "130", "131", "-1", "1", "129", "", "99999", "+200", "0200", "+41", "041", "-0",
                "0041", "007", "+130", "000131",
                "-9223372036854775808",
            ],
            .feature("text is 0") { $0 == "0" }, .feature("text is 130") { $0 == "130" },
            .feature("text is not a number") { Int($0) == nil },
            .feature("the number is negative") { (Int($0) ?? 0) < 0 },
            .feature("the number is above 130") { (Int($0) ?? 0) > 130 },
            .feature("the number is an age") { Int($0).map((0...130).contains) ?? false }
        ).andAtLast(.hardTexts)
        return [
            Check("text", of: "age") {
                // An answer that reads a `Double` may trap at one of the strings below, so "41.5" is checked first.
                $0.running("age(\"41.5\")")
                let decimal = Self().age("41.5")
                let isRightForWords = Self().age("old") == .left(.notANumber("old"))
                $0.finished()
                let isANumber = if case .left(.notANumber) = decimal { false } else { true }
                if isANumber, isRightForWords {
                    try $0.expect(
                        "age(\"41.5\")", decimal, is: .left(.notANumber("41.5")), ifGot: [(decimal, "decimal")])
                }
                for (text, number, mistake) in [
                    ("41.0", 41, "wholeDecimal"), (" 41", 41, "blanksDropped"), ("", 0, "emptyIsZero"),
                ] where isRightForWords {
                    $0.running("age(\"\(text)\")")
                    let got = Self().age(text)
                    $0.finished()
                    if got == .right(number) {
                        try $0.expect("age(\"\(text)\")", got, is: .left(.notANumber(text)), ifGot: [(got, mistake)])
                    }
                }
                try $0.agrees(
                    "age(_)", on: Argument("text", words).andAtLast([String].hardTexts.filter { Int($0) == nil }),
                    examples: ["old", "x", ""], tries: 30
                ) { $0.age($1) }
            },
            Check("good", of: "age") {
                try $0.agrees(
                    "age(_)", on: Argument("text", ages, edges: ["0", "130"]), examples: ["41", "7"], tries: 60
                ) { $0.age($1) }
            },
            Check("range", of: "age") {
                // If `age("200")` is wrong, the answer makes a different mistake, such as `oneReason`, so this loop
                // does not look for `ownRule`.
                for text in ["-1", "+200", "0200", "+41", "-0"] where Self().age("200") == .left(.outOfRange(200)) {
                    $0.running("age(\"\(text)\")")
                    let got = Self().age(text)
                    $0.finished()
                    guard got == .left(.notANumber(text)), let number = Int(text) else { continue }
                    try $0.expect(
                        "age(\"\(text)\")", got,
                        is: (0...130).contains(number) ? .right(number) : .left(.outOfRange(number)),
                        ifGot: [(got, "ownRule")])
                }
                $0.running("age(\"-1\")")
                let negative = Self().age("-1")
                $0.finished()
                let signs: [(Either<AgeError, Int>, String)] = [
                    (.left(.outOfRange(1)), "signLost"), (.right(-1), "unbounded"),
                ]
                if signs.contains(where: { $0.0 == negative }) {
                    try $0.expect("age(\"-1\")", negative, is: .left(.outOfRange(-1)), ifGot: signs)
                }
                try $0.agrees("age(_)", on: text, examples: ["200", "-1", "131", "0", "130"]) {
                    $0.age($1)
                }
                try $0.expect(
                    "age(\"9223372036854775807\")", Self().age("9223372036854775807"), is: .left(.outOfRange(.max)))
            },
            Check("map", of: "map") { examiner in
                let count = Argument("f", Generator<Fn<String, Int>>.function(from: String.self, to: Int.self))
                try examiner.agrees(
                    "map(_)(._)", on: count, eithers(.int, .word),
                    examples: [(Fn("count", \.count), .right("bee")), (Fn("count", \.count), .left(7))], tries: 100
                ) { $0.map(examiner.log.spy("f", $1.apply))($2) }
                try examiner.agrees(
                    making: "map(_)", named: ["g", "h", "k"], from: Argument("f", Generator<Fn<Int, Int>>.function),
                    calls: eithers(.word, .int), tries: 60
                ) { answer, log, f in answer.map(log.spy("f", f)) }
            },
            Check("mapLeft", of: "mapLeft") { examiner in
                let count = Argument("f", Generator<Fn<String, Int>>.function(from: String.self, to: Int.self))
                try examiner.agrees(
                    "mapLeft(_)(._)", on: count, eithers(.word, .int),
                    examples: [(Fn("count", \.count), .left("late")), (Fn("count", \.count), .right(41))], tries: 100
                ) { $0.mapLeft(examiner.log.spy("f", $1.apply))($2) }
                try examiner.agrees(
                    making: "mapLeft(_)", named: ["g", "h", "k"], from: Argument("f", Generator<Fn<Int, Int>>.function),
                    calls: eithers(.int, .word), tries: 60
                ) { answer, log, f in answer.mapLeft(log.spy("f", f)) }
            },
            Check("next", of: "nextAge") { examiner in
                // A `nextAge` that rejects 130 makes the mistake `rangeAfter` if it accepts −1, and `rangeAgain` if it
                // rejects −1.
                let next = ["129", "-1", "130", "200"].map { text in
                    examiner.running("nextAge(\"\(text)\")")
                    return Self().nextAge(text)
                }
                examiner.finished()
                if next[0] == .right(130), [.right(0), .left("-1 is out of range")].contains(next[1]),
                    case .left = next[2]
                {
                    let mistake = next[1] == .right(0) ? "rangeAfter" : "rangeAgain"
                    try examiner.expect("nextAge(\"130\")", next[2], is: .right(131), ifGot: [(next[2], mistake)])
                }
                if next[3] == .left("201 is out of range") {
                    try examiner.expect(
                        "nextAge(\"200\")", next[3], is: .left("200 is out of range"), ifGot: [(next[3], "numberAfter")]
                    )
                }
                if next[0] == .right(130), next[1] == .left("-1 is out of range") {
                    if next[2] == .right(130) {
                        try examiner.expect(
                            "nextAge(\"130\")", next[2], is: .right(131), ifGot: [(.right(130), "capped")])
                    }
                    examiner.running("nextAge(\"+200\")")
                    let got = Self().nextAge("+200")
                    if got == .left("+200 is out of range") {
                        try examiner.expect(
                            "nextAge(\"+200\")", got, is: .left("200 is out of range"), ifGot: [(got, "textInRange")])
                    }
                }
                try examineWords(examiner, "is not a number", for: ["old", "x"])
                try examineWords(examiner, "is out of range", for: ["200", "-1"])
                try examiner.agrees("nextAge(_)", on: text, examples: ["41", "7", "old", "x", "200", "-1"]) {
                    $0.nextAge($1)
                }
                try examiner.expect(
                    "nextAge(\"9223372036854775807\")", Self().nextAge("9223372036854775807"),
                    is: .left("9223372036854775807 is out of range"))
                // A call counts if it is in `nextAge` or in a helper, but not if it is in `age`, `map` or `mapLeft`.
                let members = ["age", "map", "mapLeft"]
                let unused = members.filter { member in
                    guard let everywhere = examiner.occurrences(of: [member], outside: member) else { return false }
                    let inOthers = members.filter { $0 != member }.map {
                        examiner.occurrences(of: [member], in: $0) ?? 0
                    }
                    return everywhere <= inOthers.reduce(0, +)
                }
                try examiner.require(
                    unused.isEmpty, else: "unusedStep", .note("not used in nextAge: " + unused.joined(separator: ", ")))
            },
        ]
    }
    /// Detects an answer whose error contains the right string or number, but the wrong words. Ignores an answer that
    /// returns the error as Swift prints it.
    private static func examineWords(
        _ examiner: Examiner<any EitherAge>, _ words: String, for texts: [String]
    ) throws {
        let got = texts.map { text in
            examiner.running("nextAge(\"\(text)\")")
            return Self().nextAge(text)
        }
        examiner.finished()
        guard case .left(let first) = got[0], case .left(let second) = got[1], first.contains(texts[0]),
            first.replacing(texts[0], with: texts[1]) == second
        else { return }
        let known = ["\(texts[0]) is not a number", "\(texts[0]) is out of range"]
        if known.contains(first) || ["notANumber", "outOfRange"].contains(where: { first.contains($0) }) { return }
        try examiner.expect(
            "nextAge(\"\(texts[0])\")", got[0], is: .left("\(texts[0]) \(words)"), ifGot: [(got[0], "otherWords")])
    }
}

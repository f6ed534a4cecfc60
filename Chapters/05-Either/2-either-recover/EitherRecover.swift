/// The reason why a setting cannot be used.
public enum SettingError: Equatable, Sendable {
    /// There is no setting with this key.
    case missing(String)
    /// The setting's value is not a number.
    case notANumber(String)
}

/// 5.2: one step after the other, and recovery from some errors.
public protocol EitherRecover: Contract {
    /// Turns a function that may fail into a function of eithers. An error does not change.
    ///
    /// `flatMap(number)(.right("8080"))` is `right(8080)`.
    /// `flatMap(number)(.left(.missing("port")))` is `left(missing("port"))`.
    func flatMap<E, A, B>(_ f: @escaping (A) -> Either<E, B>) -> (Either<E, A>) -> Either<E, B>

    /// Turns `mend` into a function of eithers. The new function calls `mend` with an error and returns a right value
    /// unchanged.
    ///
    /// `recover(mend)(.left("late"))` is the result of `mend("late")`.
    /// `recover(mend)(.right(41))` is `right(41)`.
    func recover<E, F, A>(_ mend: @escaping (E) -> Either<F, A>) -> (Either<E, A>) -> Either<F, A>

    /// Returns the port in the settings, or an error. Any number is a port here, even -1 or 70000.
    ///
    /// `port(["port": "9000"])` is `right(9000)`.
    /// `port([:])` is `left(missing("port"))`, and `port(["port": "none"])` is `left(notANumber("none"))`.
    func port(_ settings: [String: String]) -> Either<SettingError, Int>

    /// Returns the port in the settings, or 8080 if the port is missing. A wrong setting is still an error.
    ///
    /// `portOrDefault([:])` is `right(8080)`.
    /// `portOrDefault(["port": "none"])` is `left(notANumber("none"))`.
    func portOrDefault(_ settings: [String: String]) -> Either<SettingError, Int>
}

extension EitherRecover {
    /// Makes a function that looks up a setting: `lookup("port")(["port": "9000"])` is `right("9000")`, and
    /// `lookup("port")([:])` is `left(missing("port"))`.
    public func lookup(_ key: String) -> ([String: String]) -> Either<SettingError, String> {
        { settings in settings[key].map { .right($0) } ?? .left(.missing(key)) }
    }

    /// Reads a number: `number("9000")` is `right(9000)`, and `number("none")` is `left(notANumber("none"))`.
    public func number(_ text: String) -> Either<SettingError, Int> {
        Int(text).map { .right($0) } ?? .left(.notANumber(text))
    }
}

extension EitherRecover {
    static var checks: [Check<any EitherRecover>] {
        [
            Check("flatMap", of: "flatMap") { examiner in
                let steps = Argument("f", .element(of: [Step.parse, Step.count, Step.fails]))
                try examiner.agrees(
                    "flatMap(_)(._)", on: steps, eithers(.word, .element(of: ["8080", "x", "7", ""])),
                    examples: [
                        (Step.parse, .right("8080")), (Step.parse, .right("x")), (Step.parse, .left("late")),
                    ],
                    tries: 100
                ) { $0.flatMap(examiner.log.spy("f", $1.apply))($2) }
                try examiner.agrees(
                    making: "flatMap(_)", named: ["g", "h", "k"], from: steps, calls: eithers(.word, .word), tries: 60
                ) { answer, log, f in answer.flatMap(log.spy("f", f)) }
            },
            Check("recover", of: "recover") { examiner in
                let mends = Argument("mend", .element(of: [Step.parse, Step.count, Step.fails]))
                let outcome = eithers(Generator<String>.element(of: ["late", "8080", "7", ""]), Generator<Int>.int)
                try examiner.agrees(
                    "recover(_)(._)", on: mends, outcome,
                    examples: [(Step.parse, .left("7")), (Step.parse, .left("late")), (Step.parse, .right(41))],
                    tries: 100
                ) { $0.recover(examiner.log.spy("mend", $1.apply))($2) }
                try examiner.agrees(making: "recover(_)", from: mends, calls: outcome, tries: 60) {
                    answer, log, mend in answer.recover(log.spy("mend", mend))
                }
            },
            Check("port", of: "port") {
                try $0.agrees(
                    "port(_)", on: Self.settings,
                    examples: [
                        ["port": "9000"], ["port": "80"], [:], ["host": "7"], ["port": "none"], ["port": "x"],
                        ["port": ""],
                    ]
                ) { $0.port($1) }
                for function in ["lookup", "number"] { try $0.demand(function: function, else: "inline") }
            },
            Check("default", of: "portOrDefault") {
                $0.running("portOrDefault([:])")
                let other = Self().portOrDefault([:])
                $0.finished()
                if case .right = other {
                    try $0.expect("portOrDefault([:])", other, is: .right(8080), ifGot: [(other, "otherDefault")])
                }
                let others = Generator<[String: String]>.dictionary(
                    of: .element(of: ["host", "Port", "user"]), .element(of: ["7", "local", "", "9000"]))
                try $0.agrees(
                    "portOrDefault(_)", on: Argument("settings", others), examples: [[:], ["host": "7"]], tries: 40
                ) { $0.portOrDefault($1) }
            },
            Check("kept", of: "portOrDefault") {
                try $0.agrees(
                    "portOrDefault(_)", on: Self.settings,
                    examples: [["port": "9000"], ["port": "80"], ["port": "none"], ["port": "x"]]
                ) { $0.portOrDefault($1) }
            },
        ]
    }

    private static var settings: Argument<[String: String]> {
        let keys = Generator<String>.element(of: ["port", "port", "host", "Port"])
        let values = Generator<String>.one(of: [
            Generator<Int>.int(in: 0...9999).map { "\($0)" },
            .element(of: ["9000", "none", "x", "", "http", "8080", "-1"]),
            .element(of: [
                "NONE", " 9000", "9000 ", "+80", "0080", "9_000", "80.0", "1e3", "99999999999999999999", " ", "65536",
                "70000", "-8080",
            ]),
        ])
        return Argument(
            "settings",
            Generator<[(String, String)]>.array(of: .pair(keys, values), count: 0...3).map { entries in
                Dictionary(entries) { _, last in last }
            },
            edges: [
                [:], ["port": ""], ["port": "port"], ["port": "port", "host": "7"], ["port": "0"], ["PORT": "1"],
                [" port": "1"], ["port": "-1"], ["port": "65535"],
                ["port": "65536"], ["port": "9223372036854775807"], ["port": "-9223372036854775808"],
            ],
            .feature("there is no port") { $0["port"] == nil },
            .feature("the port is a number") { $0["port"].flatMap { Int($0) } != nil },
            .feature("the port is negative") { $0["port"].flatMap { Int($0) }.map { $0 < 0 } ?? false },
            .feature("the port is above 65535") { $0["port"].flatMap { Int($0) }.map { $0 > 65_535 } ?? false },
            .feature("the port is empty") { $0["port"] == "" },
            .feature("the port is not a number") { $0["port"].map { Int($0) == nil } ?? false }
        ).andAtLast([String].hardTexts.map { ["port": $0] })
    }
}

private enum Step {
    typealias Result = Either<String, Int>

    /// Reads a number, like the given function `number`, but its errors are strings.
    static let parse = Fn<String, Result>("parse") { text in Int(text).map { .right($0) } ?? .left(text + "?") }
    static let count = Fn<String, Result>("count") { .right($0.count) }
    static let fails = Fn<String, Result>("fail") { .left("no " + $0) }
}

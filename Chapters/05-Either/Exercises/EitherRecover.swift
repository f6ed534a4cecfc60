/// Why a setting cannot be used.
public enum SettingError: Equatable, Sendable {
    /// The setting is not there.
    case missing(String)
    /// The setting is there, and it is not a number.
    case notANumber(String)
}

/// 5.2: one step after the other, and a second chance for some errors.
public protocol EitherRecover: Contract {
    /// Makes a function that may fail one of eithers. An error passes by.
    ///
    /// `flatMap(number)(.right("8080"))` is `right(8080)`.
    /// `flatMap(number)(.left(.missing("port")))` is `left(missing("port"))`.
    func flatMap<E, A, B>(_ f: @escaping (A) -> Either<E, B>) -> (Either<E, A>) -> Either<E, B>

    /// Gives an error a second chance. A right value passes by.
    ///
    /// `recover(mend)(.left("late"))` is what `mend("late")` gives.
    /// `recover(mend)(.right(41))` is `right(41)`.
    func recover<E, F, A>(_ mend: @escaping (E) -> Either<F, A>) -> (Either<E, A>) -> Either<F, A>

    /// The port in some settings, or what is wrong with it.
    ///
    /// `port(["port": "9000"])` is `right(9000)`.
    /// `port([:])` is `left(missing("port"))`, and `port(["port": "none"])` is `left(notANumber("none"))`.
    func port(_ settings: [String: String]) -> Either<SettingError, Int>

    /// The same, with 8080 where the setting is missing. One that is there and wrong stays wrong.
    ///
    /// `portOrDefault([:])` is `right(8080)`.
    /// `portOrDefault(["port": "none"])` is `left(notANumber("none"))`.
    func portOrDefault(_ settings: [String: String]) -> Either<SettingError, Int>
}

extension EitherRecover {
    /// `lookup("port")(["port": "9000"])` is `right("9000")`, and `lookup("port")([:])` is `left(missing("port"))`.
    public func lookup(_ key: String) -> ([String: String]) -> Either<SettingError, String> {
        { settings in settings[key].map { .right($0) } ?? .left(.missing(key)) }
    }

    /// `number("9000")` is `right(9000)`, and `number("none")` is `left(notANumber("none"))`.
    public func number(_ text: String) -> Either<SettingError, Int> {
        Int(text).map { .right($0) } ?? .left(.notANumber(text))
    }
}

let eitherRecover = Exercise(
    in: folder, 2, "either-recover", minutes: 12, words: English.eitherRecover,
    compilerSuspects: [
        CompilerSuspect("wrapped", "cannot convert value of type 'Either<E, B>' to expected argument type 'B'"),
        CompilerSuspect("sameEither", "cannot convert * type 'Either<E, A>' to * type 'Either<F, A>'"),
        CompilerSuspect("sameEither", "cannot convert * type 'Either<E, A>' to * type 'Either<E, B>'"),
        CompilerSuspect(
            "stillInside",
            """
            cannot convert value of type 'Either<SettingError, String>' to expected argument type 'String'
            """),
    ])

extension EitherRecover {
    /// Which exercise it is.
    public static var exercise: Exercise { Chapter05Either.eitherRecover }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        let number: (String) -> Either<SettingError, Int> = { Self().number($0) }
        return [
            Check("flatMap", of: "flatMap") {
                try $0.expect(
                    "flatMap(number)(.right(\"8080\"))", Self().flatMap(number)(.right("8080")), is: .right(8080))
                try $0.expect(
                    "flatMap(number)(.right(\"x\"))", Self().flatMap(number)(.right("x")), is: .left(.notANumber("x")))
                try $0.expect(
                    "flatMap(number)(.left(.missing(\"port\")))", Self().flatMap(number)(.left(.missing("port"))),
                    is: .left(.missing("port")))
            },
            Check("recover", of: "recover") {
                let mend: (String) -> Either<Bool, Int> = { $0 == "late" ? .right($0.count) : .left(false) }
                try $0.expect("recover(mend)(.left(\"late\"))", Self().recover(mend)(.left("late")), is: .right(4))
                try $0.expect("recover(mend)(.left(\"lost\"))", Self().recover(mend)(.left("lost")), is: .left(false))
                try $0.expect("recover(mend)(.right(41))", Self().recover(mend)(.right(41)), is: .right(41))
            },
            Check("port", of: "port") {
                try $0.expect("port([\"port\": \"9000\"])", Self().port(["port": "9000"]), is: .right(9000))
                try $0.expect(
                    "port([\"port\": \"80\"])", Self().port(["port": "80"]), is: .right(80),
                    ifGot: [(.left(.notANumber("80")), "hardCoded"), (.right(9000), "hardCoded")])
                try $0.expect(
                    "port([:])", Self().port([:]), is: .left(.missing("port")),
                    ifGot: [(.left(.notANumber("")), "emptyText"), (.right(8080), "tooEarly"), (.right(0), "tooEarly")])
                try $0.expect(
                    "port([\"host\": \"7\"])", Self().port(["host": "7"]), is: .left(.missing("port")),
                    ifGot: [(.right(7), "anyKey")])
                try $0.expect(
                    "port([\"port\": \"none\"])", Self().port(["port": "none"]), is: .left(.notANumber("none")),
                    ifGot: [
                        (.left(.missing("port")), "oneReason"), (.right(8080), "tooEarly"), (.right(0), "tooEarly"),
                    ])
                try $0.expect(
                    "port([\"port\": \"x\"])", Self().port(["port": "x"]), is: .left(.notANumber("x")),
                    ifGot: [(.left(.notANumber("none")), "otherText")])
                try $0.expect(
                    "port([\"port\": \"\"])", Self().port(["port": ""]), is: .left(.notANumber("")),
                    ifGot: [(.left(.missing("port")), "emptyMissing")])
            },
            Check("default", of: "portOrDefault") {
                try $0.expect(
                    "portOrDefault([:])", Self().portOrDefault([:]), is: .right(8080),
                    ifGot: [(.left(.missing("port")), "notMended")])
                try $0.expect(
                    "portOrDefault([\"host\": \"7\"])", Self().portOrDefault(["host": "7"]), is: .right(8080),
                    ifGot: [(.left(.missing("port")), "notMended")])
            },
            Check("kept", of: "portOrDefault") {
                try $0.expect(
                    "portOrDefault([\"port\": \"9000\"])", Self().portOrDefault(["port": "9000"]), is: .right(9000),
                    ifGot: [(.right(8080), "always")])
                try $0.expect(
                    "portOrDefault([\"port\": \"80\"])", Self().portOrDefault(["port": "80"]), is: .right(80),
                    ifGot: [(.right(9000), "hardCoded")])
                try $0.expect(
                    "portOrDefault([\"port\": \"none\"])", Self().portOrDefault(["port": "none"]),
                    is: .left(.notANumber("none")),
                    ifGot: [(.right(8080), "tooMuch"), (.left(.missing("port")), "otherError")])
            },
        ]
    }
}

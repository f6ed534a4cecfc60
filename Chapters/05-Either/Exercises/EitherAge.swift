/// Why a text is no age.
public enum AgeError: Equatable, Sendable {
    /// The text is not a number.
    case notANumber(String)
    /// No person is that old.
    case outOfRange(Int)
}

/// 5.1: an error is a value.
public protocol EitherAge: Contract {
    /// An age from 0 to 130 in a text, or what is wrong with it.
    ///
    /// `age("41")` is `right(41)`.
    /// `age("old")` is `left(notANumber("old"))`, and `age("200")` is `left(outOfRange(200))`.
    func age(_ text: String) -> Either<AgeError, Int>

    /// Makes a function of right values one of eithers. An error passes by.
    ///
    /// `map(increment)(.right(41))` is `right(42)`.
    /// `map(increment)(.left("late"))` is `left("late")`.
    func map<E, A, B>(_ f: @escaping (A) -> B) -> (Either<E, A>) -> Either<E, B>

    /// Makes a function of errors one of eithers. A right value passes by.
    ///
    /// `mapLeft(count)(.left("late"))` is `left(4)`.
    /// `mapLeft(count)(.right(41))` is `right(41)`.
    func mapLeft<E, F, A>(_ f: @escaping (E) -> F) -> (Either<E, A>) -> Either<F, A>

    /// The age in a year's time, and for a person to read what is wrong.
    ///
    /// `nextAge("41")` is `right(42)`.
    /// `nextAge("old")` is `left("old is not a number")`, and `nextAge("200")` is `left("200 is out of range")`.
    func nextAge(_ text: String) -> Either<String, Int>
}

let eitherAge = Exercise(
    in: folder, 1, "either-age", minutes: 12, words: English.eitherAge,
    compilerSuspects: [
        CompilerSuspect("sameEither", "cannot convert * type 'Either<E, A>' to * type 'Either<E, B>'"),
        CompilerSuspect("sameEither", "cannot convert * type 'Either<E, A>' to * type 'Either<F, A>'"),
        CompilerSuspect("bothSides", "cannot convert value of type 'E' to expected argument type 'A'"),
        CompilerSuspect("errorThrownAway", "cannot convert value of type 'B' to * type 'Either<E, B>'"),
    ])

extension EitherAge {
    /// Which exercise it is.
    public static var exercise: Exercise { Chapter05Either.eitherAge }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        [
            Check("good", of: "age") {
                try $0.expect("age(\"41\")", Self().age("41"), is: .right(41))
                try $0.expect(
                    "age(\"7\")", Self().age("7"), is: .right(7), ifGot: [(.left(.outOfRange(7)), "hardCoded")])
            },
            Check("text", of: "age") {
                try $0.expect(
                    "age(\"old\")", Self().age("old"), is: .left(.notANumber("old")),
                    ifGot: [
                        (.right(0), "defaulted"), (.left(.outOfRange(0)), "wrongReason"),
                        (.left(.notANumber("")), "textLost"),
                    ])
                try $0.expect(
                    "age(\"x\")", Self().age("x"), is: .left(.notANumber("x")),
                    ifGot: [(.left(.notANumber("old")), "otherText")])
                try $0.expect(
                    "age(\"\")", Self().age(""), is: .left(.notANumber("")), ifGot: [(.right(0), "defaulted")])
            },
            Check("range", of: "age") {
                try $0.expect(
                    "age(\"200\")", Self().age("200"), is: .left(.outOfRange(200)),
                    ifGot: [
                        (.right(200), "unbounded"), (.right(130), "clamped"), (.left(.notANumber("200")), "oneReason"),
                    ])
                try $0.expect(
                    "age(\"-1\")", Self().age("-1"), is: .left(.outOfRange(-1)),
                    ifGot: [(.right(-1), "unbounded"), (.right(0), "clamped"), (.left(.notANumber("-1")), "oneReason")])
                try $0.expect(
                    "age(\"131\")", Self().age("131"), is: .left(.outOfRange(131)), ifGot: [(.right(131), "unbounded")])
                try $0.expect("age(\"0\")", Self().age("0"), is: .right(0), ifGot: [(.left(.outOfRange(0)), "edge")])
                try $0.expect(
                    "age(\"130\")", Self().age("130"), is: .right(130), ifGot: [(.left(.outOfRange(130)), "edge")])
            },
            Check("map", of: "map") {
                let count: (String) -> Int = { $0.count }
                try $0.expect(
                    "map(count)(.right(\"bee\"))", Self().map(count)(Either<Bool, String>.right("bee")), is: .right(3))
                try $0.expect(
                    "map(count)(.left(true))", Self().map(count)(Either<Bool, String>.left(true)), is: .left(true))
            },
            Check("mapLeft", of: "mapLeft") {
                let count: (String) -> Int = { $0.count }
                try $0.expect(
                    "mapLeft(count)(.left(\"late\"))", Self().mapLeft(count)(Either<String, Bool>.left("late")),
                    is: .left(4))
                try $0.expect(
                    "mapLeft(count)(.right(true))", Self().mapLeft(count)(Either<String, Bool>.right(true)),
                    is: .right(true))
            },
            Check("next", of: "nextAge") {
                try $0.expect("nextAge(\"41\")", Self().nextAge("41"), is: .right(42), ifGot: [(.right(41), "sameAge")])
                try $0.expect(
                    "nextAge(\"7\")", Self().nextAge("7"), is: .right(8),
                    ifGot: [(.left("200 is out of range"), "textHard")])
                try $0.expect(
                    "nextAge(\"old\")", Self().nextAge("old"), is: .left("old is not a number"),
                    ifGot: [
                        (.right(1), "counted"), (.right(0), "counted"), (.left("notANumber(\"old\")"), "printed"),
                    ])
                try $0.expect(
                    "nextAge(\"x\")", Self().nextAge("x"), is: .left("x is not a number"),
                    ifGot: [(.left("old is not a number"), "textHard")])
                let out = Self().nextAge("200")
                try $0.expect(
                    "nextAge(\"200\")", out, is: .left("200 is out of range"),
                    ifGot: [(.left("200 is not a number"), "oneText"), (.left("old is not a number"), "oneText")])
                try $0.expect(
                    "nextAge(\"-1\")", Self().nextAge("-1"), is: .left("-1 is out of range"),
                    ifGot: [(.left("200 is out of range"), "textHard")])
            },
        ]
    }
}

import CurrycombWorkbook

/// Chapter 5: errors as values.
public let either = Chapter(
    folder: folder, title: "Either", about: "Errors as values: the first one, or all of them.",
    exercises: [eitherAge, eitherRecover, eitherForm, eitherOrders, ownEither])

package let folder = "05-Either"

package let eitherAge = Exercise(
    in: folder, 1, "either-age", minutes: 12, words: English.eitherAge,
    compilerSuspects: [
        CompilerSuspect(
            "sameEither", in: ["map", "mapLeft"], "cannot convert * type 'Either<E, A>' to * type 'Either<E, B>'"),
        CompilerSuspect(
            "sameEither", in: ["map", "mapLeft"], "cannot convert * type 'Either<E, A>' to * type 'Either<F, A>'"),
        CompilerSuspect(
            "bothSides", in: ["map", "mapLeft"], "cannot convert value of type 'E' to expected argument type 'A'"),
        CompilerSuspect("errorThrownAway", in: ["map"], "cannot convert value of type 'B' to * type 'Either<E, B>'"),
    ])

package let eitherRecover = Exercise(
    in: folder, 2, "either-recover", minutes: 12, words: English.eitherRecover,
    compilerSuspects: [
        CompilerSuspect(
            "wrapped", in: ["flatMap"], "cannot convert value of type 'Either<E, B>' to expected argument type 'B'"),
        CompilerSuspect(
            "sameEither", in: ["flatMap", "recover"], "cannot convert * type 'Either<E, A>' to * type 'Either<F, A>'"),
        CompilerSuspect(
            "sameEither", in: ["flatMap", "recover"], "cannot convert * type 'Either<E, A>' to * type 'Either<E, B>'"),
        CompilerSuspect(
            "stillInside", in: ["port"],
            """
            cannot convert value of type 'Either<SettingError, String>' to expected argument type 'String'
            """),
    ])

package let eitherForm = Exercise(
    in: folder, 3, "either-form", minutes: 12, words: English.eitherForm,
    compilerSuspects: [
        CompilerSuspect("noCombine", in: ["signUp"], "missing argument for parameter 'with' in call")
    ])

package let eitherOrders = Exercise(in: folder, 4, "either-orders", minutes: 15, words: English.eitherOrders)

package let ownEither = Exercise(
    in: folder, 5, "own-either", minutes: 10, words: English.ownEither,
    compilerSuspects: [
        CompilerSuspect("namedAlike", "pattern with associated values does not match enum case 'wrong'"),
        CompilerSuspect("namedAlike", "pattern with associated values does not match enum case 'fine'"),
        CompilerSuspect("namedAlike", "invalid redeclaration of 'wrong*"),
        CompilerSuspect("namedAlike", "invalid redeclaration of 'fine*"),
        CompilerSuspect(
            "namedAlike", in: ["toLeft"],
            "cannot convert value of type 'ExpressibleByNilLiteral' to specified type 'Left'"),
        CompilerSuspect(
            "namedAlike", in: ["toRight"],
            "cannot convert value of type 'ExpressibleByNilLiteral' to specified type 'Right'"),
    ])

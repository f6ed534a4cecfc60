import CurrycombWorkbook

/// Chapter 4: a box for what may be missing.
public let maybe = Chapter(
    folder: folder, title: "Maybe", about: "A box for what may be missing, and a pipe that does not mind.",
    exercises: [maybeMap, maybeFlatMap, maybeFirstName, ownMaybe])

package let folder = "04-Maybe"

package let maybeMap = Exercise(
    in: folder, 1, "maybe-map", minutes: 10, words: English.maybeMap,
    compilerSuspects: [
        CompilerSuspect(
            "unboxed", in: ["map", "mapNumbers"], "cannot convert value of type 'B' to closure result type 'Maybe<B>'"),
        CompilerSuspect(
            "unboxed", in: ["map", "mapNumbers"], "cannot convert value of type 'B' to specified type 'Maybe<B>'"),
        CompilerSuspect(
            "unboxed", in: ["map", "mapNumbers"],
            "cannot convert value of type 'Int' to closure result type 'Maybe<Int>'"),
        CompilerSuspect(
            "unboxed", in: ["map", "mapNumbers"], "cannot convert value of type 'Int' to specified type 'Maybe<Int>'"),
        CompilerSuspect(
            "wholeBox", in: ["map", "mapNumbers"],
            "cannot convert value of type 'Maybe<A>' to expected argument type 'A'"),
        CompilerSuspect(
            "wholeBox", in: ["map", "mapNumbers"],
            "cannot convert value of type 'Maybe<Int>' to expected argument type 'Int'"),
    ])

package let maybeFlatMap = Exercise(
    in: folder, 2, "maybe-flat-map", minutes: 12, words: English.maybeFlatMap,
    compilerSuspects: [
        CompilerSuspect("boxInBox", in: ["quarter", "sign"], "cannot convert *'Maybe<Maybe<Int>>' to *'Maybe<Int>'"),
        CompilerSuspect("boxInBox", in: ["flatMap"], "cannot convert *'Maybe<Maybe<B>>' to *'Maybe<B>'"),
        CompilerSuspect(
            "boxInBox", in: ["flatMap"], "cannot convert value of type 'Maybe<B>' to expected argument type 'B'"),
        CompilerSuspect(
            "boxInBox", in: ["quarter", "sign"],
            "cannot convert value of type 'Maybe<Int>' to closure result type 'Int'"),
        CompilerSuspect(
            "stillBoxed", in: ["quarter"], "cannot convert value of type 'Maybe<Int>' to expected argument type 'Int'"),
        CompilerSuspect(
            "wholeBox", in: ["flatMap", "flatten"],
            "cannot convert value of type 'Maybe<A>' to expected argument type 'A'"),
        // All that Swift 6.3 has to say about map(half)(half(number)).
        CompilerSuspect("boxInBox", in: ["quarter"], "failed to produce diagnostic for expression*"),
    ])

package let maybeFirstName = Exercise(
    in: folder, 3, "maybe-first-name", minutes: 12, words: English.maybeFirstName,
    compilerSuspects: [
        CompilerSuspect(
            "unmapped", in: ["isFirstNameFourLetter"],
            """
            cannot convert value of type '*(String) -> [String]' to expected argument type '*'
            """),
        CompilerSuspect(
            "unmapped", in: ["isFirstNameFourLetter"],
            "cannot convert return expression of type 'Bool' to return type 'Maybe<Bool>'"),
        CompilerSuspect(
            "mapForFlatMap", in: ["isFirstNameFourLetter"],
            "cannot convert value of type '*(String) -> Int' to expected argument type '(Maybe<String>) -> Int'"),
        CompilerSuspect("mapForFlatMap", in: ["isFirstNameFourLetter"], "cannot convert *Maybe<Maybe<*"),
    ])

package let ownMaybe = Exercise(
    in: folder, 4, "own-maybe", minutes: 12, words: English.ownMaybe,
    compilerSuspects: [
        CompilerSuspect("namedAlike", "pattern with associated values does not match enum case 'of'"),
        CompilerSuspect("namedAlike", "invalid redeclaration of 'of*"),
        CompilerSuspect(
            "namedAlike", in: ["optional"],
            "cannot convert value of type 'ExpressibleByNilLiteral' to specified type 'Wrapped'"),
    ])

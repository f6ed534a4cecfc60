import CurrycombWorkbook

/// Chapter 3: a function of several arguments as functions of one, ready for a pipeline.
public let currying = Chapter(
    folder: folder, title: "Currying", about: "One argument at a time.",
    exercises: [curry, partial, flip, match, failingPaths])

package let folder = "03-Currying"

package let curry = Exercise(
    in: folder, 1, "curry", minutes: 10, words: English.curry,
    compilerSuspects: [
        CompilerSuspect(
            "turnedTypes", in: ["curryNumbers", "curry"], "unnamed argument #2 must precede unnamed argument #1"),
        CompilerSuspect(
            "stillBoth", in: ["curry", "curryNumbers"],
            "cannot convert * of type '(A, B) -> C' to * type '(A) -> (B) -> C'"),
        CompilerSuspect(
            "stillBoth", in: ["curry", "curryNumbers"],
            "contextual closure type '(A) -> (B) -> C' expects 1 argument, but 2 were used *"),
        CompilerSuspect(
            "oneByOne", in: ["uncurry"], "cannot convert value of type '(B) -> C' to closure result type 'C'"),
        CompilerSuspect(
            "oneByOne", in: ["uncurry"], "cannot convert * of type '(A) -> (B) -> C' to * type '(A, B) -> C'"),
    ])

package let partial = Exercise(
    in: folder, 2, "partial", minutes: 9, words: English.partial,
    compilerSuspects: [
        CompilerSuspect("turnedTypes", in: ["partial"], "unnamed argument #2 must precede unnamed argument #1"),
        CompilerSuspect("restTypes", in: ["partial"], "cannot convert value of type 'C' to expected argument type 'B'"),
        CompilerSuspect("tooFew", in: ["partial"], "missing argument for parameter #2 in call"),
        CompilerSuspect(
            "tooFew", in: ["partial"], "cannot convert return expression of type 'C' to return type '(B) -> C'"),
        CompilerSuspect(
            "notTogether", in: ["partial"],
            "contextual closure type '(B, C) -> D' expects 2 arguments, but 1 was used in closure body"),
    ])

package let flip = Exercise(
    in: folder, 3, "flip", minutes: 9, words: English.flip,
    compilerSuspects: [
        CompilerSuspect(
            "sameTypes", in: ["flip"], "cannot convert * of type '(A) -> (B) -> C' to * type '(B) -> (A) -> C'"),
        CompilerSuspect("sameTypes", in: ["flip"], "cannot convert value of type 'B' to expected argument type 'A'"),
        CompilerSuspect(
            "partOpen", in: ["words"],
            """
            cannot convert value of type '*(String) -> (String) -> Bool' to expected argument type \
            '(String) throws -> Bool'
            """),
    ])

package let match = Exercise(
    in: folder, 4, "match", minutes: 10, words: English.match,
    compilerSuspects: [
        CompilerSuspect("matchItself", in: ["match"], "cannot convert value of type '[Regex<*' to * type '[String]'"),
        CompilerSuspect("substring", in: ["match"], "cannot convert value of type 'Substring' to * type 'String'"),
        CompilerSuspect(
            "substring", in: ["match"],
            "key path value type 'Substring' cannot be converted to contextual type 'String'"),
    ])

package let failingPaths = Exercise(
    in: folder, 5, "failing-paths", minutes: 15, words: English.failingPaths,
    compilerSuspects: [
        CompilerSuspect(
            "pathTooEarly", in: ["failingPaths"],
            "cannot convert value of type '*([String]) -> Bool' to expected argument type '(String) -> Bool'"),
        CompilerSuspect(
            "oneForMany", in: ["failingPaths"],
            """
            cannot convert value of type '*(String) -> [String]' to expected argument type '([String]) -> *'
            """),
    ])

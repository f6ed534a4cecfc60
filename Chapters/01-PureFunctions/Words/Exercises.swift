import CurrycombWorkbook

/// Chapter 1: the same arguments always give the same value, and nothing else happens.
public let pureFunctions = Chapter(
    folder: folder, title: "Pure functions", about: "The same arguments, the same value.",
    exercises: [pureCompare, hiddenInputs, delayRequest, memoize, parallelTotal])

package let folder = "01-PureFunctions"

package let pureCompare = Exercise(in: folder, 1, "pure-compare", minutes: 6, words: English.pureCompare)

package let hiddenInputs = Exercise(in: folder, 2, "hidden-inputs", minutes: 9, words: English.hiddenInputs)

package let delayRequest = Exercise(
    in: folder, 3, "delay-request", minutes: 8, words: English.delayRequest,
    compilerSuspects: [
        CompilerSuspect(
            "calledNow", in: ["delayRequest", "delayRequests"],
            "cannot convert return expression of type 'String' to return type '() -> String'"),
        CompilerSuspect(
            "calledNow", in: ["delayRequest", "delayRequests"],
            """
            cannot convert return expression of type '[String]' to return type '() -> [String]'
            """),
        CompilerSuspect(
            "noPath", in: ["delayRequest"], "cannot convert * of type '*(String) -> String' to * type '() -> String'"),
        CompilerSuspect("notAsked", in: ["delayRequests"], "function value was used as a property; add () to call it"),
        CompilerSuspect(
            "notAsked", in: ["delayRequests"], "cannot convert * of type '[() -> String]' to * type '*[String]'"),
    ])

package let memoize = Exercise(
    in: folder, 4, "memoize", minutes: 12, words: English.memoize,
    compilerSuspects: [
        CompilerSuspect("inAnswer", in: ["memoize"], "cannot assign through subscript: 'self' is immutable"),
        CompilerSuspect("fixed", in: ["memoize"], "cannot assign through subscript: '*' is a 'let' constant"),
        CompilerSuspect("notStored", in: ["memoize"], "sending 'f' risks causing data races"),
        CompilerSuspect(
            "kept", in: ["looksPure"], "passing non-escaping parameter 'f' to function expecting an '@escaping' closure"
        ),
        CompilerSuspect("kept", in: ["looksPure"], "escaping closure captures non-escaping parameter 'f'"),
    ])

package let parallelTotal = Exercise(
    in: folder, 5, "parallel-total", minutes: 14, words: English.parallelTotal,
    compilerSuspects: [
        CompilerSuspect("noResult", in: ["total"], "cannot convert value of type '()' to closure result type 'Int'"),
        CompilerSuspect(
            "notAdded", in: ["total"], "cannot convert return expression of type '[Int]' to return type 'Int'"),
        CompilerSuspect(
            "slice", in: ["parts", "total"], "cannot convert value of type 'ArraySlice<Int>' to * type '[Int]'"),
        CompilerSuspect(
            "slice", in: ["parts", "total"],
            """
            cannot convert return expression of type '*ArraySlice<Int>*' to return type '[[Int]]'
            """),
        CompilerSuspect("race", in: ["total"], "mutation of captured var '*' in concurrently-executing code"),
        CompilerSuspect("race", in: ["total"], "reference to captured var '*' in concurrently-executing code"),
        CompilerSuspect("race", in: ["total"], "main actor-isolated * can not be mutated from *"),
        CompilerSuspect("race", in: ["total"], "left side of mutating operator isn't mutable: 'self' is immutable"),
        CompilerSuspect("onMain", in: ["total"], "call to main actor-isolated * in a synchronous nonisolated context"),
        CompilerSuspect(
            "onMain", in: ["total"],
            """
            converting function value of type '@MainActor *' to '*' loses global actor 'MainActor'
            """),
    ])

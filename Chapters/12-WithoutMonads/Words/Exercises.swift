import CurrycombWorkbook

/// Chapter 12: a list of functions and a loop, in place of a monad; and how little has to be drawn anew.
public let withoutMonads = Chapter(
    folder: folder, title: "Without monads",
    about: "A subject in thirty lines, what it lacks and costs, and how to draw only what has changed.",
    exercises: [ownSubject, studentCredit, needsLayout, treeDiff, oneRender])

package let folder = "12-WithoutMonads"

package let ownSubject = Exercise(
    in: folder, 1, "own-subject", minutes: 14, words: English.ownSubject,
    compilerSuspects: [
        CompilerSuspect("noLeave", "cannot convert return expression of type '()' to return type '() -> Void'"),
        CompilerSuspect("explicitSelf", "reference to property '*' in closure requires explicit use of 'self'*"),
        CompilerSuspect("weakIsOptional", "value of optional type '*' must be unwrapped to refer to member '*"),
        CompilerSuspect("compared", "type '(Value) -> Void' cannot conform to 'Equatable'"),
    ])

package let studentCredit = Exercise(
    in: folder, 2, "student-credit", minutes: 10, words: English.studentCredit,
    compilerSuspects: [
        CompilerSuspect("assigned", "cannot assign to property: 'self' is immutable"),
        CompilerSuspect("setForSend", "*'value' setter is inaccessible"),
        CompilerSuspect("openSwitch", "switch must be exhaustive"),
        CompilerSuspect("wordsForCase", "cannot convert*value of type 'String' to *'Status'"),
    ])

package let needsLayout = Exercise(
    in: folder, 3, "needs-layout", minutes: 9, words: English.needsLayout,
    compilerSuspects: [
        CompilerSuspect("oneForTwo", "contextual closure type '(Panel, Panel) throws -> Bool' expects 2 arguments*"),
        CompilerSuspect("noEquality", "referencing operator function '==' on '*' requires that 'Panel' conform to '*'"),
        CompilerSuspect("noEquality", "cannot convert value of type 'Panel' to expected argument type '(Panel) *"),
        CompilerSuspect("noSet", "type 'Panel' does not conform to protocol 'Hashable'"),
    ])

package let treeDiff = Exercise(
    in: folder, 4, "tree-diff", minutes: 16, words: English.treeDiff,
    compilerSuspects: [
        CompilerSuspect("halfAnUpdate", "missing argument for parameter 'colour' in call"),
        CompilerSuspect("secondFunction", "extra argument '*' in call"),
        CompilerSuspect("pathIsList", "cannot convert value of type 'String' to expected argument type 'Change.Path'"),
        CompilerSuspect("mayBeNew", "value of optional type 'Node?' must be unwrapped to a value of type 'Node'"),
    ])

package let oneRender = Exercise(
    in: folder, 5, "one-render", minutes: 9, words: English.oneRender,
    compilerSuspects: [
        CompilerSuspect("nothingYet", "value of optional type '*' must be unwrapped to a value of type '*'")
    ])

import CurrycombWorkbook

/// Chapter 8: small checks put together say exactly what is wrong with data from outside.
public let verifiers = Chapter(
    folder: folder, title: "Verifiers", about: "Small checks, put together, say exactly what is wrong with data.",
    exercises: [kindCheck, attachError, keyChild, tryPipeline, allFaults, realResponse])

package let folder = "08-Verifiers"

package let kindCheck = Exercise(in: folder, 1, "is-kind-of", minutes: 7, words: English.kindCheck)

package let attachError = Exercise(
    in: folder, 2, "attach-error", minutes: 8, words: English.attachError,
    compilerSuspects: [
        CompilerSuspect("plainThrows", "thrown expression type 'any Error' cannot be converted to error type 'Fault'"),
        CompilerSuspect("noValueYet", in: ["mustBe"], "cannot find 'value' in scope"),
    ])

package let keyChild = Exercise(
    in: folder, 3, "key-child", minutes: 10, words: English.keyChild,
    compilerSuspects: [
        CompilerSuspect("noSubscript", "value of type 'JSON' has no subscripts"),
        CompilerSuspect("bareKey", "cannot convert value of type 'String' to expected element type 'Fault.Step'"),
        CompilerSuspect("plainThrows", "thrown expression type 'any Error' cannot be converted to error type 'Fault'"),
    ])

package let tryPipeline = Exercise(
    in: folder, 4, "try-pipeline", minutes: 12, words: English.tryPipeline,
    compilerSuspects: [
        CompilerSuspect("bareTry", "cannot convert return expression of type '(Result<JSON, Fault>, *"),
        CompilerSuspect("anyError", "cannot convert value of type 'any Error' to expected argument type 'Fault'"),
    ])

package let allFaults = Exercise(
    in: folder, 5, "all-faults", minutes: 15, words: English.allFaults,
    compilerSuspects: [
        CompilerSuspect(
            "stepAlone", in: ["at"], "operator function '+' requires that 'Fault.Step' conform to 'Sequence'"),
        CompilerSuspect("bareStep", "cannot convert value of type 'String' to expected argument type 'Fault.Step'"),
        CompilerSuspect("bareStep", "cannot convert value of type 'Int' to expected argument type 'Fault.Step'"),
        CompilerSuspect("ruleNotCalled", "cannot convert value of type 'Rule' to closure result type '[Fault]'"),
    ])

package let realResponse = Exercise(
    in: folder, 6, "real-response", minutes: 15, words: English.realResponse,
    compilerSuspects: [
        CompilerSuspect(
            "ruleNotCalled", in: ["order", "response"],
            "cannot convert return expression of type 'Rule' to return type '[Fault]'"),
        CompilerSuspect("dictionary", "cannot convert value of type '[String : Rule]' to expected argument type *"),
    ])

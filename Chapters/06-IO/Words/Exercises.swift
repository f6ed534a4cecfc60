import CurrycombWorkbook

/// Chapter 6: an effect as a value, which runs when somebody asks.
public let effects = Chapter(
    folder: folder, title: "IO", about: "An effect as a value, which runs when somebody asks.",
    exercises: [describeReading, ioFlatMap, ioErrors, folderReport, ownIO])

package let folder = "06-IO"

package let describeReading = Exercise(
    in: folder, 1, "describe-reading", minutes: 9, words: English.describeReading,
    compilerSuspects: [
        CompilerSuspect("ioItself", "cannot convert value of type 'IO<A>' to expected argument type 'A'"),
        CompilerSuspect("valueNotIO", "cannot convert return expression of type 'B' to return type 'IO<B>'"),
        CompilerSuspect("valueNotIO", "cannot convert return expression of type 'String' to return type 'IO<String>'"),
        CompilerSuspect("valueNotIO", "cannot convert return expression of type 'A' to return type 'IO<A>'"),
        CompilerSuspect("noTry", "call can throw*not marked with 'try'*"),
        CompilerSuspect("ranNow", "errors thrown from here are not handled"),
    ])

package let ioFlatMap = Exercise(
    in: folder, 2, "io-flat-map", minutes: 12, words: English.ioFlatMap,
    compilerSuspects: [
        CompilerSuspect("nested", "cannot convert return expression of type 'IO<IO<*>>' to return type 'IO<*>'"),
        CompilerSuspect("nested", "cannot convert value of type 'IO<B>' to closure result type 'B'"),
        CompilerSuspect("nested", "conflicting arguments to generic parameter 'B' (*)"),
        CompilerSuspect("noRun", "cannot convert value of type 'IO<A>' to expected argument type 'A'"),
        CompilerSuspect("noRun", "value of type 'IO<String>' has no member 'uppercased'"),
    ])

package let ioErrors = Exercise(
    in: folder, 3, "io-errors", minutes: 10, words: English.ioErrors,
    compilerSuspects: [
        CompilerSuspect("handlerNotRun", "cannot convert return expression of type 'IO<A>' to return type 'A'"),
        CompilerSuspect("handlerNotRun", "cannot convert value of type 'IO<A>' to closure result type 'A'"),
        CompilerSuspect("tryInDefer", "*errors cannot be thrown out of a defer body"),
    ])

package let folderReport = Exercise(
    in: folder, 4, "folder-report", minutes: 15, words: English.folderReport,
    compilerSuspects: [
        CompilerSuspect("ranNow", "errors thrown from here are not handled"),
        CompilerSuspect("notRun", "cannot convert value of type 'IO<String>' to expected argument type 'String'"),
    ])

package let ownIO = Exercise(
    in: folder, 5, "own-io", minutes: 12, words: English.ownIO,
    compilerSuspects: [
        CompilerSuspect("valueKept", "errors thrown from here are not handled"),
        CompilerSuspect("valueKept", "call can throw*not marked with 'try'*"),
    ])

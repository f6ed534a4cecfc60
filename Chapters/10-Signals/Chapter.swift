@_spi(Courses) @_exported import CurrycombWorkbook

/// Judges an answer to an exercise of this chapter, prints the verdict, and ends the program. The last line of every
/// exercise calls it.
///
/// - Parameters:
///   - answer: the answer's type.
///   - file: the file that contains the answer. The verdict shows lines of this file. Keep the default.
@MainActor public func judge<Answer: Contract>(_ answer: Answer.Type, file: StaticString = #filePath) -> Never {
    CurrycombWorkbook.judge(answer, by: signalsJudges, file: file)
}

/// The judges of this chapter's answers, one for each exercise.
@MainActor package let signalsJudges: [ExerciseJudge] = [
    ExerciseJudge("1-of-and-empty", asks: (any OfAndEmpty).self, reference: ofAndEmptyReference, wrong: ofAndEmptyWrong)
    {
        ($0 as? any OfAndEmpty.Type)?.checks
    },
    ExerciseJudge(
        "2-lawful-signal", asks: (any LawfulSignal).self, reference: lawfulSignalReference, wrong: lawfulSignalWrong,
        without: ["Signal"]
    ) {
        ($0 as? any LawfulSignal.Type)?.checks
    },
    ExerciseJudge(
        "3-own-disposable", asks: (any OwnDisposable).self, reference: ownDisposableReference,
        wrong: ownDisposableWrong, without: ["Disposable", "Signal"]
    ) {
        ($0 as? any OwnDisposable.Type)?.checks
    },
    ExerciseJudge(
        "4-flat-map-signal", asks: (any FlatMapSignal).self, reference: flatMapSignalReference,
        wrong: flatMapSignalWrong
    ) {
        ($0 as? any FlatMapSignal.Type)?.checks
    },
    ExerciseJudge("5-bind-stop", asks: (any BindStop).self, reference: bindStopReference, wrong: bindStopWrong) {
        ($0 as? any BindStop.Type)?.checks
    },
    ExerciseJudge(
        "6-concat-signals", asks: (any ConcatSignals).self, reference: concatSignalsReference, wrong: concatSignalsWrong
    ) {
        ($0 as? any ConcatSignals.Type)?.checks
    },
    ExerciseJudge("7-zip-signals", asks: (any ZipSignals).self, reference: zipSignalsReference, wrong: zipSignalsWrong)
    {
        ($0 as? any ZipSignals.Type)?.checks
    },
    ExerciseJudge(
        "8-recover-signal", asks: (any RecoverSignal).self, reference: recoverSignalReference, wrong: recoverSignalWrong
    ) {
        ($0 as? any RecoverSignal.Type)?.checks
    },
    ExerciseJudge(
        "9-serialised-send", asks: (any SerialisedSend).self, reference: serialisedSendReference,
        wrong: serialisedSendWrong
    ) {
        ($0 as? any SerialisedSend.Type)?.checks
    },
]

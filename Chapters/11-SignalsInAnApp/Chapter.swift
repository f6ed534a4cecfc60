@_exported import CurrycombSignals
@_exported import CurrycombVerification
@_spi(Courses) @_exported import CurrycombWorkbook
@_exported import Observation

/// Judges an answer to an exercise of this chapter, prints the verdict, and ends the program. The last line of every
/// exercise calls it.
///
/// - Parameters:
///   - answer: the answer's type.
///   - file: the file that contains the answer. The verdict shows lines of this file. Keep the default.
@MainActor public func judge<Answer: Contract>(_ answer: Answer.Type, file: StaticString = #filePath) -> Never {
    CurrycombWorkbook.judge(answer, by: signalsInAnAppJudges, file: file)
}

/// The judges of this chapter's answers, one for each exercise.
@MainActor package let signalsInAnAppJudges: [ExerciseJudge] = [
    ExerciseJudge(
        "1-five-callbacks", asks: (any FiveCallbacks).self, reference: fiveCallbacksReference, wrong: fiveCallbacksWrong
    ) {
        ($0 as? any FiveCallbacks.Type)?.checks
    },
    ExerciseJudge(
        "2-text-too-long", asks: (any TextTooLong).self, reference: textTooLongReference, wrong: textTooLongWrong
    ) {
        ($0 as? any TextTooLong.Type)?.checks
    },
    ExerciseJudge("3-home-page", asks: (any HomePage).self, reference: homePageReference, wrong: homePageWrong) {
        ($0 as? any HomePage.Type)?.checks
    },
    ExerciseJudge("4-error-chain", asks: (any ErrorChain).self, reference: errorChainReference, wrong: errorChainWrong)
    {
        ($0 as? any ErrorChain.Type)?.checks
    },
    ExerciseJudge("5-two-way", asks: (any TwoWay).self, reference: twoWayReference, wrong: twoWayWrong) {
        ($0 as? any TwoWay.Type)?.checks
    },
    ExerciseJudge(
        "6-press-command", asks: (any PressCommand).self, reference: pressCommandReference, wrong: pressCommandWrong
    ) {
        ($0 as? any PressCommand.Type)?.checks
    },
    ExerciseJudge(
        "7-count-signal", asks: (any CountSignal).self, reference: countSignalReference, wrong: countSignalWrong
    ) {
        ($0 as? any CountSignal.Type)?.checks
    },
    ExerciseJudge("8-deliver-on", asks: (any DeliverOn).self, reference: deliverOnReference, wrong: deliverOnWrong) {
        ($0 as? any DeliverOn.Type)?.checks
    },
]

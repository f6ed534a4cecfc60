@_spi(Courses) @_exported import CurrycombWorkbook

/// Judges an answer to an exercise of this chapter, prints the verdict, and ends the program. The last line of every
/// exercise calls it.
///
/// - Parameters:
///   - answer: the answer's type.
///   - file: the file that contains the answer. The verdict shows lines of this file. Keep the default.
@MainActor public func judge<Answer: Contract>(_ answer: Answer.Type, file: StaticString = #filePath) -> Never {
    // Work that the answer's file has started may still be running during a check. So all work takes turns from now
    // on: see `Turns`.
    if Report.isChild { _ = Turns.areTaken }
    CurrycombWorkbook.judge(answer, by: lazyTasksJudges, file: file)
}

/// The judges of this chapter's answers, one for each exercise.
@MainActor package let lazyTasksJudges: [ExerciseJudge] = [
    ExerciseJudge(
        "1-lazy-request", asks: (any LazyRequest).self, reference: lazyRequestReference, wrong: lazyRequestWrong
    ) {
        ($0 as? any LazyRequest.Type)?.checks
    },
    ExerciseJudge("2-all-at-once", asks: (any AllAtOnce).self, reference: allAtOnceReference, wrong: allAtOnceWrong) {
        ($0 as? any AllAtOnce.Type)?.checks
    },
    ExerciseJudge("3-race-two", asks: (any RaceTwo).self, reference: raceTwoReference, wrong: raceTwoWrong) {
        ($0 as? any RaceTwo.Type)?.checks
    },
    ExerciseJudge(
        "4-timeout-retry", asks: (any TimeoutRetry).self, reference: timeoutRetryReference, wrong: timeoutRetryWrong
    ) {
        ($0 as? any TimeoutRetry.Type)?.checks
    },
    ExerciseJudge("5-own-task", asks: (any OwnTask).self, reference: ownTaskReference, wrong: ownTaskWrong) {
        ($0 as? any OwnTask.Type)?.checks
    },
]

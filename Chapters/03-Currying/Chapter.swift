@_spi(Courses) @_exported import CurrycombWorkbook

/// Judges an answer to an exercise of this chapter, prints the verdict, and ends the program. The last line of every
/// exercise calls it.
///
/// - Parameters:
///   - answer: the answer's type.
///   - file: the file that contains the answer. The verdict shows lines of this file. Keep the default.
@MainActor public func judge<Answer: Contract>(_ answer: Answer.Type, file: StaticString = #filePath) -> Never {
    CurrycombWorkbook.judge(answer, by: curryingJudges, file: file)
}

/// The judges of this chapter's answers, one for each exercise.
@MainActor package let curryingJudges: [ExerciseJudge] = [
    ExerciseJudge("1-curry", asks: (any Curry).self, reference: curryReference, wrong: curryWrong) {
        ($0 as? any Curry.Type)?.checks
    },
    ExerciseJudge("2-partial", asks: (any Partial).self, reference: partialReference, wrong: partialWrong) {
        ($0 as? any Partial.Type)?.checks
    },
    ExerciseJudge("3-flip", asks: (any Flip).self, reference: flipReference, wrong: flipWrong) {
        ($0 as? any Flip.Type)?.checks
    },
    ExerciseJudge("4-match", asks: (any Match).self, reference: matchReference, wrong: matchWrong) {
        ($0 as? any Match.Type)?.checks
    },
    ExerciseJudge(
        "5-failing-paths", asks: (any FailingPaths).self, reference: failingPathsReference, wrong: failingPathsWrong
    ) {
        ($0 as? any FailingPaths.Type)?.checks
    },
]

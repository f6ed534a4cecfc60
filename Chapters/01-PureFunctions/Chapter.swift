@_spi(Courses) @_exported import CurrycombWorkbook

/// Judges an answer to an exercise of this chapter, prints the verdict, and ends the program. The last line of every
/// exercise calls it.
///
/// - Parameters:
///   - answer: the answer's type.
///   - file: the file that contains the answer. The verdict shows lines of this file. Keep the default.
@MainActor public func judge<Answer: Contract>(_ answer: Answer.Type, file: StaticString = #filePath) -> Never {
    CurrycombWorkbook.judge(answer, by: pureFunctionsJudges, file: file)
}

/// The judges of this chapter's answers, one for each exercise.
@MainActor package let pureFunctionsJudges: [ExerciseJudge] = [
    ExerciseJudge(
        "1-pure-compare", asks: (any PureCompare).self, reference: pureCompareReference, wrong: pureCompareWrong
    ) {
        ($0 as? any PureCompare.Type)?.checks
    },
    ExerciseJudge(
        "2-hidden-inputs", asks: (any HiddenInputs).self, reference: hiddenInputsReference, wrong: hiddenInputsWrong
    ) {
        ($0 as? any HiddenInputs.Type)?.checks
    },
    ExerciseJudge(
        "3-delay-request", asks: (any DelayRequest).self, reference: delayRequestReference, wrong: delayRequestWrong
    ) {
        ($0 as? any DelayRequest.Type)?.checks
    },
    ExerciseJudge("4-memoize", asks: (any Memoize).self, reference: memoizeReference, wrong: memoizeWrong) {
        ($0 as? any Memoize.Type)?.checks
    },
    ExerciseJudge(
        "5-parallel-total", asks: (any ParallelTotal).self, reference: parallelTotalReference, wrong: parallelTotalWrong
    ) {
        ($0 as? any ParallelTotal.Type)?.checks
    },
]

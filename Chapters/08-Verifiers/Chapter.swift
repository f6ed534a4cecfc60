@_spi(Courses) @_exported import CurrycombWorkbook

/// Judges an answer to an exercise of this chapter, prints the verdict, and ends the program. The last line of every
/// exercise calls it.
///
/// - Parameters:
///   - answer: the answer's type.
///   - file: the file that contains the answer. The verdict shows lines of this file. Keep the default.
@MainActor public func judge<Answer: Contract>(_ answer: Answer.Type, file: StaticString = #filePath) -> Never {
    CurrycombWorkbook.judge(answer, by: verifiersJudges, file: file)
}

/// The judges of this chapter's answers, one for each exercise.
@MainActor package let verifiersJudges: [ExerciseJudge] = [
    ExerciseJudge("1-is-kind-of", asks: (any IsKindOf).self, reference: isKindOfReference, wrong: isKindOfWrong) {
        ($0 as? any IsKindOf.Type)?.checks
    },
    ExerciseJudge(
        "2-attach-error", asks: (any AttachError).self, reference: attachErrorReference, wrong: attachErrorWrong
    ) {
        ($0 as? any AttachError.Type)?.checks
    },
    ExerciseJudge("3-key-child", asks: (any KeyChild).self, reference: keyChildReference, wrong: keyChildWrong) {
        ($0 as? any KeyChild.Type)?.checks
    },
    ExerciseJudge(
        "4-try-pipeline", asks: (any TryPipeline).self, reference: tryPipelineReference, wrong: tryPipelineWrong
    ) {
        ($0 as? any TryPipeline.Type)?.checks
    },
    ExerciseJudge("5-all-faults", asks: (any AllFaults).self, reference: allFaultsReference, wrong: allFaultsWrong) {
        ($0 as? any AllFaults.Type)?.checks
    },
    ExerciseJudge(
        "6-real-response", asks: (any RealResponse).self, reference: realResponseReference, wrong: realResponseWrong
    ) {
        ($0 as? any RealResponse.Type)?.checks
    },
]

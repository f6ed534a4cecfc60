internal import Chapter08VerifiersWords
@_spi(Courses) @_exported import CurrycombWorkbook

/// Judges an answer to an exercise of this chapter, prints the verdict, and ends the program: the last line of every
/// exercise.
///
/// - Parameters:
///   - answer: the answer's type.
///   - file: the file to name lines of; leave it out.
@MainActor public func judge<Answer: Contract>(_ answer: Answer.Type, file: StaticString = #filePath) -> Never {
    CurrycombWorkbook.judge(answer, by: verifiersJudges, file: file)
}

/// What the answers to each exercise are judged by.
@MainActor package let verifiersJudges: [ExerciseJudge] = [
    ExerciseJudge(kindCheck, asks: (any KindCheck).self, reference: kindCheckReference, wrong: kindCheckWrong) {
        ($0 as? any KindCheck.Type)?.checks
    },
    ExerciseJudge(attachError, asks: (any AttachError).self, reference: attachErrorReference, wrong: attachErrorWrong) {
        ($0 as? any AttachError.Type)?.checks
    },
    ExerciseJudge(keyChild, asks: (any KeyChild).self, reference: keyChildReference, wrong: keyChildWrong) {
        ($0 as? any KeyChild.Type)?.checks
    },
    ExerciseJudge(tryPipeline, asks: (any TryPipeline).self, reference: tryPipelineReference, wrong: tryPipelineWrong) {
        ($0 as? any TryPipeline.Type)?.checks
    },
    ExerciseJudge(allFaults, asks: (any AllFaults).self, reference: allFaultsReference, wrong: allFaultsWrong) {
        ($0 as? any AllFaults.Type)?.checks
    },
    ExerciseJudge(
        realResponse, asks: (any RealResponse).self, reference: realResponseReference, wrong: realResponseWrong
    ) {
        ($0 as? any RealResponse.Type)?.checks
    },
]

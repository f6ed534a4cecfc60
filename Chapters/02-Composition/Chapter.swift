@_spi(Courses) @_exported import CurrycombWorkbook

/// Judges an answer to an exercise of this chapter, prints the verdict, and ends the program. The last line of every
/// exercise calls it.
///
/// - Parameters:
///   - answer: the answer's type.
///   - file: the file that contains the answer. The verdict shows lines of this file. Keep the default.
@MainActor public func judge<Answer: Contract>(_ answer: Answer.Type, file: StaticString = #filePath) -> Never {
    CurrycombWorkbook.judge(answer, by: compositionJudges, file: file)
}

/// The judges of this chapter's answers, one for each exercise.
@MainActor package let compositionJudges: [ExerciseJudge] = [
    ExerciseJudge("1-compose-two", asks: (any ComposeTwo).self, reference: composeTwoReference, wrong: composeTwoWrong)
    {
        ($0 as? any ComposeTwo.Type)?.checks
    },
    ExerciseJudge(
        "2-compose-many", asks: (any ComposeMany).self, reference: composeManyReference, wrong: composeManyWrong,
        unruly: ["emptyStops"]
    ) {
        ($0 as? any ComposeMany.Type)?.checks
    },
    ExerciseJudge(
        "3-compose-logged", asks: (any ComposeLogged).self, reference: composeLoggedReference, wrong: composeLoggedWrong
    ) {
        ($0 as? any ComposeLogged.Type)?.checks
    },
    ExerciseJudge("4-pipe", asks: (any PipeContract).self, reference: pipeReference, wrong: pipeWrong) {
        ($0 as? any PipeContract.Type)?.checks
    },
    ExerciseJudge("5-first-name", asks: (any FirstName).self, reference: firstNameReference, wrong: firstNameWrong) {
        ($0 as? any FirstName.Type)?.checks
    },
]

@_spi(Courses) @_exported import CurrycombWorkbook

/// Judges an answer to an exercise of this chapter, prints the verdict, and ends the program. The last line of every
/// exercise calls it.
///
/// - Parameters:
///   - answer: the answer's type.
///   - file: the file that contains the answer. The verdict shows lines of this file. Keep the default.
@MainActor public func judge<Answer: Contract>(_ answer: Answer.Type, file: StaticString = #filePath) -> Never {
    CurrycombWorkbook.judge(answer, by: eitherJudges, file: file)
}

/// The judges of this chapter's answers, one for each exercise.
@MainActor package let eitherJudges: [ExerciseJudge] = [
    ExerciseJudge("1-either-age", asks: (any EitherAge).self, reference: eitherAgeReference, wrong: eitherAgeWrong) {
        ($0 as? any EitherAge.Type)?.checks
    },
    ExerciseJudge(
        "2-either-recover", asks: (any EitherRecover).self, reference: eitherRecoverReference, wrong: eitherRecoverWrong
    ) {
        ($0 as? any EitherRecover.Type)?.checks
    },
    ExerciseJudge("3-either-form", asks: (any EitherForm).self, reference: eitherFormReference, wrong: eitherFormWrong)
    {
        ($0 as? any EitherForm.Type)?.checks
    },
    ExerciseJudge(
        "4-either-orders", asks: (any EitherOrders).self, reference: eitherOrdersReference, wrong: eitherOrdersWrong
    ) {
        ($0 as? any EitherOrders.Type)?.checks
    },
    ExerciseJudge(
        "5-own-either", asks: (any OwnEither).self, reference: ownEitherReference, wrong: ownEitherWrong,
        without: ["Either"]
    ) {
        ($0 as? any OwnEither.Type)?.checks
    },
]

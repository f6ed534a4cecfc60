@_spi(Courses) @_exported import CurrycombWorkbook

/// Judges an answer to an exercise of this chapter, prints the verdict, and ends the program. The last line of every
/// exercise calls it.
///
/// - Parameters:
///   - answer: the answer's type.
///   - file: the file that contains the answer. The verdict shows lines of this file. Keep the default.
@MainActor public func judge<Answer: Contract>(_ answer: Answer.Type, file: StaticString = #filePath) -> Never {
    CurrycombWorkbook.judge(answer, by: maybeJudges, file: file)
}

/// The judges of this chapter's answers, one for each exercise.
@MainActor package let maybeJudges: [ExerciseJudge] = [
    ExerciseJudge(
        "1-maybe-map", asks: (any MaybeMap).self, reference: maybeMapReference, wrong: maybeMapWrong,
        unruly: ["emptyStops"]
    ) {
        ($0 as? any MaybeMap.Type)?.checks
    },
    ExerciseJudge(
        "2-maybe-flat-map", asks: (any MaybeFlatMap).self, reference: maybeFlatMapReference, wrong: maybeFlatMapWrong
    ) {
        ($0 as? any MaybeFlatMap.Type)?.checks
    },
    ExerciseJudge(
        "3-maybe-first-name", asks: (any MaybeFirstName).self, reference: maybeFirstNameReference,
        wrong: maybeFirstNameWrong
    ) {
        ($0 as? any MaybeFirstName.Type)?.checks
    },
    ExerciseJudge(
        "4-own-maybe", asks: (any OwnMaybe).self, reference: ownMaybeReference, wrong: ownMaybeWrong,
        unruly: ["emptyStops", "optionalStops"], without: ["Maybe"]
    ) {
        ($0 as? any OwnMaybe.Type)?.checks
    },
]

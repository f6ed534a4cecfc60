@_spi(Courses) @_exported import CurrycombWorkbook

/// Judges an answer to an exercise of this chapter, prints the verdict, and ends the program. The last line of every
/// exercise calls it.
///
/// - Parameters:
///   - answer: the answer's type.
///   - file: the file that contains the answer. The verdict shows lines of this file. Keep the default.
@MainActor public func judge<Answer: Contract>(_ answer: Answer.Type, file: StaticString = #filePath) -> Never {
    CurrycombWorkbook.judge(answer, by: namesJudges, file: file)
}

/// The judges of this chapter's answers, one for each exercise.
@MainActor package let namesJudges: [ExerciseJudge] = [
    ExerciseJudge("1-initials", asks: (any Initials).self, reference: initialsReference, wrong: initialsWrong) {
        ($0 as? any Initials.Type)?.checks
    },
    ExerciseJudge("2-greeter", asks: (any Greeter).self, reference: greeterReference, wrong: greeterWrong) {
        ($0 as? any Greeter.Type)?.checks
    },
]

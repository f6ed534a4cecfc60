@_spi(Courses) @_exported import CurrycombWorkbook

/// Judges an answer to an exercise of this chapter, prints the verdict, and ends the program. The last line of every
/// exercise calls it.
///
/// - Parameters:
///   - answer: the answer's type.
///   - file: the file that contains the answer. The verdict shows lines of this file. Keep the default.
@MainActor public func judge<Answer: Contract>(_ answer: Answer.Type, file: StaticString = #filePath) -> Never {
    CurrycombWorkbook.judge(answer, by: withoutMonadsJudges, file: file)
}

/// The judges of this chapter's answers, one for each exercise.
@MainActor package let withoutMonadsJudges: [ExerciseJudge] = [
    ExerciseJudge(
        "1-own-subject", asks: (any OwnSubject).self, reference: ownSubjectReference, wrong: ownSubjectWrong,
        without: ["PlainSubject"]
    ) {
        ($0 as? any OwnSubject.Type)?.checks
    },
    ExerciseJudge(
        "2-student-credit", asks: (any StudentCredit).self, reference: studentCreditReference,
        wrong: studentCreditWrong, without: ["Student"]
    ) {
        ($0 as? any StudentCredit.Type)?.checks
    },
    ExerciseJudge(
        "3-needs-layout", asks: (any NeedsLayout).self, reference: needsLayoutReference, wrong: needsLayoutWrong,
        without: ["LayoutCycle"]
    ) {
        ($0 as? any NeedsLayout.Type)?.checks
    },
    ExerciseJudge("4-tree-diff", asks: (any TreeDiff).self, reference: treeDiffReference, wrong: treeDiffWrong) {
        ($0 as? any TreeDiff.Type)?.checks
    },
    ExerciseJudge("5-one-render", asks: (any OneRender).self, reference: oneRenderReference, wrong: oneRenderWrong) {
        ($0 as? any OneRender.Type)?.checks
    },
]

@_spi(Courses) @_exported import CurrycombWorkbook

/// Judges an answer to an exercise of this chapter, prints the verdict, and ends the program. The last line of every
/// exercise calls it.
///
/// - Parameters:
///   - answer: the answer's type.
///   - file: the file that contains the answer. The verdict shows lines of this file. Keep the default.
@MainActor public func judge<Answer: Contract>(_ answer: Answer.Type, file: StaticString = #filePath) -> Never {
    CurrycombWorkbook.judge(answer, by: effectsJudges, file: file)
}

/// The judges of this chapter's answers, one for each exercise.
@MainActor package let effectsJudges: [ExerciseJudge] = [
    ExerciseJudge(
        "1-describe-reading", asks: (any DescribeReading).self, reference: describeReadingReference,
        wrong: describeReadingWrong
    ) {
        ($0 as? any DescribeReading.Type)?.checks
    },
    ExerciseJudge("2-io-flat-map", asks: (any IOFlatMap).self, reference: ioFlatMapReference, wrong: ioFlatMapWrong) {
        ($0 as? any IOFlatMap.Type)?.checks
    },
    ExerciseJudge("3-io-errors", asks: (any IOErrors).self, reference: ioErrorsReference, wrong: ioErrorsWrong) {
        ($0 as? any IOErrors.Type)?.checks
    },
    ExerciseJudge(
        "4-folder-report", asks: (any FolderReport).self, reference: folderReportReference, wrong: folderReportWrong
    ) {
        ($0 as? any FolderReport.Type)?.checks
    },
    ExerciseJudge("5-own-io", asks: (any OwnIO).self, reference: ownIOReference, wrong: ownIOWrong) {
        ($0 as? any OwnIO.Type)?.checks
    },
]

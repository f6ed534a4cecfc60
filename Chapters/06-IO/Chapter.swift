internal import Chapter06IOWords
@_spi(Courses) @_exported import CurrycombWorkbook

/// Judges an answer to an exercise of this chapter, prints the verdict, and ends the program: the last line of every
/// exercise.
///
/// - Parameters:
///   - answer: the answer's type.
///   - file: the file to name lines of; leave it out.
@MainActor public func judge<Answer: Contract>(_ answer: Answer.Type, file: StaticString = #filePath) -> Never {
    CurrycombWorkbook.judge(answer, by: effectsJudges, file: file)
}

/// What the answers to each exercise are judged by.
@MainActor package let effectsJudges: [ExerciseJudge] = [
    ExerciseJudge(
        describeReading, asks: (any DescribeReading).self, reference: describeReadingReference,
        wrong: describeReadingWrong
    ) {
        ($0 as? any DescribeReading.Type)?.checks
    },
    ExerciseJudge(ioFlatMap, asks: (any IOFlatMap).self, reference: ioFlatMapReference, wrong: ioFlatMapWrong) {
        ($0 as? any IOFlatMap.Type)?.checks
    },
    ExerciseJudge(ioErrors, asks: (any IOErrors).self, reference: ioErrorsReference, wrong: ioErrorsWrong) {
        ($0 as? any IOErrors.Type)?.checks
    },
    ExerciseJudge(
        folderReport, asks: (any FolderReport).self, reference: folderReportReference, wrong: folderReportWrong
    ) {
        ($0 as? any FolderReport.Type)?.checks
    },
    ExerciseJudge(ownIO, asks: (any OwnIO).self, reference: ownIOReference, wrong: ownIOWrong) {
        ($0 as? any OwnIO.Type)?.checks
    },
]

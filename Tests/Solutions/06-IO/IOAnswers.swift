@MainActor let ioAnswers: [Answers] = [
    Answers(describeReading, wrong: describeReadingWrong, refused: describeReadingRefused),
    Answers(ioFlatMap, wrong: ioFlatMapWrong, refused: ioFlatMapRefused),
    Answers(ioErrors, wrong: ioErrorsWrong, refused: ioErrorsRefused),
    Answers(folderReport, wrong: folderReportWrong, refused: folderReportRefused),
    Answers(ownIO, wrong: ownIOWrong, refused: ownIORefused),
]

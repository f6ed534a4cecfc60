@MainActor let taskAnswers: [Answers] = [
    Answers(lazyRequest, wrong: lazyRequestWrong, refused: lazyRequestRefused),
    Answers(allAtOnce, wrong: allAtOnceWrong, refused: allAtOnceRefused),
    Answers(raceTwo, wrong: raceTwoWrong, refused: raceTwoRefused),
    Answers(timeoutRetry, wrong: timeoutRetryWrong, refused: timeoutRetryRefused),
    Answers(ownTask, wrong: ownTaskWrong, refused: ownTaskRefused),
]

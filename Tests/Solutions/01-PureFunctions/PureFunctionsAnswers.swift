@MainActor let pureFunctionsAnswers: [Answers] = [
    Answers(pureCompare, wrong: pureCompareWrong),
    Answers(hiddenInputs, wrong: hiddenInputsWrong),
    Answers(delayRequest, wrong: delayRequestWrong, refused: delayRequestRefused),
    Answers(memoize, wrong: memoizeWrong, refused: memoizeRefused),
    Answers(parallelTotal, wrong: parallelTotalWrong, refused: parallelTotalRefused),
]

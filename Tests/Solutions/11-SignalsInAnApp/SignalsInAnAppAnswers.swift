@MainActor let signalsInAnAppAnswers: [Answers] = [
    Answers(fiveCallbacks, wrong: fiveCallbacksWrong, refused: fiveCallbacksRefused),
    Answers(textTooLong, wrong: textTooLongWrong, refused: textTooLongRefused),
    Answers(homePage, wrong: homePageWrong, refused: homePageRefused),
    Answers(errorChain, wrong: errorChainWrong, refused: errorChainRefused),
    Answers(twoWay, wrong: twoWayWrong, refused: twoWayRefused),
    Answers(pressCommand, wrong: pressCommandWrong, refused: pressCommandRefused),
    Answers(countSignal, wrong: countSignalWrong, refused: countSignalRefused),
    Answers(deliverOn, wrong: deliverOnWrong, refused: deliverOnRefused),
]

@MainActor let calculatorAnswers: [Answers] = [
    Answers(chainCallsAnswer, wrong: chainCallsWrong, refused: chainCallsRefused),
    Answers(passFunctionsAnswer, wrong: passFunctionsWrong, refused: passFunctionsRefused),
    Answers(watchCellAnswer, wrong: watchCellWrong, refused: watchCellRefused),
    Answers(sumCellsAnswer, wrong: sumCellsWrong, refused: sumCellsRefused),
    Answers(ownPipeAnswer, wrong: ownPipeWrong, refused: ownPipeRefused),
    Answers(bindPipesAnswer, wrong: bindPipesWrong, refused: bindPipesRefused),
    Answers(lazySourceAnswer, wrong: lazySourceWrong, refused: lazySourceRefused),
    Answers(ownSignalAnswer, wrong: ownSignalWrong, refused: ownSignalRefused),
]

@MainActor let verifiersAnswers: [Answers] = [
    Answers(kindCheckAnswer, wrong: kindCheckWrong),
    Answers(attachErrorAnswer, wrong: attachErrorWrong),
    Answers(keyChildAnswer, wrong: keyChildWrong),
    Answers(tryPipelineAnswer, wrong: tryPipelineWrong),
    Answers(allFaultsAnswer, wrong: allFaultsWrong),
    Answers(realResponseAnswer, wrong: realResponseWrong),
]

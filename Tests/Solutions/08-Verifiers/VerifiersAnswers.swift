@MainActor let verifiersAnswers: [Answers] = [
    Answers(kindCheckAnswer, wrong: kindCheckWrong),
    Answers(attachErrorAnswer, wrong: attachErrorWrong, refused: VerifiersRefused.attachError),
    Answers(keyChildAnswer, wrong: keyChildWrong, refused: VerifiersRefused.keyChild),
    Answers(tryPipelineAnswer, wrong: tryPipelineWrong, refused: VerifiersRefused.tryPipeline),
    Answers(allFaultsAnswer, wrong: allFaultsWrong, refused: VerifiersRefused.allFaults),
    Answers(realResponseAnswer, wrong: realResponseWrong, refused: VerifiersRefused.realResponse),
]

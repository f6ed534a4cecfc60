@MainActor let compositionAnswers: [Answers] = [
    Answers(composeTwo, wrong: composeTwoWrong)
]

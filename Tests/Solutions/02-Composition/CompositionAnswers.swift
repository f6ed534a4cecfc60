@MainActor let compositionAnswers: [Answers] = [
    Answers(composeTwo, wrong: composeTwoWrong),
    Answers(composeMany, wrong: composeManyWrong),
    Answers(composeLogged, wrong: composeLoggedWrong),
    Answers(pipe, wrong: pipeWrong),
    Answers(firstName, wrong: firstNameWrong),
]

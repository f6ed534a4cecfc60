@MainActor let compositionAnswers: [Answers] = [
    Answers(composeTwo, wrong: composeTwoWrong, refused: composeTwoRefused),
    Answers(composeMany, wrong: composeManyWrong),
    Answers(composeLogged, wrong: composeLoggedWrong),
    Answers(pipe, wrong: pipeWrong, refused: pipeRefused),
    Answers(firstName, wrong: firstNameWrong, refused: firstNameRefused),
]

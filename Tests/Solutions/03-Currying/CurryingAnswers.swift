@MainActor let curryingAnswers: [Answers] = [
    Answers(curryAnswer, wrong: curryWrong),
    Answers(partialAnswer, wrong: partialWrong),
    Answers(flipAnswer, wrong: flipWrong),
    Answers(matchAnswer, wrong: matchWrong),
    Answers(failingPathsAnswer, wrong: failingPathsWrong),
]

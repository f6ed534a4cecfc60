@MainActor let curryingAnswers: [Answers] = [
    Answers(curryAnswer, wrong: curryWrong, refused: CurryingRefused.curry),
    Answers(partialAnswer, wrong: partialWrong, refused: CurryingRefused.partial),
    Answers(flipAnswer, wrong: flipWrong, refused: CurryingRefused.flip),
    Answers(matchAnswer, wrong: matchWrong, refused: CurryingRefused.match),
    Answers(failingPathsAnswer, wrong: failingPathsWrong, refused: CurryingRefused.failingPaths),
]

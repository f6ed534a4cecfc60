@MainActor let maybeAnswers: [Answers] = [
    Answers(maybeMap, wrong: maybeMapWrong, refused: maybeMapRefused),
    Answers(maybeFlatMap, wrong: maybeFlatMapWrong, refused: maybeFlatMapRefused),
    Answers(maybeFirstName, wrong: maybeFirstNameWrong, refused: maybeFirstNameRefused),
    Answers(ownMaybe, wrong: ownMaybeWrong),
]

@MainActor let eitherAnswers: [Answers] = [
    Answers(eitherAge, wrong: eitherAgeWrong, refused: eitherAgeRefused),
    Answers(eitherRecover, wrong: eitherRecoverWrong, refused: eitherRecoverRefused),
    Answers(eitherForm, wrong: eitherFormWrong),
    Answers(eitherOrders, wrong: eitherOrdersWrong),
    Answers(ownEither, wrong: ownEitherWrong),
]

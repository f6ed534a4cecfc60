@MainActor let withoutMonadsAnswers: [Answers] = [
    Answers(ownSubject, wrong: ownSubjectWrong),
    Answers(studentCredit, wrong: studentCreditWrong),
    Answers(needsLayout, wrong: needsLayoutWrong),
    Answers(treeDiff, wrong: treeDiffWrong),
    Answers(oneRender, wrong: oneRenderWrong),
]

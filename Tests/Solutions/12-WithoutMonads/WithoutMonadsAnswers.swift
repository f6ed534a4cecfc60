@MainActor let withoutMonadsAnswers: [Answers] = [
    Answers(ownSubject, wrong: ownSubjectWrong, refused: WithoutMonadsRefused.ownSubject),
    Answers(studentCredit, wrong: studentCreditWrong, refused: WithoutMonadsRefused.studentCredit),
    Answers(needsLayout, wrong: needsLayoutWrong, refused: WithoutMonadsRefused.needsLayout),
    Answers(treeDiff, wrong: treeDiffWrong, refused: WithoutMonadsRefused.treeDiff),
    Answers(oneRender, wrong: oneRenderWrong, refused: WithoutMonadsRefused.oneRender),
]

@_exported import CurrycombWorkbook

/// The answers to one exercise that the tests judge: one that is right, and foreseen ones that are wrong.
public struct Answers {
    /// The one that is right.
    public let solution: any Contract.Type
    /// Foreseen wrong ones, by the key of the misconception that each must be told.
    public let wrong: [String: any Contract.Type]
    /// Foreseen wrong ones that do not compile: what stands between the answer's braces, by the same kind of key.
    public let refused: [String: String]

    /// The exercise that they answer.
    @MainActor public var exercise: Exercise { solution.exercise }

    init(_ solution: any Contract.Type, wrong: [String: any Contract.Type], refused: [String: String] = [:]) {
        self.solution = solution
        self.wrong = wrong
        self.refused = refused
    }
}

/// All answers, chapter by chapter. A test finds what is missing here.
@MainActor public let allAnswers: [Answers] =
    pureFunctionsAnswers + compositionAnswers + curryingAnswers + maybeAnswers + eitherAnswers + ioAnswers + taskAnswers
    + verifiersAnswers + withoutMonadsAnswers

/// Each answer under the name by which a process is told which one to judge: `compose-two/solution`.
@MainActor public var hostedAnswers: [String: any Contract.Type] {
    var hosted: [String: any Contract.Type] = [:]
    for answers in allAnswers {
        let slug = answers.exercise.slug
        hosted["\(slug)/solution"] = answers.solution
        for (key, wrong) in answers.wrong { hosted["\(slug)/\(key)"] = wrong }
    }
    return hosted
}

/// What an exercise's answers are judged by: the chapter lists one for each of its exercises.
///
/// The checks come from here and never through the answer's type, so that nothing that an answer declares beside its
/// contract's requirements takes part.
@_spi(Courses) public struct ExerciseJudge: Sendable {
    /// The exercise.
    public let exercise: Exercise
    private let asked: Any.Type
    /// The name of the contract that it asks for, such as `ComposeTwo`. A type's name is found slowly, and few are
    /// asked for.
    package var contract: String {
        let name = String(describing: asked)
        return name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
    }
    /// The solution: it is shown to learners, and answers are compared with it.
    package let reference: any Contract.Type
    /// Foreseen wrong answers, each with the key of the misconception that it models, in the order of the chapter.
    package let wrong: [(key: String, answer: any Contract.Type)]
    /// Wrong answers that stop the program or never end on inputs that checks generate: they cannot serve as models.
    private let unruly: Set<String>
    /// The names of right answers that were added.
    private let right: Set<String>
    /// What must hold for an answer, in the order of the exercise's words; `nil` for an answer to another exercise.
    package let checks: @MainActor @Sendable (any Contract.Type) -> [Check]?

    /// Describes how an exercise is judged.
    ///
    /// - Parameters:
    ///   - exercise: the exercise.
    ///   - contract: the contract that it asks for, as in `(any ComposeTwo).self`.
    ///   - reference: the solution.
    ///   - wrong: foreseen wrong answers by their misconception's key, in one list or several.
    ///   - unruly: keys of wrong answers that stop the program or never end on inputs that checks generate.
    ///   - checks: the checks of an answer that has the contract, `nil` for any other, as in
    ///     `{ ($0 as? any ComposeTwo.Type)?.checks }`.
    public init(
        _ exercise: Exercise, asks contract: Any.Type, reference: any Contract.Type,
        wrong: KeyValuePairs<String, any Contract.Type>..., unruly: Set<String> = [],
        checks: @escaping @MainActor @Sendable (any Contract.Type) -> [Check]?
    ) {
        self.exercise = exercise
        asked = contract
        self.reference = reference
        self.wrong = wrong.flatMap { list in list.map { ($0.key, $0.value) } }
        self.unruly = unruly
        right = []
        self.checks = checks
    }

    /// The wrong answers that an answer may be compared with.
    var models: [(key: String, answer: any Contract.Type)] { wrong.filter { !unruly.contains($0.key) } }

    /// The same judge with more answers to try it on; they are no models.
    ///
    /// - Parameter answers: the answers, each under a name.
    /// - Returns: a judge that knows them by name.
    public func adding(_ answers: KeyValuePairs<String, any Contract.Type>) -> ExerciseJudge {
        ExerciseJudge(
            copying: self, wrong: wrong + answers.map { ($0.key, $0.value) }, unruly: unruly.union(answers.map(\.key)),
            right: right.union(answers.map(\.key)))
    }

    private init(
        copying judge: ExerciseJudge, wrong: [(key: String, answer: any Contract.Type)], unruly: Set<String>,
        right: Set<String>
    ) {
        exercise = judge.exercise
        asked = judge.asked
        reference = judge.reference
        self.wrong = wrong
        self.unruly = unruly
        self.right = right
        checks = judge.checks
    }

    /// What comes with the exercise, for those who look at an exercise that is being written.
    @MainActor var pieces: [AnswerPiece] {
        let slug = exercise.slug
        let checks = (checks(reference) ?? []).map {
            AnswerPiece(kind: .check, slug: slug, name: $0.key, requirement: $0.requirement)
        }
        return checks
            + wrong.map { AnswerPiece(kind: right.contains($0.key) ? .right : .wrong, slug: slug, name: $0.key) }
    }

    /// One of the answers that come with the exercise.
    ///
    /// - Parameter name: `solution`, or the key of a misconception.
    /// - Returns: the answer, if there is one.
    package func answer(_ name: String) -> (any Contract.Type)? {
        name == "solution" ? reference : wrong.first { $0.key == name }?.answer
    }
}

/// Which of a chapter's exercises a program answers.
@MainActor
struct ChapterJudges {
    /// The environment variable that names the exercise, by its number or its slug.
    nonisolated static let variable = "CURRYCOMB_EXERCISE"

    let judges: [ExerciseJudge]

    /// The one that the environment names; else the one in whose folder the file is; else the first that the answer
    /// fits.
    func judge(of answer: any Contract.Type, named name: String?, file: String) -> ExerciseJudge? {
        if let name { return judges.first { $0.exercise.id == name || $0.exercise.slug == name } }
        return judges.first { file.contains("\($0.exercise.chapterFolder)/\($0.exercise.folder)") }
            ?? fitting(answer)
    }

    /// What an answer is told that does not fit the exercise which it is judged as.
    func misfit(_ answer: any Contract.Type, for judge: ExerciseJudge) -> CheckFailure {
        CheckFailure(
            message: Phrases.misfit(judge.exercise.id, asks: judge.contract, fits: fitting(answer)?.exercise.id),
            misconception: nil, findings: [])
    }

    /// What an answer is told that is judged as an exercise of another chapter than the one that it imports.
    func stranger(_ name: String?) -> CheckFailure {
        CheckFailure(
            message: Phrases.stranger(name, chapter: judges.first?.exercise.chapter), misconception: nil, findings: [])
    }

    private func fitting(_ answer: any Contract.Type) -> ExerciseJudge? { judges.first { $0.checks(answer) != nil } }
}

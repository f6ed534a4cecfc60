/// The judge of the answers to an exercise. A chapter lists a judge for each of its exercises.
///
/// The list of checks comes from the judge, not from the answer's type, so an answer's declarations cannot change it.
@_spi(Courses) public struct ExerciseJudge: Sendable {
    private enum Source: Sendable {
        case exercise(Exercise)
        /// The name of the exercise's folder, which is next to the file that lists the judge.
        case folder(String, besides: StaticString)
    }

    private let source: Source
    private let asked: Any.Type
    /// The name of the required contract, such as `ComposeTwo`; computed on demand, because finding a type's name is
    /// slow.
    package var contract: String {
        let name = String(describing: asked)
        return name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
    }
    package let reference: any Contract.Type
    /// Foreseen wrong answers, each with the key of the misconception that it models, in the chapter's order; then the
    /// answers that were added, each with its name.
    package let wrong: [(key: String, answer: any Contract.Type)]
    /// The keys of answers that cannot serve as models: wrong answers that stop the program or never end on generated
    /// inputs, and all answers that were added.
    private let unruly: Set<String>
    private let right: Set<String>
    /// The names of the chapter's types that an answer must not use.
    let givenTypes: Set<String>
    /// The function that returns an answer's checks, in order, or `nil` for an answer to another exercise.
    package let checks: @MainActor @Sendable (any Contract.Type) -> [AnyCheck]?

    /// Makes the judge of an exercise.
    ///
    /// - Parameters:
    ///   - folder: the exercise's folder, such as `1-compose-two`.
    ///   - contract: the required contract, as in `(any ComposeTwo).self`.
    ///   - reference: the solution.
    ///   - wrong: foreseen wrong answers, each with its misconception's key, in one or more lists.
    ///   - unruly: keys of wrong answers that stop the program or never end on inputs that checks generate.
    ///   - givenTypes: the names of the chapter's types that an answer must not use, because the task is to write such
    ///     a type.
    ///   - checks: returns the checks of an answer that conforms to the contract, and `nil` for any other, as in
    ///     `{ ($0 as? any ComposeTwo.Type)?.checks }`.
    ///   - file: the file that lists the judge, in the chapter's folder; filled in by the compiler.
    public init<Asked>(
        _ folder: String, asks contract: Asked.Type, reference: any Contract.Type,
        wrong: KeyValuePairs<String, any Contract.Type>..., unruly: Set<String> = [],
        without givenTypes: Set<String> = [],
        checks: @escaping @MainActor @Sendable (any Contract.Type) -> [Check<Asked>]?, file: StaticString = #filePath
    ) {
        self.init(
            .folder(folder, besides: file), contract, reference,
            wrong.flatMap { list in list.map { ($0.key, $0.value) } },
            unruly, givenTypes
        ) { checks($0)?.map(\.check) }
    }

    package init<Asked>(
        _ exercise: Exercise, asks contract: Asked.Type, reference: any Contract.Type,
        wrong: KeyValuePairs<String, any Contract.Type>..., unruly: Set<String> = [],
        without givenTypes: Set<String> = [],
        checks: @escaping @MainActor @Sendable (any Contract.Type) -> [Check<Asked>]?
    ) {
        self.init(
            .exercise(exercise), contract, reference, wrong.flatMap { list in list.map { ($0.key, $0.value) } }, unruly,
            givenTypes
        ) { checks($0)?.map(\.check) }
    }

    private init(
        _ source: Source, _ contract: Any.Type, _ reference: any Contract.Type,
        _ wrong: [(key: String, answer: any Contract.Type)], _ unruly: Set<String>,
        _ givenTypes: Set<String>, _ checks: @escaping @MainActor @Sendable (any Contract.Type) -> [AnyCheck]?,
        right: Set<String> = []
    ) {
        self.source = source
        asked = contract
        self.reference = reference
        self.wrong = wrong
        self.unruly = unruly
        self.givenTypes = givenTypes
        self.right = right
        self.checks = checks
    }

    /// The exercise with all its texts. If the judge was made with the name of a folder, the texts are read from that
    /// folder each time.
    public var exercise: Exercise {
        switch source {
        case .exercise(let exercise): exercise
        case .folder(let folder, let file):
            Exercise(folder, in: Self.chapter(file).folder, root: Self.chapter(file).root)
        }
    }

    package var place: (chapter: String, folder: String) {
        switch source {
        case .exercise(let exercise): (exercise.chapterFolder, exercise.folder)
        case .folder(let folder, let file): (Self.chapter(file).folder, folder)
        }
    }

    package var slug: String {
        switch source {
        case .exercise(let exercise): exercise.slug
        case .folder(let folder, _): Exercise.parts(folder).slug
        }
    }

    package var id: String {
        switch source {
        case .exercise(let exercise): exercise.id
        case .folder(let folder, let file):
            "\(Int(Self.chapter(file).folder.prefix { $0 != "-" }) ?? 0).\(Exercise.parts(folder).number)"
        }
    }

    private static func chapter(_ file: StaticString) -> (folder: String, root: String) {
        let parts = "\(file)".split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count > 3 else { return ("", "") }
        return (String(parts[parts.count - 2]), parts.dropLast(3).joined(separator: "/"))
    }

    var models: [(key: String, answer: any Contract.Type)] { wrong.filter { !unruly.contains($0.key) } }

    /// Returns the judge with additional answers for tests, each with its name. The added answers do not serve as
    /// models.
    public func adding(_ answers: KeyValuePairs<String, any Contract.Type>) -> ExerciseJudge {
        ExerciseJudge(
            source, asked, reference, wrong + answers.map { ($0.key, $0.value) }, unruly.union(answers.map(\.key)),
            givenTypes, checks, right: right.union(answers.map(\.key)))
    }

    @MainActor var pieces: [AnswerPiece] {
        let slug = slug
        let checks = (checks(reference) ?? []).map {
            AnswerPiece(kind: .check, slug: slug, name: $0.key, requirement: $0.requirement)
        }
        return checks
            + wrong.map { AnswerPiece(kind: right.contains($0.key) ? .right : .wrong, slug: slug, name: $0.key) }
    }

    /// Returns the answer with this name: `solution`, a misconception's key, or the name of an added answer.
    package func answer(_ name: String) -> (any Contract.Type)? {
        name == "solution" ? reference : wrong.first { $0.key == name }?.answer
    }
}

@MainActor
struct ChapterJudges {
    nonisolated static let variable = "CURRYCOMB_EXERCISE"

    let judges: [ExerciseJudge]

    /// Returns the named exercise's judge. Without a name, returns the judge whose folder contains the file, or else
    /// the first one whose contract the answer fits.
    func judge(of answer: any Contract.Type, named name: String?, file: String) -> ExerciseJudge? {
        if let name { return judges.first { $0.id == name || $0.slug == name } }
        return judges.first { file.contains("\($0.place.chapter)/\($0.place.folder)") } ?? fitting(answer)
    }

    func misfit(_ answer: any Contract.Type, for judge: ExerciseJudge) -> CheckFailure {
        CheckFailure(
            message: Phrases.misfit(judge.id, asks: judge.contract, fits: fitting(answer)?.id),
            misconception: nil, findings: [])
    }

    /// Returns the failure for an answer that is also an answer to another exercise of the chapter; `nil` if it is not.
    /// Such an answer is refused, because code that comes with one contract could do the task of the other.
    func mixture(_ answer: any Contract.Type, for judge: ExerciseJudge) -> CheckFailure? {
        judges.first { $0.id != judge.id && $0.checks(answer) != nil }.map { other in
            CheckFailure(
                message: Phrases.mixture(judge.contract, other.contract), misconception: nil, findings: [])
        }
    }

    /// Returns the failure for an answer that imports a chapter to which its exercise does not belong.
    func stranger(_ name: String?) -> CheckFailure {
        CheckFailure(
            message: Phrases.stranger(
                name, chapter: judges.first.flatMap { Int($0.place.chapter.prefix { $0 != "-" }) }), misconception: nil,
            findings: [])
    }

    private func fitting(_ answer: any Contract.Type) -> ExerciseJudge? { judges.first { $0.checks(answer) != nil } }
}

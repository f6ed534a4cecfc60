import CurrycombWorkbook

/// All that grading found: every learner beside every exercise.
struct GradeSheet: Sendable {
    /// How one learner's answer stands.
    struct Cell: Sendable {
        /// What an answer can be beside what a verdict says of it.
        enum Kind: String, Sendable {
            case judged
            /// It is the exercise as it was handed out.
            case untouched
            /// Its file was not handed in.
            case missing
        }

        let exercise: Exercise
        let kind: Kind
        /// With a result for each check of the exercise, also where nothing could run: so totals can be compared.
        let verdict: Verdict
        /// How many hints were asked for; `nil` where that was not handed in.
        var hints: Int?
        /// Whether the solution was asked for before it was done; `nil` where that was not handed in.
        var askedForSolution: Bool?

        init(_ exercise: Exercise, _ kind: Kind, _ verdict: Verdict) {
            self.exercise = exercise
            self.kind = kind
            var verdict = verdict
            if verdict.checks.isEmpty {
                verdict.checks = exercise.words.checks.map {
                    CheckResult(key: $0.key, title: $0.text, status: .waiting)
                }
            }
            self.verdict = verdict
        }

        var isDone: Bool { verdict.status == .done }
        /// The key of the misunderstanding that the answer shows.
        var misconception: String? {
            verdict.diagnostics.lazy.compactMap(\.misconception).first ?? verdict.firstOpen?.misconception
        }
        /// What the learner is told: the sentence, the compiler's words, or why it was not judged.
        var sentence: String {
            if let problem = verdict.problem { return problem }
            if let diagnostic = verdict.diagnostics.first {
                return diagnostic.misconception.flatMap(exercise.words.sentence) ?? diagnostic.message
            }
            return verdict.firstOpen?.message ?? ""
        }
        var line: Int? { verdict.diagnostics.first?.line ?? verdict.firstOpen?.line }
    }

    /// A learner's answers in the order of the course.
    struct Row: Sendable {
        let name: String
        var cells: [Cell]
        /// What else is to be known, such as files that the answers changed.
        var notes: [String] = []

        var done: Int { cells.count(where: \.isDone) }
        var held: Int { cells.reduce(0) { $0 + $1.verdict.held } }
        var checks: Int { cells.reduce(0) { $0 + $1.verdict.checks.count } }
        /// The hints of all exercises; `nil` where that was not handed in.
        var hints: Int? { cells.first?.hints == nil ? nil : cells.reduce(0) { $0 + ($1.hints ?? 0) } }
        var solutions: Int? {
            cells.first?.hints == nil ? nil : cells.count { $0.askedForSolution == true }
        }
    }

    /// A misunderstanding, and who has it.
    struct Misconception: Sendable, Equatable {
        let id: String
        let key: String
        let sentence: String
        let learners: [String]
    }

    let exercises: [Exercise]
    var rows: [Row]
    /// What could not be read at all.
    var problems: [String] = []

    /// The misunderstandings of the class, the commonest first.
    var misconceptions: [Misconception] {
        var found: [Misconception] = []
        for (index, exercise) in exercises.enumerated() {
            let having = rows.compactMap { row in row.cells[index].misconception.map { (row.name, $0) } }
            for sentence in exercise.words.misconceptions {
                let learners = having.filter { $0.1 == sentence.key }.map(\.0)
                guard !learners.isEmpty else { continue }
                found.append(
                    Misconception(
                        id: exercise.id, key: sentence.key, sentence: sentence.text, learners: learners))
            }
        }
        let order = found.enumerated().sorted {
            ($1.element.learners.count, $0.offset) < ($0.element.learners.count, $1.offset)
        }
        return order.map(\.element)
    }

    /// The answers that the compiler refuses, with their learners.
    var refused: [(name: String, cell: Cell)] {
        rows.flatMap { row in
            row.cells.filter { $0.verdict.status == .doesNotCompile }.map { (row.name, $0) }
        }
    }

    /// How many learners have done each exercise, and how many have begun it.
    var progress: [(exercise: Exercise, done: Int, begun: Int)] {
        exercises.enumerated().map { index, exercise in
            let cells = rows.map { $0.cells[index] }
            return (exercise, cells.count(where: \.isDone), cells.count { $0.kind == .judged })
        }
    }
}

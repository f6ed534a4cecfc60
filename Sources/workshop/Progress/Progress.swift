import CurrycombWorkbook

/// What the workshop remembers from one start to the next: one small file.
struct Progress: Codable, Equatable {
    /// What is remembered of one exercise.
    struct Record: Codable, Equatable {
        /// How its answer stood when it was last judged.
        var status = "open"
        /// That answer's fingerprint: an answer that has changed since is judged anew.
        var answer = ""
        /// The keys of the checks that held.
        var held: [String] = []
        /// How many hints have been shown.
        var hints = 0
        /// Whether the solution was asked for before the exercise was done.
        var askedForSolution = false
    }

    /// The version of this form; another one is rebuilt.
    static let version = 1

    var version = Progress.version
    /// The slug of the exercise that the learner was at.
    var current: String?
    /// By slug, which outlives a new order of exercises.
    var exercises: [String: Record] = [:]

    func isDone(_ exercise: Exercise) -> Bool { exercises[exercise.slug]?.status == Verdict.Status.done.rawValue }

    func done(in exercises: [Exercise]) -> Int { exercises.count(where: isDone) }

    subscript(exercise: Exercise) -> Record {
        get { exercises[exercise.slug] ?? Record() }
        set { exercises[exercise.slug] = newValue }
    }

    /// The first exercise that is not done, from a place on and then from the beginning.
    func firstOpen(in course: Course, from place: Int = 0) -> Exercise? {
        let order = course.exercises[place...] + course.exercises[..<place]
        return order.first { !isDone($0) }
    }

    /// Notes a verdict on an answer.
    mutating func note(_ verdict: Verdict, on exercise: Exercise, answer: String?) {
        guard verdict.status != .notJudged else { return }
        self[exercise].status = verdict.status.rawValue
        self[exercise].answer = answer.map(Files.fingerprint) ?? ""
        if verdict.status != .doesNotCompile {
            self[exercise].held = verdict.checks.filter { $0.status == .passed }.map(\.key)
        }
        if verdict.status == .done { self[exercise].askedForSolution = false }
    }

    /// Brings what is remembered in line with the files, without judging any.
    ///
    /// - Returns: the exercises whose answers have changed since they were judged, and so must be judged again.
    mutating func reconcile(with workspace: Workspace, _ course: Course) -> [Exercise] {
        course.exercises.filter { exercise in
            guard let answer = workspace.answer(to: exercise) else {
                self[exercise].status = Verdict.Status.open.rawValue
                self[exercise].answer = ""
                return false
            }
            guard self[exercise].answer != Files.fingerprint(answer) else { return false }
            // An untouched stub is not done, without asking anybody.
            if answer == workspace.stub(of: exercise) {
                self[exercise].status = Verdict.Status.open.rawValue
                self[exercise].answer = Files.fingerprint(answer)
                self[exercise].held = []
                return false
            }
            return true
        }
    }
}

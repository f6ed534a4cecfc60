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
        /// What the record must come to, so that a byte that changed by itself is seen; `nil` as in older files.
        var sum: String?

        /// What the rest of the record comes to, in the exercise's place.
        func sum(for slug: String) -> String {
            let fields = [slug, status, answer, String(hints), String(askedForSolution)] + held
            return Files.fingerprint(fields.map { "\($0.utf8.count):\($0)" }.joined())
        }
    }

    /// The version of this form. The first had no sums; one that is neither is rebuilt.
    static let version = 2

    var version = Progress.version
    /// The slug of the exercise that the learner was at.
    var current: String?
    /// By slug, which outlives a new order of exercises.
    var exercises: [String: Record] = [:]

    func isDone(_ exercise: Exercise) -> Bool { exercises[exercise.slug]?.status == Verdict.Status.done.rawValue }

    func done(in exercises: [Exercise]) -> Int { exercises.count(where: isDone) }

    /// What came of the same beginning in two processes: this one's changes, and the other's where there are none.
    ///
    /// - Parameters:
    ///   - base: what this process has read or written last.
    ///   - other: what is in the file now.
    func merged(with other: Progress, since base: Progress) -> Progress {
        var result = other
        if current != base.current { result.current = current }
        for slug in Set(exercises.keys).union(base.exercises.keys) {
            let (mine, before) = (exercises[slug] ?? Record(), base.exercises[slug] ?? Record())
            guard mine != before else { continue }
            var record = other.exercises[slug] ?? Record()
            if (mine.status, mine.answer, mine.held) != (before.status, before.answer, before.held) {
                (record.status, record.answer, record.held) = (mine.status, mine.answer, mine.held)
            }
            // A hint that was shown anywhere has been shown.
            record.hints = max(mine.hints, record.hints)
            if mine.askedForSolution != before.askedForSolution { record.askedForSolution = mine.askedForSolution }
            result.exercises[slug] = record
        }
        return result
    }

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

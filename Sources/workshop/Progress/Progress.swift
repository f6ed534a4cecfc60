import CurrycombWorkbook

package struct Progress: Codable, Equatable {
    package struct Record: Codable, Equatable {
        /// The status of the last verdict; `open` for a starting file and for a missing answer.
        package var status = "open"
        /// The fingerprint of the judged answer. If the answer has changed since, it is judged again.
        package var answer = ""
        /// The keys of the checks that passed when the answer last compiled.
        package var held: [String] = []
        /// The number of general hints that have been shown.
        package var hints = 0
        /// The keys of the checks whose own hints have been shown; `nil` if there are none, and in older files.
        package var helped: [String]?
        /// True if the learner has requested the solution of an open exercise, and has not solved the exercise since.
        package var askedForSolution = false
        /// True if the learner saw the solution before solving the exercise for the first time, even if the exercise
        /// has been solved since; `nil` if not, and in older files.
        package var sawSolution: Bool?
        /// The day on which the exercise was first solved, or on which its last review was completed, counted as in
        /// ``Day``; `nil` if it was never solved, and in older files.
        var solvedOn: Int?
        /// The number of completed reviews.
        var reviews: Int?
        /// The path of the old answer, relative to the root, while the exercise is under review; otherwise `nil`.
        var reviewing: String?
        /// The checksum of the record, which detects damage; `nil` in memory, and in older files.
        package var sum: String?

        package func sum(for slug: String) -> String {
            let fields =
                [slug, status, answer, String(hints), String(askedForSolution)] + held + (helped ?? [])
                + [
                    solvedOn.map { "on \($0)" }, reviews.map { "\($0) times" }, reviewing,
                    sawSolution.map { "saw \($0)" },
                ].compactMap { $0 }
            return Files.fingerprint(fields.map { "\($0.utf8.count):\($0)" }.joined())
        }
    }

    /// The version of this format. Version 1 had no checksums. A file whose version is newer than this one counts as
    /// damaged, and the progress is rebuilt.
    package static let version = 2

    package var version = Progress.version
    /// The slug of the learner's current exercise.
    package var current: String?
    /// The records by slug, because the slug stays the same when exercises are reordered.
    package var exercises: [String: Record] = [:]

    /// Returns true if an exercise is done. An exercise under review counts as done.
    package func isDone(_ exercise: Exercise) -> Bool {
        let record = self[exercise]
        return record.status == Verdict.Status.done.rawValue || record.reviewing != nil
    }

    package func done(in exercises: [Exercise]) -> Int { exercises.count(where: isDone) }

    /// Merges the changes of two processes. If both have changed the same part of a record, this process's change is
    /// used, but hints count as shown if either process has shown them since the last review began.
    ///
    /// - Parameters:
    ///   - other: the current content of the file.
    ///   - base: the state that this process last read or wrote.
    package func merged(with other: Progress, since base: Progress) -> Progress {
        var result = other
        if current != base.current { result.current = current }
        for slug in Set(exercises.keys).union(base.exercises.keys) {
            let (mine, before) = (exercises[slug] ?? Record(), base.exercises[slug] ?? Record())
            guard mine != before else { continue }
            var record = other.exercises[slug] ?? Record()
            if (mine.status, mine.answer, mine.held) != (before.status, before.answer, before.held) {
                (record.status, record.answer, record.held) = (mine.status, mine.answer, mine.held)
            }
            if (mine.solvedOn, mine.reviews, mine.reviewing) != (before.solvedOn, before.reviews, before.reviewing) {
                (record.solvedOn, record.reviews, record.reviewing) = (mine.solvedOn, mine.reviews, mine.reviewing)
            }
            // If another process has begun a review in the meantime, hints that were shown before the review do not
            // count.
            let begins = (other.exercises[slug] ?? Record()).reviewing != before.reviewing
            if mine.hints > before.hints, !begins { record.hints = max(mine.hints, record.hints) }
            if mine.hints < before.hints { record.hints = mine.hints }
            if mine.helped != before.helped {
                record.helped = mine.helped.map {
                    Set($0).subtracting(before.helped ?? []).union(record.helped ?? []).sorted()
                }
            }
            if mine.askedForSolution != before.askedForSolution { record.askedForSolution = mine.askedForSolution }
            if mine.sawSolution != before.sawSolution { record.sawSolution = mine.sawSolution }
            result.exercises[slug] = record
        }
        return result
    }

    package subscript(exercise: Exercise) -> Record {
        get { exercises[exercise.slug] ?? Record() }
        set { exercises[exercise.slug] = newValue }
    }

    /// True if there is no current exercise, no exercise is done, and no check has passed.
    var isNew: Bool { current == nil && exercises.values.allSatisfy { $0.held.isEmpty && $0.status != "done" } }

    package func firstOpen(in course: Course) -> Exercise? { course.exercises.first { !isDone($0) } }

    /// Returns the learner's last exercise or, if that is done and not under review, the next that is not done. If
    /// there is no last exercise, returns the first that is not done.
    func goesOn(in course: Course) -> Exercise? {
        guard let exercise = current.flatMap(course.exercise) else { return firstOpen(in: course) }
        guard isDone(exercise), self[exercise].reviewing == nil else { return exercise }
        return next(after: exercise, in: course)
    }

    /// Returns the next exercise that is not done: in the same chapter if possible, otherwise in the course. The search
    /// begins with the given exercise itself and, after the last exercise, continues with the first.
    package func next(after exercise: Exercise, in course: Course) -> Exercise? {
        let place = course.place(of: exercise)
        let open = (course.exercises[place...] + course.exercises[..<place]).filter { !isDone($0) }
        return open.first { $0.chapterFolder == exercise.chapterFolder } ?? open.first
    }

    package mutating func note(_ verdict: Verdict, on exercise: Exercise, answer: String?, day: Int = Day.today) {
        guard verdict.status != .notJudged else { return }
        self[exercise].status = verdict.status.rawValue
        self[exercise].answer = answer.map(Files.fingerprint) ?? ""
        if verdict.status != .doesNotCompile {
            self[exercise].held = verdict.checks.filter { $0.status == .passed }.map(\.key)
        }
        if verdict.status == .done {
            self[exercise].askedForSolution = false
            noteSolved(exercise, on: day)
        }
    }

    /// Records that the solution of an exercise is shown, unless the exercise is done.
    package mutating func noteSolutionShown(of exercise: Exercise) {
        guard !isDone(exercise) else { return }
        self[exercise].askedForSolution = true
        if self[exercise].solvedOn == nil { self[exercise].sawSolution = true }
    }

    /// Updates the progress from the files, without judging the answers. Returns the exercises that must be judged,
    /// because their answers have no verdict yet or have changed since the last one.
    mutating func reconcile(with workspace: Workspace, _ course: Course) -> [Exercise] {
        course.exercises.filter { exercise in
            // Older progress files do not record when an exercise was solved, so the exercise counts as solved today.
            if isDone(exercise), self[exercise].solvedOn == nil { self[exercise].solvedOn = Day.today }
            guard let answer = workspace.answer(to: exercise) else {
                self[exercise].status = Verdict.Status.open.rawValue
                self[exercise].answer = ""
                return false
            }
            guard self[exercise].answer != Files.fingerprint(answer) else { return false }
            // An unchanged starting file is not done, so it needs no check.
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

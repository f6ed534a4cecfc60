import CurrycombWorkbook

enum ClassStanding: Equatable {
    case away
    case joined
    case handUp(isReceived: Bool)
}

/// The state of the screen. Keys, saves and verdicts change this state. The session reads lessons, answers and
/// solutions from the clone, but writes nothing; the main loop is responsible for the time and the terminal.
struct Session {
    /// The work that a key requests from the main loop.
    enum Action: Equatable {
        case judge
        case checkAll
        case tour(Int)
        case edit
        case reset
        case raiseHand(String)
        case lowerHand
        case review
        case quit
        case redraw
    }

    enum View {
        case exercise
        case list(ExerciseList)
        case pager(Pager)

        /// True if the view shows a running tour or check of all exercises.
        var isBusy: Bool {
            switch self {
            case .exercise: false
            case .list(let list): list.activity != nil
            case .pager(let pager): pager.state.isBusy
            }
        }
    }

    /// The exercise and the failing check whose hints are shown. The hints stay visible as long as the same check
    /// fails.
    struct HintPlace: Equatable {
        let slug: String
        let check: String?
    }

    let course: Course
    let workspace: Workspace
    var progress: Progress
    private(set) var exercise: Exercise
    private(set) var verdict: Verdict?
    private(set) var change = VerdictChange()
    var view = View.exercise
    /// True until the answer has been judged, even while a tour or a check of all exercises delays the judgment.
    var isChecking = true
    var progressOfBuild: String?
    /// True if the answer was saved while a page or the list was open. As long as it stays open, its last lines say what
    /// the check of this answer showed.
    var savedUnderPage = false
    /// The number of seconds for which the answer has been built and checked.
    var secondsOfCheck = 0
    /// A note, usually in response to the last key; the next key in the exercise's view removes it.
    var note: String?
    /// The number of further verdicts that do not remove the note; `nil` if only a key removes it.
    var verdictsUnderNote: Int?
    var hintsInSight: HintPlace?
    /// The lessons that the learner has left, by chapter, with their scroll positions.
    var lessonsLeft: [Int: Pager] = [:]
    /// A note about changes made before the session, texts that cannot be read, or exercises that are due for review.
    /// The first key in the exercise's view removes it.
    var news: String?
    var scroll = Scroll()
    /// The pages and lists behind the open page. Escape, enter and backspace close the open page and show the last of
    /// these again.
    var behind: [View] = []
    var classroom = ClassStanding.away
    var question: String?
    /// The key that takes effect only if it is pressed again.
    var asked: Character?
    /// The last verdict on each exercise. It is shown when the learner returns to the exercise, and compared with the
    /// next verdict.
    private var last: [String: Verdict] = [:]
    private var lastChecks: [String: [CheckResult]] = [:]
    private(set) var files: (yours: String?, ours: String?, before: String?)

    /// Makes a session; `nil` if the course has no exercises. The session begins with the learner's last exercise, even
    /// if that is done, because the workshop named this exercise when the learner quit. If there is none, the session
    /// begins with the first exercise that is not done or, if all are done, with the first.
    init?(_ course: Course, _ workspace: Workspace, _ progress: Progress) {
        let place = progress.current.flatMap(course.exercise) ?? progress.firstOpen(in: course)
        guard let first = place ?? course.exercises.first else { return nil }
        self.course = course
        self.workspace = workspace
        self.progress = progress
        exercise = first
        self.progress.current = first.slug
        if progress.firstOpen(in: course) == nil { note = Say.allDone }
        if progress.isNew {
            view = .pager(Pager(title: course.name, content: .markdown(Say.welcome(course)), .welcome))
        }
    }

    var isDone: Bool { verdict?.status == .done }

    /// Calls `change` with the open view, and then with the views behind it, the nearest first, until `change` returns
    /// true.
    mutating func update(_ change: (inout View) -> Bool) {
        if change(&view) { return }
        for index in behind.indices.reversed() where change(&behind[index]) { return }
    }

    /// Changes the page of the running tour, which may be behind the page of keys.
    mutating func updateTour(_ change: (inout Pager) -> Void) {
        update { view in
            guard case .pager(var pager) = view, pager.state.isBusy else { return false }
            change(&pager)
            view = .pager(pager)
            return true
        }
    }

    /// Shows the exercise instead of the page of the running tour.
    mutating func closeTour() {
        var isOpen = false
        updateTour { _ in isOpen = true }
        if isOpen { (view, behind) = (.exercise, []) }
    }

    /// Notes that the exercise's file was saved, which replaces a running tour or check of all exercises.
    mutating func noteSave() {
        isChecking = true
        // The save that comes with a reset must not remove the note that says where the old answer is kept.
        if verdictsUnderNote != 1 { (note, verdictsUnderNote) = (nil, nil) }
        closeTour()
        if case .exercise = view { return }
        savedUnderPage = true
    }

    /// Shows how the current tour ended. Returns `.judge` if the answer still has to be judged.
    mutating func endTour(_ end: String) -> Action? {
        updateTour { $0.state = .ended(end) }
        return isChecking ? .judge : nil
    }

    var hintPlace: HintPlace { HintPlace(slug: exercise.slug, check: failingCheck) }

    var shownHints: [ShownHint] {
        hintsInSight == hintPlace ? progress.shownHints(on: exercise, at: failingCheck) : []
    }

    /// The key of the first check that fails, if the answer was judged to be wrong.
    var failingCheck: String? {
        guard verdict?.status == .wrong, let check = verdict?.firstOpen, check.status != .todo else { return nil }
        return check.key
    }

    // MARK: - Events

    mutating func go(to exercise: Exercise) -> Action {
        self.exercise = exercise
        progress.current = exercise.slug
        view = .exercise
        behind = []
        verdict = last[exercise.slug]
        change = VerdictChange()
        scroll = Scroll()
        asked = nil
        question = nil
        files = (nil, nil, nil)
        if isDone { readFiles() }
        isChecking = true
        return .judge
    }

    mutating func receive(_ verdict: Verdict, answer: String?) {
        isChecking = false
        let isAfterReset = verdictsUnderNote == 1
        switch verdictsUnderNote {
        case nil: break
        case 0: (note, asked, verdictsUnderNote) = (nil, nil, nil)
        case .some(let count): verdictsUnderNote = count - 1
        }
        scroll = Scroll()
        let changeBefore = change
        change = VerdictChange()
        // A reset mends no mistake.
        if !isAfterReset, var before = last[exercise.slug] ?? remembered() {
            if before.checks.isEmpty { before.checks = lastChecks[exercise.slug] ?? remembered()?.checks ?? [] }
            change = VerdictChange(from: before, after: changeBefore, to: verdict)
        }
        self.verdict = verdict
        last[exercise.slug] = verdict
        if !verdict.checks.isEmpty { lastChecks[exercise.slug] = verdict.checks }
        let old = progress[exercise].reviewing
        progress.note(verdict, on: exercise, answer: answer)
        if isDone {
            if let old { files.before = workspace.text(old).map(AnswerSource.telling) }
            readFiles()
            if progress.firstOpen(in: course) == nil { note = Say.allDone }
        }
    }

    /// Handles a verdict on any exercise, not only the one on the screen.
    mutating func receive(_ verdict: Verdict, on exercise: Exercise, answer: String?) {
        if exercise.slug == self.exercise.slug {
            receive(verdict, answer: answer)
        } else {
            last[exercise.slug] = verdict
            progress.note(verdict, on: exercise, answer: answer)
        }
    }

    /// Returns a verdict made from the checks that the progress records as passed; `nil` if it records no answer, or if
    /// the exercise was done.
    private func remembered() -> Verdict? {
        let record = progress[exercise]
        guard !record.answer.isEmpty, record.status != Verdict.Status.done.rawValue else { return nil }
        // The progress file lists only the checks that passed. If the answer was wrong, the first check that is not
        // listed failed; the other results are unknown.
        let failing = progress.failingCheck(of: exercise)
        let checks = exercise.words.checks.map { check -> CheckResult in
            let other: CheckResult.Status = check.key == failing ? .failed : .waiting
            return CheckResult(
                key: check.key, title: check.text, status: record.held.contains(check.key) ? .passed : other)
        }
        let status: Verdict.Status = record.status == Verdict.Status.doesNotCompile.rawValue ? .doesNotCompile : .wrong
        return Verdict(id: exercise.id, status: status, checks: checks)
    }

    private mutating func readFiles() {
        files.yours = workspace.answer(to: exercise).map(AnswerSource.telling)
        files.ours = workspace.text(exercise.answers).map(AnswerSource.telling)
    }
}

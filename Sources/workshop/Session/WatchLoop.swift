import CurrycombWorkbook
import Foundation

/// The workshop in a terminal: one loop for keys, saves and verdicts, and a second thread that builds and judges.
final class WatchLoop {
    enum LoopEvent: Sendable {
        case verdict(Judgment, slug: String)
        case checking(Int, of: Int, String)
        case checkedAll(Int, open: [String])
        case printed(String)
        case ended(String)
    }

    private let answerJudge: any AnswerJudge
    private let terminal: Terminal
    private let background: Background<LoopEvent>
    private var file: SharedProgress
    private var session: Session
    private var watcher = Watcher()
    private var others = OtherAnswers()
    /// The latest piece of SwiftPM's output.
    private let said = Shared<String?>(nil)
    /// The time at which the check of the answer began; `nil` while a tour or a check of all exercises runs instead.
    private var judgedFrom: Double?
    private let warmup: Warmup
    private let notes: ClassNotes
    private let sender: SenderProcess
    /// The time from which the sender may start, even if there is no verdict yet.
    private var sendsFrom = WatchLoop.now + 3
    /// The signal that ended the session; 0 if a key did.
    private(set) var endSignal: Int32 = 0

    init(
        _ session: Session, _ answerJudge: any AnswerJudge, _ terminal: Terminal, _ notes: ClassNotes,
        _ sender: SenderProcess
    ) {
        self.notes = notes
        self.sender = sender
        notes.wake = { sender.poke() }
        self.session = session
        self.answerJudge = answerJudge
        self.terminal = terminal
        file = SharedProgress(ProgressFile(session.workspace), session.progress)
        warmup = Warmup(session.workspace)
        background = Background(
            cancel: { answerJudge.cancel() }, wake: { TerminalSignals.wake(TerminalSignals.Wake.message) })
        answerJudge.listen { [said] in said.value = $0 }
    }

    func run() -> Int32 {
        terminal.begin()
        judge()
        endSignal = terminal.loop(
            pause: { watcher.isWaiting ? 20 : 50 }, frame: frame,
            news: {
                for message in background.messages() { receive(message) }
                watch()
                watchOthers()
            },
            press: { key in
                guard let action = session.handle(key, rows: terminal.traits.rows) else { return true }
                perform(action)
                return action != .quit
            })
        let problem = end()
        guard session.workspace.isThere else {
            Workshop.complain(Say.isGone(session.workspace.root))
            return Workshop.notYet
        }
        if let problem {
            Workshop.complain(Say.progressNotKept(problem))
            return Workshop.notWritten
        }
        return Workshop.done
    }

    /// Returns the lines of the screen; `nil` if the clone has been deleted.
    private func frame(_ columns: Int, _ rows: Int) -> [StyledLine]? {
        guard session.workspace.isThere else { return nil }
        session.progressOfBuild = background.isBusy ? said.value : nil
        session.secondsOfCheck = judgedFrom.map { Int(Self.now - $0) } ?? 0
        keep()
        followClass()
        return session.frame(columns, rows)
    }

    private func watch() {
        guard watcher.poll(Files.key(session.workspace.path(session.exercise.file)), now: Self.now) else { return }
        updateList { $0.activity = nil }
        session.noteSave()
        judge()
    }

    /// Tells a learner who saves another exercise's file which exercise is on the screen.
    private func watchOthers() {
        let (course, workspace) = (session.course, session.workspace)
        let files = Dictionary(uniqueKeysWithValues: course.exercises.map { ($0.slug, $0) })
        let changed = others.changed(
            course.exercises.map(\.slug), besides: session.exercise.slug, now: Self.now
        ) { files[$0].flatMap { Files.key(workspace.path($0.file)) } }
        if let other = changed.flatMap({ files[$0] }) {
            session.note = Say.savedOther(other.id, session.exercise.id)
        }
    }

    var goodbye: String {
        let progress = session.progress
        return Say.goodbye(
            session.exercise.id, session.exercise.words.title, done: progress.done(in: session.course.exercises),
            of: session.course.exercises.count)
    }

    private static var now: Double { ProcessInfo.processInfo.systemUptime }

    private func followClass() {
        notes.refresh()
        notes.opened(session.exercise)
        if notes.handWasTakenDown() { session.note = Say.handWasTakenDown }
        session.classroom =
            notes.membership == nil ? .away : notes.hand == nil ? .joined : .handUp(isReceived: notes.isHandReceived)
        if notes.membership != nil, Self.now >= sendsFrom { sender.keepRunning(now: Self.now) }
    }

    /// Stops the other threads and processes, and leaves the screen. Returns the error if the progress cannot be
    /// written.
    private func end() -> (any Error)? {
        sender.stop()
        background.stop()
        warmup.stop()
        let problem = keep(atEnd: true)
        background.awaitEnd()
        terminal.leave()
        return problem
    }

    @discardableResult
    private func keep(atEnd: Bool = false) -> (any Error)? {
        // If the clone has been deleted, writing the file would create the clone's folder again, with nothing but this
        // file.
        guard session.workspace.isThere else { return nil }
        let problem =
            atEnd ? file.end(&session.progress, at: session.exercise) : file.write(&session.progress)
        if let problem { session.note = Say.progressNotKept(problem) }
        return problem
    }

    // MARK: - Actions

    private func perform(_ action: Session.Action) {
        switch action {
        case .judge: judge()
        case .checkAll: checkAll()
        case .tour(let number): tour(number)
        case .review: review()
        case .edit: edit()
        case .reset:
            session.note = Say.outcome(Reset(workspace: session.workspace)(session.exercise, stamp: Reset.stamp))
            // The reset causes a verdict on the restored starting file. The note stays on the screen during this
            // verdict.
            session.verdictsUnderNote = 1
        case .raiseHand(let question): raiseHand(question)
        case .lowerHand:
            notes.lower()
            session.note = Say.handIsDown
        case .redraw, .quit: break
        }
    }

    private func judge() {
        let exercise = session.exercise
        let answerJudge = answerJudge
        // The state of the file is read before the compilation, so a save during the compilation counts as new.
        watcher.begin(Files.key(session.workspace.path(exercise.file)))
        said.value = nil
        judgedFrom = Self.now
        background.start { job in
            let judgment = answerJudge.judge(exercise) { job.isCancelled }
            if !job.isCancelled { job.tell(.verdict(judgment, slug: exercise.slug)) }
        }
    }

    private func checkAll() {
        said.value = nil
        judgedFrom = nil
        let (exercises, answerJudge) = (session.exercisesToCheck, answerJudge)
        background.start { job in
            var open: [String] = []
            for (index, exercise) in exercises.enumerated() {
                job.tell(.checking(index + 1, of: exercises.count, exercise.id))
                let judgment = answerJudge.judge(exercise) { job.isCancelled }
                if job.isCancelled { return }
                if judgment.verdict.status != .done { open.append(exercise.id) }
                job.tell(.verdict(judgment, slug: exercise.slug))
            }
            job.tell(.checkedAll(exercises.count, open: open))
        }
    }

    private func tour(_ number: Int) {
        said.value = nil
        judgedFrom = nil
        guard let chapter = session.course.chapters.first(where: { $0.number == number }) else { return }
        let (answerJudge, columns) = (answerJudge, TerminalTraits.current.columns)
        background.start { job in
            let run = ProgramRun(
                answerJudge: answerJudge, variables: ["\(TourQuestion.variable)=pager", "COLUMNS=\(columns)"])
            let outcome = run.run(chapter.tour, seconds: 60, cancelled: { job.isCancelled }) {
                job.tell(.printed($0))
            }
            switch outcome {
            case .ended(let end), .failed(let end): job.tell(.ended(end))
            // An error in a tour is the course's fault, not the learner's.
            case .refused(let errors): job.tell(.ended(errors.first.map { "\($0.line): \($0.message)" } ?? ""))
            }
        }
    }

    private func review() {
        let course = session.course
        file.read(into: &session.progress)
        if let exercise = session.progress.underReview(in: course) {
            _ = session.go(to: exercise)
        } else if let exercise = session.progress.due(in: course).first {
            switch Review(workspace: session.workspace).begin(exercise, in: &session.progress, stamp: Reset.stamp) {
            case .begun(let path):
                _ = session.go(to: exercise)
                session.note = Say.reviewing(exercise.id, exercise.words.title, path)
                session.verdictsUnderNote = 1
            case .ended: break
            case .notChecked:
                _ = session.go(to: exercise)
                session.note = Say.notCheckedYet(exercise.id)
            case .failed(let why): session.note = why
            }
        }
        judge()
    }

    private func raiseHand(_ question: String) {
        let exercise = session.exercise
        let verdict = session.verdict.map { VerdictText($0, of: exercise, width: 80).lines } ?? []
        let shown = RaisedHand(
            exercise: exercise.id, answer: session.workspace.answer(to: exercise) ?? "",
            verdict: verdict.map { $0.text(colour: false) }.joined(separator: "\n"), question: question)
        if !notes.raise(shown) { session.note = Say.handNotRaised }
    }

    private func edit() {
        let path = session.workspace.path(session.exercise.file)
        let line = session.verdict?.diagnostics.first?.line ?? session.verdict?.firstOpen?.line
        session.note = Editor.open(path, line: line, called: session.exercise.file, in: terminal)
    }

    // MARK: - Results

    private func receive(_ event: LoopEvent) {
        switch event {
        case .verdict(let judgment, let slug):
            // After a verdict, the machine is usually idle, so this build does not slow down another build.
            warmup.start()
            sendsFrom = 0
            guard let exercise = session.course.exercise(slug) else { return }
            file.read(into: &session.progress)
            session.receive(judgment.verdict, on: exercise, answer: judgment.answer)
            // The class board receives a verdict on an untouched exercise only if the exercise is the current one.
            guard slug == session.exercise.slug || !session.workspace.isUntouched(exercise) else { return }
            notes.judged(judgment.verdict, on: exercise, answer: judgment.answer)
            if notes.isBehind { session.note = Say.isBehind }
        case .checking(let number, let count, let id):
            updateList { $0.activity = Say.checking(number, of: count, id) }
        case .checkedAll(let count, let open):
            updateList { list in
                list.activity = nil
                list.news = Say.checkedAll(count, done: count - open.count, open: open.joined(separator: ", "))
            }
            notes.opened(session.exercise, again: true)
        case .printed(let text):
            session.updateTour { pager in
                pager.content = .output(text)
                pager.state = .running
            }
        case .ended(let end):
            if let action = session.endTour(end) { perform(action) }
        }
    }

    private func updateList(_ change: (inout ExerciseList) -> Void) {
        session.update { view in
            guard case .list(var list) = view else { return false }
            change(&list)
            view = .list(list)
            return true
        }
    }
}

import CurrycombWorkbook
import Foundation

extension CourseCommands {
    /// Runs the course in a terminal. Begins with the first of the given exercises that is not done, or with the first
    /// one if all are done. If no exercises are given, ``Session`` chooses. The exercise's screen shows `news` until a
    /// key is pressed.
    func runInteractively(_ news: String?, at slugs: [String]) -> Int32 {
        let progress = progress()
        guard var session = Session(course, workspace, progress), let terminal = Terminal() else {
            return Workshop.notYet
        }
        let chosen = slugs.compactMap(course.exercise)
        if let exercise = chosen.first(where: { !progress.isDone($0) }) ?? chosen.first {
            _ = session.go(to: exercise)
        }
        let isAlone = FileLock.holdToTheEnd("\(workspace.own)/open.lock")
        session.news = isAlone ? news ?? progress.dueNews(in: course) : Say.openTwice
        let loop = WatchLoop(
            session, answerJudge, terminal, ClassNotes(classFolder), SenderProcess(sender))
        let code = loop.run()
        // The goodbye says where the next session continues. That is true only if the progress file was written.
        if code != Workshop.notWritten { paragraph(loop.goodbye) }
        fflush(nil)
        // If a signal such as that of Ctrl-C ended the session, the process ends with the same signal, so that its
        // shell is informed.
        if loop.endSignal != 0 { TerminalSignals.passOn(loop.endSignal) }
        return code
    }

    /// Prints the course, the next exercise and its verdict, for output that is not an interactive terminal.
    func printStatus() -> Int32 {
        var progress = progress()
        let before = progress
        let next = progress.goesOn(in: course)
        show(CourseMap.lines(course, progress, current: next, traits.columns))
        print()
        show([CourseMap.progress(course, progress, traits.columns)])
        print()
        guard let next else {
            paragraph(Say.allDone)
            return Workshop.done
        }
        let judged = judge([next])
        for (exercise, verdict, answer) in judged {
            progress.note(verdict, on: exercise, answer: answer)
            show(text(of: verdict, on: exercise, progress))
        }
        progress.current = next.slug
        keep(progress, since: before)
        tellBoard(judged)
        return progress.firstOpen(in: course) == nil ? Workshop.done : Workshop.notYet
    }

    package func list() -> Int32 {
        let progress = progress()
        show(CourseMap.lines(course, progress, current: progress.goesOn(in: course), traits.columns))
        print()
        show([CourseMap.progress(course, progress, traits.columns)])
        return Workshop.done
    }

    /// Judges the exercises with these slugs, or all exercises if there are no slugs, and prints the verdicts.
    package func check(_ slugs: [String], json: Bool) -> Int32 {
        var progress = readProgress()
        let before = progress
        var seen: Set<String> = []
        let exercises =
            slugs.isEmpty ? course.exercises : slugs.filter { seen.insert($0).inserted }.compactMap(course.exercise)
        // Programs want a verdict on every exercise. For a person, exercises that have not been started are only counted,
        // because to build them all would take minutes. If there are no others, the first of them is judged.
        let started = exercises.filter {
            json || exercises.count == 1 || workspace.isStarted($0, progress)
        }
        let showsRows = exercises.count > 1 && !started.isEmpty
        let judged = judge(started.isEmpty ? Array(exercises.prefix(1)) : started) { exercise, verdict in
            if !json, showsRows { show([row(verdict, exercise)]) }
        }
        for (exercise, verdict, answer) in judged { progress.note(verdict, on: exercise, answer: answer) }
        keep(progress, since: before)
        let open = judged.first { $0.1.status != .done }
        if json {
            print(VerdictJSON.document(judged.map { ($0.0, $0.1) }))
        } else if let (exercise, verdict, _) = exercises.count == 1 ? judged.first : open {
            if showsRows { print() }
            show(text(of: verdict, on: exercise, progress))
        }
        let untouched = exercises.count - started.count
        if untouched > 0 {
            print()
            paragraph(Say.notBegun(untouched), .dim)
        }
        tellBoard(judged)
        return open == nil && untouched == 0 ? Workshop.done : Workshop.notYet
    }

    /// Reads the stored progress without looking for changed answers, for commands that judge anyway.
    func readProgress() -> Progress {
        switch file.read() {
        case .progress(let progress): return progress
        case .partlyDamaged(let progress):
            Workshop.complain(Say.progressPartlyDamaged)
            return progress
        case .missing: return Progress()
        case .damaged:
            Workshop.complain(Say.progressDamaged)
            return Progress()
        }
    }

    private func row(_ verdict: Verdict, _ exercise: Exercise) -> StyledLine {
        let mark: StyledLine =
            switch verdict.status {
            case .done: StyledLine("✓ ", .good)
            case .open: StyledLine("○ ")
            default: StyledLine("✗ ", .bad)
            }
        let left = mark + StyledLine(Columns.pad(exercise.id, to: 6) + exercise.words.title)
        return StyledLine.spread(
            left.cut(to: max(10, traits.columns - 22)), StyledLine(Say.status(verdict), .dim), traits.columns)[0]
    }

    package func hint(_ slug: String?) -> Int32 {
        var progress = progress()
        let before = progress
        let exercise = exercise(slug, progress)
        let check = progress.failingCheck(of: exercise)
        let next = progress.nextHint(on: exercise, at: check)
        guard let hint = next ?? progress.shownHints(on: exercise, at: check).last else { return Workshop.notYet }
        show([
            StyledLine("\(exercise.id)  \(exercise.words.title)", .strong) + StyledLine("   " + hint.label, .dim)
        ])
        show(Markdown.sentence(hint.text, indent: 2, traits.columns))
        _ = progress.showHint(on: exercise, at: check)
        keep(progress, since: before)
        return Workshop.done
    }

    package func contract(_ slug: String?) -> Int32 {
        guard let text = ContractPage(workspace: workspace).text(of: exercise(slug, progress())) else {
            Workshop.complain(Say.contractMissing)
            return Workshop.notYet
        }
        // The lines are wrapped only for a terminal, not for a pipe.
        if isatty(1) == 1 { show(Pager.code(text, traits.columns)) } else { print(text, terminator: "") }
        return Workshop.done
    }

    package func lesson(_ number: Int?, aside name: String?) -> Int32 {
        guard let chapter = chapter(number) else { return Workshop.notYet }
        let asides = Aside.all(of: chapter, in: workspace)
        let aside = name.flatMap { name in asides.first { $0.name == name.lowercased() } }
        if let name, aside == nil {
            Workshop.complain(Say.unknownAside(name, asides.map(\.name), chapter.number))
            return Workshop.usage
        }
        guard let text = aside?.text ?? workspace.text(chapter.lesson) else {
            Workshop.complain(Say.lessonMissing(chapter.lesson))
            return Workshop.notYet
        }
        // The answers are hidden only in a terminal: `workshop lesson 2 | cat` shows them.
        let isRead = isatty(1) == 1
        let named = Aside.named(asides, in: text) { "workshop lesson \(chapter.number) \($1.name)" }
        let page = Markdown.page(
            named, width: traits.columns, isStyled: traits.colour, isShown: { _ in !isRead })
        show(page.lines)
        if isRead, !page.questions.isEmpty {
            show(["", StyledLine(Say.answersHidden(chapter.number), .dim)])
        }
        if name == nil, !asides.isEmpty {
            show([""] + asides.map { StyledLine(Say.beside($0.name, $0.title, chapter.number), .dim) })
        }
        return Workshop.done
    }

    package func tour(_ number: Int?, asks: Bool, steps: Bool = false) -> Int32 {
        guard let chapter = chapter(number) else { return Workshop.notYet }
        if isatty(2) == 1 { Workshop.complain(Say.building) }
        switch answerJudge.build(product: chapter.tour) {
        case .built(let executable, _):
            // Buffered output must appear before the output of the tour.
            fflush(nil)
            let command = [executable] + (asks ? [] : [TourQuestion.quietly]) + (steps ? [TourSteps.option] : [])
            let code = withTemporaryFolder { Spawn.inTerminal(command, environment: $0) } ?? 1
            if code == 128 + SIGINT {
                // The learner pressed Ctrl-C, which the terminal shows without a line end.
                print()
            } else if code > 128 {
                Workshop.complain(Say.endedBySignal(code - 128))
            }
            return code == 0 ? Workshop.done : Workshop.notYet
        case .failed(let problem):
            Workshop.complain(problem)
        case .refused(let diagnostics):
            for diagnostic in diagnostics { Workshop.complain("\(diagnostic.line): \(diagnostic.message)") }
        }
        return Workshop.notYet
    }

    private func chapter(_ number: Int?) -> Chapter? {
        guard let number else { return course.chapter(of: exercise(nil, progress())) }
        return course.chapters.first { $0.number == number }
    }

    package func solution(_ slug: String?) -> Int32 {
        var progress = progress()
        let before = progress
        let exercise = exercise(slug, progress)
        if !progress.isDone(exercise), !progress[exercise].askedForSolution {
            progress[exercise].askedForSolution = true
            keep(progress, since: before)
            // If the request could not be stored, each later request would be the first one again, so the solution is
            // shown now.
            guard trouble.value else {
                paragraph(Say.askAgain(exercise.id))
                return Workshop.notYet
            }
        }
        guard let text = workspace.text(exercise.answers) else {
            Workshop.complain(Say.solutionMissing)
            return Workshop.notYet
        }
        progress.noteSolutionShown(of: exercise)
        if !trouble.value { keep(progress, since: before) }
        print(AnswerSource.answer(text, importing: exercise.module), terminator: "")
        return Workshop.done
    }

    package func language(_ name: String?) -> Int32 {
        guard let name else {
            paragraph(Say.languageIs(workspace.language, known: workspace.languages))
            return Workshop.done
        }
        do {
            try workspace.keepLanguage(name == Say.systemLanguage ? nil : name)
        } catch {
            Workshop.complain(Say.notWritten(".currycomb/language", error))
            return Workshop.notWritten
        }
        let known = workspace.languages
        let isThere = Language(name).marks.isEmpty || Language(name).marks.contains(where: known.contains)
        paragraph(
            isThere || name == Say.systemLanguage
                ? Say.languageIs(workspace.language, known: known) : Say.noTranslation(name, known))
        return Workshop.done
    }

    package func reset(_ slug: String) -> Int32 {
        guard let exercise = course.exercise(slug) else { return Workshop.usage }
        let outcome = Reset(workspace: workspace)(exercise, stamp: Reset.stamp)
        if case .failed(let why) = outcome {
            Workshop.complain(why)
            return Workshop.notYet
        }
        paragraph(Say.outcome(outcome))
        return Workshop.done
    }

    /// Updates the clone. If there are new commits, the next start builds the new version of the workshop.
    package func update() -> Int32 {
        if isatty(2) == 1 { Workshop.complain(Say.updating) }
        let outcome = Update(workspace: workspace)()
        if case .refused(let why) = outcome {
            Workshop.complain(why)
            return Workshop.notYet
        }
        if case .updated(let commits, let answers, let kept) = outcome {
            paragraph(Say.updated(commits: commits, answers: answers))
            if let kept {
                paragraph(Say.copies(kept), .dim)
                paragraph(Say.olderAnswers, .dim)
            }
        } else {
            paragraph(Say.upToDate)
        }
        let renewed = Renewal(workspace)()
        if !renewed.isNothing { paragraph(Say.renewed(renewed), .dim) }
        return Workshop.done
    }
}

extension Progress {
    /// Returns the sentence about exercises that are due for review; `nil` if there are none, or during a review.
    fileprivate func dueNews(in course: Course) -> String? {
        let due = due(in: course)
        guard let first = due.first, underReview(in: course) == nil else { return nil }
        return Say.due(first.id, first.words.title, more: due.count - 1, by: Say.reviewKey)
    }
}

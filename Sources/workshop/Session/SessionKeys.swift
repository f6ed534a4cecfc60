import CurrycombWorkbook

extension Session {
    mutating func handle(_ key: Key, rows: Int) -> Action? {
        let action = action(for: key, rows)
        if action == .judge || action == .review { isChecking = true }
        return action
    }

    private mutating func action(for key: Key, _ rows: Int) -> Action? {
        if key == .redraw { return .redraw }
        switch view {
        case .exercise where question != nil: return handleQuestion(key)
        case .exercise: return handleExercise(key, rows)
        case .list(let list): return handleList(list, key, rows)
        case .pager(let pager): return handlePager(pager, key, rows)
        }
    }

    private mutating func handleExercise(_ key: Key, _ rows: Int) -> Action? {
        let before = asked
        asked = nil
        (note, verdictsUnderNote) = (nil, nil)
        news = nil
        if scroll.handle(key, page: rows - 4) { return nil }
        switch key {
        case .enter: return .judge
        case .endOfInput: return .quit
        case .character(let character): return command(character, before)
        default: return nil
        }
    }

    private mutating func command(_ character: Character, _ before: Character?) -> Action? {
        switch character {
        case "n": return next()
        case "p": return step(-1, orSay: Say.nothingBefore)
        case "h": showHint()
        case "l": showLesson()
        case "c": showContract()
        case "t":
            guard let chapter = course.chapter(of: exercise) else { return nil }
            view = .pager(Pager(title: Say.tour(chapter.number), content: .output(""), .building))
            return .tour(chapter.number)
        case "o": return .edit
        case "e": view = .list(ExerciseList(selected: exercise.slug))
        case "a":
            var list = ExerciseList(selected: exercise.slug)
            list.activity = startOfCheckingAll
            view = .list(list)
            return .checkAll
        case "s": showSolution(again: before == "s")
        case "r":
            if before == "r" { return .reset }
            asked = "r"
            note = Say.againForReset
        case "v": return review(again: before == "v")
        case "!": return hand()
        case "?": view = .pager(Pager(title: course.name, content: .code(Say.keysHelp), .keys))
        case "q": return .quit
        default: break
        }
        return nil
    }

    /// Opens the prompt for the question with which the learner raises the hand. If the hand is already raised, lowers
    /// it.
    private mutating func hand() -> Action? {
        switch classroom {
        case .away: note = Say.notInARoom
        case .joined: question = ""
        case .handUp: return .lowerHand
        }
        return nil
    }

    private mutating func handleQuestion(_ key: Key) -> Action? {
        switch key {
        case .character(let character):
            if (question ?? "").count < ClassBounds.question { question?.append(character) }
        case .backspace: _ = question?.popLast()
        case .escape: question = nil
        case .enter:
            defer { question = nil }
            return .raiseHand(question ?? "")
        case .endOfInput: return .quit
        default: break
        }
        return nil
    }

    /// Shows the next exercise. If the current exercise is done, shows the next one that is not done, in the same
    /// chapter if possible.
    private mutating func next() -> Action? {
        // Before the first verdict, the progress says whether the exercise is done.
        let wasDone = progress.isDone(exercise) && progress[exercise].reviewing == nil
        guard verdict == nil ? wasDone : isDone else { return step(1, orSay: Say.nothingAfter) }
        guard let open = progress.next(after: exercise, in: course) else { return step(1, orSay: Say.allDone) }
        return go(to: open)
    }

    private mutating func review(again: Bool) -> Action? {
        if let current = progress.underReview(in: course) {
            guard current.slug == exercise.slug else { return .review }
            remark(Say.inReview(current.id, progress[current].reviewing ?? ""))
            return nil
        }
        guard let due = progress.due(in: course).first else {
            note = Say.nothingDue(progress.nextReview(in: course))
            return nil
        }
        guard again else {
            asked = "v"
            remark(Say.againForReview(due.id, due.words.title))
            return nil
        }
        return .review
    }

    private mutating func step(_ steps: Int, orSay end: String) -> Action? {
        let place = course.place(of: exercise) + steps
        guard course.exercises.indices.contains(place) else {
            note = end
            return nil
        }
        return go(to: course.exercises[place])
    }

    private mutating func showHint() {
        if isDone {
            remark(Say.noHintsNeeded)
        } else if shownHints.isEmpty, !progress.shownHints(on: exercise, at: failingCheck).isEmpty {
            // If hints were shown before, the first press only shows them again. The next press adds a hint.
            hintsInSight = hintPlace
            scroll.move(.max / 4)
        } else if progress.showHint(on: exercise, at: failingCheck) {
            hintsInSight = hintPlace
            scroll.move(.max / 4)
        } else {
            remark(Say.noMoreHints)
        }
    }

    /// Shows a note until the next key or the next verdict.
    private mutating func remark(_ text: String) { (note, verdictsUnderNote) = (text, 0) }

    private mutating func showContract() {
        guard let text = ContractPage(workspace: workspace).text(of: exercise) else {
            note = Say.contractMissing
            return
        }
        view = .pager(Pager(title: Say.contract(exercise.id), content: .code(text)))
    }

    private mutating func showLesson() {
        guard let chapter = course.chapter(of: exercise) else { return }
        guard let text = workspace.text(chapter.lesson) else {
            note = Say.lessonMissing(chapter.lesson)
            return
        }
        let asides = Aside.all(of: chapter, in: workspace)
        var pager = Pager(
            title: "\(Say.lesson) \(chapter.number)  \(chapter.title)",
            content: .markdown(Aside.named(asides, in: text) { number, _ in "[\(number + 1)]" }), .lesson)
        pager.asides = asides
        // A lesson opens at its last scroll position, unless its file has changed in the meantime.
        if let left = lessonsLeft[chapter.number], left.content == pager.content { pager = left }
        view = .pager(pager)
    }

    private mutating func showSolution(again: Bool) {
        guard isDone || again || progress[exercise].askedForSolution else {
            asked = "s"
            remark(Say.againForSolution)
            return
        }
        guard let text = workspace.text(exercise.answers) else {
            note = Say.solutionMissing
            return
        }
        progress.noteSolutionShown(of: exercise)
        view = .pager(
            Pager(
                title: "\(exercise.id)  \(Say.solution)",
                content: .code(AnswerSource.answer(text, importing: exercise.module))))
    }

    /// The text that the list shows until the check of all exercises sends its first message. A list that shows text
    /// counts as busy. Otherwise, closing the list early would not stop the check.
    private var startOfCheckingAll: String {
        let checked = exercisesToCheck
        return Say.checking(1, of: checked.count, checked[0].id)
    }

    /// The exercises that a check of all checks: those that have been started, and the current one, because the check
    /// replaces a running judgment of it.
    var exercisesToCheck: [Exercise] {
        course.exercises.filter { $0.slug == exercise.slug || workspace.isStarted($0, progress) }
    }

    private mutating func handleList(_ old: ExerciseList, _ key: Key, _ rows: Int) -> Action? {
        var list = old
        list.news = nil
        defer { if case .list = view { view = .list(list) } }
        if list.isSearching {
            switch key {
            case .character(let character): list.search.append(character)
            case .backspace: _ = list.search.popLast()
            case .enter, .down, .up, .tab: list.isSearching = false
            case .escape: (list.search, list.isSearching) = ("", false)
            case .endOfInput: return .quit
            default: break
            }
            // An exact match is selected first, because one id may be a part of another, as 2.1 is of 12.1.
            let exact = list.shown(course, progress).first { $0.id == list.search }
            list.selected = (exact ?? list.selection(course, progress))?.slug
            if key != .enter { return nil }
        }
        switch key {
        case .up, .character("k"): list.move(-1, course, progress)
        case .down, .character("j"): list.move(1, course, progress)
        case .pageUp: list.move(-max(1, rows - 6), course, progress)
        case .pageDown, .character(" "): list.move(max(1, rows - 6), course, progress)
        case .home, .character("g"): list.move(-course.exercises.count, course, progress)
        case .end, .character("G"): list.move(course.exercises.count, course, progress)
        case .character("/"): list.isSearching = true
        case .character(let digit) where digit.isNumber: (list.search, list.isSearching) = (String(digit), true)
        case .character("f"), .tab:
            list.filter = list.filter.next
            list.selected = list.selection(course, progress)?.slug
        case .character("a"):
            list.activity = startOfCheckingAll
            return .checkAll
        case .character("?"):
            behind.append(.list(list))
            view = .pager(Pager(title: course.name, content: .code(Say.keysHelp), .keys))
        case .enter:
            if let exercise = list.selection(course, progress) { return go(to: exercise) }
        case .escape where !list.search.isEmpty: list.search = ""
        case .escape, .character("q"), .character("e"), .backspace:
            view = .exercise
            return list.activity == nil ? nil : .judge
        case .endOfInput: return .quit
        default: break
        }
        return nil
    }

    private mutating func handlePager(_ old: Pager, _ key: Key, _ rows: Int) -> Action? {
        var pager = old
        if pager.scroll.handle(key, page: rows - 3) {
            view = .pager(pager)
            return nil
        }
        let isSecondHelp = key == .character("?") && pager.state == .keys
        if [.escape, .enter, .backspace].contains(key) || isSecondHelp, let last = behind.popLast() {
            view = last
            return nil
        }
        if pager.state == .welcome || pager.state == .keys && behind.isEmpty,
            case .character(let character) = key, !"q?".contains(character)
        {
            // On the welcome page and on the page of the keys, all characters except `q` and `?` already act on the
            // exercise.
            view = .exercise
            return handleExercise(key, rows)
        }
        if key == .character("?"), pager.state != .keys {
            behind.append(.pager(pager))
            view = .pager(Pager(title: course.name, content: .code(Say.keysHelp), .keys))
            return nil
        }
        if pager.state == .lesson, let chapter = course.chapter(of: exercise) { lessonsLeft[chapter.number] = pager }
        switch key {
        case .character("a"):
            pager.answer()
            view = .pager(pager)
            return nil
        case .character(let digit) where pager.asides.indices.contains((digit.wholeNumberValue ?? 0) - 1):
            let aside = pager.asides[(digit.wholeNumberValue ?? 1) - 1]
            behind.append(.pager(pager))
            view = .pager(Pager(title: aside.title, content: .markdown(aside.text)))
            return nil
        case .escape, .enter, .backspace, .character("q"), .character("l"), .character("t"), .character("s"),
            .character("c"), .character("?"):
            view = .exercise
            // If a tour or a check of all exercises is still running, it has replaced the judgment of the answer, so
            // the answer is judged now.
            let isBusy = pager.state.isBusy || behind.contains(where: \.isBusy)
            behind = []
            return isBusy ? .judge : nil
        case .endOfInput: return .quit
        default: return nil
        }
    }
}

import CurrycombWorkbook

/// What is on the screen, and what a key, a save or a verdict changes: no input, no output, no clock.
struct Session {
    /// What the main loop is to do after a key.
    enum Action: Equatable {
        /// Judge the exercise that is on the screen.
        case judge
        case checkAll
        case tour(Int)
        case stopJob
        case edit
        case reset
        case quit
        case redraw
    }

    /// What fills the screen.
    enum View {
        case exercise
        case list(ExerciseList)
        case pager(Pager)
    }

    let course: Course
    let workspace: Workspace
    var progress: Progress
    private(set) var exercise: Exercise
    private(set) var verdict: Verdict?
    private(set) var change = VerdictChange()
    var view = View.exercise
    var isChecking = true
    /// What a build that takes long says.
    var progressOfBuild: String?
    /// A word about what a key did; the next key takes it away.
    var note: String?
    /// What the workshop did before it began; the first key takes it away.
    var news: String?
    private var scroll = Scroll()
    /// The key that must be pressed again to have its effect.
    private var asked: Character?
    /// The last verdict on each exercise, and the last that has checks, to say what was fixed.
    private var last: [String: Verdict] = [:]
    private var lastChecks: [String: [CheckResult]] = [:]
    private var files: (yours: String?, ours: String?)

    /// Starts at the first exercise that is not done.
    ///
    /// - Returns: `nil` where the course has no exercises.
    init?(_ course: Course, _ workspace: Workspace, _ progress: Progress) {
        guard let first = progress.firstOpen(in: course) ?? course.exercises.first else { return nil }
        self.course = course
        self.workspace = workspace
        self.progress = progress
        exercise = first
        self.progress.current = first.slug
        if progress.firstOpen(in: course) == nil { note = Say.allDone }
    }

    private var isDone: Bool { verdict?.status == .done }
    private var hints: [String] { exercise.words.hints.steps }
    private var shownHints: Int { max(0, min(progress[exercise].hints, hints.count)) }

    // MARK: - What happens

    /// Shows another exercise.
    mutating func go(to exercise: Exercise) -> Action {
        self.exercise = exercise
        progress.current = exercise.slug
        view = .exercise
        verdict = last[exercise.slug]
        change = VerdictChange()
        scroll = Scroll()
        asked = nil
        files = (nil, nil)
        if isDone { readFiles() }
        isChecking = true
        return .judge
    }

    /// Takes a verdict on the exercise that is on the screen.
    ///
    /// - Parameters:
    ///   - verdict: the verdict.
    ///   - answer: the answer that was judged.
    mutating func receive(_ verdict: Verdict, answer: String?) {
        isChecking = false
        change = VerdictChange()
        if var before = last[exercise.slug] ?? remembered() {
            if before.checks.isEmpty { before.checks = lastChecks[exercise.slug] ?? remembered()?.checks ?? [] }
            change = VerdictChange(from: before, to: verdict)
        }
        self.verdict = verdict
        last[exercise.slug] = verdict
        if !verdict.checks.isEmpty { lastChecks[exercise.slug] = verdict.checks }
        progress.note(verdict, on: exercise, answer: answer)
        if isDone {
            readFiles()
            if progress.firstOpen(in: course) == nil { note = Say.allDone }
        }
    }

    /// Takes a verdict while all exercises are checked.
    mutating func receive(_ verdict: Verdict, on exercise: Exercise, answer: String?) {
        if exercise.slug == self.exercise.slug {
            receive(verdict, answer: answer)
        } else {
            last[exercise.slug] = verdict
            progress.note(verdict, on: exercise, answer: answer)
        }
    }

    /// What held when the workshop was last used.
    private func remembered() -> Verdict? {
        let record = progress[exercise]
        guard !record.answer.isEmpty, record.status != Verdict.Status.done.rawValue else { return nil }
        let checks = exercise.words.checks.map {
            CheckResult(key: $0.key, title: $0.text, status: record.held.contains($0.key) ? .passed : .failed)
        }
        let status: Verdict.Status = record.status == Verdict.Status.doesNotCompile.rawValue ? .doesNotCompile : .wrong
        return Verdict(id: exercise.id, status: status, checks: checks)
    }

    private mutating func readFiles() {
        files.yours = workspace.answer(to: exercise).map(AnswerSource.telling)
        files.ours = workspace.text(exercise.solution).map(AnswerSource.telling)
    }

    // MARK: - Keys

    /// Follows a key.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - rows: the rows of the screen, for paging.
    mutating func handle(_ key: Key, rows: Int) -> Action? {
        if key == .redraw { return .redraw }
        switch view {
        case .exercise: return handleExercise(key, rows)
        case .list(let list): return handleList(list, key, rows)
        case .pager(let pager): return handlePager(pager, key, rows)
        }
    }

    private mutating func handleExercise(_ key: Key, _ rows: Int) -> Action? {
        let before = asked
        asked = nil
        note = nil
        news = nil
        if scroll.handle(key, page: rows - 4) { return nil }
        switch key {
        case .enter:
            isChecking = true
            return .judge
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
        case "t":
            guard let chapter = course.chapter(of: exercise) else { return nil }
            view = .pager(Pager(title: Say.tour(chapter.number), content: .output(""), end: Say.building))
            return .tour(chapter.number)
        case "o": return .edit
        case "e": view = .list(ExerciseList(selected: exercise.slug))
        case "a":
            view = .list(ExerciseList(selected: exercise.slug))
            return .checkAll
        case "s": showSolution(again: before == "s")
        case "r":
            if before == "r" { return .reset }
            asked = "r"
            note = Say.againForReset
        case "?": view = .pager(Pager(title: Say.name, content: .code(Say.keysHelp)))
        case "q": return .quit
        default: break
        }
        return nil
    }

    /// After success the next that is not done; before it, simply the next.
    private mutating func next() -> Action? {
        guard isDone else { return step(1, orSay: Say.nothingAfter) }
        guard let open = progress.firstOpen(in: course, from: course.place(of: exercise)) else {
            return step(1, orSay: Say.allDone)
        }
        return go(to: open)
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
            note = Say.noHintsNeeded
        } else if shownHints < hints.count {
            progress[exercise].hints = shownHints + 1
            scroll.move(.max / 4)
        } else {
            note = Say.noMoreHints
        }
    }

    private mutating func showLesson() {
        guard let chapter = course.chapter(of: exercise) else { return }
        guard let text = workspace.text(chapter.lesson) else {
            note = Say.lessonMissing(chapter.lesson)
            return
        }
        view = .pager(Pager(title: "\(Say.lesson) \(chapter.number)  \(chapter.title)", content: .markdown(text)))
    }

    private mutating func showSolution(again: Bool) {
        guard isDone || again || progress[exercise].askedForSolution else {
            asked = "s"
            note = Say.againForSolution
            return
        }
        guard let text = workspace.text(exercise.solution) else {
            note = Say.solutionMissing
            return
        }
        if !isDone { progress[exercise].askedForSolution = true }
        view = .pager(
            Pager(
                title: "\(exercise.id)  \(Say.solution)",
                content: .code(AnswerSource.answer(text, importing: exercise.module))))
    }

    private mutating func handleList(_ old: ExerciseList, _ key: Key, _ rows: Int) -> Action? {
        var list = old
        defer { if case .list = view { view = .list(list) } }
        if list.isSearching {
            switch key {
            case .character(let character): list.search.append(character)
            case .backspace: _ = list.search.popLast()
            case .enter, .down, .up, .tab: list.isSearching = false
            case .escape: (list.search, list.isSearching) = ("", false)
            default: break
            }
            list.selected = list.selection(course, progress)?.slug
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
        case .character("f"), .tab:
            list.filter = list.filter.next
            list.selected = list.selection(course, progress)?.slug
        case .character("a"): return .checkAll
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
        switch key {
        case .character("a"):
            pager.answer()
            view = .pager(pager)
            return nil
        case .escape, .enter, .backspace, .character("q"), .character("l"), .character("t"), .character("s"),
            .character("?"):
            view = .exercise
            return pager.end == Say.building || pager.end == "" ? .judge : nil
        case .endOfInput: return .quit
        default: return nil
        }
    }
}

// MARK: - Looking at it

extension Session {
    /// The whole screen.
    mutating func frame(_ columns: Int, _ rows: Int) -> [StyledLine] {
        switch view {
        case .exercise: exerciseFrame(columns, rows)
        case .list(let list): listFrame(list, columns, rows)
        case .pager(var pager): pagerFrame(&pager, columns, rows)
        }
    }

    private mutating func exerciseFrame(_ columns: Int, _ rows: Int) -> [StyledLine] {
        let chapter = course.chapter(of: exercise)
        let name = StyledLine(chapter.map { Say.chapter($0.number, $0.title) } ?? Say.name, .dim)
        let bar = CourseMap.progress(course, progress, min(columns / 2, 42))
        let head = (columns >= 50 ? StyledLine.spread(name.cut(to: columns - bar.columns - 2), bar, columns)[0] : bar)
        var foot = noteLines(columns)
        foot.append(Self.keys(Self.exerciseKeys, columns))
        let height = max(1, rows - 2 - foot.count)
        let body = exerciseBody(columns)
        let shown = scroll.window(body, height)
        if shown.endIndex < body.count, foot.count > 1 {
            // What does not fit is told of: the end of a verdict is where its offers stand.
            let more = StyledLine(Say.moreBelow(body.count - shown.endIndex), .strong)
            let line = foot[foot.count - 2].cut(to: columns - more.columns - 2)
            foot[foot.count - 2] = StyledLine.spread(line, more, columns)[0]
        }
        return Self.screen([head, ""], shown, foot, columns, rows)
    }

    /// The verdict or the task, and the hints that have been asked for.
    func exerciseBody(_ columns: Int) -> [StyledLine] {
        var lines: [StyledLine] = []
        if let verdict {
            var text = VerdictText(verdict, of: exercise, width: columns)
            text.offers = offers
            text.change = change
            if verdict.status == .done {
                text.completion = Completion(
                    yours: files.yours, ours: files.ours, done: progress.done(in: course.exercises),
                    total: course.exercises.count)
            }
            lines += text.lines
        } else {
            lines += StyledLine.spread(
                StyledLine("\(exercise.id)  \(exercise.words.title)", .strong), StyledLine(exercise.file, .dim), columns
            )
            lines += StyledLine.paragraph(exercise.words.task, indent: 2, columns)
        }
        guard !isDone else { return lines }
        for (index, hint) in hints.prefix(shownHints).enumerated() {
            lines.append("")
            lines.append(StyledLine("  " + Say.hint(index + 1, of: hints.count), .dim))
            lines += StyledLine.paragraph(hint, indent: 4, columns)
        }
        return lines
    }

    private var offers: [String] {
        let hint = shownHints < hints.count ? "[h] \(Say.hint(shownHints + 1, of: hints.count))" : "[s] \(Say.solution)"
        switch verdict?.status {
        case .done:
            guard let next = progress.firstOpen(in: course, from: course.place(of: exercise)) else { return [] }
            return ["[n] \(Say.next(next.id, next.words.title))"]
        case .open: return [hint, "[l] \(Say.lesson)", "[o] open"]
        case .wrong, .doesNotCompile: return [hint]
        default: return []
        }
    }

    private func noteLines(_ columns: Int) -> [StyledLine] {
        StyledLine.paragraph(news ?? "", .dim, columns).prefix(news == nil ? 0 : 2) + activityLines(columns)
    }

    private func activityLines(_ columns: Int) -> [StyledLine] {
        if let note { return Array(StyledLine.paragraph(note, .strong, columns).prefix(3)) }
        if isChecking {
            let activity = StyledLine(verdict == nil ? Say.checkingNow : Say.checkingAgain, .dim)
            let said = progressOfBuild.map(Say.line) ?? ""
            return [(activity + StyledLine("  " + said, .dim)).cut(to: columns)]
        }
        guard let verdict else { return [] }
        return [StyledLine(Say.checked(Say.seconds(verdict.seconds), exercise.file), .dim).cut(to: columns)]
    }

    private mutating func listFrame(_ old: ExerciseList, _ columns: Int, _ rows: Int) -> [StyledLine] {
        var list = old
        list.selected = list.selection(course, progress)?.slug
        view = .list(list)
        let (lines, cursor) = list.rows(course, progress, columns)
        let head = StyledLine.spread(
            CourseMap.progress(course, progress, min(columns - 8, 42)), StyledLine("[\(list.filter.name)]", .dim),
            columns)
        var foot: [StyledLine] = []
        if list.isSearching || !list.search.isEmpty {
            foot.append(StyledLine(Say.search, .dim) + StyledLine(list.search + (list.isSearching ? "▏" : "")))
        } else if let activity = list.activity {
            foot.append(StyledLine(activity, .dim))
        }
        foot.append(Self.keys(list.isSearching ? Self.searchKeys : Self.listKeys, columns))
        let height = max(1, rows - head.count - 1 - foot.count)
        // The cursor stays in sight, and the first row's chapter with it.
        let top = cursor < height ? 0 : min(cursor - height / 2, max(0, lines.count - height))
        return Self.screen(head + [""], lines.dropFirst(top).prefix(height), foot, columns, rows)
    }

    private mutating func pagerFrame(_ pager: inout Pager, _ columns: Int, _ rows: Int) -> [StyledLine] {
        let isBuilding = pager.end == Say.building
        let said = isBuilding ? progressOfBuild.map { [StyledLine(Say.line($0), .dim)] } ?? [] : []
        let height = max(1, rows - 3 - said.count)
        let (shown, count) = pager.window(columns, height)
        view = .pager(pager)
        let seen = shown.endIndex >= count ? "" : "\(shown.endIndex * 100 / max(1, count)) %"
        let head = StyledLine.spread(StyledLine(pager.title, .strong), StyledLine(seen, .dim), columns)[0].cut(
            to: columns)
        let keys = (pager.question == nil ? [] : [("a", Say.answer)]) + Self.pagerKeys
        return Self.screen([head, ""], shown, said + [Self.keys(keys, columns)], columns, rows)
    }

    private static func screen(
        _ head: [StyledLine], _ body: ArraySlice<StyledLine>, _ foot: [StyledLine], _ columns: Int, _ rows: Int
    ) -> [StyledLine] {
        let gap = max(0, rows - head.count - body.count - foot.count)
        return (head + body + Array(repeating: "", count: gap) + foot).suffix(rows).map { $0.cut(to: columns) }
    }

    // MARK: - What keys there are

    private static let exerciseKeys = [
        ("n", "next"), ("h", "hint"), ("l", "lesson"), ("o", "open"), ("e", "exercises"), ("t", "tour"),
        ("a", "check all"),
        ("s", "solution"), ("r", "reset"), ("p", "previous"), ("?", "keys"), ("q", "quit"),
    ]
    private static let listKeys = [
        ("enter", "go"), ("/", "search"), ("f", "all/open/done"), ("a", "check all"), ("esc", "back"),
    ]
    private static let searchKeys = [("enter", "go"), ("↓", "choose"), ("esc", "clear")]
    private static let pagerKeys = [("↑↓ space", "scroll"), ("esc", "back")]

    /// The keys in one line: as many as fit, and always the last two.
    private static func keys(_ keys: [(String, String)], _ columns: Int) -> StyledLine {
        func line(_ keys: [(String, String)]) -> StyledLine {
            keys.enumerated().reduce(StyledLine("")) { line, key in
                line + StyledLine(key.offset == 0 ? "" : "  ") + StyledLine(key.element.0, .strong)
                    + StyledLine(" " + key.element.1, .dim)
            }
        }
        var first = keys.dropLast(2)
        while !first.isEmpty, line(first + keys.suffix(2)).columns > columns { first.removeLast() }
        return line(first + keys.suffix(2)).cut(to: columns)
    }
}

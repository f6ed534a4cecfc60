import CurrycombWorkbook

extension Session {
    mutating func frame(_ columns: Int, _ rows: Int) -> [StyledLine] {
        switch view {
        case .exercise:
            savedUnderPage = false
            return exerciseFrame(columns, rows)
        case .list(let list): return listFrame(list, columns, rows)
        case .pager(var pager): return pagerFrame(&pager, columns, rows)
        }
    }

    private mutating func exerciseFrame(_ columns: Int, _ rows: Int) -> [StyledLine] {
        let chapter = course.chapter(of: exercise)
        let name =
            StyledLine(chapter.map { Say.chapter($0.number, $0.title) } ?? course.name, .dim)
            + StyledLine(progress[exercise].reviewing == nil ? "" : "  " + Say.review, .strong)
        let bar = CourseMap.progress(course, progress, min(columns / 2, 42))
        let head = (columns >= 50 ? StyledLine.spread(name.cut(to: columns - bar.columns - 2), bar, columns)[0] : bar)
        var foot = noteLines(columns, rows)
        foot.append(Self.keys(question == nil ? keys : Self.questionKeys, columns))
        let height = max(1, rows - 2 - foot.count)
        let body = exerciseBody(columns, height)
        let shown = scroll.window(body, height)
        if shown.endIndex < body.count, foot.count > 1 {
            // The end of the verdict or hints is off the screen, so the line above the keys says that there is more.
            let more = StyledLine(Say.moreBelow(body.count - shown.endIndex), .strong)
            let line = foot[foot.count - 2].cut(to: columns - more.columns - 2)
            foot[foot.count - 2] = StyledLine.spread(line, more, columns)[0]
        }
        return Self.screen([head, ""], shown, foot, columns, rows)
    }

    /// Returns the lines for the exercise. If they do not all fit on the screen, the checks that pass share a line.
    func exerciseBody(_ columns: Int, _ height: Int) -> [StyledLine] {
        let lines = exerciseBody(columns, foldsPassedChecks: false)
        return lines.count <= height ? lines : exerciseBody(columns, foldsPassedChecks: true)
    }

    private func exerciseBody(_ columns: Int, foldsPassedChecks: Bool) -> [StyledLine] {
        var lines: [StyledLine] = []
        if let verdict {
            var text = VerdictText(verdict, of: exercise, width: columns)
            text.offers = offers
            text.change = change
            text.foldsPassedChecks = foldsPassedChecks
            if verdict.status == .done {
                text.completion = Completion(
                    yours: files.yours, ours: files.ours, before: files.before,
                    done: progress.done(in: course.exercises),
                    total: course.exercises.count)
                text.afterProgress = chapterEnd(columns)
            }
            lines += text.lines
        } else {
            lines += StyledLine.spread(
                StyledLine("\(exercise.id)  \(exercise.words.title)", .strong), StyledLine(exercise.file, .dim), columns
            )
            lines += StyledLine.paragraph(exercise.words.task, indent: 2, columns)
        }
        guard !isDone else { return lines }
        for hint in shownHints {
            lines.append("")
            lines.append(StyledLine("  " + hint.label, .dim))
            lines += Markdown.sentence(hint.text, indent: 4, columns)
        }
        return lines
    }

    /// Returns the summary at the end of the chapter's lesson. The array is empty until all exercises of the chapter
    /// are done.
    private func chapterEnd(_ columns: Int) -> [StyledLine] {
        guard let chapter = course.chapter(of: exercise),
            progress.done(in: chapter.exercises) == chapter.exercises.count,
            let lesson = workspace.text(chapter.lesson), let end = Markdown.section(Say.chapterEndHeading, of: lesson)
        else { return [] }
        let page = Markdown.page(end, width: columns, isShown: { _ in true })
        return ["", StyledLine("  " + Say.chapterDone(chapter.number, chapter.title), .strong)]
            + page.lines.map { StyledLine("  ") + $0 }
    }

    private var offers: [String] {
        let hint = hintOffer
        switch verdict?.status {
        case .done:
            guard let next = progress.next(after: exercise, in: course) else { return [] }
            return ["[n] \(Say.next(next.id, next.words.title))"]
        case .open:
            // Until an exercise of the chapter has been solved, the lesson comes first.
            let lesson = "[l] \(Say.lesson)"
            let isBeginning = course.chapter(of: exercise).map { progress.done(in: $0.exercises) == 0 } ?? false
            return isBeginning ? [lesson, "[o] open", hint] : [hint, lesson, "[o] open"]
        case .wrong, .doesNotCompile: return [hint]
        default: return []
        }
    }

    private var hintOffer: String {
        if shownHints.isEmpty, !progress.shownHints(on: exercise, at: failingCheck).isEmpty {
            return "[h] \(Say.yourHints)"
        }
        return progress.nextHint(on: exercise, at: failingCheck).map { "[h] \($0.label)" } ?? "[s] \(Say.solution)"
    }

    private func noteLines(_ columns: Int, _ rows: Int) -> [StyledLine] {
        (news.map { Self.note($0, .dim, columns, rows) } ?? []) + handLines(columns)
            + (question == nil ? activityLines(columns, rows) : [])
    }

    /// Returns the lines of a note: at most three or, if that is more, as many as fill a third of the screen. A note is
    /// not cut to a single line, because its end may be a path that is shown nowhere else.
    private static func note(_ text: String, _ style: TextStyle, _ columns: Int, _ rows: Int) -> [StyledLine] {
        let lines = StyledLine.paragraph(text, style, columns)
        let height = max(3, rows / 3)
        guard lines.count > height else { return lines }
        return lines.prefix(height - 1) + [(lines[height - 1] + StyledLine(" …", style)).cut(to: columns)]
    }

    private func handLines(_ columns: Int) -> [StyledLine] {
        if let question {
            // If the question is too long for the line, its end is shown, because the learner is typing there.
            let prompt = Say.question + " "
            let room = max(8, columns - Columns.of(prompt) - 1)
            var shown = Columns.visible(question)
            while Columns.of(shown) > room { shown.removeFirst() }
            return StyledLine.paragraph(Say.whatToAsk, .dim, columns)
                + [StyledLine(prompt, .dim) + StyledLine(shown + "▏")]
        }
        guard case .handUp(let isReceived) = classroom else { return [] }
        return StyledLine.paragraph(isReceived ? Say.handIsUp : Say.handWaits, .strong, columns)
    }

    private func activityLines(_ columns: Int, _ rows: Int) -> [StyledLine] {
        if let note { return Self.note(note, .strong, columns, rows) }
        if isChecking {
            let activity = StyledLine(verdict == nil ? Say.checkingNow : Say.checkingAgain, .dim)
            let said =
                progressOfBuild.map(Say.line)
                ?? (secondsOfCheck > 2
                    ? Say.checkTakesLong(secondsOfCheck, limit: Int(Limits.standard.seconds)) : "")
            return [(activity + StyledLine("  " + said, .dim)).cut(to: columns)]
        }
        guard let verdict else { return [] }
        return [StyledLine(Say.checked(Say.seconds(verdict.seconds), exercise.file), .dim).cut(to: columns)]
    }

    /// Returns the line that an open page or list shows after a save of the exercise's file.
    private func saveLines(_ columns: Int) -> [StyledLine] {
        guard savedUnderPage else { return [] }
        if isChecking { return [StyledLine(Say.checkingAgain, .dim)] }
        return verdict.map { [StyledLine(Say.savedUnderPage(Say.status($0)), .strong).cut(to: columns)] } ?? []
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
            foot.append(StyledLine(Say.search + " ", .dim) + StyledLine(list.search + (list.isSearching ? "▏" : "")))
        } else if let activity = list.activity {
            foot.append(StyledLine(activity, .dim))
        } else if let news = list.news {
            foot.append(StyledLine(news, .strong).cut(to: columns))
        }
        foot += saveLines(columns)
        foot.append(Self.keys(list.isSearching ? Self.searchKeys : Self.listKeys, columns))
        let height = max(1, rows - head.count - 1 - foot.count)
        // The cursor must be visible. As long as it is on the first page, the first chapter's heading is visible, too.
        let top = cursor < height ? 0 : min(cursor - height / 2, max(0, lines.count - height))
        return Self.screen(head + [""], lines.dropFirst(top).prefix(height), foot, columns, rows)
    }

    private mutating func pagerFrame(_ pager: inout Pager, _ columns: Int, _ rows: Int) -> [StyledLine] {
        var said = saveLines(columns)
        if pager.state == .building {
            said = progressOfBuild.map { [StyledLine(Say.line($0) + "  " + Say.firstTakesLong, .dim)] } ?? []
        }
        let answer = pager.question == nil ? [] : [("a", Say.answer)]
        let asides = pager.asides.enumerated().map { ("\($0.offset + 1)", $0.element.title) }
        // If the asides do not fit beside the other keys, they have lines of their own, unless the screen is very low.
        let isOneLine = Self.line(answer + asides + Self.pagerKeys).columns <= columns || rows < 16
        let foot = isOneLine ? [] : Self.lines(asides, columns)
        let height = max(1, rows - 3 - said.count - foot.count)
        let (shown, count) = pager.window(columns, height)
        view = .pager(pager)
        let seen = shown.endIndex >= count ? "" : "\(shown.endIndex * 100 / max(1, count)) %"
        let head = StyledLine.spread(StyledLine(pager.title, .strong), StyledLine(seen, .dim), columns)[0].cut(
            to: columns)
        let keys = Self.keys(answer + (isOneLine ? asides : []) + Self.pagerKeys, columns)
        return Self.screen([head, ""], shown, said + foot + [keys], columns, rows)
    }

    private static func screen(
        _ head: [StyledLine], _ body: ArraySlice<StyledLine>, _ foot: [StyledLine], _ columns: Int, _ rows: Int
    ) -> [StyledLine] {
        let gap = max(0, rows - head.count - body.count - foot.count)
        return (head + body + Array(repeating: "", count: gap) + foot).suffix(rows).map { $0.cut(to: columns) }
    }

    // MARK: - Keys

    /// The keys in the last line of the screen. Only learners who are in a class can raise a hand.
    private var keys: [(String, String)] {
        guard classroom != .away else { return Self.exerciseKeys }
        return Self.exerciseKeys.prefix(5) + [("!", Say.handKey)] + Self.exerciseKeys.dropFirst(5)
    }

    private static let questionKeys = [("enter", Say.raiseKey), ("esc", Say.takeBackKey)]
    private static let exerciseKeys = Say.keys(Say.exerciseKeys)
    private static let listKeys = Say.keys(Say.listKeys)
    private static let searchKeys = Say.keys(Say.searchKeys)
    private static let pagerKeys = Say.keys(Say.pagerKeys)

    /// Returns as many keys as fit on one line, always including the last two.
    static func keys(_ keys: [(String, String)], _ columns: Int) -> StyledLine {
        var first = keys.dropLast(2)
        while !first.isEmpty, line(first + keys.suffix(2)).columns > columns { first.removeLast() }
        return line(first + keys.suffix(2)).cut(to: columns)
    }

    private static func line(_ keys: [(String, String)]) -> StyledLine {
        keys.enumerated().reduce(StyledLine("")) { line, key in
            line + StyledLine(key.offset == 0 ? "" : "  ") + StyledLine(key.element.0, .strong)
                + StyledLine(" " + key.element.1, .dim)
        }
    }

    /// Returns all keys, on as many lines as they need.
    private static func lines(_ keys: [(String, String)], _ columns: Int) -> [StyledLine] {
        var rows: [[(String, String)]] = []
        for key in keys {
            if let last = rows.last, line(last + [key]).columns <= columns {
                rows[rows.count - 1].append(key)
            } else {
                rows.append([key])
            }
        }
        return rows.map { line($0).cut(to: columns) }
    }
}

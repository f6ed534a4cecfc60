import CurrycombWorkbook

/// The scroll position in a text that may be longer than the screen.
struct Scroll: Equatable {
    private(set) var top = 0

    /// Scrolls by a number of lines. Several keys may arrive before the next frame limits `top`, so the sum must not
    /// overflow.
    mutating func move(_ lines: Int) { top = max(0, min(top, .max / 2) + lines) }

    /// Handles a key, and returns true if it is one that scrolls.
    mutating func handle(_ key: Key, page: Int) -> Bool {
        switch key {
        case .up, .character("k"): move(-1)
        case .down, .character("j"): move(1)
        case .pageUp, .character("b"): move(-max(1, page - 2))
        case .pageDown, .character(" "): move(max(1, page - 2))
        case .home, .character("g"): top = 0
        case .end, .character("G"): top = .max / 2
        default: return false
        }
        return true
    }

    /// Returns the visible lines. Limits the scroll position, so that the text does not scroll beyond its end.
    mutating func window(_ lines: [StyledLine], _ height: Int) -> ArraySlice<StyledLine> {
        top = min(top, max(0, lines.count - height))
        return lines.dropFirst(top).prefix(max(0, height))
    }
}

/// A screen with a text to read: a lesson, the output of a tour, a solution.
struct Pager {
    /// The content to read. It is laid out again if the width changes.
    enum Content: Equatable {
        case markdown(String)
        case output(String)
        case code(String)
        case refused([Diagnostic], file: String)
    }

    /// The purpose of the page, or the state of the program whose output it shows.
    enum State: Equatable {
        case reading
        /// A lesson, which opens again where the learner left it.
        case lesson
        /// The welcome to a new learner. It lists keys, most of which already act on the exercise.
        case welcome
        case keys
        case building
        case running
        case ended(String)

        var isBusy: Bool { self == .building || self == .running }

        var line: String? {
            switch self {
            case .reading, .lesson, .keys, .running: nil
            case .welcome: Say.welcomeEnd
            case .building: Say.building
            case .ended(let how): how
            }
        }
    }

    var title: String
    var content: Content
    var state: State
    var scroll = Scroll()
    /// The asides of a lesson, opened with the number keys.
    var asides: [Aside] = []
    /// The indices of the questions on the page whose answers are shown.
    private var answered: Set<Int> = []
    /// The index of the first visible question whose answer is hidden.
    private(set) var question: Int?
    /// The last layout. A text may be long, so it is not laid out for each frame.
    private var layout: Layout?

    private struct Layout {
        let content: Content
        let width: Int
        let answered: Set<Int>
        let lines: [StyledLine]
        let questions: [Range<Int>]
    }

    init(title: String, content: Content, _ state: State = .reading) {
        (self.title, self.content, self.state) = (title, content, state)
    }

    mutating func answer() {
        if let question { answered.insert(question) }
    }

    /// Returns the visible lines and the total number of lines. Limits the scroll position, so that the text does not
    /// scroll beyond its end.
    mutating func window(_ width: Int, _ height: Int) -> (shown: ArraySlice<StyledLine>, of: Int) {
        if layout?.content != content || layout?.width != width || layout?.answered != answered {
            let (lines, questions) = laidOut(width)
            layout = Layout(content: content, width: width, answered: answered, lines: lines, questions: questions)
        }
        let questions = layout?.questions ?? []
        var isCut = false
        if case .output = content { isCut = questions.indices.contains { !answered.contains($0) } }
        let lines = (layout?.lines ?? []) + (isCut ? [] : end)
        let shown = scroll.window(lines, height)
        question = questions.indices.first { index in
            !answered.contains(index) && questions[index].overlaps(shown.startIndex..<shown.endIndex)
        }
        return (shown, lines.count)
    }

    func lines(_ width: Int) -> [StyledLine] { laidOut(width).lines + end }

    private var end: [StyledLine] { state.line.map { ["", StyledLine($0, .dim)] } ?? [] }

    private func laidOut(_ width: Int) -> (lines: [StyledLine], questions: [Range<Int>]) {
        var questions: [Range<Int>] = []
        let text: [StyledLine]
        switch content {
        case .markdown(let markdown):
            (text, questions) = Markdown.page(markdown, width: width, isShown: answered.contains)
        case .output(let output): (text, questions) = asked(output, width)
        case .refused(let diagnostics, let file):
            text = DiagnosticsText(diagnostics, in: file, width: width).lines
        case .code(let code):
            let code = state == .keys ? Say.keysPage(width: width - 2) : code
            text = Self.code(code, width - 2).map { StyledLine("  ") + $0 }
        }
        return (text, questions)
    }

    /// Returns the output of a tour up to the first question whose answer is hidden: the text after it often tells the
    /// answer.
    private func asked(_ output: String, _ width: Int) -> (lines: [StyledLine], questions: [Range<Int>]) {
        var lines: [StyledLine] = []
        var questions: [Range<Int>] = []
        for line in output.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            guard let mark = line.firstIndex(of: TourQuestion.mark) else {
                lines += Self.plain(String(line) + "\n", width)
                continue
            }
            let answer = line[line.index(after: mark)...]
            let isShown = answered.contains(questions.count)
            let start = lines.count
            lines += Self.plain(String(line[..<mark]) + (isShown ? String(answer) : "?"), width)
            questions.append(start..<lines.count)
            if !isShown { return (lines, questions) }
        }
        if output.last?.isNewline == true { lines.removeLast() }
        return (lines, questions)
    }

    /// Returns code in lines that fit the width, with its comments reflowed.
    static func code(_ text: String, _ width: Int) -> [StyledLine] {
        var lines = reflowed(
            text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init), width)
        if lines.last == "" { lines.removeLast() }
        return lines.flatMap { line -> [StyledLine] in
            let visible = Columns.visible(line)
            let broken = Columns.of(visible) <= width ? [visible] : Columns.wrapCode(visible, width)
            return broken.map { StyledLine($0) }
        }
    }

    /// Joins the lines of each comment paragraph that has a line over the width, so the paragraph is wrapped as a
    /// whole.
    private static func reflowed(_ lines: [String], _ width: Int) -> [String] {
        // A line that begins with code is an example, which is not reflowed, unless the line continues a sentence.
        func prose(_ line: String, continues: Bool = false) -> (margin: Substring, text: Substring)? {
            guard let mark = line.firstRange(of: "/// "), line[..<mark.lowerBound].allSatisfy({ $0 == " " }),
                let first = line[mark.upperBound...].first, !" -|".contains(first), continues || first != "`"
            else { return nil }
            return (line[..<mark.upperBound], line[mark.upperBound...])
        }
        var result: [String] = []
        var place = 0
        while place < lines.count {
            var before = ""
            let paragraph = lines[place...].prefix { line in
                let isProse = prose(line, continues: !before.isEmpty && !".:".contains(before.suffix(1))) != nil
                before = line
                return isProse && prose(line, continues: true)?.margin == prose(lines[place])?.margin
            }
            guard paragraph.contains(where: { Columns.of($0) > width }), let margin = prose(lines[place])?.margin else {
                result += paragraph.isEmpty ? [lines[place]] : Array(paragraph)
                place += max(1, paragraph.count)
                continue
            }
            result.append(margin + paragraph.compactMap { prose($0, continues: true)?.text }.joined(separator: " "))
            place += paragraph.count
        }
        return result
    }

    private static func plain(_ text: String, _ width: Int) -> [StyledLine] {
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        if lines.last == "" { lines.removeLast() }
        return lines.flatMap { line -> [StyledLine] in
            let visible = Columns.visible(line)
            return Columns.of(visible) <= width
                ? [StyledLine(visible)]
                : (line.hasPrefix("    ") ? Columns.wrapCode : Columns.wrap)(visible, width).map { StyledLine($0) }
        }
    }
}

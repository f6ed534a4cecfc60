import CurrycombWorkshop

/// The slides of a section of a lesson. They show the first sentence or sentences of each paragraph (or the text of the
/// `slide` comment above it), and the first sentence of each list item. Each code block, question, table or drawing is
/// below the sentence that introduces it. The notes contain the whole paragraphs and lists.
struct SectionSlides {
    private struct Entry {
        let piece: SlidePiece
        var note = ""
        var isBlock = false
        /// True for a sentence that ends with a colon and therefore introduces the next entry.
        var isLead = false
    }

    let title: String
    let html: LessonHTML
    private(set) var slides: [Slide] = []
    private var entries: [Entry] = []
    private var kind = Slide.Kind.idea
    /// The usual maximum number of characters of a paragraph on a slide, if more than one sentence is shown.
    private static let most = 125
    private var notes = ""

    let support: QuestionSupport?
    let warnings: LessonWarnings?
    /// The speaker's notes about the wrong answers that the class is likely to give.
    private var guesses = ""

    init(title: String, html: LessonHTML, support: QuestionSupport? = nil, warnings: LessonWarnings? = nil) {
        (self.title, self.html, self.support, self.warnings) = (title, html, support, warnings)
    }

    mutating func take(_ blocks: [MarkdownPage.Block]) {
        var blocks = blocks[...]
        var line: [MarkdownPage.Span]?
        while let block = blocks.popFirst() {
            if case .slide(let spans) = block {
                line = spans
                continue
            }
            defer { line = nil }
            switch block {
            case .code("swift question", let lines):
                var because: MarkdownPage.Block?
                if let next = blocks.first, next.isReason { because = blocks.popFirst() }
                ask(lines, because)
            case .code("marbles", let lines):
                for drawing in LessonMarbles(lines).diagrams(isLive: html.isLive, most: 2) {
                    add(block: .diagram(drawing))
                }
            case .code(let language, let lines): add(code: SlideCode.fitting(lines), isSwift: language == "swift")
            case .table(let head, let rows):
                let plain = ([head] + rows).map { $0.map { MarkdownPage.plain($0) } }
                add(block: .table(html.html(block), plain))
            case .list(let isNumbered, let items, let first):
                say(lines: items.map { MarkdownPage.firstSentences($0, most: 0) }, isNumbered, from: first, block)
            case .paragraph(let spans), .quote(let spans): say(line ?? Self.line(of: spans), block)
            case .heading(_, let spans): say([.strong(spans)], block)
            case .slide: break
            }
        }
        flush(isLast: true)
    }

    // MARK: - Words

    private func note(_ block: MarkdownPage.Block) -> String { html.html(block) + (warnings?.notes(of: block) ?? "") }

    /// Returns the first sentences of a paragraph, or the whole paragraph if it fits on a slide and one of its first
    /// sentences announces the others, as in "There are three rules."
    private static func line(of spans: [MarkdownPage.Span]) -> [MarkdownPage.Span] {
        let first = MarkdownPage.firstSentences(spans, most: most)
        let shown = MarkdownPage.plain(first)
        let isAnnounced = MarkdownPage.sentences(spans).map { MarkdownPage.plain($0) }.contains { sentence in
            shown.contains(sentence)
                && sentence.contains(/\b(?:two|three|four|five|six) (?:\w+ )?\w+[.:]$/)
        }
        let fits = SlidePiece.text("", plain: MarkdownPage.plain(spans)).height <= SlidePiece.room
        return isAnnounced && fits ? spans : first
    }

    private mutating func say(_ line: [MarkdownPage.Span], _ block: MarkdownPage.Block) {
        let note = note(block)
        let plain = MarkdownPage.plain(line)
        if plain == "-" {
            if entries.isEmpty { notes += note } else { entries[entries.count - 1].note += note }
            return
        }
        add(Entry(piece: .text(html.html(line), plain: plain), note: note, isLead: plain.hasSuffix(":")))
    }

    private mutating func say(
        lines: [[MarkdownPage.Span]], _ isNumbered: Bool, from first: Int, _ block: MarkdownPage.Block
    ) {
        let items = lines.map { (html: html.html($0), plain: MarkdownPage.plain($0)) }
        let whole = SlidePiece.list(items, isNumbered: isNumbered, from: first)
        if whole.height <= SlidePiece.room {
            add(Entry(piece: whole, note: note(block)))
        } else {
            let half = items.count / 2
            add(Entry(piece: .list(Array(items[..<half]), isNumbered: isNumbered, from: first), note: note(block)))
            add(Entry(piece: .list(Array(items[half...]), isNumbered: isNumbered, from: first + half)))
        }
    }

    private mutating func add(_ entry: Entry) {
        // An entry that does not fit starts a new slide, together with the sentence that introduces the entry.
        if SlidePiece.height(entries.map(\.piece) + [entry.piece]) > SlidePiece.room {
            let lead = entries.last.flatMap { $0.isLead ? $0 : nil }
            if let lead, SlidePiece.height([lead.piece, entry.piece]) <= SlidePiece.room {
                entries.removeLast()
                flush()
                entries = [lead]
            } else {
                flush()
            }
        }
        entries.append(entry)
    }

    // MARK: - Code, tables, drawings

    /// Starts a new slide if this one has a block. A sentence below that block introduces the next block, so the
    /// sentence moves to the new slide.
    private mutating func makeRoom() {
        guard entries.contains(where: \.isBlock) else { return }
        let lead = entries.last.flatMap { $0.isBlock && !$0.isLead ? nil : $0 }
        if lead != nil { entries.removeLast() }
        flush()
        if let lead { entries = [lead] }
    }

    /// Makes room for a piece: below the other pieces if possible, otherwise below the last sentence only, otherwise on
    /// a separate slide.
    private mutating func settle(_ height: ([SlidePiece]) -> Int) {
        func fits(_ entries: [Entry]) -> Bool {
            let pieces = entries.map(\.piece)
            let gap = pieces.isEmpty ? 0 : SlidePiece.gap
            return SlidePiece.height(pieces) + gap + height(pieces) <= SlidePiece.room
        }
        if fits(entries) { return }
        if let last = entries.last, entries.count > 1, !last.isBlock, fits([last]) {
            entries.removeLast()
            flush()
            entries = [last]
        } else {
            flush()
        }
    }

    private mutating func add(block: SlidePiece) {
        makeRoom()
        settle { _ in block.height }
        entries.append(Entry(piece: block, isBlock: true))
    }

    private mutating func add(code lines: [String], isSwift: Bool) {
        let parts = SlideCode.parts(lines, most: SlidePiece.codeLines)
        for part in parts {
            // A short piece may follow one other block on its slide; a longer piece is the first block on its slide.
            let isShort = parts.count == 1 && part.count <= 3 && entries.filter(\.isBlock).count < 2
            let height =
                SlidePiece.height(entries.map(\.piece)) + SlidePiece.gap
                + SlidePiece.code(part, isSwift: isSwift).height
            if !isShort || height > SlidePiece.room { makeRoom() }
            settle { SlidePiece.code(part, isSwift: isSwift, below: $0).height }
            entries.append(Entry(piece: .code(part, isSwift: isSwift, below: entries.map(\.piece)), isBlock: true))
        }
    }

    // MARK: - Questions

    private mutating func ask(_ lines: [String], _ because: MarkdownPage.Block?) {
        makeRoom()
        let asked = LessonHTML.asked(lines)
        let needs = support?.needs(of: lines).parts ?? []
        func piece(_ others: [SlidePiece]) -> SlidePiece { .question(needs, asked: asked, below: others) }
        // A question begins a slide if it needs code from earlier slides, which the class has to read first, or if
        // there is not enough room below the other pieces.
        if !entries.isEmpty, !needs.isEmpty || piece(entries.map(\.piece)).height + 80 > SlidePiece.questionRoom {
            flush()
        }
        entries.append(Entry(piece: piece(entries.map(\.piece)), isBlock: true))
        kind = .question
        guesses = because.flatMap { warnings?.notes(of: $0) } ?? ""
        flush()
        answer(lines, because)
    }

    private mutating func answer(_ lines: [String], _ because: MarkdownPage.Block?) {
        var reason: SlidePiece?
        var note = ""
        var isLead = false
        if case .paragraph(let spans)? = because {
            let sentence = MarkdownPage.firstSentences(spans, most: 2 * Self.most)
            reason = .text(html.html(sentence), plain: MarkdownPage.plain(sentence))
            note = because.map { html.html($0) } ?? ""
            isLead = MarkdownPage.plain(sentence).hasSuffix(":")
        }
        let below = [reason].compactMap { $0 }
        // If all of the code does not fit on one slide with the reason, the lines before the first result are left out:
        // they were on the previous slide, with the question.
        let start = lines.firstIndex { $0.contains("// → ") } ?? 0
        for part in [lines, Array(lines[start...])] {
            let code = SlidePiece.code(SlideCode.fitting(part), isSwift: true, below: below)
            guard SlidePiece.height([code] + below) <= SlidePiece.room else { continue }
            // The lesson's next paragraph may follow on the same slide.
            kind = .answer
            entries =
                [Entry(piece: code, note: note, isBlock: true)]
                + below.map { Entry(piece: $0, isBlock: true, isLead: isLead) }
            return
        }
        for part in SlideCode.parts(SlideCode.fitting(lines), most: SlidePiece.codeLines) {
            entries = [Entry(piece: .code(part, isSwift: true), isBlock: true)]
            kind = .answer
            flush()
        }
        entries = below.map { Entry(piece: $0, note: note, isBlock: true, isLead: isLead) }
        kind = .answer
    }

    /// Makes a slide of the entries. A last sentence that ends with a colon introduces something that is not on this
    /// slide, so the sentence is only in the notes of the next slide or, at the end of the section, of the last slide.
    private mutating func flush(isLast: Bool = false) {
        var left = ""
        while let lead = entries.last, lead.isLead {
            entries.removeLast()
            left = lead.note + left
        }
        guard !entries.isEmpty else {
            if isLast, !slides.isEmpty { slides[slides.count - 1].notes += notes + left } else { notes += left }
            return
        }
        if isLast {
            entries[entries.count - 1].note += left
            left = ""
        }
        defer { notes = left }
        // A slide that has only text may use larger type.
        if kind == .idea, !entries.contains(where: \.isBlock) {
            let height = SlidePiece.height(entries.map(\.piece))
            if height * 3 / 2 <= SlidePiece.room { kind = height * 5 / 2 <= SlidePiece.room ? .few : .words }
        }
        var slide = Slide(kind: kind, title: title, body: entries.map(\.piece.html).joined())
        slide.notes = notes + entries.map(\.note).joined()
        if kind == .question {
            slide.crumb = Say.whatComesOut
            slide.notes += "<h3>\(Say.askLearners)</h3>\n<p>\(Say.askGuess)</p>\n" + guesses
        }
        kind = .idea
        entries = []
        slides.append(slide)
    }
}

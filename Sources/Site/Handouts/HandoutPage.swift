import CurrycombWorkbook
import CurrycombWorkshop
import Foundation

/// A chapter on the two sides of an A4 sheet: on the front, the lesson's main points and questions; on the back, the
/// exercises, with room to write.
struct HandoutPage {
    let page: ChapterPage
    let lesson: MarkdownPage

    static func place(_ chapter: Chapter) -> String { "handouts/\(SlidesPage.number(chapter)).html" }

    private var chapter: Chapter { page.chapter }
    private var lessonHTML: LessonHTML {
        // On paper, a link is plain text, and a diagram is a drawing.
        LessonHTML(page: lesson, link: { _ in "" })
    }

    var html: String {
        let title = Say.handoutOf(chapter.title)
        return page.site.page(
            title, at: Self.place(chapter), section: Say.course, isWide: true, style: "handout.css",
            """
            <p class="crumb screen">\(HTML.link("../" + ChapterPage.place(chapter), Say.chapterNumber(chapter.number) + ": " + HTML.escaped(chapter.title))) · \(Say.printOnBothSides)</p>
            \(front)\(back)
            """)
    }

    // MARK: - The front

    private var front: String {
        let sections = LessonSection.all(of: lesson)
        let end = sections.first { $0.title == Say.chapterEndHeading }
        var sheet = HandoutSheet()
        let remember = end?.remember ?? []
        if !remember.isEmpty {
            sheet.add(
                "<div class=\"remember\"><h2>\(Say.remember)</h2>\n"
                    + remember.map { "<p>\(lessonHTML.html($0))</p>\n" }.joined() + "</div>\n",
                12 + remember.reduce(0) { $0 + 7 * HandoutSheet.rows(MarkdownPage.plain($1), 82) })
        }
        for case .list(_, let items, _) in end?.blocks ?? [] {
            sheet.add(
                "<h2>\(Say.canDo)</h2>\n<ul class=\"boxes\">\n"
                    + items.map { "<li>\(lessonHTML.html($0))</li>\n" }.joined() + "</ul>\n",
                10 + items.reduce(0) { $0 + 6 * HandoutSheet.rows(MarkdownPage.plain($1), 92) })
        }
        let ideas = sections.filter { $0.title != Say.chapterEndHeading && $0.title != Say.nowYou }
        // One question is added first, so that the laws and pictures cannot take all the space.
        var asked = Questions(lesson, DeclaredNames(page.site.workspace, chapter.folder))
        asked.add(ideas, &sheet, most: 1)
        // The last section about laws states the laws. An earlier section may merely lead up to them.
        let stating = sections.last { $0.title.lowercased().contains(Say.law) }
        if let stating { laws(stating, &sheet) }
        pictures(ideas, &sheet)
        asked.add(ideas, &sheet, most: 9)
        return """
            <section class="sheet" aria-label="\(Say.sheetLabel(1))">
            <header><p>\(Say.chapterNumber(chapter.number))</p><h1>\(HTML.escaped(chapter.title))</h1><p class="about">\(HTML.sentence(chapter.about))</p></header>
            \(sheet.html)\(asked.html)<h2>\(Say.ownNotes)</h2>
            <div class="room"></div>
            </section>

            """
    }

    /// Adds a section about laws: its sentences, and the laws as a list or as equations, without the code.
    private func laws(_ section: LessonSection, _ sheet: inout HandoutSheet) {
        var isFirst = true
        var blocks = section.blocks[...]
        while let block = blocks.popFirst() {
            guard case .paragraph(let spans) = block, !block.isReason else { continue }
            var sentences = MarkdownPage.sentences(spans)
            var laws = ""
            var height = 0
            switch blocks.first {
            case .list(_, let items, _):
                laws = "<ul>\n" + items.map { "<li>\(lessonHTML.html($0))</li>\n" }.joined() + "</ul>\n"
                height = items.reduce(2) { $0 + 5 * HandoutSheet.rows(MarkdownPage.plain($1), 96) + 1 }
            case .code(let language, let lines) where language.isEmpty || language == "text":
                laws = "<pre><code>\(HTML.escaped(lines.joined(separator: "\n")))</code></pre>\n"
                height = 9 + lines.count * 13 / 3
            case .code:
                // A sentence that introduces code is useless without the code.
                if sentences.last.map({ MarkdownPage.plain($0).hasSuffix(":") }) ?? false { sentences.removeLast() }
            default: break
            }
            guard !sentences.isEmpty else { continue }
            let text = sentences.map { lessonHTML.html($0) }.joined(separator: " ")
            let rows = HandoutSheet.rows(sentences.map { MarkdownPage.plain($0) }.joined(separator: " "), 100)
            let head = isFirst ? "<h2>\(Say.laws)</h2>\n" : ""
            let isThere = sheet.add(
                head + "<p>\(text)</p>\n" + laws, (isFirst ? 10 : 0) + 5 * rows + 2 + height)
            if isThere { isFirst = false }
        }
    }

    private func pictures(_ sections: [LessonSection], _ sheet: inout HandoutSheet) {
        func add(_ html: String, _ height: Int, below head: String, isFirst: inout Bool) {
            let title = isFirst ? "<h2>\(head)</h2>\n" : ""
            if sheet.add(title + html, height + (isFirst ? 10 : 0)) { isFirst = false }
        }
        let blocks = sections.flatMap(\.blocks)
        var isFirst = true
        for case .table(let head, let rows) in blocks {
            let plain = ([head] + rows).map { $0.map { MarkdownPage.plain($0) }.joined(separator: " ") }
            add(
                lessonHTML.html(.table(head, rows)), plain.reduce(0) { $0 + 7 * HandoutSheet.rows($1, 84) } + 3,
                below: Say.atAGlance, isFirst: &isFirst)
        }
        isFirst = true
        for case .code("marbles", let lines) in blocks {
            add(
                LessonMarbles(lines).html(isLive: false), 8 + 12 * lines.count, below: Say.inPictures,
                isFirst: &isFirst)
        }
    }

    /// The questions of the lesson, to be answered with a pen, each with the code that it needs.
    private struct Questions {
        private let support: QuestionSupport
        private var made: [Int: String] = [:]
        private var shown: Set<[String]> = []

        init(_ lesson: MarkdownPage, _ names: DeclaredNames) { support = QuestionSupport(lesson, names) }

        var html: String {
            guard !made.isEmpty else { return "" }
            return "<h2>\(Say.whatComesOut)</h2>\n" + made.sorted { $0.key < $1.key }.map(\.value).joined()
        }

        mutating func add(_ sections: [LessonSection], _ sheet: inout HandoutSheet, most: Int) {
            var count = 0
            for (place, block) in sections.flatMap(\.blocks).enumerated() where count < most && made[place] == nil {
                guard case .code("swift question", let lines) = block else { continue }
                let asked = lines.map { line in
                    line.range(of: "// → ").map { line[..<$0.upperBound] + "______________" } ?? line
                }
                let needs = support.needs(of: lines).parts
                // The lowest question on the sheet may leave out code that is already above it.
                let isLast = made.keys.allSatisfy { $0 < place }
                let new = isLast ? needs.filter { !shown.contains($0) } : needs
                let versions = [QuestionSupport.joined(new), QuestionSupport.dense(new)].map { given in
                    SlideCode.fitting(given + (given.isEmpty ? [] : [""]) + asked, columns: 100)
                }
                guard
                    let code = versions.first(where: { sheet.add("", 9 + $0.count * 13 / 3 + (made.isEmpty ? 10 : 0)) })
                else { continue }
                let html = "<pre><code>\(SwiftColours.html(code.joined(separator: "\n")))</code></pre>\n"
                made[place] = html
                shown.formUnion(needs + CodePiece.all(of: lines).map(\.lines))
                count += 1
            }
        }
    }

    // MARK: - The back

    /// Returns the signatures of the first requirements in the starting file: at most three, or one if the chapter has
    /// more than six exercises. If requirements are left out, a last line says how many.
    private func signatures(_ exercise: Exercise) -> String {
        let stub = page.site.workspace.text(exercise.stub) ?? ""
        let heads = stub.matches(
            of: /(?m)^    ((?:static |init|func |var )[^\n]*(?:\n     +[^\n{]*|\n    \)[^\n{]*)*)\{/
        )
        .map { $0.1.split(whereSeparator: \.isNewline).map { $0.trimmingPrefix { $0 == " " } }.joined(separator: " ") }
        let most = chapter.exercises.count > 6 ? 1 : 3
        let shown = heads.prefix(most) + (heads.count > most ? ["// " + Say.andMore(heads.count - most)] : [])
        guard !shown.isEmpty else { return "" }
        let lines = SlideCode.fitting(shown.map { String($0) }, columns: 108)
        return "<pre class=\"signatures\"><code>\(SwiftColours.html(lines.joined(separator: "\n")))</code></pre>\n"
    }

    private var back: String {
        let exercises = chapter.exercises.map { exercise in
            """
            <section class="task"><h3><span class="number">\(exercise.id)</span>\(HTML.sentence(exercise.words.title))\
            <span class="dim">\(Say.minutes(exercise.minutes))</span></h3>
            <p>\(HTML.sentence(exercise.words.task))</p>
            \(signatures(exercise))<div class="room"></div></section>

            """
        }
        let commands = Say.keys(Say.handoutCommands(chapter.number)).map { command, does in
            "<dt><code>\(command)</code></dt><dd>\(does)</dd>\n"
        }
        return """
            <section class="sheet\(exercises.count > 6 ? " many" : "")" aria-label="\(Say.sheetLabel(2))">
            <h2>\(Say.exercises)</h2>
            \(exercises.joined())<h2>\(Say.inTheTerminal)</h2>
            <dl>
            \(commands.joined())</dl>
            </section>

            """
    }
}

private struct HandoutSheet {
    private(set) var html = ""
    /// The remaining height, in millimeters: an A4 page without its margins, its header and some empty lines for
    /// writing.
    private var room = 272 - 30 - 28

    @discardableResult
    mutating func add(_ html: String, _ height: Int) -> Bool {
        guard height <= room else { return false }
        room -= height
        self.html += html
        return true
    }

    static func rows(_ text: String, _ columns: Int) -> Int { max(1, (text.count + columns - 1) / columns) }
}

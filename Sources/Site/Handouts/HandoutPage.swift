import CurrycombWorkbook
import CurrycombWorkshop

/// A chapter on the two sides of a sheet of A4: in front what to remember, behind the exercises with room to write.
struct HandoutPage {
    let page: ChapterPage
    let lesson: MarkdownPage

    static func place(_ chapter: Chapter) -> String { "handouts/\(SlidesPage.number(chapter)).html" }

    private var chapter: Chapter { page.chapter }
    private var lessonHTML: LessonHTML {
        // What is printed cannot be clicked or dragged.
        LessonHTML(page: lesson, link: { _ in "" })
    }

    var html: String {
        let title = SaySlides.handoutOf(chapter.title)
        return page.site.page(
            title, at: Self.place(chapter), section: SaySite.course, isWide: true, style: "handout.css",
            """
            <p class="crumb screen">\(HTML.link("../" + ChapterPage.place(chapter), SaySite.chapter(chapter.number) + ": " + HTML.escaped(chapter.title))) · \(SaySlides.printed)</p>
            \(front)\(back)
            """)
    }

    // MARK: - In front

    private var front: String {
        let sections = LessonSection.all(of: lesson)
        let end = sections.first { $0.title == Say.chapterEndHeading }
        var sheet = HandoutSheet()
        let remember = end?.remember ?? []
        if !remember.isEmpty {
            sheet.add(
                "<div class=\"remember\"><h2>\(SaySlides.remember)</h2>\n"
                    + remember.map { "<p>\(lessonHTML.html($0))</p>\n" }.joined() + "</div>\n",
                12 + remember.reduce(0) { $0 + 7 * HandoutSheet.rows(MarkdownPage.plain($1), 82) })
        }
        for case .list(_, let items) in end?.blocks ?? [] {
            sheet.add(
                "<h2>\(SaySlides.canDo)</h2>\n<ul class=\"boxes\">\n"
                    + items.map { "<li>\(lessonHTML.html($0))</li>\n" }.joined() + "</ul>\n",
                10 + items.reduce(0) { $0 + 6 * HandoutSheet.rows(MarkdownPage.plain($1), 92) })
        }
        for section in sections where section.title.lowercased().contains(SaySlides.law) { laws(section, &sheet) }
        let ideas = sections.filter { $0.title != Say.chapterEndHeading && $0.title != SaySlides.nowYou }
        pictures(ideas, &sheet)
        questions(ideas, &sheet)
        return """
            <section class="sheet" aria-label="\(SaySlides.label(sheet: 1))">
            <header><p>\(SaySite.chapter(chapter.number))</p><h1>\(HTML.escaped(chapter.title))</h1><p class="about">\(HTML.sentence(chapter.about))</p></header>
            \(sheet.html)<h2>\(SaySlides.ownNotes)</h2>
            <div class="room"></div>
            </section>

            """
    }

    /// The laws in a section: its sentences, and no code.
    private func laws(_ section: LessonSection, _ sheet: inout HandoutSheet) {
        var isFirst = true
        for (index, block) in section.blocks.enumerated() {
            guard case .paragraph(let spans) = block, !block.isReason else { continue }
            var sentences = MarkdownPage.sentences(spans)
            // A line that leads to code is nothing without it.
            if index + 1 < section.blocks.count, case .code = section.blocks[index + 1] { sentences.removeLast() }
            guard !sentences.isEmpty else { continue }
            let text = sentences.map { lessonHTML.html($0) }.joined(separator: " ")
            let rows = HandoutSheet.rows(sentences.map { MarkdownPage.plain($0) }.joined(separator: " "), 100)
            let head = isFirst ? "<h2>\(SaySlides.laws)</h2>\n" : ""
            sheet.add(head + "<p>\(text)</p>\n", (isFirst ? 10 : 0) + 5 * rows + 2)
            isFirst = false
        }
    }

    private func pictures(_ sections: [LessonSection], _ sheet: inout HandoutSheet) {
        var isFirst = true
        func add(_ html: String, _ height: Int) {
            let head = isFirst ? "<h2>\(SaySlides.inPictures)</h2>\n" : ""
            if sheet.add(head + html, height + (isFirst ? 10 : 0)) { isFirst = false }
        }
        for block in sections.flatMap(\.blocks) {
            switch block {
            case .table(let head, let rows):
                let plain = ([head] + rows).map { $0.map { MarkdownPage.plain($0) }.joined(separator: " ") }
                add(lessonHTML.html(block), plain.reduce(0) { $0 + 7 * HandoutSheet.rows($1, 84) } + 3)
            case .code("marbles", let lines):
                add(LessonMarbles(lines).html(isLive: false), 8 + 12 * lines.count)
            default: break
            }
        }
    }

    /// The lesson's questions, to be answered with a pen.
    private func questions(_ sections: [LessonSection], _ sheet: inout HandoutSheet) {
        var isFirst = true
        for case .code("swift question", let lines) in sections.flatMap(\.blocks) {
            let asked = lines.map { line in
                line.range(of: "// → ").map { line[..<$0.upperBound] + "______________" } ?? line
            }
            let code = SlideCode.fitting(asked, columns: 100)
            let head = isFirst ? "<h2>\(SaySlides.whatComesOut)</h2>\n" : ""
            let html = "<pre><code>\(SwiftColours.html(code.joined(separator: "\n")))</code></pre>\n"
            if sheet.add(head + html, 9 + code.count * 5 + (isFirst ? 10 : 0)) { isFirst = false }
        }
    }

    // MARK: - Behind

    private var back: String {
        let exercises = chapter.exercises.map { exercise in
            """
            <section class="task"><h3><span class="number">\(exercise.id)</span>\(HTML.sentence(exercise.words.title))\
            <span class="dim">\(SaySlides.minutes(exercise.minutes))</span></h3>
            <p>\(HTML.sentence(exercise.words.task))</p>
            <div class="room"></div></section>

            """
        }
        let commands = SaySlides.commandList(chapter.number).map {
            "<dt><code>\($0.command)</code></dt><dd>\($0.does)</dd>\n"
        }
        return """
            <section class="sheet\(exercises.count > 6 ? " many" : "")" aria-label="\(SaySlides.label(sheet: 2))">
            <h2>\(SaySlides.exercises)</h2>
            \(exercises.joined())<h2>\(SaySlides.commands)</h2>
            <dl>
            \(commands.joined())</dl>
            </section>

            """
    }
}

/// The text of the front, as long as there is room for it.
private struct HandoutSheet {
    private(set) var html = ""
    /// In millimetres: an A4 page without its margins and its header, and with some lines left to write.
    private var room = 272 - 30 - 28

    /// - Returns: true if there was room for it.
    @discardableResult
    mutating func add(_ html: String, _ height: Int) -> Bool {
        guard height <= room else { return false }
        room -= height
        self.html += html
        return true
    }

    static func rows(_ text: String, _ columns: Int) -> Int { max(1, (text.count + columns - 1) / columns) }
}

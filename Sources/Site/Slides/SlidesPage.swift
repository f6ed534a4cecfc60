import CurrycombWorkbook
import CurrycombWorkshop

/// A page of slides. Without JavaScript or on a small screen, it shows the slides one below another, and otherwise one
/// at a time.
struct SlidesPage {
    let page: ChapterPage
    let slides: [Slide]

    static func place(_ chapter: Chapter) -> String { "slides/\(number(chapter)).html" }
    static func number(_ chapter: Chapter) -> String { (chapter.number < 10 ? "0" : "") + "\(chapter.number)" }

    var html: String {
        let chapter = page.chapter
        let title = Say.slidesOf(chapter.title)
        let sections = slides.enumerated().map { html($1, $0 + 1) }.joined()
        func button(_ name: String, _ label: String, _ mark: String) -> String {
            "<button type=\"button\" data-do=\"\(name)\" aria-label=\"\(label)\" title=\"\(label)\">\(mark)</button>"
        }
        let words = [
            ("noNotes", Say.noNotesWindow), ("next", Say.nextSlide), ("last", Say.lastSlide),
            ("elapsed", Say.elapsed), ("clock", Say.clock), ("again", Say.restartClock),
            ("notes", Say.speakerView), ("lost", Say.slidesLost),
        ].map { " data-\($0.0.lowercased())=\"\(HTML.escaped($0.1))\"" }.joined()
        let head = [
            "<link rel=\"icon\" href=\"data:,\">", HTML.styles("../assets/site.css"),
            HTML.styles("../assets/slides.css"),
            "<script src=\"../assets/site.js\"></script>", "<script src=\"../assets/slides.js\" defer></script>",
        ]
        return HTML.document(
            "\(title) · \(page.site.course.name)", head: head,
            body: """
                <main id="main">
                \(sections)</main>
                <nav class="controls" aria-label="\(Say.slidesControls)">
                <a href="../\(ChapterPage.place(chapter))">\(Say.toChapter)</a>
                \(button("back", Say.back, "←"))\(button("forward", Say.forward, "→"))
                \(button("notes", Say.notesButton, "N"))\(button("full", Say.fullScreen, "F"))\(button("print", Say.printButton, "P"))
                <button type="button" class="theme" aria-label="\(Say.theme)" title="\(Say.theme)">◐</button>
                </nav>
                <p class="told" role="status"></p>

                """, attributes: " class=\"slides\"\(words)")
    }

    private func html(_ slide: Slide, _ number: Int) -> String {
        let level = slide.kind == .title ? 1 : 2
        let crumb = slide.crumb.isEmpty ? "" : "<p class=\"crumb\">\(slide.crumb)</p>\n"
        return """
            <section class="slide \(slide.kind.rawValue)" id="slide-\(number)" aria-label="\(Say.slideLabel(number, of: slides.count))">
            \(crumb)<h\(level) tabindex="-1">\(slide.title)</h\(level)>
            <div class="body">
            \(slide.body)</div>
            <p class="foot"><span>\(HTML.escaped(page.site.course.name)) · \(page.chapter.number) \(HTML.escaped(page.chapter.title))</span><span>\(number) / \(slides.count)</span></p>
            <aside class="notes" aria-label="\(Say.speakerView)" hidden>
            \(slide.notes)</aside>
            </section>

            """
    }
}

import CurrycombWorkbook
import CurrycombWorkshop

/// A page of slides, shown one below another without JavaScript or on a small screen, and otherwise one at a time.
struct SlidesPage {
    let page: ChapterPage
    let slides: [Slide]

    static func place(_ chapter: Chapter) -> String { "slides/\(number(chapter)).html" }
    static func number(_ chapter: Chapter) -> String { (chapter.number < 10 ? "0" : "") + "\(chapter.number)" }

    var html: String {
        let chapter = page.chapter
        let title = SaySlides.slidesOf(chapter.title)
        let sections = slides.enumerated().map { html($1, $0 + 1) }.joined()
        func button(_ name: String, _ label: String, _ mark: String) -> String {
            "<button type=\"button\" data-do=\"\(name)\" aria-label=\"\(label)\" title=\"\(label)\">\(mark)</button>"
        }
        let words = [
            ("noNotes", SaySlides.noNotes), ("next", SaySlides.nextSlide), ("last", SaySlides.lastSlide),
            ("elapsed", SaySlides.elapsed), ("clock", SaySlides.clock), ("again", SaySlides.again),
            ("notes", SaySlides.speakerView), ("lost", SaySlides.lost),
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
                <nav class="controls" aria-label="\(SaySlides.controls)">
                <a href="../\(ChapterPage.place(chapter))">\(SaySlides.toChapter)</a>
                \(button("back", SaySlides.back, "←"))\(button("forward", SaySlides.forward, "→"))
                \(button("notes", SaySlides.speaker, "N"))\(button("full", SaySlides.fullScreen, "F"))\(button("print", SaySlides.print, "P"))
                <button type="button" class="theme" aria-label="\(SaySite.theme)" title="\(SaySite.theme)">◐</button>
                </nav>
                <p class="told" role="status"></p>

                """, attributes: " class=\"slides\"\(words)")
    }

    private func html(_ slide: Slide, _ number: Int) -> String {
        let level = slide.kind == .title ? 1 : 2
        let crumb = slide.crumb.isEmpty ? "" : "<p class=\"crumb\">\(slide.crumb)</p>\n"
        return """
            <section class="slide \(slide.kind.rawValue)" id="slide-\(number)" aria-label="\(SaySlides.label(number, of: slides.count))">
            \(crumb)<h\(level) tabindex="-1">\(slide.title)</h\(level)>
            <div class="body">
            \(slide.body)</div>
            <p class="foot"><span>\(HTML.escaped(page.site.course.name)) · \(page.chapter.number) \(HTML.escaped(page.chapter.title))</span><span>\(SaySlides.place(number, of: slides.count))</span></p>
            <aside class="notes" aria-label="\(SaySlides.speakerView)" hidden>
            \(slide.notes)</aside>
            </section>

            """
    }
}

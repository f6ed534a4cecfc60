import CurrycombWorkbook
import CurrycombWorkshop

/// The page for teachers: the text of `Chapters/Teaching.md`, with links to each chapter's slides and handout.
struct TeachingPage {
    let site: Site
    static let place = "teaching.html"
    static let file = "Chapters/Teaching.md"

    /// True if the course has this text, which a course by another author may lack.
    var isThere: Bool { Files.exists(site.workspace.path(Self.file)) }

    var made: (pages: [String: String], entries: [Site.Entry]) {
        get throws(Site.Fault) {
            guard let text = site.workspace.text(Self.file) else { return ([:], []) }
            let page: MarkdownPage
            do throws(MarkdownPage.Fault) { page = try MarkdownPage(text) } catch {
                throw Site.Fault(file: Self.file, line: error.line, problem: error.problem)
            }
            let rows = site.course.chapters.map { chapter in
                [
                    HTML.link(ChapterPage.place(chapter), "\(chapter.number) \(HTML.escaped(chapter.title))"),
                    HTML.link(SlidesPage.place(chapter), Say.slides),
                    HTML.link(HandoutPage.place(chapter), Say.handout),
                ]
            }
            let html = LessonHTML(page: page, link: { HTML.isAddress($0) || $0.hasPrefix("#") ? $0 : "" })
            let body = """
                <h1>\(Say.forTeachers)</h1>
                <p class="lead">\(Say.teachingLead)</p>
                \(HTML.table([Say.course, Say.slides, Say.handout], rows))\(html.body)
                """
            let entry = Site.Entry(
                title: Say.forTeachers, place: Self.place, kind: Say.course,
                also: "teach|teacher|slides|handout|handouts|agenda|plan", text: Say.teachingLead)
            return ([Self.place: site.page(Say.forTeachers, at: Self.place, isWide: true, body)], [entry])
        }
    }

    /// Returns the review questions of a chapter: the item with the chapter's number in the page's list.
    static func questions(_ workspace: Workspace, of chapter: Int) -> [[MarkdownPage.Span]] {
        guard let page = workspace.text(file).flatMap({ try? MarkdownPage($0) }) else { return [] }
        for case .list(true, let items, _) in page.blocks where items.indices.contains(chapter - 1) {
            var item = items[chapter - 1]
            guard case .strong? = item.first else { continue }
            item.removeFirst()
            if case .text(let text)? = item.first { item[0] = .text(String(text.drop { $0 == " " })) }
            return MarkdownPage.sentences(item)
        }
        return []
    }
}

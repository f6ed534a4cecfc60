import CurrycombMarbles
import CurrycombWorkbook
import Foundation

/// A chapter: its lesson, what its tour prints, and its exercises.
struct ChapterPage {
    let site: Site
    let chapter: Chapter

    static func place(_ chapter: Chapter) -> String { "chapters/\(HTML.slug(chapter.folder)).html" }
    private var place: String { Self.place(chapter) }

    /// The operators that a reader of the chapter may want to drag.
    var live: [(String, Int)] { site.course.isOurs ? Self.live[chapter.number] ?? [] : [] }

    private static let live: [Int: [(String, Int)]] = [
        9: [("map", 0), ("scan", 0), ("combineLatest", 0)],
        10: [("flatMap", 0), ("flatMap", 1), ("concat", 0), ("zip", 0), ("catch", 0)],
        11: [("merge", 0), ("zip", 0), ("flatMapLatest", 0), ("debounce", 0), ("delay", 0)],
        12: [("Subject", 0), ("Property", 1)],
    ]

    func made() throws(Site.Fault) -> (pages: [String: String], entries: [Site.Entry]) {
        var pages: [String: String] = [:]
        let lesson = try lesson(chapter.lesson)
        var body = """
            <p class="crumb">\(SaySite.chapter(chapter.number)) · \(SaySite.exerciseCount(chapter.exercises.count))</p>
            <h1>\(HTML.escaped(chapter.title))</h1>

            """
        body += LessonHTML(page: lesson, link: link, isLive: site.isLive).body
        body += operators + tour + teaching
        body += """
            <h2 id="exercises">\(SaySite.exercises)</h2>
            <p>\(SaySite.exercisesText(chapter.number))</p>

            """
        body += chapter.exercises.map(section).joined() + pager
        pages[SlidesPage.place(chapter)] =
            SlidesPage(page: self, slides: Deck(page: self, lesson: lesson).slides).html
        pages[HandoutPage.place(chapter)] = HandoutPage(page: self, lesson: lesson).html
        pages[place] = site.page(chapter.title, at: place, section: SaySite.course, body)
        for aside in asides {
            let page = try self.lesson("Chapters/\(chapter.folder)/\(aside)")
            let title = Self.title(page) ?? aside
            let html =
                "<p class=\"crumb\">\(HTML.link(HTML.slug(chapter.folder) + ".html", SaySite.chapter(chapter.number) + ": " + HTML.escaped(chapter.title)))</p>\n<h1>\(HTML.escaped(title))</h1>\n"
                + LessonHTML(page: page, link: link, isLive: site.isLive).body
            pages[Self.aside(chapter, aside)] = site.page(
                title, at: Self.aside(chapter, aside), section: SaySite.course, html)
        }
        return (pages, entries(lesson))
    }

    private func entries(_ lesson: MarkdownPage) -> [Site.Entry] {
        var entries = [
            Site.Entry(
                title: chapter.title, place: place, kind: SaySite.chapter(chapter.number), text: chapter.about)
        ]
        for case .heading(2, let spans) in lesson.blocks {
            let title = MarkdownPage.plain(spans)
            entries.append(
                Site.Entry(
                    title: title, place: place + "#" + HTML.slug(title),
                    kind: SaySite.chapter(chapter.number) + " · " + chapter.title))
        }
        for exercise in chapter.exercises {
            entries.append(
                Site.Entry(
                    title: "\(exercise.id) \(exercise.words.title)", place: "\(place)#\(exercise.slug)",
                    kind: SaySite.exercises, also: exercise.slug, text: exercise.words.task))
        }
        return entries
    }

    private static func title(_ page: MarkdownPage) -> String? {
        guard case .heading(_, let spans)? = page.blocks.first else { return nil }
        return MarkdownPage.plain(spans)
    }

    func lesson(_ file: String) throws(Site.Fault) -> MarkdownPage {
        do throws(MarkdownPage.Fault) { return try MarkdownPage(site.workspace.text(file) ?? "") } catch {
            throw Site.Fault(file: file, line: error.line, problem: error.problem)
        }
    }

    private var asides: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: site.workspace.path("Chapters/\(chapter.folder)"))) ?? [])
            .filter { $0.hasPrefix("Aside-") && $0.hasSuffix(".md") }.sorted()
    }

    private static func aside(_ chapter: Chapter, _ file: String) -> String {
        "chapters/\(HTML.slug(chapter.folder))-\(HTML.slug(String(file.dropFirst(6).dropLast(3)))).html"
    }

    /// A link in a lesson leads to the page that its file has become.
    func link(_ target: String) -> String {
        guard target.hasSuffix(".md") else { return target }
        if target.hasPrefix("Aside-") { return String(Self.aside(chapter, target).dropFirst("chapters/".count)) }
        let folder = target.split(separator: "/").dropLast().last.map(String.init) ?? ""
        return site.course.chapters.first { $0.folder == folder }.map { HTML.slug($0.folder) + ".html" } ?? "#"
    }

    private var operators: String {
        guard !live.isEmpty else { return "" }
        let diagrams = live.compactMap { name, place in
            MarbleCatalogue.scenario(name, place).map { scenario in
                "<h3>\(HTML.link("../" + Site.operatorPage(name), HTML.code(name))), \(HTML.escaped(scenario.summary))</h3>\n"
                    + site.diagram(scenario, place, up: "../")
            }
        }
        return "<h2 id=\"try\">\(SaySite.live)</h2>\n<p>\(SaySite.liveText)</p>\n" + diagrams.joined()
    }

    private var tour: String {
        guard let text = site.workspace.text("Chapters/\(chapter.folder)/Tour/Transcript.txt") else { return "" }
        return "<h2 id=\"tour\">\(SaySite.tour)</h2>\n<p>\(SaySite.tourText(chapter.tour))</p>\n"
            + HTML.details(SaySite.tourOpen, HTML.block(HTML.escaped(text), label: SaySite.tour))
    }

    private var teaching: String {
        let links = SaySlides.offer(
            slides: HTML.link("../" + SlidesPage.place(chapter), SaySlides.slides.lowercased()),
            handout: HTML.link("../" + HandoutPage.place(chapter), SaySlides.handout.lowercased()),
            teachers: TeachingPage(site: site).isThere
                ? HTML.link("../" + TeachingPage.place, SaySlides.forTeachers.lowercased()) : nil)
        return "<p>\(links)</p>\n"
    }

    private func section(_ exercise: Exercise) -> String {
        let words = exercise.words
        let hints = [words.hints.question, words.hints.direction, words.hints.nearly]
        var nested = ""
        for (index, hint) in hints.enumerated().reversed() {
            nested = HTML.details(SaySite.hint(index + 1), "<p>\(HTML.sentence(hint))</p>\n" + nested)
        }
        let solution = site.workspace.text(exercise.answers).map { text in
            HTML.details(
                SaySite.solution,
                "<p>\(SaySite.solutionSure)</p>\n"
                    + HTML.details(
                        SaySite.solutionShow,
                        HTML.swift(
                            AnswerSource.answer(text, importing: exercise.module).trimmingCharacters(in: .newlines))))
        }
        let stub = site.workspace.stub(of: exercise).map {
            HTML.details(SaySite.stub, HTML.swift($0.trimmingCharacters(in: .newlines)))
        }
        return """
            <section class="exercise" id="\(exercise.slug)" aria-labelledby="\(exercise.slug)-title">
            <h3 id="\(exercise.slug)-title"><span class="number">\(exercise.id)</span>\(HTML.sentence(words.title))</h3>
            <p>\(HTML.sentence(words.task)) <span class="dim">\(SaySite.minutes(exercise.minutes))</span></p>
            \(HTML.block("swift run workshop check \(exercise.id)", label: SaySite.codeLabel))\
            \(stub ?? "")\(nested)\(solution ?? "")</section>

            """
    }

    private var pager: String {
        let chapters = site.course.chapters
        let index = chapters.firstIndex { $0.folder == chapter.folder } ?? 0
        func entry(_ place: Int, _ word: String) -> String {
            guard chapters.indices.contains(place) else { return "<span></span>" }
            let other = chapters[place]
            return
                "<a class=\"card\" href=\"\(HTML.slug(other.folder)).html\"><span>\(word)</span><strong>\(other.number) \(HTML.escaped(other.title))</strong></a>"
        }
        return
            "<nav class=\"pager\" aria-label=\"Chapters\">\(entry(index - 1, SaySite.previous))\(entry(index + 1, SaySite.next))</nav>\n"
    }
}

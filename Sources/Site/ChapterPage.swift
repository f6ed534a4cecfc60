import CurrycombDiagrams
import CurrycombMarbles
import CurrycombWorkbook
import CurrycombWorkshop
import Foundation

struct ChapterPage {
    let site: Site
    let chapter: Chapter

    static func place(_ chapter: Chapter) -> String { "chapters/\(HTML.slug(chapter.folder)).html" }
    private var place: String { Self.place(chapter) }

    /// The diagrams below the lesson and on its slides, each given by an operator's name and the index of one of its
    /// scenarios.
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
            <p class="crumb">\(Say.chapterNumber(chapter.number)) · \(Say.exerciseCount(chapter.exercises.count))</p>
            <h1>\(HTML.escaped(chapter.title))</h1>

            """
        body +=
            LessonHTML(
                page: lesson, link: { link($0, in: chapter.lesson) }, isLive: site.isLive, taken: Self.taken(chapter)
            ).body
        body += operators + tour + teaching
        body += """
            <h2 id="exercises">\(Say.exercises)</h2>
            <p>\(Say.exercisesText(chapter.number))</p>

            """
        body += "<ol class=\"list\">\n" + chapter.exercises.map(row).joined() + "</ol>\n" + nextStep + pager
        for exercise in chapter.exercises { pages[Self.place(chapter, exercise)] = self.page(of: exercise) }
        pages[SlidesPage.place(chapter)] =
            SlidesPage(page: self, slides: Deck(page: self, lesson: lesson).slides).html
        pages[HandoutPage.place(chapter)] = HandoutPage(page: self, lesson: lesson).html
        pages[place] = site.page(chapter.title, at: place, section: Say.course, contents: contents(lesson), body)
        for aside in asides {
            let page = try self.lesson("Chapters/\(chapter.folder)/\(aside)")
            let title = Self.title(page) ?? aside
            let html =
                "<p class=\"crumb\">\(HTML.link(HTML.slug(chapter.folder) + ".html", Say.chapterNumber(chapter.number) + ": " + HTML.escaped(chapter.title)))</p>\n<h1>\(HTML.escaped(title))</h1>\n"
                + LessonHTML(
                    page: page, link: { link($0, in: "Chapters/\(chapter.folder)/\(aside)") }, isLive: site.isLive
                ).body
            pages[Self.aside(chapter, aside)] = site.page(
                title, at: Self.aside(chapter, aside), section: Say.course, html)
        }
        return (pages, entries(lesson))
    }

    private func entries(_ lesson: MarkdownPage) -> [Site.Entry] {
        var entries = [
            Site.Entry(
                title: chapter.title, place: place, kind: Say.chapterNumber(chapter.number), text: chapter.about)
        ]
        entries += sections(
            of: lesson, at: place, kind: Say.chapterNumber(chapter.number) + " · " + chapter.title,
            besides: Self.taken(chapter))
        for exercise in chapter.exercises {
            let words = exercise.words
            entries.append(
                Site.Entry(
                    title: "\(exercise.id) \(words.title)", place: Self.place(chapter, exercise),
                    kind: Say.exercises, also: exercise.id + "|" + exercise.slug,
                    text: words.task))
        }
        for aside in asides {
            guard let page = try? self.lesson(aside: aside) else { continue }
            entries += sections(
                of: page, at: Self.aside(chapter, aside),
                kind: Say.chapterNumber(chapter.number) + " · " + (Self.title(page) ?? aside))
        }
        return entries
    }

    private func lesson(aside: String) throws(Site.Fault) -> MarkdownPage {
        try lesson("Chapters/\(chapter.folder)/\(aside)")
    }

    private func sections(
        of page: MarkdownPage, at place: String, kind: String, besides taken: Set<String> = HTML.frame
    ) -> [Site.Entry] {
        var entries: [Site.Entry] = []
        var headings = page.headings(besides: taken)[...]
        for block in page.blocks {
            var heading: (level: Int, spans: [MarkdownPage.Span], mark: String)?
            if case .heading = block { heading = headings.popFirst() }
            if let heading, heading.level < 3 {
                let mark = heading.level == 1 ? "" : "#" + heading.mark
                entries.append(
                    Site.Entry(title: MarkdownPage.plain(heading.spans), place: place + mark, kind: kind))
            } else if !entries.isEmpty {
                entries[entries.count - 1].text += MarkdownPage.text(block) + " "
            }
        }
        return entries
    }

    private func contents(_ lesson: MarkdownPage) -> [(title: String, mark: String)] {
        var list = lesson.headings(besides: Self.taken(chapter)).filter { $0.level == 2 }
            .map { (title: MarkdownPage.plain($0.spans), mark: $0.mark) }
        if !live.isEmpty { list.append((Say.tryItHere, "try")) }
        if !tour.isEmpty { list.append((Say.theTour, "tour")) }
        return list + [(Say.exercises, "exercises")]
    }

    static func place(_ chapter: Chapter, _ exercise: Exercise) -> String {
        "exercises/\(HTML.slug(chapter.folder))-\(exercise.slug).html"
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

    static func aside(_ chapter: Chapter, _ file: String) -> String {
        let name = String(file.dropFirst(6).dropLast(3))
        // A name without Latin letters has an empty slug, so two asides could have the same address.
        let slug = HTML.slug(name).isEmpty ? HTML.mark(name) : HTML.slug(name)
        return "chapters/\(HTML.slug(chapter.folder))-\(slug).html"
    }

    /// Returns the ids that the headings on a chapter's page cannot have, because other parts of the page have them.
    private static func taken(_ chapter: Chapter) -> Set<String> {
        HTML.frame.union(["try", "tour", "exercises"]).union(chapter.exercises.map(\.slug))
    }

    /// Returns the address for a link to a Markdown file from a file of the course, relative to the folder of the
    /// chapters' pages; empty if the site has no page for it. Returns every other target unchanged.
    func link(_ target: String, in file: String) -> String {
        if HTML.isAddress(target) { return target }
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            .map { $0.removingPercentEncoding ?? String($0) }
        guard parts[0].isEmpty || parts[0].hasSuffix(".md") else { return target }
        let path = parts[0].isEmpty ? file : Self.path(parts[0], from: file)
        guard let page = page(of: path) else { return "" }
        let place = parts[0].isEmpty ? "" : page.place
        return place + (parts.count == 2 ? "#" + mark(parts[1], in: path, besides: page.taken) : "")
    }

    private static func path(_ target: String, from file: String) -> String {
        var path = target.hasPrefix("/") ? [] : file.split(separator: "/").dropLast()
        for part in target.split(separator: "/") where part != "." {
            if part == ".." { _ = path.popLast() } else { path.append(part) }
        }
        return path.joined(separator: "/")
    }

    /// Returns the page that is made from a file of the course, and the ids that the page's headings cannot have.
    private func page(of path: String) -> (place: String, taken: Set<String>)? {
        if path == TeachingPage.file, TeachingPage(site: site).isThere {
            return ("../" + TeachingPage.place, HTML.frame)
        }
        let parts = path.split(separator: "/").map(String.init)
        guard parts.count == 3, parts[0] == "Chapters",
            let chapter = site.course.chapters.first(where: { $0.folder == parts[1] })
        else { return nil }
        if parts[2] == "Lesson.md" { return (HTML.slug(chapter.folder) + ".html", Self.taken(chapter)) }
        guard parts[2].hasPrefix("Aside-"), Files.exists(site.workspace.path(path)) else { return nil }
        return (String(Self.aside(chapter, parts[2]).dropFirst("chapters/".count)), HTML.frame)
    }

    /// Returns the id of the heading that a link names. The link may have GitHub's name for the heading, which differs
    /// from the id if the title has punctuation.
    private func mark(_ name: String, in path: String, besides taken: Set<String>) -> String {
        let page = site.workspace.text(path).flatMap { try? MarkdownPage($0) }
        let heading = page?.headings(besides: taken).first { heading in
            let title = MarkdownPage.plain(heading.spans).lowercased()
            let onGitHub = title.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
            return name == HTML.mark(title) || name == onGitHub.replacing(" ", with: "-")
        }
        return heading?.mark ?? name
    }

    private var operators: String {
        guard !live.isEmpty else { return "" }
        let diagrams = live.compactMap { name, place in
            MarbleCatalogue.scenario(name, place).map { scenario in
                "<h3>\(HTML.link("../" + Site.operatorPage(name), HTML.code(name))), \(HTML.escaped(scenario.summary))</h3>\n"
                    + site.diagram(scenario, place, up: "../")
            }
        }
        return "<h2 id=\"try\">\(Say.tryItHere)</h2>\n<p>\(Say.tryItHereText)</p>\n" + diagrams.joined()
    }

    private var tour: String {
        guard let text = site.workspace.text("Chapters/\(chapter.folder)/Tour/Transcript.txt") else { return "" }
        return "<h2 id=\"tour\">\(Say.theTour)</h2>\n<p>\(Say.tourText(chapter.tour))</p>\n"
            + HTML.details(Say.tourOpen, HTML.block(HTML.escaped(text), label: Say.theTour))
    }

    private var teaching: String {
        let links = Say.teachingOffer(
            slides: HTML.link("../" + SlidesPage.place(chapter), Say.slides.lowercased()),
            handout: HTML.link("../" + HandoutPage.place(chapter), Say.handout.lowercased()),
            teachers: TeachingPage(site: site).isThere
                ? HTML.link("../" + TeachingPage.place, Say.forTeachers.lowercased()) : nil)
        return "<p>\(links)</p>\n"
    }

    private func row(_ exercise: Exercise) -> String {
        let words = exercise.words
        return """
            <li id="\(exercise.slug)"><a class="card" href="../\(Self.place(chapter, exercise))" data-exercise="\(exercise.id)">\
            <strong><span class="number" style="display:inline">\(exercise.id)</span>\(HTML.escaped(words.title.replacing("`", with: "")))</strong>\
            <span>\(HTML.sentence(words.task))</span><span>\(Say.aboutMinutes(exercise.minutes))</span></a></li>

            """
    }

    private var nextStep: String {
        guard let first = chapter.exercises.first else { return "" }
        return "<p><a class=\"go\" href=\"../\(Self.place(chapter, first))\">\(Say.nextStep(first.id))</a></p>\n"
    }

    private func page(of exercise: Exercise) -> String {
        let words = exercise.words
        let hints = [words.hints.question, words.hints.direction, words.hints.nearly]
        var nested = ""
        for (index, hint) in hints.enumerated().reversed() {
            nested = HTML.details(Say.hintOfThree(index + 1), "<p>\(HTML.sentence(hint))</p>\n" + nested)
        }
        let solution = site.workspace.text(exercise.answers).map { text in
            HTML.details(
                Say.solutionHeading,
                "<p>\(Say.solutionSure)</p>\n"
                    + HTML.details(
                        Say.solutionShow,
                        HTML.swift(
                            AnswerSource.answer(text, importing: exercise.module).trimmingCharacters(in: .newlines))))
        }
        let stub = site.workspace.stub(of: exercise).map {
            HTML.details(Say.startingFile, HTML.swift($0.trimmingCharacters(in: .newlines)))
        }
        let command = "swift run workshop check \(exercise.id)"
        let checks = words.checks.map { "<li>\(HTML.sentence($0.text))</li>\n" }.joined()
        let body = """
            <p class="crumb">\(HTML.link("../" + place, Say.chapterNumber(chapter.number) + ": " + HTML.escaped(chapter.title))) · \
            \(Say.aboutMinutes(exercise.minutes))</p>
            <h1><span class="number">\(exercise.id)</span>\(HTML.sentence(words.title))</h1>
            <p class="lead">\(HTML.sentence(words.task))</p>
            <div class="get"><code tabindex="0">\(command)</code><button type="button" data-copy="\(command)">\(Say.copy)</button></div>
            <p><label class="done"><input type="checkbox" data-done="\(exercise.id)"> \(Say.iHaveDoneIt)</label></p>
            \(checks.isEmpty ? "" : "<h2 id=\"checks\">\(Say.whatIsChecked)</h2>\n<ul>\n\(checks)</ul>\n")\
            \(stub ?? "")\(nested)\(solution ?? "")\(pager(after: exercise))
            """
        return site.page(
            "\(exercise.id) \(words.title)", at: Self.place(chapter, exercise), section: Say.course, body)
    }

    private func pager(after exercise: Exercise) -> String {
        let all = site.course.chapters.flatMap { chapter in chapter.exercises.map { (chapter, $0) } }
        let index = all.firstIndex { $0.1.id == exercise.id } ?? 0
        func card(_ place: String, _ word: String, _ title: String) -> String {
            "<a class=\"card\" href=\"../\(place)\"><span>\(word)</span><strong>\(HTML.escaped(title))</strong></a>"
        }
        func entry(_ place: Int, _ word: String) -> String {
            guard all.indices.contains(place) else { return "<span></span>" }
            let (other, exercise) = all[place]
            guard other.folder == chapter.folder || place < index else {
                return card(Self.place(other), Say.nextPage, "\(other.number) \(other.title)")
            }
            return card(
                Self.place(other, exercise), word,
                "\(exercise.id) \(exercise.words.title.replacing("`", with: ""))")
        }
        let before =
            chapter.exercises.first?.id == exercise.id
            ? card(place, Say.theLesson, "\(chapter.number) \(chapter.title)") : entry(index - 1, Say.previousPage)
        return
            "<nav class=\"pager\" aria-label=\"\(Say.exercises)\">\(before)\(entry(index + 1, Say.nextExercise))</nav>\n"
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
            "<nav class=\"pager\" aria-label=\"Chapters\">\(entry(index - 1, Say.previousPage))\(entry(index + 1, Say.nextPage))</nav>\n"
    }
}

extension MarkdownPage {
    /// Returns a block's text without Markdown's marks; empty for a `slide` comment, and for code that is not Swift.
    package static func text(_ block: Block) -> String {
        switch block {
        case .heading(_, let spans), .paragraph(let spans), .quote(let spans): plain(spans)
        case .list(_, let items, _): items.map { plain($0) }.joined(separator: " ")
        case .table(let head, let rows): ([head] + rows).joined().map { plain($0) }.joined(separator: " ")
        case .code("swift", let lines), .code("swift question", let lines): lines.joined(separator: " ")
        case .code, .slide: ""
        }
    }
}

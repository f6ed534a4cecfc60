import CurrycombDiagrams
import CurrycombMarbles
import CurrycombWorkbook
import CurrycombWorkshop

/// The slides of a chapter: its lesson in brief, its diagrams, its exercises, and a look back.
struct Deck {
    let page: ChapterPage
    let lesson: MarkdownPage

    private var site: Site { page.site }
    private var chapter: Chapter { page.chapter }
    var html: LessonHTML {
        LessonHTML(page: lesson, link: link, isLive: site.isLive)
    }

    /// Returns the address for a link in the lesson. A link to one of the lesson's own headings leads to the chapter's
    /// page.
    private func link(_ target: String) -> String {
        let place = page.link(target, in: chapter.lesson)
        if place.hasPrefix("#") { return "../" + ChapterPage.place(chapter) + place }
        return place.isEmpty || HTML.isAddress(place) ? place : "../chapters/" + place
    }

    var slides: [Slide] {
        var slides = [title]
        var hasExercises = false
        let warnings = LessonWarnings(site.workspace.text(chapter.lesson) ?? "", chapter.exercises)
        let support = QuestionSupport(lesson, DeclaredNames(site.workspace, chapter.folder))
        for section in LessonSection.all(of: lesson) {
            switch section.title {
            case Say.chapterEndHeading: slides += diagrams + end(section)
            case Say.nowYou:
                slides += exercises
                hasExercises = true
            default:
                var made = SectionSlides(
                    title: html.html(section.heading), html: html, support: support, warnings: warnings)
                made.take(section.blocks)
                slides += made.slides
            }
        }
        return slides + (hasExercises ? [] : exercises) + lookBack
    }

    private var title: Slide {
        let minutes = chapter.exercises.map(\.minutes).reduce(0, +)
        let time = Say.duration(hours: minutes / 60, minutes: minutes % 60)
        var slide = Slide(kind: .title, title: HTML.escaped(chapter.title))
        slide.crumb = Say.slidesAbout(chapter.number, time)
        slide.body = "<p>\(HTML.sentence(chapter.about))</p>\n"
        slide.notes = "<p>\(Say.pressToBegin)</p>\n" + LessonSection.lead(of: lesson).map { html.html($0) }.joined()
        return slide
    }

    private var diagrams: [Slide] {
        ChapterPage(site: site, chapter: chapter).live.compactMap { name, place in
            MarbleCatalogue.scenario(name, place).map { scenario in
                Slide(
                    kind: .diagram, crumb: Say.dragMe, title: HTML.code(name),
                    body:
                        "<p>\(HTML.escaped(scenario.summary.prefix(1).uppercased() + scenario.summary.dropFirst()))</p>\n"
                        + site.diagram(scenario, place, up: "../"))
            }
        }
    }

    private func end(_ section: LessonSection) -> [Slide] {
        let list = section.blocks.filter { if case .list = $0 { true } else { false } }
        var made = SectionSlides(title: html.html(section.heading), html: html)
        made.take(list)
        var slides = made.slides
        let sentences = section.remember
        if !sentences.isEmpty {
            slides.append(
                Slide(
                    kind: .remember, title: Say.remember,
                    body: sentences.map { "<p>\(html.html($0))</p>\n" }.joined()))
        }
        let prose = section.blocks.filter { if case .paragraph = $0 { true } else { false } }
        if !slides.isEmpty { slides[slides.count - 1].notes += prose.map { html.html($0) }.joined() }
        return slides
    }

    // MARK: - Exercises

    private var exercises: [Slide] {
        guard !chapter.exercises.isEmpty else { return [] }
        let rows = chapter.exercises.map { exercise in
            "<li><span class=\"number\">\(exercise.id)</span><span>\(HTML.sentence(exercise.words.title))</span>"
                + "<span class=\"dim\">\(Say.minutes(exercise.minutes))</span></li>\n"
        }
        var all = Slide(kind: .exercises, title: Say.nowYou)
        all.body = "<ul class=\"plain\">\n\(rows.joined())</ul>\n<pre><code>swift run workshop</code></pre>\n"
        all.notes = "<p>\(Say.watchExercise)</p>\n"
        return [all] + chapter.exercises.map(exercise)
    }

    private func exercise(_ exercise: Exercise) -> Slide {
        let words = exercise.words
        let task = SlidePiece.text(HTML.sentence(words.task), plain: words.task)
        let command = SlidePiece.code(["swift run workshop check \(exercise.id)"], isSwift: false)
        let head = SlidePiece(html: "<h3>\(Say.whatIsChecked)</h3>\n", height: 22)
        let checks = SlidePiece.smallList(
            words.checks.map { (html: HTML.sentence($0.text), plain: $0.text) },
            room: SlidePiece.room - SlidePiece.height([task, command, head]) - SlidePiece.gap)
        let pieces = [task, head, checks, command]
        var slide = Slide(
            kind: .exercise, crumb: Say.exerciseNumber(exercise.id) + " · " + Say.aboutMinutes(exercise.minutes),
            title: HTML.sentence(words.title))
        slide.body = pieces.map(\.html).joined()
        func list(_ head: String, _ items: [String]) -> String {
            "<h3>\(head)</h3>\n<ul>\n" + items.map { "<li>\(HTML.sentence($0))</li>\n" }.joined() + "</ul>\n"
        }
        slide.notes =
            "<h3>\(Say.askStuck)</h3>\n<p>\(HTML.sentence(words.hints.question))</p>\n"
            + (words.misconceptions.isEmpty ? "" : list(Say.learnersGetWrong, words.misconceptions.map(\.text)))
            + "<h3>\(Say.toPointOut)</h3>\n<p>\(HTML.sentence(words.notice))</p>\n"
        return slide
    }

    // MARK: - Looking back

    private var lookBack: [Slide] {
        let questions = TeachingPage.questions(site.workspace, of: chapter.number)
        guard !questions.isEmpty else { return [] }
        return [
            Slide(kind: .back, title: Say.lookBack, body: questions.map { "<p>\(html.html($0))</p>\n" }.joined())
        ]
    }
}

/// The content below a second-level heading.
struct LessonSection {
    let heading: [MarkdownPage.Span]
    var blocks: [MarkdownPage.Block] = []
    var title: String { MarkdownPage.plain(heading) }

    static func all(of page: MarkdownPage) -> [LessonSection] {
        page.blocks.reduce(into: []) { sections, block in
            if case .heading(2, let spans) = block {
                sections.append(LessonSection(heading: spans))
            } else if !sections.isEmpty {
                sections[sections.count - 1].blocks.append(block)
            }
        }
    }

    static func lead(of page: MarkdownPage) -> [MarkdownPage.Block] {
        page.blocks.prefix { if case .heading(2, _) = $0 { false } else { true } }
            .filter { if case .heading = $0 { false } else { true } }
    }

    var remember: [[MarkdownPage.Span]] {
        for case .paragraph(let spans) in blocks where MarkdownPage.plain(spans).hasPrefix(Say.toRemember) {
            for case .emphasis(let inner) in spans { return MarkdownPage.sentences(inner) }
        }
        return []
    }
}

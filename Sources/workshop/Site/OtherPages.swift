import CurrycombMarbles
import CurrycombWorkbook

/// Other libraries' names, the glossary, the articles.
struct OtherPages {
    let site: Site

    var made: (pages: [String: String], entries: [Site.Entry]) {
        let entries = SiteTexts.glossary.map { term in
            Site.Entry(
                title: term.term, place: "glossary.html#" + HTML.slug(term.term), kind: SaySite.glossary,
                text: term.text)
        }
        return (
            ["coming-from.html": comingFrom, "glossary.html": glossary, "articles.html": articles],
            entries + [
                Site.Entry(
                    title: SaySite.comingFrom, place: "coming-from.html", kind: "RxSwift, Combine, ReactiveSwift",
                    also: "rxswift rxjs combine reactiveswift")
            ]
        )
    }

    private var comingFrom: String {
        let rows = MarbleCatalogue.names.compactMap { OperatorNote.all[$0] }.map { note in
            [HTML.link(Site.operatorPage(note.name), HTML.code(note.name))]
                + [note.rx, note.combine, note.reactiveSwift].map { $0.isEmpty ? SaySite.noName : HTML.code($0) }
        }
        let text = site.workspace.toolkit.text("Sources/Signals/Signals.docc/Differences-from-Rx.md") ?? ""
        let differences = (try? MarkdownPage(text)).map { page in
            LessonHTML(page: page, link: { $0 }).body.replacingOccurrences(of: "<h2", with: "<h3")
                .replacingOccurrences(of: "</h2>", with: "</h3>")
        }
        return site.page(
            SaySite.comingFrom, at: "coming-from.html", section: SaySite.comingFrom, isWide: true,
            """
            <h1>\(SaySite.comingFrom) RxSwift, Combine, ReactiveSwift</h1>
            <p class="lead">\(SaySite.comingFromLead)</p>
            \(HTML.table([SaySite.here, "RxSwift, RxJS", "Combine", "ReactiveSwift"], rows))<h2 id="functional">\(SaySite.functional)</h2>
            \(functional)<h2 id="differences">\(SaySite.differences)</h2>
            \(differences ?? "")
            """)
    }

    private var functional: String {
        func name(_ text: String) -> String { text.isEmpty ? SaySite.noName : HTML.code(text) }
        return HTML.table(
            [SaySite.here, "fp-ts", "Overture", SaySite.differences],
            SiteTexts.functional.map { [name($0.here), name($0.fpTS), name($0.overture), HTML.sentence($0.differs)] })
    }

    private var glossary: String {
        let terms = SiteTexts.glossary.map { term in
            let exercise = site.course.exercise(term.exercise)
            let chapter = exercise.flatMap(site.course.chapter(of:))
            let place = chapter.map { ChapterPage.place($0) + "#" + (exercise?.slug ?? "") } ?? ""
            return "<h2 id=\"\(HTML.slug(term.term))\">\(HTML.escaped(term.term))</h2>\n<p>\(HTML.sentence(term.text)) "
                + (exercise.map { HTML.link(place, "\(SaySite.builtIn) \($0.id)") } ?? "") + "</p>\n"
        }.joined()
        return site.page(
            SaySite.glossary, at: "glossary.html", section: SaySite.glossary,
            "<h1>\(SaySite.glossary)</h1>\n<p class=\"lead\">\(SaySite.glossaryLead)</p>\n\(terms)")
    }

    private var articles: String {
        let articles = SiteTexts.articles.map { article in
            let chapters = site.course.chapters.filter { article.chapters.contains($0.number) }
                .map { HTML.link(ChapterPage.place($0), "\($0.number) \(HTML.escaped($0.title))") }.joined(
                    separator: ", ")
            let faults =
                article.faults.isEmpty
                ? ""
                : "<h3>\(SaySite.faults)</h3>\n<ul>\n"
                    + article.faults.map { "<li>\(HTML.sentence($0))</li>\n" }.joined() + "</ul>\n"
            return
                "<h2>\(HTML.escaped(article.title))</h2>\n<p>\(HTML.sentence(article.said))</p>\n<p>\(SaySite.livesIn) \(chapters).</p>\n\(faults)"
        }.joined()
        return site.page(
            SaySite.articles, at: "articles.html",
            "<h1>\(SaySite.articles)</h1>\n<p class=\"lead\">\(SaySite.articlesLead)</p>\n\(articles)")
    }
}

import CurrycombDiagrams
import CurrycombMarbles
import CurrycombWorkbook
import CurrycombWorkshop

struct OtherPages {
    let site: Site

    var made: (pages: [String: String], entries: [Site.Entry]) {
        let entries = SiteTexts.glossary.map { term in
            Site.Entry(
                title: term.term, place: "glossary.html#" + HTML.slug(term.term), kind: Say.glossary,
                text: term.text)
        }
        return (
            ["coming-from.html": comingFrom, "glossary.html": glossary, "articles.html": articles],
            entries + articleEntries + racEntries + TypesElsewhere.entries + [
                Site.Entry(
                    title: Say.articles, place: "articles.html", kind: Say.home, text: Say.articlesLead),
                Site.Entry(
                    title: Say.comingFrom, place: "coming-from.html", kind: "RxSwift, Combine, ReactiveSwift",
                    also: "rxswift|rxjs|combine|reactiveswift|fp-ts|overture|migrate"),
            ]
        )
    }

    private var comingFrom: String {
        let rows = MarbleCatalogue.names.compactMap { OperatorNote.all[$0] }.map { note in
            [HTML.link(Site.operatorPage(note.name), HTML.code(note.name))]
                + note.elsewhere.map { $0.isEmpty ? Say.noName : HTML.code($0) }
        }
        let text = site.workspace.toolkit.text("Sources/Signals/Signals.docc/Differences-from-Rx.md") ?? ""
        let differences = (try? MarkdownPage(text)).map { page in
            LessonHTML(page: page, link: { $0 }).body.replacingOccurrences(of: "<h2", with: "<h3")
                .replacingOccurrences(of: "</h2>", with: "</h3>")
        }
        return site.page(
            Say.comingFrom, at: "coming-from.html", section: Say.comingFrom, isWide: true,
            """
            <h1>\(Say.comingFrom) RxSwift, Combine, ReactiveSwift</h1>
            <p class="lead">\(Say.comingFromLead)</p>
            <div class="even">\(HTML.table([Say.name] + OperatorNote.libraries, rows))</div>
            <h2 id="\(TypesElsewhere.mark)">\(Say.typesElsewhere)</h2>
            <div class="even types">\(TypesElsewhere.tables)</div>
            <h2 id="functional">\(Say.functional)</h2>
            \(functional)<h2 id="reactivecocoa">\(Say.reactiveCocoa)</h2>
            \(reactiveCocoa)<h2 id="differences">\(Say.differences)</h2>
            \(differences ?? "")
            """)
    }

    /// The tables and their headings from the toolkit's page for readers who know ReactiveCocoa 2.5.
    private var rac: [MarkdownPage.Block] {
        let text = site.workspace.toolkit.text("Sources/Signals/Signals.docc/Coming-from-ReactiveCocoa.md") ?? ""
        let page = try? MarkdownPage(text.replacingOccurrences(of: "``", with: "`"))
        return (page?.blocks ?? []).filter { block in
            switch block {
            case .heading(3, _), .table: true
            default: false
            }
        }
    }

    private var reactiveCocoa: String {
        guard let empty = try? MarkdownPage("") else { return "" }
        let html = LessonHTML(page: empty, link: { _ in "" })
        return rac.map { block in
            guard case .heading(_, let spans) = block else { return html.html(block) }
            return "<h3>\(html.html(spans))</h3>\n"
        }.joined()
    }

    private var racEntries: [Site.Entry] {
        rac.flatMap { block -> [Site.Entry] in
            guard case .table(_, let rows) = block else { return [] }
            return rows.map { cells in
                let words = cells.map { MarkdownPage.plain($0) }
                return Site.Entry(
                    title: words[0], place: "coming-from.html#reactivecocoa", kind: Say.reactiveCocoa,
                    also: words[0].split(separator: ",").joined(separator: "|"),
                    text: words.dropFirst().joined(separator: " "))
            }
        }
    }

    private var functional: String {
        func name(_ text: String) -> String { text.isEmpty ? Say.noName : HTML.code(text) }
        return HTML.table(
            [Say.name, "fp-ts", "Overture", Say.differences],
            SiteTexts.functional.map { [name($0.here), name($0.fpTS), name($0.overture), HTML.sentence($0.differs)] })
    }

    private var glossary: String {
        let terms = SiteTexts.glossary.map { term in
            let exercise = site.course.exercise(term.exercise)
            let chapter = exercise.flatMap(site.course.chapter(of:))
            let place = chapter.flatMap { chapter in exercise.map { ChapterPage.place(chapter, $0) } } ?? ""
            return "<h2 id=\"\(HTML.slug(term.term))\">\(HTML.escaped(term.term))</h2>\n<p>\(HTML.sentence(term.text)) "
                + (exercise.map { HTML.link(place, "\(Say.builtIn) \($0.id)") } ?? "") + "</p>\n"
        }.joined()
        return site.page(
            Say.glossary, at: "glossary.html", section: Say.glossary,
            "<h1>\(Say.glossary)</h1>\n<p class=\"lead\">\(Say.glossaryLead)</p>\n\(terms)")
    }

    private static let articlesFile = "Chapters/Articles.md"

    /// The blocks in the index of articles, by the heading above them.
    private var index: [(title: String, blocks: [MarkdownPage.Block])] {
        guard let page = site.workspace.text(Self.articlesFile).flatMap({ try? MarkdownPage($0) }) else { return [] }
        var parts: [(title: String, blocks: [MarkdownPage.Block])] = []
        for block in page.blocks {
            if case .heading(_, let spans) = block {
                parts.append((MarkdownPage.plain(spans), []))
            } else if !parts.isEmpty {
                parts[parts.count - 1].blocks.append(block)
            }
        }
        return parts
    }

    private var articles: String {
        let html = (try? MarkdownPage("")).map { LessonHTML(page: $0, link: link) }
        let parts = index.dropFirst().map { part in
            let ours = SiteTexts.articles.filter { $0.original.last == part.title }.map { article in
                let faults =
                    article.faults.isEmpty
                    ? ""
                    : "<h3>\(Say.itsFaults)</h3>\n<ul>\n"
                        + article.faults.map { "<li>\(HTML.sentence($0))</li>\n" }.joined() + "</ul>\n"
                return "<h3>\(Say.inShort)</h3>\n<p>\(HTML.sentence(article.said))</p>\n\(faults)"
            }.joined()
            return
                "<h2 id=\"\(Self.mark(part.title))\" lang=\"\(part.title.isChinese ? "zh" : "en")\">\(HTML.escaped(part.title))</h2>\n"
                + part.blocks.map { html?.html($0) ?? "" }.joined() + ours
        }.joined()
        return site.page(
            Say.articles, at: "articles.html", isWide: true,
            "<h1>\(Say.articles)</h1>\n<p class=\"lead\">\(Say.articlesLead)</p>\n\(parts)")
    }

    /// Returns a title as part of an address, with Chinese characters unchanged.
    private static func mark(_ title: String) -> String {
        String(title.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" })
    }

    private func link(_ target: String) -> String {
        let parts = target.split(separator: "/")
        guard parts.count == 2, target.hasSuffix(".md"),
            let chapter = site.course.chapters.first(where: { $0.folder == parts[0] })
        else { return target.contains("://") ? target : "" }
        return parts[1] == "Lesson.md" ? ChapterPage.place(chapter) : ChapterPage.aside(chapter, String(parts[1]))
    }

    private var articleEntries: [Site.Entry] {
        index.dropFirst().flatMap { part in
            let place = "articles.html#" + Self.mark(part.title)
            var entries = [Site.Entry(title: part.title, place: place, kind: Say.articles)]
            for case .table(_, let rows) in part.blocks {
                for cells in rows.map({ $0.map { MarkdownPage.plain($0) } }) {
                    if cells.count == 2 {
                        entries.append(Self.word(cells[0], cells[1], place))
                    } else {
                        // The cells become the text of the entry, not its names, so a search lists a term's own
                        // page first.
                        entries.append(
                            Site.Entry(
                                title: part.title, place: place, kind: Say.articles,
                                text: cells.joined(separator: " ")))
                    }
                }
            }
            return entries
        }
    }

    /// Returns a search entry for a word that the articles use, with the course's term for it. The entry links to the
    /// term in the glossary or, if the glossary does not have the term, to the articles.
    private static func word(_ printed: String, _ ours: String, _ place: String) -> Site.Entry {
        let term = SiteTexts.glossary.first { $0.term == ours }?.term
        return Site.Entry(
            title: "\(printed), \(ours)", place: term.map { "glossary.html#" + HTML.slug($0) } ?? place,
            kind: term == nil ? Say.articles : Say.glossary,
            also: printed.split(separator: "/").map { $0.filter { $0 != " " } }.joined(separator: "|"))
    }
}

extension String {
    fileprivate var isChinese: Bool { unicodeScalars.contains { ("\u{4e00}"..."\u{9fff}").contains($0) } }
}

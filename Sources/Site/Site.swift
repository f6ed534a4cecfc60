import CurrycombDiagrams
import CurrycombMarbles
import CurrycombWorkbook
import CurrycombWorkshop
import Foundation

/// The site: pages made from the files of a course and of the toolkit.
package struct Site {
    package let course: Course
    package let workspace: Workspace
    let isLive: Bool
    /// The pages of the toolkit's functions, if they are part of the site.
    var api: ApiLinks?
    let copies: MarbleCopies
    private let words: [String: String]

    package init(course: Course, workspace: Workspace, isLive: Bool) {
        (self.course, self.workspace, self.isLive) = (course, workspace, isLive)
        words = Self.words(workspace)
        copies = MarbleCopies(workspace.toolkit)
    }

    package struct Fault: Error, Equatable {
        package let file: String
        package let line: Int
        package let problem: String
    }

    struct Entry {
        let title: String
        let place: String
        let kind: String
        /// Other names, separated by bars, because a name may have several words. An asterisk precedes a name that
        /// usually means this entry.
        var also = ""
        var text = ""
    }

    var lead: String {
        guard !course.isOurs else { return Say.siteLead }
        let page = workspace.text("README.md").flatMap { try? MarkdownPage($0) }
        let first = page?.blocks.lazy.compactMap { block -> String? in
            guard case .paragraph(let spans) = block else { return nil }
            return MarkdownPage.plain(spans)
        }.first
        return first ?? Say.otherCourseLead
    }

    /// True if the toolkit's operators have pages. They have pages if this is the toolkit's own course, if the site has
    /// the pages of the toolkit's functions, or if a lesson draws marbles, because its diagrams link to operators.
    var hasOperators: Bool {
        course.isOurs || api != nil
            || course.chapters.contains { workspace.text($0.lesson)?.contains("```marbles") == true }
    }

    package static let assets = "Sources/Site/Assets"
    /// The style sheets of the agenda and of the grades, which teachers print and share. The class board's report uses
    /// them, too.
    package static let look = ["look", "report"].map { "Sources/ClassBoard/Assets/\($0).css" }

    /// Returns the contents of all files by path, except the programs of the diagrams and the API documentation.
    package func files() throws(Fault) -> [String: Data] {
        var pages: [String: String] = [:]
        var entries: [Entry] = []
        func add(_ made: (pages: [String: String], entries: [Entry])) {
            pages.merge(made.pages) { $1 }
            entries += made.entries
        }
        add(HomePage(site: self).made)
        for chapter in course.chapters { add(try ChapterPage(site: self, chapter: chapter).made()) }
        if hasOperators { add(OperatorPages(site: self).made) }
        if course.isOurs {
            add(PipesPage(site: self).made)
            add(OtherPages(site: self).made)
        }
        add(try TeachingPage(site: self).made)
        for name in ["site.css", "site.js", "pipes.js", "slides.css", "slides.js", "handout.css"] {
            let text = workspace.toolkit.text("\(Self.assets)/\(name)") ?? ""
            pages["assets/" + name] = name.hasSuffix(".js") ? Self.shortened(text) : text
        }
        pages["assets/search.js"] = Self.search(entries.map(withWords))
        return pages.mapValues { Data($0.utf8) }
    }

    /// Returns an entry with additional words for the search, from lines of `words.txt` such as
    /// `operators/map.html: transform`.
    private func withWords(_ entry: Entry) -> Entry {
        guard course.isOurs, let words = words[entry.place] else { return entry }
        var entry = entry
        entry.also += words.split(separator: "|").map { "|*" + $0 }.joined()
        return entry
    }

    static let wordsFile = "\(assets)/words.txt"

    private static func words(_ workspace: Workspace) -> [String: String] {
        let lines = (workspace.toolkit.text(wordsFile) ?? "").split(separator: "\n").compactMap { line in
            line.range(of: ": ").map { (String(line[..<$0.lowerBound]), String(line[$0.upperBound...])) }
        }
        return Dictionary(lines) { $0 + "|" + $1 }
    }

    private static func search(_ entries: [Entry]) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        let rows = entries.compactMap { entry in
            try? encoder.encode([entry.title, entry.place, entry.kind, entry.also, entry.text])
        }
        let lines = rows.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ",\n")
        return "window.currycombSearch=[\(lines)];\n"
    }

    /// Returns a script without its indentation and without the lines that are only comments. This is safe because no
    /// string in the site's scripts spans several lines.
    static func shortened(_ script: String) -> String {
        var isInComment = false
        let lines = script.split(separator: "\n").map { $0.drop { $0 == " " } }
        return lines.filter { line in
            if line.hasPrefix("/*") { isInComment = true }
            defer { if line.contains("*/") { isInComment = false } }
            return !isInComment && !line.hasPrefix("//")
        }.joined(separator: "\n")
    }

    /// Returns a script that contains one of the diagrams' programs, because a page that was opened from a file can
    /// load scripts but cannot fetch data.
    static func script(_ name: String, _ program: Data) -> String {
        "(window.currycombWasm??={}).\(name)=\"\(program.base64EncodedString())\";\n"
    }

    /// The style for browsers without scripts. It hides the parts of a page that need a script.
    private static let withoutScript = """
        <noscript><style>.theme,.search,.scripted,[data-copy],.choosers,.done{display:none}\
        pipe-board{min-height:0}</style></noscript>
        """

    package static let mark = """
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 1.5l9.1 5.25v10.5L12 22.5l-9.1-5.25V6.75z" fill="#f2a93b"/>\
        <path d="M7 6.5v11M12 6.5v11M17 6.5v11M7 6.9h10" stroke="#3a2505" stroke-width="2" stroke-linecap="round" fill="none"/></svg>
        """

    /// Returns a page, including its frame. Links are relative to `place`, the path of the page in the site's folder.
    package func page(
        _ title: String, at place: String, section: String = "", isWide: Bool = false, style: String? = nil,
        contents: [(title: String, mark: String)] = [], _ body: String
    )
        -> String
    {
        let up = String(repeating: "../", count: place.split(separator: "/").count - 1)
        let operators = [
            (Say.operators, "operators/index.html"), (Say.compare, "compare.html"),
            (Say.chain, "chain.html"),
        ]
        let ours = [
            (Say.pipes, "pipes.html"), (Say.comingFrom, "coming-from.html"),
            (Say.glossary, "glossary.html"),
        ]
        let menu =
            [(Say.course, "index.html#course")] + (hasOperators ? operators : []) + (course.isOurs ? ours : [])
            + (api == nil ? [] : [(Say.api, ApiLinks.start)])
        let entries = menu.map { name, target in
            "<a href=\"\(up)\(target)\"\(name == section ? " aria-current=\"page\"" : "")>\(name)</a>"
        }.joined(separator: "\n")
        let list = contents.map { "<li>\(HTML.link("#" + $0.mark, HTML.escaped($0.title)))</li>\n" }.joined()
        let contents = """
            <details class="contents"><summary>\(Say.onThisPage)</summary>
            <nav aria-label="\(Say.onThisPage)"><ul>
            \(list)</ul></nav></details>

            """
        let kind = [isWide ? "wide" : nil, list.isEmpty ? nil : "listed"].compactMap { $0 }.joined(separator: " ")
        let name = HTML.escaped(course.name)
        let full = title == course.name ? title : "\(title) · \(course.name)"
        let head =
            [
                "<meta name=\"description\" content=\"\(course.isOurs ? Say.siteDescription : HTML.escaped(lead))\">",
                "<link rel=\"icon\" href=\"data:image/svg+xml,\(Self.icon)\">",
            ] + ["site.css", style].compactMap { $0 }.map { HTML.styles("\(up)assets/\($0)") }
            + ["<script src=\"\(up)assets/site.js\"></script>", Self.withoutScript]
        return HTML.document(
            full, head: head,
            body: """
                <a class="skip" href="#main">\(Say.skipToContent)</a>
                <header class="top"><div>
                <a class="brand" href="\(up)index.html">\(Self.mark) \(name)</a>
                <button type="button" class="open" popovertarget="menu">\(Say.menu)</button>
                <nav id="menu" popover aria-label="Main">
                \(entries)
                </nav>
                <div class="tools"><div class="search" role="search"><input type="search" role="combobox" aria-expanded="false" \
                aria-controls="found" aria-label="\(Say.siteSearch)" placeholder="\(Say.siteSearch)" autocomplete="off">\
                <ul id="found" role="listbox" aria-label="\(Say.siteSearch)" hidden></ul></div>
                <button type="button" class="theme" aria-label="\(Say.theme)" title="\(Say.theme)">◐</button></div>
                </div></header>
                <main id="main"\(kind.isEmpty ? "" : " class=\"\(kind)\"")>
                \(list.isEmpty ? "" : contents)\(list.isEmpty ? body : "<div>\n\(body)</div>\n")</main>
                <footer><div>\(Say.footer)\(footerLinks(up))</div></footer>

                """)
    }

    private func footerLinks(_ up: String) -> String {
        let articles = course.isOurs ? [HTML.link(up + "articles.html", Say.articles)] : []
        let teaching =
            TeachingPage(site: self).isThere ? [HTML.link(up + TeachingPage.place, Say.forTeachers)] : []
        return (articles + teaching).map { " " + $0 }.joined(separator: " ·")
    }

    private static let icon =
        "%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='M12 1.5l9.1 5.25v10.5L12 22.5l-9.1-5.25V6.75z' fill='%23f2a93b'/%3E%3C/svg%3E"

    // MARK: - Diagrams

    /// Returns a diagram whose marbles can be dragged. Returns a drawing instead if the site is not live, or if the
    /// scenario cannot run in a browser. If `isAddressed` is true, the reader's changes become part of the page's
    /// address.
    func diagram(_ scenario: MarbleScenario, _ place: Int, up: String, isAddressed: Bool = false) -> String {
        let words = HTML.escaped(scenario.code + ": " + scenario.summary)
        let size = HTML.size(of: scenario.run().svg)
        let picture =
            "<img src=\"\(up)\(Self.picture(scenario.name, place))\" alt=\"\(words)\"\(size) loading=\"lazy\">"
        guard isLive, MarbleCopies.isInBrowser(scenario) else {
            return
                "<div class=\"card\">\(picture)\(isLive ? "" : "<p class=\"still\">\(Say.stillPicture)</p>")</div>\n"
        }
        let test = copies.test(scenario.name, place).map { HTML.attribute("data-test", $0) } ?? ""
        return Self.board(
            "operator=\"\(scenario.name)\" place=\"\(place)\"\(isAddressed ? " addressed" : "")\(test)",
            answer: Diagrams.run(scenario.name, place),
            still: picture + "<p class=\"still\">\(Say.noScript)</p>")
    }

    /// Returns an element that shows its first state, `answer`, before its program is loaded. Browsers without scripts
    /// show `still`, a picture or text.
    static func board(_ attributes: String, answer: String?, still: String, as name: String = "marble-diagram")
        -> String
    {
        "<\(name) \(attributes)\(answer.map { HTML.attribute("answer", $0) } ?? "")><noscript>\(still)</noscript></\(name)>\n\n"
    }

    static func picture(_ name: String, _ place: Int) -> String { "operators/pictures/\(HTML.slug(name))-\(place).svg" }

    static func scenarios(_ name: String) -> [(place: Int, scenario: MarbleScenario)] {
        MarbleCatalogue.scenarios(of: name).enumerated().map { ($0.offset, $0.element) }
    }

    static func operatorPage(_ name: String) -> String { "operators/\(HTML.slug(name)).html" }
}

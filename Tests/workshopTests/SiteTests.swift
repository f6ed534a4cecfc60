import CurrycombDiagrams
import CurrycombMarbles
import CurrycombWorkbook
import Foundation
import TestSupport
import Testing

@testable import CurrycombSite
@testable import CurrycombWorkshop
@testable import workshop_tools

@Suite struct SiteTests {
    private static let root = Workspace(
        root: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path)

    @Test func aCoursesNameIsEscapedOnce() {
        let site = Site(course: Course("Maps & Sets", of: []), workspace: Self.root, isLive: false)
        for title in ["Maps & Sets", "Chapter"] {
            let page = site.page(title, at: "index.html", "")
            #expect(page.contains("Maps &amp; Sets</title>") && !page.contains("&amp;amp;"), "\(title)")
        }
    }

    @Test func slugsAreASCII() {
        #expect(HTML.slug("Grüße: 2² und ½, 7.1") == "gr-e-2-und-7-1")
    }

    @Test func commentsAreRemovedFromScripts() {
        let script = "/** One\n    and two. */\n  a();\n  /* three */\n\n// four\n\"/*\"; // five\n/*\n */\nb();"
        #expect(Site.shortened(script) == "a();\n\"/*\"; // five\nb();")
    }

    @Test(arguments: [("02-Composition", false), ("09-Calculator", true)])
    func anotherCourseLinksToNoPagesOfCurrycomb(folder: String, drawsMarbles: Bool) throws {
        let chapter = Chapter(folder: folder, title: "One", about: "One.", exercises: [])
        func pages(_ name: String) throws -> [String: String] {
            try Site(course: Course(name, of: [chapter]), workspace: Self.root, isLive: false).files()
                .mapValues { String(decoding: $0, as: UTF8.self) }
        }
        let (ours, own) = (try pages(Say.name), try pages("Names"))
        let (ourChapter, ownChapter) = (ours[ChapterPage.place(chapter)] ?? "", own[ChapterPage.place(chapter)] ?? "")
        for name in ["pipes.html", "glossary.html", "articles.html", "coming-from.html"] {
            #expect(ours[name] != nil && ourChapter.contains("../" + name), "\(name)")
            #expect(
                own[name] == nil && !ownChapter.contains(name) && own["index.html"]?.contains(name) == false, "\(name)")
        }
        #expect(ours["operators/index.html"] != nil && ourChapter.contains("../operators/index.html"))
        #expect((own["operators/index.html"] != nil) == drawsMarbles, "diagrams link to pages of operators")
        #expect(ownChapter.contains("../operators/index.html") == drawsMarbles)
        // Only this course's chapter 9 has operators to try, not the chapter 9 of another course.
        #expect(ourChapter.contains("id=\"try\"") == drawsMarbles && !ownChapter.contains("id=\"try\""))
    }

    @Test func aReadMeIsEscapedOnTheHomePage() throws {
        let clone = try Clone()
        try clone.write("# Names\n\nLearn `Array<Int>` & <b>more</b>.\n", "README.md")
        let site = Site(course: Course("Names", of: []), workspace: clone.workspace, isLive: false)
        let page = HomePage(site: site).made.pages["index.html"] ?? ""
        #expect(page.contains("<p class=\"lead\">Learn Array&lt;Int&gt; &amp; &lt;b&gt;more&lt;/b&gt;.</p>"))
    }

    @Test func theSiteUsesTheOriginalLanguage() throws {
        let clone = try Clone()
        try clone.write("# 2  Glue\n", "Chapters/02-Composition/Lesson.md")
        try clone.write("# 2  Kleben\n", "Chapters/02-Composition/Lesson.de.md")
        let course = Course("Small", root: clone.workspace.root, language: Language("de"))
        #expect(course.chapters.first?.title == "Kleben")
        #expect(SiteCommand(course: course, workspace: clone.workspace).course.chapters.first?.title == "Glue")
    }

    // MARK: - Links

    @Test func linksBetweenPagesAreResolved() throws {
        let clone = try Clone()
        try clone.write("# 2\n\n## Why\n\n## Why\n\n## Exercises\n", "Chapters/02-Composition/Lesson.md")
        try clone.write("# 3\n\n## Now\n", "Chapters/03-Currying/Lesson.md")
        try clone.write("# More\n\n## In depth: 1.5\n\n## 名字\n", "Chapters/03-Currying/Aside-More.md")
        try clone.write("# For teachers\n", TeachingPage.file)
        let site = Site(course: Fixture.course, workspace: clone.workspace, isLive: false)
        let page = ChapterPage(site: site, chapter: Fixture.course.chapters[0])
        let lesson = Fixture.course.chapters[0].lesson
        let more = "03-currying-more.html"
        for (target, place) in [
            ("../03-Currying/Aside-More.md", more), ("../03-Currying/Lesson.md", "03-currying.html"),
            ("../03-Currying/Aside-More.md#in-depth-15", more + "#in-depth-1-5"),
            ("../03-Currying/Aside-More.md#in-depth-1-5", more + "#in-depth-1-5"),
            ("../03-Currying/Aside-More.md#名字", more + "#名字"),
            ("#why", "#why"), ("#why-2", "#why-2"), ("#exercises", "#exercises-2"),
            ("Lesson.md#why", "02-composition.html#why"), ("../Teaching.md", "../teaching.html"),
            ("../Nothing.md", ""), ("Aside-Nothing.md", ""), ("mailto:a@b.org", "mailto:a@b.org"),
            ("https://a.org/b.md", "https://a.org/b.md"),
        ] {
            #expect(page.link(target, in: lesson) == place, "\(target)")
        }
        let aside = "Chapters/03-Currying/Aside-More.md"
        let other = ChapterPage(site: site, chapter: Fixture.course.chapters[1])
        #expect(other.link("Lesson.md", in: aside) == "03-currying.html")
        #expect(other.link("#名字", in: aside) == "#名字")
        let addresses = ["Aside-名字.md", "Aside-词语.md", "Aside-More.md"].map { ChapterPage.aside(other.chapter, $0) }
        #expect(addresses == ["名字", "词语", "more"].map { "chapters/03-currying-\($0).html" })
    }

    @Test func everyHeadingHasAUniqueID() throws {
        let clone = try Clone()
        try clone.write(
            "# 2\n\n## 为什么\n\n## `>>>`\n\n## `|>`\n\n## Why\n\n## Why\n\n## Exercises\n\n## Curry\n",
            "Chapters/03-Currying/Lesson.md")
        try clone.write(
            "# 2\n\n## Now\n\nSee [it](#now), [more](../03-Currying/Lesson.md) and [me](mailto:a@b.org).\n",
            "Chapters/02-Composition/Lesson.md")
        let pages = try Site(course: Fixture.course, workspace: clone.workspace, isLive: false).files()
            .mapValues { String(decoding: $0, as: UTF8.self) }
        let page = try #require(pages["chapters/03-currying.html"])
        let ids = page.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
        #expect(Set(ids).count == ids.count && !ids.contains(""))
        for id in ["为什么", "section", "section-2", "why", "why-2", "exercises-2", "curry-2"] {
            #expect(page.contains("<h2 id=\"\(id)\">") && page.contains("href=\"#\(id)\""), "\(id)")
            #expect(pages["assets/search.js"]?.contains("chapters/03-currying.html#\(id)\"") == true, "\(id)")
        }
        // The lesson's headings are on the chapter's page, not on the slides.
        let slides = try #require(pages["slides/02.html"])
        for place in ["../chapters/02-composition.html#now", "../chapters/03-currying.html", "mailto:a@b.org"] {
            #expect(slides.contains("<a href=\"\(place)\">"), "\(place)")
        }
    }

    // MARK: - Markdown

    @Test(arguments: [
        ("[a](https://x.org/M_(b))", "a", "https://x.org/M_(b)"), ("[`[Int]`](x.md)", "[Int]", "x.md"),
        ("[a [b] c](x.md)", "a [b] c", "x.md"),
    ])
    func linksMayContainBrackets(text: String, title: String, place: String) throws {
        guard case .paragraph(let spans)? = try MarkdownPage("See \(text).").blocks.first else {
            Issue.record("no paragraph")
            return
        }
        #expect(MarkdownPage.plain(spans) == "See \(title).")
        guard case .link(_, place)? = spans.dropFirst().first else {
            Issue.record("\(spans)")
            return
        }
    }

    @Test func markdownIsParsed() throws {
        let page = try MarkdownPage(
            """
            # A *title*

            Some **strong** words and `code`,
            with a [link](Lesson.md).

            - one
            - two
              goes on

            | a | `b | c` |
            |---|---|
            | 1 | 2 |

            ```swift
            let x = 1
            ```
            """)
        #expect(
            page.blocks == [
                .heading(1, [.text("A "), .emphasis([.text("title")])]),
                .paragraph([
                    .text("Some "), .strong([.text("strong")]), .text(" words and "), .code("code"), .text(", with a "),
                    .link([.text("link")], "Lesson.md"), .text("."),
                ]),
                .list(isNumbered: false, [[.text("one")], [.text("two goes on")]]),
                .table([[.text("a")], [.code("b | c")]], [[[.text("1")], [.text("2")]]]),
                .code("swift", ["let x = 1"]),
            ])
    }

    @Test(arguments: [
        ("a\n\n<div>", 3, Say.markdownHTML), ("```ruby\n```", 1, Say.markdownLanguage("ruby")),
        ("x\n\n```swift\nlet", 3, Say.markdownOpen("```")), ("a\n\nb `c", 3, Say.markdownOpen("`")),
        ("| a |\n| b |", 1, Say.markdownTable), ("| a | b |\n|---|---|\n| c |", 3, Say.markdownCells(1, 2)),
        ("#no", 1, Say.markdownHeading), ("a\n\n> b\n> `c\n> d", 3, Say.markdownOpen("`")),
        ("- a\n- `b\n  c\n- d", 2, Say.markdownOpen("`")),
    ])
    func unsupportedMarkdownIsReportedWithItsLine(_ text: String, _ line: Int, _ problem: String) {
        #expect(throws: MarkdownPage.Fault(line: line, problem: problem)) { try MarkdownPage(text) }
    }

    @Test func windowsLineEndingsAreAccepted() throws {
        let text = "# One\n\nTwo\nthree.\n\n```swift\nf(1)\n```\n"
        #expect(try MarkdownPage(text.replacing("\n", with: "\r\n")).blocks == MarkdownPage(text).blocks)
    }

    @Test func codeInANumberedListDoesNotRestartIt() throws {
        let text = "1. one\n2. two\n\n   ```swift\n   f(1)\n   ```\n\n3. three\n"
        let page = try MarkdownPage(text)
        #expect(page.blocks.last == .list(isNumbered: true, [[.text("three")]], from: 3))
        #expect(LessonHTML(page: page, link: { $0 }).body.contains("<ol start=\"3\">\n<li>three"))
        let lines = Markdown.page(text, width: 40, isStyled: false, isShown: { _ in true }).lines
        #expect(lines.contains { $0.plain.hasSuffix("3. three") })
    }

    @Test func onlyTheAnswerOfAQuestionIsFolded() throws {
        let page = try MarkdownPage("```swift question\nf(1)  // → 2\n```\n\n**Because** it adds one.\n\nMore.")
        let html = LessonHTML(page: page, link: { $0 }).body
        let parts = html.components(separatedBy: "<details")
        #expect(parts.count == 2)
        #expect(parts[0].contains("→ ?") && !parts[0].contains("→ 2"))
        #expect(parts[1].contains("→ 2") && parts[1].contains("Because"))
        #expect(html.hasSuffix("</details>\n<p>More.</p>\n"))
    }

    @Test(arguments: [
        (
            "let a = \"x\" // c",
            "<span class=\"k\">let</span> a = <span class=\"s\">\"x\"</span> <span class=\"c\">// c</span>"
        ),
        ("f(.repeat, 10)", "f(.repeat, <span class=\"n\">10</span>)"),
        ("\"a \\(b(\"c\")) d\"", "<span class=\"s\">\"a \\(b(\"c\")) d\"</span>"),
        ("a < B", "a &lt; <span class=\"t\">B</span>"),
    ])
    func swiftCodeIsHighlighted(_ swift: String, _ html: String) {
        #expect(SwiftColours.html(swift) == html)
        #expect(SwiftColours.html(swift + " nil") != html)
    }

    @Test func diagramsOfOperatorsAreInteractive() throws {
        let merged = ["a                 -a--b---|", "b                 --1-----2|", "a.merge(with: b)  -a1-b---2|"]
        #expect(
            LessonMarbles(merged).live == [
                .init(name: "merge", place: 0, lines: ["-a--b---|", "--1-----2|"], arguments: [])
            ])
        #expect(LessonMarbles(merged).html(isLive: true).contains("<marble-diagram operator=\"merge\""))
        #expect(LessonMarbles(merged).html(isLive: false).hasPrefix("<marble-lines"))
        let taken = ["a          -a-b-c-|", "a.take(2)  -a-(b|)"]
        #expect(LessonMarbles(taken).live?.first?.arguments == ["2"])
        // No operator produces the last of these lines.
        #expect(LessonMarbles([merged[0], merged[1], "a.merge(with: b)  -a1-b---|"]).live == nil)
        #expect(LessonMarbles(["a  -1-", "nothing"]).html(isLive: true).hasPrefix("<pre"))
    }

    // MARK: - Pages

    @Test func everyPageIsGeneratedReproducibly() throws {
        let files = try WholeSite.live.get()
        #expect(try Site(course: .whole, workspace: Self.root, isLive: true).files() == files)
        for chapter in Course.whole.chapters {
            let page = String(decoding: try #require(files[ChapterPage.place(chapter)]), as: UTF8.self)
            for exercise in chapter.exercises { #expect(page.contains("id=\"\(exercise.slug)\"")) }
            for exercise in chapter.exercises {
                let own = String(
                    decoding: try #require(files[ChapterPage.place(chapter, exercise)]), as: UTF8.self)
                #expect(own.contains(Say.solutionSure) && own.contains("check \(exercise.id)"))
            }
        }
        for name in MarbleCatalogue.names { #expect(files[Site.operatorPage(name)] != nil, "\(name)") }
        #expect(files.filter { $0.key.hasSuffix(".html") && $0.value.count > 150_000 }.isEmpty)
        let assets = files.filter { ["assets/site.css", "assets/site.js"].contains($0.key) }
        #expect(assets.count == 2 && assets.values.reduce(0) { $0 + $1.count } < 80_000)
    }

    @Test func picturesAreStaticWithoutWebAssembly() throws {
        let files = try WholeSite.still.get()
        let page = String(decoding: try #require(files["operators/merge.html"]), as: UTF8.self)
        #expect(page.contains("merge-0.svg") && page.contains(Say.stillPicture))
        #expect(!page.contains("<marble-diagram"))
    }

    @Test func anUnsupportedLessonIsReportedWithItsPlace() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let lesson = folder.appendingPathComponent("Chapters/02-Composition/Lesson.md")
        try FileManager.default.createDirectory(
            at: lesson.deletingLastPathComponent(), withIntermediateDirectories: true)
        let site = Site(course: Fixture.course, workspace: Workspace(root: folder.path), isLive: false)
        try "# One\n\nTwo.\n".write(to: lesson, atomically: true, encoding: .utf8)
        #expect(try site.files()["chapters/02-composition.html"] != nil)
        try "# One\n\n<b>Two</b>\n".write(to: lesson, atomically: true, encoding: .utf8)
        #expect(throws: Site.Fault(file: "Chapters/02-Composition/Lesson.md", line: 3, problem: Say.markdownHTML)) {
            try site.files()
        }
    }

    @Test func everyOperatorHasANote() {
        let names = Set(MarbleCatalogue.names)
        #expect(Set(OperatorNote.all.keys) == names)
        for note in OperatorNote.all.values {
            #expect(names.isSuperset(of: note.related), "\(note.name)")
            #expect(!note.related.contains(note.name))
        }
        #expect(Set(OperatorNote.wishes.flatMap(\.names)).isSubset(of: names))
    }

    @Test func commonSearchWordsLeadToPages() throws {
        let files = try WholeSite.still.get()
        let text = try #require(Self.root.text(Site.wordsFile))
        let found = String(decoding: try #require(files["assets/search.js"]), as: UTF8.self)
        for line in text.split(separator: "\n") {
            let place = String(line.prefix { $0 != ":" })
            #expect(found.contains("\"\(place)\""), "\(place)")
        }
    }

    @Test func eachArticleIsFoundByItsTitle() throws {
        let files = try WholeSite.still.get()
        let page = String(decoding: try #require(files["articles.html"]), as: UTF8.self)
        #expect(SiteTexts.articles.count == 6)
        for title in SiteTexts.articles.flatMap(\.original) {
            #expect(page.contains(">\(title)</h2>"), "\(title)")
        }
        for article in SiteTexts.articles { #expect(page.contains(HTML.sentence(article.said))) }
    }

    @Test func everyOperatorHasACompleteUsageText() throws {
        let texts = try OperatorText.read(try #require(Self.root.text(OperatorText.file)))
        let names = Set(MarbleCatalogue.names)
        #expect(Set(texts.keys) == names)
        for (name, text) in texts {
            #expect(names.contains(name), "\(name)")
            #expect(!text.use.isEmpty && (1...11).contains(text.code.count), "\(name)")
            #expect(!text.when.isEmpty && !text.whenNot.isEmpty && !text.wrong.isEmpty, "\(name)")
        }
        for (words, line) in [("# a\nuse: b\nuses: c", 3), ("# a\n\nnames: a | b", 3), ("# a\n# a", 2)] {
            #expect(throws: OperatorText.Fault(line: line)) { try OperatorText.read(words) }
        }
    }

    @Test func everyGlossaryTermHasAnExercise() {
        for term in SiteTexts.glossary { #expect(Course.whole.exercise(term.exercise) != nil, "\(term.term)") }
    }

    // MARK: - The folder

    @Test func filesOfOthersAreNotChanged() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try SiteFolder(path: folder).write(["a.html": Data("1".utf8), "b/c.html": Data("2".utf8)])
        try "mine".write(toFile: folder + "/mine.txt", atomically: true, encoding: .utf8)
        try SiteFolder(path: folder).write(["a.html": Data("3".utf8)])
        #expect(Files.text(folder + "/a.html") == "3")
        #expect(!Files.exists(folder + "/b/c.html"))
        #expect(Files.text(folder + "/mine.txt") == "mine")
        try FileManager.default.removeItem(atPath: folder + "/files.txt")
        #expect(throws: SiteFolder.Fault.isNotOurs) { try SiteFolder(path: folder).write([:]) }
        #expect(throws: SiteFolder.Fault.isFile) { try SiteFolder(path: folder + "/mine.txt").write([:]) }
        // This list does not begin with the line that marks a site's list, so another program must have made it.
        try "mine.txt\nindex.html\n".write(toFile: folder + "/files.txt", atomically: true, encoding: .utf8)
        #expect(throws: SiteFolder.Fault.isNotOurs) { try SiteFolder(path: folder).write([:]) }
        #expect(Files.text(folder + "/mine.txt") == "mine")
    }

    @Test func anInterruptedSiteIsWrittenAgain() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Files.write("left by an interruption", to: folder + "/.dat.nosync")
        // `a` cannot be a file and a folder, so the writing fails after the first file.
        let broken = ["a": Data("1".utf8), "a/b.html": Data("2".utf8)]
        #expect(throws: (any Error).self) { try SiteFolder(path: folder).write(broken) }
        #expect(Files.text(folder + "/a") == "1")
        try SiteFolder(path: folder).write(["c.html": Data("3".utf8)])
        #expect(!Files.exists(folder + "/a") && Files.text(folder + "/c.html") == "3")
    }

    @Test func aFolderOfOthersIsRejectedBeforeTheBuild() throws {
        let clone = try Clone()
        let folder = clone.workspace.path("mine")
        try Files.write("mine", to: folder + "/mine.txt")
        let command = SiteCommand(course: Fixture.course, workspace: clone.workspace)
        #expect(command.run(SiteRequest(folder: folder, hasAPI: true)) == Workshop.usage)
        try SiteFolder(path: clone.workspace.path("site")).write([:])
        try Files.write("mine", to: clone.workspace.path("site/api/mine.txt"))
        #expect(command.run(SiteRequest(folder: clone.workspace.path("site"), hasAPI: true)) == Workshop.usage)
    }

    @Test(arguments: [
        ("site", SiteRequest()), ("site out", SiteRequest(folder: "out")),
        ("site out --open", SiteRequest(folder: "out", opens: true)), ("site --api", SiteRequest(hasAPI: true)),
        ("site --base /a/b/ --api", SiteRequest(hasAPI: true, base: "/a/b")),
        ("site --api --base=x", SiteRequest(hasAPI: true, base: "/x")),
        ("site --api --base /", SiteRequest(hasAPI: true)),
    ])
    func theCommandIsParsed(_ words: String, _ request: SiteRequest) throws {
        let words = words.split(separator: " ").map(String.init)
        #expect(try ToolRequest(words, Fixture.course) == .site(request))
    }

    @Test(arguments: [
        "site a b", "site --json", "list --open", "--open", "site --svg x", "list --api", "site --base /x",
        "site --api --base",
    ])
    func invalidArgumentsAreRejected(_ words: String) throws {
        let words = words.split(separator: " ").map(String.init)
        // The second program, `workshop-tools`, parses the words after `site`.
        #expect(throws: UsageError.self) {
            if case .tools = try Arguments(words, Fixture.course).command { _ = try ToolRequest(words, Fixture.course) }
        }
    }
}

enum WholeSite {
    static let live = made(isLive: true)
    static let still = made(isLive: false)

    private static func made(isLive: Bool) -> Result<[String: Data], any Error> {
        Result { try Site(course: .whole, workspace: Workspace(root: Places.root.path), isLive: isLive).files() }
    }
}

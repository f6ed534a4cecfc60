import CurrycombWorkbook
import Foundation
import Testing

@testable import CurrycombSite
@testable import CurrycombWorkshop

@Suite struct SlidesTests {
    private static let root = Workspace(
        root: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path)
    private static let site = Site(course: .whole, workspace: root, isLive: true)

    private func deck(_ chapter: Chapter) throws -> (lesson: MarkdownPage, slides: [Slide]) {
        let page = ChapterPage(site: Self.site, chapter: chapter)
        let lesson = try page.lesson(chapter.lesson)
        return (lesson, Deck(page: page, lesson: lesson).slides)
    }

    private func slides(_ text: String) throws -> [Slide] {
        let page = try MarkdownPage(text)
        var made = SectionSlides(title: "Title", html: LessonHTML(page: page, link: { $0 }))
        made.take(page.blocks)
        return made.slides
    }

    // MARK: - Sentences and marks

    @Test(arguments: [
        ("One. Two.", ["One.", "Two."]), ("In 2.2 the elements are functions.", ["In 2.2 the elements are functions."]),
        ("It is **four.** And `f.g` is (not five.) Six", ["It is four.", "And f.g is (not five.)", "Six"]),
        ("See e.g. this. compose starts", ["See e.g. this.", "compose starts"]),
        ("Why? *Because.*", ["Why?", "Because."]),
    ])
    func textIsSplitIntoSentences(_ text: String, _ expected: [String]) throws {
        guard case .paragraph(let spans)? = try MarkdownPage(text).blocks.first else { throw CancellationError() }
        #expect(MarkdownPage.sentences(spans).map { MarkdownPage.plain($0) } == expected)
    }

    @Test func aNumberThatEndsASentenceIsNotAList() throws {
        let blocks = try MarkdownPage("ten times 0 is\n0. The same three functions.").blocks
        #expect(blocks == [.paragraph([.text("ten times 0 is 0. The same three functions.")])])
        #expect(try MarkdownPage("so:\n1. one\n2. two").blocks.count == 2)
    }

    @Test func aSlideCommentReplacesTheText() throws {
        let text = "A first line that is said. \(String(repeating: "And much more. ", count: 12))\n\nThe second."
        let plain = try #require(try slides(text).first)
        #expect(plain.body.contains("A first line") && plain.body.contains("The second."))
        let marked = try #require(try slides("<!-- slide: In `short` -->\n" + text).first)
        #expect(marked.body.contains("In <code>short</code>") && !marked.body.contains("A first line"))
        let left = try #require(try slides("<!-- slide: - -->\n" + text).first)
        #expect(!left.body.contains("A first line") && left.body.contains("The second."))
        for slide in [plain, marked, left] {
            #expect(slide.notes.components(separatedBy: "And much more.").count == 13)
            #expect(!slide.notes.contains("slide:"))
        }
        #expect(Markdown.lines("<!-- slide: x -->\nText", width: 80).map(\.plain) == ["Text"])
    }

    @Test func aSlideDoesNotEndWithAColon() throws {
        let code = (1...SlidePiece.codeLines).map { "let line\($0) = \($0)" }.joined(separator: "\n")
        // If the slide has room for both, the sentence stays with the code.
        let short = try slides("One.\n\nLook at this:\n\n```swift\nlet x = 1\n```")
        #expect(short.last?.body.contains("Look at this:") == true && short.last?.body.contains("let") == true)
        // If the code fills the slide, only the notes contain the sentence.
        let long = try slides("Look at this:\n\n```swift\n\(code)\n```")
        #expect(!long.map(\.body).joined().contains("Look") && long.map(\.notes).joined().contains("Look at this:"))
        let last = try slides("One.\n\nLook at this:")
        #expect(!last.map(\.body).joined().contains("Look") && last.map(\.notes).joined().contains("Look at this:"))
    }

    @Test func announcedSentencesStayOnTheSlide() throws {
        let text = "A box follows three rules. It is full. \(String(repeating: "It is a square. ", count: 10))It opens."
        #expect(try slides(text).first?.body.contains("It opens.") == true)
        #expect(try slides(text.replacing("three rules", with: "three")).first?.body.contains("It opens.") == false)
    }

    // MARK: - Code

    @Test func longCodeIsSplitIntoSeveralSlides() throws {
        let code = (1...40).map { "let line\($0) = \($0)" }
        let made = try slides("Look.\n\n```swift\n\(code.joined(separator: "\n"))\n```")
        #expect(made.count >= 3)
        let shown = made.map { $0.body.replacing(/<[^>]*>/, with: "") }.joined()
        for line in code { #expect(shown.contains(line + "\n") || shown.contains(line)) }
        #expect(SlideCode.parts(code, most: 15).allSatisfy { $0.count <= 15 })
        #expect(SlideCode.parts(code, most: 15).flatMap { $0 } == code)
        #expect(SlideCode.parts(["a", "b", "", "c", "d"], most: 4) == [["a", "b"], ["c", "d"]])
    }

    @Test func resultsOfLongLinesAreMovedBelow() {
        let call = String(repeating: "f(", count: 40)
        let lines = SlideCode.fitting(["short  // → 1", "\(call)  // → \(String(repeating: "long ", count: 20))"])
        #expect(lines[0] == "short  // → 1")
        #expect(lines.contains { $0.hasPrefix("// → long") })
        #expect(lines.allSatisfy { $0.count <= SlidePiece.codeColumns })
    }

    @Test func aQuestionPrecedesItsAnswer() throws {
        let made = try slides("```swift question\nf(1)  // → 2\n```\n\n**Because** it adds one.\n\nMore.")
        #expect(made.map(\.kind) == [.question, .answer])
        #expect(made[0].body.contains("→ ?") && !made[0].body.contains("→ 2") && !made[0].notes.contains("Because"))
        #expect(made[1].body.contains("→ 2") && made[1].body.contains("Because") && made[1].body.contains("More."))
    }

    // MARK: - The course

    @Test(arguments: Course.whole.chapters.map(\.number))
    func theNotesContainTheWholeLesson(_ number: Int) throws {
        let chapter = try #require(Course.whole.chapters.first { $0.number == number })
        let (lesson, slides) = try deck(chapter)
        let notes = slides.map(\.notes).joined()
        let shown = slides.map(\.body).joined().replacing(/<[^>]*>|\s/, with: "")
        let html = Deck(page: ChapterPage(site: Self.site, chapter: chapter), lesson: lesson).html
        for section in LessonSection.all(of: lesson) where section.title != Say.nowYou {
            for block in section.blocks {
                switch block {
                case .paragraph, .quote, .list:
                    let isNoted = notes.contains(html.html(block))
                    #expect(isNoted, "\(html.html(block))")
                case .code("swift", let lines), .code("swift question", let lines):
                    for line in lines where !line.isEmpty && !line.contains("// →") {
                        let text = HTML.escaped(line, inAttribute: false).replacing(/\s/, with: "")
                        let isShown = shown.contains(text)
                        #expect(isShown, "\(line)")
                    }
                default: break
                }
            }
        }
        for exercise in chapter.exercises {
            let slide = try #require(slides.first { $0.kind == .exercise && $0.crumb.contains(exercise.id + " ") })
            for wrong in exercise.words.misconceptions { #expect(slide.notes.contains(HTML.sentence(wrong.text))) }
        }
        #expect(slides.first?.kind == .title && slides.last?.kind == .back)
        #expect(slides.contains { $0.kind == .remember } && slides.contains { $0.kind == .question })
        #expect(slides.allSatisfy { !$0.title.isEmpty && !$0.body.isEmpty })
    }

    @Test(arguments: Course.whole.chapters.map(\.number))
    func aHandoutHasTwoSheetsAndAllExercises(_ number: Int) throws {
        let chapter = try #require(Course.whole.chapters.first { $0.number == number })
        let page = ChapterPage(site: Self.site, chapter: chapter)
        let html = HandoutPage(page: page, lesson: try page.lesson(chapter.lesson)).html
        #expect(html.components(separatedBy: "<section class=\"sheet").count == 3)
        for exercise in chapter.exercises { #expect(html.contains(HTML.sentence(exercise.words.task))) }
        #expect(html.contains(Say.remember) && html.contains("swift run workshop check \(number)"))
        #expect(!html.contains("<marble-diagram"))
        // At most one heading announces laws, and no sentence that ends with a colon precedes a paragraph or a heading.
        #expect(html.components(separatedBy: "<h2>\(Say.laws)</h2>").count <= 2)
        #expect(!html.contains(/:<\/p>\n<(?:p|h2)>/))
    }

    // MARK: - Questions

    private func text(_ html: String) -> String {
        html.replacing(/<\/(?:pre|p|h\d|li)>/, with: "\n").replacing(/<[^>]*>/, with: "")
            .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&amp;", with: "&")
    }

    /// Returns the names that a question uses but its page does not declare.
    private func undefined(in question: [String], on page: String) -> [String] {
        let declared = page.matches(
            of:
                /\b(?:func|var|let|struct|class|enum|actor|protocol|typealias|case|for) (?:Ours\.|Signals\.)?(\w+)|(\w+):/
        ).compactMap { ($0.1 ?? $0.2).map(String.init) }
        // Matches the parameters of closures, and declarations of several constants or variables in one pattern.
        let lists = page.matches(of: /[{(](?:\s*\[\w+ \w+\])?\s*([\w, ]+)\s+in\b|(?:let|var) \(([^)]*)\)/)
            .flatMap { ($0.1 ?? $0.2 ?? "").split { !$0.isLetter && !$0.isNumber }.map(String.init) }
        // Matches argument labels, and generic parameters.
        let labels = page.matches(of: /[(,] ?(\w+) \w+:/).map { String($0.1) }
        let generic = page.matches(of: /\w<([\w, :]+)>\(/).flatMap { $0.1.split { !$0.isLetter }.map(String.init) }
        let known = Set(declared + lists + labels + generic).union(SwiftStandard.names)
        return SwiftNames(question.joined(separator: "\n")).names.compactMap { name in
            if name.kind == .label || known.contains(name.text) { return nil }
            // A page declares functions in the namespaces `Ours` and `Signals`, but not the namespaces themselves.
            return ["Ours", "Signals"].contains(name.text) && page.contains("func \(name.text).") ? nil : name.text
        }
    }

    private func questions(_ lesson: MarkdownPage) -> [[String]] {
        lesson.blocks.compactMap { if case .code("swift question", let lines) = $0 { lines } else { nil } }
    }

    @Test(arguments: Course.whole.chapters.map(\.number))
    func questionSlidesDeclareTheirNames(_ number: Int) throws {
        let chapter = try #require(Course.whole.chapters.first { $0.number == number })
        let (lesson, slides) = try deck(chapter)
        let asked = slides.filter { $0.kind == .question }
        let questions = questions(lesson)
        #expect(asked.count == questions.count && !asked.isEmpty)
        for (slide, question) in zip(asked, questions) {
            let page = text(slide.body)
            #expect(page.contains("// → ?"))
            #expect(undefined(in: question, on: page) == [], "\(slide.title): \(page)")
        }
    }

    @Test(arguments: Course.whole.chapters.map(\.number))
    func questionsOnHandoutsDeclareTheirNames(_ number: Int) throws {
        let chapter = try #require(Course.whole.chapters.first { $0.number == number })
        let page = ChapterPage(site: Self.site, chapter: chapter)
        let lesson = try page.lesson(chapter.lesson)
        let html = HandoutPage(page: page, lesson: lesson).html
        let blocks = html.matches(of: /(?s)<pre><code>(.*?)<\/code><\/pre>/).map { text(String($0.1)) }
        let asked = blocks.filter { $0.contains("______________") }
        #expect(!asked.isEmpty)
        // The handout has the questions in the order of the lesson. Two questions may begin in the same way, so each
        // search starts after the previous question.
        var from = 0
        for question in questions(lesson) {
            let first = question.first { $0.contains("// → ") }?.prefix { $0 != "/" } ?? ""
            guard let place = asked[from...].firstIndex(where: { $0.contains(first) }) else { continue }
            from = place + 1
            let above = asked[...place].joined(separator: "\n")
            #expect(undefined(in: question, on: above) == [], "\(above)")
        }
        // For each exercise, the handout shows at least one of the functions to write.
        for exercise in chapter.exercises {
            let stub = try #require(Self.root.text(exercise.stub))
            let names = stub.matches(of: /(?m)^    (?:func|var) (\w+)/).map { String($0.1) }
            let isAsked = names.isEmpty || names.contains { text(html).contains($0) }
            #expect(html.contains("signatures\"") && isAsked, "\(exercise.id)")
        }
    }

    /// The two tests above rely on `undefined`: in a question without its page, it finds the names that are not
    /// declared.
    @Test func undeclaredNamesOfAQuestionAreFound() throws {
        let question = [
            "basketTotal(2_000)  // → 2300", "let loud = Ours.map(tray) { $0 + \"!\" }", "loud.volume  // → 1",
        ]
        #expect(
            undefined(in: question, on: question.joined(separator: "\n"))
                == ["basketTotal", "Ours", "map", "tray", "volume"]
                .filter { !SwiftStandard.names.contains($0) })
    }

    @Test func onlyEarlierMutationsAreGiven() throws {
        let lesson = try MarkdownPage(
            """
            ```swift
            var page = 0
            let turn = { page += 1 }
            func other() -> Int { 3 }
            turn()
            page  // → 1
            other()  // → 3
            ```
            ```swift question
            turn()
            page  // → 2
            ```
            """)
        let needs = QuestionSupport(lesson, DeclaredNames([])).needs(of: ["turn()", "page  // → 2"])
        #expect(needs.parts == [["var page = 0"], ["let turn = { page += 1 }"], ["turn()"]])
    }

    @Test func otherDeclarationsAreShownWithTheirComments() throws {
        let names = DeclaredNames([
            """
            /// A place for things. It is large.
            public final class Shelf {
                private var secret = 1
                /// The number of things.
                public private(set) var size: Int { 2 }
                public func put(_ thing: String, then next: @escaping () -> Void = {}) { next() }
            }
            package enum Ours {
                /// Both in one.
                package static func join<A>(_ a: A, _ b: A) -> [A] { [a, b] }
            }
            """
        ])
        let asked = SwiftNames("let shelf = Shelf()\nshelf.put(\"a\")\nOurs.join(1, 2)").names
        #expect(
            names.declarations(of: asked, asked: asked, known: ["shelf"]) == [
                ["// Both in one.", "func Ours.join<A>(_ a: A, _ b: A) -> [A]"],
                [
                    "// A place for things.", "class Shelf {",
                    "    func put(_ thing: String, then next: () -> Void = {})", "}",
                ],
            ])
    }

    @Test func namesOfOtherLibrariesAreNotShown() throws {
        let root = try #require(Workspace.find(named: nil, current: Files.real(#filePath), executable: nil))
        let asked = SwiftNames("Signal(1)").names
        let shown = DeclaredNames(root, "10-Signals").declarations(of: asked, asked: asked, known: [])
        #expect(!shown.joined().contains { $0.contains("Signals.Type") }, "\(shown)")
    }

    @Test func theBoundsOfARangeAreNotMembers() {
        for range in ["first...last", "first ..< last", "first..<last"] {
            #expect(SwiftNames(range).names.map(\.kind) == [.plain, .plain], "\(range)")
        }
        #expect(SwiftNames("first.last").names.map(\.kind) == [.plain, .member(of: "first")])
    }

    @Test func notesContainHintsAndMisconceptions() throws {
        let chapter = try #require(Course.whole.chapters.first { $0.number == 2 })
        let slides = try deck(chapter).slides
        let exercise = try #require(chapter.exercises.first)
        let swapped = try #require(exercise.words.sentence("swapped"))
        let asking = try #require(slides.first { $0.kind == .question && $0.notes.contains(HTML.sentence(swapped)) })
        #expect(asking.notes.contains(Say.showThen("2.1")))
        #expect(asking.notes.contains(HTML.sentence(exercise.words.hints.question)))
    }

    @Test func theSiteLinksToSlidesAndHandouts() throws {
        let files = try WholeSite.live.get()
        func text(_ name: String) throws -> String { String(decoding: try #require(files[name]), as: UTF8.self) }
        let teaching = try text(TeachingPage.place)
        for chapter in Course.whole.chapters {
            let (slides, handout) = (SlidesPage.place(chapter), HandoutPage.place(chapter))
            #expect(files[slides] != nil && files[handout] != nil)
            #expect(teaching.contains(slides) && teaching.contains(handout))
            let page = try text(ChapterPage.place(chapter))
            #expect(page.contains("../" + slides) && page.contains("../" + handout))
            #expect(!TeachingPage.questions(Self.root, of: chapter.number).isEmpty)
        }
        #expect(TeachingPage.questions(Self.root, of: 14).isEmpty)
        #expect(try text("index.html").contains(TeachingPage.place))
    }

    @Test func slidesDoNotRequireATeachingPage() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let lesson = folder.appendingPathComponent("Chapters/02-Composition/Lesson.md")
        try FileManager.default.createDirectory(
            at: lesson.deletingLastPathComponent(), withIntermediateDirectories: true)
        try "# One\n\n## Two\n\nThree.\n".write(to: lesson, atomically: true, encoding: .utf8)
        let site = Site(course: Fixture.course, workspace: Workspace(root: folder.path), isLive: false)
        let files = try site.files()
        #expect(files[TeachingPage.place] == nil)
        let slides = String(decoding: try #require(files["slides/02.html"]), as: UTF8.self)
        #expect(slides.contains("Three.") && slides.contains(Say.nowYou))
        #expect(!String(decoding: try #require(files["index.html"]), as: UTF8.self).contains(TeachingPage.place))
    }
}

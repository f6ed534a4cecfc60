/// The requirements of a page that is rendered once per cycle.
@MainActor public protocol PageShape: AnyObject, Sendable {
    /// Makes a page without drawing it.
    ///
    /// `Page(Ours.page, on: canvas)` leaves `canvas.drawn` at `0` and does not call `Ours.page`.
    init(_ tree: @escaping (Int) -> Node, on canvas: Canvas)

    /// Stores a number for the next cycle, which shows only the latest number.
    ///
    /// After `page.show(5)`, nothing has been drawn, and `tree` has not been called.
    /// After `page.show(5); page.show(70)`, the next cycle shows `70`, and `5` is never drawn.
    func show(_ number: Int)

    /// Shows `tree(number)`. The first time, this draws the whole tree with `canvas.draw(…)`. After that, it draws only
    /// the differences from the shown tree, with `canvas.apply(…)`.
    ///
    /// After `page.show(70); page.cycle()`, `canvas.tree` is `tree(70)`. Without a new number, `page.cycle()` draws
    /// nothing and does not call `tree`.
    func cycle()
}

extension PageShape {
    /// Returns the steps from one page to another, as in 12.4.
    ///
    /// `diff(tree(70), tree(75))` is `[update ["credit"] "75" red]` if `tree` is `Ours.page`.
    /// `diff(tree(70), tree(70))` is `[]`.
    public func diff(_ old: Node, _ new: Node) -> [Change] { Ours.diff(old, new) }
}

/// 12.5: one render per cycle, however often the state changes.
public protocol OneRender: Contract {
    /// Your page.
    associatedtype Page: PageShape
}

extension OneRender {
    static var checks: [Check<any OneRender>] {
        // These mistakes are in `show`, but they have an effect only when the page is drawn.
        let inShow = ["oldest": "show", "largest": "show", "backIgnored": "show"]
        return [
            Check("first", of: "cycle", mistakesIn: ["drawnEarly": "init"]) { examiner in
                let blank = Canvas()
                let made = Page(Ours.page, on: blank)
                try examiner.require(
                    blank.log.isEmpty, else: "drawnEarly", .note("let page = Page(tree, on: canvas)"),
                    .note("canvas.log before page.cycle(): \(blank.log.joined(separator: ", "))"))
                withExtendedLifetime(made) {}
                let canvases = [Canvas(), Canvas()]
                for canvas in canvases {
                    let page = Page(Ours.page, on: canvas)
                    page.show(70)
                    page.cycle()
                }
                // Both pages received the same calls, so if the canvases differ, the answer keeps state outside its
                // pages.
                try examiner.require(
                    canvases[0].tree != Ours.page(70) || canvases[1].tree == canvases[0].tree, else: "shared",
                    .note("two pages show 70, one after the other, each on its own canvas"),
                    .note("the second canvas shows \(canvases[1].tree?.description ?? "nothing")"))
                try sharesNoNumber(examiner)
                let used = Canvas()
                used.draw(Ours.page(70))
                let drawn = used.drawn
                let late = Page(Ours.page, on: used)
                late.show(70)
                late.cycle()
                // An answer that draws nothing at all is reported by the comparison below.
                if used.drawn == drawn, canvases[0].drawn > 0 {
                    try examiner.expect(
                        "how many views show(70), cycle() draws, on a canvas that shows this page already",
                        used.drawn - drawn, is: canvases[0].drawn, ifGot: [(0, "othersCanvas")])
                }
                try examiner.agrees(
                    "what show(_), cycle() draws", on: Argument("number", .int(in: 1...100)), examples: [70], tries: 20
                ) { answer, number in
                    let canvas = Canvas()
                    let page = answer.page(Ours.page, canvas)
                    page.show(number)
                    page.cycle()
                    return "\(canvas.drawn) views: " + (canvas.tree?.description ?? "nothing")
                }
            },
            Check("wait", of: "show", mistakesIn: inShow) { examiner in
                try agree(
                    examiner, .once,
                    [
                        [.show(5), .show(6)], [.show(5), .show(6), .cycle], [.show(6), .show(2), .cycle],
                        [.show(-1), .cycle], [.show(.min), .cycle],
                    ])
            },
            Check("changes", of: "cycle", mistakesIn: inShow) { examiner in
                try examiner.require(
                    drawsWhole(2) || !drawsWhole(30), else: "wholeIfMany",
                    .note("a page of 2 views became a page of 31 views: cycle() drew 31 views, not the 29 new ones"))
                try agree(
                    examiner, .twice,
                    [
                        [.show(65), .cycle, .show(70), .cycle], [.show(16), .cycle, .show(32), .cycle],
                        [.show(70), .cycle, .show(16), .cycle], [.show(16), .cycle, .show(70), .cycle],
                        [.show(.max), .cycle, .show(.min), .cycle],
                    ])
            },
            Check("later", of: "cycle", mistakesIn: inShow) { examiner in
                try agree(
                    examiner, .often,
                    [
                        [.show(65), .cycle, .show(70), .cycle, .show(75), .cycle],
                        [.show(75), .cycle, .show(65), .show(75), .cycle],
                    ])
            },
            Check("nothing", of: "cycle", mistakesIn: inShow) { examiner in
                try agree(
                    examiner, .any, [[.cycle], [.show(0), .cycle, .cycle], [.show(-1), .cycle]])
            },
            Check("meanwhile", of: "cycle", mistakesIn: inShow) { examiner in
                try agree(examiner, .meanwhile, [[.whileBuilding(5, 70), .show(5), .cycle, .cycle]])
            },
            Check("apart", of: "cycle", mistakesIn: inShow) { examiner in
                try agree(
                    examiner, .twoPages,
                    [
                        [.show(5), .cycle, .other(.cycle)], [.show(5), .cycle, .other(.show(70)), .other(.cycle)],
                        [.other(.show(5)), .other(.cycle), .other(.show(7)), .other(.cycle)],
                    ])
            },
        ]
    }

    /// Checks that no page draws the number of another page, which then would not draw it itself.
    private static func sharesNoNumber(_ examiner: Examiner<any OneRender>) throws {
        let (canvas, other) = (Canvas(), Canvas())
        let pages = [Page(Ours.page, on: canvas), Page(Ours.page, on: other)]
        pages[0].show(70)
        pages[1].cycle()
        pages[0].cycle()
        try examiner.require(
            other.log.isEmpty || !canvas.log.isEmpty, else: "shared",
            .note("let page = Page(tree, on: canvas), other = Page(tree, on: otherCanvas)"),
            .note("after page.show(70); other.cycle(), the other canvas shows \(other.tree?.description ?? "nothing")"))
    }

    /// Returns true if the answer draws the whole page when a page with one child becomes a page with more children.
    private static func drawsWhole(_ children: Int) -> Bool {
        let canvas = Canvas()
        let page = Page({ Node("page", (0..<$0).map { Node("\($0)", "") }) }, on: canvas)
        for number in [1, children] {
            page.show(number)
            page.cycle()
        }
        return canvas.log.dropFirst().contains { $0.hasPrefix("draw ") }
    }

    private static func agree(
        _ examiner: Examiner<any OneRender>, _ steps: Generator<[PageStep]>, _ examples: [[PageStep]]
    ) throws {
        try examiner.agrees(
            "let page = Page(tree, on: canvas)", on: Argument("steps", steps), examples: examples, tries: 100
        ) { answer, steps -> StoryRun in
            let stage = PageStage { answer.page($0, $1) }
            var story = StoryRun()
            let atFirst = stage.noted()
            if !atFirst.isEmpty { story.add("let page = Page(tree, on: canvas)", atFirst) }
            for step in steps { story.add("\(step)", stage.perform(step), of: step.requirement) }
            return story
        }
    }

    fileprivate func page(_ tree: @escaping (Int) -> Node, _ canvas: Canvas) -> any PageShape { Page(tree, on: canvas) }
}

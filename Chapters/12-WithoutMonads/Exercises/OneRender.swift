/// What a class has to offer to be a page that is rendered once a cycle.
@MainActor public protocol PageShape: AnyObject, Sendable {
    /// Makes a page; nothing is drawn yet.
    ///
    /// `Page(Article.page, on: canvas)` leaves `canvas.drawn` at `0`.
    /// `tree` has not been called then.
    init(_ tree: @escaping (Int) -> Node, on canvas: Canvas)

    /// Takes a number, which is shown with the next cycle.
    ///
    /// After `page.show(5)`, nothing has been drawn.
    /// After `page.show(5); page.show(70)`, the next cycle shows `70`, and `5` is never drawn.
    func show(_ number: Int)

    /// Draws `tree(number)`: with `canvas.draw(…)` the first time, then what differs from what is shown, with
    /// `canvas.apply(…)`.
    ///
    /// After `page.show(70); page.cycle()`, `canvas.tree` is `tree(70)`.
    /// Without a `show` before it, it draws nothing, and does not call `tree`.
    func cycle()
}

extension PageShape {
    /// The steps from one page to another, as in 12.4.
    ///
    /// `diff(tree(5), tree(70))` is `[update ["credit"] "70" red]`.
    /// `diff(tree(70), tree(70))` is `[]`.
    public func diff(_ old: Node, _ new: Node) -> [Change] { Article.diff(old, new) }
}

/// 12.5: however often the state changes, one render a cycle, of what has changed.
public protocol OneRender: Contract {
    /// Your page.
    associatedtype Page: PageShape
}

extension OneRender {
    /// What must hold, in the order of the words.
    static var checks: [Check] {
        [
            Check("first", of: "cycle") { try checkFirst($0) },
            Check("wait", of: "show") { examiner in
                let stage = Stage()
                let page = Page(stage.tree, on: stage.canvas)
                try examiner.expect(
                    "trees built by Page(…)", stage.built, is: [], ifGot: [(stage.built, "builtAtOnce")])
                page.show(5)
                page.show(70)
                try examiner.expect(
                    "canvas.log after two calls of show", stage.canvas.log, is: [],
                    ifGot: [(stage.canvas.log, "drawnAtOnce")])
                page.cycle()
                let built = stage.built
                try examiner.expect(
                    "numbers for which tree was called", built, is: [70],
                    ifGot: [([], "ownTree"), ([5, 70], "builtEachTime"), ([5], "oldest"), ([70, 70], "builtTwice")])
                [80, 20].forEach(page.show)
                page.cycle()
                try examiner.expect(
                    "the last number for which tree was called after show(80), show(20), cycle()", stage.built.last,
                    is: 20,
                    ifGot: [(80, "largest")])
            },
            Check("changes", of: "cycle") { try checkChanges($0) },
            Check("later", of: "cycle") { try checkLater($0) },
            Check("nothing", of: "cycle") { try checkNothing($0) },
            Check("meanwhile", of: "cycle") { examiner in
                let canvas = Canvas()
                var page: Page?
                page = Page(
                    { number in
                        if number == 5 { page?.show(70) }
                        return Node("page", "\(number)")
                    }, on: canvas)
                page?.show(5)
                page?.cycle()
                page?.cycle()
                try examiner.expect(
                    "canvas.tree after show(5), cycle(), cycle(), where tree(5) calls show(70)", canvas.tree,
                    is: Node("page", "70"), ifGot: [(Node("page", "5"), "lostMeanwhile")])
            },
            Check("apart", of: "cycle") { examiner in
                let (one, other) = (Stage(), Stage())
                let (page, second) = (Page(one.tree, on: one.canvas), Page(other.tree, on: other.canvas))
                page.show(5)
                page.cycle()
                second.cycle()
                try examiner.expect(
                    "canvas.log of a page of which only the other one was shown", other.canvas.log, is: [],
                    ifGot: [(other.canvas.log, "shared")])
                second.show(70)
                second.cycle()
                try examiner.expect(
                    "canvas.tree of the second page", other.canvas.tree, is: other.plain(70),
                    ifGot: [(nil, "shared"), (one.plain(5), "shared")])
            },
        ]
    }

    private static func checkFirst(_ examiner: Examiner) throws {
        let canvas = Canvas()
        let page = Page(Article.page, on: canvas)
        page.show(70)
        page.cycle()
        try examiner.expect(
            "canvas.tree after show(70), cycle()", canvas.tree, is: Article.page(70), ifGot: [(nil, "neverDrawn")])
        try examiner.expect("views drawn", canvas.drawn, is: 6, ifGot: [(12, "drawnTwice")])
    }

    private static func checkChanges(_ examiner: Examiner) throws {
        let stage = Stage()
        let page = Page(stage.tree, on: stage.canvas)
        page.show(65)
        page.cycle()
        let before = stage.canvas.drawn
        page.show(70)
        page.cycle()
        let log = stage.canvas.log.dropFirst().map { $0 }
        let expected = ["update [\"credit\"] \"70\" red", "update [\"status\"] \"pass\" red"]
        try examiner.expect(
            "what is drawn from 65 to 70", log, is: expected,
            ifGot: [
                ([], "nothingFound"), (["draw page, 6 views"], "wholeTree"),
                (expected + ["draw page, 6 views"], "wholeTree"), (["draw page, 6 views"] + expected, "wholeTree"),
                (expected + expected, "appliedTwice"), ([expected[0]], "firstChange"),
                (["update [\"credit\"] \"65\" purple", "update [\"status\"] \"fail\" black"], "turned"),
            ])
        try examiner.expect(
            "numbers for which tree was called", stage.built, is: [65, 70],
            ifGot: [([65, 65, 70], "oldRebuilt"), ([65, 70, 65], "oldRebuilt")])
        try examiner.expect("views drawn from 65 to 70", stage.canvas.drawn - before, is: 2)
    }

    private static func checkLater(_ examiner: Examiner) throws {
        let stage = Stage()
        let page = Page(stage.tree, on: stage.canvas)
        for number in [65, 70, 75] {
            page.show(number)
            page.cycle()
        }
        let log = stage.canvas.log.dropFirst(3).map { $0 }
        try examiner.expect(
            "what is drawn from 70 to 75, where 65 was first", log, is: ["update [\"credit\"] \"75\" red"],
            ifGot: [(["update [\"credit\"] \"75\" red", "update [\"status\"] \"pass\" red"], "firstTree")])
        page.show(65)
        page.show(75)
        page.cycle()
        try examiner.expect(
            "what is drawn by show(65), show(75), cycle(), where 75 is shown",
            stage.canvas.log.dropFirst(4).map { $0 }, is: [],
            ifGot: stage.canvas.log.last == "draw page, 6 views" ? [(["draw page, 6 views"], "drawnForNothing")] : [])
    }

    private static func checkNothing(_ examiner: Examiner) throws {
        let stage = Stage()
        let page = Page(stage.tree, on: stage.canvas)
        page.cycle()
        try examiner.expect(
            "canvas.log after cycle() without a show", stage.canvas.log, is: [],
            ifGot: [(stage.canvas.log, "drawnUnasked")])
        page.show(0)
        page.cycle()
        page.cycle()
        try examiner.expect(
            "numbers for which tree was called by show(0), cycle(), cycle()", stage.built, is: [0],
            ifGot: [([0, 0], "builtUnasked"), ([], "zeroIsNothing")])
        try examiner.expect(
            "canvas.log", stage.canvas.log, is: ["draw page, 6 views"],
            ifGot: [(["draw page, 6 views", "draw page, 6 views"], "drawnUnasked")])
        let below = Stage()
        let other = Page(below.tree, on: below.canvas)
        other.show(-1)
        other.cycle()
        try examiner.expect(
            "numbers for which tree was called by show(-1), cycle()", below.built, is: [-1],
            ifGot: [([], "zeroIsNothing")])
    }
}

/// A canvas, and a tree that takes down for what it is built.
@MainActor private final class Stage {
    let canvas = Canvas()
    private(set) var built: [Int] = []

    func tree(_ number: Int) -> Node {
        built.append(number)
        return plain(number)
    }

    func plain(_ number: Int) -> Node { Article.page(number) }
}

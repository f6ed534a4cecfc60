/// The requirements of a layout cycle.
@MainActor public protocol CycleShape: AnyObject, Sendable {
    /// Makes a cycle in which nothing is marked.
    init()

    /// Marks a panel as needing layout and does nothing else.
    ///
    /// After `cycle.mark(a)`, nothing has been laid out yet.
    /// After `cycle.mark(a); cycle.mark(a)`, `a` is laid out once in the next cycle.
    func mark(_ panel: Panel)

    /// Calls `layout()` of each marked panel once: outer panels first, and panels of the same depth in the order of
    /// their first marks.
    ///
    /// `cycle.mark(label); cycle.mark(page); cycle.run()` lays out `page` and then `label`, if `label.depth` is larger.
    /// A panel that is marked during `run()` is laid out by the next `run()`.
    /// If no other code holds a marked panel, you decide whether the cycle holds it until `run()`.
    func run()
}

/// 12.3: panels that are marked as often as you like and laid out once per cycle.
public protocol NeedsLayout: Contract {
    /// Your cycle.
    associatedtype Cycle: CycleShape
}

extension NeedsLayout {
    static var checks: [Check<any NeedsLayout>] {
        // Most of these mistakes have an effect only in `run`. But the wrong code is in `mark`, so a verdict shows the
        // line of `mark`.
        let keys = [
            "eachMark", "onlyFirst", "onlyLast", "onlyNeighbours", "lastMark", "byName", "lastOfName", "neverAgain",
            "repeatsDuring", "shared", "bothTimes",
        ]
        let inMark = Dictionary(uniqueKeysWithValues: keys.map { ($0, "mark") })
        return [
            Check("wait", of: "mark", mistakesIn: inMark) { examiner in
                try agree(examiner, .oneMark, [[.mark("a")], [.mark("a"), .run]], isOrderAsked: false)
            },
            Check("once", of: "run", mistakesIn: inMark) { examiner in
                try agree(
                    examiner, .marksThenRun,
                    [
                        [.mark("a"), .mark("a"), .run], [.mark("a"), .mark("b"), .run],
                        [.mark("a"), .mark("b"), .mark("a"), .run], [.mark("a cell"), .mark("another cell"), .run],
                        [.mark("a cell"), .mark("inner cell"), .run], [.mark("inner cell"), .mark("a cell"), .run],
                    ], isOrderAsked: false)
            },
            Check("again", of: "run", mistakesIn: inMark) { examiner in
                try agree(
                    examiner, .marks,
                    [
                        [.mark("a"), .run, .run], [.mark("a"), .run, .mark("b"), .run],
                        [.mark("a"), .run, .mark("a"), .run],
                    ], isOrderAsked: false)
            },
            Check("order", of: "run", mistakesIn: inMark) { examiner in
                try checkOrder(examiner)
                let rows = [
                    ["page", "a", "c", "b", "page"], ["row", "page"], ["label", "page"], ["label", "row", "page"],
                    ["deepest", "deeper", "deep", "label", "a"],
                ]
                try agree(examiner, .marks, rows.map { $0.map { .mark($0) } + [.run] })
            },
            Check("during", of: "run", mistakesIn: inMark) { examiner in
                try agree(
                    examiner, .marksDuring,
                    [
                        [.when("a", ["b"]), .mark("a"), .run, .run],
                        [.when("a", ["b", "a", "b"]), .mark("a"), .run, .run],
                        [.when("a", ["b"]), .mark("a"), .mark("b"), .run, .run],
                    ])
            },
            Check("apart", of: "mark", mistakesIn: inMark) { examiner in
                try agree(examiner, .twoCycles, [[.mark("a"), .other(.run), .run]])
            },
        ]
    }

    private static func checkOrder(_ examiner: Examiner<any NeedsLayout>) throws {
        let stage = LayoutStage(Cycle(), other: Cycle(), isOrderAsked: true)
        let names = ["c", "a cell", "page", "b", "another cell", "a"]
        for name in names { _ = stage.perform(.mark(name)) }
        let got = stage.laidOut(by: .run)
        try examiner.expect(
            "laid out by run(), after marks of \(names.joined(separator: ", ")), none of them inside another", got,
            is: names,
            ifGot: [(names.reversed(), "backwards")] + (got.sorted() == names.sorted() ? [(got, "unordered")] : []))
        let crowded = Cycle()
        var laidOut = 0
        let panels = (1...130).map { Panel("\($0)") { _ in laidOut += 1 } }
        for panel in panels + panels { crowded.mark(panel) }
        crowded.run()
        try examiner.expect("how many of 130 marked panels run() lays out", laidOut, is: 130)
    }

    private static func agree(
        _ examiner: Examiner<any NeedsLayout>, _ steps: Generator<[LayoutStep]>, _ examples: [[LayoutStep]],
        isOrderAsked: Bool = true
    ) throws {
        try examiner.agrees(
            "let cycle = Cycle()", on: Argument("steps", steps), examples: examples, tries: 100
        ) { answer, steps -> StoryRun in
            let stage = LayoutStage(answer.cycle(), other: answer.cycle(), isOrderAsked: isOrderAsked)
            var story = StoryRun()
            for step in steps { story.add("\(step)", stage.perform(step), of: step.requirement) }
            return story
        }
    }

    fileprivate func cycle() -> any CycleShape { Cycle() }
}

/// What a class has to offer to be a layout cycle.
@MainActor public protocol CycleShape: AnyObject, Sendable {
    /// Makes a cycle in which nothing is marked.
    init()

    /// Marks a panel as needing layout, and does no more.
    ///
    /// After `cycle.mark(a)`, nothing has been laid out yet.
    /// After `cycle.mark(a); cycle.mark(a)`, `a` is laid out once in the next cycle.
    func mark(_ panel: Panel)

    /// Calls `layout()` of each marked panel, once: outer ones first, and otherwise in the order of the marks.
    ///
    /// `cycle.mark(label); cycle.mark(page); cycle.run()` lays out `page` and then `label`, where `label.depth` is larger.
    /// What is marked while this runs is laid out by the next `run()`.
    func run()
}

/// 12.3: mark as often as you like, and lay out once a cycle.
public protocol NeedsLayout: Contract {
    /// Your cycle.
    associatedtype Cycle: CycleShape
}

extension NeedsLayout {
    /// What must hold, in the order of the words.
    static var checks: [Check] {
        [
            Check("wait", of: "mark") { examiner in
                let (cycle, room) = (Cycle(), Room())
                let a = room.panel("a")
                cycle.mark(a)
                try examiner.expect("laid out by mark(a)", room.taken(), is: [], ifGot: [(["a"], "atOnce")])
                cycle.run()
                try examiner.expect(
                    "laid out by run()", room.taken(), is: ["a"], ifGot: [([], "never"), (["a", "a"], "twice")])
            },
            Check("once", of: "run") { examiner in
                try checkOnce(examiner)
                try checkNames(examiner)
            },
            Check("again", of: "run") { examiner in
                let (cycle, room) = (Cycle(), Room())
                let (a, b) = (room.panel("a"), room.panel("b"))
                cycle.mark(a)
                cycle.run()
                _ = room.taken()
                cycle.run()
                try examiner.expect(
                    "laid out by a second run(), with no mark before it", room.taken(), is: [],
                    ifGot: [(["a"], "notCleared")])
                cycle.mark(b)
                cycle.run()
                try examiner.expect(
                    "laid out by a third run(), after mark(b)", room.taken(), is: ["b"],
                    ifGot: [(["a", "b"], "allEver"), ([], "neverAgain")])
                cycle.mark(a)
                cycle.run()
                try examiner.expect(
                    "laid out by a fourth run(), after another mark(a)", room.taken(), is: ["a"],
                    ifGot: [([], "neverAgain")])
            },
            Check("order", of: "run") { try checkOrder($0) },
            Check("during", of: "run") { try checkDuring($0) },
            Check("apart", of: "mark") { examiner in
                let (cycle, other, room) = (Cycle(), Cycle(), Room())
                let a = room.panel("a")
                cycle.mark(a)
                other.run()
                try examiner.expect(
                    "laid out by run() of another cycle", room.taken(), is: [], ifGot: [(["a"], "shared")])
            },
        ]
    }

    private static func checkOnce(_ examiner: Examiner) throws {
        let scripts: [(String, [String], [(String, String)])] = [
            ("aaa", ["a"], [("aaa", "eachMark")]),
            ("ab", ["a", "b"], [("a", "onlyFirst"), ("b", "onlyLast")]),
            ("aba", ["a", "b"], [("aab", "onlyNeighbours")]),
        ]
        for (marks, expected, suspects) in scripts {
            let (cycle, room) = (Cycle(), Room())
            let panels = ["a": room.panel("a"), "b": room.panel("b")]
            for name in marks { panels[String(name)].map(cycle.mark) }
            cycle.run()
            try examiner.expect(
                "laid out by run(), where \(marks.map(String.init).joined(separator: ", ")) were marked",
                room.taken().sorted(), is: expected, ifGot: suspects.map { ($0.0.map(String.init), $0.1) })
        }
    }

    private static func checkNames(_ examiner: Examiner) throws {
        let (cycle, room) = (Cycle(), Room())
        let cells = [room.panel("cell"), room.panel("cell")]
        cells.forEach(cycle.mark)
        cycle.run()
        try examiner.expect(
            "laid out by run(), where two panels with the same name were marked", room.taken(), is: ["cell", "cell"],
            ifGot: [(["cell"], "byName")])
    }

    private static func checkOrder(_ examiner: Examiner) throws {
        let (cycle, room) = (Cycle(), Room())
        let names = ["d", "a", "f", "c", "b", "e"]
        let panels = names.map { room.panel($0) }
        panels.forEach(cycle.mark)
        cycle.mark(panels[0])
        cycle.run()
        let got = room.taken()
        try examiner.expect(
            "laid out by run(), where d, a, f, c, b, e, d were marked, none of them in another", got, is: names,
            ifGot: [(["a", "f", "c", "b", "e", "d"], "lastMark")]
                + (got.sorted() == names.sorted() ? [(got, "unordered")] : []))
        let page = room.panel("page")
        let row = room.panel("row", in: page)
        let label = room.panel("label", in: row)
        for (marks, suspect) in [
            ([row, page], "inner"), ([label, page], "inner"), ([label, row, page], "onlyOutermost"),
        ] {
            marks.forEach(cycle.mark)
            cycle.run()
            let got = room.taken()
            let expected = Array(marks.map(\.name).reversed())
            try examiner.expect(
                "page holds row, row holds label. Laid out, where \(marks.map(\.name).joined(separator: ", ")) were marked",
                got, is: expected, ifGot: got.sorted() == expected.sorted() ? [(got, suspect)] : [])
        }
    }

    private static func checkDuring(_ examiner: Examiner) throws {
        let (cycle, room) = (Cycle(), Room())
        let b = room.panel("b")
        var again = 1
        let a = room.panel("a") { a in
            guard again > 0 else { return }
            again -= 1
            [b, a, b].forEach(cycle.mark)
        }
        cycle.mark(a)
        cycle.run()
        let first = room.taken()
        try examiner.expect(
            "a, while it is laid out, marks b, a and b again. Laid out by run()", first, is: ["a"],
            ifGot: [(["a", "b"], "sameCycle"), (["a", "b", "a"], "sameCycle"), (["a", "a", "b"], "sameCycle")])
        cycle.run()
        let second = room.taken()
        try examiner.expect(
            "and by the next run()", second.sorted(), is: ["a", "b"],
            ifGot: [([], "lost"), (["b"], "selfLost"), (["b", "b"], "selfLost"), (["a", "b", "b"], "repeatsDuring")])
    }
}

/// Panels that take down when they are laid out.
@MainActor private final class Room {
    private var log: [String] = []

    func panel(
        _ name: String, in parent: Panel? = nil, whenLaidOut work: @escaping (Panel) -> Void = { _ in }
    ) -> Panel {
        Panel(name, in: parent) { [self] panel in
            log.append(name)
            work(panel)
        }
    }

    func taken() -> [String] {
        defer { log = [] }
        return log
    }
}

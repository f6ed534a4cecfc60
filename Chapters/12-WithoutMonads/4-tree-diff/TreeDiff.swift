/// 12.4: the changes from one tree of views to another.
public protocol TreeDiff: Contract {
    /// Returns the steps from the old tree to the new one. Both roots have the same key.
    ///
    /// If a view is in both trees and has a child with the same key in both, the two children count as the same view,
    /// and the steps keep that view. The steps draw only new and changed views, and every step changes something. One
    /// step inserts or removes a view with all its children.
    ///
    /// `diff(Node("page", [Node("a", "1")]), Node("page", [Node("a", "2")]))` is
    /// `[.update(["a"], text: "2", colour: .black)]`.
    /// `diff(Node("page"), Node("page", [Node("a")]))` is `[.insert(Node("a"), in: [], at: 0)]`.
    func diff(_ old: Node, _ new: Node) -> [Change]
}

extension TreeDiff {
    static var checks: [Check<any TreeDiff>] {
        [
            Check("same", of: "diff") { examiner in
                let page = Node("page", [Node("a", "1"), Node("b", [Node("c", "2", .red)])])
                try expect(examiner, page, page, []) { _ in "noisy" }
                let twins = Node("page", [Node("a", "1"), Node("b", [Node("a", "2", .red)])])
                try expect(examiner, twins, twins, []) { got in
                    got.count == 1 && got[0].updated?.last == "a" ? "otherParent" : nil
                }
                try examiner.agrees("diff(_)", on: Argument("tree", .same), tries: 60) {
                    $0.diff($1.old, $1.new)
                }
            },
            Check("update", of: "diff") { examiner in
                try checkUpdates(examiner)
                try agreeOnLooks(examiner, .otherLooks(deep: false))
            },
            Check("nested", of: "diff") { examiner in
                try checkNested(examiner)
                try agreeOnLooks(examiner, .otherLooks(deep: true))
            },
            Check("insert", of: "diff") { examiner in
                try checkInsertion(examiner)
                try agreeOnOne(examiner, .oneMore)
            },
            Check("remove", of: "diff") { examiner in
                let old = Node("page", [Node("a", "1"), Node("b", "2"), Node("c", "3")])
                let new = Node("page", [Node("b", "2"), Node("c", "3")])
                try expect(examiner, old, new, [.remove("a", in: [])]) { got in
                    if got.isEmpty { return "removeMissed" }
                    if drawn(got) > 0 { return "shifted" }
                    if !got.contains(where: \.isRemoval) { return "removeMissed" }
                    guard got.contains(where: \.isMove) else { return nil }
                    return got.last?.isRemoval == true ? "removedLast" : "movesAfterRemove"
                }
                try agreeOnOne(examiner, .oneLess)
            },
            Check("move", of: "diff") { examiner in
                try checkMoves(examiner)
                try agreeOnWhere(examiner, Argument("order", .otherOrder))
            },
            Check("law", of: "diff") { examiner in
                try agreeOnWhere(
                    examiner,
                    Argument(
                        "trees", .pages, .feature("views are gone") { $0.isAnyGone },
                        .feature("views are new") { $0.isAnyNew }, .feature("views have moved") { $0.isAnyMoved }))
                try agreeOnWhere(
                    examiner,
                    Argument(
                        "trees", .mixed,
                        edges: [
                            Pages(
                                Node("page", [Node("a"), Node("b")]),
                                Node("page", [Node("c"), Node("b"), Node("d"), Node("a")])),
                            Pages(
                                Node("page", "1", .black, [Node("a"), Node("b")]),
                                Node("page", "2", .red, [Node("b"), Node("a")])),
                        ],
                        .feature("views are gone") { $0.isAnyGone }, .feature("views are new") { $0.isAnyNew },
                        .feature("views have moved") { $0.isAnyMoved }))
            },
            Check("fewest", of: "diff") { examiner in
                let large = Pages.large
                try examiner.expect(
                    "whether diff leads from 40 views to 40, half of them new, in reverse order",
                    try large.old.applying(Self().diff(large.old, large.new)) == large.new, is: true)
                try examiner.require(
                    drawn(Self().diff(large.old, large.new)) <= drawn(Ours.diff(large.old, large.new)),
                    else: "inVain",
                    .note("diff from 40 views to 40, half of them new, the others in reverse order"))
                let idle = try idleSteps(Self().diff(large.old, large.new), from: large.old)
                try examiner.require(
                    idle.isEmpty, else: "idleStep",
                    .note("diff from 40 views to 40, half of them new, the others in reverse order"),
                    .note("these steps change nothing when they are applied: \(Tour.described(idle))"))
                try examiner.law(
                    "only new views and changed views are drawn",
                    "views drawn by diff(old, new) = new views and changed ones",
                    for: ("old", .tree), ("new", .tree), ifBroken: "inVain", tries: 120,
                    left: { old, new in drawn(Self().diff(old, new)) },
                    equals: { old, new in drawn(Ours.diff(old, new)) })
                try examiner.law(
                    "views in both trees are kept", "views in new that diff(old, new) removes = none",
                    for: ("old", .tree), ("new", .tree), ifBroken: "takenOut", tries: 120,
                    left: { old, new in Pages(old, new).takenOut(by: Self().diff(old, new)) }, equals: { _, _ in [] })
                try examiner.law(
                    "every step changes something", "steps of diff(old, new) that change nothing = none",
                    for: ("old", .tree),
                    ("new", .tree), ifBroken: "idleStep", tries: 120,
                    left: { old, new in try idleSteps(Self().diff(old, new), from: old) }, equals: { _, _ in [] })
            },
        ]
    }

    private static func drawn(_ changes: [Change]) -> Int { changes.reduce(0) { $0 + $1.drawn } }

    private static func expect(
        _ examiner: Examiner<any TreeDiff>, _ old: Node, _ new: Node, _ expected: [Change],
        suspect: ([Change]) -> String?
    ) throws {
        examiner.running("diff(\(old), \(new))")
        let got = Self().diff(old, new)
        examiner.finished()
        guard got != expected else { return }
        try examiner.expect("diff(\(old), \(new))", got, is: expected, ifGot: suspect(got).map { [(got, $0)] } ?? [])
    }

    private static func idleSteps(_ steps: [Change], from old: Node) throws -> [Change] {
        var tree = old
        return try steps.filter { step in
            let before = tree
            tree = try tree.applying([step])
            return tree == before
        }
    }

    /// Compares the answer's steps with those of our version, for trees that differ only in texts and colors. Only one
    /// set of steps is right, but the steps may be in any order.
    private static func agreeOnLooks(_ examiner: Examiner<any TreeDiff>, _ pages: Generator<Pages>) throws {
        try examiner.agrees(
            "diff(_), sorted", on: Argument("trees", pages), tries: 80
        ) { answer, pages in InAnyOrder(answer.diff(pages.old, pages.new)) }
    }

    /// Compares the answer's steps with those of our version, for trees that differ only in one view, which is new or
    /// removed with its children. There is only one right step.
    private static func agreeOnOne(_ examiner: Examiner<any TreeDiff>, _ pages: Generator<Pages>) throws {
        try examiner.agrees("diff(_)", on: Argument("trees", pages), tries: 80) {
            $0.diff($1.old, $1.new)
        }
    }

    /// Compares the trees to which the steps lead, and not the steps, because several lists of steps can lead to the
    /// same tree.
    private static func agreeOnWhere(_ examiner: Examiner<any TreeDiff>, _ pages: Argument<Pages>) throws {
        try examiner.agrees("the tree that diff(_) leads to", on: pages, tries: 100) {
            try $1.old.applying($0.diff($1.old, $1.new)).description
        }
    }

    private static func checkUpdates(_ examiner: Examiner<any TreeDiff>) throws {
        let old = Node("page", [Node("a", "1"), Node("b", "2", .red)])
        let cases: [(Node, Change, String)] = [
            (
                Node("page", [Node("a", "1"), Node("b", "5", .grey)]), .update(["b"], text: "5", colour: .grey),
                "textMissed"
            ),
            (
                Node("page", [Node("a", "5"), Node("b", "2", .red)]), .update(["a"], text: "5", colour: .black),
                "textMissed"
            ),
            (
                Node("page", [Node("a", "1"), Node("b", "2", .grey)]), .update(["b"], text: "2", colour: .grey),
                "colourMissed"
            ),
            (
                Node("page", "title", .black, old.children), .update([], text: "title", colour: .black), "rootMissed"
            ),
        ]
        for (new, change, missed) in cases {
            try expect(examiner, old, new, [change]) { got in
                if got.isEmpty { return missed }
                if got == [change.underTheRoot] { return "rootInPath" }
                if got.count == 1, let path = got[0].updated {
                    if path != change.updated { return "otherPath" }
                    return got == Ours.diff(new, old) ? "turned" : "halfOld"
                }
                if got.contains(where: \.isRemoval) { return "newForChanged" }
                if got.contains(change), got.contains(where: { $0.isUpdate(above: change) }),
                    got.allSatisfy({ $0 == change || $0.isUpdate(above: change) })
                {
                    return "parentsToo"
                }
                if got.count > 1, got.allSatisfy({ $0.updated == change.updated }) { return "twoUpdates" }
                return drawn(got) > 1 ? "allUpdated" : nil
            }
        }
    }

    private static func checkNested(_ examiner: Examiner<any TreeDiff>) throws {
        func page(_ text: String) -> Node {
            Node("page", [Node("row", [Node("a", text), Node("b", "2")]), Node("a", "0")])
        }
        try expect(examiner, page("1"), page("7"), [.update(["row", "a"], text: "7", colour: .black)]) { got in
            switch got {
            case []: "onlyTop"
            case [.update(["a"], text: "7", colour: .black)]: "shortPath"
            case _ where got.contains(where: \.isRemoval): "newForChanged"
            case _ where got.count == 1 && got[0].updated != nil: "otherPath"
            default: nil
            }
        }
    }

    private static func checkInsertion(_ examiner: Examiner<any TreeDiff>) throws {
        let (a, b) = (Node("a", "1"), Node("b", "2"))
        let c = Node("c", [Node("d", "3")])
        let old = Node("page", [a, b])
        for place in [2, 0] {
            var children = [a, b]
            children.insert(c, at: place)
            let new = Node("page", children)
            _ = examiner.making("diff(\(old), \(new))", ifItTraps: "newKeyMissing") { Self().diff(old, new) }
            try expect(examiner, old, new, [.insert(c, in: [], at: place)]) { got in
                if got.isEmpty { return "insertMissed" }
                if got == [.insert(c, in: ["c"], at: place)] { return "ownPath" }
                if got.contains(where: { $0.isInsertion(of: "d") }) { return "childrenTwice" }
                if got == [.insert(Node("c"), in: [], at: place)] { return "withoutChildren" }
                if got == [.insert(c, in: [], at: 2)] { return "appended" }
                if drawn(got) > c.count { return "byPlace" }
                return got.contains(where: \.isMove) ? "needlessMoves" : nil
            }
        }
    }

    private static func checkMoves(_ examiner: Examiner<any TreeDiff>) throws {
        let (a, b, c) = (Node("a", "1"), Node("b", "2"), Node("c", "3"))
        let old = Node("page", [a, b, c])
        for new in [[c, a, b], [Node("c", "9"), a, b], [b, a, c]].map({ Node("page", $0) }) {
            let call = "diff(\(old), \(new))"
            examiner.running(call)
            let got = Self().diff(old, new)
            examiner.finished()
            let isChanged = new.children.contains { $0.text == "9" }
            let steps = Finding.note("\(call) is \(Tour.described(got))")
            try examiner.require(!got.allSatisfy { $0.updated != nil }, else: "orderMissed", steps)
            let takenOut = Pages(old, new).takenOut(by: got)
            try examiner.require(
                takenOut.isEmpty, else: isChanged && takenOut == ["[\"c\"]"] ? "takenOut" : "movedAsNew", steps)
            try examiner.require(drawn(got) <= (isChanged ? 1 : 0), else: "movedAsNew", steps)
            try examiner.require(!isChanged || drawn(got) == 1, else: "movedUnchanged", steps)
            let words: String
            do { words = try old.applying(got).description } catch { words = "\(error)" }
            try examiner.expect(
                "\(old).applying(\(Tour.described(got)))", words, is: new.description, ifGot: [(words, "wrongPlace")])
            let idle = try idleSteps(got, from: old)
            try examiner.require(
                idle.isEmpty, else: "idleStep", steps,
                .note("these steps change nothing when they are applied: \(Tour.described(idle))"))
        }
    }
}

extension Change {
    fileprivate var isMove: Bool { if case .move = self { true } else { false } }

    fileprivate var isRemoval: Bool { if case .remove = self { true } else { false } }

    fileprivate var updated: Path? { if case .update(let path, _, _) = self { path } else { nil } }

    fileprivate func isInsertion(of key: String) -> Bool {
        if case .insert(let node, _, _) = self { node.key == key } else { false }
    }

    fileprivate func isUpdate(above other: Change) -> Bool {
        guard let updated, let inner = other.updated else { return false }
        return updated.count < inner.count && inner.starts(with: updated)
    }

    fileprivate var underTheRoot: Change {
        if case .update(let path, let text, let colour) = self {
            .update(["page"] + path, text: text, colour: colour)
        } else {
            self
        }
    }
}

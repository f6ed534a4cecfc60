private struct Answer: OneRender {
    final class Page: PageShape {
        private let tree: (Int) -> Node
        private let canvas: Canvas
        private var waiting: Int?
        private var shown: Node?

        init(_ tree: @escaping (Int) -> Node, on canvas: Canvas) {
            (self.tree, self.canvas) = (tree, canvas)
        }

        func show(_ number: Int) {
            waiting = number
        }

        func cycle() {
            guard let number = waiting else { return }
            waiting = nil
            let new = tree(number)
            if let shown { canvas.apply(diff(shown, new)) } else { canvas.draw(new) }
            shown = new
        }
    }
}

package let oneRenderReference: any OneRender.Type = Answer.self

// MARK: - Wrong answers

package let oneRenderWrong: KeyValuePairs<String, any Contract.Type> = [
    "neverDrawn": Of<NeverDrawn>.self, "drawnTwice": Of<DrawnTwice>.self, "builtAtOnce": Of<BuiltAtOnce>.self,
    "drawnAtOnce": Of<DrawnAtOnce>.self, "ownTree": Of<OwnTree>.self, "builtEachTime": Of<BuiltEachTime>.self,
    "oldest": Of<Oldest>.self, "nothingFound": Of<NothingFound>.self,
    "wholeTree": Of<WholeTree>.self, "appliedTwice": Of<AppliedTwice>.self, "firstChange": Of<FirstChange>.self,
    "turned": Of<Turned>.self, "firstTree": Of<FirstTree>.self, "drawnUnasked": Of<DrawnUnasked>.self,
    "builtUnasked": Of<BuiltUnasked>.self, "zeroIsNothing": Of<ZeroIsNothing>.self, "shared": Of<Shared>.self,
    "largest": Of<Largest>.self, "drawnForNothing": Of<DrawnForNothing>.self,
    "lostMeanwhile": Of<LostMeanwhile>.self, "eachDrawn": Of<EachDrawn>.self, "oldLeft": Of<OldLeft>.self,
    "backIgnored": Of<BackIgnored>.self, "drawnEarly": Of<DrawnEarly>.self,
    "smallestIsNothing": Of<SmallestIsNothing>.self, "othersCanvas": Of<OthersCanvas>.self,
    "emptyIsNothing": Of<EmptyIsNothing>.self, "builtAgain": Of<BuiltAgain>.self,
    "wholeIfChanged": Of<WholeIfChanged>.self,
]

private struct Of<Page: PageShape>: OneRender {}

/// Right in what a wrong answer does not do otherwise.
private class Right: PageShape {
    let make: (Int) -> Node
    let canvas: Canvas
    var waiting: Int?
    var shown: Node?

    required init(_ tree: @escaping (Int) -> Node, on canvas: Canvas) { (make, self.canvas) = (tree, canvas) }

    func tree(_ number: Int) -> Node { make(number) }

    func show(_ number: Int) { waiting = number }

    func first(_ new: Node) { canvas.draw(new) }

    func next(_ old: Node, _ new: Node) { canvas.apply(Ours.diff(old, new)) }

    func cycle() {
        guard let number = waiting else { return }
        waiting = nil
        render(tree(number))
    }

    func render(_ new: Node) {
        if let shown { next(shown, new) } else { first(new) }
        shown = new
    }
}

private final class NeverDrawn: Right {
    override func first(_ new: Node) { canvas.apply(Ours.diff(Node(new.key), new)) }
}

private final class DrawnTwice: Right {
    override func first(_ new: Node) { for _ in 0..<2 { canvas.draw(new) } }
}

private final class BuiltAtOnce: Right {
    required init(_ tree: @escaping (Int) -> Node, on canvas: Canvas) {
        super.init(tree, on: canvas)
        _ = self.tree(0)
    }
}

private final class DrawnAtOnce: Right {
    override func show(_ number: Int) { render(tree(number)) }
}

private final class OwnTree: Right {
    override func tree(_ number: Int) -> Node { Ours.page(number) }
}

private final class BuiltEachTime: Right {
    private var built: Node?

    override func show(_ number: Int) { built = tree(number) }

    override func cycle() {
        built.map(render)
        built = nil
    }
}

private final class Oldest: Right {
    override func show(_ number: Int) { waiting = waiting ?? number }
}

private final class NothingFound: Right {
    override func render(_ new: Node) {
        if shown != nil { shown = new }
        super.render(new)
    }
}

private final class WholeTree: Right {
    override func next(_ old: Node, _ new: Node) { canvas.draw(new) }
}

private final class WholeIfChanged: Right {
    override func next(_ old: Node, _ new: Node) {
        if old != new { canvas.draw(new) }
    }
}

private final class AppliedTwice: Right {
    override func next(_ old: Node, _ new: Node) { for _ in 0..<2 { super.next(old, new) } }
}

private final class FirstChange: Right {
    override func next(_ old: Node, _ new: Node) { canvas.apply(Array(Ours.diff(old, new).prefix(1))) }
}

private final class Turned: Right {
    override func next(_ old: Node, _ new: Node) { super.next(new, old) }
}

private final class FirstTree: Right {
    override func render(_ new: Node) {
        if let shown { next(shown, new) } else { super.render(new) }
    }
}

private final class DrawnUnasked: Right {
    private var number = 0

    override func show(_ number: Int) { self.number = number }

    override func cycle() { render(tree(number)) }
}

private final class BuiltUnasked: Right {
    override func cycle() { waiting.map { render(tree($0)) } }
}

private final class SmallestIsNothing: Right {
    private var number = Int.min

    override func show(_ number: Int) { self.number = number }

    override func cycle() {
        if number != .min { render(tree(number)) }
        number = .min
    }
}

private final class OthersCanvas: Right {
    override func render(_ new: Node) {
        shown = canvas.tree
        super.render(new)
    }
}

private final class EmptyIsNothing: Right {
    override func render(_ new: Node) {
        super.render(new)
        if new.children.isEmpty { shown = nil }
    }
}

private final class BuiltAgain: Right {
    override func cycle() {
        guard let number = waiting else { return }
        waiting = nil
        _ = tree(number)
        render(tree(number))
    }
}

private final class ZeroIsNothing: Right {
    private var number = 0

    override func show(_ number: Int) { self.number = number }

    override func cycle() {
        if number != 0 { render(tree(number)) }
        number = 0
    }
}

@MainActor private var everyonesTree: Node?

private final class Shared: Right {
    override func render(_ new: Node) {
        if let everyonesTree { next(everyonesTree, new) } else { first(new) }
        everyonesTree = new
    }
}

private final class Largest: Right {
    override func show(_ number: Int) { waiting = max(waiting ?? number, number) }
}

private final class DrawnForNothing: Right {
    override func next(_ old: Node, _ new: Node) {
        if old == new { canvas.draw(new) } else { super.next(old, new) }
    }
}

private final class LostMeanwhile: Right {
    override func cycle() {
        guard let number = waiting else { return }
        render(tree(number))
        waiting = nil
    }
}

private final class EachDrawn: Right {
    private var numbers: [Int] = []

    override func show(_ number: Int) { numbers.append(number) }

    override func cycle() {
        let now = numbers
        numbers = []
        for number in now { render(tree(number)) }
    }
}

private final class OldLeft: Right {
    private var numbers: [Int] = []

    override func show(_ number: Int) { numbers.append(number) }

    override func cycle() { numbers.popLast().map { render(tree($0)) } }
}

private final class BackIgnored: Right {
    private var last: Int?

    override func show(_ number: Int) {
        if number != last { waiting = number }
    }

    override func cycle() {
        last = waiting ?? last
        super.cycle()
    }
}

private final class DrawnEarly: Right {
    required init(_ tree: @escaping (Int) -> Node, on canvas: Canvas) {
        super.init(tree, on: canvas)
        render(self.tree(0))
    }
}

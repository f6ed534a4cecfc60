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
    "oldBuiltAgain": Of<OldBuiltAgain>.self,
    "wholeIfChanged": Of<WholeIfChanged>.self, "wholeIfCheaper": Of<WholeIfCheaper>.self,
    "nextInSameCycle": Of<NextInSameCycle>.self,
    "negativeIgnored": Of<NegativeIgnored>.self, "wholeIfMany": Of<WholeIfMany>.self,
    "minusOneIsNothing": Of<MinusOneIsNothing>.self, "drawnInSameCycle": Of<DrawnInSameCycle>.self,
]

private enum NeverDrawn {}
private enum DrawnTwice {}
private enum BuiltAtOnce {}
private enum DrawnAtOnce {}
private enum OwnTree {}
private enum BuiltEachTime {}
private enum Oldest {}
private enum NothingFound {}
private enum WholeTree {}
private enum AppliedTwice {}
private enum FirstChange {}
private enum Turned {}
private enum FirstTree {}
private enum DrawnUnasked {}
private enum BuiltUnasked {}
private enum ZeroIsNothing {}
private enum Shared {}
private enum Largest {}
private enum DrawnForNothing {}
private enum LostMeanwhile {}
private enum EachDrawn {}
private enum OldLeft {}
private enum BackIgnored {}
private enum DrawnEarly {}
private enum SmallestIsNothing {}
private enum OthersCanvas {}
private enum EmptyIsNothing {}
private enum BuiltAgain {}
private enum OldBuiltAgain {}
private enum WholeIfChanged {}
private enum WholeIfCheaper {}
private enum NextInSameCycle {}
private enum NegativeIgnored {}
private enum WholeIfMany {}
private enum MinusOneIsNothing {}
private enum DrawnInSameCycle {}

private struct Of<Flaw>: OneRender {
    typealias Page = Flawed<Flaw>
}

@MainActor private var everyonesTree: Node?

private final class Flawed<Flaw>: PageShape {
    private let make: (Int) -> Node
    private let canvas: Canvas
    private var waiting: Int?
    private var shown: Node?
    /// State that only some of the wrong answers use.
    private var (numbers, built, last): ([Int], Node?, Int?) = ([], nil, nil)

    init(_ tree: @escaping (Int) -> Node, on canvas: Canvas) {
        (make, self.canvas) = (tree, canvas)
        if has(BuiltAtOnce.self) { _ = tree(0) }
        if has(DrawnEarly.self) { render(tree(0)) }
    }

    func show(_ number: Int) {
        numbers.append(number)
        switch Flaw.self {
        case is DrawnAtOnce.Type: render(make(number))
        case is BuiltEachTime.Type: built = make(number)
        case is Oldest.Type: waiting = waiting ?? number
        case is Largest.Type: waiting = max(waiting ?? number, number)
        case is NegativeIgnored.Type where number < 0: break
        case is BackIgnored.Type where number == last: break
        default: waiting = number
        }
    }

    func cycle() {
        let now = numbers
        switch Flaw.self {
        case is BuiltEachTime.Type:
            built.map(render)
            built = nil
        case is DrawnUnasked.Type: render(make(waiting ?? 0))
        case is BuiltUnasked.Type: waiting.map { render(make($0)) }
        case is EachDrawn.Type:
            numbers = []
            for number in now { render(make(number)) }
        case is NextInSameCycle.Type:
            while let number = waiting {
                waiting = nil
                let new = make(number)
                if waiting == nil { render(new) }
            }
        case is DrawnInSameCycle.Type:
            while let number = waiting {
                waiting = nil
                render(make(number))
            }
        case is OldLeft.Type: numbers.popLast().map { render(make($0)) }
        default:
            guard let number = waiting else { return }
            let former = last
            last = number
            if !has(LostMeanwhile.self) { waiting = nil }
            if has(ZeroIsNothing.self) && number == 0 || has(SmallestIsNothing.self) && number == .min { return }
            if has(MinusOneIsNothing.self) && number == -1 { return }
            if has(BuiltAgain.self) { _ = make(number) }
            if has(OldBuiltAgain.self), let former { _ = make(former) }
            render(has(OwnTree.self) ? Ours.page(number) : make(number))
            if has(LostMeanwhile.self) { waiting = nil }
        }
    }

    private func render(_ new: Node) {
        let old =
            switch Flaw.self {
            case is Shared.Type: everyonesTree
            case is OthersCanvas.Type: canvas.tree
            case is NothingFound.Type: shown.map { _ in new }
            default: shown
            }
        if let old { next(old, new) } else { first(new) }
        if old == nil || !has(FirstTree.self) { shown = new }
        if has(EmptyIsNothing.self), new.children.isEmpty { shown = nil }
        if has(Shared.self) { everyonesTree = new }
    }

    private func first(_ new: Node) {
        if has(NeverDrawn.self) { canvas.apply(Ours.diff(Node(new.key), new)) } else { canvas.draw(new) }
        if has(DrawnTwice.self) { canvas.draw(new) }
    }

    private func next(_ old: Node, _ new: Node) {
        let steps = Ours.diff(old, new)
        switch Flaw.self {
        case is WholeTree.Type: canvas.draw(new)
        case is WholeIfChanged.Type where old != new, is DrawnForNothing.Type where old == new: canvas.draw(new)
        case is WholeIfCheaper.Type where steps.map(\.drawn).reduce(0, +) >= new.count: canvas.draw(new)
        case is WholeIfMany.Type where steps.count > 3: canvas.draw(new)
        case is AppliedTwice.Type: for _ in 0..<2 { canvas.apply(steps) }
        case is FirstChange.Type: canvas.apply(Array(steps.prefix(1)))
        case is Turned.Type: canvas.apply(Ours.diff(new, old))
        default: canvas.apply(steps)
        }
    }

    private func has(_ flaw: Any.Type) -> Bool { Flaw.self == flaw }
}

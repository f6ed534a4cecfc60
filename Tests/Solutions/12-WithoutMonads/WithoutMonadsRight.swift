import Chapter12WithoutMonads

@MainActor package let ownSubjectRight: KeyValuePairs<String, any Contract.Type> = ["empty boxes stay": Boxes.self]

/// Right answers that call a filter twice, or that keep the filters that they have replaced. The exercise allows both.
@MainActor package let studentCreditRight: KeyValuePairs<String, any Contract.Type> = [
    "asks the filter twice": AskedTwice.self, "keeps all filters": FiltersKept.self,
]

@MainActor package let needsLayoutRight: KeyValuePairs<String, any Contract.Type> = [
    "a list for each depth": ByDepth.self, "leaves repeats out in run": SiftedLater.self,
]

/// Right answers that return other changes than the solution does. Different lists of changes may turn one tree into
/// another.
@MainActor package let treeDiffRight: KeyValuePairs<String, any Contract.Type> = [
    "from the back, and inner views first": InsideFirst.self, "updates last": LooksLast.self,
]

@MainActor package let oneRenderRight: KeyValuePairs<String, any Contract.Type> = [
    "takes all numbers, draws the last": NumbersTaken.self
]

@MainActor private func addWithin(_ points: Int, to credit: PlainSubject<Int>) {
    let new = min(max(credit.value + points, 0), 100)
    if new != credit.value { credit.send(new) }
}

private struct Boxes: OwnSubject {
    final class Subject<Value>: SubjectShape {
        final class Box { var tell: ((Value) -> Void)?; init(_ t: @escaping (Value) -> Void) { tell = t } }
        var value: Value; var boxes: [Box] = []; var w: [Value] = []; var busy = false
        init(_ value: Value) { self.value = value }
        func subscribe(_ tell: @escaping (Value) -> Void) -> () -> Void {
            let b = Box(tell); boxes.append(b); tell(value); return { [weak b] in b?.tell = nil }
        }
        func send(_ v: Value) {
            w.append(v); if busy { return }; busy = true; defer { busy = false };
            while let next = w.first { w.removeFirst(); value = next; boxes.forEach { $0.tell?(next) } }
        }
    }
    typealias Numbers = Subject<Int>; typealias Texts = Subject<String>
}

private struct AskedTwice: StudentCredit {
    struct Record: RecordShape {
        var name = ""; var number = 0; var f: ((Int) -> Bool)?; init() {}
        func named(_ n: String) -> Record { var c = self; c.name = n; return c }
        func numbered(_ n: Int) -> Record { var c = self; c.number = n; return c }
        func satisfied(by f: @escaping (Int) -> Bool) -> Record { var c = self; c.f = f; return c }
        func isSatisfied(by c: Int) -> Bool { guard f?(c) != nil else { return false }; return f!(c) }
    }
    func colour(of c: Int) -> Colour { .of(c) }
    func status(of c: Int, for s: Record) -> Status {
        let ok = s.isSatisfied(by: c); return c == 0 ? .notSet : ok ? .pass : .fail
    }
    func add(_ p: Int, to c: PlainSubject<Int>) { addWithin(p, to: c) }
}

private struct FiltersKept: StudentCredit {
    struct Record: RecordShape {
        let name: String; let number: Int; let fs: [(Int) -> Bool]
        init() { (name, number, fs) = ("", 0, []) }
        init(_ a: String, _ b: Int, _ c: [(Int) -> Bool]) { (name, number, fs) = (a, b, c) }
        func named(_ n: String) -> Record { Record(n, number, fs) }
        func numbered(_ n: Int) -> Record { Record(name, n, fs) }
        func satisfied(by f: @escaping (Int) -> Bool) -> Record { Record(name, number, fs + [f]) }
        func isSatisfied(by c: Int) -> Bool { fs.last.map { $0(c) } == true }
    }
    func colour(of c: Int) -> Colour { [(70, Colour.red), (30, .purple)].first { c >= $0.0 }?.1 ?? .grey }
    func status(of c: Int, for s: Record) -> Status {
        switch (c, s.isSatisfied(by: c)) {
        case (0, _): .notSet;
        case (_, true): .pass;
        default: .fail
        }
    }
    func add(_ p: Int, to c: PlainSubject<Int>) {
        var n = c.value; n += p; if n > 100 { n = 100 }; if n < 0 { n = 0 }; guard n != c.value else { return };
        c.send(n)
    }
}

private struct ByDepth: NeedsLayout {
    final class Cycle: CycleShape {
        var m: [Int: [Panel]] = [:]; init() {}
        func mark(_ p: Panel) {
            if !m[p.depth, default: []].contains(where: { $0 === p }) { m[p.depth, default: []].append(p) }
        }
        func run() { let now = m; m = [:]; for d in now.keys.sorted() { now[d]?.forEach { $0.layout() } } }
    }
}

private struct SiftedLater: NeedsLayout {
    final class Cycle: CycleShape {
        var m: [Panel] = []; init() {}
        func mark(_ p: Panel) { m.append(p) }
        func run() {
            var now: [Panel] = []; for p in m where !now.contains(where: { $0 === p }) { now.append(p) }; m.removeAll();
            while let d = now.map(\.depth).min() {
                now.filter { $0.depth == d }.forEach { $0.layout() }; now.removeAll { $0.depth == d }
            }
        }
    }
}

private struct InsideFirst: TreeDiff {
    func diff(_ o: Node, _ n: Node) -> [Change] { go(o, n, []) }
    // All steps of deeper views come first, and the view's own update comes last. Removals and moves go from back to
    // front.
    func go(_ old: Node, _ new: Node, _ path: [String]) -> [Change] {
        var out: [Change] = []
        for c in new.children {
            if let b = old.children.first(where: { $0.key == c.key }) { out += go(b, c, path + [c.key]) }
        }
        let kept = Set(new.children.map(\.key))
        for c in old.children.reversed() where !kept.contains(c.key) { out.append(.remove(c.key, in: path)) }
        var keys = old.children.map(\.key).filter(kept.contains)
        let want = new.children.map(\.key).filter { k in old.children.contains { $0.key == k } }
        for i in want.indices.reversed() where keys[i] != want[i] {
            keys.removeAll { $0 == want[i] }; keys.insert(want[i], at: i); out.append(.move(want[i], in: path, to: i))
        }
        for (i, c) in new.children.enumerated() where !old.children.contains(where: { $0.key == c.key }) {
            out.append(.insert(c, in: path, at: i))
        }
        return out
            + (old.text != new.text || old.colour != new.colour
                ? [.update(path, text: new.text, colour: new.colour)] : [])
    }
}

private struct LooksLast: TreeDiff {
    func diff(_ o: Node, _ n: Node) -> [Change] {
        let all = Ours.diff(o, n); func u(_ c: Change) -> Bool { if case .update = c { true } else { false } };
        return all.filter { !u($0) } + all.filter(u)
    }
}

private struct NumbersTaken: OneRender {
    final class Page: PageShape {
        let tree: (Int) -> Node, canvas: Canvas
        var waiting: [Int] = [], draw: (Node) -> Node
        init(_ tree: @escaping (Int) -> Node, on canvas: Canvas) {
            (self.tree, self.canvas) = (tree, canvas)
            draw = {
                canvas.draw($0); return $0
            }
        }
        func show(_ number: Int) { waiting.append(number) }
        func cycle() {
            guard let number = waiting.last else { return }
            waiting = []
            let shown = draw(tree(number))
            draw = { [canvas, unowned self] new in
                canvas.apply(diff(shown, new)); return new
            }
        }
    }
}

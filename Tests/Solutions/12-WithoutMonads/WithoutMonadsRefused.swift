/// Answers to chapter 12 that do not compile: what stands between the braces.
enum WithoutMonadsRefused {
    static let ownSubject = [
        "noLeave": subject("subscribers.append((1, tell))"),
        "explicitSelf": subject("{ subscribers.removeAll { $0.id == 1 } }"),
        "weakIsOptional": subject("{ [weak self] in self.subscribers.removeAll { $0.id == 1 } }"),
        "compared": subject("{ [weak self] in self?.subscribers.removeAll { $0.tell == tell } }"),
    ]

    static let studentCredit = [
        "assigned": student(named: "self.name = name\n        return self"),
        "setForSend": student(add: "credit.value += points"),
        "openSwitch": student(
            colour: "switch credit { case 0..<30: .grey; case 30..<70: .purple; case 70...100: .red }"),
        "wordsForCase": student(status: "if credit == 0 { return \"not set\" } else { return .fail }"),
    ]

    static let needsLayout = [
        "oneForTwo": cycle("[Panel]", "marked = marked.sorted { $0.depth }"),
        "noEquality": cycle("[Panel]", "if !marked.contains(panel) { marked.append(panel) }"),
        "noSet": cycle("Set<Panel>", "marked.insert(panel)"),
    ]

    static let treeDiff = [
        "halfAnUpdate": diff("[.update([], text: new.text)]"),
        "secondFunction": diff("new.children.flatMap { diff(old, $0, at: [$0.key]) }"),
        "pathIsList": diff("[.update(new.key, text: new.text, colour: new.colour)]"),
        "mayBeNew": diff("diff(old.children.first, new)"),
    ]

    static let oneRender = [
        "nothingYet": page("canvas.apply(diff(shown, tree(7)))")
    ]

    private static func subject(_ leave: String) -> String {
        """
        final class Subject<Value>: SubjectShape {
            private(set) var value: Value
            private var subscribers: [(id: Int, tell: (Value) -> Void)] = []
            init(_ value: Value) { self.value = value }
            func subscribe(_ tell: @escaping (Value) -> Void) -> () -> Void { return \(leave) }
            func send(_ value: Value) {}
        }
        typealias Numbers = Subject<Int>
        typealias Texts = Subject<String>
        """
    }

    private static func student(
        named: String = "self", colour: String = ".red", status: String = ".fail", add: String = ""
    ) -> String {
        """
        struct Record: RecordShape {
            private(set) var name = ""
            private(set) var number = 0
            func named(_ name: String) -> Record {
                \(named)
            }
            func numbered(_ number: Int) -> Record { self }
            func satisfied(by filter: @escaping (Int) -> Bool) -> Record { self }
            func isSatisfied(by credit: Int) -> Bool { false }
        }
        func colour(of credit: Int) -> Colour {
            \(colour)
        }
        func status(of credit: Int, for student: Record) -> Status { \(status) }
        func add(_ points: Int, to credit: PlainSubject<Int>) { \(add) }
        """
    }

    private static func cycle(_ type: String, _ mark: String) -> String {
        """
        final class Cycle: CycleShape {
            private var marked: \(type) = []
            func mark(_ panel: Panel) { \(mark) }
            func run() {}
        }
        """
    }

    private static func diff(_ body: String) -> String {
        "func diff(_ old: Node, _ new: Node) -> [Change] { \(body) }"
    }

    private static func page(_ cycle: String) -> String {
        """
        final class Page: PageShape {
            private let tree: (Int) -> Node
            private let canvas: Canvas
            private var shown: Node?
            init(_ tree: @escaping (Int) -> Node, on canvas: Canvas) { (self.tree, self.canvas) = (tree, canvas) }
            func show(_ number: Int) {}
            func cycle() { \(cycle) }
        }
        """
    }
}

enum PageStep: CustomStringConvertible, Sendable {
    case show(Int)
    case cycle
    /// The next time a cycle calls `tree` with the first number, `tree` calls `show` with the second number.
    case whileBuilding(Int, Int)
    /// The given step, performed with the second page instead of the first.
    indirect case other(PageStep)

    var requirement: String {
        switch self {
        case .show: "show"
        case .cycle, .whileBuilding: "cycle"
        case .other(let step): step.requirement
        }
    }

    var description: String {
        switch self {
        case .show(let number): "page.show(\(number))"
        case .cycle: "page.cycle()"
        case .whileBuilding(let number, let next): "tree(\(number)) calls page.show(\(next)), once"
        case .other(.show(let number)): "other.show(\(number))"
        case .other(.cycle): "other.cycle()"
        case .other(let step): step.description
        }
    }
}

extension Generator where Value == [PageStep] {
    private static var shows: Generator<PageStep> {
        Generator<Int>.one(of: [
            .int(in: -3...9), .int(in: 1...100), .element(of: [-1, 0, 16, 32, 69, 70, .min, .max]),
        ]).map {
            .show($0)
        }
    }

    private static var some: Generator { Generator<PageStep>.arrays(of: [shows], 1...3).map { $0 + [.cycle] } }

    static var once: Generator { some }

    static var twice: Generator { Generator<([PageStep], [PageStep])>.pair(some, some).map { $0 + $1 } }

    static var often: Generator {
        Generator<[[PageStep]]>.array(of: some, count: 2...4).map { $0.flatMap(\.self) }
    }

    static var any: Generator { Generator<PageStep>.arrays(of: [shows, shows, .constant(.cycle)], 1...10) }

    static var meanwhile: Generator {
        let during = Generator<(Int, Int)>.pair(.int(in: 1...4), .int(in: 1...4)).map { PageStep.whileBuilding($0, $1) }
        let few = Generator<Int>.int(in: 1...4).map { PageStep.show($0) }
        return Generator<PageStep>.arrays(of: [during, few, few, .constant(.cycle)], 1...8).map {
            $0 + [.cycle, .cycle]
        }
    }

    static var twoPages: Generator {
        let step = Generator<PageStep>.one(of: [shows, .constant(.cycle)])
        return Generator<PageStep>.arrays(of: [step, step.map { .other($0) }], 1...10)
    }
}

extension Generator where Value == PageStep {
    fileprivate static func arrays(of steps: [Generator], _ count: ClosedRange<Int>) -> Generator<[PageStep]> {
        .array(of: .one(of: steps), count: count)
    }
}

@MainActor final class PageStage {
    private let canvases = [Canvas(), Canvas()]
    private var pages: [any PageShape] = []
    private var meanwhile: [Int: Int] = [:]
    private var notes: [String] = []
    private var lines = [0, 0]
    private var drawn = [0, 0]
    private var waiting: [Int?] = [nil, nil]
    private var calls = 0
    /// The number that the running cycle should show; `nil` if `tree` should not be called now.
    private var next: Int?

    init(_ make: (@escaping (Int) -> Node, Canvas) -> any PageShape) {
        // The second canvas already shows a tree. The first cycle of the second page must draw the whole page anyway.
        canvases[1].draw(Node("page", [Node("old")]))
        (lines[1], drawn[1]) = (canvases[1].log.count, canvases[1].drawn)
        for place in 0...1 {
            pages.append(make({ [weak self] in self?.tree($0, place) ?? Node("page") }, canvases[place]))
        }
    }

    private func tree(_ number: Int, _ place: Int) -> Node {
        // A cycle that has a number to show should call `tree` only once. If there are more calls, only the second one
        // is noted.
        calls += 1
        if next == nil { notes.append("tree(\(number)) is called") }
        if next != nil, calls == 2 { notes.append("tree is called again in this cycle") }
        if next == number, let later = meanwhile.removeValue(forKey: number) { show(later, place) }
        if number % 16 == 0, number != 0 { return Node("page", "\(number)", .of(number)) }
        let rows = ["a", "b", "c"].enumerated().filter { number & (1 << $0.0) != 0 }.map { Node($0.1) }
        return Node("page", [Node(place == 0 ? "credit" : "points", "\(number)", .of(number))] + rows)
    }

    private func show(_ number: Int, _ place: Int) {
        waiting[place] = number
        let before = next
        next = nil
        pages[place].show(number)
        next = before
    }

    func noted() -> [String] {
        defer { notes = [] }
        for place in 0...1 {
            let (canvas, name) = (canvases[place], place == 0 ? "" : "the other canvas: ")
            let (new, views) = (canvas.log.dropFirst(lines[place]), canvas.drawn - drawn[place])
            (lines[place], drawn[place]) = (canvas.log.count, canvas.drawn)
            guard !new.isEmpty else { continue }
            // Notes each tree that was drawn as a whole and each step that did not fit. If there were any steps, also
            // notes how many views were drawn.
            notes += new.filter { $0.hasPrefix("draw ") || $0.hasPrefix("does not fit") }.map { name + $0 }
            if new.contains(where: { !$0.hasPrefix("draw ") }) { notes.append("\(name)the steps draw \(views)") }
            notes.append("\(name)canvas.tree is \(canvas.tree?.description ?? "nil")")
        }
        return notes
    }

    func perform(_ step: PageStep) -> [String] {
        perform(step, on: 0)
        return noted()
    }

    private func perform(_ step: PageStep, on place: Int) {
        switch step {
        case .show(let number): show(number, place)
        case .cycle:
            next = waiting[place]
            waiting[place] = nil
            calls = 0
            pages[place].cycle()
            next = nil
        case .whileBuilding(let number, let later): meanwhile[number] = later
        case .other(let step): perform(step, on: 1)
        }
    }
}

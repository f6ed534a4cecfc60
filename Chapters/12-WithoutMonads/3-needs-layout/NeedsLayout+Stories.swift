enum LayoutStep: CustomStringConvertible, Sendable {
    case mark(String)
    case run
    /// From now on, the panel marks other panels whenever it is laid out.
    case when(String, [String])
    /// The given step, performed with the second cycle instead of the first.
    indirect case other(LayoutStep)

    var description: String {
        switch self {
        case .mark(let name): "cycle.mark(\(name))" + Self.remark(name)
        case .run: "cycle.run()"
        case .when(let name, let others): "when \(name) is laid out, it marks " + others.joined(separator: ", ")
        case .other(.mark(let name)): "other.mark(\(name))" + Self.remark(name)
        case .other(.run): "other.run()"
        case .other(let step): step.description
        }
    }

    private static func remark(_ name: String) -> String { inner[name].map { "  // depth \($0)" } ?? "" }

    /// The depths of the panels that are inside other panels.
    static let inner = ["row": 1, "label": 2, "inner cell": 2, "deep": 12, "deeper": 131, "deepest": 261]

    static func words(_ name: String) -> String { name + (inner[name].map { " (depth \($0))" } ?? "") }

    var requirement: String {
        switch self {
        case .mark, .when: "mark"
        case .run: "run"
        case .other(let step): step.requirement
        }
    }
}

extension Generator where Value == [LayoutStep] {
    private static var mark: Generator<LayoutStep> {
        Generator<String>.element(of: ["a", "b", "c", "a cell", "another cell", "page", "row", "label"])
            .map { .mark($0) }
    }

    private static var deepMark: Generator<LayoutStep> {
        Generator<String>.element(of: ["deep", "deeper", "label", "row"]).map { .mark($0) }
    }

    static var oneMark: Generator { mark.map { [$0, .run] } }

    static var marksThenRun: Generator { steps(of: [mark], count: 0...9).map { $0 + [.run] } }

    static var marks: Generator {
        steps(of: [mark, mark, deepMark, .constant(.run)], count: 1...12).map { $0 + [.run] }
    }

    static var marksDuring: Generator {
        steps(of: [mark, mark, when, .constant(.run)], count: 1...10).map { $0 + [.run, .run] }
    }

    static var twoCycles: Generator {
        let step = Generator<LayoutStep>.one(of: [mark, mark, when, .constant(.run)])
        return steps(of: [step, step.map { .other($0) }], count: 1...10).map { $0 + [.run, .other(.run)] }
    }

    private static func steps(of steps: [Generator<LayoutStep>], count: ClosedRange<Int>) -> Generator {
        .array(of: .one(of: steps), count: count)
    }

    private static var when: Generator<LayoutStep> {
        let name = Generator<String>.element(of: ["a", "b", "page", "row", "label"])
        return Generator<(String, [String])>.pair(name, .array(of: name, count: 1...3)).map { .when($0, $1) }
    }
}

/// Two cycles, and panels whose layout is recorded. Several panels are at depth 0. One of these is a page, which
/// contains a row with a label and also some very deep panels.
@MainActor final class LayoutStage {
    private let cycle: any CycleShape
    private let second: any CycleShape
    private let isOrderAsked: Bool
    private var panels: [String: Panel] = [:]
    private var habits: [String: [String]] = [:]
    private var laidOut: [String] = []
    private var running: (any CycleShape)?
    /// The stage of the current story. If an answer keeps its list of panels outside its class, the list still contains
    /// the panels of earlier stories. Their layout is ignored.
    private static weak var current: LayoutStage?

    init(_ cycle: any CycleShape, other: any CycleShape, isOrderAsked: Bool) {
        (self.cycle, second, self.isOrderAsked) = (cycle, other, isOrderAsked)
        Self.current = self
        for name in ["a", "b", "c", "page"] { panels[name] = panel(name) }
        for name in ["a cell", "another cell"] { panels[name] = panel(name, called: "cell") }
        panels["row"] = panel("row", in: panels["page"])
        panels["label"] = panel("label", in: panels["row"])
        panels["inner cell"] = panel("inner cell", called: "cell", in: panels["row"])
        for name in ["deep", "deeper", "deepest"] {
            var parent = panels["page"]
            for _ in 1..<(LayoutStep.inner[name] ?? 1) { parent = Panel("", in: parent) { _ in } }
            panels[name] = panel(name, in: parent)
        }
    }

    private func panel(_ name: String, called: String? = nil, in parent: Panel? = nil) -> Panel {
        Panel(called ?? name, in: parent) { [weak self] _ in self?.layOut(name) }
    }

    private func layOut(_ name: String) {
        guard Self.current === self else { return }
        laidOut.append(name)
        // Panels stop marking each other at the 20th layout of a step. Otherwise, an answer that lays out a marked
        // panel within the same cycle might never finish.
        guard laidOut.count < 20, let running else { return }
        for other in habits[name] ?? [] { panels[other].map(running.mark) }
    }

    func laidOut(by step: LayoutStep) -> [String] {
        laidOut = []
        perform(step, on: cycle)
        return isOrderAsked ? laidOut : laidOut.sorted()
    }

    func perform(_ step: LayoutStep) -> [String] {
        let names = laidOut(by: step)
        return names.isEmpty ? [] : ["lays out " + names.map(LayoutStep.words).joined(separator: ", ")]
    }

    private func perform(_ step: LayoutStep, on cycle: any CycleShape) {
        running = cycle
        switch step {
        case .mark(let name): panels[name].map(cycle.mark)
        case .run: cycle.run()
        case .when(let name, let others): habits[name] = others
        case .other(let step): perform(step, on: second)
        }
        running = nil
    }
}

private struct Answer: NeedsLayout {
    final class Cycle: CycleShape {
        private var marked: [Panel] = []

        func mark(_ panel: Panel) {
            if !marked.contains(where: { $0 === panel }) { marked.append(panel) }
        }

        func run() {
            let now = marked.sorted { $0.depth < $1.depth }
            marked = []
            for panel in now { panel.layout() }
        }
    }
}

package let needsLayoutReference: any NeedsLayout.Type = Answer.self

// MARK: - Wrong answers

package let needsLayoutWrong: KeyValuePairs<String, any Contract.Type> = [
    "atOnce": Of<AtOnce>.self, "never": Of<Neglectful>.self, "eachMark": Of<EachMark>.self,
    "onlyFirst": Of<OnlyFirst>.self,
    "onlyLast": Of<OnlyLast>.self, "onlyNeighbours": Of<OnlyNeighbours>.self, "lastMark": Of<LastMark>.self,
    "notCleared": Of<NotCleared>.self, "neverAgain": Of<NeverAgain>.self, "unordered": Of<Unordered>.self,
    "inner": Of<Inner>.self, "onlyOutermost": Of<OnlyOutermost>.self, "sameCycle": Of<SameCycle>.self,
    "lost": Of<Lost>.self, "selfLost": Of<SelfLost>.self, "shared": Of<Shared>.self,
    "twice": Of<Twice>.self, "byName": Of<ByName>.self, "allEver": Of<AllEver>.self,
    "repeatsDuring": Of<RepeatsDuring>.self, "innerFirst": Of<InnerFirst>.self,
    "lastOfName": Of<LastOfName>.self, "grows": Of<Grows>.self, "runsAgain": Of<RunsAgain>.self,
    "markedStill": Of<MarkedStill>.self, "asText": Of<AsText>.self,
]

private struct Of<Cycle: CycleShape>: NeedsLayout {}

/// Right in what a wrong answer does not do otherwise.
private class Right: CycleShape {
    var marked: [Panel] = []

    required init() {}

    func isMarked(_ panel: Panel) -> Bool { marked.contains { $0 === panel } }

    func mark(_ panel: Panel) {
        if !isMarked(panel) { marked.append(panel) }
    }

    func sorted() -> [Panel] { marked.sorted { $0.depth < $1.depth } }

    func run() {
        let now = sorted()
        marked = []
        for panel in now { panel.layout() }
    }
}

private final class AtOnce: Right {
    override func mark(_ panel: Panel) { panel.layout() }
}

private final class Neglectful: Right {
    override func run() { marked = [] }
}

private final class EachMark: Right {
    override func mark(_ panel: Panel) { marked.append(panel) }
}

private final class OnlyFirst: Right {
    override func mark(_ panel: Panel) {
        if marked.isEmpty { marked = [panel] }
    }
}

private final class OnlyLast: Right {
    override func mark(_ panel: Panel) { marked = [panel] }
}

private final class OnlyNeighbours: Right {
    override func mark(_ panel: Panel) {
        if marked.last !== panel { marked.append(panel) }
    }
}

private final class LastMark: Right {
    override func mark(_ panel: Panel) {
        marked.removeAll { $0 === panel }
        marked.append(panel)
    }
}

private final class NotCleared: Right {
    override func run() {
        for panel in sorted() { panel.layout() }
    }
}

private final class NeverAgain: Right {
    private var done: [Panel] = []

    override func mark(_ panel: Panel) {
        if !done.contains(where: { $0 === panel }) { super.mark(panel) }
    }

    override func run() {
        done += marked
        super.run()
    }
}

private final class Unordered: Right {
    override func sorted() -> [Panel] { marked.sorted { $0.name < $1.name } }
}

private final class Inner: Right {
    override func sorted() -> [Panel] { marked }
}

private final class OnlyOutermost: Right {
    override func sorted() -> [Panel] { marked.filter { $0.depth == 0 } + marked.filter { $0.depth > 0 } }
}

private final class SameCycle: Right {
    override func run() {
        while !marked.isEmpty {
            marked = sorted()
            marked.removeFirst().layout()
        }
    }
}

private final class Lost: Right {
    override func run() {
        for panel in sorted() { panel.layout() }
        marked = []
    }
}

private final class SelfLost: Right {
    override func run() {
        for panel in sorted() {
            panel.layout()
            marked.removeAll { $0 === panel }
        }
    }
}

@MainActor private var everywhere: [Panel] = []

private final class Shared: Right {
    override func mark(_ panel: Panel) {
        if !everywhere.contains(where: { $0 === panel }) { everywhere.append(panel) }
    }

    override func run() {
        marked = everywhere
        everywhere = []
        super.run()
    }
}

private final class Twice: Right {
    override func run() {
        let now = sorted()
        marked = []
        for panel in now + now { panel.layout() }
    }
}

private final class ByName: Right {
    override func isMarked(_ panel: Panel) -> Bool { marked.contains { $0.name == panel.name } }
}

private final class AllEver: Right {
    private var isDirty = false

    override func mark(_ panel: Panel) {
        isDirty = true
        super.mark(panel)
    }

    override func run() {
        guard isDirty else { return }
        isDirty = false
        for panel in sorted() { panel.layout() }
    }
}

private final class RepeatsDuring: Right {
    private var next: [Panel] = []
    private var isRunning = false

    override func mark(_ panel: Panel) {
        if isRunning { next.append(panel) } else { super.mark(panel) }
    }

    override func run() {
        isRunning = true
        super.run()
        isRunning = false
        (marked, next) = (next, [])
    }
}

private final class InnerFirst: Right {
    override func sorted() -> [Panel] { marked.sorted { $0.depth > $1.depth } }
}

private final class LastOfName: Right {
    override func mark(_ panel: Panel) {
        if let place = marked.firstIndex(where: { $0.name == panel.name }) {
            marked[place] = panel
        } else {
            marked.append(panel)
        }
    }
}

private final class Grows: Right {
    override func run() {
        marked = sorted()
        var place = 0
        while place < marked.count {
            marked[place].layout()
            place += 1
        }
        marked = []
    }
}

private final class RunsAgain: Right {
    override func run() {
        while !marked.isEmpty { super.run() }
    }
}

private final class MarkedStill: Right {
    override func run() {
        marked = sorted()
        let count = marked.count
        for place in 0..<count { marked[place].layout() }
        marked.removeFirst(count)
    }
}

private final class AsText: Right {
    override func sorted() -> [Panel] { marked.sorted { "\($0.depth)" < "\($1.depth)" } }
}

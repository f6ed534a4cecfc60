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
    "markedStill": Of<MarkedStill>.self, "asText": Of<AsText>.self, "backwards": Of<Backwards>.self,
    "waitingLost": Of<WaitingLost>.self, "bothTimes": Of<BothTimes>.self, "emptied": Of<Emptied>.self,
    "skipped": Of<Skipped>.self,
]

private enum AtOnce {}
private enum Neglectful {}
private enum EachMark {}
private enum OnlyFirst {}
private enum OnlyLast {}
private enum OnlyNeighbours {}
private enum LastMark {}
private enum NotCleared {}
private enum NeverAgain {}
private enum Unordered {}
private enum Inner {}
private enum OnlyOutermost {}
private enum SameCycle {}
private enum Lost {}
private enum SelfLost {}
private enum Shared {}
private enum Twice {}
private enum ByName {}
private enum AllEver {}
private enum RepeatsDuring {}
private enum InnerFirst {}
private enum LastOfName {}
private enum Grows {}
private enum RunsAgain {}
private enum MarkedStill {}
private enum AsText {}
private enum Backwards {}
/// Ignores a new mark of a panel that is still waiting for its layout in the current run.
private enum WaitingLost {}
private enum BothTimes {}
/// Sorts the list once, and then takes panels from it until it is empty.
private enum Emptied {}
/// Leaves out a panel that is marked again while it is waiting for its layout.
private enum Skipped {}

private struct Of<Flaw>: NeedsLayout {
    typealias Cycle = Flawed<Flaw>
}

@MainActor private var everywhere: [Panel] = []

private final class Flawed<Flaw>: CycleShape {
    private var marked: [Panel] = []
    private var (done, next): ([Panel], [Panel]) = ([], [])
    private var (isRunning, isDirty): (Bool, Bool) = (false, false)

    func mark(_ panel: Panel) {
        isDirty = true
        let goesByName = Flaw.self == ByName.self || Flaw.self == LastOfName.self
        let place = marked.firstIndex { goesByName ? $0.name == panel.name : $0 === panel }
        switch Flaw.self {
        case is AtOnce.Type: panel.layout()
        case is BothTimes.Type:
            if place == nil { marked.append(panel) }
            panel.layout()
        case is EachMark.Type: marked.append(panel)
        case is OnlyFirst.Type: if marked.isEmpty { marked = [panel] }
        case is OnlyLast.Type: marked = [panel]
        case is OnlyNeighbours.Type: if marked.last !== panel { marked.append(panel) }
        case is LastMark.Type: marked = marked.filter { $0 !== panel } + [panel]
        case is NeverAgain.Type where done.contains(where: { $0 === panel }): break
        case is RepeatsDuring.Type where isRunning: next.append(panel)
        case is LastOfName.Type: if let place { marked[place] = panel } else { marked.append(panel) }
        case is Shared.Type: if !everywhere.contains(where: { $0 === panel }) { everywhere.append(panel) }
        default: if place == nil { marked.append(panel) }
        }
    }

    func run() {
        if Flaw.self == Shared.self { (marked, everywhere) = (everywhere, []) }
        let now = sorted()
        isRunning = true
        switch Flaw.self {
        case is Neglectful.Type: marked = []
        case is NotCleared.Type: now.forEach { $0.layout() }
        case is AllEver.Type where isDirty:
            isDirty = false
            now.forEach { $0.layout() }
        case is AllEver.Type: break
        case is Lost.Type:
            now.forEach { $0.layout() }
            marked = []
        case is SelfLost.Type:
            for panel in now {
                panel.layout()
                marked.removeAll { $0 === panel }
            }
        case is SameCycle.Type:
            while !marked.isEmpty {
                marked = sorted()
                marked.removeFirst().layout()
            }
        case is Grows.Type:
            marked = now
            var place = 0
            while place < marked.count {
                marked[place].layout()
                place += 1
            }
            marked = []
        case is Emptied.Type:
            marked = now
            while !marked.isEmpty { marked.removeFirst().layout() }
        case is Skipped.Type:
            marked = []
            for panel in now where !marked.contains(where: { $0 === panel }) { panel.layout() }
        case is WaitingLost.Type:
            for panel in now {
                marked.removeAll { $0 === panel }
                panel.layout()
            }
        case is MarkedStill.Type:
            marked = now
            now.forEach { $0.layout() }
            marked.removeFirst(now.count)
        default:
            done += now
            marked = []
            for panel in Flaw.self == Twice.self ? now + now : now { panel.layout() }
            if Flaw.self == RunsAgain.self, !marked.isEmpty { run() }
        }
        isRunning = false
        if Flaw.self == RepeatsDuring.self { (marked, next) = (next, []) }
    }

    private func sorted() -> [Panel] {
        switch Flaw.self {
        case is Inner.Type: marked
        case is Unordered.Type: marked.sorted { $0.name < $1.name }
        case is OnlyOutermost.Type: marked.filter { $0.depth == 0 } + marked.filter { $0.depth > 0 }
        case is InnerFirst.Type: marked.sorted { $0.depth > $1.depth }
        case is Backwards.Type: marked.reversed().sorted { $0.depth < $1.depth }
        case is AsText.Type: marked.sorted { "\($0.depth)" < "\($1.depth)" }
        default: marked.sorted { $0.depth < $1.depth }
        }
    }
}

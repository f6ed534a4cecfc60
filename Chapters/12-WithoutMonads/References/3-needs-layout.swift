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

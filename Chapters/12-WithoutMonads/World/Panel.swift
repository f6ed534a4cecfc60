/// A view that can be laid out: a closure does its layout.
public final class Panel {
    /// The name, which several panels may have.
    public let name: String
    /// The number of panels around this one: 0 for an outermost panel.
    public let depth: Int
    private let work: (Panel) -> Void

    /// Makes a panel inside another panel, or an outermost panel if `parent` is `nil`.
    public init(_ name: String, in parent: Panel? = nil, whenLaidOut work: @escaping (Panel) -> Void) {
        (self.name, self.work) = (name, work)
        depth = parent.map { $0.depth + 1 } ?? 0
    }

    /// Lays out the panel at once.
    public func layout() { work(self) }
}

/// A layout cycle like Cocoa's. The next cycle lays out each marked panel once, however often the panel was marked.
public final class LayoutCycle {
    private var marked: [Panel] = []

    /// Makes a cycle in which nothing is marked.
    public init() {}

    /// Marks a panel as needing layout and does nothing else.
    public func mark(_ panel: Panel) {
        if !marked.contains(where: { $0 === panel }) { marked.append(panel) }
    }

    /// Lays out the marked panels, outer panels first. A panel that is marked during the run waits for the next cycle.
    public func run() {
        let now = marked.sorted { $0.depth < $1.depth }
        marked = []
        for panel in now { panel.layout() }
    }
}

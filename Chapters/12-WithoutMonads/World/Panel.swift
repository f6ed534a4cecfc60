/// A view that can be laid out: layout calculates its place and size, and those of the views in it.
public final class Panel {
    /// The name.
    public let name: String
    /// The number of panels that it is in: 0 if it is in none.
    public let depth: Int
    private let work: (Panel) -> Void

    /// Makes a panel.
    ///
    /// - Parameters:
    ///   - name: its name.
    ///   - parent: the panel that it is in.
    ///   - work: the work of its layout.
    public init(_ name: String, in parent: Panel? = nil, whenLaidOut work: @escaping (Panel) -> Void) {
        (self.name, self.work) = (name, work)
        depth = parent.map { $0.depth + 1 } ?? 0
    }

    /// Lays out the panel, at once.
    public func layout() { work(self) }
}

/// A layout cycle as Cocoa has it: a panel is marked as needing layout, and laid out with the next cycle, once, however
/// often it was marked.
public final class LayoutCycle {
    private var marked: [Panel] = []

    /// Makes a cycle in which nothing is marked.
    public init() {}

    /// Marks a panel, and does no more.
    ///
    /// - Parameter panel: the panel that needs layout.
    public func mark(_ panel: Panel) {
        if !marked.contains(where: { $0 === panel }) { marked.append(panel) }
    }

    /// Lays out the marked panels, outer ones first. A panel that is marked meanwhile waits for the next cycle.
    public func run() {
        let now = marked.sorted { $0.depth < $1.depth }
        marked = []
        for panel in now { panel.layout() }
    }
}

/// A screen that counts the views that are drawn on it.
public final class Canvas {
    /// The tree that is shown.
    public private(set) var tree: Node?
    /// The number of times that views have been drawn. A view that is drawn twice counts twice.
    public private(set) var drawn = 0
    /// The trees that were drawn as a whole and the steps, in order: `draw page, 6 views`,
    /// `update ["credit"] "70" red`.
    public private(set) var log: [String] = []

    /// Makes a screen that shows nothing.
    public init() {}

    /// Draws a whole tree.
    public func draw(_ tree: Node) {
        self.tree = tree
        drawn += tree.count
        log.append("draw \(tree.key), \(tree.count) views")
    }

    /// Changes the shown tree and draws only new and updated views. A step that does not fit is logged, but not
    /// applied.
    public func apply(_ changes: [Change]) {
        for change in changes {
            do {
                guard let shown = tree else { throw Misfit(description: "\(change): nothing is shown yet") }
                tree = try shown.applying([change])
                drawn += change.drawn
                log.append("\(change)")
            } catch {
                log.append("does not fit: \(error)")
            }
        }
    }
}
